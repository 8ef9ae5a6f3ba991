"""The result of a test, and how it is shown."""

from typing import Any, NamedTuple

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from grader.api.given import Test
from grader.report.terminal import grid
from grader.report.visible import one_line
from grader.sudoku.shape import SIDES


class TestOutcome(NamedTuple):
    """The result of one test."""

    actual: Any
    """The function's result: its return value, or the changed board; None if it failed."""
    passed: bool
    ms: float
    """CPU time in milliseconds; 0 or more."""


def shown(test: Test, outcome: TestOutcome, message: str) -> RenderableType:
    """Return a small table; `message` says why there is no output, if there is none."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    for name, value in test["input"].items():
        table.add_row("input", _value(value, label=f"{name} = "))
    table.add_row("expected", _value(test["output"]))
    if message:
        table.add_row("actual", Text(one_line(message), "yellow"))
    else:
        table.add_row("actual", _value(outcome.actual, against=test["output"]))
    table.add_row("time", f"{outcome.ms:.2f} ms")
    result = Text("PASSED", "bold green") if outcome.passed else Text("FAILED", "bold red")
    table.add_row("result", result)
    return table


def _value(value: Any, *, label: str = "", against: Any = None) -> Text:
    """Return a board as a grid, with its differences from another one marked.

    Anything else in one line.
    """
    if not _is_board(value):
        return Text(one_line(f"{label}{value!r}"))
    marked = []
    if _is_board(against) and len(against) == len(value):
        cells = range(len(value))
        marked = [
            (row, col) for row in cells for col in cells if value[row][col] != against[row][col]
        ]
    return Text(f"{label}\n" if label else "").append_text(grid.draw(value, marked=marked))


def _is_board(value: Any) -> bool:
    return (
        isinstance(value, list)
        and len(value) in SIDES
        and all(isinstance(row, list) and len(row) == len(value) for row in value)
        and all(isinstance(cell, str) and len(cell) == 1 for row in value for cell in row)
    )
