def fits(board, r, c, d):
    for k in range(9):
        if board[r][k] == d or board[k][c] == d:
            return False
        if board[3 * (r // 3) + k // 3][3 * (c // 3) + k % 3] == d:
            return False
    return True


def solveSudoku(board):
    for r in range(9):
        for c in range(9):
            if board[r][c] != ".":
                continue
            for d in "123456789":
                if fits(board, r, c, d):
                    board[r][c] = d
                    if solveSudoku(board):
                        return True
            board[r][c] = "."
            return False
    return True
