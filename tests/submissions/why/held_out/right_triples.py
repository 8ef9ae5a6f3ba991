def solveSudoku(board):
    placed = set()

    def facts(r, c, d):
        return {(d, "r", r), (d, "c", c), (d, "b", r // 3, c // 3)}

    for r, line in enumerate(board):
        for c, d in enumerate(line):
            if d != ".":
                placed.update(facts(r, c, d))

    def step(k):
        if k == 81:
            return True
        r, c = divmod(k, 9)
        if board[r][c] != ".":
            return step(k + 1)
        for d in "123456789":
            new = facts(r, c, d)
            if placed.isdisjoint(new):
                placed.update(new)
                board[r][c] = d
                if step(k + 1):
                    return True
                placed.difference_update(new)
        board[r][c] = "."
        return False

    step(0)
