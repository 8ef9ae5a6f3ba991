from itertools import product


class Solution:
    def solveSudoku(self, board):
        X = ([("cell", rc) for rc in product(range(9), range(9))] +
             [("row", rn) for rn in product(range(9), range(1, 10))] +
             [("col", cn) for cn in product(range(9), range(1, 10))] +
             [("box", bn) for bn in product(range(9), range(1, 10))])
        Y = {}
        for r, c, n in product(range(9), range(9), range(1, 10)):
            b = (r // 3) * 3 + (c // 3)
            Y[(r, c, n)] = [("cell", (r, c)), ("row", (r, n)), ("col", (c, n)), ("box", (b, n))]
        X = {j: set() for j in X}
        for i, row in Y.items():
            for j in row:
                X[j].add(i)
        for r, row in enumerate(board):
            for c, ch in enumerate(row):
                if ch != ".":
                    self.select(X, Y, (r, c, int(ch)))
        for solution in self.cover(X, Y, []):
            for r, c, n in solution:
                board[r][c] = str(n)
            break

    def cover(self, X, Y, solution):
        if not X:
            yield list(solution)
        else:
            c = min(X, key=lambda c: len(X[c]))
            for r in list(X[c]):
                solution.append(r)
                cols = self.select(X, Y, r)
                yield from self.cover(X, Y, solution)
                self.deselect(X, Y, r, cols)
                solution.pop()

    def select(self, X, Y, r):
        cols = []
        for j in Y[r]:
            for i in X[j]:
                for k in Y[i]:
                    if k != j:
                        X[k].remove(i)
            cols.append(X.pop(j))
        return cols

    def deselect(self, X, Y, r, cols):
        for j in reversed(Y[r]):
            X[j] = cols.pop()
            for i in X[j]:
                for k in Y[i]:
                    if k != j:
                        X[k].add(i)
