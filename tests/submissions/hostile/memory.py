"""Fills memory."""

class Solution:
    def solveSudoku(self, board):
        kept = []
        while True:
            kept.append(bytearray(1 << 20))
