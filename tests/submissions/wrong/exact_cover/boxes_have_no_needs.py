def solveSudoku(board):
    Y = {}
    X = {}
    for r in range(9):
        for c in range(9):
            for n in range(1, 10):
                Y[(r, c, n)] = [("cell", r, c), ("row", r, n), ("column", c, n)]
    for y, xs in Y.items():
        for x in xs:
            X.setdefault(x, set()).add(y)

    def pick(y):
        cols = []
        for x in Y[y]:
            for other in X[x]:
                for z in Y[other]:
                    if z != x:
                        X[z].remove(other)
            cols.append(X.pop(x))
        return cols

    def unpick(y, cols):
        for x in reversed(Y[y]):
            X[x] = cols.pop()
            for other in X[x]:
                for z in Y[other]:
                    if z != x:
                        X[z].add(other)

    def solve():
        if not X:
            return True
        x = min(X, key=lambda k: len(X[k]))
        for y in list(X[x]):
            cols = pick(y)
            if solve():
                board[y[0]][y[1]] = str(y[2])
                return True
            unpick(y, cols)
        return False

    for r in range(9):
        for c in range(9):
            if board[r][c] != ".":
                pick((r, c, int(board[r][c])))
    solve()
