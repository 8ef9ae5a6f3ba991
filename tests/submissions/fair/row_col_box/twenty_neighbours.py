# For each cell, the 20 cells it must differ from. Built once.
NEIGHBOURS = {}
for r in range(9):
    for c in range(9):
        same_row = {(r, x) for x in range(9)}
        same_col = {(y, c) for y in range(9)}
        same_box = {(r // 3 * 3 + i, c // 3 * 3 + j) for i in range(3) for j in range(3)}
        NEIGHBOURS[r, c] = (same_row | same_col | same_box) - {(r, c)}


def solveSudoku(board):
    holes = [rc for rc in NEIGHBOURS if board[rc[0]][rc[1]] == "."]

    def fill(k):
        if k == len(holes):
            return True
        r, c = hole = holes[k]
        for digit in "123456789":
            for y, x in NEIGHBOURS[hole]:
                if board[y][x] == digit:
                    break
            else:
                board[r][c] = digit
                if fill(k + 1):
                    return True
        board[r][c] = "."
        return False

    fill(0)
