"""Counted work: the lines that a solver executes on LeetCode's example.

Unlike time it is the same on every run, so comparisons are exact.  It does not measure speed: one
line may hide much work in a set or a large integer.  So it is shown, but never decides a verdict.
"""

from grader.judge.session import Session
from grader.problems.answer import Plain
from grader.problems.sudoku_solver import LEETCODE_EXAMPLE
from grader.sandbox.process import Budget
from grader.sudoku import notation

LONGEST_COUNT = 5.0
"""CPU seconds for a counted call, which takes six to ten times as long as a plain one."""


def example() -> tuple[Plain, ...]:
    """Return the arguments of a call on LeetCode's example."""
    rows: list[Plain] = [list(row) for row in notation.to_rows(LEETCODE_EXAMPLE.input)]
    return (rows,)


def executed_lines(session: Session) -> int | None:
    """Return the lines that the solver executes on LeetCode's example.

    None if it gives no answer.
    """
    if not session.ready():
        return None
    fields = session.count(example(), Budget(LONGEST_COUNT)).fields
    if fields is None or "returned" not in fields:
        return None
    lines = fields.get("lines")
    return lines if type(lines) is int else None
