def select(X, Y, r):
    cols = []
    for j in Y[r]:
        for i in X[j]:
            for k in Y[i]:
                if k != j:
                    X[k].remove(i)
        cols.append(X.pop(j))
    return cols


def deselect(X, Y, r, cols):
    for j in reversed(Y[r]):
        X[j] = cols.pop()
        for i in X[j]:
            for k in Y[i]:
                if k != j:
                    X[k].add(i)


def solutions(X, Y, solution):
    if not X:
        yield solution
    else:
        c = min(X, key=lambda c: len(X[c]))
        for r in list(X[c]):
            solution.append(r)
            cols = select(X, Y, r)
            yield from solutions(X, Y, solution)
            deselect(X, Y, r, cols)
            solution.pop()


def solveSudoku(board):
    X, Y = {}, {}
    for r in range(9):
        for c in range(9):
            for n in "123456789":
                if board[r][c] in (n, "."):
                    Y[r, c, n] = [(1, r, c), (2, r, n), (3, c, n), (4, r // 3 * 3 + c // 3, n)]
                    for j in Y[r, c, n]:
                        X.setdefault(j, set()).add((r, c, n))
    found = list(solutions(X, Y, []))
    for r, c, n in found[0]:
        board[r][c] = n
