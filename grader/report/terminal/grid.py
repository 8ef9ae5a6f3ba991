"""Draws a board in the terminal."""

from collections.abc import Collection, Sequence

from rich.text import Text

from grader.report.visible import one_line
from grader.sudoku.rules import Cell

MARK = "*"
"""Put before a cell that breaks a rule, so that it is visible without colour."""


def draw(
    rows: Sequence[Sequence[str]],
    givens: str = "",
    marked: Collection[Cell] = (),
    mark_style: str = "bold red",
) -> Text:
    """Return a board with its boxes set apart.

    `givens` is the puzzle (side × side characters) whose digits are drawn plainly; the others are
    the learner's.  `marked` are the cells that break the rule, or are highlighted.
    """
    side = len(rows)
    box = round(side**0.5)
    width = max([1, *(len(one_line(cell, 8)) for row in rows for cell in row)])
    text = Text(no_wrap=True)
    for r, row in enumerate(rows):
        if r and r % box == 0:
            segment = "─" * (box * (width + 1))
            text.append("┼".join([segment + "─"] * box)[:-1] + "\n", "dim")
        for c, cell in enumerate(row):
            if c and c % box == 0:
                text.append(" │", "dim")
            bad = (r, c) in marked
            shown = one_line(cell, 8).rjust(width)
            is_given = bool(givens) and givens[r * side + c] != "."
            style = mark_style if bad else "dim" if cell == "." else "" if is_given else "cyan"
            text.append(MARK if bad else " ", mark_style if bad else "")
            text.append(shown, style)
        text.append("\n")
    text.right_crop(1)
    return text
