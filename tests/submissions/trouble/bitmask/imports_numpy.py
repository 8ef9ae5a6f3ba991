#: verdict Import Error
#: says numpy
#: says standard library
#: says line 5
import numpy as np


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        grid = np.array([[0 if x == "." else int(x) for x in row] for row in board])
        self.solve(grid)
        board[:] = grid.astype(str).tolist()

    def solve(self, grid):
        for r, c in zip(*np.where(grid == 0)):
            for d in range(1, 10):
                x, y = r // 3 * 3, c // 3 * 3
                if d not in grid[r] and d not in grid[:, c] and d not in grid[x:x + 3, y:y + 3]:
                    grid[r, c] = d
                    if self.solve(grid):
                        return True
                    grid[r, c] = 0
            return False
        return True
