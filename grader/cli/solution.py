"""``grader solution``."""

import argparse
import os

from grader.catalog import catalog
from grader.catalog.exercise import Exercise
from grader.cli import targets
from grader.cli.status import ACCEPTED, NOT_ACCEPTED
from grader.errors import ProgressUnavailable, UserError
from grader.judge.session import Submission
from grader.learner.attempts import unlock_reference
from grader.learner.progress import Progress, Standing
from grader.learner.trial import examples, try_out
from grader.report.terminal import comparison
from grader.report.terminal.console import TextConsole
from grader.sandbox.isolation import choose

REPEATS = 3
"""The number of runs; the fastest one counts."""


def show_solution(options: argparse.Namespace) -> int:
    """Print an exercise's reference next to the learner's file, once the file is accepted."""
    exercise = targets.exercise_named(options.exercise) if options.exercise else _last_passed()
    standing = targets.standings().get(exercise.name, Standing())
    console = TextConsole()
    if not standing.accepted and not standing.given_up and not options.give_up:
        rung = exercise.rung
        console.print(f"{exercise.name} is not accepted yet, so its reference stays closed.")
        console.print(f"Check yours with:  grader check {rung}", style="bold")
        console.print(f"Or read it now:    grader solution {rung} --give-up   (this is recorded)")
        return NOT_ACCEPTED
    if options.give_up and not standing.accepted:
        _give_up(exercise)
    reference = targets.reference(exercise)
    if options.diff:
        comparison.show_diff(console, _followed(exercise), reference)
    elif not console.is_terminal:
        print(reference.text.decode(), end="")
    else:
        own = _own(exercise)
        comparison.show_editorial(console, exercise, reference)
        if own is not None:
            times = _seconds(exercise, own), _seconds(exercise, reference)
            comparison.show_times(console, exercise, *times)
        comparison.show_code(console, own, reference)
    return ACCEPTED


def _last_passed() -> Exercise:
    standings = targets.standings()
    passed = [name for name in catalog.names() if standings.get(name, Standing()).accepted]
    if not passed:
        raise UserError("no exercise is accepted yet: begin with  grader check")
    return catalog.load(passed[-1])


def _give_up(exercise: Exercise) -> None:
    workspace = targets.workspace()
    try:
        Progress(workspace.database).give_up(exercise.name)
        unlock_reference(exercise.name, workspace)
    except (ProgressUnavailable, OSError) as error:
        raise UserError(str(error)) from None


def _followed(exercise: Exercise) -> Submission:
    """Return the reference of the rung that the exercise follows."""
    if exercise.follows is None:
        raise UserError(f"{exercise.name} follows no rung: there is nothing to compare it with")
    return targets.reference(catalog.load(exercise.follows))


def _own(exercise: Exercise) -> Submission | None:
    """Return the learner's file; None if there is none, or it is the reference in a clone."""
    if not os.path.isfile(targets.workspace().file_of(exercise.name)):
        return None
    return targets.own_file(exercise).submission


def _seconds(exercise: Exercise, source: Submission) -> float | None:
    """Return CPU seconds on all public examples, the fastest of several; None if one fails."""
    inputs = examples(exercise)
    isolation = choose()
    results = list(try_out(exercise, source, isolation, inputs * REPEATS))
    if not all(result.verdict.accepted for result in results):
        return None
    return sum(min(result.cpu for result in results[index :: len(inputs)])
               for index in range(len(inputs)))  # fmt: skip
