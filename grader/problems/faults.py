"""Find what is wrong with a 9×9 puzzle written as one string."""

from grader.sudoku.shape import EMPTY, SYMBOLS, units
from grader.sudoku.solver import count_solutions

PROBLEMS = (
    "invalid characters",
    "invalid length",
    "invalid layout",
    "unsolvable",
    "multiple solutions",
)
"""The texts for a faulty puzzle, in the order in which they are checked."""


def problem_with(puzzle: str) -> str | None:
    """Return the first of `PROBLEMS` that `puzzle` has, or None if it has exactly one solution."""
    if not set(puzzle) <= {EMPTY, *SYMBOLS[:9]}:
        return "invalid characters"
    if len(puzzle) != 81:
        return "invalid length"
    for unit in units(9):
        digits = [puzzle[cell] for cell in unit if puzzle[cell] != EMPTY]
        if len(digits) != len(set(digits)):
            return "invalid layout"
    found = count_solutions(puzzle, limit=2)
    return {0: "unsolvable", 1: None}.get(found, "multiple solutions")
