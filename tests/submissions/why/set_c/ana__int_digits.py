#: cause type
#: line 17
from typing import List


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        """
        Do not return anything, modify board in-place instead.
        """
        self.solve(board)

    def solve(self, board):
        for i in range(9):
            for j in range(9):
                if board[i][j] == '.':
                    for c in range(1, 10):
                        if self.isValid(board, i, j, c):
                            board[i][j] = c
                            if self.solve(board):
                                return True
                            board[i][j] = '.'
                    return False
        return True

    def isValid(self, board, row, col, c):
        for k in range(9):
            if board[row][k] == c:
                return False
            if board[k][col] == c:
                return False
            if board[3 * (row // 3) + k // 3][3 * (col // 3) + k % 3] == c:
                return False
        return True
