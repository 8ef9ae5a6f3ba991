cols = set()
diag = set()
anti = set()


def solveNQueens(n):
    out = []

    def go(r, lines):
        if r == n:
            out.append(lines)
            return True
        for c in range(n):
            if c in cols or r + c in diag or r - c in anti:
                continue
            cols.add(c)
            diag.add(r + c)
            anti.add(r - c)
            go(r + 1, lines + ["." * c + "Q" + "." * (n - 1 - c)])
            if r > 0:
                cols.remove(c)
                diag.remove(r + c)
                anti.remove(r - c)
        return False

    go(0, [])
    return out
