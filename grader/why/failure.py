"""What is kept of a failure, so that it can be played again."""

import hashlib
from typing import NamedTuple

from grader.grading import Report
from grader.judge.why import Why


class Failure(NamedTuple):
    """What is needed to play a failure again."""

    exercise: str
    seed: int
    case: str
    call: int
    """Which call of the case failed, from 1."""
    smallest: str = ""
    """The smallest failing board; empty if none was found."""
    function: str = ""
    """The function of that board, if the problem has several."""
    source: str = ""
    """A digest of the text that failed: the cause goes with no other text."""
    why: Why | None = None


def failure_of(report: Report) -> Failure | None:
    """Return the failure of a report, its smallest board if one was found.

    None if nothing failed while the submission ran, or if it failed on an instructor's own tests.
    """
    failed = report.failure
    if failed is None or not failed.can_run_again or report.tests:
        return None
    source = digest(report.source)
    found = Failure(
        report.exercise, report.seed, failed.case, failed.call, source=source, why=report.why
    )
    smallest = report.smallest
    if smallest is None or not smallest.answer.puzzle:
        return found
    return found._replace(smallest=smallest.answer.puzzle, function=smallest.function)


def digest(text: str) -> str:
    """Return what stands for the text of a submission."""
    return hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()
