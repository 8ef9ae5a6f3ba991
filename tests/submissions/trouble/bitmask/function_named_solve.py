#: verdict Import Error
#: says no `solveSudoku`
#: says found `solve`
def solve(board):
    for r in range(9):
        for c in range(9):
            if board[r][c] == ".":
                for d in "123456789":
                    if all(board[r][i] != d and board[i][c] != d for i in range(9)):
                        board[r][c] = d
                        if solve(board):
                            return True
                        board[r][c] = "."
                return False
    return True
