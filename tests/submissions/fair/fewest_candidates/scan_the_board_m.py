# Look at every empty cell, read its row, column and box, keep the one with fewest options.

def options(board, r, c):
    seen = set(board[r])
    for i in range(9):
        seen.add(board[i][c])
    r0, c0 = r - r % 3, c - c % 3
    for i in range(r0, r0 + 3):
        seen.update(board[i][c0:c0 + 3])
    return [d for d in "123456789" if d not in seen]


def hardest_cell(board):
    best = None
    for r in range(9):
        for c in range(9):
            if board[r][c] == ".":
                opts = options(board, r, c)
                if best is None or len(opts) < len(best[2]):
                    best = (r, c, opts)
                    if len(opts) < 2:
                        return best
    return best


def solveSudoku(board):
    cell = hardest_cell(board)
    if cell is None:
        return True
    r, c, opts = cell
    for d in opts:
        board[r][c] = d
        if solveSudoku(board):
            return True
    board[r][c] = "."
    return False
