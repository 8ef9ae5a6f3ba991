"""Where the pages for the browser go, and how they get there."""

import os
import re
import webbrowser
from pathlib import Path

from grader.cli import targets
from grader.cli.targets import Target
from grader.errors import ProgressUnavailable, UserError
from grader.learner.progress import Attempt, Progress


def attempts(target: Target) -> list[Attempt]:
    """Return the history of a target; only the learner's own files have one."""
    if not target.own:
        return []
    try:
        return Progress(targets.workspace().database).attempts(target.exercise.name)
    except ProgressUnavailable:
        return []


def path_in_workspace(name: str) -> str:
    """Where a page of that name goes if nobody said where."""
    folder = targets.workspace().pages
    try:
        os.makedirs(folder, exist_ok=True)
    except OSError as error:
        raise UserError(f"{folder} can't be made: {error.strerror}") from None
    return os.path.join(folder, f"{name}.html")


def name_of(target: Target) -> str:
    """Return a plain file name for what belongs to a target."""
    stem = Path(target.submission.name).stem
    return re.sub(r"[^A-Za-z0-9_-]+", "-", stem).strip("-") or "page"


def tell(path: str, open_it: bool) -> None:
    """Say where a page is, and open it if that was asked for."""
    print(f"Page: {os.path.relpath(path)}")
    if open_it and not webbrowser.open(Path(path).resolve().as_uri()):
        print("No browser was found here: open that file in one.")
