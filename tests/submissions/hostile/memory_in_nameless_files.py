"""Keeps memory in files without a name, which no address space counts."""

import os


class Solution:
    def solveSudoku(self, board):
        kept = []
        for _ in range(256):  # 256 MiB are enough to show it
            file = os.memfd_create("board")
            kept.append(file)
            for _ in range(64):
                os.write(file, bytes(1 << 20))
        raise MemoryError("should have been stopped long ago")
