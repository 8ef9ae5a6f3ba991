def solveSudoku(board, row):
    if row == 9:
        return True
    return solveSudoku(board, row + 1)
