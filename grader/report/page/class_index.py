"""Renders a class as one HTML page: how it did, and a link to each report."""

from collections.abc import Sequence
from typing import NamedTuple

from grader.judge.case import Verdict
from grader.report.page.document import render

TONES = {Verdict.ACCEPTED.value: "good", Verdict.NOT_STARTED.value: "open"}


class Line(NamedTuple):
    """A student's line."""

    student: str
    verdict: str
    href: str
    """The report's path, relative to the page; empty if there is no report."""
    score: str
    passed: str
    cpu: str
    message: str
    """The reason if there is no report."""

    @property
    def tone(self) -> str:
        """The style of the verdict."""
        return TONES.get(self.verdict, "bad")


class Bar(NamedTuple):
    """How many of the class."""

    words: str
    number: int
    share: float
    """From 0 to 100."""

    @property
    def tone(self) -> str:
        """The style of the words, if they are a verdict."""
        return TONES.get(self.words, "bad")


class Alike(NamedTuple):
    """Students with the same submission, and references that are the same too."""

    students: tuple[str, ...]
    references: tuple[str, ...]


class Class(NamedTuple):
    """All that the page shows."""

    exercise: str
    students: int
    accepted: int
    verdicts: Sequence[Bar]
    failing: Sequence[Bar]
    groups: Sequence[Alike]
    rows: Sequence[Line]
    """The first of the students."""
    full_marks: str
    seed: int
    level: str
    kit: str


def class_page(shown: Class) -> str:
    """Return the page."""
    return render(
        "class.html.j2",
        script="report.js",
        title=f"{shown.students} submissions: {shown.exercise}",
        left_out=shown.students - len(shown.rows),
        **shown._asdict(),
    )
