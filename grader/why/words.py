"""What is said about a cause: the fact, the learner's own line, and a question."""

from collections.abc import Sequence

from grader.grading import Report
from grader.judge.why import Fact


def fact_of(report: Report) -> Fact:
    """Return what the first failure shows."""
    return Fact()


def text(
    cause: str, unit: str | None, lines: Sequence[int], source: Sequence[str], report: Report
) -> tuple[str, ...]:
    """Return at most three lines."""
    return ()
