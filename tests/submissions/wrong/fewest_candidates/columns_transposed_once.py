def solveSudoku(board):
    cols = [list(c) for c in zip(*board)]

    def options(r, c):
        a, b = r // 3 * 3, c // 3 * 3
        box = board[a][b:b + 3] + board[a + 1][b:b + 3] + board[a + 2][b:b + 3]
        return set("123456789") - set(board[r]) - set(cols[c]) - set(box)

    def solve():
        empty = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        if not empty:
            return True
        r, c = min(empty, key=lambda rc: len(options(*rc)))
        for d in sorted(options(r, c)):
            board[r][c] = d
            if solve():
                return True
            board[r][c] = "."
        return False

    solve()
