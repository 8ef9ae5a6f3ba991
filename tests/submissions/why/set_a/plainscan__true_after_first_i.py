#: cause check
#: line 34
from typing import List


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        """
        Do not return anything, modify board in-place instead.
        """
        self.solve(board)

    def solve(self, board):
        for row in range(9):
            for col in range(9):
                if board[row][col] == '.':
                    for digit in '123456789':
                        if self.isValid(board, row, col, digit):
                            board[row][col] = digit
                            if self.solve(board):
                                return True
                            board[row][col] = '.'
                    return False
        return True

    def isValid(self, board, row, col, digit):
        for i in range(9):
            if board[row][i] == digit:
                return False
            if board[i][col] == digit:
                return False
            if board[3 * (row // 3) + i // 3][3 * (col // 3) + i % 3] == digit:
                return False
            return True
