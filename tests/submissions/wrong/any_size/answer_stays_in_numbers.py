class Solution:
    SYMBOLS = ".123456789ABCDEFGHIJKLMNOP"

    def solveSudoku(self, board):
        grid = [[self.SYMBOLS.index(x) for x in row] for row in board]
        size = len(grid)
        side = int(size ** 0.5)
        rows = [set(row) for row in grid]
        cols = [set(col) for col in zip(*grid)]
        boxes = {}
        for r in range(size):
            for c in range(size):
                boxes.setdefault((r // side, c // side), set()).add(grid[r][c])
        if self.solve(grid, rows, cols, boxes, side, 0):
            for r in range(size):
                for c in range(size):
                    board[r][c] = grid[r][c]

    def solve(self, grid, rows, cols, boxes, side, at):
        size = side * side
        while at < size * size and grid[at // size][at % size]:
            at += 1
        if at == size * size:
            return True
        r, c = divmod(at, size)
        units = rows[r], cols[c], boxes[r // side, c // side]
        for v in range(1, size + 1):
            if all(v not in unit for unit in units):
                grid[r][c] = v
                for unit in units:
                    unit.add(v)
                if self.solve(grid, rows, cols, boxes, side, at + 1):
                    return True
                for unit in units:
                    unit.remove(v)
        grid[r][c] = 0
        return False
