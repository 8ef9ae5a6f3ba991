"""The rules of Sudoku: they say whether a filled board is right, and what is wrong.

A board is right if every given is kept and every row, column and box holds each symbol once.  This
needs no stored answer, and a puzzle with several solutions has several right answers.
"""

from collections.abc import Sequence
from functools import cache
from operator import itemgetter
from typing import NamedTuple

from grader.english import listed, times
from grader.sudoku.shape import SYMBOLS, side_of, units

Cell = tuple[int, int]
"""Row and column, both counted from zero."""


class Violation(NamedTuple):
    """One broken rule, as text and as the cells to mark."""

    message: str
    cells: tuple[Cell, ...]
    kind: str
    """What is broken: ``given``, ``symbol``, ``row``, ``column``, ``box`` or ``empty``."""


def is_right(puzzle: str, answer: str) -> bool:
    """Return whether `violations` would find nothing in `answer`, in a tenth of its time."""
    side = side_of(puzzle)
    wanted = set(SYMBOLS[:side])
    kept = [cell if given != "." else given for given, cell in zip(puzzle, answer, strict=True)]
    return "".join(kept) == puzzle and all(set(pick(answer)) == wanted for pick in _pickers(side))


@cache
def _pickers(side: int) -> "tuple[itemgetter[tuple[int, ...]], ...]":
    return tuple(itemgetter(*unit) for unit in units(side))


def violations(puzzle: str, answer: Sequence[Sequence[str]]) -> list[Violation]:
    """Return everything wrong with `answer` as a solution of `puzzle`; nothing if it is right.

    `puzzle` has side × side characters, row by row, '.' for empty; `answer` is a square of the
    same side whose cells are strings of length one.  The order is the most useful one for a
    person: changed givens, foreign symbols, repeated digits, empty cells.
    """
    side = side_of(puzzle)
    symbols = SYMBOLS[:side]
    return [
        *_changed_givens(puzzle, answer, side),
        *_foreign_symbols(answer, side, symbols),
        *_repeated(answer, side, symbols),
        *_empty_cells(answer, side),
    ]


def repetitions(board: Sequence[Sequence[str]]) -> list[Violation]:
    """Return every digit that is twice in a row, column or box; empty cells are allowed."""
    side = len(board)
    return _repeated(board, side, SYMBOLS[:side])


def describe_cell(cell: Cell) -> str:
    """Return a cell as a person counts, from 1: ``row 1, column 3``."""
    return f"row {cell[0] + 1}, column {cell[1] + 1}"


def describe_index(cell: Cell) -> str:
    """Return a cell as Python counts, from 0: ```board[0][2]```."""
    return f"`board[{cell[0]}][{cell[1]}]`"


def _changed_givens(puzzle: str, answer: Sequence[Sequence[str]], side: int) -> list[Violation]:
    changed = [
        (row, column)
        for row in range(side)
        for column in range(side)
        if puzzle[row * side + column] not in (".", answer[row][column])
    ]
    if not changed:
        return []
    row, column = changed[0]
    was, now = puzzle[row * side + column], answer[row][column]
    message = f"a given was changed: {describe_cell(changed[0])} was '{was}' and is now '{now}'"
    if len(changed) > 1:
        message += f" ({len(changed)} givens in all)"
    return [Violation(message, tuple(changed), "given")]


def _foreign_symbols(answer: Sequence[Sequence[str]], side: int, symbols: str) -> list[Violation]:
    allowed = set(symbols) | {"."}
    foreign = [
        (row, column)
        for row in range(side)
        for column in range(side)
        if answer[row][column] not in allowed
    ]
    if not foreign:
        return []
    row, column = foreign[0]
    message = (
        f"{describe_cell(foreign[0])} holds '{answer[row][column]}',"
        f" which is none of the symbols {symbols[0]} to {symbols[-1]}"
    )
    return [Violation(message, tuple(foreign), "symbol")]


def _repeated(answer: Sequence[Sequence[str]], side: int, symbols: str) -> list[Violation]:
    found = []
    allowed = set(symbols)
    for kind, index, cells in _named_units(side):
        held = [answer[row][column] for row, column in cells]
        filled = [value for value in held if value in allowed]
        if len(set(filled)) == len(filled):
            continue
        for symbol in symbols:
            if filled.count(symbol) > 1:
                places = tuple(c for c, value in zip(cells, held, strict=True) if value == symbol)
                message = _repetition(symbol, kind, index, places)
                found.append(Violation(message, places, kind))
    return found


@cache
def _named_units(side: int) -> list[tuple[str, int, list[Cell]]]:
    """Return each row, column and box by its kind and number, with its cells."""
    box = round(side**0.5)
    lines = range(side)
    corners = [(index // box * box, index % box * box) for index in lines]
    return [
        *(("row", row, [(row, column) for column in lines]) for row in lines),
        *(("column", column, [(row, column) for row in lines]) for column in lines),
        *(
            ("box", index, [(top + i // box, left + i % box) for i in lines])
            for index, (top, left) in enumerate(corners)
        ),
    ]


def _repetition(symbol: str, kind: str, index: int, places: tuple[Cell, ...]) -> str:
    if kind == "row":
        where = "columns " + listed([str(column + 1) for _, column in places])
    elif kind == "column":
        where = "rows " + listed([str(row + 1) for row, _ in places])
    else:
        where = listed([describe_cell(cell) for cell in places])
    return f"{symbol} appears {times(len(places))} in {kind} {index + 1}: {where}"


def _empty_cells(answer: Sequence[Sequence[str]], side: int) -> list[Violation]:
    empty = [
        (row, column) for row in range(side) for column in range(side) if answer[row][column] == "."
    ]
    if not empty:
        return []
    first = describe_cell(empty[0])
    if len(empty) == 1:
        return [Violation(f"1 cell is still empty: {first}", tuple(empty), "empty")]
    message = f"{len(empty)} cells are still empty, the first at {first}"
    return [Violation(message, tuple(empty), "empty")]
