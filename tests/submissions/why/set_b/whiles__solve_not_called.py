#: cause no-recursion result
#: line 30
class Solution(object):
    def solveSudoku(self, board):
        """
        :type board: List[List[str]]
        :rtype: None Do not return anything, modify board in-place instead.
        """
        # can number n stand at y, x ?
        def possible(y, x, n):
            column = [line[x] for line in board]
            top = y // 3 * 3
            left = x // 3 * 3
            square = []
            for a in range(top, top + 3):
                for b in range(left, left + 3):
                    square.append(board[a][b])
            return n not in board[y] and n not in column and n not in square

        def solve():
            y = 0
            while y < 9:
                x = 0
                while x < 9:
                    if board[y][x] == '.':
                        n = 1
                        while n < 10:
                            if possible(y, x, str(n)):
                                board[y][x] = str(n)
                                if solve:
                                    return True
                                board[y][x] = '.'
                            n += 1
                        return False
                    x += 1
                y += 1
            return True

        solve()
