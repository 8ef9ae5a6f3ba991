#: example accepted
from functools import lru_cache


class Solution:
    def solveSudoku(self, board):
        rows = [0] * 9
        cols = [0] * 9
        boxes = [0] * 9
        empty = []

        @lru_cache(maxsize=None)
        def candidates(r, c):
            used = rows[r] | cols[c] | boxes[r // 3 * 3 + c // 3]
            return [d for d in range(9) if not used >> d & 1]

        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    empty.append((r, c))
                else:
                    b = 1 << int(board[r][c]) - 1
                    rows[r] |= b
                    cols[c] |= b
                    boxes[r // 3 * 3 + c // 3] |= b

        def search():
            if not empty:
                return True
            empty.sort(key=lambda e: len(candidates(*e)))
            r, c = empty.pop(0)
            for d in candidates(r, c):
                b = 1 << d
                if rows[r] & b or cols[c] & b:
                    continue
                rows[r] |= b
                cols[c] |= b
                boxes[r // 3 * 3 + c // 3] |= b
                board[r][c] = str(d + 1)
                if search():
                    return True
                rows[r] ^= b
                cols[c] ^= b
                boxes[r // 3 * 3 + c // 3] ^= b
            board[r][c] = "."
            empty.append((r, c))
            return False

        search()
