"""``grader reset``."""

import argparse
import os
import sys
from contextlib import suppress

from grader.catalog.stub import render_stub
from grader.cli import targets
from grader.cli.status import ACCEPTED, NOT_ACCEPTED
from grader.errors import ProgressUnavailable, UserError
from grader.learner import source_file
from grader.learner.attempts import supply


def put_back(options: argparse.Namespace) -> int:
    """Write the stub of an exercise again; keep the old file as a numbered backup."""
    exercise = targets.exercise_named(options.exercise)
    workspace = targets.workspace()
    path = workspace.file_of(exercise.name)
    stub = render_stub(exercise).encode("utf-8")
    name = os.path.relpath(path)
    present = source_file.read(path) if os.path.exists(path) else None
    if present == stub:
        print(f"{name} is already the stub.")
        return ACCEPTED
    if present is not None and not options.yes and not _agreed(name):
        print("Nothing was changed.")
        return NOT_ACCEPTED
    try:
        backup = _keep(path, present) if present is not None else None
        source_file.replace(path, stub)
    except OSError as error:
        raise UserError(f"{name} can't be put back: {error.strerror}") from None
    print(f"{name} is the stub again.")
    if backup:
        print(f"Your version is kept as {os.path.relpath(backup)}.")
    with suppress(ProgressUnavailable, OSError):  # the stub is there, and says what it needs
        if notice := supply(exercise, workspace).notice:
            print(notice)
    return ACCEPTED


def _agreed(name: str) -> bool:
    if not sys.stdin.isatty():
        raise UserError(f"to replace {name} with the stub without a question, add --yes")
    answer = input(f"Replace {name} with the stub? Your version is kept. [y/N] ")
    return answer.strip().lower() in ("y", "yes")


def _keep(path: str, text: bytes) -> str:
    """Write the learner's version into a new file: never over an older backup."""
    number = 1
    while True:
        backup = f"{path}.backup-{number}"
        try:
            with open(backup, "xb"):
                pass  # the name is ours from here on
            break
        except FileExistsError:
            number += 1
    try:
        source_file.replace(backup, text)
    except BaseException:
        os.unlink(backup)
        raise
    return backup
