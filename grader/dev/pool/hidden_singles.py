"""Puzzles that hidden singles solve nearly alone, and that need thousands of guesses without them.

They tell a search by fewest candidates from every search that also looks where a digit can go.
Such puzzles are rare, and known ones have few givens: the pool's come from Gordon Royle's
collection of puzzles with 17.  Ties fall differently when a puzzle is moved, and a search by fewest
candidates takes more time or less; so each is tried in several places, and the dearest one stays.

Run it by hand:  python -m grader.dev.pool.hidden_singles FILE, with a puzzle a line.
"""

import sys
from pathlib import Path
from random import Random

from grader.dev.pool.search_cost import guesses
from grader.sudoku.generator import count_givens
from grader.sudoku.shape import EMPTY, SYMBOLS, units_of
from grader.sudoku.symmetry import Symmetry

MOST_GUESSES = 4
"""With hidden singles, in the whole tree."""
LEAST_PLACEMENTS = 60_000
"""By fewest candidates, as a mean over disguises."""
DISGUISES = 6
"""With other digits: they change the order in which candidates are tried."""
MOVES = 30
"""Places in which a puzzle is tried."""
CAP = 200_000
"""Placements after which a search is given up."""


def placements(puzzle: str, cap: int = CAP) -> int:
    """Return how many digits the reference of `fewest_candidates` places, `cap` at most.

    Counted is the search up to the first solution, with its order of cells and digits.
    """
    of_cell = units_of(9)
    used = [0] * 27
    empties = [cell for cell, symbol in enumerate(puzzle) if symbol == EMPTY]
    for cell, symbol in enumerate(puzzle):
        if symbol != EMPTY:
            for unit in of_cell[cell]:
                used[unit] |= 1 << SYMBOLS.index(symbol)
    placed = 0

    def candidates(cell: int) -> int:
        row, column, box = of_cell[cell]
        return 0b111_111_111 & ~(used[row] | used[column] | used[box])

    def search() -> bool:
        nonlocal placed
        if not empties or placed >= cap:
            return True
        cell = min(empties, key=lambda cell: candidates(cell).bit_count())
        empties.remove(cell)
        free = candidates(cell)
        while free:
            bit = free & -free
            free ^= bit
            placed += 1
            for unit in of_cell[cell]:
                used[unit] |= bit
            if search():
                return True
            for unit in of_cell[cell]:
                used[unit] ^= bit
        empties.append(cell)
        return False

    search()
    return min(placed, cap)


def mean_placements(puzzle: str) -> float:
    """Return the mean of `placements` over a few disguises of a puzzle."""
    rng = Random(puzzle)
    disguised = (Symmetry.random(rng, 9, geometry=False).apply(puzzle) for _ in range(DISGUISES))
    return sum(map(placements, disguised)) / DISGUISES


def needs_hidden_singles(puzzle: str) -> bool:
    """Return whether hidden singles make the difference between few guesses and very many."""
    return guesses(puzzle) <= MOST_GUESSES and mean_placements(puzzle) >= LEAST_PLACEMENTS


def dearest(puzzle: str) -> str:
    """Return the puzzle in that of `MOVES` places where fewest candidates take longest."""
    rng = Random(puzzle)
    moved = [puzzle, *(Symmetry.random(rng, 9).apply(puzzle) for _ in range(MOVES - 1))]
    return max(moved, key=mean_placements)


def main(path: str) -> None:
    """Print the lines of the pool for those puzzles of a file that fit."""
    for line in Path(path).read_text("ascii").split("\n"):
        puzzle = line.partition(" ")[0]
        if len(puzzle) == 81 and needs_hidden_singles(puzzle := dearest(puzzle)):
            print(puzzle, count_givens(puzzle), guesses(puzzle), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
