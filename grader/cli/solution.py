"""``grader solution``."""

import argparse

from rich.console import Console

from grader.catalog import catalog
from grader.cli import targets
from grader.cli.main import NOT_ACCEPTED
from grader.progress import Progress, Standing


def show_solution(options: argparse.Namespace) -> int:
    """Print the reference of an exercise, once it has been passed."""
    exercise = targets.exercise_named(options.exercise)
    history = Progress(targets.workspace().database)
    standing = history.standings().get(exercise.name, Standing())
    console = Console(highlight=False)
    if not standing.accepted and not standing.given_up and not options.give_up:
        number = exercise.number
        console.print(f"{exercise.name} is not accepted yet, so its reference stays closed.")
        console.print(f"Check yours with:  grader check {number}", style="bold")
        console.print(f"Or read it now:    grader solution {number} --give-up   (this is recorded)")
        return NOT_ACCEPTED
    if options.give_up and not standing.accepted:
        history.give_up(exercise.name)
    with open(catalog.reference_path(exercise.name), encoding="utf-8") as file:
        text = file.read()
    if console.is_terminal:
        from rich.syntax import Syntax

        console.print(Syntax(text, "python", theme="ansi_dark", word_wrap=True))
    else:
        print(text, end="")
    return 0
