def solveNQueens(n):
    stack = [[]]
    out = []
    while stack:
        cols = stack.pop()
        r = len(cols)
        if r == n:
            out.append(["".join("Q" if c == q else "." for c in range(n)) for q in cols])
            continue
        for c in range(n):
            ok = True
            for i, q in enumerate(cols):
                if q == c or q - i == c - r or q + i == c + r:
                    ok = False
                    break
            if ok:
                stack.append(cols + [c])
    return out
