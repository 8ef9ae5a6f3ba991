"""Asks for more memory than any machine has."""

class Solution:
    def solveSudoku(self, board):
        return "9" * (1 << 45)
