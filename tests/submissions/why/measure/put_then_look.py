"""Put a digit down, then look whether the three units of the cell are still fine."""


def no_twins(values):
    digits = [v for v in values if v != "."]
    return len(digits) == len(set(digits))


def row_ok(board, r):
    return no_twins(board[r])


def column_ok(board, c):
    column = []
    for r in range(9):
        column.append(board[r][c])
    return no_twins(column)


def box_ok(board, r, c):
    r0 = r - r % 3
    c0 = c - c % 3
    box = []
    for i in range(3):
        for j in range(3):
            box.append(board[r0 + i][c0 + j])
    return no_twins(box)


def everything_ok(board, r, c):
    return row_ok(board, r) and column_ok(board, c) and box_ok(board, r, c)


def search(board, pos):
    if pos == 81:
        return True
    r = pos // 9
    c = pos % 9
    if board[r][c] != ".":
        return search(board, pos + 1)
    for d in range(1, 10):
        board[r][c] = str(d)
        if everything_ok(board, r, c):
            if search(board, pos + 1):
                return True
    board[r][c] = "."
    return False


def solveSudoku(board):
    search(board, 0)
