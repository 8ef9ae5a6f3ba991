"""An instructor's own tests: pytest files whose verdict no submission can forge."""

import re
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from grader.catalog import catalog
from grader.classroom import job
from grader.classroom.job import Job, Setting
from grader.errors import InvalidRules
from grader.grading import Report, Task, grade
from grader.hidden import own_tests
from grader.hidden.own_tests import BadTests
from grader.judge.case import Verdict
from grader.judge.policy import CLASS
from grader.judge.session import Submission
from grader.points import plain_rules
from grader.sandbox import isolation
from tests.conftest import ROOT, file_name, full_name

RIGHT = (ROOT / "solutions" / file_name("bitmask")).read_bytes()
FILE = """
import time
import pytest
from hypothesis import given, settings
from grader.hidden.solver import SubmissionRaised
from grader.hidden.strategies import boards, is_solved

SOLVED = (
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
)

def board(blank):
    cells = [*SOLVED]
    cells[blank] = "."
    return [cells[row : row + 9] for row in range(0, 81, 9)]

@pytest.mark.points(5)
@pytest.mark.parametrize("blank", [0, 80], ids=["first", "last"])
def test_one_blank(submission, blank):
    before = board(blank)
    rows = [*before]
    submission(before)
    assert "".join(map("".join, before)) == SOLVED, "one blank, and it came back wrong"
    assert all(row is old for row, old in zip(before, rows)), "rows are the same lists"

@settings(max_examples=5)
@given(board=boards("easy", most_blanks=9))
def test_any_board(submission, board):
    before = [[*row] for row in board]
    assert submission(board) is None
    assert is_solved(before, board)

def test_of_a_bad_board(submission):
    with pytest.raises(SubmissionRaised, match="ValueError"):
        submission([["x"]])

def test_that_catches_everything(submission):
    for _ in range(3):
        try:
            submission(board(0))
        except BaseException:
            pass

def test_that_skips(submission):
    pytest.skip("not today")

def test_that_skips_if_it_looks_bad(submission):
    if submission(board(3)) is None:
        pytest.skip("not today")

@pytest.mark.xfail
def test_expected_to_fail(submission):
    assert submission(board(3)) is not None

def test_that_breaks_on_an_answer(submission):
    assert submission(board(3)) + 1 > 0

def test_that_ends_pytest(submission):
    submission(board(3))
    pytest.exit("enough")

def test_that_is_broken(submission):
    return missing

def test_compares(submission):
    assert submission(board(3)) == {1, 2}

@pytest.fixture
def leaves(submission):
    yield
    raise ValueError("clean-up")

@pytest.fixture
def ends(submission):
    pytest.exit("enough")

def test_whose_fixture_ends_pytest(ends):
    pass

def test_whose_clean_up_fails(leaves, submission):
    submission(board(3))
"""
ENDLESS = b"def solveSudoku(board):\n    while True: pass\n"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("own")
    (folder / "test_mine.py").write_text(FILE, encoding="utf-8")
    return folder


def judged(folder: Path, text: bytes, only: str) -> Report:
    exercise = catalog.load("bitmask")
    submission = Submission("x.py", text, exercise.problem.entry_point)
    own = own_tests.collect(str(folder))
    level = isolation.choose()
    return grade(Task(exercise, submission, level, 1, only, drawn=[], own=own), CLASS)


@pytest.mark.parametrize(
    ("text", "test", "verdict", "says"),
    [
        (RIGHT, "test_one_blank[last]", Verdict.ACCEPTED, ""),
        (RIGHT, "test_any_board", Verdict.ACCEPTED, ""),
        (b"def solveSudoku(board): pass", "test_any_board", Verdict.WRONG_ANSWER,
         "`assert is_solved(before, board)` does not hold"),
        (b"def solveSudoku(board): return 7", "test_any_board", Verdict.WRONG_ANSWER,
         "`assert submission(board) is None` does not hold: 7 is None"),
        (b"def solveSudoku(board): pass", "test_one_blank[first]", Verdict.WRONG_ANSWER,
         "one blank, and it came back wrong"),
        (b"def solveSudoku(board): raise ValueError(board)", "test_of_a_bad_board",
         Verdict.ACCEPTED, ""),
        (b"def solveSudoku(board): raise ValueError('no')", "test_one_blank[first]",
         Verdict.RUNTIME_ERROR, "ValueError: no"),
        (ENDLESS, "test_that_catches_everything", Verdict.TIME_LIMIT, "at the time limit"),
        (b"import os\ndef solveSudoku(board): os._exit(0)", "test_that_catches_everything",
         Verdict.RUNTIME_ERROR, "exit status 0"),
        (RIGHT, "test_that_skips", Verdict.GRADER_ERROR, "a skip is not a pass"),
        (RIGHT, "test_that_skips_if_it_looks_bad", Verdict.WRONG_ANSWER, "a skip is not a pass"),
        (RIGHT, "test_expected_to_fail", Verdict.WRONG_ANSWER, "does not hold"),
        (RIGHT, "test_that_breaks_on_an_answer", Verdict.WRONG_ANSWER, "the test broke"),
        (RIGHT, "test_that_ends_pytest", Verdict.WRONG_ANSWER, "`pytest.exit` would end all tests"),
        (RIGHT, "test_whose_fixture_ends_pytest", Verdict.GRADER_ERROR, "test_mine.py, line 7"),
        (RIGHT, "test_that_is_broken", Verdict.GRADER_ERROR, "NameError: name 'missing'"),
        (RIGHT, "test_whose_clean_up_fails", Verdict.WRONG_ANSWER, "ValueError: clean-up"),
        (b"def solveSudoku(board):\n    class E(set):\n        __eq__ = lambda *_: True\n"
         b"        __hash__ = None\n    return E()", "test_compares", Verdict.WRONG_ANSWER,
         "== {1, 2}` does not hold"),
    ],
)  # fmt: skip
def test_only_an_explicit_pass_passes(
    folder: Path, text: bytes, test: str, verdict: Verdict, says: str
) -> None:
    report = judged(folder, text, test)
    assert (report.verdict, report.total) == (verdict, 1), report.message
    assert says in report.message
    assert (report.passed == 1) is (verdict is Verdict.ACCEPTED)


