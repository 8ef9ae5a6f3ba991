"""What Python can't read is a Syntax Error, with the place and with words for a beginner."""

import pytest

from grader.catalog import catalog
from grader.judge.case import CaseResult, Frame, Verdict
from grader.judge.excerpt import excerpt
from grader.judge.judge import Judge
from grader.judge.session import Session, Submission
from grader.learner import hints
from grader.report.formats.github import Placed, annotations
from grader.sandbox import isolation
from grader.sandbox.process import Limits
from tests.conftest import Judge as Judging

FILES = {
    "def f(board)\n    pass\n": ("line 1", "expected ':'", "ends with a colon"),
    "x = [1, 2\ny = 3\n": ("line 1", "never closed", "none closes it"),
    "x = 1)\n": ("line 1", "unmatched", "too many"),
    "if x = 1:\n    pass\n": ("Maybe you meant '=='", "asks whether two are equal"),
    "def f():\n    retrun 1\n": ("line 2", "did you mean `return`"),
    "if 1:\n    pass\nesle:\n    pass\n": ("line 3", "did you mean `else`"),
    "fro i in range(9):\n    pass\n": ("did you mean `for`",),
    "While x:\n    pass\n": ("did you mean `while`",),
    "x = 'ab\n": ("unterminated string", "ends with the same quote"),
    "def f():\nreturn 1\n": ("line 2", "four spaces more"),
    "x = 1\n  y = 2\n": ("line 2", "indented more than the one above"),
    "return 1\n": ("line 1", "outside function", "body of a `def`"),
    "x = [1 2]\n": ("Perhaps you forgot a comma", "a comma, a dot or an operator"),
    "9rows = 1\n": ("line 1", "can't begin with a digit"),
    "\f\nx = (\n": ("line 2", "never closed"),
}


def loaded(text: str | bytes) -> CaseResult:
    source = text.encode() if isinstance(text, str) else text
    submission = Submission("s.py", source, "solveSudoku")
    judge = Judge(Session(submission, isolation.choose().start, Limits(memory=256 << 20)))
    try:
        result = judge.load()
    finally:
        judge.close()
    assert isinstance(result, CaseResult)
    return result


@pytest.mark.parametrize("text", FILES)
def test_what_python_cannot_read_is_explained(text: str) -> None:
    result = loaded(text)
    assert result.verdict is Verdict.SYNTAX_ERROR
    said = " ".join([result.message, *result.advice])
    for words in FILES[text]:
        assert words in said
    (frame,) = result.frames
    assert set(excerpt(frame).mark.strip()) == {"^"}


def test_what_fails_while_the_file_runs_is_an_import_error() -> None:
    for text in ("1 / 0\n", "eval('1 +')\n", "raise SyntaxError('mine')\n", "", "x = 1\n"):
        assert loaded(text).verdict is Verdict.IMPORT_ERROR


def test_a_submission_cannot_choose_where_the_mark_stands() -> None:
    frame = Frame(1, "", "\tnumber\u202e = 界 +* 2", 15, 16)
    shown = excerpt(frame)
    assert shown.code == "    number\\u202e = 界 +* 2"
    assert shown.mark == " " * 23 + "^"
    long = excerpt(Frame(1, "", "x" * 5000 + "!" + "y" * 5000, 5001, 5002))
    assert long.code.index("!") == long.mark.index("^")
    assert len(long.code) < 80


def test_it_spends_no_hint_and_stands_at_its_column(judge: Judging) -> None:
    report = judge("class Solution:\n    def solveSudoku(self, board)\n        pass\n")
    assert report.verdict is Verdict.SYNTAX_ERROR
    lesson = hints.lesson(report)
    assert "    def solveSudoku(self, board)\n" in lesson
    assert "^" in lesson
    assert lesson not in catalog.load("bitmask").hints
    assert "line=2,col=33" in annotations([Placed(report, "s.py")])
