#: example accepted
ROWS = [0] * 9
COLS = [0] * 9
BOXES = [0] * 9


def toggle(r, c, bit):
    ROWS[r] ^= bit
    COLS[c] ^= bit
    BOXES[r // 3 * 3 + c // 3] ^= bit


def solve(board, k):
    if k == 81:
        return True
    r, c = k // 9, k % 9
    if board[r][c] != ".":
        return solve(board, k + 1)
    used = ROWS[r] | COLS[c] | BOXES[r // 3 * 3 + c // 3]
    for d in range(1, 10):
        if not used & 1 << d:
            toggle(r, c, 1 << d)
            board[r][c] = str(d)
            if solve(board, k + 1):
                return True
            toggle(r, c, 1 << d)
    board[r][c] = "."
    return False


def solveSudoku(board):
    for r in range(9):
        for c in range(9):
            if board[r][c] != ".":
                toggle(r, c, 1 << int(board[r][c]))
    solve(board, 0)
