#: says nothing was written
def solveSudoku(board):
    solve(board, 0, 0)


def solve(board, row, col):
    if col == 9:
        row += 1
        col = 0
    if row == 9:
        return True
    if board[row][col] != ".":
        return solve(board, row, col + 1)
    for digit in "123456789":
        if can_place(board, row, col, digit):
            board[row][col] = digit
            if solve(board, row, col + 1):
                return True
            board[row][col] = "."
    return False


def can_place(board, row, col, digit):
    if digit in board[row]:
        return False
    for r in range(9):
        if board[r][col] == digit:
            return False
    top = row // 3
    left = col // 3
    for r in range(3):
        for c in range(3):
            if board[top + r][left + c] == digit:
                return False
    return True
