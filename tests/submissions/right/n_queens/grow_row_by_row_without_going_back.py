def solveNQueens(n):
    """All safe fillings of the first k rows, for k from 0 to n."""
    partial = [[]]
    for row in range(n):
        longer = []
        for queens in partial:
            for col in range(n):
                if all(col != c and row + col != r + c and row - col != r - c for r, c in enumerate(queens)):
                    longer.append(queens + [col])
        partial = longer
    text = {c: "." * c + "Q" + "." * (n - c - 1) for c in range(n)}
    return [[text[c] for c in queens] for queens in partial]
