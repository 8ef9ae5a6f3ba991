"""A disguised board is as good as the original."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grader.sudoku.generator import minimal_puzzle, random_grid
from grader.sudoku.rules import is_right
from grader.sudoku.solver import has_one_solution, solve
from grader.sudoku.symmetry import Symmetry


@cache
def grid_of(side: int) -> str:
    return random_grid(Random(side), side)


@settings(max_examples=40)
@given(st.sampled_from([4, 9, 16, 25]), st.integers(0, 1000))
def test_grids_stay_valid_and_come_back(side: int, seed: int) -> None:
    rng = Random(seed)
    grid = grid_of(side)
    symmetry = Symmetry.random(rng, side)
    moved = symmetry.apply(grid)
    assert is_right("." * len(moved), moved)


@settings(max_examples=40)
@given(st.integers(0, 1000))
def test_one_value_disguises_puzzle_and_solution(seed: int) -> None:
    rng = Random(seed)
    puzzle = minimal_puzzle(rng)
    solution = solve(puzzle)
    assert solution is not None
    symmetry = Symmetry.random(rng, 9)
    moved = symmetry.apply(puzzle)
    assert has_one_solution(moved)
    assert solve(moved) == symmetry.apply(solution)


def test_renaming_alone_moves_no_cell() -> None:
    puzzle = minimal_puzzle(Random(5))
    renamed = Symmetry.random(Random(6), 9, geometry=False).apply(puzzle)
    assert [cell == "." for cell in renamed] == [cell == "." for cell in puzzle]
    assert renamed != puzzle


def test_the_same_seed_gives_the_same_symmetry_on_every_version() -> None:
    assert Symmetry.random(Random(37), 4) == Symmetry(
        side=4, symbols="2314", rows=(3, 2, 1, 0), columns=(2, 3, 1, 0), transposed=False
    )


def test_a_board_of_another_side_is_refused() -> None:
    with pytest.raises(ValueError, match="9x9"):
        Symmetry.identity(9).apply("." * 16)
