"""Reading and writing boards: one line of symbols, a drawn grid, or LeetCode's list of lists.

Inside the kit a board is one string, row by row; this module converts between that and any text
that a person pastes.
"""

from __future__ import annotations

from grader.sudoku.shape import EMPTY, SYMBOLS, box_side, side_of

_EMPTY_MARKS = ".0_*"
_DRAWING = "|-+=│─┼┃━╋║═╬" + "┌┐└┘├┤┬┴╔╗╚╝╠╣╦╩"
_LIST_MARKS = "[](){},\"'"
_SIZES = (16, 81, 256, 625)
"""Cells of a board."""

_MEANING = {
    **{symbol: symbol for symbol in SYMBOLS},
    **{symbol.lower(): symbol for symbol in SYMBOLS},
    **dict.fromkeys(_EMPTY_MARKS, EMPTY),
    **dict.fromkeys(_DRAWING + _LIST_MARKS, ""),
}


def parse(text: str) -> str:
    """Return the puzzle that the text shows, as one string of 16, 81, 256 or 625 cells.

    Empty cells may be written '.', '0', '_' or '*'; white space, the lines of a drawn grid and the
    brackets, quotes and commas of a pasted list of lists are skipped; letters may be lower case.
    A space is an empty cell where only that makes a board: one line of 81 characters, or 9 lines
    of up to 9.  Only the notation is checked: a digit given twice in a row is a matter of the
    rules.

    Raise ValueError, in one sentence, for a character which belongs to no notation, for a wrong
    number of cells, and for a symbol too large for the board.
    """
    text = _with_spaces_filled(text)
    cells: list[str] = []
    places: list[tuple[int, int]] = []
    for line_number, line in enumerate(text.splitlines(), start=1):
        for position, character in enumerate(line, start=1):
            meaning = "" if character.isspace() else _MEANING.get(character)
            if meaning is None:
                raise ValueError(
                    f"Line {line_number}, character {position} is {character!r}, which no board "
                    "holds: write digits (and letters from A on larger boards), '.' for empty."
                )
            if meaning:
                cells.append(meaning)
                places.append((line_number, position))
    puzzle = "".join(cells)
    if not puzzle:
        raise ValueError("There is no board in this text: paste 81 cells, '.' for an empty one.")
    side = side_of(puzzle)
    for cell, symbol in enumerate(puzzle):
        if symbol != EMPTY and symbol not in SYMBOLS[:side]:
            line_number, position = places[cell]
            raise ValueError(
                f"Line {line_number}, character {position} (row {cell // side + 1}, column "
                f"{cell % side + 1}) is {symbol!r}, but the symbols of a {side}x{side} board end "
                f"at {SYMBOLS[side - 1]!r}: correct the symbol or paste the whole board."
            )
    return puzzle


def _with_spaces_filled(text: str) -> str:
    """Return the text with '.' for each space that stands for an empty cell.

    Else the text itself.
    """
    lines = text.strip("\r\n").splitlines()
    if len(lines) == 1 and len(lines[0]) in _SIZES:
        return lines[0].replace(" ", EMPTY)
    side = len(lines)
    if side * side in _SIZES and all(len(line) <= side for line in lines):
        return "\n".join(line.ljust(side).replace(" ", EMPTY) for line in lines)
    return text


def to_rows(puzzle: str) -> list[list[str]]:
    """Return the board as LeetCode passes it: a new list of rows, each a list of one-cell strings.

    Raise ValueError for a length which is not that of a legal board.
    """
    side = side_of(puzzle)
    return [list(puzzle[start : start + side]) for start in range(0, side * side, side)]


def draw_grid(puzzle: str) -> str:
    """Return the board as a drawn grid of several lines, boxes set apart; `parse` reads it back."""
    side = side_of(puzzle)
    edge = box_side(side)
    lines: list[str] = []
    for number, row in enumerate(to_rows(puzzle)):
        if number and number % edge == 0:
            lines.append("+".join(["-" * (2 * edge + 1)] * edge)[1:-1])
        pieces = (" ".join(row[start : start + edge]) for start in range(0, side, edge))
        lines.append(" | ".join(pieces))
    return "\n".join(lines)
