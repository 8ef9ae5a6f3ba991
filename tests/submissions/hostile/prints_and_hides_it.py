"""Prints for ever, and empties the file behind the stream each time."""

import os


class Solution:
    def solveSudoku(self, board):
        while True:
            os.write(1, b"x" * 65536)
            os.ftruncate(1, 0)
            os.lseek(1, 0, os.SEEK_SET)
