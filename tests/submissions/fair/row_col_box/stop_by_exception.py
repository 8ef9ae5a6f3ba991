class Solved(Exception):
    pass


DIGITS = [str(d) for d in range(1, 10)]


def column(board, c):
    return [row[c] for row in board]


def box(board, r, c):
    r, c = r - r % 3, c - c % 3
    return board[r][c:c + 3] + board[r + 1][c:c + 3] + board[r + 2][c:c + 3]


def fits(board, r, c, digit):
    return (
        digit not in board[r]
        and digit not in column(board, c)
        and digit not in box(board, r, c)
    )


def fill(board, blanks):
    if not blanks:
        raise Solved
    (r, c), *rest = blanks
    for digit in DIGITS:
        if fits(board, r, c, digit):
            board[r][c] = digit
            fill(board, rest)
            board[r][c] = "."


def solveSudoku(board):
    blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
    try:
        fill(board, blanks)
    except Solved:
        pass
