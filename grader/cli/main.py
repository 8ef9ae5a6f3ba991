"""The ``grader`` command: which commands there are, and what an exit status means.

`argparse` and not a larger library, because the start of ``grader --help`` and ``grader list``
must stay near that of a bare interpreter.  Each command imports what it needs when it runs.
"""

import argparse
import sys
from collections.abc import Callable, Sequence

from grader import __version__

ACCEPTED = 0
NOT_ACCEPTED = 1
WRONG_USE = 2
GRADER_ERROR = 3

DESCRIPTION = """\
A practice kit for LeetCode 37, Sudoku Solver.

Open a file in exercises/, write your solution, then run:  grader check
"""
EPILOG = """\
exit status: 0 all accepted, 1 something not accepted, 2 wrong use, 3 the grader itself failed
"""


class WrongUse(Exception):
    """A mistake on the command line; its text is one line that says what to do."""


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    top = argparse.ArgumentParser(
        prog="grader",
        description=DESCRIPTION,
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    top.add_argument("--version", action="version", version=f"grader {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)

    check = commands.add_parser(
        "check",
        help="judge your solution of an exercise on the hidden tests",
        description="Judge solutions on the hidden tests.",
    )
    check.add_argument(
        "targets",
        nargs="*",
        metavar="TARGET",
        help="an exercise (5, 05, bitmask), a Python file, or - for standard input;"
        " without any, the first exercise that is not accepted yet",
    )
    check.add_argument("--all", action="store_true", help="every exercise")
    check.add_argument(
        "--as", dest="rung", metavar="EXERCISE", help="the exercise that a file is meant for"
    )
    check.add_argument("--function", metavar="NAME", help="call this instead of `solveSudoku`")
    check.add_argument(
        "--seed", type=_seed, metavar="N", help="draw the same hidden boards as that check did"
    )
    check.add_argument("--case", metavar="ID", help="run just this case, such as hard-03")
    check.add_argument(
        "--isolation",
        choices=("process", "jail"),
        help="how to shut the submission in; by default the jail where this machine has one",
    )
    check.add_argument(
        "--strict",
        action="store_true",
        help="refuse to run without the jail (as does GRADER_STRICT=1 in the environment)",
    )
    check.add_argument("--json", metavar="FILE", help="write the report as JSON (- for the screen)")

    commands.add_parser("list", help="show the exercises and how you stand")

    solution = commands.add_parser(
        "solution", help="read the reference solution of an exercise that you have passed"
    )
    solution.add_argument("exercise", metavar="EXERCISE")
    solution.add_argument(
        "--give-up", action="store_true", help="read it before passing; this is recorded"
    )
    commands.add_parser(
        "doctor", help="show what this machine can do, and how to make it safe for strangers' code"
    )
    return top


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one command and exit with its status."""
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: Sequence[str]) -> int:
    """Run one command; return its exit status."""
    if not arguments:
        parser().print_help()
        return ACCEPTED
    options = parser().parse_args(arguments)
    try:
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


def _command(name: str) -> Callable[[argparse.Namespace], int]:
    if name == "check":
        from grader.cli.check import check

        return check
    if name == "list":
        from grader.cli.ladder import show_list

        return show_list
    if name == "doctor":
        from grader.cli.doctor import examine

        return examine
    from grader.cli.solution import show_solution

    return show_solution


def _seed(text: str) -> int:
    if not text.isascii() or not text.isdigit():
        raise argparse.ArgumentTypeError(f"a seed is a whole number, such as 37; not {text!r}")
    return int(text)
