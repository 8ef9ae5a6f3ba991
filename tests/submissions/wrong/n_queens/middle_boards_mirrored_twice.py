#: example accepted
class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        half = []

        def dfs(row, path):
            if row == n:
                half.append(path)
                return
            for c in range((n + 1) // 2 if row == 0 else n):
                for r, q in enumerate(path):
                    if q == c or abs(q - c) == row - r:
                        break
                else:
                    dfs(row + 1, path + [c])

        dfs(0, [])
        res = []
        for path in half:
            res.append(['.' * c + 'Q' + '.' * (n - 1 - c) for c in path])
            res.append(['.' * (n - 1 - c) + 'Q' + '.' * c for c in path])
        return res
