"""Every way to put n queens on a board: what an answer to that problem is counted against."""

from collections.abc import Iterator
from functools import cache

Board = tuple[str, ...]
"""A row of the board each; ``Q`` is a queen."""


@cache
def boards(count: int) -> frozenset[Board]:
    """Every board of `count` queens that don't attack each other; `count` is from 1 to 9."""
    return frozenset(
        tuple("." * column + "Q" + "." * (count - column - 1) for column in columns)
        for columns in _placements(count, ())
    )


def attacking(columns: list[int]) -> tuple[int, int] | None:
    """Return the first two rows whose queens attack each other, given the column of each queen."""
    for lower, column in enumerate(columns):
        for upper in range(lower):
            if columns[upper] == column or abs(columns[upper] - column) == lower - upper:
                return upper, lower
    return None


def _placements(count: int, placed: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    row = len(placed)
    if row == count:
        yield placed
    for column in range(count):
        if row < count and all(
            column != other and abs(column - other) != row - above
            for above, other in enumerate(placed)
        ):
            yield from _placements(count, (*placed, column))
