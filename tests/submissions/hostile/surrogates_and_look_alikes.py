"""Fills the board with halves of characters and foreign digits."""

class Solution:
    def solveSudoku(self, board):
        strange = ["\ud800", "\u0661", "\uff11", "", "12", "\x00", "\U0001d7ce", "\u202e", "1\u0301"]
        for row in board:
            row[:] = strange
