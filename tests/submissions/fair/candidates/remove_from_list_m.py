def get_possible(board, row, col):
    possible = ["1", "2", "3", "4", "5", "6", "7", "8", "9"]
    # remove what is in the row
    for j in range(9):
        if board[row][j] in possible:
            possible.remove(board[row][j])
    # remove what is in the column
    for i in range(9):
        if board[i][col] in possible:
            possible.remove(board[i][col])
    # remove what is in the square
    for i in range(9):
        for j in range(9):
            if i // 3 == row // 3 and j // 3 == col // 3:
                if board[i][j] in possible:
                    possible.remove(board[i][j])
    return possible


def next_empty(board):
    for i in range(9):
        for j in range(9):
            if board[i][j] == ".":
                return i, j
    return -1, -1


def solveSudoku(board):
    row, col = next_empty(board)
    if row == -1:
        return True
    for number in get_possible(board, row, col):
        board[row][col] = number
        if solveSudoku(board):
            return True
        board[row][col] = "."
    return False
