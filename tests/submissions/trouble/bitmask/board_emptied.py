#: verdict Wrong Answer
#: says 0 rows
def solveSudoku(board):
    while board:
        board.pop()
