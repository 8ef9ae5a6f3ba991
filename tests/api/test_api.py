"""The kit from Python: in a script, and in a real notebook."""

import collections
import functools
import html
import inspect
import math
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import List  # noqa: UP035 - what pasted answers import

import pytest

import grader
from grader.api.travel import source_of
from grader.catalog import catalog
from grader.errors import CannotTravel
from tests.conftest import ROOT, full_name

LIMIT = 9
WIDTHS = {"box": 3}
unwritable = object()
board = object()
"""A global with the name of the parameters below: it has nothing to do with them."""


def box_of(row: int, col: int) -> int:
    return row // WIDTHS["box"] * 3 + col // WIDTHS["box"]


def isValidSudoku(board: List[List[str]]) -> bool:  # noqa: UP006
    seen: collections.Counter[object] = collections.Counter()
    for row in range(LIMIT):
        for col in range(LIMIT):
            digit = board[row][col]
            if digit != ".":
                seen.update([(digit, "r", row), (digit, "c", col), (digit, box_of(row, col))])
    return not seen or max(seen.values()) == 1


Board = list[list[str]]


@functools.cache
def factorial(number: int) -> int:
    return number * factorial(number - 1) if number else 1


def counts_calls(number: int, seen: list[int] = []) -> int:  # noqa: B006
    seen.append(number)
    return len(seen)


def first_cell(board: Board) -> str:
    first: Board = board
    return first[0][0] * factorial(1)


class Solution:
    size = LIMIT

    def isValidSudoku(self, board: Board) -> bool:
        return isValidSudoku(board)


def uses_what_cannot_travel(board: Board) -> object:
    return unwritable


def solveSudoku(board: Board) -> None:
    for row in board:
        for col in range(len(row)):
            row[col] = "1"


def root(number: int) -> float:
    return math.sqrt(number)


def fails(number: int) -> object:
    return [][number]


def loops(number: int) -> None:
    while True:
        pass


def test_a_function_travels_with_what_it_names() -> None:
    checked = grader.check(isValidSudoku, seed=1)
    assert checked.accepted, repr(checked)
    assert checked.report.exercise == full_name("valid_sudoku")
    assert "Accepted" in repr(checked)


def test_a_class_travels_too() -> None:
    assert grader.check(Solution, 0, seed=1).accepted


def test_a_wrong_solver_is_shown_as_text_and_as_html() -> None:
    checked = grader.check(solveSudoku, seed=1)
    assert checked.report.exercise == full_name("bitmask")
    assert not checked.accepted
    assert "Wrong Answer" in repr(checked)
    number = catalog.load("bitmask").number
    assert f'check(solveSudoku, "{number}", seed=1, case="one-blank-01")' in repr(checked)
    assert grader.check(solveSudoku, 5, seed=1, case="one-blank-01").report.total == 1
    assert "Came back" in checked._repr_html_()
    assert checked._repr_html_().count('<table class="board') == 2


def inside() -> object:
    kept: dict[int, Board] = {}

    def solveSudoku(board: Board) -> None:
        kept[0] = board

    return solveSudoku


@pytest.mark.parametrize(
    ("definition", "words"),
    [
        (uses_what_cannot_travel, "`unwritable` is a object, which can't be sent"),
        (lambda board: board, "the text of a lambda"),
        (inside(), "inside another function and uses its kept"),
        ([], "is not a function or a class"),
        (type("Made", (), {}), "the text of `Made` can't be found"),
    ],
)
def test_what_cannot_travel_is_told(definition: object, words: str) -> None:
    with pytest.raises(CannotTravel) as told:
        source_of(definition, "solveSudoku")  # type: ignore[arg-type]
    assert words in str(told.value)


def test_tests_of_ones_own(capsys: pytest.CaptureFixture[str]) -> None:
    example = catalog.load("valid_sudoku").problem.examples[0].input
    rows = [list(example[start : start + 9]) for start in range(0, 81, 9)]
    ones = [["1"] * 9 for _ in range(9)]
    assert grader.evaluate_test_case(isValidSudoku, {"input": {"board": rows}, "output": True})[
        :2
    ] == (True, True)
    assert grader.evaluate_test_case(Solution, {"input": {"board": rows}, "output": True}).passed
    in_place = [
        {"input": {"board": rows}, "output": ones},
        {"input": {"board": rows}, "output": rows},
    ]
    first, second = grader.evaluate_test_cases(solveSudoku, in_place)
    assert first[:2] == (ones, True)
    assert second[:2] == (ones, False)
    assert 0 < first.ms < 1000
    shown = capsys.readouterr().out
    assert "board =" in shown
    assert "FAILED" in shown
    assert shown.rstrip().endswith("Total 2, passed 1, failed 1")
    assert rows == [list(example[start : start + 9]) for start in range(0, 81, 9)]


def test_what_decorators_and_annotations_name_is_no_obstacle() -> None:
    test = {"input": {"number": 5}, "output": 120}
    assert grader.evaluate_test_case(factorial, test).passed
    test = {"input": {"board": [["7"]]}, "output": "7"}
    assert grader.evaluate_test_case(first_cell, test).passed


def test_state_that_is_left_over_fails_with_what_it_made() -> None:
    tests = [{"input": {"number": 5}, "output": 1}] * 2
    outcomes = grader.evaluate_test_cases(counts_calls, tests)
    assert [outcome[:2] for outcome in outcomes] == [(1, True), (2, False)]


def test_failures_are_outcomes(capsys: pytest.CaptureFixture[str]) -> None:
    test = {"input": {"number": 4}, "output": 2.0}
    assert grader.evaluate_test_case(root, test)[:2] == (2.0, True)
    assert grader.evaluate_test_case(fails, test)[:2] == (None, False)
    assert grader.evaluate_test_case(loops, test, patience=0.2)[:2] == (None, False)
    shown = " ".join(capsys.readouterr().out.split())
    assert f"list index out of range, in line {line_of(fails) + 1}: return [][number]" in shown
    assert "Time Limit Exceeded" in shown


