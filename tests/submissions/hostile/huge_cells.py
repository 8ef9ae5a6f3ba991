"""Puts a novel into each cell."""

class Solution:
    def solveSudoku(self, board):
        for row in board:
            row[:] = ["5" * 1_000_000] * 9
