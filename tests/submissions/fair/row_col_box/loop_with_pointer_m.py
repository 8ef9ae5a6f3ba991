class Solution(object):
    def solveSudoku(self, board):
        """
        :type board: List[List[str]]
        :rtype: None Do not return anything, modify board in-place instead.
        """
        # no recursion: walk forward when a number fits, backward when none is left
        holes = []
        for y in range(9):
            for x in range(9):
                if board[y][x] == '.':
                    holes.append((y, x))
        tried = [0] * len(holes)
        p = 0
        while p < len(holes):
            y, x = holes[p]
            board[y][x] = '.'
            n = tried[p] + 1
            while n <= 9 and not self.ok(board, y, x, str(n)):
                n += 1
            if n <= 9:
                tried[p] = n
                board[y][x] = str(n)
                p += 1
            else:
                tried[p] = 0
                p -= 1

    def ok(self, board, y, x, s):
        if s in board[y]:
            return False
        for line in board:
            if line[x] == s:
                return False
        y0 = y // 3 * 3
        x0 = x // 3 * 3
        for line in board[y0:y0 + 3]:
            if s in line[x0:x0 + 3]:
                return False
        return True
