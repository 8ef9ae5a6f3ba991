"""Puzzles on which the first guess is very expensive for a search by first empty cell."""

from __future__ import annotations

from random import Random

from grader.dev.pool.search_cost import exhaustive_placements, guesses
from grader.pool import pool
from grader.sudoku.generator import puzzle_without, random_grid
from grader.sudoku.shape import rows
from grader.sudoku.solver import solve
from grader.sudoku.symmetry import shuffled


def sparse_top(rng: Random) -> str | None:
    """Leave at most three givens in the first two rows, and no more elsewhere than needed."""
    top = rows(9)[0] + rows(9)[1]
    kept = shuffled(rng, rows(9)[1])[: 1 + int(3 * rng.random())]
    return puzzle_without(rng, random_grid(rng), [cell for cell in top if cell not in kept])


def punishes(board: str) -> bool:
    """Return whether each wrong digit in the first blank costs the promised number of placements.

    The board must also be easy for a search that starts elsewhere: the ratio makes it a gate.
    """
    if guesses(board, hidden=False) > pool.PUNISHING_GUESSES:
        return False
    solution = solve(board)
    assert solution is not None, "a proposed puzzle has a solution"
    cell = pool.first_blank(range(81), board)
    candidates = pool.candidates(board, cell)
    enough = pool.PUNISHING_PLACEMENTS
    return len(candidates) >= 3 and all(
        exhaustive_placements(f"{board[:cell]}{symbol}{board[cell + 1 :]}", enough) >= enough
        for symbol in candidates
        if symbol != solution[cell]
    )
