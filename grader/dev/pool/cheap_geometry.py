"""Puzzles with very few givens, moved so that filling the first empty cell is cheap.

By rows or columns, and from either end, such a search places millions of digits on a random
geometry of a puzzle with 17 givens; on one in some hundred puzzles it can do with 60,000.
"""

from __future__ import annotations

from random import Random

from grader.dev.pool.weak_search import largest_tree
from grader.sudoku.shape import EMPTY
from grader.sudoku.symmetry import Symmetry, shuffled


def cheap_geometry(rng: Random, puzzle: str, start: int, patience: int) -> tuple[str, int] | None:
    """Return a geometry that takes few placements, and how many; None if it isn't below `start`.

    Starts with the givens gathered along the edges, so that every scan meets them early, and
    climbs down until so many neighbours in a row are no cheaper.
    """
    best = _gathered_at_the_edges(puzzle)
    placements = largest_tree(best, start)
    if placements is None:
        return None
    failures = 0
    while failures < patience:
        failures += 1
        moved = swap_of_lines(rng).apply(best)
        if rng.random() < 0.5:
            moved = swap_of_lines(rng).apply(moved)
        fewer = largest_tree(moved, placements - 1)
        if fewer is not None:
            best, placements = moved, fewer
            failures = 0
    return best, placements


def _gathered_at_the_edges(puzzle: str) -> str:
    rows_held = [9 - puzzle[9 * k : 9 * k + 9].count(EMPTY) for k in range(9)]
    columns_held = [9 - puzzle[k::9].count(EMPTY) for k in range(9)]
    moved = Symmetry.identity(9)._replace(rows=_outwards(rows_held), columns=_outwards(columns_held))
    return moved.apply(puzzle)


def _outwards(held: list[int]) -> tuple[int, ...]:
    """Return the lines with the fewest givens in the middle, and the most outside."""
    bands = sorted(range(3), key=lambda band: -sum(held[3 * band : 3 * band + 3]))
    top, bottom, middle = (
        sorted(range(3 * band, 3 * band + 3), key=lambda line: -held[line]) for band in bands
    )
    return (*top, middle[0], middle[2], middle[1], *bottom[::-1])


def swap_of_lines(rng: Random) -> Symmetry:
    """Return the swap of two rows of a band, of two bands, or the same of columns."""
    order = list(range(9))
    one, other = shuffled(rng, range(3))[:2]
    if rng.random() < 0.5:
        first, second = slice(3 * one, 3 * one + 3), slice(3 * other, 3 * other + 3)
        order[first], order[second] = order[second], order[first]
    else:
        band = 3 * int(3 * rng.random())
        order[band + one], order[band + other] = order[band + other], order[band + one]
    if rng.random() < 0.5:
        return Symmetry.identity(9)._replace(rows=tuple(order))
    return Symmetry.identity(9)._replace(columns=tuple(order))
