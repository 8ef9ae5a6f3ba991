class Solution:
    def solveSudoku(self, board):
        """No list of cells to follow: look at all 81 cells again until nothing changes."""
        grid = [[set(cell) if cell != "." else set("123456789") for cell in row] for row in board]
        grid = self.solve(grid)
        for r in range(9):
            for c in range(9):
                board[r][c] = grid[r][c].pop()

    def reduce(self, grid):
        changed = True
        while changed:
            changed = False
            for r in range(9):
                for c in range(9):
                    if len(grid[r][c]) != 1:
                        continue
                    for i, j in self.neighbours(r, c):
                        if grid[r][c] <= grid[i][j]:
                            grid[i][j] -= grid[r][c]
                            changed = True
                            if not grid[i][j]:
                                return False
        return True

    def neighbours(self, r, c):
        for k in range(9):
            if k != c:
                yield r, k
            if k != r:
                yield k, c
            i, j = r // 3 * 3 + k // 3, c // 3 * 3 + k % 3
            if i != r and j != c:
                yield i, j

    def solve(self, grid):
        if not self.reduce(grid):
            return None
        open_cells = [(len(grid[r][c]), r, c) for r in range(9) for c in range(9)]
        open_cells = [cell for cell in open_cells if cell[0] > 1]
        if not open_cells:
            return grid
        _, r, c = min(open_cells)
        for digit in grid[r][c]:
            copy = [[set(cell) for cell in row] for row in grid]
            copy[r][c] = {digit}
            found = self.solve(copy)
            if found:
                return found
        return None
