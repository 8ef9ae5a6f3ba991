class Solution:
    def solveNQueens(self, n):
        res = []

        def dfs(queens, diagonals):
            r = len(queens)
            if r == n:
                res.append(["." * c + "Q" + "." * (n - c - 1) for c in queens])
                return
            for c in range(n):
                if c not in queens and r + c not in diagonals:
                    dfs(queens + [c], diagonals + [r + c])

        dfs([], [])
        return res
