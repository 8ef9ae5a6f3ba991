"""The command line: which commands and options there are.

`argparse` and not a larger library, because ``grader --help`` must start about as fast as a bare
interpreter.
"""

import argparse
import os
from collections.abc import Callable
from typing import Any, TypeAlias

from grader import __version__
from grader.cli.width import terminal_width

DESCRIPTION = """\
A practice kit for LeetCode 37, Sudoku Solver.

Open a file in exercises/, write your solution, then run:  grader check
"""
EPILOG = """\
exit status: 0 all accepted, 1 something not accepted, 2 wrong use, 3 the grader itself failed
"""


class _Formatter(argparse.RawDescriptionHelpFormatter):
    """Takes the width as an argument, because argparse would import `shutil` to find it."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, width=max(terminal_width(80) - 2, 40))

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        """Wrap each line of a description, as its line breaks are meant."""
        fill = argparse.HelpFormatter._fill_text
        return "\n".join(fill(self, line, width, indent) for line in text.split("\n"))


class _CommandParser(argparse.ArgumentParser):
    """Parser of one command."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**{**settings, "formatter_class": _Formatter})
        _add_no_color(self)


def _add_no_color(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--no-color",
        action="store_true",
        default=argparse.SUPPRESS,  # so that a command without it leaves `grader --no-color` alone
        help="no colours (as does NO_COLOR=1 in the environment)",
    )


_Commands: TypeAlias = "argparse._SubParsersAction[_CommandParser]"

EXERCISE_OR_FILE = "an exercise (5, 05, bitmask), a Python file, or - for standard input"
LEVELS = ("process", "landlock", "jail")
YOUR_CURRENT = "without it, your current exercise"


def parser(command: str = "") -> argparse.ArgumentParser:
    """Return the whole command line; only that of `command` if it is one, which is quicker."""
    top = argparse.ArgumentParser(
        prog="grader",
        description=DESCRIPTION,
        epilog=EPILOG,
        formatter_class=_Formatter,
        allow_abbrev=False,
    )
    top.add_argument("--version", action="version", version=f"grader {__version__}")
    _add_no_color(top)
    commands = top.add_subparsers(
        dest="command", metavar="COMMAND", required=True, parser_class=_CommandParser
    )
    every = (_check, _run, _hint, _watch, _list, _progress, _solution, _reset, _init, _report,
             _trace, _bench, _grade, _case, _gradescope_zip, _doctor, _completion,
             _dev)  # fmt: skip
    for add in [add for add in every if add.__name__ == f"_{command}"] or every:
        add(commands)
    return top


def _check(commands: _Commands) -> None:
    check = commands.add_parser(
        "check",
        help="judge your solution of an exercise on the hidden tests",
        description="Judge solutions on the hidden tests.",
    )
    check.add_argument(
        "targets", nargs="*", metavar="TARGET", help=f"{EXERCISE_OR_FILE}; {YOUR_CURRENT}"
    )
    check.add_argument("--all", action="store_true", help="every exercise")
    _add_how_to_call(check)
    _add_seed(check)
    check.add_argument("--case", metavar="ID", help="run just this case, such as hard-03")
    check.add_argument(
        "--all-cases",
        action="store_true",
        help="continue after a failure to see all failing cases",
    )
    _add_tests(check)
    _add_isolation(check)
    check.add_argument(
        "--strict",
        action="store_true",
        help="accept only the jail (as does GRADER_STRICT=1 in the environment)",
    )
    check.add_argument(
        "--json",
        nargs="?",
        const="-",
        metavar="FILE",
        help="write the report as JSON (- or nothing for the screen)",
    )
    check.add_argument("--html", metavar="FILE", help="write the report as a page for the browser")
    check.add_argument(
        "--format",
        choices=("editor", "junit", "gradescope", "exercism", "github"),
        help="print the report on standard output in the format of this system; editor:"
        " path:line:column: severity: text",
    )
    _add_score(check, "points for --format gradescope and github")


def _case(commands: _Commands) -> None:
    case = commands.add_parser(
        "case",
        help="write one hidden case for a student: for instructors",
        description="Judge one hidden case and write it into a file: the board, what came back, the"
        " rule or limit, and how to run it. The file has no seed, so the other cases stay hidden.",
    )
    case.add_argument("target", metavar="FILE", help="the student's file")
    _add_how_to_call(case)
    case.add_argument(
        "--seed",
        type=_whole_number("", 0, 10**12),
        required=True,
        metavar="N",
        help="the seed of the class: gradebook.json has it",
    )
    case.add_argument("--case", required=True, metavar="ID", help="the case, such as hard-03")
    case.add_argument("-o", "--out", metavar="FILE", help="where to write (default: FILE-CASE.md)")
    _add_isolation(case)


