def queens(n, columns=()):
    row = len(columns)
    if row == n:
        yield columns
        return
    for c in range(n):
        if all(c != d and abs(c - d) != row - r for r, d in enumerate(columns)):
            yield from queens(n, columns + (c,))


class Solution:
    def solveNQueens(self, n):
        lines = ["." * c + "Q" + "." * (n - c - 1) for c in range(n)]
        return ["\n".join(lines[c] for c in columns) for columns in queens(n)]
