def solveSudoku(board):
    """No recursion: a stack of (row, column, digits that are still to try)."""
    used = {("r", i): 0 for i in range(9)}
    used.update({("c", i): 0 for i in range(9)})
    used.update({("b", i): 0 for i in range(9)})

    def keys(r, c):
        return ("r", r), ("c", c), ("b", r // 3 * 3 + c // 3)

    def flip(r, c, digit):
        for k in keys(r, c):
            used[k] ^= 1 << int(digit)

    def options(r, c):
        a, b, d = keys(r, c)
        mask = used[a] | used[b] | used[d]
        return [str(n) for n in range(1, 10) if not mask >> n & 1]

    def choose():
        best = None
        for r, c in empty:
            if board[r][c] == ".":
                o = options(r, c)
                if best is None or len(o) < len(best[2]):
                    best = (r, c, o)
                    if len(o) < 2:
                        return best
        return best

    empty = []
    for r in range(9):
        for c in range(9):
            if board[r][c] == ".":
                empty.append((r, c))
            else:
                flip(r, c, board[r][c])
    stack = []
    step = choose()
    while step is not None:
        r, c, digits = step
        if board[r][c] != ".":
            flip(r, c, board[r][c])
            board[r][c] = "."
        if digits:
            digit = digits.pop()
            board[r][c] = digit
            flip(r, c, digit)
            stack.append((r, c, digits))
            step = choose()
        else:
            if not stack:
                return
            step = stack.pop()
