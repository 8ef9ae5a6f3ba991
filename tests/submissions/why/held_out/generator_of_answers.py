from typing import List


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        grid = {(r, c): board[r][c] for r in range(9) for c in range(9)}
        for answer in self.answers(grid):
            for (r, c), digit in answer.items():
                board[r][c] = digit
            break

    def neighbours(self, cell):
        r, c = cell
        near = {(r, j) for j in range(9)}
        near |= {(i, c) for i in range(9)}
        near |= {(r // 3 * 3 + k // 3, c // 3 * 3 + k % 3) for k in range(9)}
        near.discard(cell)
        return near

    def options(self, grid, cell):
        seen = {grid[other] for other in self.neighbours(cell)}
        return [d for d in "123456789" if d not in seen]

    def answers(self, grid):
        gaps = [cell for cell in grid if grid[cell] == "."]
        if not gaps:
            yield dict(grid)
            return
        cell = min(gaps, key=lambda gap: len(self.options(grid, gap)))
        for digit in self.options(grid, cell):
            grid[cell] = digit
            yield from self.answers(grid)
            grid[cell] = "."
