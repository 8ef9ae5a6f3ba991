def solveSudoku(board):
    can = [[[True] * 9 for _ in range(9)] for _ in range(9)]
    count = [[9] * 9 for _ in range(9)]
    near = {}
    for r in range(9):
        for c in range(9):
            box = {(r // 3 * 3 + i, c // 3 * 3 + j) for i in range(3) for j in range(3)}
            row = {(r, k) for k in range(9)}
            col = {(k, c) for k in range(9)}
            near[r, c] = (box | row | col) - {(r, c)}

    def remove(r, c, d, log):
        """Take one candidate away; and, if a single one is left, what follows from it."""
        if not can[r][c][d]:
            return True
        can[r][c][d] = False
        count[r][c] -= 1
        log.append((r, c, d))
        if count[r][c] == 0:
            return False
        if count[r][c] == 1:
            last = can[r][c].index(True)
            return all(remove(i, j, last, log) for i, j in near[r, c])
        return True

    def put(r, c, d, log):
        return all(remove(r, c, other, log) for other in range(9) if other != d)

    def search():
        choices = [(count[r][c], r, c) for r in range(9) for c in range(9) if count[r][c] > 1]
        if not choices:
            return True
        _, r, c = min(choices)
        for d in range(9):
            if can[r][c][d]:
                log = []
                if put(r, c, d, log) and search():
                    return True
                for i, j, e in log:
                    can[i][j][e] = True
                    count[i][j] += 1
        return False

    for r in range(9):
        for c in range(9):
            if board[r][c] != ".":
                put(r, c, int(board[r][c]) - 1, [])
    search()
    for r in range(9):
        for c in range(9):
            board[r][c] = str(can[r][c].index(True) + 1)
