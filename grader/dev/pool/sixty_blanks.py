"""The search for boards of sixty blanks that plain backtracking can afford.

Hardly any geometry of a board with so few givens is cheap.  So this walks from one to the next,
swapping two lines or two bands, or showing other cells, and keeps what costs less.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from grader.dev.pool.search_cost import worst_placements
from grader.pool import pool
from grader.sudoku.shape import EMPTY
from grader.sudoku.solver import solve
from grader.sudoku.symmetry import Symmetry, shuffled

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

BUDGET = 300_000
"""Placements; most boards of so few givens cost millions."""

_BLANKS = 60
_PROMISING = 500_000
"""What a board may cost at most when the walk begins."""
_PATIENCE = 60
"""Steps in a row that gain nothing, after which another board is tried."""


def sixty_blanks(rng: Random) -> str | None:
    """Return a board with 60 blanks and one solution within the budget; None if none was found."""
    base = Symmetry.random(rng, 9).apply(pool.pick(rng, pool.load("few_givens")).puzzle)
    solution = solve(base)
    assert solution is not None, "every puzzle of the pool has a solution"
    board = _with_blanks(rng, base, solution)
    cost, idle = worst_placements(board, _PROMISING), 0
    if cost >= _PROMISING:
        return None
    while cost > BUDGET and idle < _PATIENCE:
        if rng.random() < 0.5:
            move = _swap(rng)
            following = tuple(move.apply(each) for each in (base, solution, board))
        else:
            following = base, solution, _with_blanks(rng, base, solution)
        less = worst_placements(following[2], cost)
        if less < cost:
            (base, solution, board), cost, idle = following, less, 0
        else:
            idle += 1
    return board if cost <= BUDGET else None


def _with_blanks(rng: Random, base: str, solution: str) -> str:
    """Return the board with some of its blanks shown, so that 60 are left."""
    blanks = [cell for cell, symbol in enumerate(base) if symbol == EMPTY]
    shown = set(shuffled(rng, blanks)[_BLANKS:])
    return "".join(solution[c] if c in shown else symbol for c, symbol in enumerate(base))


def _swap(rng: Random) -> Symmetry:
    """Return the exchange of two rows of a band or of two bands, or the same with columns."""
    first, second = shuffled(rng, range(3))[:2]
    if rng.random() < 1 / 3:
        groups = [[0, 1, 2], [3, 4, 5], [6, 7, 8]]
        groups[first], groups[second] = groups[second], groups[first]
        order = [line for group in groups for line in group]
    else:
        band = 3 * pool.pick(rng, range(3))
        order = list(range(9))
        order[band + first], order[band + second] = order[band + second], order[band + first]
    return _moved(order) if rng.random() < 0.5 else _moved(range(9), order)


def _moved(rows: Sequence[int], columns: Sequence[int] = range(9)) -> Symmetry:
    return Symmetry.identity(9)._replace(rows=tuple(rows), columns=tuple(columns))
