def ok(board, r, c, d):
    for i in range(9):
        if d in (board[r][i], board[i][c], board[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3]):
            return False
    return True


def countSolutions(board, limit):
    for r in range(9):
        for c in range(9):
            if board[r][c] == ".":
                total = 0
                for d in "123456789":
                    if ok(board, r, c, d):
                        board[r][c] = d
                        total += countSolutions(board, limit - total)
                        if total >= limit:
                            return total
                        board[r][c] = "."
                return total
    return 1
