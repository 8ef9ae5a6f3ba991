def solveSudoku(board):
    def cands(r, c):
        used = set(board[r]) | {row[c] for row in board}
        for i in range(r // 3 * 3, r // 3 * 3 + 3):
            used |= set(board[i][c // 3 * 3 : c // 3 * 3 + 3])
        return [d for d in "123456789" if d not in used]

    def solve():
        best = None
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    options = cands(r, c)
                    if best is None or len(options) < len(best[2]):
                        best = (r, c, options)
        if best is None:
            return True
        r, c, options = best
        if not options:
            return True
        for d in options:
            board[r][c] = d
            if solve():
                return True
        board[r][c] = "."
        return False

    solve()
