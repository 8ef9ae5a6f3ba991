"""The golden corpus: judges its submissions, and compares what each gets with what it must get."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from unittest.mock import patch

from grader.catalog import catalog
from grader.catalog.exercise import Exercise
from grader.catalog.problems import LEETCODE_EXAMPLE
from grader.dev.clone import Clone
from grader.dev.expectations import Expected, expectation
from grader.grading import Report, grade
from grader.hidden.submission import Submission
from grader.judge.case import Verdict
from grader.judge.session import Source, reference
from grader.sandbox import isolation, process

SEED = 1


def defects(clone: Clone, name: str) -> list[str]:
    """What is wrong with the verdict on one submission; empty if it is the expected one."""
    expected = expectation(clone, name)
    with _quicker():
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
    """What is wrong with the verdict on LeetCode's example alone; empty if it is Accepted."""
    expected = expectation(clone, name)
    examples = catalog.load(expected.rung).problem.examples
    case = f"example-{examples.index(LEETCODE_EXAMPLE) + 1:02}"
    report = _judged(clone.submissions / name, expected, only=case)
    if report.verdict.accepted:
        return []
    return [f"{name}: {report.verdict.value} on {case}, not Accepted ({_heard(report)})"]


def _judged(path: Path, expected: Expected, only: str | None = None) -> Report:
    # Without gates: the corpus is about right and wrong, and speed depends on the machine.
    exercise = catalog.load(expected.rung).without_gates
    if expected.verdict is Verdict.TIME_LIMIT:
        exercise = _impatient(exercise)
    return grade(
        exercise,
        Source(path.name, path.read_bytes(), exercise.problem.entry_point),
        reference(exercise),
        isolation.choose(),
        seed=SEED,
        only=only,
    )


def _heard(report: Report) -> str:
    if report.failure is None:
        return report.message
    told = [report.message, *report.failure.advice]
    return " ".join(told + [finding.message for finding in report.failure.findings])


def _impatient(exercise: Exercise) -> Exercise:
    """The rung with less time for a board before the reference is asked how long it takes."""
    suites = [suite._replace(limit=suite.limit._replace(floor=0.5)) for suite in exercise.suites]
    return exercise._replace(suites=tuple(suites))


@contextmanager
def _quicker() -> Iterator[None]:
    """Leave out the search for smaller boards, which takes longer than all the rest of a check."""
    with ExitStack() as patches:
        patches.enter_context(patch.object(Submission, "shrinkable", None))
        patches.enter_context(patch.object(process, "SHORTEST_WALL_LIMIT", 3.0))
        yield
