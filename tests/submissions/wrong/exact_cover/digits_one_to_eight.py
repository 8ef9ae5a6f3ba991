def solveSudoku(board):
    rows = [(r, c, d) for r in range(9) for c in range(9) for d in range(1, 9)]

    def needs(row):
        r, c, d = row
        yield 0, r, c
        yield 1, r, d
        yield 2, c, d
        yield 3, 3 * (r // 3) + c // 3, d

    done = {n for r in range(9) for c in range(9) if board[r][c] != '.'
            for n in needs((r, c, int(board[r][c])))}
    columns = {}
    for row in rows:
        if done.isdisjoint(needs(row)):
            for n in needs(row):
                columns.setdefault(n, set()).add(row)

    def solve(columns):
        if not columns:
            return {}
        n = min(columns, key=lambda k: len(columns[k]))
        for row in columns[n]:
            mine = set(needs(row))
            out = set().union(*[columns[m] for m in mine])
            answer = solve({m: s - out for m, s in columns.items() if m not in mine})
            if answer is not None:
                answer[row[:2]] = row[2]
                return answer
        return None

    for (r, c), d in (solve(columns) or {}).items():
        board[r][c] = str(d)
