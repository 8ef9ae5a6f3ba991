"""The cause and the line of wrong programs, and silence about right ones."""

import io
import json
import re
import runpy
import tomllib
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from rich.console import Console

from grader.catalog import catalog
from grader.catalog.exercise import Exercise
from grader.grading import Report, Task, grade
from grader.hidden.cases import draw_cases
from grader.judge.case import Case, Verdict
from grader.judge.policy import Asking, Policy
from grader.judge.session import Submission, reference
from grader.judge.why import CAUSES, Fact, Why
from grader.learner.steps import levels
from grader.report.formats.json_report import plain, to_json
from grader.report.page import check as html
from grader.report.terminal import check as terminal
from grader.sandbox.isolation import choose
from grader.why import edits
from grader.why import explain as explaining
from grader.why.edits import edit_text
from grader.why.explain import Explanation, explain, explanation

DEVELOP = Path(__file__).parents[1] / "submissions" / "why" / "develop"
SOLVER = """\
class Solution:
    def solveSudoku(self, board):
        for row in range(9):
            for col in range(9):
                if board[row][col] == '.':
                    return self.fill(board, row, col)
        return True

    def fill(self, board, row, col):
        for digit in '123456789':
            if self.fits(board, row, col, digit):
                board[row][col] = digit
                if self.solveSudoku(board):
                    return True
        board[row][col] = '.'
        return False

    def fits(self, board, row, col, digit):
        for k in range(9):
            if board[row][k] == digit or board[k][col] == digit:
                return False
            if board[row // 3 * 3 + k // 3][col // 3 * 3 + k % 3] == digit:
                return False
        return True
"""
QUICK = Policy(asking=Asking.LOOP, workers=1, shrinking=0, after_failure=0.5, counts_lines=False)
SEED = 1
LONGEST = 8.0
"""CPU seconds: the sum of all budgets of one explanation."""


@cache
def drawn() -> tuple[Exercise, list[Case]]:
    exercise = catalog.find("row_col_box").without_gates
    return exercise, draw_cases(exercise, SEED)


def task_of(text: str) -> Task:
    exercise, cases = drawn()
    submission = Submission("program.py", text.encode(), "solveSudoku")
    return Task(exercise, submission, choose(), SEED, drawn=cases)


def explained(text: str) -> Explanation:
    task = task_of(text)
    return explanation(task, grade(task, QUICK))


def with_bug(solver: str, new: str) -> tuple[str, dict[str, object]]:
    """A solver of the corpus with the bug that puts `new` in, and the bug."""
    text = (DEVELOP / f"{solver}.py").read_text("utf-8")
    listed = tomllib.loads((DEVELOP / f"{solver}.toml").read_text("utf-8"))["bug"]
    (bug,) = [bug for bug in listed if new == bug["new"].strip()]
    assert text.count(bug["old"]) == 1
    return text.replace(bug["old"], bug["new"]), bug


BUGS = [
    ("naive", "[row // 3 + i // 3]"),
    ("naive", "board[row][i] == int(num)"),
    ("sets", "cols = [set()] * 9"),
    ("sets", "b = r // 3 + c // 3"),
    ("sets", "range(1, 9)"),
    ("masks", "& 255"),
    ("masks", "if not dfs(k + 1):\n                    return True"),
    ("dicts", "break"),
    ("listed", "self.board = [row[:] for row in board]"),
    ("tables", "or used_c[r][n]"),
    ("numbers", "return self.fill(grid, n + 1)"),
    ("find", "bo[row][col] = i"),
]


@pytest.mark.parametrize(("solver", "new"), BUGS)
def test_the_cause_and_the_line_of_a_bug(solver: str, new: str) -> None:
    text, bug = with_bug(solver, new)
    why, _ = explained(text)
    assert why is not None
    assert why.cause == bug["cause"]
    assert why.sure
    lines = bug["lines"]
    assert isinstance(lines, list)
    assert min(abs(why.lines[0] - line) for line in lines) <= 1
    assert 1 <= len(why.text) <= 3
    assert any(f"ine {why.lines[0]}: " in line for line in why.text)


SETS = [
    "set_a/plainscan__eight_rows",
    "set_b/flatlist__givens_refilled",
    "set_c/chloe__plain_dict",
    "set_c/farid__one_set_for_all",
    "set_c/hugo__break_when_stuck",
]


@pytest.mark.parametrize("program", SETS)
def test_a_sample_of_the_sets(program: str) -> None:
    text = (DEVELOP.parent / f"{program}.py").read_text("utf-8")
    causes, lines = re.findall(r"^#: (?:cause|line) (.+)$", text, re.MULTILINE)
    why, _ = explained(text)
    assert why is not None
    assert why.cause in causes.split()
    assert str(why.lines[0]) in lines.split()


def test_a_unit_is_named() -> None:
    text = (DEVELOP / "sets.py").read_text("utf-8")
    why, _ = explained(text.replace("                    cols[c].remove(s)\n", ""))
    assert why is not None
    assert (why.cause, why.unit) == ("undo-books", "column")


