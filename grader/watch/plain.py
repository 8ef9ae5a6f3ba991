"""Watch mode without a terminal: plain lines for each verdict, and no keys."""

import signal
import time
from pathlib import Path

from rich.console import Console

from grader.catalog import catalog
from grader.errors import ProgressUnavailable
from grader.grading import Report
from grader.learner.attempts import record
from grader.learner.workspace import Workspace
from grader.report.terminal import check as terminal
from grader.sandbox.isolation import Level
from grader.watch import files
from grader.watch.background import BackgroundChecks
from grader.watch.check_process import Broken
from grader.watch.events import Answered, Events, Saved, Told, next_of


def watch(workspace: Workspace, first: str, level: Level, *, poll: bool) -> int:
    """Check what is saved until a signal ends it."""
    console = Console(highlight=False)
    events = Events()
    checks = BackgroundChecks(level, events)
    checks.prepare(first)
    # A hang-up or a kind request to end stops it as Ctrl-C does.
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.default_int_handler)
    try:
        with files.watching(workspace.exercises, catalog.names(), events, poll=poll):
            console.print("There is no terminal here, so there are no keys and no screen:")
            console.print("each save in exercises/ is checked, and the verdict is printed.")
            console.print("Ctrl-C ends it.")
            while True:
                match next_of(events):
                    case Saved(exercise):
                        _check(console, checks, workspace, exercise)
                    case Answered() as answer:
                        _receive(console, checks, workspace, answer)
                    case Told(text):
                        console.print(text, markup=False)
    finally:
        checks.close()


def _check(console: Console, checks: BackgroundChecks, workspace: Workspace, exercise: str) -> None:
    try:
        text = Path(workspace.file_of(exercise)).read_bytes()
    except OSError as error:
        console.print(f"exercises/{exercise}.py can't be read: {error.strerror}", markup=False)
    else:
        checks.check(exercise, text)


def _receive(
    console: Console, checks: BackgroundChecks, workspace: Workspace, answer: Answered
) -> None:
    match checks.receive(answer):
        case Report() as report:
            console.print()
            console.print(time.strftime("%H:%M:%S"))
            terminal.show(console, report)
            try:
                record(report, workspace)
            except (ProgressUnavailable, OSError) as error:
                console.print(f"This attempt was not recorded: {error}.", markup=False)
        case Broken(reason):
            console.print(f"The check was broken off: {reason}.", markup=False)
