"""Renders a class with several exercises as one page: a table of students and exercises."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from grader.catalog.exercise import rung_of
from grader.report.page.document import render
from grader.report.words import tone


class Cell(NamedTuple):
    """One student's result of one exercise."""

    verdict: str
    points: float | None
    """None if there are none, which is not zero."""
    href: str
    """The report's path, relative to the page; empty if there is no report."""
    message: str
    """The first failure, or why nothing was judged; empty if accepted."""

    @property
    def tone(self) -> str:
        """The style of the verdict."""
        return tone(self.verdict)


class Line(NamedTuple):
    """A student's line."""

    student: str
    cells: Mapping[str, Cell]
    """By the exercise's full name."""
    together: float | None
    """The points of all exercises; None if there are none."""
    note: str | None
    """Why there is no exercise; None if there is one."""


def ladder_page(full_marks: Mapping[str, float], lines: Sequence[Line]) -> str:
    """Return the page, for exercises by full name."""
    return render(
        "ladder.html.j2",
        script="report.js",
        title=f"{len(lines)} students, {len(full_marks)} exercises",
        exercises=[(name, rung_of(name), f"{full:g}") for name, full in full_marks.items()],
        together=f"{sum(full_marks.values()):g}",
        lines=lines,
        nameless=[line for line in lines if line.note],
    )
