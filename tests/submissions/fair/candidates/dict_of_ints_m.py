def solveSudoku(board: list[list[str]]) -> None:
    values = {}
    for y in range(9):
        for x in range(9):
            values[x, y] = int(board[y][x]) if board[y][x] != '.' else None

    def libres(x, y):
        pris = {values[k, y] for k in range(9)}
        pris |= {values[x, k] for k in range(9)}
        x0, y0 = x - x % 3, y - y % 3
        pris |= {values[x0 + dx, y0 + dy] for dx in range(3) for dy in range(3)}
        return [n for n in range(1, 10) if n not in pris]

    vides = [case for case, n in values.items() if n is None]

    def essayer(rang):
        if rang >= len(vides):
            return True
        case = vides[rang]
        for n in libres(*case):
            values[case] = n
            if essayer(rang + 1):
                return True
        values[case] = None
        return False

    essayer(0)
    for (x, y), n in values.items():
        board[y][x] = str(n)
