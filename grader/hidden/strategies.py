"""Hypothesis strategies for an instructor's own hidden tests."""

from collections.abc import Sequence
from random import Random

from hypothesis import strategies as st

from grader.pool import pool
from grader.sudoku import notation
from grader.sudoku.rules import is_right
from grader.sudoku.shape import EMPTY
from grader.sudoku.solver import solve
from grader.sudoku.symmetry import Symmetry

Board = list[list[str]]
LARGEST_DISGUISE = 1 << 16


@st.composite
def boards(draw: st.DrawFn, kind: str = "easy", most_blanks: int = 81) -> Board:
    """Draw 9×9 boards with one solution, as a submission gets them.

    `kind` is one of the pool: ``easy``, ``medium``, ``hard``, ``seventeen`` and more.  Each board
    is a stored one in a disguise, with some of its blanks filled in, `most_blanks` left at most;
    a failing example shrinks towards a board with few blanks.
    """
    puzzle = draw(st.sampled_from([entry.puzzle for entry in pool.load(kind)]))
    disguise = draw(st.integers(0, LARGEST_DISGUISE))
    puzzle = Symmetry.random(Random(disguise), 9).apply(puzzle)
    solution = solve(puzzle)
    assert solution is not None, "every puzzle of the pool has a solution"
    blanks = [cell for cell, symbol in enumerate(puzzle) if symbol == EMPTY]
    kept = [cell for cell in blanks if draw(st.booleans())][:most_blanks]
    cells = [EMPTY if cell in set(kept) else solution[cell] for cell in range(81)]
    return [[*row] for row in notation.to_rows("".join(cells))]


def is_solved(before: Board, after: Sequence[Sequence[object]]) -> bool:
    """Return whether `after` is a right filling of the board `before`."""
    rows = [[*row] for row in after]
    if len(rows) != len(before) or any(len(row) != len(before) for row in rows):
        return False
    cells = [cell for row in rows for cell in row]
    if not all(type(cell) is str and len(cell) == 1 for cell in cells):
        return False
    puzzle = "".join("".join(row) for row in before)
    return bool(is_right(puzzle, "".join(map(str, cells))))
