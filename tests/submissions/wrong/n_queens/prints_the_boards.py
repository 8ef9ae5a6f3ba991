#: says returned None, not a list of boards
def solveNQueens(n):
    def search(cols):
        r = len(cols)
        if r == n:
            print(['.' * c + 'Q' + '.' * (n - 1 - c) for c in cols])
            return
        for c in range(n):
            if all(c != d and abs(c - d) != r - k for k, d in enumerate(cols)):
                search(cols + [c])

    search([])
