"""Build the pool of base puzzles: `python -m grader.dev.pool.build --seed 37 [kind ...]`.

Everything but the kind `seventeen` is generated from the seed; no collection is copied.  The same
seed gives the same files, kind by kind, so a single kind can be rebuilt alone.  The whole takes
about a quarter of an hour of one core, most of it for the kinds `stubborn`, `punishing`,
`few_givens` and `three_way`.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random

from grader.dev.pool.recipes import Recipe, empty_units, recipes
from grader.dev.pool.search_cost import guesses, worst_placements
from grader.pool import pool
from grader.pool.board_sets import EMPTY_UNITS_BOARDS
from grader.sudoku.generator import count_givens

_MOST_COSTS = 8


def main() -> None:
    """Write the data files of the chosen kinds, all by default."""
    wanted = _kinds()
    parser = argparse.ArgumentParser(description="Build the pool of base puzzles.")
    parser.add_argument("--seed", type=int, required=True, help="the pool in the package has 37")
    parser.add_argument("files", nargs="*", help=f"among {', '.join(wanted)}; default: all")
    options = parser.parse_args()
    unknown = set(options.files) - set(wanted)
    if unknown:
        parser.error(f"unknown: {', '.join(sorted(unknown))}")
    for name in options.files or wanted:
        started = time.process_time()
        kind, _, side = name.partition("_side_")
        path = pool.file_of(kind, int(side or 9))
        lines = wanted[name](Random(f"{options.seed}/{name}"))
        _write(path, f"python -m grader.dev.pool.build --seed {options.seed} {name}", lines)
        seconds = time.process_time() - started
        print(f"{path.name}: {len(lines)} puzzles, {seconds:.1f} s", flush=True)


def _write(path: Path, command: str, lines: Sequence[str]) -> None:
    """Write a data file."""
    header = [
        f"# Generated: {command}",
        "# puzzle, givens, guesses, then geometry:cost in placements (see pool.py)",
    ]
    path.parent.mkdir(exist_ok=True)
    path.write_text("\n".join([*header, *lines]) + "\n", "ascii")


def _kinds() -> dict[str, Callable[[Random], list[str]]]:
    """Return what makes the lines of each data file.

    The module `misleading` writes its own, and the kind `seventeen` is a few puzzles of a list.
    """
    return {
        **{
            name: partial(_collect, name.partition("_side_")[0], recipe)
            for name, recipe in recipes().items()
        },
        "empty_units": _empty_units,
    }


def _empty_units(rng: Random) -> list[str]:
    return [
        line
        for number in range(EMPTY_UNITS_BOARDS)
        for line in _collect("empty_units", empty_units(number), rng)
    ]


def _collect(kind: str, recipe: Recipe, rng: Random) -> list[str]:
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
            break  # Six random geometries cost too much: hardly any other is cheap.
    return [f"{number}:{cost}" for cost, number in sorted(costs)[:_MOST_COSTS]]


if __name__ == "__main__":
    main()
