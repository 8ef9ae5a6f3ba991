class Solution:
    def solveSudoku(self, board):
        X = ([("rc", rc) for rc in [(r, c) for r in range(9) for c in range(9)]] +
             [("rn", (r, n)) for r in range(9) for n in range(1, 10)] +
             [("cn", (c, n)) for c in range(9) for n in range(1, 10)] +
             [("bn", (b, n)) for b in range(9) for n in range(1, 10)])
        Y = {}
        for r in range(9):
            for c in range(9):
                for n in range(1, 10):
                    b = (r // 3) * 3 + c // 3
                    Y[(r, c, n)] = [("rc", (r, c)), ("rn", (r, n)), ("cn", (c, n)), ("bn", (b, n))]
        def exact(X, Y):
            X = {j: set() for j in X}
            for i, row in Y.items():
                for j in row:
                    X[j].add(i)
            return X
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
        def solve(X, Y, solution):
            if not X:
                yield list(solution)
            else:
                c = min(X, key=lambda c: len(X[c]))
                for r in list(X[c]):
                    solution.append(r)
                    cols = select(X, Y, r)
                    yield from solve(X, Y, solution)
                    deselect(X, Y, r, cols)
                    solution.pop()
        X = exact(X, Y)
        for i, row in enumerate(board):
            for j, n in enumerate(row):
                if n != ".":
                    select(X, Y, (i, j, int(n)))
        for solution in solve(X, Y, []):
            for (r, c, n) in solution:
                board[r][c] = str(n)
            break
