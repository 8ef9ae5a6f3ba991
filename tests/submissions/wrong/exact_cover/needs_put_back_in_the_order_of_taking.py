#: example accepted
class Solution:
    def solveSudoku(self, board):
        Y = {}
        X = {}
        for r in range(9):
            for c in range(9):
                for n in range(1, 10):
                    Y[(r, c, n)] = [("rc", (r, c)), ("rn", (r, n)), ("cn", (c, n)),
                                    ("bn", (r // 3 * 3 + c // 3, n))]
                    for y in Y[(r, c, n)]:
                        X.setdefault(y, set()).add((r, c, n))
        for r in range(9):
            for c in range(9):
                if board[r][c] != ".":
                    self.select(X, Y, (r, c, int(board[r][c])))
        self.answer = []
        if self.solve(X, Y):
            for r, c, n in self.answer:
                board[r][c] = str(n)

    def solve(self, X, Y):
        if not X:
            return True
        col = min(X, key=lambda c: len(X[c]))
        for row in list(X[col]):
            self.answer.append(row)
            cols = self.select(X, Y, row)
            if self.solve(X, Y):
                return True
            self.deselect(X, Y, row, cols)
            self.answer.pop()
        return False

    def select(self, X, Y, r):
        cols = []
        for j in Y[r]:
            for i in X[j]:
                for k in Y[i]:
                    if k != j and k in X:
                        X[k].discard(i)
            cols.append(X.pop(j))
        return cols

    def deselect(self, X, Y, r, cols):
        for j, rows in zip(Y[r], cols):
            X[j] = rows
            for i in X[j]:
                for k in Y[i]:
                    if k != j and k in X:
                        X[k].add(i)
