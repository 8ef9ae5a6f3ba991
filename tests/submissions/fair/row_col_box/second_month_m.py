# sudoku solver
# my first backtracking program!

def check_row(board, row, number):
    found = False
    for c in range(0, 9):
        if board[row][c] == number:
            found = True
    return found


def check_column(board, column, number):
    found = False
    for r in range(0, 9):
        if board[r][column] == number:
            found = True
    return found


def check_box(board, row, column, number):
    # find where the box starts
    if row < 3:
        start_row = 0
    elif row < 6:
        start_row = 3
    else:
        start_row = 6
    if column < 3:
        start_column = 0
    elif column < 6:
        start_column = 3
    else:
        start_column = 6
    found = False
    for r in range(start_row, start_row + 3):
        for c in range(start_column, start_column + 3):
            if board[r][c] == number:
                found = True
    return found


def find_empty(board):
    for r in range(0, 9):
        for c in range(0, 9):
            if board[r][c] == ".":
                return [r, c]
    return None


def solve(board):
    place = find_empty(board)
    if place == None:
        return True
    row = place[0]
    column = place[1]
    for n in range(1, 10):
        number = str(n)
        if check_row(board, row, number) == False:
            if check_column(board, column, number) == False:
                if check_box(board, row, column, number) == False:
                    board[row][column] = number
                    if solve(board) == True:
                        return True
                    board[row][column] = "."
    return False


def solveSudoku(board):
    solve(board)
