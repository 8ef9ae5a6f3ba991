#: verdict Runtime Error
#: says recursion: `next_cell` and `next_digit` call each other
def solveSudoku(board):
    def fits(r, c, d):
        for i in range(9):
            if board[r][i] == d or board[i][c] == d:
                return False
            if board[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] == d:
                return False
        return True

    def next_cell():
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    return next_digit(r, c)
        return True

    def next_digit(r, c):
        for d in "123456789":
            if fits(r, c, d):
                board[r][c] = d
                if next_cell():
                    return True
                board[r][c] = "."
        return False

    next_cell()
