# No recursion: a pointer walks over the free cells, forwards when a number fits
# and backwards when none is left. The grid holds numbers, 0 is free.


def conflict(grid, y, x):
    n = grid[y][x]
    for i in range(9):
        if i != x and grid[y][i] == n:
            return True
        if i != y and grid[i][x] == n:
            return True
    by = (y // 3) * 3
    bx = (x // 3) * 3
    for yy in range(by, by + 3):
        for xx in range(bx, bx + 3):
            if (yy, xx) != (y, x) and grid[yy][xx] == n:
                return True
    return False


def solveSudoku(board):
    grid = []
    free = []
    for y in range(9):
        line = []
        for x in range(9):
            if board[y][x] == ".":
                line.append(0)
                free.append((y, x))
            else:
                line.append(int(board[y][x]))
        grid.append(line)

    pos = 0
    while 0 <= pos < len(free):
        y, x = free[pos]
        grid[y][x] += 1
        while grid[y][x] <= 9 and conflict(grid, y, x):
            grid[y][x] += 1
        if grid[y][x] > 9:
            grid[y][x] = 0
            pos -= 1
        else:
            pos += 1

    for y in range(9):
        for x in range(9):
            board[y][x] = str(grid[y][x])
