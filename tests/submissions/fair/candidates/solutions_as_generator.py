"""`fillings` yields once for every way to fill the blanks; we want the first."""

DIGITS = frozenset("123456789")


def candidates(board, r, c):
    rs, cs = r - r % 3, c - c % 3
    seen = (
        set(board[r])
        | {row[c] for row in board}
        | {v for row in board[rs:rs + 3] for v in row[cs:cs + 3]}
    )
    return sorted(DIGITS - seen)


def fillings(board, blanks):
    if not blanks:
        yield board
        return
    r, c = blanks[0]
    for digit in candidates(board, r, c):
        board[r][c] = digit
        yield from fillings(board, blanks[1:])
    board[r][c] = "."


def solveSudoku(board):
    blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
    next(fillings(board, blanks))
