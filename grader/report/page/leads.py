"""Where the page of a learner's own check leads: what changed, what to try, where to go on."""

from dataclasses import dataclass

from grader.catalog import catalog
from grader.catalog.exercise import Exercise
from grader.grading import Report
from grader.judge.session import reference
from grader.learner import texts
from grader.learner.reading import following
from grader.learner.workspace import Workspace
from grader.report.page.side_by_side import SideBySide, diff, side_by_side


@dataclass(frozen=True)
class Leads:
    """What follows from one check."""

    exercise: Exercise
    since: SideBySide | None
    """What changed since the check before; None if that is unknown, or nothing."""
    reference: SideBySide | None
    """The own program and the reference; None until it is accepted."""
    solution: str
    """The address of the page of the reference; empty if there is none."""
    stepper: str
    """The address of the page that steps through the failing board; empty if there is none."""
    following: Exercise | None
    """The next rung, once this one is accepted."""


def leads(report: Report, workspace: Workspace, solution: str = "", stepper: str = "") -> Leads:
    """Return where the page of a check leads, for the learner's own file.

    `solution` and `stepper` are the addresses of these pages; empty where there is none.
    """
    exercise = catalog.load(report.exercise)
    accepted = report.verdict.accepted
    before = texts.before(report.source, exercise.name, workspace)
    onwards = following(exercise) if accepted else ()
    return Leads(
        exercise=exercise,
        since=None if before is None else diff(before, report.source),
        reference=_beside_reference(report, exercise) if accepted else None,
        solution=solution if accepted else "",
        stepper=stepper,
        following=onwards[0] if onwards else None,
    )


def _beside_reference(report: Report, exercise: Exercise) -> SideBySide:
    return side_by_side(report.source, reference(exercise).text.decode())
