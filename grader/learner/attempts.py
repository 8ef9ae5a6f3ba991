"""What follows a check of the learner's own file.

Records the attempt, keeps its lesson and its text, and unlocks the reference.
"""

import os
import shutil
from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple

from grader.catalog import catalog
from grader.catalog.exercise import Exercise, rung_of
from grader.grading import Report
from grader.judge.case import Verdict
from grader.learner import failures, hints, steps, texts
from grader.learner.carry_over import carry_over
from grader.learner.progress import Attempt, Progress, Standing
from grader.learner.workspace import Workspace

THREE = 3
"""Failures in a row after which the stepper is offered, once."""
OFFER = (
    "Three checks in a row have failed. To see what your solver does, write by write:"
    "  grader trace {number}"
)
DID_NOT_RUN = {
    verdict.value for verdict in (Verdict.NOT_STARTED, Verdict.SYNTAX_ERROR, Verdict.IMPORT_ERROR)
}


class Recorded(NamedTuple):
    """What came of a recorded check."""

    notice: str = ""
    """What the learner must know, as a sentence; empty if nothing."""
    written: str = ""
    """The exercise whose file the kit has changed; empty if none."""


def record(report: Report, workspace: Workspace) -> Recorded:
    """Record a check; a Grader Error is not one of the learner's attempts.

    In a learner's folder an accepted exercise puts its reference into ``solutions/``.  The stub of
    an exercise that uses a function of an accepted one gets it.  Raise `ProgressUnavailable`, and
    OSError if a file can't be written.
    """
    if report.verdict is Verdict.GRADER_ERROR:
        return Recorded()
    attempt = Attempt(
        exercise=report.exercise,
        verdict=report.verdict.value,
        passed=report.passed,
        total=report.total,
        cpu=report.cpu,
        seed=report.seed,
        failing_case=report.failure.case if report.failure else "",
        lesson=hints.lesson(report),
    )
    progress = Progress(workspace.database)
    progress.record(attempt)
    failures.keep(report, workspace)
    texts.keep(report.source, report.exercise, workspace, accepted=report.verdict.accepted)
    if report.verdict.accepted:
        unlock_reference(report.exercise, workspace)
        return _handed_on(report.exercise, workspace)
    exercise = catalog.load(report.exercise)
    if report.verdict is Verdict.NOT_STARTED:
        return supply(exercise, workspace)
    if exercise.problem.fills_board and just_failed(progress.attempts(report.exercise)):
        return Recorded(OFFER.format(number=exercise.number))
    return Recorded()


def _handed_on(accepted: str, workspace: Workspace) -> Recorded:
    """Copy the functions of an accepted exercise into the untouched file that uses them."""
    rung = rung_of(accepted)
    for exercise in catalog.all_exercises():
        if exercise.uses == rung:
            return supply(exercise, workspace)
    return Recorded()


def supply(exercise: Exercise, workspace: Workspace) -> Recorded:
    """Copy the functions that an exercise uses into its untouched file, if they are accepted.

    Raise `ProgressUnavailable`, and OSError if the file can't be written.
    """
    if exercise.uses is None:
        return Recorded()
    earlier = catalog.load(exercise.uses).name
    if not Progress(workspace.database).standings().get(earlier, Standing()).accepted:
        return Recorded()
    notice = carry_over(exercise, workspace)
    return Recorded(notice, exercise.name if notice else "")


def just_failed(attempts: Sequence[Attempt]) -> bool:
    """Return whether the last check was the third in a row that ran and failed."""
    running = [attempt for attempt in attempts if attempt.verdict not in DID_NOT_RUN]
    row = list(takewhile(lambda attempt: not attempt.accepted, reversed(running)))
    return len(row) == THREE and running[-1] is attempts[-1]


def learn_why(report: Report, workspace: Workspace) -> None:
    """Keep the cause of a recorded check, which is found after its verdict.

    The next hint tells it, and `grader trace` begins with it.  Raise
    `ProgressUnavailable`, and OSError.
    """
    if report.why is not None and report.verdict is not Verdict.GRADER_ERROR:
        failures.keep(report, workspace)
        lesson = hints.lesson(report)
        Progress(workspace.database).learn_more(report.exercise, lesson)


def next_lesson_or_hint(
    exercise: Exercise, history: Progress, text: str
) -> hints.Lesson | hints.Hint:
    """Return the next level of `text`, the lesson of the last check, or else the next hint.

    A broken file has a lesson and no hint, however often it is asked for: its idea may be right.
    One that passes some cases is not broken.
    Record that it was shown; but a hint that is read after the exercise was accepted didn't help.
    Raise `ProgressUnavailable`.
    """
    known = steps.split(text)
    if known:
        last = history.attempts(exercise.name)[-1]
        runs = last.verdict not in hints.BROKEN or bool(last.passed)
        told = history.last_lesson(exercise.name)
        shown = next((n for n in range(len(known), 0, -1) if steps.joined(known[:n]) == told), 0)
        if shown == len(known) and not runs:
            shown -= 1
        if shown < len(known):
            history.remember_lesson(exercise.name, steps.joined(known[: shown + 1]))
            following = "".join(known[shown + 1 : shown + 2])
            text = known[shown]
            return hints.Lesson(last.verdict, text, shown + 1, len(known), following, runs)
    standing = history.standings().get(exercise.name, Standing())
    hint = hints.next_hint(exercise, standing.hints)
    if not standing.accepted:
        history.use_hints(exercise.name, hint.number)
    return hint


def unlock_reference(exercise: str, workspace: Workspace) -> None:
    """Copy the reference of an exercise into a learner's folder; a clone already has it."""
    if workspace.is_clone:
        return
    os.makedirs(workspace.solutions, exist_ok=True)
    shutil.copyfile(
        catalog.reference_path(exercise), os.path.join(workspace.solutions, f"{exercise}.py")
    )
