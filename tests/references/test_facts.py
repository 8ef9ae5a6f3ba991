"""The reference solutions against published puzzles with their answers."""

import importlib.util
import sys
from collections.abc import Callable
from math import isqrt
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest

from grader.catalog import catalog

SOLUTIONS = Path(__file__).parents[2] / "solutions"


class Fact(NamedTuple):
    """A puzzle, its answer, and how many digits the search in reading order places in it."""

    puzzle: str
    answer: str
    placements: int


FACTS = {
    "LeetCode's own example": Fact(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
        4_208,
    ),
    "easy": Fact(
        "8264.95..9.526784343715..626.19427.87925.361434..7125916489532758372419627.316485",
        "826439571915267843437158962651942738792583614348671259164895327583724196279316485",
        12,
    ),
    "medium": Fact(
        "42....1833........6..3.4.257..15.4.69.2..75.8....6...75...16.422.6.4.8.18.4...76.",
        "429675183358291674671384925783152496962437518145968237597816342236749851814523769",
        1_149,
    ),
    "hard": Fact(
        "9...8...2.869..475.5...6.9..251..8..7.8.236...1..6..2.873....4...9.........35.78.",
        "937584162286931475451276398625197834798423651314865927873612549569748213142359786",
        1_005,
    ),
    "expert": Fact(
        "5.9...14....3.2.5...7....62394.85.....2.16........3..9..35...9...5..8.....6.39825",
        "529867143641392758837451962394785216752916384168243579283574691915628437476139825",
        804,
    ),
    "master": Fact(
        "9.64....8.4.6..72......9........24.5.5..761..1.7..4...395.61...........66.89..3..",
        "916427538543618729782359641869132475254876193137594862395761284471283956628945317",
        99,
    ),
    "grandmaster": Fact(
        "2.4.....1......4.63...2.8..7..2.831.....7.2...25.....86..9.....1..8.5.92.92..71..",
        "284596731951783426376124859769258314813479265425361978638912547147835692592647183",
        12_961,
    ),
    "punishes brute force": Fact(
        "1..2......65..48...7...69....4.......5...87..7...3..4.......6...8.....57..65.7.89",
        "139285476265974813478316925894752361653148792712639548527891634981463257346527189",
        38_236,
    ),
}
ERRORS = {
    "invalid characters": (
        "826409500905267843437150062601942708792503614340071259164895327583724196270316485"
    ),
    "invalid length": (
        "2.4.....1......4.63...2.8..7..2.831.....7.2...25.....86..9.....1..8.5.92.92..71"
    ),
    "invalid layout": (
        "..9..5.1.85.42...2432......1...69.83.9.....6.62.71...9......1945....4.37.4.3..6.."
    ),
    "unsolvable": (
        "234967815758.423696.9381...5.26..4.7.....41......98.23.....3.8...5.1......7......"
    ),
    "multiple solutions": (
        "..........1..2..3....................4..5..6....................7..8..9.........."
    ),
}
SECOND_LOOK_ALIKE = (
    "..38..4......1..7..6...5..9...9..6...2.....1...4..3..2..2...8...1.....5.9....7..3"
)
CLASSIC = ["01_whole_board", "02_row_col_box", "03_candidates", "04_sets", "05_bitmask"]
CHEAP = [kind for kind, fact in FACTS.items() if fact.placements < 5_000]
"""Puzzles on which even validating the whole board takes less than a second."""


def load(name: str) -> ModuleType:
    """The reference solution of a rung, imported from its file."""
    spec = importlib.util.spec_from_file_location(f"reference_{name}", SOLUTIONS / f"{name}.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class CountingRow(list[str]):
    """A row that counts the digits written into its board."""

    def __init__(self, cells: str, written: list[str]) -> None:
        super().__init__(cells)
        self.written = written

    def __setitem__(self, index, value):  # type: ignore[no-untyped-def]
        if value != ".":
            self.written.append(value)
        super().__setitem__(index, value)


def to_board(puzzle: str, size: int = 9) -> list[list[str]]:
    return [list(puzzle[start : start + size]) for start in range(0, size * size, size)]


def solved(name: str, puzzle: str, size: int = 9) -> str:
    board = to_board(puzzle, size)
    assert load(name).solveSudoku(board) is None
    return "".join(map("".join, board))


@pytest.fixture(scope="module")
def solve_string() -> Callable[[str], str]:
    return load("07_puzzle_string").solve_sudoku  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        (name, kind)
        for name in [*CLASSIC, "06_any_size"]
        for kind in FACTS
        if name != "01_whole_board" or kind in CHEAP
    ],
)
def test_a_reference_solves(name: str, kind: str) -> None:
    assert solved(name, FACTS[kind].puzzle) == FACTS[kind].answer


@pytest.mark.parametrize("name", [*CLASSIC[1:], "06_any_size"])
def test_the_rungs_search_the_same_tree(name: str) -> None:
    for fact in FACTS.values():
        written: list[str] = []
        board = [CountingRow("".join(row), written) for row in to_board(fact.puzzle)]
        load(name).solveSudoku(board)
        assert len(written) == fact.placements


@pytest.mark.parametrize("name", [*CLASSIC, "06_any_size"])
def test_a_board_without_solution_is_left_as_it_was(name: str) -> None:
    puzzle = ERRORS["unsolvable"]
    assert solved(name, puzzle) == puzzle


def test_the_examples_of_other_sizes() -> None:
    for example in catalog.load("06_any_size").problem.examples:
        size = isqrt(len(example.input))
        assert solved("06_any_size", example.input, size) == example.output


def test_one_empty_cell_costs_one_call() -> None:
    """So the 625 cells of a 25×25 board stay under Python's limit of 1,000 calls."""
    module = load("06_any_size")
    board = [["."] * 16 for _ in range(16)]
    depth = 0
    deepest = 0

    def watch(frame, event, argument):  # type: ignore[no-untyped-def]
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
    for example in catalog.load("07_puzzle_string").problem.examples:
        assert solve_string(example.input) == example.output
