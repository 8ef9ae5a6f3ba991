"""Reads from address 0."""

import ctypes


class Solution:
    def solveSudoku(self, board):
        ctypes.string_at(0)
