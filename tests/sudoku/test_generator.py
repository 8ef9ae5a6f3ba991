"""What is generated is valid, proper and as thin as asked for."""

from __future__ import annotations

from random import Random

import pytest

from grader.dev.pool.few_givens import few_givens_puzzle, single_completions
from grader.sudoku.generator import (
    count_givens,
    is_valid_grid,
    minimal_puzzle,
    puzzle_with_givens,
    random_grid,
    without,
)
from grader.sudoku.shape import SIDES
from grader.sudoku.solver import has_one_solution


@pytest.mark.parametrize("side", SIDES)
def test_grids_are_valid_and_differ(side: int) -> None:
    rng = Random(1)
    grids = {random_grid(rng, side) for _ in range(5)}
    assert len(grids) > 1
    assert all(is_valid_grid(grid, side) for grid in grids)


def test_minimal_puzzles_can_spare_no_given() -> None:
    puzzle = minimal_puzzle(Random(2))
    assert has_one_solution(puzzle)
    for cell in range(81):
        if puzzle[cell] != ".":
            assert not has_one_solution(without(puzzle, cell))


def test_the_wanted_number_of_givens() -> None:
    assert count_givens(puzzle_with_givens(Random(3), 9, 40)) == 40
    assert count_givens(puzzle_with_givens(Random(3), 16, 180)) == 180


def test_single_completions_are_all_and_only_the_proper_ones() -> None:
    rng = Random(5)
    puzzle = minimal_puzzle(rng)
    loose = without(puzzle, next(cell for cell in range(81) if puzzle[cell] != "."))
    tried = {
        loose[:cell] + digit + loose[cell + 1 :]
        for cell in range(81)
        if loose[cell] == "."
        for digit in "123456789"
    }
    proper = {puzzle for puzzle in tried if has_one_solution(puzzle)}
    assert set(single_completions(loose, limit=10_000)) == proper


def test_few_givens() -> None:
    puzzle = few_givens_puzzle(Random(6), enough=21, patience=1)
    assert has_one_solution(puzzle)
    assert count_givens(puzzle) <= 23
