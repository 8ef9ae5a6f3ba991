"""What follows a check of the learner's own file.

Records the attempt, keeps its lesson and its text, and unlocks the reference.
"""

import os
import shutil

from grader.catalog import catalog
from grader.catalog.exercise import Exercise
from grader.grading import Report
from grader.judge.case import Verdict
from grader.learner import hints, texts
from grader.learner.carry_over import carry_over
from grader.learner.progress import Attempt, Progress, Standing
from grader.learner.workspace import Workspace


def record(report: Report, workspace: Workspace) -> str:
    """Record a check; a Grader Error is not one of the learner's attempts.

    In a learner's folder an accepted exercise puts its reference into ``solutions/``.  The stub of
    an exercise gets the learner's own function that it uses.  Return what the learner must know
    about that; empty if nothing.  Raises `ProgressUnavailable`, and OSError if a file can't be
    written.
    """
    if report.verdict is Verdict.GRADER_ERROR:
        return ""
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
    texts.keep(report.source, report.exercise, workspace, accepted=report.verdict.accepted)
    if report.verdict.accepted:
        unlock_reference(report.exercise, workspace)
    exercise = catalog.load(report.exercise)
    if report.verdict is Verdict.NOT_STARTED and exercise.uses is not None:
        earlier = catalog.find(exercise.uses).name
        if progress.standings().get(earlier, Standing()).accepted:
            return carry_over(exercise, workspace)
    return ""


def next_lesson_or_hint(
    exercise: Exercise, history: Progress, text: str
) -> hints.Lesson | hints.Hint:
    """Return the lesson `text` of the last check if it was not shown yet, else the next hint.

    A broken file has a lesson and no hint, however often it is asked for: its idea may be right.
    Record that it was shown.  Raise `ProgressUnavailable`.
    """
    if text:
        verdict = history.attempts(exercise.name)[-1].verdict
        if verdict in hints.BROKEN or text != history.last_lesson(exercise.name):
            history.remember_lesson(exercise.name, text)
            return hints.Lesson(verdict, text)
    used = history.standings().get(exercise.name, Standing()).hints
    hint = hints.next_hint(exercise, used)
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
