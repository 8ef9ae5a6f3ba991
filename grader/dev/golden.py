"""The golden corpus: submissions, and the verdict and the words that each must get."""

import tomllib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from grader.catalog import catalog
from grader.catalog.exercise import Exercise
from grader.dev.clone import Clone
from grader.grading import Report, grade
from grader.hidden.submission import Submission
from grader.judge.session import Source, reference
from grader.sandbox import isolation, process

FOLDERS = ("right", "wrong", "trouble")
SEED = 1


class Expected(NamedTuple):
    """What must come of one submission."""

    rung: str
    verdict: str
    says: tuple[str, ...]
    """Words that must be in the message, the findings or the advice, in any case."""
    accepted_by_a_weak_suite: bool
    """Whether LeetCode's example alone would accept it."""


def expectations(clone: Clone) -> dict[str, Expected]:
    """What must come of each submission, by its file: ``wrong/box_not_checked.py`` …"""
    text = (clone.submissions / "expected.toml").read_text(encoding="utf-8")
    return {
        name: Expected(
            entry["rung"],
            entry["verdict"],
            tuple(entry.get("says", ())),
            entry.get("leetcode_example") == "accepted",
        )
        for name, entry in tomllib.loads(text).items()
    }


def files(clone: Clone) -> list[str]:
    """The submissions that are there."""
    return sorted(
        path.relative_to(clone.submissions).as_posix()
        for folder in FOLDERS
        for path in (clone.submissions / folder).glob("*.py")
    )


def unexpected_files(clone: Clone) -> list[str]:
    """Submissions without an expectation, and expectations without a submission."""
    there, expected = set(files(clone)), set(expectations(clone))
    return [
        *(f"{name}: tests/submissions/expected.toml does not name it" for name in there - expected),
        *(f"{name}: expected, and not there" for name in expected - there),
    ]


def defects(clone: Clone, name: str) -> list[str]:
    """What is wrong with the verdict on one submission; empty if it is the expected one."""
    expected = expectations(clone)[name]
    with _quicker():
        report = _judged(clone.submissions / name, expected)
    heard = _heard(report)
    if report.verdict.value != expected.verdict:
        told = f" ({heard})" if heard else ""
        return [f"{name}: {report.verdict.value}, not {expected.verdict}{told}"]
    return [
        f"{name}: nothing says {words!r}, but: {heard}"
        for words in expected.says
        if words.lower() not in heard.lower()
    ]


def _judged(path: Path, expected: Expected) -> Report:
    # Without gates: the corpus is about right and wrong, and speed depends on the machine.
    exercise = catalog.load(expected.rung).without_gates
    if expected.verdict == "Time Limit Exceeded":
        exercise = _impatient(exercise)
    return grade(
        exercise,
        Source(path.name, path.read_bytes(), exercise.problem.entry_point),
        reference(exercise),
        isolation.choose(),
        seed=SEED,
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
        patches.enter_context(patch.object(process, "SHORTEST_BLOCKED_LIMIT", 1.0))
        yield