def _add_tests(parser: _CommandParser) -> None:
    parser.add_argument(
        "--tests",
        metavar="DIR",
        help="your own hidden tests, too: a folder of pytest files that you trust",
    )


def _grade(commands: _Commands) -> None:
    grade = commands.add_parser(
        "grade",
        help="judge a whole class: for instructors",
        description="Judge many submissions and write a gradebook. An interrupted run continues"
        " where it stopped.",
        epilog="exit status: 0 all judged, 1 some not judged, 2 wrong use, 3 a grader error",
    )
    grade.add_argument(
        "submissions",
        nargs="*",
        metavar="SUBMISSIONS",
        help="files, a folder with a file or a folder for each student, or a zip or tar archive"
        " exported from Moodle, Canvas or Gradescope",
    )
    grade.add_argument(
        "--rung",
        metavar="EXERCISE",
        help="the exercise to judge; auto takes it from the names of files and folders",
    )
    grade.add_argument(
        "--jobs",
        type=_whole_number("processes", 1, 61),
        metavar="N",
        help="submissions at a time (default: the number of cores plus one)",
    )
    grade.add_argument(
        "--out",
        default="gradebook",
        metavar="DIR",
        help="where the results go (default: gradebook)",
    )
    grade.add_argument(
        "--replace",
        action="store_true",
        help="remove students from the gradebook who are not among the submissions",
    )
    grade.add_argument(
        "--roster",
        metavar="FILE",
        help="the class list, in CSV: a student without a submission gets a row too",
    )
    grade.add_argument(
        "--into",
        metavar="FILE",
        help="fill the points into this sheet, downloaded from Moodle, Canvas or Gradescope;"
        " nothing else in it changes",
    )
    grade.add_argument(
        "--column",
        metavar="TITLE",
        help="the column of --into for the points, if the sheet has several",
    )
    grade.add_argument(
        "--why",
        action="store_true",
        help="look for the cause of each failure, and group the class by it;"
        " this takes about a second more for each",
    )
    grade.add_argument(
        "--feedback",
        metavar="FILE",
        help="write the students' pages into this zip archive, named as Moodle wants feedback"
        " files",
    )
    grade.add_argument(
        "--against",
        action="append",
        default=[],
        metavar="FOLDER",
        help="look for programs like those of an earlier class, too; can be repeated",
    )
    _add_score(grade, "rules for points")
    grade.add_argument(
        "--explain",
        metavar="ID",
        help="judge nothing: show how this student's points in the gradebook were calculated",
    )
    _add_tests(grade)
    _add_seed(grade)
    weaker = "default: jail; landlock works without it; process is only for code that you trust"
    _add_isolation(grade, "jail", weaker)
    grade.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="judge on the workers of this Dask cluster",
    )


def _gradescope_zip(commands: _Commands) -> None:
    archive = commands.add_parser(
        "gradescope-zip",
        help="make an autograder for Gradescope: for instructors",
        description="Write the archive that Gradescope takes as an autograder, ready to upload. All"
        " submissions are judged on the same hidden boards.",
    )
    archive.add_argument("--rung", required=True, metavar="EXERCISE", help="the exercise to judge")
    archive.add_argument(
        "-o",
        "--output",
        default="autograder.zip",
        metavar="FILE",
        help="where the archive goes (default: autograder.zip)",
    )
    _add_score(archive, "rules for points")
    _add_seed(archive)


def _run(commands: _Commands) -> None:
    run = commands.add_parser(
        "run",
        help="try your solution on the examples or on your own board",
        description="Run a solution on inputs that you can see. Nothing is recorded.",
    )
    _add_target(run)
    run.add_argument(
        "--board",
        metavar="PUZZLE",
        help="a board: 81 cells in any usual notation, or LeetCode's list of lists",
    )
    run.add_argument(
        "--file",
        metavar="BOARDS",
        help="a file of boards: one on each line, or with empty lines between",
    )


def _hint(commands: _Commands) -> None:
    hint = commands.add_parser(
        "hint",
        help="explain your last failure, then give hints one by one",
        description="Get the next hint of an exercise. After a failed check, the first one explains"
        " that failure.",
    )
    hint.add_argument("exercise", nargs="?", metavar="EXERCISE", help=YOUR_CURRENT)
    hint.add_argument("--all", action="store_true", help="show all hints of the exercise")


