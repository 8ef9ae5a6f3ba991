"""How surely the boards drawn for a rung expose each weakened check.

Run it by hand:  python -m grader.dev.pool.kill_matrix RUNG [--seeds N] [--peers] [--below SHARE]

For each weakening it prints the share of the seeds on which some drawn board comes out wrong, in
four scans: by rows, by rows backwards, by columns, by columns backwards.  The first four figures
are for digits tried upwards, the others downwards.  Ends with status 1 if a share of the first
four is below the one asked for.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence

from grader.catalog import catalog
from grader.catalog.exercise import Exercise
from grader.dev.pool.compiled import np
from grader.dev.pool.weak_search import Fooling
from grader.dev.pool.weakenings import WAYS, Weakening, peer_weakenings, weakenings
from grader.hidden.cases import draw_cases
from grader.judge.case import Case
from grader.problems.board_answer import puzzle_of
from grader.sudoku.solver import solve

MOST_PLACEMENTS = 200_000
"""A search that takes more does not count as exposed, though a limit may stop it."""

_UPWARDS = [way for way, (_, descending) in enumerate(WAYS) if not descending]
_DOWNWARDS = [way for way, (_, descending) in enumerate(WAYS) if descending]


def main() -> None:
    """Print the table of a rung."""
    parser = argparse.ArgumentParser(description="How surely weakened checks are exposed.")
    parser.add_argument("rung")
    parser.add_argument("--seeds", type=int, default=300, help="seeds 0 to N - 1 (default: 300)")
    parser.add_argument("--peers", action="store_true", help="checks that ignore a single peer")
    parser.add_argument("--below", type=float, default=0.99, help="the share to reach")
    options = parser.parse_args()
    checks = peer_weakenings() if options.peers else weakenings()
    exercise = catalog.find(options.rung)
    killed = count_kills(exercise, range(options.seeds), checks)
    print(f"{exercise.name}, {options.seeds} seeds")
    missed = 0
    for number, check in enumerate(checks):
        upwards, downwards = (
            [killed[number, way] / options.seeds for way in ways] for ways in (_UPWARDS, _DOWNWARDS)
        )
        figures = " ".join(f"{share:.3f}" for share in (*upwards, *downwards))
        print(f"{check.name:45} {figures}", flush=True)
        missed += min(upwards) < options.below
    print(f"{len(checks) - missed} of {len(checks)} reach {options.below} in each scan")
    sys.exit(missed > 0)


def count_kills(
    exercise: Exercise, seeds: Sequence[int], checks: Sequence[Weakening]
) -> Counter[tuple[int, int]]:
    """Return, for each weakening and way, on how many seeds some board exposes it."""
    fooling = Fooling(checks)
    killed: Counter[tuple[int, int]] = Counter()
    for seed in seeds:
        alive = np.ones((len(checks), len(WAYS)), dtype=np.bool_)
        for puzzle in _boards(draw_cases(exercise, seed)):
            solution = solve(puzzle)
            assert solution is not None, "every drawn board has a solution"
            for target in fooling.of(puzzle, solution, MOST_PLACEMENTS, alive):
                alive[target] = False
                killed[target] += 1
    return killed


def _boards(cases: Sequence[Case]) -> list[str]:
    """Return the drawn boards of nine rows, those first that expose most."""
    ordered = sorted(cases, key=lambda case: case.suite != "misleading")
    boards = [argument for case in ordered for (argument,) in case.calls]
    return [puzzle_of(board) for board in boards if isinstance(board, list) and len(board) == 9]


if __name__ == "__main__":
    main()
