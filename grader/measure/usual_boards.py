"""The boards on which solvers are compared if no others are named."""

from random import Random

from grader.measure.bench import Board
from grader.pool import pool

SEED = 37
"""The same boards on every machine and every day, so that figures can be compared."""
KINDS = (("easy", 1_000), ("medium", 5_000), ("hard", 20_000), ("few_givens", None))
BOARDS_OF_A_KIND = 2


def usual_boards() -> tuple[tuple[Board, ...], str]:
    """Return boards of the pool, and a text that says where they come from."""
    rng = Random(SEED)
    drawn = tuple(
        Board(kind.replace("_", " "), f"{kind}-{number:02}", puzzle)
        for kind, cost in KINDS
        for number, puzzle in enumerate(
            pool.draw(rng, kind, BOARDS_OF_A_KIND, max_cost=cost), start=1
        )
    )
    kinds = ", ".join(kind.replace("_", " ") for kind, _ in KINDS)
    return drawn, f"{BOARDS_OF_A_KIND} each of {kinds}, from the pool with seed {SEED}"
