class Solution:
    """The matrix as in Wikipedia: rows of zeros and ones, copied at each level."""
    def solveSudoku(self, board):
        rows = {}
        for r in range(9):
            for c in range(9):
                for d in range(9):
                    if board[r][c] != "." and board[r][c] != str(d + 1):
                        continue
                    line = [0] * 324
                    line[r * 9 + c] = 1
                    line[81 + r * 9 + d] = 1
                    line[162 + c * 9 + d] = 1
                    line[243 + (r // 3 * 3 + c // 3) * 9 + d] = 1
                    rows[r, c, d] = line
        def solve(rows, cols, chosen):
            if not cols:
                return chosen
            counts = {c: 0 for c in cols}
            for line in rows.values():
                for c in cols:
                    counts[c] += line[c]
            best = min(cols, key=counts.get)
            if counts[best] == 0:
                return None
            for name in [n for n, line in rows.items() if line[best]]:
                line = rows[name]
                gone = {c for c in cols if line[c]}
                left = {n: l for n, l in rows.items() if not any(l[c] for c in gone)}
                found = solve(left, [c for c in cols if c not in gone], chosen + [name])
                if found:
                    return found
            return None
        for r, c, d in solve(rows, list(range(324)), []):
            board[r][c] = str(d + 1)
