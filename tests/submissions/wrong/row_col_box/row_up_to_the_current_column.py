def clash(board, r, c):
    """True if the cell's digit is somewhere else in its row, column or box."""
    d = board[r][c]
    for k in range(9):
        if k < c and board[r][k] == d:
            return True
        if k != r and board[k][c] == d:
            return True
    for i in range(r // 3 * 3, r // 3 * 3 + 3):
        for j in range(c // 3 * 3, c // 3 * 3 + 3):
            if (i, j) != (r, c) and board[i][j] == d:
                return True
    return False


def solveSudoku(board):
    empty = []
    for r in range(9):
        for c in range(9):
            if board[r][c] == ".":
                empty.append((r, c))

    def bt(n):
        if n == len(empty):
            return True
        r, c = empty[n]
        for d in "123456789":
            board[r][c] = d
            if not clash(board, r, c) and bt(n + 1):
                return True
        board[r][c] = "."
        return False

    bt(0)
