#: verdict Syntax Error
#: says indentation
#: says line 12
class Solution:
    def solveSudoku(self, board):
        self.solve(board)

    def solve(self, board):
        for i in range(9):
            if "." in board[i]:
                j = board[i].index(".")
              for d in "123456789":
                board[i][j] = d
        return True
