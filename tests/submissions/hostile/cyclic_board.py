"""Puts the board into itself."""

class Solution:
    def solveSudoku(self, board):
        board[0] = board
        board[1][1] = board
