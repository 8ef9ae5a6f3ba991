#: verdict Syntax Error
#: says looks like Python 2
def solveSudoku(board):
    try:
        solve(board, 0)
    except ValueError, e:
        return


def solve(board, k):
    raise ValueError("not done")
