"""Renders a student's page of a class: the verdict, the points, and what to look at.

It can be given to the student: it has neither the seed, from which the hidden boards could be drawn
again, nor any board but that of the first failure.  What depends on the rules for points or on the
export is filled in later, so that a page is rendered once for each judged text.
"""

import shlex
from collections.abc import Sequence
from typing import NamedTuple

from markupsafe import Markup

from grader.catalog.exercise import rung_of
from grader.grading import Report
from grader.judge.case import CaseResult, Verdict
from grader.points.rules import Line
from grader.report.page import board
from grader.report.page.document import fragment, render
from grader.report.page.source import numbered_lines
from grader.report.visible import one_line
from grader.report.words import line_in_question, remark, sentence, tone
from grader.sudoku import notation

SLOTS = ("head", "points")
FEW_LINES = 60
"""A longer program is printed only around the line in question."""
AROUND = 12
"""Lines before and after it."""


class About(NamedTuple):
    """What a page says beside the report."""

    student: str
    file: str
    """The name of the student's file."""
    note: str
    """Which file was judged, and which others exist; empty if there are no others."""
    rung: str
    score: float | None
    """None if nothing was judged."""
    full_marks: float
    lines: Sequence[Line]
    """They add up to the score."""


def page(report: Report) -> str:
    """Return the page of one submission, with slots that `completed` fills."""
    failure = report.failure
    lines = numbered_lines(report.source) if report.source else []
    marked = line_in_question(report)
    return render(
        "student.html.j2",
        script="report.js",
        title=f"{report.verdict.value}: {one_line(report.title)}",
        report=report,
        tone=tone(report.verdict.value),
        told=_told(report),
        failure=failure,
        is_case=failure is not None and failure.can_run_again,
        limit=_limit(failure),
        boards=_boards(failure),
        lines=lines,
        marked=marked,
        called={frame.line for frame in failure.frames} if failure else set(),
        printed=_printed(len(lines), marked),
        sentence=sentence,
    )


def completed(text: str, about: About) -> str:
    """Return a page of `page` with its slots filled, again if they were filled before."""
    values = {**about._asdict(), "command": _command(about)}
    for slot in SLOTS:
        made = fragment("student_slots.html.j2", slot=slot, **values)
        # Text of a submission is escaped, so these comments are ours.
        start, end = f"<!--{slot}-->", f"<!--/{slot}-->"
        before, found, rest = text.partition(start)
        _, ended, after = rest.partition(end)
        if found and ended:
            text = f"{before}{start}{made}{end}{after}"
    return text


def _command(about: About) -> str:
    """Return what the student types to have the file judged on boards that are drawn anew."""
    return f"grader check {shlex.quote(one_line(about.file))} --as {rung_of(about.rung)}"


def _told(report: Report) -> list[str]:
    """Return what to look at: at most three lines."""
    if report.why is not None:
        return list(report.why.text)
    if report.verdict is Verdict.ACCEPTED:
        slow = remark(report)
        return [slow] if slow else []
    return [sentence(text) for text in (report.failure.advice[:1] if report.failure else ())]


def _limit(failure: CaseResult | None) -> str:
    if failure is None or failure.verdict is not Verdict.TIME_LIMIT or not failure.limit_reason:
        return ""
    return f"The limit is {failure.limit_reason}."


def _boards(failure: CaseResult | None) -> list[Markup]:
    if failure is None:
        return []
    answer = failure.answer
    marked = {cell for finding in failure.findings[:1] for cell in finding.cells}
    drawn = []
    if answer.puzzle is not None:
        drawn.append(board.table(notation.to_rows(answer.puzzle), "Given", answer.puzzle))
    if answer.rows is not None:
        drawn.append(board.table(answer.rows, "Came back", answer.puzzle or "", marked))
    return drawn


def _printed(lines: int, marked: int | None) -> range:
    """Return the numbers of the lines that are printed on paper."""
    if lines <= FEW_LINES:
        return range(1, lines + 1)
    if marked is None:
        return range(1, FEW_LINES + 1)
    return range(max(1, marked - AROUND), marked + AROUND + 1)
