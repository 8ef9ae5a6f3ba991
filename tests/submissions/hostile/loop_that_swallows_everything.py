"""Loops for ever, and catches whatever would end it."""

class Solution:
    def solveSudoku(self, board):
        while True:
            try:
                while True:
                    pass
            except BaseException:
                continue
