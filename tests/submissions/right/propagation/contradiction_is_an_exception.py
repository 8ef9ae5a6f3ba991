class Contradiction(Exception):
    pass


ROWS = [range(9 * r, 9 * r + 9) for r in range(9)]
COLS = [range(c, 81, 9) for c in range(9)]
BOXES = [[27 * a + 3 * b + 9 * i + j for i in range(3) for j in range(3)] for a in range(3) for b in range(3)]
UNITS = [list(u) for u in ROWS + COLS + BOXES]
OF = [[u for u in UNITS if cell in u] for cell in range(81)]


class Grid:
    def __init__(self, options=None):
        self.options = list(options) if options else [frozenset(range(1, 10))] * 81

    def put(self, cell, digit):
        if digit not in self.options[cell]:
            raise Contradiction
        for other in self.options[cell] - {digit}:
            self.strike(cell, other)

    def strike(self, cell, digit):
        if digit not in self.options[cell]:
            return
        left = self.options[cell] - {digit}
        self.options[cell] = left
        if not left:
            raise Contradiction
        if len(left) == 1:
            (only,) = left
            for unit in OF[cell]:
                for peer in unit:
                    if peer != cell:
                        self.strike(peer, only)
        for unit in OF[cell]:
            spots = [k for k in unit if digit in self.options[k]]
            if not spots:
                raise Contradiction
            if len(spots) == 1:
                self.put(spots[0], digit)

    def solve(self):
        undecided = [k for k in range(81) if len(self.options[k]) > 1]
        if not undecided:
            return self
        cell = min(undecided, key=lambda k: len(self.options[k]))
        for digit in self.options[cell]:
            trial = Grid(self.options)
            try:
                trial.put(cell, digit)
                return trial.solve()
            except Contradiction:
                pass
        raise Contradiction


def solveSudoku(board):
    grid = Grid()
    for k in range(81):
        if board[k // 9][k % 9] != ".":
            grid.put(k, int(board[k // 9][k % 9]))
    grid = grid.solve()
    for k in range(81):
        board[k // 9][k % 9] = str(min(grid.options[k]))
