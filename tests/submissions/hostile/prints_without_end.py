"""Prints for ever."""

class Solution:
    def solveSudoku(self, board):
        while True:
            print("the board is", board)
