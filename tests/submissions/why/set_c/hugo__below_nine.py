#: cause digits
#: line 23 25
def solveSudoku(board):
    # own grid of numbers, 0 means empty
    grid = [[0 if ch == '.' else int(ch) for ch in line] for line in board]
    todo = [(y, x) for y in range(9) for x in range(9) if grid[y][x] == 0]

    def allowed(y, x, n):
        if n in grid[y]:
            return False
        if n in [grid[k][x] for k in range(9)]:
            return False
        y0 = y // 3 * 3
        x0 = x // 3 * 3
        square = [grid[y0 + a][x0 + b] for a in range(3) for b in range(3)]
        return n not in square

    at = 0
    while at < len(todo):
        y, x = todo[at]
        n = grid[y][x] + 1
        grid[y][x] = 0
        while n < 9 and not allowed(y, x, n):
            n += 1
        if n < 9:
            grid[y][x] = n
            at += 1
        else:
            at -= 1

    for y, x in todo:
        board[y][x] = str(grid[y][x])