def _watch(commands: _Commands) -> None:
    watch = commands.add_parser("watch", help="check an exercise each time you save it")
    watch.set_defaults(isolation=None)
    watch.add_argument(
        "exercise", nargs="?", metavar="EXERCISE", help=f"the one to begin with; {YOUR_CURRENT}"
    )
    watch.add_argument(
        "--page",
        action="store_true",
        help="show the last check as a page beside your editor, on this machine only",
    )
    watch.add_argument(
        "--format",
        choices=("editor",),
        help="print lines that an editor reads, in place of the screen",
    )
    watch.add_argument(
        "--poll",
        action="store_true",
        help="check the files for changes at intervals, if the system does not report them",
    )


def _list(commands: _Commands) -> None:
    commands.add_parser("list", help="show the exercises and your progress")


def _progress(commands: _Commands) -> None:
    progress = commands.add_parser(
        "progress",
        help="draw your attempts and times",
        description="Draw your attempts and CPU times.",
    )
    progress.add_argument("exercise", nargs="?", metavar="EXERCISE", help="by default all")


def _solution(commands: _Commands) -> None:
    solution = commands.add_parser(
        "solution",
        help="compare your solution with the reference, after you have passed",
        description="Read the reference solution of an exercise that you have passed.",
    )
    solution.add_argument(
        "exercise", nargs="?", metavar="EXERCISE", help="by default the last one that you passed"
    )
    solution.add_argument(
        "--diff", action="store_true", help="show the changes from the rung that it follows"
    )
    solution.add_argument(
        "--page",
        action="store_true",
        help="make a page to read: the editorial, your code beside the reference, and what both"
        " cost",
    )
    _add_open(solution)
    solution.add_argument(
        "--give-up", action="store_true", help="read it before passing; this is recorded"
    )


def _reset(commands: _Commands) -> None:
    reset = commands.add_parser(
        "reset",
        help="restore the stub of an exercise; your version is kept",
        description="Restore the stub of an exercise. Your version is kept as a backup.",
    )
    reset.add_argument("exercise", metavar="EXERCISE")
    reset.add_argument("--yes", action="store_true", help="don't ask first")


def _init(commands: _Commands) -> None:
    init = commands.add_parser(
        "init",
        help="make a folder to work in",
        description="Make a folder with all exercises to work in.",
    )
    init.add_argument("folder", metavar="DIR", help="a new folder, or an empty one")


def _report(commands: _Commands) -> None:
    report = commands.add_parser(
        "report",
        help="check your solution, and see the result as a page in the browser",
        description="Check a solution, compare its speed with the references if it is accepted,"
        " and write the result as a page, by default into .grader/pages/.",
    )
    _add_target(report)
    report.add_argument("--all", action="store_true", help="every exercise, with an index page")
    _add_seed(report)
    _add_open(report)


def _trace(commands: _Commands) -> None:
    trace = commands.add_parser(
        "trace",
        help="step through your last failure: code, variables and board on one page",
        description="Run your solver once, record each step, and make a page that plays it, by"
        " default in .grader/pages/. Without a target it plays the smallest failing board of the"
        " check that failed last. A file that was not checked is checked first.",
    )
    _add_target(trace)
    trace.add_argument("--case", metavar="ID", help="play this hidden case, such as hard-03")
    _add_seed(trace)
    trace.add_argument("--board", metavar="PUZZLE", help="play a board in any usual notation")
    trace.add_argument(
        "--with", dest="beside", metavar="EXERCISE", help="a reference to play next to it, in step"
    )
    trace.add_argument("--html", metavar="FILE", help="write the page to this file")
    _add_open(trace)


def _bench(commands: _Commands) -> None:
    bench = commands.add_parser(
        "bench",
        help="measure solvers and compare them with the references",
        description="Compare solvers with the references: CPU time, executed lines, memory.",
    )
    bench.add_argument(
        "files",
        nargs="*",
        metavar="FILE",
        help=f"{EXERCISE_OR_FILE}; without any, the references alone",
    )
    bench.add_argument("--boards", metavar="FILE", help="your own 9×9 boards, one on each line")
    bench.add_argument(
        "--rungs", metavar="LIST", help="only these references, such as 3,5,12; by default all"
    )
    bench.add_argument("--function", metavar="NAME", help="call this instead of `solveSudoku`")
    bench.add_argument(
        "--repeats",
        type=_whole_number("runs", 1, 1000),
        default=5,
        metavar="N",
        help="runs on each board (default: 5)",
    )
    bench.add_argument(
        "--patience",
        type=_seconds,
        default=1.0,
        metavar="SECONDS",
        help="CPU time allowed for each board (default: 1)",
    )
    _add_isolation(bench)
    bench.add_argument(
        "--json", metavar="FILE", help="write the figures as JSON (- for the screen)"
    )
    bench.add_argument("--csv", metavar="FILE", help="write the figures as CSV (- for the screen)")


