"""Every way to finish the board is an element of a lazy stream; take the first."""


def column(board, c):
    return [line[c] for line in board]


def box(board, r, c):
    r, c = r - r % 3, c - c % 3
    return board[r][c:c + 3] + board[r + 1][c:c + 3] + board[r + 2][c:c + 3]


def answers(board, blanks):
    if not blanks:
        yield True
        return
    (r, c), *others = blanks
    for d in "123456789":
        if d not in board[r] and d not in column(board, c) and d not in box(board, r, c):
            board[r][c] = d
            yield from answers(board, others)
            board[r][c] = "."


def solveSudoku(board):
    blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
    next(answers(board, blanks))
