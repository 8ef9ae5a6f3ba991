"""Loops inside the C code of a regular expression."""

import re


class Solution:
    def solveSudoku(self, board):
        re.match(r"(\d+)+$", "1" * 100 + "x")
