"""Checks of a placement that overlook some of a cell's peers, as wrong answers have them.

A weakening says, for each cell, which other cells its check looks at.  The right check looks at all
20 peers.  A backtracking search with a weaker one still finds a filling of every proper puzzle; the
filling is wrong if one that breaks an overlooked rule comes before the solution.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from grader.sudoku.shape import peers, transposed_cells

_BY_ROWS = tuple(range(81))
_BY_COLUMNS = transposed_cells(9)
SCANS = (_BY_ROWS, _BY_ROWS[::-1], _BY_COLUMNS, _BY_COLUMNS[::-1])
"""The cells in the order in which a search fills them: by rows and by columns, from either end."""

WAYS = tuple((scan, descending) for scan in range(4) for descending in (False, True))
"""How a search goes: the number of its scan, and whether it tries digits downwards."""

Place = tuple[int, int]
"""Row and column of a cell."""
Look = Callable[[Place, Place], bool]
"""Whether the check of the first cell looks at the second one, which shares the unit."""


class Weakening(NamedTuple):
    """A check, by what it looks at."""

    name: str
    seen: tuple[tuple[int, ...], ...]
    """For each of the 81 cells, the cells that its check looks at."""


def _all(cell: Place, peer: Place) -> bool:
    return True


def _none(cell: Place, peer: Place) -> bool:
    return False


def _weakening(name: str, row: Look = _all, column: Look = _all, box: Look = _all) -> Weakening:
    def looks(cell: int, peer: int) -> bool:
        here, there = divmod(cell, 9), divmod(peer, 9)
        return (
            (here[0] == there[0] and row(here, there))
            or (here[1] == there[1] and column(here, there))
            or (_box(here) == _box(there) and box(here, there))
        )

    seen = tuple(tuple(peer for peer in peers(9)[cell] if looks(cell, peer)) for cell in range(81))
    return Weakening(name, seen)


def _box(place: Place) -> Place:
    return place[0] // 3, place[1] // 3


def _in_box(place: Place) -> Place:
    return place[0] % 3, place[1] % 3


def _only(*places: Place) -> Look:
    """Look at these places of the box alone."""
    return lambda cell, peer: _in_box(peer) in places


def _all_but(*places: Place) -> Look:
    return lambda cell, peer: _in_box(peer) not in places


@cache
def weakenings() -> tuple[Weakening, ...]:
    """Return the weakenings that every check of a rung must refuse."""
    return (*_of_boxes(), *_of_lines())


def hardest() -> tuple[Weakening, ...]:
    """Return the weakenings of boxes that overlook least.

    Each of the other ones of boxes overlooks at least what one of these does; so a board that
    fools a search with this one fools a search with that one as well.
    """
    names = ("box: ignores its cell", "box: not from", "box: ignores 1", "box: ignores 2")
    return tuple(check for check in weakenings() if check.name.startswith(names))


def right_check() -> Weakening:
    """Return the check that overlooks nothing."""
    return _weakening("right")


def _of_boxes() -> list[Weakening]:
    places = [(row, column) for row in range(3) for column in range(3)]
    ordinal = ("first", "middle", "last")

    def named(name: str, look: Look) -> Weakening:
        return _weakening(f"box: {name}", box=look)

    def row_of_box(number: int) -> Look:
        return lambda cell, peer: peer[0] % 3 != number

    def column_of_box(number: int) -> Look:
        return lambda cell, peer: peer[1] % 3 != number

    def not_from(place: Place) -> Look:
        return lambda cell, peer: _in_box(cell) != place

    def not_by(down: int, right: int) -> Look:
        return lambda cell, peer: (
            ((peer[0] - cell[0]) % 3, (peer[1] - cell[1]) % 3) != (down, right)
        )

    return [
        *(named(f"ignores its cell {3 * p[0] + p[1] + 1}", _all_but(p)) for p in places),
        *(named(f"ignores its {ordinal[k]} row", row_of_box(k)) for k in range(3)),
        *(named(f"ignores its {ordinal[k]} column", column_of_box(k)) for k in range(3)),
        named("i // 4 for the row", _all_but((2, 0), (2, 1))),
        named("i // 4 for the column", _all_but((0, 2), (1, 2))),
        named("two rows and two columns from the start", _only((0, 0), (0, 1), (1, 0), (1, 1))),
        named("two rows and two columns to the end", _only((1, 1), (1, 2), (2, 1), (2, 2))),
        named("the falling diagonal only", _only((0, 0), (1, 1), (2, 2))),
        named("the rising diagonal only", _only((0, 2), (1, 1), (2, 0))),
        named("only rows above", lambda cell, peer: peer[0] < cell[0]),
        named("only rows below", lambda cell, peer: peer[0] > cell[0]),
        named("only columns to the left", lambda cell, peer: peer[1] < cell[1]),
        named("only columns to the right", lambda cell, peer: peer[1] > cell[1]),
        named("not at all", _none),
        *(named(f"not from its cell {3 * p[0] + p[1] + 1}", not_from(p)) for p in places),
        *(
            named(f"ignores {down} down, {right} right", not_by(down, right))
            for down in (1, 2)
            for right in (1, 2)
        ),
    ]


def _of_lines() -> list[Weakening]:
    def skips_column(number: int) -> Look:
        return lambda cell, peer: peer[1] != number

    def skips_row(number: int) -> Look:
        return lambda cell, peer: peer[0] != number

    def not_right(steps: int) -> Look:
        return lambda cell, peer: (peer[1] - cell[1]) % 9 != steps

    def not_down(steps: int) -> Look:
        return lambda cell, peer: (peer[0] - cell[0]) % 9 != steps

    return [
        *(_weakening(f"row: ignores its cell {k + 1}", row=skips_column(k)) for k in range(9)),
        _weakening("row: only to the left", row=lambda cell, peer: peer[1] < cell[1]),
        _weakening("row: only to the right", row=lambda cell, peer: peer[1] > cell[1]),
        _weakening("row: not at all", row=_none),
        *(_weakening(f"row: ignores {k} right", row=not_right(k)) for k in range(1, 9)),
        *(_weakening(f"column: ignores its cell {k + 1}", column=skips_row(k)) for k in range(9)),
        _weakening("column: only above", column=lambda cell, peer: peer[0] < cell[0]),
        _weakening("column: only below", column=lambda cell, peer: peer[0] > cell[0]),
        _weakening("column: not at all", column=_none),
        *(_weakening(f"column: ignores {k} down", column=not_down(k)) for k in range(1, 9)),
    ]


@cache
def peer_weakenings() -> tuple[Weakening, ...]:
    """Return those by one peer: of the cells at one place of their box, each of the 20 peers.

    A peer goes by the way to it: some columns to the right or some rows down, counted round the
    board, or some rows down and columns right, counted round the box.
    """

    def without(place: Place, steps: Place, turn: int) -> Look:
        return lambda cell, peer: (
            not (
                _in_box(cell) == place
                and ((peer[0] - cell[0]) % turn, (peer[1] - cell[1]) % turn) == steps
            )
        )

    found = []
    for row in range(3):
        for column in range(3):
            place = (row, column)
            cell = f"cell {3 * row + column + 1} of a box"
            for k in range(1, 9):
                # A peer in the same row or column of the same box is overlooked by both checks.
                right, down = without(place, (0, k), 9), without(place, (k, 0), 9)
                found.append(_weakening(f"{cell} ignores {k} right", right, _all, right))
                found.append(_weakening(f"{cell} ignores {k} down", _all, down, down))
            for steps in ((1, 1), (1, 2), (2, 1), (2, 2)):
                name = f"{cell} ignores {steps[0]} down, {steps[1]} right"
                found.append(_weakening(name, box=without(place, steps, 3)))
    return tuple(found)
