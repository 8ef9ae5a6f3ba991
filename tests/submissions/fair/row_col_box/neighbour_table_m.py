from itertools import product

CELLS = list(product(range(9), repeat=2))


def see_each_other(a, b):
    return a != b and (
        a[0] == b[0] or a[1] == b[1] or (a[0] // 3, a[1] // 3) == (b[0] // 3, b[1] // 3)
    )


NEIGHBOURS = {a: [b for b in CELLS if see_each_other(a, b)] for a in CELLS}


def solveSudoku(board):
    todo = [(r, c) for r, c in CELLS if board[r][c] == "."]
    fill(board, todo, 0)


def fill(board, todo, at):
    if at == len(todo):
        return True
    r, c = todo[at]
    for digit in map(str, range(1, 10)):
        if any(board[y][x] == digit for y, x in NEIGHBOURS[r, c]):
            continue
        board[r][c] = digit
        if fill(board, todo, at + 1):
            return True
    board[r][c] = "."
    return False
