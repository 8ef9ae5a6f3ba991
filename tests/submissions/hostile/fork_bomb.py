"""Forks, and has the children fork: 2**5 of them here, and not for long."""

import os
import time


class Solution:
    def solveSudoku(self, board):
        parent = os.getpid()
        for _ in range(5):
            os.fork()
        if os.getpid() != parent:
            time.sleep(3)
        os._exit(0)
