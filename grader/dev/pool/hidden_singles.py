"""Puzzles that hidden singles solve nearly alone, and that need thousands of guesses without them.

They tell a search by fewest candidates from every search that also looks where a digit can go.
Such puzzles are rare, and known ones have few givens: the pool's come from Gordon Royle's
collection of puzzles with 17.

Run it by hand:  python -m grader.dev.pool.hidden_singles FILE, with a puzzle a line.
"""

import sys
from pathlib import Path

from grader.dev.pool.search_cost import guesses
from grader.sudoku.generator import count_givens

MOST_GUESSES = 10
"""With hidden singles, in the whole tree."""
LEAST_GUESSES = 4_000
"""With naked singles alone."""


def needs_hidden_singles(puzzle: str) -> bool:
    """Return whether hidden singles make the difference between few guesses and thousands."""
    return guesses(puzzle) <= MOST_GUESSES and guesses(puzzle, hidden=False) >= LEAST_GUESSES


def main(path: str) -> None:
    """Print the lines of the pool for those puzzles of a file that fit."""
    for line in Path(path).read_text("ascii").split("\n"):
        puzzle = line.partition(" ")[0]
        if len(puzzle) == 81 and needs_hidden_singles(puzzle):
            print(puzzle, count_givens(puzzle), guesses(puzzle))


if __name__ == "__main__":
    main(sys.argv[1])
