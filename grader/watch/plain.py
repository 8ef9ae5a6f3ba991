"""Watch mode without a terminal: plain lines for each verdict, and no keys."""

import signal
import time
from contextlib import suppress

from grader.catalog import catalog
from grader.errors import ProgressUnavailable, UserError
from grader.grading import Report
from grader.learner import source_file
from grader.learner.attempts import learn_why, record
from grader.learner.workspace import Workspace
from grader.report.terminal.console import TextConsole
from grader.sandbox.isolation import Level
from grader.watch import files
from grader.watch.background import BackgroundChecks
from grader.watch.beside import PageBeside
from grader.watch.check_process import Broken, Counted
from grader.watch.events import Answered, Deleted, Events, Saved, Told, deleted, next_of
from grader.watch.quiet import Saves
from grader.watch.shown import ForEditor, ForPeople, Shown


def watch(
    workspace: Workspace,
    first: str,
    level: Level,
    *,
    poll: bool,
    page: bool,
    editor: bool = False,
) -> int:
    """Check what is saved until a signal ends it; with `page` there is a page of it too.

    For an `editor`, print the lines that it reads.
    """
    shown: Shown = ForEditor(workspace) if editor else ForPeople(TextConsole())
    events = Events()
    checks = BackgroundChecks(level, events)
    checks.prepare(first)
    beside = PageBeside(workspace, level) if page else None
    saves = Saves()
    own_writes = files.OwnWrites(workspace)
    # A hang-up or a kind request to end stops it as Ctrl-C does.
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.default_int_handler)
    try:
        with files.watching(workspace.exercises, catalog.names(), events, poll=poll):
            if not editor:
                shown.say("There is no terminal here, so there are no keys and no screen:")
            shown.say("each save in exercises/ is checked, and the verdict is printed.")
            shown.say("Ctrl-C ends it.")
            if beside is not None:
                beside.show(catalog.load(first))
                shown.say(beside.notice)
            while True:
                match next_of(events, saves.wait):
                    case Saved(exercise) if own_writes.has_made(exercise):
                        pass
                    case Saved(exercise):
                        if saves.saved(exercise):
                            _check(shown, checks, workspace, exercise, beside)
                        else:
                            checks.cancel()
                    case Deleted(exercise):
                        saves.forget()
                        checks.cancel()
                        shown.end(deleted(exercise))
                    case Answered() as answer:
                        own_writes.note(_receive(shown, checks, workspace, answer, beside))
                    case Told(text):
                        shown.say(text)
                if (waiting := saves.due()) is not None:
                    _check(shown, checks, workspace, waiting, beside)
    finally:
        if beside is not None:
            beside.close()
        checks.close()


def _check(
    shown: Shown,
    checks: BackgroundChecks,
    workspace: Workspace,
    exercise: str,
    beside: PageBeside | None = None,
) -> None:
    try:
        text = source_file.read(workspace.file_of(exercise))
    except UserError as error:
        shown.end(f"{error}.")
    else:
        shown.begin(exercise)
        checks.check(exercise, text)
        if beside is not None:
            beside.show(catalog.load(exercise), busy=True)


def _receive(
    shown: Shown,
    checks: BackgroundChecks,
    workspace: Workspace,
    answer: Answered,
    beside: PageBeside | None,
) -> str:
    """Show what a check says; return the exercise whose file the kit has changed, or nothing."""
    message = checks.receive(answer)
    written = ""
    match message:
        case Report() as report:
            shown.verdict(report)
            try:
                told, written = record(report, workspace)
                if told:
                    shown.say(told)
            except (ProgressUnavailable, OSError) as error:
                shown.say(f"This attempt was not recorded: {error}.")
        case Counted(report):
            shown.why(report)
            with suppress(ProgressUnavailable, OSError):
                learn_why(report, workspace)
        case Broken(reason):
            shown.end(f"The check was broken off: {reason}.")
            if beside is not None:
                beside.rest()
    if beside is not None and isinstance(message, Report | Counted):
        report = message if isinstance(message, Report) else message.report
        beside.show(catalog.load(report.exercise), report, at=time.strftime("%H:%M:%S"))
    return written
