from dataclasses import dataclass, field
from enum import Enum, auto


class Unit(Enum):
    ROW = auto()
    COLUMN = auto()
    BOX = auto()

    def index(self, r: int, c: int) -> int:
        if self is Unit.ROW:
            return r
        if self is Unit.COLUMN:
            return c
        return r // 3 * 3 + c // 3


@dataclass(frozen=True, order=True)
class Cell:
    row: int
    col: int

    @property
    def units(self):
        return [(unit, unit.index(self.row, self.col)) for unit in Unit]


@dataclass
class Grid:
    board: list
    used: dict = field(default_factory=dict)
    blanks: list = field(default_factory=list)

    def __post_init__(self):
        self.used = {(unit, i): 0 for unit in Unit for i in range(9)}
        for r, row in enumerate(self.board):
            for c, value in enumerate(row):
                cell = Cell(r, c)
                if value == ".":
                    self.blanks.append((cell.units, cell))
                else:
                    for key in cell.units:
                        self.used[key] |= 1 << int(value)

    def free(self, units):
        taken = 0
        for key in units:
            taken |= self.used[key]
        return [d for d in range(1, 10) if not taken >> d & 1]

    def solve(self) -> bool:
        if not self.blanks:
            return True
        choices = [self.free(units) for units, _ in self.blanks]
        i = min(range(len(choices)), key=lambda k: len(choices[k]))
        units, cell = self.blanks.pop(i)
        for d in choices[i]:
            for key in units:
                self.used[key] ^= 1 << d
            if self.solve():
                self.board[cell.row][cell.col] = str(d)
                return True
            for key in units:
                self.used[key] ^= 1 << d
        self.blanks.insert(i, (units, cell))
        return False


class Solution:
    def solveSudoku(self, board: list[list[str]]) -> None:
        Grid(board).solve()
