def next_blank(bo):
    for y in range(len(bo)):
        if "." in bo[y]:
            return y, bo[y].index(".")
    return None


def ok(bo, num, y, x):
    """num may stand at (y, x)?"""
    if num in bo[y]:
        return False
    if num in (bo[i][x] for i in range(len(bo))):
        return False
    # the block
    for i in range(y // 3 * 3, y // 3 * 3 + 3):
        for j in range(x // 3 * 3, x // 3 * 3 + 3):
            if bo[i][j] == num:
                return False
    return True


def solveSudoku(board):
    spot = next_blank(board)
    if spot is None:
        return True
    y, x = spot
    for n in range(1, 10):
        n = str(n)
        if not ok(board, n, y, x):
            continue
        board[y][x] = n
        if solveSudoku(board):
            return True
        board[y][x] = "."
    return False
