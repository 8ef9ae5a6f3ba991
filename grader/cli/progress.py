"""``grader progress``."""

import argparse

from grader.catalog import catalog
from grader.cli import targets
from grader.cli.status import ACCEPTED
from grader.learner.progress import Progress
from grader.report.terminal import attempts as drawing
from grader.report.terminal.console import TextConsole


def show_progress(options: argparse.Namespace) -> int:
    """Draw the attempts at one exercise, or at every one that was tried."""
    if options.exercise:
        exercises = [targets.exercise_named(options.exercise)]
    else:
        exercises = list(catalog.all_exercises())
    history = Progress(targets.workspace().database)
    console = TextConsole()
    drawn = []
    for exercise in exercises:
        attempts = [each for each in history.attempts(exercise.name) if each.started]
        if attempts:
            drawing.show(console, exercise, attempts)
            drawn += attempts
    if drawn:
        drawing.show_legend(console, drawn)
    else:
        print("Nothing was checked yet. Begin with:  grader check")
    return ACCEPTED
