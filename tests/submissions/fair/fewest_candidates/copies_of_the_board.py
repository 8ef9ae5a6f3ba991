from copy import deepcopy
class Solution:
    def solveSudoku(self, board):
        def possible(b, r, c):
            s = set('123456789')
            for i in range(9):
                s.discard(b[r][i]); s.discard(b[i][c])
                s.discard(b[r//3*3 + i//3][c//3*3 + i%3])
            return s
        def solve(b):
            best = None
            for r in range(9):
                for c in range(9):
                    if b[r][c] == '.':
                        p = possible(b, r, c)
                        if best is None or len(p) < len(best[2]):
                            best = r, c, p
            if best is None: return b
            r, c, p = best
            for d in sorted(p):
                n = deepcopy(b); n[r][c] = d
                s = solve(n)
                if s: return s
            return None
        s = solve(board)
        for r in range(9): board[r][:] = s[r]
