from typing import List


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows = [set() for _ in range(9)]
        cols = [set() for _ in range(9)]
        boxes = [set() for _ in range(9)]
        for r in range(9):
            for c in range(9):
                if board[r][c] != '.':
                    rows[r].add(board[r][c])
                    cols[c].add(board[r][c])
                    boxes[r // 3 * 3 + c // 3].add(board[r][c])

        def pick():
            best, where = None, None
            for r in range(9):
                for c in range(9):
                    if board[r][c] != '.':
                        continue
                    options = [d for d in '123456789'
                               if d not in rows[r] and d not in cols[c] and d not in boxes[r // 3 * 3 + c // 3]]
                    if best is None or len(options) < len(best):
                        best, where = options, (r, c)
                        if len(best) <= 1:
                            return where, best
            return where, best

        def backtrack():
            where, options = pick()
            if where is None:
                return True
            r, c = where
            b = r // 3 * 3 + c // 3
            for d in options:
                board[r][c] = d
                rows[r].add(d); cols[c].add(d); boxes[b].add(d)
                if backtrack():
                    return True
                rows[r].remove(d); cols[c].remove(d); boxes[b].remove(d)
                board[r][c] = '.'
            return False

        backtrack()
