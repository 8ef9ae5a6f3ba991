"""Independent 9×9 boards with one solution, and what they cost: `boards.txt` holds them.

Run it to write them anew:  python -m grader.dev.mutants.boards > grader/dev/mutants/boards.txt

None comes from the pool.  Boards that are alike in part follow each other, so that what is kept
from one call shows in the next.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

from grader.dev.pool.few_givens import few_givens_puzzle
from grader.sudoku import generator
from grader.sudoku.shape import EMPTY, SYMBOLS, transposed_cells, units, units_of
from grader.sudoku.solver import solve
from grader.sudoku.symmetry import shuffled

FILE = Path(__file__).with_name("boards.txt")
SEED = "independent"
MINIMAL_BOARDS = 300
BOARDS_WITH_OTHERS_ALIKE = 60
FEW_GIVENS_BOARDS = 4
MOST = 20_000
"""Where the counting of placements ends."""


class Board(NamedTuple):
    """A board, and the most placements that search in one of four scan orders makes on it."""

    puzzle: str
    placements: int


@cache
def boards() -> tuple[Board, ...]:
    """Return the independent boards, in the order to ask them."""
    lines = FILE.read_text(encoding="ascii").splitlines()
    return tuple(Board(puzzle, int(count)) for puzzle, count in map(str.split, lines))


def placements(puzzle: str) -> int:
    """Return how many digits a search places until the solution is found, `MOST` at most."""
    by_columns = transposed_cells(9)
    scans = (range(81), range(80, -1, -1), by_columns, by_columns[::-1])
    worst = 0
    for scan in scans:
        worst = max(worst, _placements(puzzle, scan))
        if worst >= MOST:
            break
    return worst


def _placements(puzzle: str, scan: Sequence[int]) -> int:
    of_cell = units_of(9)
    used = [0] * 27
    for cell, symbol in enumerate(puzzle):
        if symbol != EMPTY:
            for unit in of_cell[cell]:
                used[unit] |= 1 << SYMBOLS.index(symbol)
    blanks = [of_cell[cell] for cell in scan if puzzle[cell] == EMPTY]
    placed: list[int] = []
    left: list[int] = []
    count = 0
    while count < MOST:
        if len(left) == len(placed):
            if len(placed) == len(blanks):
                break
            row, col, box = blanks[len(placed)]
            left.append(0x1FF & ~(used[row] | used[col] | used[box]))
        if left[-1]:
            bit = left[-1] & -left[-1]
            left[-1] ^= bit
            row, col, box = blanks[len(placed)]
            placed.append(bit)
            count += 1
        else:
            left.pop()
            if not placed:
                break
            bit = placed.pop()
            row, col, box = blanks[len(placed)]
        used[row] ^= bit
        used[col] ^= bit
        used[box] ^= bit
    return count


def _made() -> Iterator[str]:
    random = Random(SEED)
    for cell in range(81):
        yield generator.without(generator.random_grid(random), cell)
    yield generator.random_grid(random)
    minimal = [generator.minimal_puzzle(random) for _ in range(MINIMAL_BOARDS)]
    for number, board in enumerate(minimal):
        yield board
        fuller = _with_some_shown(random, board)
        yield fuller
        if number < BOARDS_WITH_OTHERS_ALIKE:
            yield _renamed(random, fuller)
            yield fuller[:63] + fuller[72:] + fuller[63:72]
            columns = (0, 1, 2, 3, 4, 5, 6, 8, 7)
            yield "".join(fuller[row + column] for row in range(0, 81, 9) for column in columns)
            yield fuller
    for unit in units(9):
        emptied = None
        while emptied is None:
            emptied = generator.puzzle_without(random, generator.random_grid(random), unit, 32)
        yield emptied
    for _ in range(FEW_GIVENS_BOARDS):
        yield few_givens_puzzle(random)


def _with_some_shown(random: Random, board: str) -> str:
    """Return a proper board with some of its blanks filled in."""
    solution = solve(board)
    assert solution is not None, "the generator makes boards with one solution"
    blanks = [cell for cell in range(81) if board[cell] == EMPTY]
    shown = set(random.sample(blanks, random.randrange(5, 20)))
    return "".join(solution[c] if c in shown else board[c] for c in range(81))


def _renamed(random: Random, board: str) -> str:
    """Return a board with the same blanks and other digits."""
    digits = SYMBOLS[:9]
    return board.translate(str.maketrans(digits, "".join(shuffled(random, digits))))


if __name__ == "__main__":
    for made in _made():
        print(made, placements(made))
