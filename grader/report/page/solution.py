"""Renders a reference as a page to read, beside the learner's own program."""

from grader.english import counted
from grader.learner.reading import Reading
from grader.report.editorial import code_of, editorial
from grader.report.page.document import render
from grader.report.page.markdown import rendered
from grader.report.page.side_by_side import diff, side_by_side
from grader.report.page.source import numbered_lines
from grader.report.page.standings import standings
from grader.report.words import seconds, sentence


def page(reading: Reading, report: str = "") -> str:
    """Return the page; `report` is the address of the page of the accepted check."""
    exercise, own = reading.exercise, reading.own
    text = reading.reference.text.decode()
    title, _, body = editorial(reading.reference).partition("\n")
    code = code_of(text)
    followed = reading.followed_reference
    measured = reading.measurement
    return render(
        "solution.html.j2",
        script="report.js",
        title=f"{exercise.title}: the reference",
        exercise=exercise,
        heading=title.removeprefix("#").strip() or exercise.title,
        editorial=rendered(body.strip()),
        first=code.first,
        code=numbered_lines(code.text),
        both=None if own is None else side_by_side(own.text.decode("utf-8-sig", "replace"), text),
        step=None if followed is None else diff(followed.text.decode(), text),
        followed=reading.followed,
        ladder=None if measured is None else standings(measured),
        times=_times(reading),
        following=reading.following,
        report=report,
        sentence=sentence,
    )


def _times(reading: Reading) -> str:
    """Return what both cost on the public examples, in a sentence; empty if that is unknown."""
    mine, its = reading.seconds
    if its is None:
        return ""
    on = counted(len(reading.exercise.problem.examples), "public example")
    own = f"yours takes {seconds(mine)}, and " if mine is not None else ""
    text = f"{own}the reference takes {seconds(its)} of CPU time on the {on}."
    return text[:1].upper() + text[1:]
