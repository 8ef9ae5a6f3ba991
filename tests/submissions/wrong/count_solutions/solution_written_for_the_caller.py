def ok(board, r, c, d):
    for i in range(9):
        if d in (board[r][i], board[i][c], board[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3]):
            return False
    return True


def countSolutions(board, limit, top=True):
    for r in range(9):
        for c in range(9):
            if board[r][c] == ".":
                total = 0
                for d in "123456789":
                    if ok(board, r, c, d):
                        board[r][c] = first = d
                        total += countSolutions(board, limit - total, False)
                        board[r][c] = "."
                        if total >= limit:
                            break
                if top and total == 1:
                    board[r][c] = first
                return total
    return 1
