def solveSudoku(board):
    rows = [0] * 9
    cols = [0] * 9
    boxes = [0] * 9

    for r in range(9):
        for c in range(9):
            if board[r][c] != ".":
                m = 1 << int(board[r][c])
                rows[r] |= m
                cols[c] |= m
                boxes[r // 3 * 3 + c // 3] |= m

    def solve():
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    b = r // 3 * 3 + c // 3
                    used = rows[r] | cols[c] | boxes[b]
                    for d in range(1, 10):
                        m = 1 << d
                        if used & m:
                            continue
                        board[r][c] = str(d)
                        rows[r] |= m
                        cols[c] |= m
                        boxes[b] |= m
                        if solve():
                            return True
                        rows[r] &= ~m
                        cols[c] &= ~m
                        boxes[b] &= ~m
                    board[r][c] = "."
                    return False
        return True

    solve()
