def ok(board, r, c, d):
    for i in range(9):
        if d in (board[r][i], board[i][c], board[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3]):
            return False
    return True


def countSolutions(board, limit):
    for row in board:
        row[:] = ["0" if cell == "." else cell for cell in row]
    for r in range(9):
        for c in range(9):
            if board[r][c] == "0":
                total = 0
                for d in "123456789":
                    if ok(board, r, c, d):
                        board[r][c] = d
                        total += countSolutions(board, limit - total)
                        board[r][c] = "0"
                        if total >= limit:
                            break
                return total
    return 1
