"""Prints for ever on the other stream, past Python's own."""

import os


class Solution:
    def solveSudoku(self, board):
        while True:
            os.write(2, b"x" * 65536)
