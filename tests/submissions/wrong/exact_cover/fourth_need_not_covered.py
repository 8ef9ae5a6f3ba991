def solveSudoku(board):
    where = {}
    for r in range(9):
        for c in range(9):
            for d in '123456789':
                where[r, c, d] = [(r, c), ('r', r, d), ('c', c, d), ('b', r // 3 * 3 + c // 3, d)]
    table = {}
    for move, needs in where.items():
        for n in needs:
            table.setdefault(n, []).append(move)

    def take(move):
        removed = []
        for n in where[move][:-1]:
            if n not in table:
                continue
            for other in table[n]:
                for m in where[other]:
                    if m != n and m in table and other in table[m]:
                        table[m].remove(other)
                        removed.append((m, other))
            removed.append((n, table.pop(n)))
        return removed

    def give_back(removed):
        for n, x in reversed(removed):
            if isinstance(x, list):
                table[n] = x
            else:
                table[n].append(x)

    def solve():
        cells = [n for n in table if len(n) == 2]
        if not cells:
            return True
        need = min((n for n in table if n[0] != 'b'), key=lambda n: len(table[n]))
        for move in list(table[need]):
            log = take(move)
            board[move[0]][move[1]] = move[2]
            if solve():
                return True
            board[move[0]][move[1]] = '.'
            give_back(log)
        return False

    for r in range(9):
        for c in range(9):
            if board[r][c] != '.':
                take((r, c, board[r][c]))
    solve()
