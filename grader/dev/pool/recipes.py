"""How each kind of puzzle of the pool is made."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from grader.dev.pool.few_givens import few_givens_puzzle
from grader.dev.pool.punishing import punishes, sparse_top
from grader.dev.pool.search_cost import guesses, solved_by_singles
from grader.dev.pool.sixty_blanks import BUDGET, sixty_blanks
from grader.dev.pool.stubborn import is_stubborn, stubborn
from grader.dev.pool.three_way import three_way
from grader.pool import pool
from grader.pool.board_sets import empty_cells, has_its_units, single_units
from grader.sudoku.generator import (
    count_givens,
    minimal_puzzle,
    puzzle_with_givens,
    puzzle_without,
    random_grid,
    thin_out,
)
from grader.sudoku.shape import rows
from grader.sudoku.symmetry import Symmetry, shuffled


class Recipe(NamedTuple):
    """How one kind is made."""

    propose: Callable[[Random], str | None]
    """Return a proper puzzle, or None to be called again."""
    fits: Callable[[str], bool]
    """Whether a proposed puzzle is of the kind."""
    cheap: int
    """The number of puzzles wanted with a geometry within `budget`."""
    budget: int
    """Placements that an affordable geometry costs at most; 0 if costs don't matter."""
    further: int = 0
    """The number of puzzles wanted beyond these, whatever they cost."""
    geometries: int = 24
    """How many geometries of a puzzle are measured."""


def recipes() -> dict[str, Recipe]:
    """Return the recipe of each data file, named as in `pool`, or 'kind_side_16' and the like."""
    return {
        "easy": Recipe(_easy, solved_by_singles, cheap=60, budget=1_000),
        "medium": Recipe(_medium, _needs_hidden_singles, cheap=60, budget=5_000),
        "hard": Recipe(_hard, _needs_guesses, cheap=60, budget=20_000, further=20),
        "minimal": Recipe(minimal_puzzle, _anything, cheap=12, budget=100_000, further=12),
        "few_givens": Recipe(_few_givens, _at_most_19, cheap=0, budget=0, further=16),
        "dense": Recipe(_between(60, 65), _anything, cheap=24, budget=1_000, geometries=8),
        "nearly": Recipe(_between(66, 76), _anything, cheap=24, budget=1_000, geometries=8),
        "skewed": Recipe(_skewed, pool.faces_of("skewed")[0], cheap=30, budget=20_000),
        "sparse_band": Recipe(_sparse_band, _anything, cheap=20, budget=20_000),
        "digit_absent": Recipe(_digit_absent, _anything, cheap=20, budget=20_000),
        "punishing": Recipe(sparse_top, punishes, cheap=0, budget=0, further=16),
        "stubborn": Recipe(stubborn, is_stubborn, cheap=0, budget=0, further=48),
        "three_way": Recipe(three_way, _anything, cheap=16, budget=20_000, geometries=48),
        "sixty_blanks": Recipe(sixty_blanks, _anything, cheap=12, budget=BUDGET, geometries=1),
        "late_box": Recipe(_skewed, _often_misleads_late_box, cheap=16, budget=8_000),
        "easy_side_4": Recipe(_share(4, 0.5, 0.7), solved_by_singles, cheap=12, budget=1_000),
        "medium_side_4": Recipe(_share(4, 0.0, 0.4), _anything, cheap=12, budget=1_000),
        "easy_side_16": Recipe(_share(16, 0.62, 0.7), solved_by_singles, cheap=16, budget=20_000),
        "medium_side_16": Recipe(_share(16, 0.55, 0.61), _anything, cheap=16, budget=20_000),
        "easy_side_25": Recipe(_share(25, 0.8, 0.85), solved_by_singles, cheap=12, budget=20_000),
        "medium_side_25": Recipe(
            _share(25, 0.74, 0.79), solved_by_singles, cheap=12, budget=20_000
        ),
    }