@pytest.mark.parametrize(
    ("test", "words"),
    [
        ({"input": {"number": 4}}, 'keys "input" and "output"'),
        ({"input": [4], "output": 2}, 'the "input" of test 1 must be a dict'),
        ({"input": {"count": 4}, "output": 2}, "test 1 does not fit root(number: int) -> float"),
        ({"input": {"number": {4}}, "output": 2}, "holds the set {4}"),
        ({"input": {"number": math.inf}, "output": 2}, "holds the float inf"),
    ],
)
def test_a_test_that_is_none_is_told(test: dict[str, object], words: str) -> None:
    with pytest.raises(CannotTravel) as told:
        grader.evaluate_test_case(root, test)
    assert words in str(told.value)


def line_of(function: Callable[..., object]) -> int:
    return inspect.getsourcelines(function)[1]


def raises_late(board: Board) -> None:
    # Above it, in the text that is sent, stands what it uses.
    if box_of(8, 8) == 8:
        raise ValueError(factorial(3))


def test_lines_are_those_of_the_cell() -> None:
    checked = grader.check(raises_late, "bitmask", seed=1, case="one-blank-01")
    assert checked.report.failure is not None
    frame = checked.report.failure.frames[-1]
    assert (frame.line, frame.code) == (line_of(raises_late) + 3, "raise ValueError(factorial(3))")
    assert checked.report.source.split("\n")[frame.line - 1].strip() == frame.code
    assert f"{frame.line}" in checked._repr_html_()


def test_a_board_may_be_one_text(capsys: pytest.CaptureFixture[str]) -> None:
    example = catalog.load("bitmask").problem.examples[0]
    wrong, right = grader.evaluate_test_cases(
        solveSudoku, [{"input": example.input}, {"input": example.input, "output": "1" * 81}]
    )
    assert not wrong.passed
    assert right.passed
    assert "5 3 4" in capsys.readouterr().out, "the solution that was expected"
    assert grader.evaluate_test_case(isValidSudoku, {"input": example.input, "output": True}).passed
    with pytest.raises(CannotTravel, match=r"test 1: .*A puzzle has"):
        grader.evaluate_test_case(solveSudoku, {"input": "53..7"})


def test_a_cell_is_played_step_by_step() -> None:
    def solveSudoku(board: Board) -> None:
        board[0][2] = "5"

    steps = grader.trace(solveSudoku, "bitmask", board="." * 80 + "1")
    assert "Wrong Answer" in repr(steps)
    assert "1 write into the board" in repr(steps).replace("writes", "write")
    shown = steps._repr_html_()
    assert shown.startswith('<iframe title="Step by step" sandbox="allow-scripts"')
    assert shown.count("<") == 2, "the page is the value of an attribute"
    assert html.escape(steps.page) in shown
    with pytest.raises(ValueError, match="this one has 2"):
        grader.trace(solveSudoku, "bitmask", board="12")


def test_hints_come_one_after_the_other() -> None:
    grader.check(solveSudoku, seed=1, case="one-blank-01")
    first, second = grader.hint(), grader.hint()
    assert first.title == "bitmask: about your last check (Wrong Answer)"
    hints = catalog.load("bitmask").hints
    assert second.title == f"bitmask: hint 1 of {len(hints)}"
    assert second._repr_markdown_() == f"**{second.title}**\n\n{hints[0]}"
    assert grader.hint("sets").text == catalog.load("sets").hints[0]
    assert grader.hint("sets").text == catalog.load("sets").hints[1]


def test_an_error_of_the_kit_is_one_line_in_a_notebook() -> None:
    with pytest.raises(CannotTravel) as told:
        grader.check(uses_what_cannot_travel)
    assert told.value._render_traceback_() == [f"CannotTravel: {told.value}"]


def test_importing_the_package_imports_nothing_else() -> None:
    program = "import sys, grader; print([m for m in sys.modules if m.startswith('grader.')])"
    shown = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert shown.stdout.strip() == "[]"
    assert not hasattr(grader, "nothing_of_the_kind")


CELLS = (
    "from grader import check, evaluate_test_cases",
    """from collections import Counter
WIDTH = 3
def box(row, col):
    return row // WIDTH * 3 + col // WIDTH""",
    """class Solution:
    def isValidSudoku(self, board):
        seen = Counter()
        for r in range(9):
            for c in range(9):
                if board[r][c] != '.':
                    seen.update((board[r][c], unit) for unit in (('r', r), ('c', c), box(r, c)))
        return all(count == 1 for count in seen.values())""",
    "check(Solution, seed=7)",
    "def solveSudoku(board):\n    while True:\n        pass",
    """tests = [{'input': {'board': [['1']]}, 'output': [['1']]}]
evaluate_test_cases(solveSudoku, tests, patience=0.3)""",
)


def test_a_real_notebook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import nbformat
    from nbclient import NotebookClient

    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path))
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(text) for text in CELLS])
    client = NotebookClient(
        notebook,
        timeout=300,
        kernel_name="python3",
        resources={"metadata": {"path": str(tmp_path)}},
    )
    client.execute()
    checked, evaluated = notebook.cells[3].outputs, notebook.cells[5].outputs
    assert "Accepted" in checked[0].data["text/html"]
    assert full_name("valid_sudoku") in checked[0].data["text/plain"]
    shown = "".join(str(output.get("text", output.get("data"))) for output in evaluated)
    assert "Time Limit Exceeded" in shown
    assert "[TestOutcome(actual=None, passed=False" in shown
