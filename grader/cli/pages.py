"""The paths of the pages for the browser, and how the pages are opened."""

import os
import re
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

from grader.catalog.exercise import Exercise
from grader.cli import targets
from grader.cli.targets import Target
from grader.errors import ProgressUnavailable, UserError
from grader.grading import Report
from grader.learner.progress import Attempt, Progress

if TYPE_CHECKING:
    from grader.report.page.leads import Leads


def attempts(target: Target) -> list[Attempt]:
    """Return the history of a target; only the learner's own files have one."""
    if not target.own:
        return []
    try:
        return Progress(targets.workspace().database).attempts(target.exercise.name)
    except ProgressUnavailable:
        return []


def leads(target: Target, report: Report, solution: str = "", stepper: str = "") -> "Leads | None":
    """Return where the page of a check leads; only that of the learner's own file does.

    `solution` is the address of the page of the reference, and `stepper` that of the steps.
    """
    if not target.own:
        return None
    from grader.report.page.leads import leads

    return leads(report, targets.workspace(), solution, stepper)


def solution_name(exercise: Exercise) -> str:
    """Return the name of the page of a reference."""
    return f"{exercise.name}-solution"


def path_in_workspace(name: str) -> str:
    """Return the default path of the page with that name."""
    folder = targets.workspace().pages
    try:
        os.makedirs(folder, exist_ok=True)
    except OSError as error:
        raise UserError(f"{folder} can't be made: {error.strerror}") from None
    return os.path.join(folder, f"{name}.html")


def name_of(target: Target) -> str:
    """Return a plain file name for a target."""
    stem = Path(target.submission.name).stem
    return re.sub(r"[^A-Za-z0-9_-]+", "-", stem).strip("-") or "page"


def announce(path: str, open_it: bool) -> None:
    """Print the path of a page, and open it if `open_it` is true."""
    print(f"Page: {os.path.relpath(path)}")
    if open_it and not webbrowser.open(Path(path).resolve().as_uri()):
        print("No browser was found: open that file in a browser.")
