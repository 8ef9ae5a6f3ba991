def solveSudoku(board):
    seen = set()

    def facts(r, c, d):
        return {("row", r, d), ("col", c, d), ("box", r // 3, d)}

    empty = []
    for r in range(9):
        for c in range(9):
            if board[r][c] == ".":
                empty.append((r, c))
            else:
                seen.update(facts(r, c, board[r][c]))

    def fill(k):
        if k == len(empty):
            return True
        r, c = empty[k]
        for d in "123456789":
            new = facts(r, c, d)
            if seen & new:
                continue
            seen.update(new)
            board[r][c] = d
            if fill(k + 1):
                return True
            board[r][c] = "."
            seen.difference_update(new)
        return False

    fill(0)
