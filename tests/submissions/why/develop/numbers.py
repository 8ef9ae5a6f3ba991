class Solution:
    def solveSudoku(self, board):
        grid = [[0 if x == "." else int(x) for x in row] for row in board]
        self.fill(grid, 0)
        for r in range(9):
            for c in range(9):
                board[r][c] = str(grid[r][c])

    def fill(self, grid, n):
        if n == 81:
            return True
        r = n // 9
        c = n % 9
        if grid[r][c] != 0:
            return self.fill(grid, n + 1)
        for d in range(1, 10):
            if self.can(grid, r, c, d):
                grid[r][c] = d
                if self.fill(grid, n + 1):
                    return True
                grid[r][c] = 0
        return False

    def can(self, grid, r, c, d):
        if d in grid[r]:
            return False
        if any(grid[k][c] == d for k in range(9)):
            return False
        r0, c0 = r - r % 3, c - c % 3
        for i in range(3):
            for j in range(3):
                if grid[r0 + i][c0 + j] == d:
                    return False
        return True
