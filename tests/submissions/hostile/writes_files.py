"""Leaves files wherever it can, and changes one."""

import os


class Solution:
    def solveSudoku(self, board):
        for path in ("@FOLDER@/new", "@CANARY@"):
            try:
                with open(path, "a") as file:
                    file.write("I was here")
            except OSError:
                pass
