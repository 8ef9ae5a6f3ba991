"""The golden corpus: judges its submissions, and compares each result with the expected one."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

from grader.catalog import catalog
from grader.catalog.exercise import Exercise
from grader.dev.clone import Clone
from grader.dev.expectations import Expected, expectation
from grader.grading import Report, Task, grade
from grader.hidden.cases import draw_cases
from grader.judge.case import Case, Verdict
from grader.judge.policy import WATCHING
from grader.judge.session import Submission
from grader.problems.sudoku_solver import LEETCODE_EXAMPLE
from grader.sandbox import isolation

SEED = 1
UP_TO_A_FAILURE = replace(WATCHING, workers=1, after_failure=0, shrinking=0, costly_failures=1)
"""The first failure decides the verdict and its words."""
IMPATIENT = replace(UP_TO_A_FAILURE, floor=0.5)
"""For submissions that never end."""


def defects(clone: Clone, name: str) -> list[str]:
    """Return what is wrong with the verdict on one submission; empty if it is the expected one."""
    expected = expectation(clone, name)
    report = _judged(clone.submissions / name, expected)
    heard = _heard(report)
    if report.verdict is not expected.verdict:
        told = f" ({heard})" if heard else ""
        return [f"{name}: {report.verdict.value}, not {expected.verdict.value}{told}"]
    return [
        f"{name}: nothing says {words!r}, but: {heard}"
        for words in expected.says
        if words.lower() not in heard.lower()
    ]


def example_defects(clone: Clone, name: str) -> list[str]:
    """Return what is wrong with the verdict on LeetCode's example alone.

    Empty if it is Accepted.
    """
    expected = expectation(clone, name)
    examples = catalog.load(expected.rung).problem.examples
    # The problem's own example is the first, unless a smaller board comes before it.
    index = examples.index(LEETCODE_EXAMPLE) if LEETCODE_EXAMPLE in examples else 0
    case = f"example-{index + 1:02}"
    report = _judged(clone.submissions / name, expected, only=case)
    if report.verdict.accepted:
        return []
    return [f"{name}: {report.verdict.value} on {case}, not Accepted ({_heard(report)})"]


def _judged(path: Path, expected: Expected, only: str | None = None) -> Report:
    exercise, drawn = _exercise(expected.rung)
    submission = Submission(path.name, path.read_bytes(), exercise.problem.entry_point)
    policy = IMPATIENT if expected.verdict is Verdict.TIME_LIMIT else UP_TO_A_FAILURE
    return grade(Task(exercise, submission, isolation.choose(), SEED, only, drawn), policy)


@cache
def _exercise(rung: str) -> tuple[Exercise, Sequence[Case]]:
    # Without gates: the corpus tests right and wrong, and speed depends on the machine.
    exercise = catalog.load(rung).without_gates
    return exercise, draw_cases(exercise, SEED)


def _heard(report: Report) -> str:
    if report.failure is None:
        return report.message
    told = [report.message, *report.failure.advice]
    return " ".join(told + [finding.message for finding in report.failure.findings])
