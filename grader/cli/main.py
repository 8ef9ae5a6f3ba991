"""The ``grader`` command: runs the command that was asked for, and says what its end means.

Each command imports what it needs when it runs.
"""

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse

ACCEPTED = 0
NOT_ACCEPTED = 1
WRONG_USE = 2
GRADER_ERROR = 3


COMMANDS = {
    "check": ("grader.cli.check", "check"),
    "list": ("grader.cli.ladder", "show_list"),
    "solution": ("grader.cli.solution", "show_solution"),
    "bench": ("grader.cli.bench", "bench"),
    "doctor": ("grader.cli.doctor", "examine"),
}
"""The module and the function of each command, which takes the parsed options."""


class WrongUse(Exception):
    """A mistake on the command line; its text is one line that says what to do."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one command and exit with its status."""
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: Sequence[str]) -> int:
    """Run one command; return its exit status."""
    try:
        if list(arguments) == ["list"]:  # nothing to parse, and it should appear at once
            from grader.cli.ladder import show_list

            return show_list(None)
        from grader.cli.parser import parser

        if not arguments:
            parser().print_help()
            return ACCEPTED
        options = parser().parse_args(arguments)
        return _command(options.command)(options)
    except WrongUse as mistake:
        print(f"grader: {mistake}", file=sys.stderr)
        return WRONG_USE
    except KeyboardInterrupt:
        print("\ngrader: stopped", file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader of our output went away: `grader check | head`
        sys.stderr.close()
        return NOT_ACCEPTED


def _command(name: str) -> "Callable[[argparse.Namespace], int]":
    module, function = COMMANDS[name]
    found: Callable[[argparse.Namespace], int] = getattr(import_module(module), function)
    return found
