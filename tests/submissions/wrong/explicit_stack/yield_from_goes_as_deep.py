#: verdict Runtime Error
#: says recursion: `solutions` calls itself
def solveSudoku(board):
    blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]

    def ok(r, c, d):
        return all(
            d not in (board[r][i], board[i][c], board[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3])
            for i in range(9)
        )

    def solutions(k):
        if k == len(blanks):
            yield True
            return
        r, c = blanks[k]
        for d in "123456789":
            if ok(r, c, d):
                board[r][c] = d
                yield from solutions(k + 1)
                board[r][c] = "."

    next(solutions(0))
