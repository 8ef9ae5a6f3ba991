#: verdict Runtime Error
#: says TypeError
#: says one argument
def solveSudoku(board, row):
    if row == 9:
        return True
    return solveSudoku(board, row + 1)
