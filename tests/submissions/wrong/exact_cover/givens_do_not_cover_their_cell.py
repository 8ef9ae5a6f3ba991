class Solution:
    def solveSudoku(self, board):
        # rows and columns of the matrix only for the digits that are missing
        used = set()
        for r in range(9):
            for c in range(9):
                if board[r][c] != '.':
                    d = board[r][c]
                    used |= {('r', r, d), ('c', c, d), ('b', r // 3 * 3 + c // 3, d)}
        X, Y = {}, {}
        for r in range(9):
            for c in range(9):
                for d in '123456789':
                    four = [('x', r, c), ('r', r, d), ('c', c, d), ('b', r // 3 * 3 + c // 3, d)]
                    if not used & set(four):
                        Y[r, c, d] = four
                        for f in four:
                            X.setdefault(f, set()).add((r, c, d))

        def solve():
            open_needs = [x for x in X if x[0] != 'x']
            if not open_needs:
                return []
            x = min(open_needs, key=lambda k: len(X[k]))
            for y in list(X[x]):
                saved = []
                for f in Y[y]:
                    for other in X[f]:
                        for g in Y[other]:
                            if g != f:
                                X[g].discard(other)
                    saved.append(X.pop(f))
                rest = solve()
                if rest is not None:
                    return rest + [y]
                for f in reversed(Y[y]):
                    X[f] = saved.pop()
                    for other in X[f]:
                        for g in Y[other]:
                            if g != f:
                                X[g].add(other)
            return None

        for r, c, d in solve() or []:
            board[r][c] = d
