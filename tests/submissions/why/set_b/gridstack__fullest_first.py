#: cause slow
#: line 26
def solveSudoku(board):
    start = [[int(x) if x.isdigit() else 0 for x in row] for row in board]
    stack = [start]
    while stack:
        grid = stack.pop()
        spot = next_spot(grid)
        if spot is None:
            copy_back(grid, board)
            return
        r, c, choices = spot
        for n in choices:
            child = [line[:] for line in grid]
            child[r][c] = n
            stack.append(child)


def next_spot(grid):
    best = None
    for r in range(9):
        for c in range(9):
            if grid[r][c]:
                continue
            choices = allowed(grid, r, c)
            if best is None or len(choices) > len(best[2]):
                best = r, c, choices
    return best


def allowed(grid, r, c):
    flags = [True] * 10
    for k in range(9):
        flags[grid[r][k]] = False
        flags[grid[k][c]] = False
        flags[grid[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]] = False
    return [n for n in range(1, 10) if flags[n]]


def copy_back(grid, board):
    for r, line in enumerate(grid):
        for c, n in enumerate(line):
            board[r][c] = str(n)
