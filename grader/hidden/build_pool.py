"""Build the pool of base puzzles: `python -m grader.hidden.build_pool --seed 37 [kind ...]`.

Everything is generated here from the seed; no collection is copied.  The same seed gives the same
files, kind by kind, so a single kind can be rebuilt alone.  The whole takes about a quarter of an
hour of one core, most of it for the kinds `stubborn`, `punishing`, `few_givens` and `three_way`.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

from grader.hidden import pool
from grader.sudoku.few_givens import few_givens_puzzle, replacements_of_one
from grader.sudoku.generator import (
    count_givens,
    minimal_puzzle,
    puzzle_with_givens,
    puzzle_without,
    random_grid,
    thin_out,
)
from grader.sudoku.search_cost import (
    exhaustive_placements,
    guesses,
    mean_guesses,
    solved_by_singles,
    worst_placements,
)
from grader.sudoku.shape import EMPTY, boxes, columns, rows
from grader.sudoku.solver import solve
from grader.sudoku.symmetry import Symmetry, shuffled

_MOST_COSTS = 8
_STUBBORN_PATIENCE = 30
"""Neighbours in a row that are no improvement before the climb to a stubborn puzzle ends."""


class Recipe(NamedTuple):
    """How one kind is made."""

    propose: Callable[[Random], str | None]
    """Return a proper puzzle, or None to be asked again."""
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


def main() -> None:
    """Write the data files of the chosen kinds, all by default."""
    recipes = _recipes()
    parser = argparse.ArgumentParser(description="Build the pool of base puzzles.")
    parser.add_argument("--seed", type=int, required=True, help="the pool in the package has 37")
    parser.add_argument("files", nargs="*", help=f"among {', '.join(recipes)}; default: all")
    options = parser.parse_args()
    unknown = set(options.files) - set(recipes)
    if unknown:
        parser.error(f"unknown: {', '.join(sorted(unknown))}")
    for name in options.files or recipes:
        started = time.process_time()
        kind, _, side = name.partition("_side_")
        path = pool.file_of(kind, int(side or 9))
        rng = Random(f"{options.seed}/{name}")
        recipe = recipes[name]
        lines = _collect(rng, kind, recipe)
        _write(path, lines, options.seed, name)
        seconds = time.process_time() - started
        print(f"{path.name}: {len(lines)} puzzles, {seconds:.1f} s", flush=True)


def _write(path: Path, lines: list[str], seed: int, name: str) -> None:
    header = [
        f"# Generated: python -m grader.hidden.build_pool --seed {seed} {name}",
        "# puzzle, givens, guesses, then geometry:cost in placements (see pool.py)",
    ]
    path.parent.mkdir(exist_ok=True)
    path.write_text("\n".join([*header, *lines]) + "\n", "ascii")


def _collect(rng: Random, kind: str, recipe: Recipe) -> list[str]:
    lines: list[str] = []
    seen: set[str] = set()
    cheap = further = 0
    while cheap < recipe.cheap or further < recipe.further:
        puzzle = recipe.propose(rng)
        if puzzle is None or puzzle in seen or not recipe.fits(puzzle):
            continue
        costs = _costs(puzzle, kind, recipe) if cheap < recipe.cheap else []
        if costs:
            cheap += 1
        elif further < recipe.further:
            further += 1
        else:
            continue
        seen.add(puzzle)
        lines.append(" ".join([puzzle, str(count_givens(puzzle)), str(guesses(puzzle)), *costs]))
        if len(lines) % 10 == 0:
            print(f"  {kind}: {cheap} cheap, {further} further", flush=True)
    return lines


def _costs(puzzle: str, kind: str, recipe: Recipe) -> list[str]:
    """Return the cheapest geometries within the budget as 'number:placements'."""
    if not recipe.budget:
        return []
    faces = pool.faces_of(kind)
    costs: list[tuple[int, int]] = []
    for number in range(recipe.geometries):
        board = pool.geometry(puzzle, number, faces)
        cost = worst_placements(board, recipe.budget + 1)
        if cost <= recipe.budget:
            costs.append((cost, number))
        elif number == 5 and not costs:
            break  # Six random geometries too dear: hardly any of the others would be cheap.
    return [f"{number}:{cost}" for cost, number in sorted(costs)[:_MOST_COSTS]]


def _recipes() -> dict[str, Recipe]:
    """Return the recipe of each data file, named as in `pool`, or 'kind_side_16' and the like."""
    first_row, last_row = rows(9)[0], rows(9)[8]
    first_column, last_column = columns(9)[0], columns(9)[8]
    return {
        "easy": Recipe(_easy, solved_by_singles, cheap=60, budget=1_000),
        "medium": Recipe(_medium, _needs_hidden_singles, cheap=60, budget=5_000),
        "hard": Recipe(_hard, _needs_guesses, cheap=60, budget=20_000, further=20),
        "minimal": Recipe(minimal_puzzle, _anything, cheap=12, budget=100_000, further=12),
        "few_givens": Recipe(_few_givens, _at_most_19, cheap=0, budget=0, further=16),
        "dense": Recipe(_between(60, 65), _anything, cheap=24, budget=1_000, geometries=8),
        "nearly": Recipe(_between(66, 76), _anything, cheap=24, budget=1_000, geometries=8),
        "skewed": Recipe(_skewed, pool.faces_of("skewed")[0], cheap=30, budget=20_000),
        "empty_first_row": Recipe(_without(first_row), _anything, cheap=20, budget=20_000),
        "empty_last_row": Recipe(_without(last_row), _anything, cheap=20, budget=20_000),
        "empty_first_column": Recipe(_without(first_column), _anything, cheap=20, budget=20_000),
        "empty_last_column": Recipe(_without(last_column), _anything, cheap=20, budget=20_000),
        "empty_box": Recipe(_empty_box, _anything, cheap=24, budget=20_000),
        "sparse_band": Recipe(_sparse_band, _anything, cheap=20, budget=20_000),
        "digit_absent": Recipe(_digit_absent, _anything, cheap=20, budget=20_000),
        "punishing": Recipe(_sparse_top, _punishes, cheap=0, budget=0, further=16),
        "stubborn": Recipe(_stubborn, _is_stubborn, cheap=0, budget=0, further=48),
        "three_way": Recipe(_three_way, _anything, cheap=16, budget=20_000, geometries=48),
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


def _anything(puzzle: str) -> bool:
    return True


def _needs_hidden_singles(puzzle: str) -> bool:
    return count_givens(puzzle) <= 33 and not solved_by_singles(puzzle, hidden=False)


def _needs_guesses(puzzle: str) -> bool:
    return guesses(puzzle) > 0


def _often_misleads_late_box(puzzle: str) -> bool:
    """Say whether the puzzle does so as it stands, and in a fifth of some random geometries.

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
    """Say whether singles fill the board, which proves that the solution is the only one."""
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


