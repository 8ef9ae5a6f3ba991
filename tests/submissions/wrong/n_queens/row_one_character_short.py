class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        ans = []

        def build(queens):
            return ["." * c + "Q" + "." * (n - c - 2) for c in queens]

        def go(r, queens, used, diag, anti):
            if r == n:
                ans.append(build(queens))
                return
            for c in range(n):
                if c not in used and r - c not in diag and r + c not in anti:
                    go(r + 1, queens + [c], used | {c}, diag | {r - c}, anti | {r + c})

        go(0, [], set(), set(), set())
        return ans