def test_a_statement_that_is_missing_in_a_helper_is_found_elsewhere() -> None:
    text = (DEVELOP.parent / "measure" / "dict_of_units.py").read_text("utf-8")
    loop = "    for key in keys(r, c):\n        seen[key].discard(d)\n"
    assert text.count(loop) == 1
    why, _ = explained(text.replace(loop, ""))
    assert why is not None
    assert why.cause == "undo-books"
    assert why.sure


def test_a_mistake_is_named_by_where_its_value_goes() -> None:
    text = (DEVELOP.parent / "measure" / "dict_of_units.py").read_text("utf-8")
    why, _ = explained(text.replace("r // 3, c // 3", "r % 3, c % 3"))
    assert why is not None
    assert (why.cause, why.unit, why.lines) == ("book-key", "box", (9,))


def test_variants_that_eat_memory_leave_the_others_a_worker() -> None:
    source = """
def solveSudoku(board):
    text = fill("".join("".join(row) for row in board))
    for i in range(81):
        board[i // 9][i % 9] = text[i]

def fill(text):
    i = text.find(".")
    if i == -1:
        return text
    used = {text[j] for j in range(81) if i // 9 == j // 9 or i % 9 == j % 9
            or (i // 27 == j // 27 and i % 9 // 3 == j % 9 // 3)}
    for d in "12345678":
        if d not in used:
            answer = fill(text[:i] + d + text[i + 1:])
            if answer:
                return answer
"""
    why, _ = explained(source)
    assert why is not None
    assert why.cause == "digits"


def test_what_was_seen_comes_first() -> None:
    text = (DEVELOP / "masks.py").read_text("utf-8")
    call = "                if dfs(k + 1):\n                    return True\n"
    why, _ = explained(text.replace(call, "                dfs(k + 1)\n"))
    assert why is not None
    assert why.cause == "result"
    assert why.text[0].startswith("After ")
    assert "full and right" in why.text[0]
    assert why.fact.step is not None


def test_state_that_is_left_over_is_found() -> None:
    text, _ = with_bug(
        "tables",
        "used_r = [[False] * 10 for _ in range(9)]\n\n    def solveSudoku(self, board):\n"
        "        used_r = self.used_r",
    )
    why, _ = explained(text)
    assert why is not None
    assert why.cause == "state"


def failed() -> Report:
    """The report of a wrong submission, claimed of a right one."""
    return grade(task_of("def solveSudoku(board):\n    board[0][0] = '1'\n"), QUICK)


@pytest.mark.parametrize("solver", sorted(path.stem for path in DEVELOP.glob("*.py")))
def test_right_programs_are_never_accused(solver: str) -> None:
    task = task_of((DEVELOP / f"{solver}.py").read_text("utf-8"))
    assert explanation(task, failed()).why is None


