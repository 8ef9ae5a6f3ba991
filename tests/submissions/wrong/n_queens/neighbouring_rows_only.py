#: says two queens on one diagonal
class Solution:
    def solveNQueens(self, n):
        res = []

        def search(cols):
            if len(cols) == n:
                res.append(['.' * c + 'Q' + '.' * (n - 1 - c) for c in cols])
                return
            for c in range(n):
                if c not in cols and (not cols or abs(c - cols[-1]) != 1):
                    search(cols + [c])

        search([])
        return res
