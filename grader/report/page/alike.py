"""Renders pairs of programs side by side, with what they have in common."""

from collections.abc import Sequence
from typing import NamedTuple

from grader.report.page.document import render
from grader.report.page.source import numbered_lines


class Side(NamedTuple):
    """One of two programs."""

    name: str
    href: str
    """The path of the student's report; empty if there is none."""
    text: str
    common: frozenset[int]
    """Lines that hold a common statement, from 1."""


class Alike(NamedTuple):
    """Two programs that are alike."""

    first: Side
    second: Side
    percent: int


def alike_page(exercise: str, pairs: Sequence[Alike], left_out: int) -> str:
    """Return the page; `left_out` counts further pairs, which it does not show."""
    return render(
        "alike.html.j2",
        script="report.js",
        title=f"Alike: {exercise}",
        exercise=exercise,
        pairs=pairs,
        left_out=left_out,
        lines_of=numbered_lines,
    )
