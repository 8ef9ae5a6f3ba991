"""Loops for ever before there is a solver."""

while True:
    pass


class Solution:
    def solveSudoku(self, board):
        pass
