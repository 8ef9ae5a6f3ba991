def solveSudoku(board):
    def candidates(r, c):
        box = [board[i][j] for i in range(r // 3 * 3, r // 3 * 3 + 3)
               for j in range(c // 3 * 3, c // 3 * 3 + 3)]
        column = [row[c] for row in board]
        return [d for d in "123456789" if d not in board[r] + column + box]

    def find():
        best = None
        for r in range(len(board) - 1):
            for c in range(len(board[r])):
                if board[r][c] == ".":
                    found = candidates(r, c)
                    if best is None or len(found) < len(best[2]):
                        best = (r, c, found)
        return best

    def solve():
        cell = find()
        if cell is None:
            return True
        r, c, digits = cell
        for d in digits:
            board[r][c] = d
            if solve():
                return True
            board[r][c] = "."
        return False

    solve()
