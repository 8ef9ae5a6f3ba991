#: verdict Syntax Error
#: says indentation
#: says line 8
class Solution:
    def solveSudoku(self, board):
        for i in range(9):
            for j in range(9):
            if board[i][j] == ".":
                self.fill(board, i, j)
