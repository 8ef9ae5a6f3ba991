"""Boards of the pool that are drawn as a set, because only the whole set has a property.

- `misleading`: for each of the checks that `grader.dev.pool.misleading` calls the hardest, some
  board on which a search with that check comes out wrong; and this for each of four scans, by rows
  or by columns and from either end, and for digits tried upwards and downwards.
- `empty_units`: each row, each column and each box is empty on some board, and has a single given
  on another one.

The properties hold for the boards as drawn.  Those of `misleading` keep their geometry, and
their digits are renamed so that certain pairs of them stay in order; each is drawn a second time
with these pairs the other way round, for searches that try digits downwards.  Those of
`empty_units` make the same turn, which keeps their cost and maps rows, columns and boxes to such.
"""

from __future__ import annotations

from functools import cache
from random import Random

from grader.pool.pool import Entry, load, pick, turns
from grader.sudoku.shape import EMPTY, boxes, columns, rows
from grader.sudoku.symmetry import Symmetry

SETS = ("misleading", "empty_units")
EMPTY_UNITS_BOARDS = 9


def draw_set(rng: Random, kind: str) -> list[str]:
    """Return the boards of a new set.

    The same state of `rng` gives the same boards on every version of Python.
    """
    return _misleading(rng) if kind == "misleading" else _empty_units(rng)


def _misleading(rng: Random) -> list[str]:
    return [
        Symmetry.identity(9)._replace(symbols=_renaming(rng, entry, names)).apply(entry.puzzle)
        for names in ("123456789", "987654321")
        for entry in load("misleading")
    ]


def _renaming(rng: Random, entry: Entry, names: str) -> str:
    """Return new names for the digits; the lower one of a pair gets a name before the other's."""
    new_name: dict[str, str] = {}
    for name in names:
        greater = {high for low, high in entry.order if low not in new_name}
        free = [old for old in "123456789" if old not in new_name and old not in greater]
        new_name[pick(rng, free)] = name
    return "".join(new_name[old] for old in "123456789")


def _empty_units(rng: Random) -> list[str]:
    turn = pick(rng, turns(9))
    return [
        turn.apply(Symmetry.random(rng, 9, geometry=False).apply(pick(rng, entries).puzzle))
        for entries in _by_empty_units()
    ]


@cache
def _by_empty_units() -> list[list[Entry]]:
    """Return the puzzles for each place of the set."""
    return [
        [entry for entry in load("empty_units") if has_its_units(entry.puzzle, number)]
        for number in range(EMPTY_UNITS_BOARDS)
    ]


def empty_cells(number: int) -> frozenset[int]:
    """Return the cells of a row, a column and a box: over the nine boards, of each of them."""
    band, stack = divmod(number, 3)
    box = (band + 1) % 3 * 3 + (stack + 1) % 3
    return frozenset(rows(9)[number] + columns(9)[3 * stack + band] + boxes(9)[box])


def single_units(number: int) -> tuple[tuple[int, ...], ...]:
    """Return the cells of a row, a column and a box, and of others on each of the nine boards."""
    band, stack = divmod(number, 3)
    box = (band + 2) % 3 * 3 + (stack + 2) % 3
    return rows(9)[(number + 3) % 9], columns(9)[(3 * stack + band + 3) % 9], boxes(9)[box]


def has_its_units(puzzle: str, number: int) -> bool:
    """Return whether the puzzle can be the board of that number, from 0."""
    return all(puzzle[cell] == EMPTY for cell in empty_cells(number)) and all(
        sum(puzzle[cell] != EMPTY for cell in unit) == 1 for unit in single_units(number)
    )
