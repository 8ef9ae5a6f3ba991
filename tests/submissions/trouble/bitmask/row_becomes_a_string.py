#: verdict Runtime Error
#: says TypeError
#: says item assignment
class Solution:
    def solveSudoku(self, board):
        for i in range(9):
            board[i] = "".join(board[i])
        self.fill(board)

    def fill(self, board):
        for i in range(9):
            for j in range(9):
                if board[i][j] == ".":
                    for d in "123456789":
                        if d not in board[i] and d not in [row[j] for row in board]:
                            board[i][j] = d
                            if self.fill(board):
                                return True
                    return False
        return True
