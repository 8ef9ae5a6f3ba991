def possible_digits(board, y, x):
    neighbours = "".join(board[y])
    for line in board:
        neighbours += line[x]
    for line in board[y // 3 * 3 : y // 3 * 3 + 3]:
        neighbours += "".join(line[x // 3 * 3 : x // 3 * 3 + 3])
    return "".join(d for d in "123456789" if d not in neighbours)


def solve(board, y, x):
    if y == 9:
        return True
    ny, nx = (y, x + 1) if x < 8 else (y + 1, 0)
    if board[y][x] != ".":
        return solve(board, ny, nx)
    for d in possible_digits(board, y, x):
        board[y][x] = d
        if solve(board, ny, nx):
            return True
    board[y][x] = "."
    return False


def solveSudoku(board):
    solve(board, 0, 0)
