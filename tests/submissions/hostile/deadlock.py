"""Waits for a lock that it holds itself."""

import threading


class Solution:
    def solveSudoku(self, board):
        lock = threading.Lock()
        lock.acquire()
        lock.acquire()
