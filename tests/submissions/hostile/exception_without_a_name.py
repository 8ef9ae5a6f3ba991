def solveSudoku(board):
    raise type("", (Exception,), {})
