# Same as my plain backtracking, only the order of the cells is new: always the blank with the
# fewest possible digits. The candidates are read from the board each time.

def candidates(board, r, c):
    used = set(board[r])
    for line in board:
        used.add(line[c])
    r0, c0 = r - r % 3, c - c % 3
    for line in board[r0:r0 + 3]:
        used.update(line[c0:c0 + 3])
    return [d for d in "123456789" if d not in used]


def best_blank(board):
    best = None
    for r in range(9):
        for c in range(9):
            if board[r][c] == ".":
                digits = candidates(board, r, c)
                if best is None or len(digits) < len(best[2]):
                    best = r, c, digits
                    if len(digits) < 2:
                        return best
    return best


def solveSudoku(board):
    best = best_blank(board)
    if best is None:
        return True
    r, c, digits = best
    for d in digits:
        board[r][c] = d
        if solveSudoku(board):
            return True
    board[r][c] = "."
    return False