def _without(cells: tuple[int, ...]) -> Callable[[Random], str | None]:
    """Propose boards without givens in these cells."""

    def propose(rng: Random) -> str | None:
        return puzzle_without(rng, random_grid(rng), cells, _random_between(rng, 26, 34))

    return propose


def _empty_box(rng: Random) -> str | None:
    box = boxes(9)[_random_between(rng, 0, 8)]
    return puzzle_without(rng, random_grid(rng), box, _random_between(rng, 26, 34))


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
    """Keep the givens of rows 1, 4 and 7 and as few others as will do."""
    kept = [cell for row in (0, 3, 6) for cell in rows(9)[row]]
    others = [cell for cell in range(81) if cell not in kept]
    puzzle = thin_out(random_grid(rng), shuffled(rng, others))
    return thin_out(puzzle, shuffled(rng, kept), at_least=count_givens(puzzle) - 4)


def _sparse_top(rng: Random) -> str | None:
    """Leave at most three givens in the first two rows, and no more elsewhere than needed."""
    top = rows(9)[0] + rows(9)[1]
    kept = shuffled(rng, rows(9)[1])[: _random_between(rng, 1, 3)]
    return puzzle_without(rng, random_grid(rng), [cell for cell in top if cell not in kept])


def _punishes(board: str) -> bool:
    """Say whether each wrong digit in the first blank costs the promised number of placements.

    And whether the board is easy for whoever does not start there: the ratio makes it a gate.
    """
    if guesses(board, hidden=False) > pool.PUNISHING_GUESSES:
        return False
    solution = solve(board)
    assert solution is not None, "a proposed puzzle has a solution"
    cell = pool.first_blank(range(81), board)
    candidates = pool.candidates(board, cell)
    enough = pool.PUNISHING_PLACEMENTS
    return len(candidates) >= 3 and all(
        exhaustive_placements(f"{board[:cell]}{symbol}{board[cell + 1 :]}", enough) >= enough
        for symbol in candidates
        if symbol != solution[cell]
    )


def _three_way(rng: Random) -> str | None:
    """Fill cells of a minimal puzzle until every blank has three candidates: one in 2,000 does.

    Filling the cells with one or two candidates until there are none ends with the same cells in
    any order, with hardly ever a blank among them.  Where some are left, more cells are filled as
    long as every other blank keeps three candidates, because that makes the search cheaper.
    """
    puzzle = minimal_puzzle(rng)
    solution = solve(puzzle)
    assert solution is not None, "a minimal puzzle has a solution"
    filled = ""
    while filled != puzzle:
        filled = puzzle
        for cell, choices in pool.choices_of(filled).items():
            if len(choices) < 3:
                puzzle = f"{puzzle[:cell]}{solution[cell]}{puzzle[cell + 1 :]}"
    if EMPTY not in puzzle:
        return None
    return max((_crammed(rng, puzzle, solution) for _ in range(10)), key=count_givens)


def _stubborn(rng: Random) -> str:
    """Climb from a minimal puzzle to neighbours, one given replaced, that need more guesses.

    Most climbs end too low: many short ones get further than a long one.
    """
    puzzle = max((minimal_puzzle(rng) for _ in range(20)), key=guesses)
    height = mean_guesses(puzzle, 4)
    failures = 0
    while failures < _STUBBORN_PATIENCE:
        neighbour = next(replacements_of_one(rng, puzzle, 400), None)
        if neighbour is None:
            break
        failures += 1
        neighbour = thin_out(neighbour, shuffled(rng, range(81)))
        if 1.5 * guesses(neighbour) < height:
            continue
        reached = mean_guesses(neighbour, 4)
        if reached >= height:
            if reached > height:
                failures = 0
            puzzle, height = neighbour, reached
    return puzzle


def _is_stubborn(puzzle: str) -> bool:
    return round(mean_guesses(puzzle, 24)) in pool.STUBBORN_GUESSES


def _crammed(rng: Random, puzzle: str, solution: str) -> str:
    """Fill blanks of the puzzle in random order while the others keep three candidates each."""
    for cell in shuffled(rng, list(pool.choices_of(puzzle))):
        fuller = f"{puzzle[:cell]}{solution[cell]}{puzzle[cell + 1 :]}"
        if all(len(choices) >= 3 for choices in pool.choices_of(fuller).values()):
            puzzle = fuller
    return puzzle


if __name__ == "__main__":
    main()
