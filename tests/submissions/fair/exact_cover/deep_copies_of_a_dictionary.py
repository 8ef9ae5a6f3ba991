import copy
class Solution:
    def solveSudoku(self, board):
        X = {}
        Y = {}
        for r in range(9):
            for c in range(9):
                for d in "123456789":
                    if board[r][c] in (".", d):
                        Y[r, c, d] = [("cell", r, c), ("row", r, d), ("col", c, d), ("box", r // 3, c // 3, d)]
        for row, cols in Y.items():
            for col in cols:
                X.setdefault(col, set()).add(row)
        def solve(X, partial):
            if not X:
                return partial
            col = min(X, key=lambda k: len(X[k]))
            for row in X[col]:
                smaller = copy.deepcopy(X)
                for j in Y[row]:
                    for i in smaller[j]:
                        for k in Y[i]:
                            if k != j and k in smaller:
                                smaller[k] = smaller[k] - {i}
                    del smaller[j]
                answer = solve(smaller, partial + [row])
                if answer:
                    return answer
            return None
        for r, c, d in solve(X, []):
            board[r][c] = d
