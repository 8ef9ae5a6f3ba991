"""Small moves of a board, for searches that go from neighbour to neighbour."""

from __future__ import annotations

from random import Random

from grader.sudoku.symmetry import Symmetry, shuffled


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