@pytest.mark.parametrize("test", ["test_a_corner[80]", "test_any_easy_board"])
def test_the_example_of_the_page(test: str, tmp_path: Path) -> None:
    page = (ROOT / "grader" / "docs" / "pages" / "how-to" / "own-hidden-tests.md").read_text(
        "utf-8"
    )
    found = re.search(r"<!-- file: mytests/(\S+) -->\n```python\n(.*?)```", page, re.DOTALL)
    assert found is not None
    (tmp_path / found[1]).write_text(found[2], encoding="utf-8")
    assert judged(tmp_path, RIGHT, test).verdict is Verdict.ACCEPTED
    wrong = judged(tmp_path, b"def solveSudoku(board): pass", test)
    assert wrong.message.endswith("came back wrong")


def test_marks_are_points_and_the_rest_is_shared(folder: Path) -> None:
    own = own_tests.collect(str(folder))
    assert own.marks == {"test_one_blank": Fraction(10)}
    kit = job.cases(full_name("bitmask"), 1)
    rules = plain_rules([*kit, *own.cases], own.marks)
    assert rules.full_marks == 100
    assert rules.points["test_one_blank"] == 10
    assert rules.points["test_any_board"] == rules.points["solved"] > 0
    with pytest.raises(InvalidRules, match="add up to 110"):
        plain_rules(kit, {"test_one_blank": Fraction(110)})


def test_a_class_asks_own_tests_beside_the_suites(folder: Path, tmp_path: Path) -> None:
    only_one = tmp_path / "own"
    only_one.mkdir()
    (only_one / "test_one.py").write_text(
        FILE.partition("@settings")[0] + "class Test:\n    def test_it(self, submission): pass\n"
    )
    digest = own_tests.digest(str(only_one))
    level = isolation.choose().level.value
    setting = Setting(full_name("bitmask"), 1, level, tests=str(only_one), tests_digest=digest)
    graded = job.judge(Job("amy", b"def solveSudoku(board): pass", setting))
    plain = job.judge(Job("amy", b"def solveSudoku(board): pass", replace_tests(setting)))
    assert graded.total == plain.total + 3
    assert graded.failed[-2:] == ("test_one_blank[first]", "test_one_blank[last]")
    assert graded.suites["Test.test_it"] == 1
    assert own_tests.digest(str(only_one)) == digest
    (only_one / "conftest.py").write_text("")
    assert own_tests.digest(str(only_one)) != digest


def replace_tests(setting: Setting) -> Setting:
    return setting._replace(tests="", tests_digest="")


@pytest.mark.parametrize(
    ("files", "says"),
    [
        ({}, "has no tests"),
        ({"test_x.py": "def test_x(:"}, "SyntaxError"),
        ({"conftest.py": "raise SystemExit"}, "a file ends Python while it is loaded"),
        ({"conftest.py": "1 / 0"}, "ZeroDivisionError: division by zero"),
        ({"test_x.py": "import pytest\npytest.exit('x')"}, "test_x.py: .*Exit: x"),
        ({"test_x.py": "import nothing_like_it"}, "No module named 'nothing_like_it'"),
        (
            {"test_x.py": "import pytest\n@pytest.mark.points('5')\ndef test_x(): pass"},
            "points takes one number",
        ),
    ],
)
def test_a_bad_folder_is_one_line(files: dict[str, str], says: str, tmp_path: Path) -> None:
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    with pytest.raises(BadTests, match=says) as caught:
        own_tests.collect(str(tmp_path))
    assert "\n" not in str(caught.value)
    with pytest.raises(BadTests, match="no folder"):
        own_tests.collect(str(tmp_path / "nowhere"))


def test_a_replayed_case_names_the_folder(folder: Path) -> None:
    from grader.report.words import replay_command

    report = judged(folder, b"def solveSudoku(board): pass", "test_one_blank[first]")
    assert f"--tests {folder}" in replay_command(report)
    assert "--tests" not in replay_command(replace(report, tests=""))
