#: verdict Time Limit Exceeded
#: says time limit
from itertools import product


class Solution:
    def solveSudoku(self, board):
        blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        for digits in product("123456789", repeat=len(blanks)):
            for (r, c), d in zip(blanks, digits):
                board[r][c] = d
            if self.valid(board):
                return

    def valid(self, board):
        return (all(len(set(row)) == 9 for row in board)
                and all(len(set(col)) == 9 for col in zip(*board))
                and all(len({board[i + k // 3][j + k % 3] for k in range(9)}) == 9
                        for i in (0, 3, 6) for j in (0, 3, 6)))
