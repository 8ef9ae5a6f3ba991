#: verdict Runtime Error
#: says IndexError
def solveSudoku(board):
    blank = find(board, 0)
    solve(board, blank)


def find(board, k):
    """The next blank at k or after it; 81 when there is none."""
    while k < 81 and board[k // 9][k % 9] != ".":
        k += 1
    return k


def allowed(board, k):
    r, c = divmod(k, 9)
    below = board[r + 1][c]  # look at the nearest neighbour first, it rules out most
    for d in "123456789":
        if d == below or d in board[r] or any(row[c] == d for row in board):
            continue
        r0, c0 = r // 3 * 3, c // 3 * 3
        if any(d in row[c0:c0 + 3] for row in board[r0:r0 + 3]):
            continue
        yield d


def solve(board, k):
    if k == 81:
        return True
    r, c = divmod(k, 9)
    for d in list(allowed(board, k)):
        board[r][c] = d
        if solve(board, find(board, k + 1)):
            return True
        board[r][c] = "."
    return False
