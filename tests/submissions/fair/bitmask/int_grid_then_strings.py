def solveSudoku(board):
    g = [[0 if v == '.' else int(v) for v in line] for line in board]
    rmask, cmask = [0] * 9, [0] * 9
    bmask = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]
    for y in range(9):
        for x in range(9):
            if g[y][x]:
                rmask[y] |= 2 ** g[y][x]
                cmask[x] |= 2 ** g[y][x]
                bmask[y // 3][x // 3] |= 2 ** g[y][x]

    def nxt(y, x):
        x += 1
        return (y + 1, 0) if x > 8 else (y, x)

    def place(y, x):
        while y < 9 and g[y][x]:
            y, x = nxt(y, x)
        if y == 9:
            return True
        allowed = 1022 & ~(rmask[y] | cmask[x] | bmask[y // 3][x // 3])
        n = 0
        while allowed >> n:
            if allowed >> n & 1:
                g[y][x] = n
                rmask[y] += 1 << n
                cmask[x] += 1 << n
                bmask[y // 3][x // 3] += 1 << n
                if place(*nxt(y, x)):
                    return True
                rmask[y] -= 1 << n
                cmask[x] -= 1 << n
                bmask[y // 3][x // 3] -= 1 << n
                g[y][x] = 0
            n += 1
        return False

    place(0, 0)
    for y in range(9):
        for x in range(9):
            board[y][x] = str(g[y][x])
