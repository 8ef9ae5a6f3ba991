"""Renders the page of an exercise that was not checked yet."""

from grader.catalog.exercise import Exercise
from grader.report.page.document import render
from grader.report.page.markdown import rendered


def page(exercise: Exercise, version: int | None = None) -> str:
    """Return the page; `version` is that of a served one."""
    return render(
        "waiting.html.j2",
        script="report.js",
        version=version,
        title=f"{exercise.title}: not checked yet",
        exercise=exercise,
        about=rendered(exercise.about),
        statement=rendered(exercise.problem.statement),
    )
