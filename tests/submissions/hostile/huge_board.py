"""Makes the board a thousand times as wide and as high."""

class Solution:
    def solveSudoku(self, board):
        board[:] = [["5"] * 9_000] * 9_000
