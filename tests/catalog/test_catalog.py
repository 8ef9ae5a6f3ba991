"""The exercises as data: found by any name that a person would type, their cases drawn by seed."""

import ast

import pytest

from grader.catalog import catalog
from grader.catalog.stub import render_stub
from grader.catalog.tracks import Track
from grader.errors import UnknownExercise
from grader.hidden.cases import draw_cases
from grader.problems.board_answer import puzzle_of
from grader.sudoku import notation, rules
from tests.conftest import ROOT, full_name

NAMES = catalog.names()
BITMASK = full_name("bitmask")
NUMBER = catalog.load("bitmask").number


@pytest.mark.parametrize("name", NAMES)
def test_a_stub_holds_the_statement_and_just_one_function(name: str) -> None:
    exercise = catalog.load(name)
    tree = ast.parse(render_stub(exercise))
    functions = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    assert functions == [function.name for function in exercise.problem.functions]
    assert max(map(len, render_stub(exercise).splitlines())) <= 100


def test_exercises_and_solutions_and_catalog_have_the_same_names() -> None:
    for folder in ("exercises", "solutions"):
        assert sorted(path.stem for path in (ROOT / folder).glob("*.py")) == list(NAMES)


@pytest.mark.parametrize(
    "text", [str(int(NUMBER)), NUMBER, "bitmask", "bitm", BITMASK, f"{BITMASK}.py", f"{NUMBER}_"]
)
def test_an_exercise_is_found_by(text: str) -> None:
    assert catalog.find(text).name == BITMASK


def test_every_rung_named_by_another_exists() -> None:
    for exercise in catalog.all_exercises():
        for rung in (exercise.follows, exercise.beats):
            assert rung is None or catalog.load(rung).rung == rung
    assert catalog.load("bitmask") == catalog.load(BITMASK)


def test_the_rungs_of_a_track_stand_in_a_row() -> None:
    tracks = [exercise.track for exercise in catalog.all_exercises()]
    assert list(dict.fromkeys(tracks)) == list(Track)
    assert sorted(tracks, key=list(Track).index) == tracks


def test_a_rung_is_found_under_another_number() -> None:
    assert catalog.renumbered("93_bitmask") == catalog.renumbered("bitmask") == BITMASK
    assert catalog.renumbered("93_nothing") == "93_nothing"


@pytest.mark.parametrize("text", ["77", "solver", "", "-1"])
def test_an_unknown_exercise_is_told_with_the_command_that_lists_all(text: str) -> None:
    with pytest.raises(UnknownExercise, match=r"there is no exercise.*`grader list` shows all"):
        catalog.find(text)


@pytest.mark.parametrize("name", NAMES)
def test_one_seed_draws_one_set_of_cases(name: str) -> None:
    exercise = catalog.load(name)
    first = draw_cases(exercise, 37)
    assert draw_cases(exercise, 37) == first
    assert draw_cases(exercise, 38) != first
    least = {"solveNQueens": 16, "makePuzzle": 30}.get(exercise.problem.entry_point, 60)
    assert len({case.id for case in first}) == len(first) >= least


@pytest.mark.parametrize("seed", range(3))
def test_a_digit_stands_twice_where_the_suite_says_and_nowhere_else(seed: int) -> None:
    cases = draw_cases(catalog.load("valid_sudoku"), seed)
    for case in cases:
        found, *others = [
            [broken.message.split(":")[0] for broken in rules.repetitions(rows)]
            for rows in (notation.to_rows(puzzle_of(sent)) for (sent,) in case.calls)
        ]
        match case.suite:
            case "empty" if case.note == "a digit twice, and nothing else":
                units = [message.split()[-2] for (message,) in (found, *others)]
                assert units == ["row", "column", "box"]
            case "row" | "column" | "box" as unit:
                number = int(case.id[-2:])
                assert len(found) == 1
                assert found[0].endswith(f"twice in {unit} {number}")
            case "boxes-only":
                assert found
                assert all(" in box " in message for message in found)
            case "easy" | "hard" | "few-givens" | "unsolvable" | "several" | "empty" | "solved":
                assert not found
            case "one-changed":
                assert found
