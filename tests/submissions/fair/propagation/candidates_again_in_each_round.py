class Solution:
    """Candidates are computed from the board again in every round; copies by deepcopy of lists."""
    def solveSudoku(self, board):
        import copy
        def cands(b, r, c):
            used = set(b[r]) | {b[i][c] for i in range(9)} | {b[i][j] for i in range(r//3*3, r//3*3+3) for j in range(c//3*3, c//3*3+3)}
            return [d for d in '123456789' if d not in used]
        def singles(b):
            while True:
                moved = False
                for r in range(9):
                    for c in range(9):
                        if b[r][c] == '.':
                            o = cands(b, r, c)
                            if not o: return False
                            if len(o) == 1:
                                b[r][c] = o[0]; moved = True
                for kind in range(3):
                    for u in range(9):
                        if kind == 0: cells = [(u, k) for k in range(9)]
                        elif kind == 1: cells = [(k, u) for k in range(9)]
                        else: cells = [(u//3*3 + k//3, u%3*3 + k%3) for k in range(9)]
                        for d in '123456789':
                            if any(b[r][c] == d for r, c in cells): continue
                            spots = [(r, c) for r, c in cells if b[r][c] == '.' and d in cands(b, r, c)]
                            if not spots: return False
                            if len(spots) == 1:
                                b[spots[0][0]][spots[0][1]] = d; moved = True
                if not moved: return True
        def solve(b):
            if not singles(b): return None
            best = None
            for r in range(9):
                for c in range(9):
                    if b[r][c] == '.':
                        o = cands(b, r, c)
                        if best is None or len(o) < len(best[2]): best = (r, c, o)
            if best is None: return b
            for d in best[2]:
                n = copy.deepcopy(b); n[best[0]][best[1]] = d
                s = solve(n)
                if s: return s
        s = solve(board)
        for r in range(9): board[r][:] = s[r]