def empty_units(number: int) -> Recipe:
    """Return the recipe of the puzzles for one place of the set `empty_units`."""
    empty = empty_cells(number)
    single = single_units(number)

    def propose(rng: Random) -> str | None:
        absent = set(empty)
        for unit in single:
            others = {cell for other in single if other is not unit for cell in other}
            absent |= set(unit) - {rng.choice(sorted(set(unit) - empty - others))}
        givens = _random_between(rng, 28, 34)
        return puzzle_without(rng, random_grid(rng), absent, givens)

    def fits(puzzle: str) -> bool:
        return has_its_units(puzzle, number)

    return Recipe(propose, fits, cheap=4, budget=4_000, geometries=1)


def _anything(_puzzle: str) -> bool:
    return True


def _needs_hidden_singles(puzzle: str) -> bool:
    return count_givens(puzzle) <= 33 and not solved_by_singles(puzzle, hidden=False)


def _needs_guesses(puzzle: str) -> bool:
    return guesses(puzzle) > 0


def _often_misleads_late_box(puzzle: str) -> bool:
    """Return whether the puzzle itself does so, and a fifth of some random geometries.

    The pool tries geometries at random until one does.
    """
    (misleads,) = pool.faces_of("late_box")
    rng = Random(puzzle)
    moved = (Symmetry.random(rng, 9).apply(puzzle) for _ in range(20))
    return misleads(puzzle) and sum(map(misleads, moved)) >= 4


def _at_most_19(puzzle: str) -> bool:
    return count_givens(puzzle) <= 19


def _few_givens(rng: Random) -> str:
    return few_givens_puzzle(rng)


def _random_between(rng: Random, low: int, high: int) -> int:
    return low + int(rng.random() * (high - low + 1))


def _easy(rng: Random) -> str:
    return puzzle_with_givens(rng, 9, _random_between(rng, 34, 40), accept=_one_by_singles)


def _medium(rng: Random) -> str:
    return puzzle_with_givens(rng, 9, _random_between(rng, 28, 33), accept=_one_by_singles)


def _one_by_singles(puzzle: str) -> bool:
    """Return whether singles fill the board, which proves that the solution is the only one."""
    return solved_by_singles(puzzle)


def _hard(rng: Random) -> str:
    return puzzle_with_givens(rng, 9, _random_between(rng, 24, 29))


def _between(low: int, high: int) -> Callable[[Random], str]:
    def propose(rng: Random) -> str:
        return puzzle_with_givens(rng, 9, _random_between(rng, low, high))

    return propose


def _share(side: int, low: float, high: float) -> Callable[[Random], str]:
    """Propose boards of a side with this share of the cells given."""

    def propose(rng: Random) -> str:
        givens = _random_between(rng, int(low * side * side), int(high * side * side))
        return puzzle_with_givens(rng, side, givens)

    return propose


def _digit_absent(rng: Random) -> str | None:
    grid = random_grid(rng)
    absent = [cell for cell, symbol in enumerate(grid) if symbol == "1"]
    return puzzle_without(rng, grid, absent, _random_between(rng, 26, 34))


def _sparse_band(rng: Random) -> str | None:
    """Leave at most five givens in a band; with two rows of it empty, they could change places."""
    band = [cell for row in rows(9)[:3] for cell in row]
    absent = shuffled(rng, band)[5:]
    return puzzle_without(rng, random_grid(rng), absent, _random_between(rng, 26, 34))


def _skewed(rng: Random) -> str | None:
    """Keep the givens of rows 1, 4 and 7 and as few others as possible."""
    kept = [cell for row in (0, 3, 6) for cell in rows(9)[row]]
    others = [cell for cell in range(81) if cell not in kept]
    puzzle = thin_out(random_grid(rng), shuffled(rng, others))
    return thin_out(puzzle, shuffled(rng, kept), at_least=count_givens(puzzle) - 4)
