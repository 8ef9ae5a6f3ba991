#: cause type
#: line 57
from itertools import product


def solve(X, Y, solution):
    if not X:
        yield list(solution)
        return
    c = min(X, key=lambda j: len(X[j]))
    for r in list(X[c]):
        solution.append(r)
        cols = select(X, Y, r)
        for s in solve(X, Y, solution):
            yield s
        deselect(X, Y, r, cols)
        solution.pop()


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


class Solution:
    def solveSudoku(self, board):
        """Exact cover with dictionaries."""
        X = {}
        Y = {}
        for r, c, n in product(range(9), range(9), range(1, 10)):
            b = (r // 3) * 3 + (c // 3)
            Y[(r, c, n)] = [
                ("cell", r, c),
                ("row", r, n),
                ("col", c, n),
                ("box", b, n)]
            for j in Y[(r, c, n)]:
                X.setdefault(j, set()).add((r, c, n))
        for r, row in enumerate(board):
            for c, ch in enumerate(row):
                if ch != ".":
                    select(X, Y, (r, c, ch))
        answers = list(solve(X, Y, []))
        for r, c, n in answers[0]:
            board[r][c] = str(n)
