class Solution:
    def solveNQueens(self, n, boards=[]):
        def go(row, cols):
            if row == n:
                boards.append(["." * c + "Q" + "." * (n - c - 1) for c in cols])
                return
            for c in range(n):
                if all(c != d and row - r != abs(c - d) for r, d in enumerate(cols)):
                    go(row + 1, cols + [c])

        go(0, [])
        return boards
