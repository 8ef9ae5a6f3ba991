"""Renders a class as one HTML page: how it did, what went wrong, and a link to each report."""

from collections.abc import Sequence
from typing import NamedTuple

from grader.judge.case import Verdict
from grader.report.page.document import render

TONES = {
    Verdict.ACCEPTED.value: "good",
    Verdict.NOT_STARTED.value: "open",
    "Not Judged": "open",
}


GROUPS = ("Verdict", "What went wrong", "Points", "Also")
"""Of the filters, in the order in which they can be chosen."""


class Line(NamedTuple):
    """A student's line."""

    student: str
    verdict: str
    href: str
    """The report's path, relative to the page; empty if there is no report."""
    score: str
    """Points; empty if there are none."""
    passed: str
    share: float
    """The part of the cases that passed, from 0 to 1; -1 if there is no result."""
    cpu: str
    cpu_seconds: float
    """-1 if there is no result."""
    reason: str
    """What went wrong in a few words."""
    message: str
    """The first failure, or why there is no verdict."""
    note: str
    """Which file was judged, and which others exist."""
    is_late: bool
    tokens: str
    """The tokens of the filters that let this line through, with a space between."""
    alike: str = ""
    """The place that shows this program beside the one that is most like it, if there is one."""

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


class Filter(NamedTuple):
    """Some of the students, by what they have in common."""

    group: str
    """One of `GROUPS`."""
    token: str
    """Unique on the page."""
    words: str
    students: tuple[str, ...]
    share: float
    """The length of its bar, from 0 to 100."""

    @property
    def tone(self) -> str:
        """The style of the words, if they are a verdict."""
        return TONES.get(self.words, "bad") if self.group == "Verdict" else ""


class PairLine(NamedTuple):
    """Two programs that are alike."""

    first: str
    second: str
    percent: int
    href: str
    """The place on the page that shows them side by side, relative to this page."""


class Class(NamedTuple):
    """All that the page shows."""

    exercise: str
    students: int
    accepted: int
    filters: Sequence[Filter]
    median: str
    """Of the points; empty if no submission has any."""
    absent: Sequence[str]
    """Students who submitted nothing."""
    failing: Sequence[Bar]
    pairs: Sequence[PairLine]
    more_pairs: int
    """Pairs that no page shows."""
    rows: Sequence[Line]
    """The first of the students."""
    full_marks: str
    seed: int
    level: str
    kit: str


def class_page(shown: Class) -> str:
    """Return the page."""
    groups: dict[str, list[Filter]] = {group: [] for group in GROUPS}
    for one in shown.filters:
        groups[one.group].append(one)
    return render(
        "class.html.j2",
        script="class.js",
        title=f"{shown.students} submissions: {shown.exercise}",
        left_out=shown.students - len(shown.rows),
        by=groups,
        **shown._asdict(),
    )
