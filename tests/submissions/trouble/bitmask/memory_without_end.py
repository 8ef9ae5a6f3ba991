#: verdict Memory Limit Exceeded
#: says memory
def solveSudoku(board):
    history = []
    while any("." in row for row in board):
        history.append([bytearray(1 << 20), [row[:] for row in board]])
