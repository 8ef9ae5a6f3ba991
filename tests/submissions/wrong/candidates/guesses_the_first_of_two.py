def candidates(board, r, c):
    left = set("123456789") - set(board[r]) - {row[c] for row in board}
    top, side = r // 3 * 3, c // 3 * 3
    return sorted(left - {board[top + k // 3][side + k % 3] for k in range(9)})


def solveSudoku(board):
    # fill what is certain; where there are only two, take the first
    for most in (1, 2) * 40:
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    found = candidates(board, r, c)
                    if 0 < len(found) <= most:
                        board[r][c] = found[0]
                        break
