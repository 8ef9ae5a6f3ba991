def solveNQueens(n):
    boards = []
    cols, diff, plus = set(), set(), set()
    path = []

    def search(r):
        if r == n:
            boards.append(["." * c + "Q" + "." * (n - c - 1) for c in path])
            return
        for c in range(n):
            if c in cols or abs(r - c) in diff or r + c in plus:
                continue
            cols.add(c)
            diff.add(abs(r - c))
            plus.add(r + c)
            path.append(c)
            search(r + 1)
            path.pop()
            cols.discard(c)
            diff.discard(abs(r - c))
            plus.discard(r + c)

    search(0)
    return boards
