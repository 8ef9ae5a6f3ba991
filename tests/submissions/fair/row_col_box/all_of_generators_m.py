from typing import List


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        blanks = [(i, j) for i, line in enumerate(board) for j, x in enumerate(line) if x == "."]

        def allowed(i: int, j: int, d: str) -> bool:
            bi, bj = i - i % 3, j - j % 3
            return (
                all(board[i][k] != d for k in range(9))
                and all(board[k][j] != d for k in range(9))
                and all(board[bi + a][bj + b] != d for a in range(3) for b in range(3))
            )

        def backtrack(n: int) -> bool:
            if n == len(blanks):
                return True
            i, j = blanks[n]
            for d in "123456789":
                if allowed(i, j, d):
                    board[i][j] = d
                    if backtrack(n + 1):
                        return True
            board[i][j] = "."
            return False

        backtrack(0)
