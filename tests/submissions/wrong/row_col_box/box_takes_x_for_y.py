class Solution:
    def solveSudoku(self, board):
        blanks = []
        for i in range(9):
            for j in range(9):
                if board[i][j] == ".":
                    blanks.append((i, j))
        tried = [0] * len(blanks)
        k = 0
        while 0 <= k < len(blanks):
            i, j = blanks[k]
            board[i][j] = "."
            tried[k] += 1
            while tried[k] <= 9 and not self.possible(board, i, j, str(tried[k])):
                tried[k] += 1
            if tried[k] <= 9:
                board[i][j] = str(tried[k])
                k += 1
            else:
                tried[k] = 0
                k -= 1

    def possible(self, board, y, x, n):
        for i in range(9):
            if board[y][i] == n:
                return False
        for i in range(9):
            if board[i][x] == n:
                return False
        x0 = (x // 3) * 3
        y0 = (y // 3) * 3
        for i in range(0, 3):
            for j in range(0, 3):
                if board[x0 + i][y0 + j] == n:
                    return False
        return True
