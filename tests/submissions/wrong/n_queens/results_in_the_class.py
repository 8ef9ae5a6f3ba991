#: says something survives
class Solution:
    res = []

    def solveNQueens(self, n):
        def search(cols):
            r = len(cols)
            if r == n:
                self.res.append(['.' * c + 'Q' + '.' * (n - 1 - c) for c in cols])
                return
            for c in range(n):
                if all(c != d and abs(c - d) != r - k for k, d in enumerate(cols)):
                    search(cols + [c])

        search([])
        return self.res
