def solveNQueens(n):
    # a state is the list of columns so far
    stack = [[]]
    result = []
    while stack:
        cols = stack.pop()
        row = len(cols)
        if row == n:
            result.append(["".join("Q" if x == c else "." for x in range(n)) for c in cols])
            continue
        attacked = set()
        for r, c in enumerate(cols):
            attacked |= {c, c + (row - r), c - (row - r)}
        for c in range(n):
            if c not in attacked:
                stack.append(cols + [c])
    return result
