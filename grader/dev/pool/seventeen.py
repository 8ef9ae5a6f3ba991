"""Build the kind `seventeen`: `python -m grader.dev.pool.seventeen FILE --seed 37`.

Puzzles with 17 givens take days to find, and collectors have listed all of them.  FILE holds some,
one of 81 characters a line.  The pool keeps the few that can be moved so that filling the first
empty cell is cheap in every scan.  Renaming the digits and the four turns keep that.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random

from grader.dev.pool.build import write
from grader.dev.pool.cheap_geometry import cheap_geometry, cheaper_geometry
from grader.dev.pool.search_cost import guesses
from grader.dev.pool.weak_search import estimated_tree
from grader.hidden import pool

_STARTS = 3
_KEPT = 16
_MOST = 2_000_000
"""Placements from which a geometry is worth the climb to a cheaper one."""


def main() -> None:
    """Write the data file."""
    parser = argparse.ArgumentParser(description="Build the kind `seventeen` from given puzzles.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--seed", type=int, required=True, help="the pool in the package has 37")
    parser.add_argument(
        "--most", type=int, default=800_000, help="placements that a board may cost"
    )
    options = parser.parse_args()
    rng = Random(f"{options.seed}/seventeen")
    puzzles = [line.strip() for line in options.file.read_text("ascii").splitlines() if line]
    moved = [
        min((cheap_geometry(rng, puzzle, 10, 50)[0] for _ in range(_STARTS)), key=_estimate)
        for puzzle in puzzles
    ]
    found = []
    for puzzle in sorted(moved, key=_estimate)[: 3 * _KEPT]:
        cheaper = cheaper_geometry(rng, puzzle, _MOST, patience=200)
        if cheaper:
            found.append(cheaper)
            print(f"  seventeen: {cheaper[1]} placements", flush=True)
    found.sort(key=lambda board: board[1])
    lines = [f"{puzzle} 17 {guesses(puzzle)} 0:{cost}" for puzzle, cost in found[:_KEPT]]
    command = f"python -m grader.dev.pool.seventeen seventeen_clues.txt --seed {options.seed}"
    write(pool.file_of("seventeen", 9), command, lines)


def _estimate(puzzle: str) -> float:
    return estimated_tree(puzzle, 2_000)


if __name__ == "__main__":
    main()
