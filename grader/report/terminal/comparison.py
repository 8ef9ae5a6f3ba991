"""Shows a reference in the terminal: editorial, times, code next to the learner's, differences."""

import difflib

from rich.console import Console, RenderableType
from rich.syntax import Syntax
from rich.table import Table
from rich.text import Text

from grader.catalog.exercise import Exercise
from grader.judge.session import Submission
from grader.report.editorial import code_of, editorial
from grader.report.terminal import prose
from grader.report.visible import visible
from grader.report.words import seconds

SIDE_BY_SIDE = 150
"""Columns that a terminal needs to show two files side by side."""


def show_editorial(console: Console, exercise: Exercise, reference: Submission) -> None:
    """Print the editorial of the reference."""
    prose.show(console, exercise.name, editorial(reference))


def show_times(
    console: Console, exercise: Exercise, own: float | None, reference: float | None
) -> None:
    """Print the CPU seconds of both on the public examples; `own` is None if one is not solved."""
    count = len(exercise.problem.examples)
    on = "the example" if count == 1 else f"the {count} examples"
    console.print()
    if own is None:
        console.print(Text("Your file, as it is now, does not solve the examples.", "yellow"))
    elif reference is not None:
        console.print(
            Text(f"CPU time on {on}: yours {seconds(own)}, the reference {seconds(reference)}.")
        )


def show_code(console: Console, own: Submission | None, reference: Submission) -> None:
    """Print both programs, side by side if the terminal is wide enough."""
    shown = _code("The reference", reference)
    columns = [shown] if own is None else [_code("Yours", own), shown]
    console.print()
    if len(columns) == 2 and console.width >= SIDE_BY_SIDE:
        table = Table(box=None, expand=True, show_header=False, padding=(0, 1))
        for _ in columns:
            table.add_column(ratio=1)
        for pair in zip(*columns, strict=True):
            table.add_row(*pair)
        console.print(table)
        return
    for column in columns:
        for part in column:
            console.print(part)
        console.print()


def show_diff(console: Console, before: Submission, after: Submission) -> None:
    """Print what changed in the code from one reference to another, without the editorials."""
    lines = difflib.unified_diff(
        _code_of(before).splitlines(keepends=True),
        _code_of(after).splitlines(keepends=True),
        before.name,
        after.name,
    )
    text = "".join(lines)
    if console.is_terminal:
        console.print(Syntax(text, "diff", theme="ansi_dark", word_wrap=True))
    else:
        console.print(Text(text), soft_wrap=True, end="")


def _code(title: str, source: Submission) -> tuple[RenderableType, RenderableType]:
    return Text(title, "underline"), highlighted(source)


def highlighted(source: Submission) -> Syntax:
    """Return the code in colours, without the text at its top."""
    return Syntax(visible(_code_of(source)), "python", theme="ansi_dark", word_wrap=True)


def _code_of(source: Submission) -> str:
    return code_of(source.text.decode("utf-8", "replace")).text
