"""Puzzles that singles leave with many guesses, wherever they are moved."""

from __future__ import annotations

from random import Random

from grader.dev.pool.few_givens import replacements_of_one
from grader.dev.pool.search_cost import guesses, mean_guesses
from grader.pool import pool
from grader.sudoku.generator import minimal_puzzle, thin_out
from grader.sudoku.symmetry import shuffled

_PATIENCE = 30
"""Neighbours in a row that are no improvement before the climb to a stubborn puzzle ends."""


def stubborn(rng: Random) -> str:
    """Climb from a minimal puzzle to neighbours, one given replaced, that need more guesses.

    Most climbs end too low: many short ones get further than a long one.
    """
    puzzle = max((minimal_puzzle(rng) for _ in range(20)), key=guesses)
    height = mean_guesses(puzzle, 4)
    failures = 0
    while failures < _PATIENCE:
        neighbour = next(replacements_of_one(rng, puzzle, 400), None)
        if neighbour is None:
            break
        failures += 1
        neighbour = thin_out(neighbour, shuffled(rng, range(81)))
        if 1.5 * guesses(neighbour) < height:
            continue
        reached = mean_guesses(neighbour, 4)
        if reached >= height:
            if reached > height:
                failures = 0
            puzzle, height = neighbour, reached
    return puzzle


def is_stubborn(puzzle: str) -> bool:
    return round(mean_guesses(puzzle, 24)) in pool.STUBBORN_GUESSES
