"""Aborts, as a failed assertion in C does."""

import os


class Solution:
    def solveSudoku(self, board):
        os.abort()
