"""What a submission that ran out of time is told: the loop without an end, or the busiest line."""

import pytest

from grader.catalog import catalog
from grader.grading import Task
from grader.judge.raised import lines_of
from grader.judge.session import Session, Submission
from grader.problems.answer import Plain
from grader.sandbox import isolation
from grader.sandbox.process import Budget, Limits
from grader.why.work import read_work, said, work_why
from tests.conftest import Judge

MOST = 20_000
HEAD = "def solveSudoku(board):\n"
PROGRAMS = {
    HEAD + "    free = [1, 2]\n    while free:\n        d = free[0]\n": (
        "loop", 3, "the condition in line 3 never changed", "`free` is [1, 2]",
    ),
    HEAD + "    r = 0\n    while r != 9:\n        r += 2\n": (
        "loop", 3, "`r` is 16382 in round 8,192 and 16384 in the next", "where the loop ends",
    ),
    "class Solution:\n    def solveSudoku(self, board):\n        self.go = True\n"
    "        while self.go:\n            for r in range(9):\n                pass\n": (
        "loop", 4, "`self.go` is True", "should change `self.go`",
    ),
    HEAD + "    while True:\n        for r in range(9):\n            x = r\n": (
        "loop", 2, "went round", "Which `break` or `return` ends it",
    ),
    HEAD + "    changed = True\n    while changed:\n        for k in range(700): x = k\n": (
        "loop", 3, "begins with the same value as round", "Which lines change `changed`",
    ),
    HEAD + "    bits = 0\n    while True:\n        while bits: pass\n": (
        "loop", 3, "The loop in line 3 went round", "Which `break` or `return` ends it",
    ),
    HEAD + "    seen = []\n    while True:\n        for k in range(700): x = k\n"
    "        seen.append(x)\n        if x == 999:\n            return\n": (
        "slow", 4, "% are line 4", "run less often",
    ),
    HEAD + "    todo = [1]\n    for cell in todo:\n        todo.append(cell + 1)\n": (
        "loop", 3, "the loop in line 3 goes on: its list has", "Which line adds to this list",
    ),
    HEAD + "    todo = [1]\n    while todo:\n        todo.append(todo.pop() + 1)\n": (
        "slow", 3, "line 3: it ran 10,000 times", "run less often",
    ),
    "def ok(n):\n    for k in range(n):\n        x = k\n" + HEAD
    + "    for k in range(9**9):\n        ok(99)\n": (
        "slow", 2, "% are line 2", "in `ok`, which was called",
    ),
}  # fmt: skip
"""A program, and the cause, the line and the words that it must get."""


@pytest.mark.parametrize("text", PROGRAMS)
def test_the_line_and_the_values_of_a_loop_that_goes_on(text: str) -> None:
    cause, line, *words = PROGRAMS[text]
    board: Plain = [["."] * 9 for _ in range(9)]
    submission = Submission("s.py", text.encode(), "solveSudoku")
    session = Session(submission, isolation.choose().start, Limits(memory=256 << 20))
    try:
        assert session.ready()
        reply = session.rounds((board,), MOST, Budget(5.0))
    finally:
        session.close()
    assert reply.fields is not None
    source = lines_of(text.encode())
    why = said(read_work(reply.fields["rounds"], source), source)
    assert why is not None
    # A line that only runs often is quoted, and not accused.
    assert (why.cause, why.lines) == (cause, () if cause == "slow" else (line,))
    assert not why.sure
    assert len(why.text) == 3
    for part in words:
        assert part in " ".join(why.text)


def test_a_count_that_goes_on_behind_the_limit_hears_of_the_limit(judge: Judge) -> None:
    exercise = catalog.load("count_solutions")
    text = "def countSolutions(board, limit):\n    for n in range(10**9):\n        x = n\n"
    report = judge(text, exercise, only="example-05")
    assert report.failure is not None
    assert report.failure.answer.given == "limit = 3"
    submission = Submission("s.py", text.encode(), "countSolutions")
    why = work_why(Task(exercise, submission, isolation.choose(), 1, "example-05"), report)
    assert why is not None
    assert why.text[0] == "`limit` is 3 here, and the board has that many solutions or more."


def test_a_reply_that_is_no_reply_says_nothing() -> None:
    replies: list[Plain] = [None, [], {"lines": 1, "loops": [[1]]}, {"cut": True, "lines": [[0]]}]
    for reply in replies:
        assert said(read_work(reply, ["x"]), ["x"]) is None
