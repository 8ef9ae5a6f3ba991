def solveNQueens(n):
    def rest(row, cols, diag, anti):
        """All ways to fill the rows from `row` on."""
        if row == n:
            return [[]]
        ways = []
        for c in range(n):
            if c in cols or row + c in diag or row - c in anti:
                continue
            line = "." * c + "q" + "." * (n - 1 - c)
            for way in rest(row + 1, cols | {c}, diag | {row + c}, anti | {row - c}):
                ways.append([line] + way)
        return ways

    return rest(0, set(), set(), set())
