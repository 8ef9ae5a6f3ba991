def is_ok(board, r, c):
    digit = board[r][c]
    if board[r].count(digit) > 1:
        return False
    if [row[c] for row in board].count(digit) > 1:
        return False
    r0, c0 = r // 3 * 3, c // 3 * 3
    box = board[r0][c0:c0 + 3] + board[r0 + 1][c0:c0 + 3] + board[r0 + 2][c0:c0 + 3]
    return box.count(digit) == 1


def fill(board, pos):
    while pos < 81 and board[pos // 9][pos % 9] != ".":
        pos += 1
    if pos == 81:
        return True
    r, c = divmod(pos, 9)
    for digit in "123456789":
        board[r][c] = digit
        if is_ok(board, r, c) and fill(board, pos + 1):
            return True
    board[r][c] = "."
    return False


def solveSudoku(board):
    fill(board, 0)
