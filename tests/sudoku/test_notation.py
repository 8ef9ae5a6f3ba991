"""Reading what people paste, and refusing what is not a board."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grader.sudoku.notation import draw_grid, parse, to_rows
from grader.sudoku.shape import SYMBOLS

EXAMPLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


@pytest.mark.parametrize("mark", ".0_*")
def test_marks_of_empty_cells(mark: str) -> None:
    assert parse(EXAMPLE.replace(".", mark)) == EXAMPLE


def test_a_pasted_list_of_lists() -> None:
    assert parse(json.dumps(to_rows(EXAMPLE))) == EXAMPLE
    assert parse(repr(to_rows(EXAMPLE))) == EXAMPLE
    assert parse(json.dumps(to_rows(EXAMPLE), indent=1)) == EXAMPLE


@settings(max_examples=40)
@given(st.sampled_from([4, 9, 16, 25]), st.randoms(use_true_random=False))
def test_round_trips(side: int, rng: Random) -> None:
    puzzle = "".join(rng.choice("." + SYMBOLS[:side]) for _ in range(side * side))
    assert parse(puzzle) == puzzle
    assert parse(draw_grid(puzzle)) == puzzle
    assert parse(puzzle.lower()) == puzzle


@pytest.mark.parametrize(
    ("text", "part"),
    [
        (EXAMPLE[:-1], "80"),
        ("", "no board"),
        (EXAMPLE.replace("7", "x", 1), "'x'"),
        ("12\n३4", "Line 2, character 1"),
        (EXAMPLE[:80] + "A", "row 9, column 9"),
        ("5" + "." * 15, "4x4"),
    ],
)
def test_errors_say_what_and_where(text: str, part: str) -> None:
    with pytest.raises(ValueError, match=part):
        parse(text)
