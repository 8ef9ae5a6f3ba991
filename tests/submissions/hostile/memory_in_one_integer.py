"""Fills memory and time with one multiplication."""

class Solution:
    def solveSudoku(self, board):
        number = 9
        while True:
            number *= number
