#: cause digits
#: line 19
class Grid:
    """Numbers 0 to 9, where 0 is an empty square."""

    def __init__(self, board):
        self.cells = [[0 if ch == "." else int(ch) for ch in line] for line in board]

    def column(self, x):
        return [line[x] for line in self.cells]

    def block(self, y, x):
        top = y - y % 3
        left = x - x % 3
        return [self.cells[top + dy][left + dx] for dy in range(3) for dx in range(3)]

    def options(self, y, x):
        used = set(self.cells[y]) | set(self.column(x)) | set(self.block(y, x))
        return [n for n in range(1, 9) if n not in used]

    def tightest(self):
        best = None
        for y in range(9):
            for x in range(9):
                if self.cells[y][x] == 0:
                    opts = self.options(y, x)
                    if best is None or len(opts) < len(best[2]):
                        best = (y, x, opts)
        return best

    def fill(self):
        spot = self.tightest()
        if spot is None:
            return True
        y, x, opts = spot
        for n in opts:
            self.cells[y][x] = n
            if self.fill():
                return True
            self.cells[y][x] = 0
        return False

    def write_to(self, board):
        for y in range(9):
            for x in range(9):
                board[y][x] = str(self.cells[y][x])


class Solution:
    def solveSudoku(self, board):
        grid = Grid(board)
        grid.fill()
        grid.write_to(board)
