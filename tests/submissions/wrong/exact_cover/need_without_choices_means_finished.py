#: example accepted
def solveSudoku(board):
    bits = {}
    for r in range(9):
        for c in range(9):
            for d in range(9):
                bits[r, c, d] = [9 * r + c, 81 + 9 * r + d, 162 + 9 * c + d, 243 + 9 * (r // 3 * 3 + c // 3) + d]
    cols = {k: set() for k in range(324)}
    for row, ks in bits.items():
        if board[row[0]][row[1]] in (".", str(row[2] + 1)):
            for k in ks:
                cols[k].add(row)

    def solve(cols, answer):
        cols = {k: rows for k, rows in cols.items()}
        k = min((k for k in cols if cols[k]), key=lambda k: len(cols[k]), default=None)
        if k is None:
            return answer
        for row in cols[k]:
            clash = set().union(*(cols[j] for j in bits[row]))
            touched = {j for other in clash for j in bits[other]}
            rest = dict(cols)
            for j in touched:
                if j in rest:
                    rest[j] = rest[j] - clash
            for j in bits[row]:
                del rest[j]
            found = solve(rest, answer + [row])
            if found:
                return found
        return None

    for r, c, d in solve(cols, []) or []:
        board[r][c] = str(d + 1)
