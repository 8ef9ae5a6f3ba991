"""Draws a board as an HTML table."""

from collections.abc import Collection, Sequence

from markupsafe import Markup, escape

from grader.report.visible import one_line
from grader.sudoku.rules import Cell
from grader.sudoku.shape import EMPTY, box_side

BREAKS = '<span class="unseen"> breaks the rule</span>'


def table(
    rows: Sequence[Sequence[str]], caption: str, givens: str = "", marked: Collection[Cell] = ()
) -> Markup:
    """Return a board with its boxes set apart.

    `givens` is the puzzle (side × side characters), whose digits look different; `marked` are the
    cells that break the rule.  The cells may hold any text.
    """
    side = len(rows)
    # Built by hand: a check may fail on a hundred boards, and a template takes ten times as long.
    pieces = [f'<table class="board side-{box_side(side)}"><caption>{escape(caption)}</caption>']
    for r, row in enumerate(rows):
        pieces.append("<tr>")
        for c, cell in enumerate(row):
            text = "" if cell == EMPTY else escape(one_line(cell, 8))
            if (r, c) in marked:
                pieces.append(f'<td class="broken">{text}{BREAKS}')
            elif givens and givens[r * side + c] != EMPTY:
                pieces.append(f'<td class="given">{text}')
            else:
                pieces.append(f"<td>{text}")
        pieces.append("</tr>\n")
    pieces.append("</table>")
    return Markup("".join(pieces))
