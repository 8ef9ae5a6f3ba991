"""The shape of a board: its symbols, its cells and the units that they form.

A board of side n (4, 9, 16 or 25) has n * n cells, numbered from 0 row by row.  Everything here
depends on the side alone, so every table is computed once, on first use, and shared.
"""

from __future__ import annotations

from functools import cache

SYMBOLS = "123456789ABCDEFGHIJKLMNOP"
"""The symbols in order of value; a board of side n uses the first n of them."""

EMPTY = "."
"""The mark of a cell that holds no digit."""

SIDES = (4, 9, 16, 25)
"""The legal sides: squares, so that a box has whole cells."""

Unit = tuple[int, ...]
"""The cells of one row, column or box, ascending."""

_SIDE_OF_LENGTH = {side * side: side for side in SIDES}


def side_of(puzzle: str) -> int:
    """Return the side of the board from the puzzle's length.

    Raise ValueError for a length which is not that of a legal board.
    """
    side = _SIDE_OF_LENGTH.get(len(puzzle))
    if side is None:
        raise ValueError(
            f"A puzzle has 16, 81, 256 or 625 cells, this one has {len(puzzle)}: "
            "check for missing or doubled cells."
        )
    return side


@cache
def box_side(side: int) -> int:
    """Return the number of cells along the edge of a box: 3 on a 9x9 board.

    Raise ValueError for an illegal side.
    """
    if side not in SIDES:
        raise ValueError(f"A board has a side of 4, 9, 16 or 25, not {side}.")
    return {4: 2, 9: 3, 16: 4, 25: 5}[side]


def symbols(side: int) -> str:
    """Return the symbols of a board of this side, in order of value."""
    return SYMBOLS[:side]


@cache
def rows(side: int) -> tuple[Unit, ...]:
    """Return the rows from the top down."""
    return tuple(tuple(range(row * side, (row + 1) * side)) for row in range(side))


@cache
def columns(side: int) -> tuple[Unit, ...]:
    """Return the columns from left to right."""
    return tuple(tuple(range(column, side * side, side)) for column in range(side))


@cache
def boxes(side: int) -> tuple[Unit, ...]:
    """Return the boxes, left to right within a band and band by band."""
    edge = box_side(side)
    return tuple(
        tuple(
            (band * edge + row) * side + stack * edge + column
            for row in range(edge)
            for column in range(edge)
        )
        for band in range(edge)
        for stack in range(edge)
    )


@cache
def units(side: int) -> tuple[Unit, ...]:
    """Return all units: the rows, then the columns, then the boxes."""
    return rows(side) + columns(side) + boxes(side)


def box_of(cell: int, side: int) -> int:
    """Return the index (in `boxes`) of the cell's box."""
    edge = box_side(side)
    row, column = divmod(cell, side)
    return row // edge * edge + column // edge


@cache
def units_of(side: int) -> tuple[tuple[int, int, int], ...]:
    """Return, for each cell, the indices (in `units`) of its row, its column and its box."""
    return tuple(
        (cell // side, side + cell % side, 2 * side + box_of(cell, side))
        for cell in range(side * side)
    )


@cache
def peers(side: int) -> tuple[Unit, ...]:
    """Return, for each cell, the other cells that share a unit with it: 20 on a 9x9 board."""
    every_unit = units(side)
    return tuple(
        tuple(sorted({peer for unit in of_cell for peer in every_unit[unit]} - {cell}))
        for cell, of_cell in enumerate(units_of(side))
    )


@cache
def transposed_cells(side: int) -> Unit:
    """Return all the cells column by column: the reading order of the transposed board."""
    return tuple(cell for column in columns(side) for cell in column)
