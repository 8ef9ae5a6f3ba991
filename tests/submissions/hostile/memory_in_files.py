"""Keeps memory in a file of the file system that lies in memory."""

import os


class Solution:
    def solveSudoku(self, board):
        path = f"/dev/shm/board-{os.getpid()}"
        file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL)
        try:
            os.unlink(path)
            for _ in range(256):
                os.write(file, bytes(1 << 20))
        finally:
            os.close(file)
        raise MemoryError("should have been stopped long ago")
