def block(board, row, col):
    start_row, start_col = row // 3 * 3, col // 3 * 3
    return [
        board[y][x]
        for y in range(start_row, start_row + 3)
        for x in range(start_col, start_col + 3)
    ]


def possible(board, row, col, number):
    if number in board[row]:
        return False
    if number in [line[col] for line in board]:
        return False
    return number not in block(board, row, col)


def attempt(board, position, number):
    row, col = divmod(position, 9)
    if not possible(board, row, col, number):
        return False
    board[row][col] = number
    if walk(board, position + 1):
        return True
    board[row][col] = "."
    return False


def walk(board, position):
    if position > 80:
        return True
    row, col = divmod(position, 9)
    if board[row][col] != ".":
        return walk(board, position + 1)
    return any(attempt(board, position, str(number)) for number in range(1, 10))


def solveSudoku(board):
    walk(board, 0)
