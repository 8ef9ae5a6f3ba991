def solveSudoku(board):
    while board:
        board.pop()