def test_a_defect_in_the_search_for_a_cause_leaves_the_verdict_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def defect(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(explaining, "explanation", defect)
    assert explain(task_of("def solveSudoku(board):\n    pass\n"), failed()) is None


def test_nothing_is_said_of_what_was_accepted_or_not_started() -> None:
    exercise, cases = drawn()
    task = Task(exercise, reference(exercise), choose(), SEED, drawn=cases[:3])
    assert explanation(task, grade(task, QUICK)).why is None
    stub = (Path(catalog.__file__).parents[2] / "exercises" / f"{exercise.name}.py").read_text()
    report = grade(task_of(stub), QUICK)
    assert report.verdict is Verdict.NOT_STARTED
    assert explanation(task_of(stub), report).why is None


@pytest.mark.parametrize(("old", "new", "words"), [
    ("for digit in '123456789':", "for digit in '123456789'[:8]:", ""),
    ("'.'\n        return False", "'.'\n        return True",
     ": use `False` where you use `True`."),
])  # fmt: skip
def test_the_last_hint_says_the_edit_that_a_repair_made(old: str, new: str, words: str) -> None:
    text = SOLVER.replace(old, new)
    assert text != SOLVER
    why, _ = explained(text)
    assert why is not None
    assert why.sure
    assert why.edit == (f"Line {why.lines[0]}{words}" if words else "")
    told = levels(why, drawn()[0])
    assert words in told[-1]
    assert "where you use" not in "".join(told[:-1])
    assert "edit" not in plain(why)  # type: ignore[operator]


def test_numbers_that_name_no_edit_say_nothing() -> None:
    for change in ((), (1, 5), (1, -1, 3), (1, 3, 99), (2, 10**9, 1), (99, 0, 0), (4, -9, 0)):
        assert edit_text(change, 3) == ""
    assert edit_text((1, edits.SIGNS.index("%"), edits.SIGNS.index("//")), 45) == (
        "Line 45: use `//` where you use `%`."
    )
    worker = Path(edits.__file__).parents[1] / "sandbox" / "inside" / "changes.py"
    names = runpy.run_path(str(worker))
    assert len(names["SIGNS"]) == len(edits.SIGNS)
    assert names["WORDS"] == edits.WORDS


def test_the_codes_of_the_worker_are_those_of_the_judge() -> None:
    syntax = Path(catalog.__file__).parents[1] / "sandbox" / "inside" / "syntax.py"
    scope: dict[str, object] = {}
    exec(compile(syntax.read_bytes(), "syntax", "exec"), scope)
    names = [cause.upper().replace("-", "_") for cause in CAUSES]
    names[-1] = "UNKNOWN"
    assert [scope[name] for name in names] == list(range(len(CAUSES)))


# Submissions that fight back

FORGED = r"""
import os, sys

def forge(text):
    for number in range(3, 12):
        try:
            os.write(number, text)
        except OSError:
            pass

class Solution:
    def solveSudoku(self, board):
        frame = sys._getframe()
        while frame is not None:
            request = frame.f_locals.get("request")
            if isinstance(request, dict) and request.get("do") == "variants":
                mark = request["id"]
                fits = ",".join(FITS)
                forge(('{"id":"%s","left":0,"fits":[%s],"outcomes":[[0,["%s"],1]]}\n'
                       % (mark, fits, "1" * 81)).encode())
                os._exit(0)
            frame = frame.f_back
        board[0][0] = "1"

FITS = [
    '[0,99,0,1,0,[0],[["%s"]],[]]' % ("1" * 81),
    '[0,0,9,1,0,[0],[["%s"]],[]]' % ("1" * 81),
    '[0,0,0,100000,0,[0],[["%s"]],[]]' % ("1" * 81),
    '[0,0,0,1,0,[7777],[["%s"]],[]]' % ("1" * 81),
    '[0,0,0,1,0,[0],[["<b>"]],[]]',
    '["x",0,0,1,0,[0],[["%s"]],[]]' % ("1" * 81),
]
"""

STOPS_THE_TRACE = """
import sys

class Solution:
    def solveSudoku(self, board):
        sys.settrace(None)
        sys.setprofile(None)
        sys.setrecursionlimit(100000)
        board[0][0] = "1"
"""

SWALLOWS_EVERYTHING = """
class Solution:
    def solveSudoku(self, board):
        while True:
            try:
                while True:
                    try:
                        [x for x in iter(int, 1)]
                    except BaseException:
                        pass
            except BaseException:
                pass
"""

LIES = """
class Liar(str):
    def __eq__(self, other): return True
    def __ne__(self, other): return False
    def __hash__(self): return 7
    def __len__(self): return 1
    def __le__(self, other): return True
    def __ge__(self, other): return True

class Solution:
    def solveSudoku(self, board):
        for r in range(8):
            for c in range(9):
                if board[r][c] == ".":
                    board[r][c] = Liar("5")
"""

PATCHES = """
import builtins, sys
builtins.compile = lambda *a, **k: 1 / 0
builtins.zip = builtins.all = builtins.map = lambda *a: [True]
for module in list(sys.modules.values()):
    for name in ("encode", "find_entry_point"):
        if hasattr(module, name):
            setattr(module, name, lambda *a: "9" * 100)

class Solution:
    def solveSudoku(self, board):
        board[0][0] = "1"
"""


@pytest.mark.parametrize(
    "text",
    [FORGED, STOPS_THE_TRACE, SWALLOWS_EVERYTHING, LIES, PATCHES],
    ids=["forged", "stops the trace", "swallows everything", "lies", "patches"],
)
def test_a_submission_that_fights_back_gets_no_forged_cause(text: str) -> None:
    task = task_of(text)
    why, cpu = explanation(task, replace(failed(), source=text))
    assert cpu <= LONGEST
    if why is not None:
        assert honest(why, text)
        assert not why.sure


def honest(why: Why, text: str) -> bool:
    """Whether all of it lies within what there can be."""
    lines = text.count("\n") + 1
    return why.cause in CAUSES and all(1 <= line <= lines for line in why.lines)


# Where it is shown


def test_it_stands_in_the_verdict_everywhere() -> None:
    lines = ("Line 2: board[0][0] = '1'", "Was this cell <b>empty</b>?")
    why = Why("given", None, (2,), False, Fact(1, ((0, 0),)), lines)
    report = replace(failed(), why=why)
    console = Console(record=True, width=100, file=io.StringIO())
    terminal.show(console, report)
    shown = console.export_text()
    page = html.page(report)
    document = json.loads(to_json([report]))["reports"][0]["why"]
    assert all(line in shown for line in lines)
    assert "Was this cell &lt;b&gt;empty" in page
    assert 'href="#line-2"' in page
    assert document["cause"] == "given"
    assert document["unit"] is None
    assert document["lines"] == [2]
    assert document["sure"] is False
    assert document["fact"] == {"step": 1, "cells": [[0, 0]], "digit": None}
    assert json.loads(to_json([failed()]))["reports"][0]["why"] is None
