import math


class Solution:
    def solveSudoku(self, board):
        n = len(board)
        side = int(math.sqrt(n))
        symbols = "123456789ABCDEFGHIJKLMNOP"[:n]

        def fits(r, c, x):
            for i in range(n):
                if x in (board[r][i], board[i][c]):
                    return False
                if board[r // side * side + i // 3 % side][c // side * side + i % 3 % side] == x:
                    return False
            return True

        def fill(r, c):
            if c == n:
                return fill(r + 1, 0)
            if r == n:
                return True
            if board[r][c] != ".":
                return fill(r, c + 1)
            for x in symbols:
                if fits(r, c, x):
                    board[r][c] = x
                    if fill(r, c + 1):
                        return True
                    board[r][c] = "."
            return False

        fill(0, 0)
