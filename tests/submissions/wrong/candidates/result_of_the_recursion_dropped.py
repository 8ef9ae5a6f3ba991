def possible_values(board, y, x):
    values = ["1", "2", "3", "4", "5", "6", "7", "8", "9"]
    for i in range(9):
        if board[y][i] in values:
            values.remove(board[y][i])
    for i in range(9):
        if board[i][x] in values:
            values.remove(board[i][x])
    y0 = y // 3 * 3
    x0 = x // 3 * 3
    for i in range(y0, y0 + 3):
        for j in range(x0, x0 + 3):
            if board[i][j] in values:
                values.remove(board[i][j])
    return values


def find_blank(board):
    for y in range(9):
        for x in range(9):
            if board[y][x] == ".":
                return y, x
    return None


def solveSudoku(board):
    blank = find_blank(board)
    if blank is None:
        return True
    y, x = blank
    for value in possible_values(board, y, x):
        board[y][x] = value
        solveSudoku(board)
    board[y][x] = "."
    return False
