"""Puzzles with very few givens, moved so that filling the first empty cell is cheap.

By rows or columns, and from either end, such a search places millions of digits on a random
geometry of a puzzle with 17 givens; on one in some hundred puzzles it can do with 60,000.
"""

from __future__ import annotations

from random import Random

from grader.dev.pool.weak_search import estimated_tree
from grader.sudoku.symmetry import Symmetry, shuffled


def cheap_geometry(rng: Random, puzzle: str, starts: int, patience: int) -> tuple[str, float]:
    """Return a geometry that should take few placements, and an estimate of them.

    Climbs down from the best of some random geometries until so many neighbours in a row are no
    cheaper.
    """
    keep_digits = Symmetry.identity(9).symbols

    def start() -> str:
        return Symmetry.random(rng, 9)._replace(symbols=keep_digits).apply(puzzle)

    cost, best = min(
        (estimated_tree(board, 300), board) for board in [start() for _ in range(starts)]
    )
    failures = 0
    while failures < patience:
        failures += 1
        moved = swap_of_lines(rng).apply(best)
        if rng.random() < 0.5:
            moved = swap_of_lines(rng).apply(moved)
        reached = estimated_tree(moved, 300)
        if reached < cost:
            cost, best = reached, moved
            failures = 0
    return best, cost


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
