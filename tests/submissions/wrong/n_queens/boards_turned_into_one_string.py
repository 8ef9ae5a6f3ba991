class Solution:
    def solveNQueens(self, n: int):
        self.ans = []
        self.dfs(n, 0, [])
        return self.ans

    def dfs(self, n, r, path):
        if r == n:
            self.ans.append("\n".join("." * c + "Q" + "." * (n - c - 1) for c in path))
            return
        for c in range(n):
            if all(c != q and c - q != r - i and c - q != i - r for i, q in enumerate(path)):
                self.dfs(n, r + 1, path + [c])
