"""Prints for ever on both streams, also when told that it is enough."""

import sys


class Solution:
    def solveSudoku(self, board):
        while True:
            for stream in (sys.stdout, sys.stderr):
                try:
                    stream.write("x" * 65536)
                    stream.flush()
                except Exception:
                    pass
