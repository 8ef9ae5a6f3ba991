#: cause undo-books
#: line 42 43
from collections import defaultdict
from typing import List

class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows = defaultdict(set)
        cols = defaultdict(set)
        squares = defaultdict(set)  # key = (r // 3, c // 3)

        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    continue
                rows[r].add(board[r][c])
                cols[c].add(board[r][c])
                squares[(r // 3, c // 3)].add(board[r][c])

        def backtrack(r, c):
            if c == 9:
                r, c = r + 1, 0
            if r == 9:
                return True
            if board[r][c] != ".":
                return backtrack(r, c + 1)

            for val in map(str, range(1, 10)):
                if (val in rows[r] or val in cols[c] or
                        val in squares[(r // 3, c // 3)]):
                    continue

                rows[r].add(val)
                cols[c].add(val)
                squares[(r // 3, c // 3)].add(val)
                board[r][c] = val

                if backtrack(r, c + 1):
                    return True

                board[r][c] = "."
                rows[r].remove(val)
                squares[(r // 3, c // 3)].remove(val)

            return False

        backtrack(0, 0)
