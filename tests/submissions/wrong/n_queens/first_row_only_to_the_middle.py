def solveNQueens(n):
    out = []

    def place(r, queens):
        if r == n:
            out.append(["".join("Q" if k == c else "." for k in range(n)) for c in queens])
            return
        limit = n // 2 if r == 0 else n      # the other half is symmetric
        for c in range(limit):
            if all(c != d and abs(c - d) != r - k for k, d in enumerate(queens)):
                place(r + 1, queens + [c])

    place(0, [])
    return out
