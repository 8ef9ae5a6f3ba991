"""The ``grader`` command: runs the command that was asked for, and says what its end means.

Each command imports what it needs when it runs.
"""

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING

from grader.cli.status import NOT_ACCEPTED, WRONG_USE
from grader.errors import UserError

if TYPE_CHECKING:
    import argparse

COMMANDS = {
    "check": ("grader.cli.check", "check"),
    "run": ("grader.cli.run", "try_it"),
    "hint": ("grader.cli.hint", "give_hint"),
    "watch": ("grader.cli.watch", "watch"),
    "list": ("grader.cli.ladder", "show_list"),
    "progress": ("grader.cli.progress", "show_progress"),
    "solution": ("grader.cli.solution", "show_solution"),
    "reset": ("grader.cli.reset", "put_back"),
    "init": ("grader.cli.init", "make_folder"),
    "report": ("grader.cli.report", "make_report"),
    "trace": ("grader.cli.trace", "trace_steps"),
    "bench": ("grader.cli.bench", "bench"),
    "grade": ("grader.cli.grade", "grade"),
    "case": ("grader.cli.case", "write_case"),
    "gradescope-zip": ("grader.cli.gradescope_zip", "make_archive"),
    "doctor": ("grader.cli.doctor", "examine"),
    "completion": ("grader.cli.completion", "show_completion"),
    "dev": ("grader.cli.dev", "dev"),
}
"""The module and the function of each command, which takes the parsed options."""
OUTPUT = "the output"


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one command and exit with its status."""
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: Sequence[str]) -> int:
    """Run one command; return its exit status."""
    _prepare_terminal()
    try:
        status = _run(arguments)
        sys.stdout.flush()  # here, where a full disk is still one line and a status
        return status
    except UserError as mistake:
        _say(str(mistake))
        return WRONG_USE
    except KeyboardInterrupt:
        print("\ngrader: stopped", file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader of our output went away: `grader check | head`
        _leave_output()
        return NOT_ACCEPTED
    except OSError as error:  # a full disk, standard output too
        _leave_output()
        _say(f"{error.filename or OUTPUT}: {error.strerror or error}")
        return WRONG_USE


def _run(arguments: Sequence[str]) -> int:
    if list(arguments) == ["list"]:  # nothing to parse, and it should appear at once
        from grader.cli.ladder import show_list

        return show_list(None)
    if not arguments and "_ARGCOMPLETE" not in os.environ:
        from grader.cli.ladder import show_next

        return show_next()
    from grader.cli.parser import parser

    if "_ARGCOMPLETE" in os.environ:  # the shell asks what Tab should offer, and exits here
        from grader.cli.completion import complete

        complete(parser())
    try:
        options = parser(*arguments[:1]).parse_args(arguments)
    except SystemExit as end:  # after --help, or wrong use, which has been said
        return end.code if isinstance(end.code, int) else WRONG_USE
    if "no_color" in options:
        os.environ["NO_COLOR"] = "1"
    return _command(options.command)(options)


def _prepare_terminal() -> None:
    """Have text that the terminal can't show written as escapes, and a width of 0 not counted."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # not what a test or a notebook put in its place
            stream.reconfigure(errors="backslashreplace")
    for name in ("COLUMNS", "LINES"):
        if os.environ.get(name, "").strip("0") == "":
            os.environ.pop(name, None)


def _leave_output() -> None:
    """Let what is left in the buffer of standard output go nowhere: the interpreter flushes it."""
    with suppress(OSError, ValueError):  # it may be no file
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, sys.stdout.fileno())
        os.close(nothing)


def _say(text: str) -> None:
    from grader.report.visible import visible

    line = f"grader: {visible(text)}"
    if sys.stderr.isatty():
        from textwrap import fill

        from grader.cli.width import terminal_width

        line = fill(line, terminal_width(80), break_long_words=False, break_on_hyphens=False)
    print(line, file=sys.stderr)


def _command(name: str) -> "Callable[[argparse.Namespace], int]":
    module, function = COMMANDS[name]
    found: Callable[[argparse.Namespace], int] = getattr(import_module(module), function)
    return found
