from collections import Counter, defaultdict
from copy import deepcopy

UNITS = defaultdict(list)
for r in range(9):
    for c in range(9):
        UNITS["row", r].append((r, c))
        UNITS["col", c].append((r, c))
        UNITS["box", r // 3, c // 3].append((r, c))

PEERS = {
    (r, c): (set(UNITS["row", r]) | set(UNITS["col", c]) | set(UNITS["box", r // 3, c // 3])) - {(r, c)}
    for r in range(9) for c in range(9)
}


class Dead(Exception):
    """No solution below this guess."""


class Grid:
    def __init__(self, board):
        self.value = {}
        self.options = {cell: set(range(1, 10)) for cell in PEERS}
        for (r, c) in PEERS:
            if board[r][c] != ".":
                self.set(r, c, int(board[r][c]))

    def set(self, r, c, n):
        if n not in self.options.pop((r, c)):
            raise Dead
        self.value[r, c] = n
        for peer in PEERS[r, c]:
            if peer in self.options:
                self.options[peer].discard(n)
                if not self.options[peer]:
                    raise Dead

    def step(self):
        """Set every naked single, or else every hidden one. False if there was neither."""
        naked = [cell for cell, opts in self.options.items() if len(opts) == 1]
        for cell in naked:
            self.set(*cell, min(self.options[cell]))
        if naked:
            return True
        moved = False
        for unit in UNITS.values():
            counts = Counter(n for cell in unit if cell in self.options for n in self.options[cell])
            for n, k in counts.items():
                if k == 1:
                    places = [cell for cell in unit if n in self.options.get(cell, ())]
                    if places:
                        self.set(*places[0], n)
                        moved = True
        return moved


def solve(grid):
    try:
        while grid.step():
            pass
    except Dead:
        return None
    if not grid.options:
        return grid
    cell = min(grid.options, key=lambda x: len(grid.options[x]))
    for n in grid.options[cell]:
        guess = deepcopy(grid)
        try:
            guess.set(*cell, n)
        except Dead:
            continue
        result = solve(guess)
        if result:
            return result
    return None


def solveSudoku(board):
    for (r, c), n in solve(Grid(board)).value.items():
        board[r][c] = str(n)
