#: example accepted
class Solution:
    def solveSudoku(self, board):
        rows = [set(r) - {'.'} for r in board]
        cols = [set(r[c] for r in board) - {'.'} for c in range(9)]
        boxes = [set(board[i][j] for i in range(a, a + 3) for j in range(b, b + 3)) - {'.'}
                 for a in (0, 3, 6) for b in (0, 3, 6)]
        digits = set('123456789')

        def solve():
            best = None
            for r in range(9):
                for c in range(9):
                    if board[r][c] == '.':
                        cand = digits - rows[r] - cols[c] - boxes[r // 3 * 3 + c // 3]
                        if cand and (best is None or len(cand) < len(best[2])):
                            best = (r, c, cand)
            if best is None:      # nothing left to fill
                return True
            r, c, cand = best
            for d in sorted(cand):
                board[r][c] = d
                rows[r].add(d); cols[c].add(d); boxes[r // 3 * 3 + c // 3].add(d)
                if solve():
                    return True
                board[r][c] = '.'
                rows[r].discard(d); cols[c].discard(d); boxes[r // 3 * 3 + c // 3].discard(d)
            return False

        solve()
