"""Puzzles of which every blank has three candidates or more."""

from __future__ import annotations

from random import Random

from grader.pool import pool
from grader.sudoku.generator import count_givens, minimal_puzzle
from grader.sudoku.shape import EMPTY
from grader.sudoku.solver import solve
from grader.sudoku.symmetry import shuffled


def three_way(rng: Random) -> str | None:
    """Fill cells of a minimal puzzle until every blank has three candidates: one in 2,000 does.

    Filling the cells with one or two candidates until there are none ends with the same cells in
    any order, with hardly ever a blank among them.  Where some are left, more cells are filled as
    long as every other blank keeps three candidates, because that makes the search cheaper.
    """
    puzzle = minimal_puzzle(rng)
    solution = solve(puzzle)
    assert solution is not None, "a minimal puzzle has a solution"
    filled = ""
    while filled != puzzle:
        filled = puzzle
        for cell, choices in pool.choices_of(filled).items():
            if len(choices) < 3:
                puzzle = f"{puzzle[:cell]}{solution[cell]}{puzzle[cell + 1 :]}"
    if EMPTY not in puzzle:
        return None
    return max((_crammed(rng, puzzle, solution) for _ in range(10)), key=count_givens)


def _crammed(rng: Random, puzzle: str, solution: str) -> str:
    """Fill blanks of the puzzle in random order while the others keep three candidates each."""
    for cell in shuffled(rng, list(pool.choices_of(puzzle))):
        fuller = f"{puzzle[:cell]}{solution[cell]}{puzzle[cell + 1 :]}"
        if all(len(choices) >= 3 for choices in pool.choices_of(fuller).values()):
            puzzle = fuller
    return puzzle
