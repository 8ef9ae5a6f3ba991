# Sudoku, second try. The first one checked the full grid after every digit.


def in_row(board, r, digit):
    return digit in board[r]


def in_column(board, c, digit):
    for r in range(9):
        if board[r][c] == digit:
            return True
    return False


def in_box(board, r, c, digit):
    r0 = r - r % 3
    c0 = c - c % 3
    for y in range(r0, r0 + 3):
        for x in range(c0, c0 + 3):
            if board[y][x] == digit:
                return True
    return False


def solve_from(board, cell):
    # move to the next blank
    while cell < 81 and board[cell // 9][cell % 9] != ".":
        cell += 1
    if cell == 81:
        return True

    r, c = cell // 9, cell % 9
    for digit in "123456789":
        if in_row(board, r, digit) or in_column(board, c, digit) or in_box(board, r, c, digit):
            continue
        board[r][c] = digit
        if solve_from(board, cell + 1):
            return True
    board[r][c] = "."
    return False


def solveSudoku(board):
    solve_from(board, 0)
