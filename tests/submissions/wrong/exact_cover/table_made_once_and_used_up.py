#: example accepted
Y = {}
X = {}
for r in range(9):
    for c in range(9):
        for n in range(1, 10):
            Y[r, c, n] = ((r, c), (r, 10 + n), (20 + c, n), (40 + r // 3 * 3 + c // 3, n))
            for need in Y[r, c, n]:
                X.setdefault(need, set()).add((r, c, n))


def choose(row):
    taken = []
    for need in Y[row]:
        rows = X.pop(need, set())
        for other in rows:
            for k in Y[other]:
                if k in X:
                    X[k].discard(other)
        taken.append((need, rows))
    return taken


def put_back(taken):
    for need, rows in reversed(taken):
        for other in rows:
            for k in Y[other]:
                if k in X:
                    X[k].add(other)
        X[need] = rows


class Solution:
    def solveSudoku(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] != ".":
                    choose((r, c, int(board[r][c])))
        self.search(board)

    def search(self, board):
        if not X:
            return True
        need = min(X, key=lambda k: len(X[k]))
        for row in sorted(X[need]):
            taken = choose(row)
            if self.search(board):
                board[row[0]][row[1]] = str(row[2])
                return True
            put_back(taken)
        return False
