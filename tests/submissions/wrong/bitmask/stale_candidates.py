#: says in column
#: example accepted
from typing import List


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def options(r, c):
            seen = set(board[r]) | {board[i][c] for i in range(9)}
            for i in range(r // 3 * 3, r // 3 * 3 + 3):
                seen.update(board[i][c // 3 * 3:c // 3 * 3 + 3])
            return [d for d in "123456789" if d not in seen]

        # the easy ones first
        again = True
        while again:
            again = False
            for r in range(9):
                for c in range(9):
                    if board[r][c] == "." and len(options(r, c)) == 1:
                        board[r][c] = options(r, c)[0]
                        again = True

        # try what is left, with the candidates worked out once
        left = [(r, c, options(r, c)) for r in range(9) for c in range(9) if board[r][c] == "."]

        def guess(k):
            if k == len(left):
                return True
            r, c, digits = left[k]
            for d in digits:
                if d in board[r]:
                    continue
                board[r][c] = d
                if guess(k + 1):
                    return True
                board[r][c] = "."
            return False

        guess(0)
