from copy import deepcopy


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        # work on a copy, so that a dead end can never spoil the real board
        grid = deepcopy(board)
        self.rows = [self.mask(row) for row in grid]
        self.cols = [self.mask(col) for col in zip(*grid)]
        self.boxes = [self.mask(grid[i][j] for i in range(r, r + 3) for j in range(c, c + 3))
                      for r in (0, 3, 6) for c in (0, 3, 6)]
        blanks = [(r, c) for r in range(9) for c in range(9) if grid[r][c] == '.']
        board[:] = self.search(grid, blanks, 0)

    def mask(self, cells):
        return sum(1 << int(ch) for ch in cells if ch != '.')

    def search(self, grid, blanks, k):
        # returns the solved grid or None
        if k == len(blanks):
            return grid
        r, c = blanks[k]
        b = r // 3 * 3 + c // 3
        used = self.rows[r] | self.cols[c] | self.boxes[b]
        for d in range(1, 10):
            bit = 1 << d
            if used & bit:
                continue
            grid[r][c] = str(d)
            self.rows[r] += bit
            self.cols[c] += bit
            self.boxes[b] += bit
            answer = self.search(grid, blanks, k + 1)
            if answer:
                return answer
            self.rows[r] -= bit
            self.cols[c] -= bit
            self.boxes[b] -= bit
        return None
