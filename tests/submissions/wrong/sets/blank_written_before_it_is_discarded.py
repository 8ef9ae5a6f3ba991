def solveSudoku(board):
    rows = [set() for _ in range(9)]
    cols = [set() for _ in range(9)]
    boxes = [set() for _ in range(9)]
    for r in range(9):
        for c in range(9):
            if board[r][c] != ".":
                rows[r].add(board[r][c])
                cols[c].add(board[r][c])
                boxes[r // 3 * 3 + c // 3].add(board[r][c])

    def solve(pos):
        if pos == 81:
            return True
        r, c = divmod(pos, 9)
        b = r // 3 * 3 + c // 3
        if board[r][c] != ".":
            return solve(pos + 1)
        for d in "123456789":
            if d not in rows[r] and d not in cols[c] and d not in boxes[b]:
                board[r][c] = d
                rows[r].add(board[r][c])
                cols[c].add(board[r][c])
                boxes[b].add(board[r][c])
                if solve(pos + 1):
                    return True
                board[r][c] = "."
                rows[r].discard(board[r][c])
                cols[c].discard(board[r][c])
                boxes[b].discard(board[r][c])
        return False

    solve(0)
