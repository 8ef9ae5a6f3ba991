"""``grader solution``."""

import argparse
import os

from rich.console import Console

from grader.catalog import catalog
from grader.catalog.exercise import Exercise
from grader.cli import bench, pages, targets
from grader.cli.output import write
from grader.cli.status import ACCEPTED, NOT_ACCEPTED
from grader.errors import ProgressUnavailable, UserError
from grader.judge.session import Submission
from grader.learner import texts
from grader.learner.attempts import unlock_reference
from grader.learner.progress import Progress, Standing
from grader.learner.reading import on_examples, reading
from grader.report.terminal import comparison
from grader.report.terminal.console import TextConsole
from grader.report.terminal.pager import paged
from grader.sandbox.isolation import choose


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
    if options.page or options.open:
        _make_page(console, exercise, options.open)
    elif options.diff:
        with paged(console):
            comparison.show_diff(console, _followed(exercise), reference)
    elif not console.is_terminal:
        print(reference.text.decode(), end="")
    else:
        own = _own(exercise)
        isolation = choose()
        times = None
        if own is not None:
            times = [on_examples(exercise, text, isolation) for text in (own, reference)]
        with paged(console):
            comparison.show_editorial(console, exercise, reference)
            if times is not None:
                comparison.show_times(console, exercise, *times)
            comparison.show_code(console, own, reference)
    return ACCEPTED


def _make_page(console: Console, exercise: Exercise, open_it: bool) -> None:
    from grader.report.page import solution  # not needed in the terminal

    path = pages.path_in_workspace(pages.solution_name(exercise))
    with bench.progress_bar(console) as on_stage:
        found = reading(exercise, _accepted(exercise), choose(), on_stage=on_stage)
    report = f"{exercise.name}.html"
    there = os.path.isfile(os.path.join(os.path.dirname(path), report))
    write(path, solution.page(found, report if there else ""))
    pages.announce(path, open_it)


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


def _accepted(exercise: Exercise) -> Submission | None:
    """Return the text that was accepted; the file as it is now, if no such text was kept."""
    text = texts.read(texts.Which.ACCEPTED, exercise.name, targets.workspace())
    own = _own(exercise)
    if text is None:
        return own
    entry_point = exercise.problem.entry_point if own is None else own.entry_point
    return Submission(f"{exercise.name}.py", text.encode("utf-8", "replace"), entry_point)
