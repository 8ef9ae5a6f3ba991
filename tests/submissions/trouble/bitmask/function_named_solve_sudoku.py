#: verdict Import Error
#: says no `solveSudoku`
#: says found `solve_sudoku`
#: says --function solve_sudoku
def solve_sudoku(board):
    for r in range(9):
        for c in range(9):
            if board[r][c] == ".":
                for d in "123456789":
                    if ok(board, r, c, d):
                        board[r][c] = d
                        if solve_sudoku(board):
                            return True
                        board[r][c] = "."
                return False
    return True


def ok(board, r, c, d):
    return all(board[r][i] != d and board[i][c] != d and board[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] != d
               for i in range(9))
