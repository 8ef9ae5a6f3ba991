"""Random full grids and random proper puzzles.

Every function takes the random generator to use, and the same state of it gives the same board.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from grader.sudoku.shape import (
    EMPTY,
    SYMBOLS,
    box_side,
    boxes,
    peers,
    units_of,
)
from grader.sudoku.solver import has_one_solution, solutions
from grader.sudoku.symmetry import Symmetry, shuffled

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from random import Random


def random_grid(rng: Random, side: int = 9) -> str:
    """Return a random full grid, near enough to uniform that every structure turns up.

    Raise ValueError for an illegal side.
    """
    return _filled_grid(rng) if side == 9 else _mixed_grid(rng, side)


def _filled_grid(rng: Random) -> str:
    """Fill the three boxes on the diagonal freely, then give random digits until one grid fits."""
    cells = [EMPTY] * 81
    for box in boxes(9)[::4]:
        for cell, symbol in zip(box, shuffled(rng, SYMBOLS[:9]), strict=True):
            cells[cell] = symbol
    free = shuffled(rng, [cell for cell in range(81) if cells[cell] == EMPTY])
    for cell in free:
        taken = {cells[peer] for peer in peers(9)[cell]}
        for symbol in shuffled(rng, [symbol for symbol in SYMBOLS[:9] if symbol not in taken]):
            cells[cell] = symbol
            found = solutions("".join(cells), limit=2)
            if len(found) == 1:
                return found[0]
            if found:
                break
    raise AssertionError("a grid with every cell given has one solution")


def _mixed_grid(rng: Random, side: int) -> str:
    """Mix the cyclic grid by swapping two digits along closed chains of cells.

    The cells of two digits fall into chains linked by shared units; swapping the digits in one
    chain keeps every unit right.  (Searching for a random 25x25 grid may take forever.)
    """
    edge = box_side(side)
    cyclic = "".join(
        SYMBOLS[(row % edge * edge + row // edge + column) % side]
        for row in range(side)
        for column in range(side)
    )
    cells = list(Symmetry.random(rng, side).apply(cyclic))
    of_cell = units_of(side)
    for _ in range(4 * side):
        first, second = shuffled(rng, SYMBOLS[:side])[:2]
        in_unit: dict[int, list[int]] = {unit: [] for unit in range(3 * side)}
        pair = [cell for cell, symbol in enumerate(cells) if symbol in (first, second)]
        for cell in pair:
            for unit in of_cell[cell]:
                in_unit[unit].append(cell)
        chain: set[int] = set()
        reached = [pair[int(rng.random() * len(pair))]]
        while reached:
            cell = reached.pop()
            if cell not in chain:
                chain.add(cell)
                reached += [other for unit in of_cell[cell] for other in in_unit[unit]]
        for cell in chain:
            cells[cell] = second if cells[cell] == first else first
    return Symmetry.random(rng, side).apply("".join(cells))


def thin_out(
    puzzle: str,
    order: Iterable[int],
    *,
    at_least: int = 0,
    accept: Callable[[str], bool] = has_one_solution,
) -> str:
    """Return the puzzle without the givens that can go, tried cell by cell in this order.

    A given goes if the rest is still accepted (by default: has one solution) and holds at least
    `at_least` givens.
    """
    givens = count_givens(puzzle)
    for cell in order:
        if givens <= at_least:
            break
        if puzzle[cell] != EMPTY:
            thinner = without(puzzle, cell)
            if accept(thinner):
                puzzle = thinner
                givens -= 1
    return puzzle


def count_givens(puzzle: str) -> int:
    """Return the number of cells that hold a digit."""
    return len(puzzle) - puzzle.count(EMPTY)


def without(puzzle: str, cell: int) -> str:
    """Return the puzzle with this cell empty."""
    return f"{puzzle[:cell]}{EMPTY}{puzzle[cell + 1 :]}"


def minimal_puzzle(rng: Random, side: int = 9) -> str:
    """Return a random proper puzzle from which no given can be removed: 22 to 26 on 9x9."""
    return puzzle_with_givens(rng, side, 0)


def puzzle_with_givens(
    rng: Random,
    side: int,
    givens: int,
    *,
    accept: Callable[[str], bool] = has_one_solution,
) -> str:
    """Return a random accepted puzzle with this many givens, or with more where it gets stuck."""
    order = shuffled(rng, range(side * side))
    return thin_out(random_grid(rng, side), order, at_least=givens, accept=accept)


def puzzle_without(rng: Random, grid: str, absent: Iterable[int], givens: int = 0) -> str | None:
    """Return a proper puzzle of this grid with none of the `absent` cells given, None if it fails.

    It holds about `givens` givens: more if removal gets stuck.
    """
    gone = set(absent)
    puzzle = "".join(EMPTY if cell in gone else symbol for cell, symbol in enumerate(grid))
    if not has_one_solution(puzzle):
        return None
    return thin_out(puzzle, shuffled(rng, range(len(grid))), at_least=givens)
