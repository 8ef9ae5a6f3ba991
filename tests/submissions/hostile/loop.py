"""Loops for ever."""

class Solution:
    def solveSudoku(self, board):
        while True:
            pass
