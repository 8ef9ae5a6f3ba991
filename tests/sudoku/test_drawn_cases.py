"""The drawn cases of the rungs that are not asked to fill a board only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from grader.catalog import catalog
from grader.hidden.cases import draw_cases
from grader.problems.answer import Plain
from grader.problems.faults import problem_with
from grader.problems.puzzle_string import BAD_CHARACTERS
from grader.sudoku.notation import to_rows
from grader.sudoku.rules import Violation, repetitions
from grader.sudoku.solver import count_solutions

SEEDS = range(5)


def texts(rung: str, suite: str, seed: int) -> Iterator[Plain]:
    """What each call of a suite is asked about."""
    for case in draw_cases(catalog.find(rung), seed):
        if case.suite == suite:
            for (argument,) in case.calls:
                yield argument


def one_repetition(board: Plain) -> Violation:
    assert isinstance(board, list)
    (found,) = repetitions(board)  # type: ignore[arg-type]
    assert len(found.cells) == 2
    return found


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(
    ("suite", "problem"),
    [
        ("characters", "invalid characters"),
        ("length", "invalid length"),
        ("layout", "invalid layout"),
        ("unsolvable", "unsolvable"),
        ("several", "multiple solutions"),
    ],
)
def test_puzzle_strings_have_the_problem_of_their_suite(
    suite: str, problem: str, seed: int
) -> None:
    drawn = list(texts("puzzle_string", suite, seed))
    assert drawn
    assert {problem_with(str(text)) for text in drawn} == {problem}


@pytest.mark.parametrize("seed", SEEDS)
def test_invalid_layouts_break_one_unit(seed: int) -> None:
    kinds = Counter(
        one_repetition(to_rows(str(text))).kind for text in texts("puzzle_string", "layout", seed)
    )
    assert kinds == {"row": 3, "column": 3, "box": 3}


def test_bad_characters_stand_at_both_ends_and_beyond_them() -> None:
    drawn = [str(text) for text in texts("puzzle_string", "characters", 1)]
    for bad, _ in BAD_CHARACTERS:
        having = [text for text in drawn if bad in text]
        assert {(len(text), text[0] == bad, text[-1] == bad) for text in having} == {
            (81, True, False),
            (81, False, False),
            (81, False, True),
            (82, True, False),
            (82, False, True),
        }


@pytest.mark.parametrize("seed", SEEDS)
def test_most_puzzles_with_several_solutions_have_two(seed: int) -> None:
    counts = [count_solutions(str(text), 3) for text in texts("puzzle_string", "several", seed)]
    assert counts.count(2) >= 3
    assert counts[-1] == 3


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("kind", ["row", "column", "box"])
def test_each_place_of_a_unit_is_in_two_invalid_boards(kind: str, seed: int) -> None:
    found = [one_repetition(board) for board in texts("valid_sudoku", kind, seed)]
    assert {repetition.kind for repetition in found} == {kind}
    places = Counter(place(kind, cell) for repetition in found for cell in repetition.cells)
    assert places == dict.fromkeys(range(9), 2)


def test_each_two_places_of_a_unit_that_share_no_other_make_an_invalid_board() -> None:
    pairs = {
        (found.kind, frozenset(place(found.kind, cell) for cell in found.cells))
        for found in map(one_repetition, texts("valid_sudoku", "places", 3))
    }
    assert Counter(kind for kind, _ in pairs) == {"row": 27, "column": 27, "box": 18}


def place(kind: str, cell: tuple[int, int]) -> int:
    row, column = cell
    return {"row": column, "column": row, "box": row % 3 * 3 + column % 3}[kind]


@pytest.mark.parametrize("rung", ["valid_sudoku", "fewest_candidates", "lanes"])
def test_a_check_of_these_rungs_holds_a_board_of_17_givens(rung: str) -> None:
    drawn = [
        argument
        for case in draw_cases(catalog.find(rung), 2)
        for (argument,) in case.calls
        if isinstance(argument, list)
    ]
    givens = [sum(cell != "." for row in board for cell in row) for board in drawn]  # type: ignore[union-attr]
    assert 17 in givens


def test_two_boards_in_one_process_have_the_same_cells_empty() -> None:
    layouts = [
        [[[cell == "." for cell in row] for row in board] for (board,) in case.calls]  # type: ignore[union-attr]
        for case in draw_cases(catalog.find("bitmask"), 4)
        if "the same cells empty" in case.note
    ]
    assert len(layouts) == 1
    assert layouts[0][0] == layouts[0][1]
