def solveSudoku(board):
    def needs(r, c, d):
        return ('cell', r, c), ('row', r, d), ('col', c, d), ('box', r // 3, c // 3, d)

    filled = set()
    for r in range(9):
        for c in range(9):
            if board[r][c] != '.':
                filled.update(needs(r, c, board[r][c]))

    table = {}
    for r in range(9):
        for c in range(9):
            for d in '123456789':
                four = needs(r, c, d)
                if not filled.intersection(four):
                    for need in four:
                        table.setdefault(need, set()).add((r, c, d))
    wanted = {need for r in range(9) for c in range(9) for d in '123456789' for need in needs(r, c, d)} - filled
    if wanted != set(table):
        return

    def solve(table):
        if not table:
            return ()
        need = min(table, key=lambda n: len(table[n]))
        for choice in table[need]:
            gone = set()
            four = needs(*choice)
            for n in four:
                gone |= table[n]
            touched = {}
            for g in gone:
                for n in needs(*g):
                    touched.setdefault(n, set()).add(g)
            smaller = table.copy()
            for n, out in touched.items():
                smaller[n] = table[n] - out
            for n in four:
                del smaller[n]
            rest = solve(smaller)
            if rest is not None:
                return (choice,) + rest
        return None

    for r, c, d in solve(table) or ():
        board[r][c] = d
