class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        g = [[0] * 9 for _ in range(9)]
        for i in range(9):
            for j in range(9):
                g[i][j] = 0 if board[i][j] == '.' else ord(board[i][j]) - ord('0')
        self.dfs(g, 0, 0)
        for i in range(9):
            for j in range(9):
                board[i][j] = chr(g[i][j] + ord('0'))

    def can(self, g, x, y, v):
        for k in range(9):
            if g[x][k] == v: return False
        for k in range(9):
            if g[k][y] == v: return False
        sx, sy = x // 3 * 3, y // 3 * 3
        for i in range(sx, sx + 3):
            for j in range(sy, sy + 3):
                if g[i][j] == v: return False
        return True

    def dfs(self, g, x, y):
        if y == 9:
            return self.dfs(g, x + 1, 0)
        if x == 9:
            return True
        if g[x][y]:
            return self.dfs(g, x, y + 1)
        for v in range(1, 10):
            if self.can(g, x, y, v):
                g[x][y] = v
                if self.dfs(g, x, y + 1):
                    return True
                g[x][y] = 0
        return False
