from functools import lru_cache


def solveNQueens(n):
    taken = []

    @lru_cache(maxsize=None)
    def rest(row, columns):
        """All ways to fill the rows from `row` on, given the columns that are in use."""
        if row == n:
            return [[]]
        out = []
        for c in range(n):
            if columns >> c & 1:
                continue
            if any(abs(c - q) == row - r for r, q in enumerate(taken)):
                continue
            taken.append(c)
            for tail in rest(row + 1, columns | 1 << c):
                out.append([c] + tail)
            taken.pop()
        return out

    return [["." * c + "Q" + "." * (n - c - 1) for c in queens] for queens in rest(0, 0)]
