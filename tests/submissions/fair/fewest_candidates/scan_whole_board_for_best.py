class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows = [[False] * 10 for _ in range(9)]
        cols = [[False] * 10 for _ in range(9)]
        subs = [[False] * 10 for _ in range(9)]

        def mark(r, c, d, value):
            rows[r][d] = cols[c][d] = subs[r // 3 * 3 + c // 3][d] = value

        for r in range(9):
            for c in range(9):
                if board[r][c] != '.':
                    mark(r, c, int(board[r][c]), True)

        def pickCell():
            best, where = None, None
            for r in range(9):
                for c in range(9):
                    if board[r][c] == '.':
                        R, C, S = rows[r], cols[c], subs[r // 3 * 3 + c // 3]
                        opts = [d for d in range(1, 10) if not (R[d] or C[d] or S[d])]
                        if best is None or len(opts) < len(best):
                            best, where = opts, (r, c)
                            if len(best) <= 1:
                                return where, best
            return where, best

        def backtrack():
            where, opts = pickCell()
            if where is None:
                return True
            r, c = where
            for d in opts:
                board[r][c] = str(d)
                mark(r, c, d, True)
                if backtrack():
                    return True
                mark(r, c, d, False)
                board[r][c] = '.'
            return False

        backtrack()
