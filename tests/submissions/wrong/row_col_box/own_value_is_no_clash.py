def clash(board, r, c):
    """True if the cell's digit is somewhere else in its row, column or box."""
    d = board[r][c]
    for k in range(9):
        if board[r][k] == d and board[r][k] != board[r][c]:
            return True
        if board[k][c] == d and board[k][c] != board[r][c]:
            return True
    for i in range(r // 3 * 3, r // 3 * 3 + 3):
        for j in range(c // 3 * 3, c // 3 * 3 + 3):
            if board[i][j] == d and board[i][j] != board[r][c]:
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