def _doctor(commands: _Commands) -> None:
    commands.add_parser(
        "doctor", help="show this machine's isolation, and how to make it safe for strangers' code"
    )


def _completion(commands: _Commands) -> None:
    completion = commands.add_parser(
        "completion",
        help="print the shell code that lets the Tab key complete commands",
        description="Print the shell code that lets the Tab key complete commands and exercises."
        ' In bash or zsh, write  eval "$(grader completion bash)"  (or zsh) into ~/.bashrc'
        " (or ~/.zshrc).",
    )
    completion.add_argument("shell", choices=("bash", "zsh", "fish", "powershell"))


def _dev(commands: _Commands) -> None:
    dev = commands.add_parser(
        "dev",
        help="make a new exercise, or check the whole kit (in a clone of the repository)",
        description="For developers of the kit, in a clone of the repository.",
    )
    what = dev.add_subparsers(dest="what", metavar="WHAT", required=True)
    new = what.add_parser("new", help="write the files of a new exercise")
    new.add_argument("name", metavar="NAME", help="two digits and words, such as 20_killer")
    new.add_argument(
        "--asks",
        choices=("board", "functions", "board-and-int", "properties"),
        default="board",
        help="what the rung asks for: a board to fill (default), several functions, one function of"
        " a board and an int, or one function of an int whose answers are judged by properties",
    )
    check = what.add_parser(
        "check", help="prove that every stub, reference, hint and submission is correct"
    )
    check.add_argument("rung", nargs="?", metavar="EXERCISE", help="this exercise only")
    check.add_argument(
        "--jobs",
        type=_whole_number("processes", 1, 61),
        default=os.cpu_count() or 1,
        metavar="N",
        help="processes that work at the same time (default: one for each processor)",
    )
    mutants = what.add_parser(
        "mutants", help="turn right solvers into wrong ones, and see whether the tests reject them"
    )
    mutants.add_argument("rungs", nargs="*", metavar="EXERCISE", help="these exercises only")
    mutants.add_argument(
        "--results", metavar="FILE", help="keep the results here, so that a run can be continued"
    )
    mutants.add_argument(
        "--jobs",
        type=_whole_number("processes", 1, 61),
        default=os.cpu_count() or 1,
        metavar="N",
        help="processes that work at the same time (default: one for each processor)",
    )


def _add_target(command: _CommandParser) -> None:
    command.add_argument(
        "target", nargs="?", metavar="TARGET", help=f"{EXERCISE_OR_FILE}; {YOUR_CURRENT}"
    )
    _add_how_to_call(command)
    _add_isolation(command)


def _add_how_to_call(command: _CommandParser) -> None:
    command.add_argument(
        "--as", dest="rung", metavar="EXERCISE", help="the exercise that a file is meant for"
    )
    command.add_argument("--function", metavar="NAME", help="call this instead of `solveSudoku`")


def _add_isolation(
    command: _CommandParser,
    default: str | None = None,
    help: str = "how to isolate the submission; by default the strongest that this machine has",
) -> None:
    command.add_argument("--isolation", choices=LEVELS, default=default, help=help)


def _add_seed(command: _CommandParser) -> None:
    command.add_argument(
        "--seed",
        type=_whole_number("", 0, 10**12),
        metavar="N",
        help="use the same hidden boards as an earlier check",
    )


def _add_score(command: _CommandParser, what: str) -> None:
    command.add_argument("--score", metavar="FILE", help=f"{what}, in TOML")


def _add_open(command: _CommandParser) -> None:
    command.add_argument("--open", action="store_true", help="open the page in the browser")


def _whole_number(of: str, least: int, most: int) -> Callable[[str], int]:
    """Return a reader of whole numbers from `least` to `most`, for argparse."""
    what = f"a number of {of} is from {least:,} to {most:,}" if of else "a whole number is needed"

    def read(text: str) -> int:
        if not text.isascii() or not text.isdigit() or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"{what}; not {text!r}")
        return int(text)

    return read


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.01 <= seconds <= 3600:
        raise argparse.ArgumentTypeError(f"a number of seconds is from 0.01 to 3600; not {text!r}")
    return seconds
