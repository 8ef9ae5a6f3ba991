from itertools import product

class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        Y = {(r, c, v): [(0, r, c), (1, r, v), (2, c, v), (3, r // 3 + c // 3, v)]
             for r, c, v in product(range(9), range(9), range(1, 10))}
        X = defaultdict(set)
        for y in Y:
            for x in Y[y]:
                X[x].add(y)

        def cover(y):
            out = []
            for x in Y[y]:
                if x in X:
                    for other in X[x]:
                        for z in Y[other]:
                            if z != x and z in X:
                                X[z].discard(other)
                    out.append((x, X.pop(x)))
            return out

        def uncover(out):
            for x, ys in reversed(out):
                X[x] = ys
                for other in ys:
                    for z in Y[other]:
                        if z in X:
                            X[z].add(other)

        def solve():
            if not X:
                return []
            x = min(X, key=lambda k: len(X[k]))
            for y in sorted(X[x]):
                out = cover(y)
                rest = solve()
                if rest is not None:
                    return rest + [y]
                uncover(out)

        for r, c in product(range(9), repeat=2):
            if board[r][c] != ".":
                cover((r, c, int(board[r][c])))
        for r, c, v in solve() or []:
            board[r][c] = str(v)
