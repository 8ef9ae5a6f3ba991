"""Recurses without end."""

class Solution:
    def solveSudoku(self, board):
        return self.solveSudoku(board)
