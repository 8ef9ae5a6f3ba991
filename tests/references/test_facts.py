"""The reference solutions against published puzzles with their answers."""

import sys
from collections.abc import Callable
from math import isqrt
from types import FrameType

import pytest

from grader.catalog import catalog
from tests.references.boards import (
    ERRORS,
    FACTS,
    SECOND_LOOK_ALIKE,
    CountingRow,
    load,
    solved,
    to_board,
)

CLASSIC = ["whole_board", "row_col_box", "candidates", "sets", "bitmask"]
CHEAP = [kind for kind, fact in FACTS.items() if fact.placements < 5_000]
"""Puzzles on which even validating the whole board takes less than a second."""


@pytest.fixture(scope="module")
def solve_string() -> Callable[[str], str]:
    solve: Callable[[str], str] = load("puzzle_string").solve_sudoku
    return solve


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        (name, kind)
        for name in [*CLASSIC, "explicit_stack", "any_size"]
        for kind in FACTS
        if name != "whole_board" or kind in CHEAP
    ],
)
def test_a_reference_solves(name: str, kind: str) -> None:
    assert solved(name, FACTS[kind].puzzle) == FACTS[kind].answer


@pytest.mark.parametrize("name", [*CLASSIC[1:], "explicit_stack", "any_size"])
def test_the_rungs_search_the_same_tree(name: str) -> None:
    for fact in FACTS.values():
        written: list[str] = []
        board = [CountingRow("".join(row), written) for row in to_board(fact.puzzle)]
        load(name).solveSudoku(board)
        assert len(written) == fact.placements


@pytest.mark.parametrize("name", [*CLASSIC, "explicit_stack", "any_size"])
def test_a_board_without_solution_is_left_as_it_was(name: str) -> None:
    puzzle = ERRORS["unsolvable"]
    assert solved(name, puzzle) == puzzle


def test_the_examples_of_other_sizes() -> None:
    for example in catalog.load("any_size").problem.examples:
        size = isqrt(len(example.input))
        assert solved("any_size", example.input, size) == example.output


def test_one_empty_cell_costs_one_call() -> None:
    """So the 625 cells of a 25×25 board stay under Python's limit of 1,000 calls."""
    module = load("any_size")
    board = [["."] * 16 for _ in range(16)]
    depth = 0
    deepest = 0

    def watch(_frame: FrameType, event: str, _argument: object) -> None:
        nonlocal depth, deepest
        depth += (event == "call") - (event == "return")
        deepest = max(deepest, depth)

    sys.setprofile(watch)
    try:
        module.solveSudoku(board)
    finally:
        sys.setprofile(None)
    assert deepest == 16 * 16 + 2  # solveSudoku itself, and the call that finds nothing left


@pytest.mark.parametrize("kind", FACTS)
def test_the_puzzle_string_is_solved(solve_string: Callable[[str], str], kind: str) -> None:
    assert solve_string(FACTS[kind].puzzle) == FACTS[kind].answer


@pytest.mark.parametrize("word", ERRORS)
def test_what_is_wrong_is_said(solve_string: Callable[[str], str], word: str) -> None:
    assert solve_string(ERRORS[word]) == word


def test_a_look_alike_has_several_solutions(solve_string: Callable[[str], str]) -> None:
    assert solve_string(SECOND_LOOK_ALIKE) == "multiple solutions"


@pytest.mark.parametrize(
    ("puzzle", "word"),
    [
        pytest.param("", "invalid length", id="empty"),
        pytest.param("x", "invalid characters", id="characters before length"),
        pytest.param("5" * 80 + "0", "invalid characters", id="characters before layout"),
        pytest.param("55" + "." * 78, "invalid length", id="length before layout"),
        pytest.param("55" + "." * 79, "invalid layout", id="layout before solutions"),
        pytest.param("५" + "." * 80, "invalid characters", id="digit of another script"),
        pytest.param("." * 80 + "\n", "invalid characters", id="line break"),
        pytest.param("." * 82, "invalid length", id="too long"),
        pytest.param("." * 81, "multiple solutions", id="no givens"),
        pytest.param("5" + "." * 8 + "5" + "." * 71, "invalid layout", id="same column and box"),
        pytest.param("5" + "." * 71 + "5" + "." * 8, "invalid layout", id="same column"),
        pytest.param("5" + "." * 9 + "5" + "." * 70, "invalid layout", id="same box"),
    ],
)
def test_the_order_of_the_checks(
    solve_string: Callable[[str], str], puzzle: str, word: str
) -> None:
    assert solve_string(puzzle) == word


def test_layout_comes_before_unsolvable(solve_string: Callable[[str], str]) -> None:
    puzzle = ERRORS["unsolvable"]
    assert solve_string(puzzle[:-1] + "8") == "invalid layout"


def test_the_examples_of_the_puzzle_string(solve_string: Callable[[str], str]) -> None:
    for example in catalog.load("puzzle_string").problem.examples:
        assert solve_string(example.input) == example.output
