#: says two queens on one diagonal
class Solution:
    def solveNQueens(self, n):
        res = []

        def search(cols, diag):
            r = len(cols)
            if r == n:
                res.append(['.' * c + 'Q' + '.' * (n - 1 - c) for c in cols])
                return
            for c in range(n):
                if c not in cols and r + c not in diag:
                    search(cols + [c], diag | {r + c})

        search([], set())
        return res
