"""The hidden suites that rungs share, in the order in which they run: the cheapest first.

``max_cost`` bounds the placements that row-by-row search needs to explore a whole board (in any
of four scan orders), so that an honest slow solver is not failed for being slow: where speed is a
gate, a suite called ``speed`` says so.
"""

from typing import NamedTuple

from grader.catalog.exercise import Limit, Suite

RELAXED = Limit(times=10.0, floor=2.0)
"""For suites that ask whether an answer is right, not how fast it came."""


class Costs(NamedTuple):
    """The largest search cost that each kind of board may have; 0 for none of that kind."""

    medium: int
    edge: int
    """For boards with an empty row, column or box."""
    crowded: int
    hard: int
    minimal: int


FIRST = Costs(medium=1_500, edge=5_000, crowded=3_000, hard=8_000, minimal=0)
NAIVE = Costs(medium=3_000, edge=8_000, crowded=8_000, hard=15_000, minimal=0)
CLASSIC = Costs(medium=5_000, edge=20_000, crowded=20_000, hard=20_000, minimal=60_000)


def nine_by_nine(costs: Costs, hard_boards: int = 10) -> tuple[Suite, ...]:
    """Suites of 9×9 boards that any honest solver of the rung can afford."""

    def pool(name: str, kind: str, count: int, max_cost: int) -> Suite:
        return Suite(name, "pool", count, {"kind": kind, "max_cost": max_cost}, RELAXED)

    suites = [
        Suite("one-blank", "one_blank", 5, limit=RELAXED),
        Suite("solved", "solved", 1, limit=RELAXED),
        Suite("example", "examples", limit=RELAXED),
        pool("nearly", "nearly", 4, 1_000),
        pool("dense", "dense", 2, 1_000),
        pool("easy", "easy", 6, 1_000),
        pool("medium", "medium", 10, costs.medium),
        pool("empty-row-first", "empty_first_row", 2, costs.edge),
        pool("empty-row-last", "empty_last_row", 2, costs.edge),
        pool("empty-column-first", "empty_first_column", 2, costs.edge),
        pool("empty-column-last", "empty_last_column", 2, costs.edge),
        pool("empty-box", "empty_box", 2, costs.edge),
        pool("sparse-band", "sparse_band", 2, costs.edge),
        pool("digit-absent", "digit_absent", 2, costs.edge),
        pool("crowded", "skewed", 6, costs.crowded),
        pool("late-box", "late_box", 2, max(costs.crowded, 5_000)),
        pool("three-way", "three_way", 4, costs.hard),
        pool("hard", "hard", hard_boards, costs.hard),
    ]
    if costs.minimal:
        suites.append(pool("minimal", "minimal", 5, costs.minimal))
    suites.append(Suite("calls", "call_sequences", 7, {"max_cost": costs.hard}, RELAXED))
    suites.append(Suite("random", "random_boards", 12, {"max_cost": costs.hard}, RELAXED))
    return tuple(suites)


def speed(times: float, kind: str, count: int, max_cost: int | None) -> Suite:
    """A gate: CPU time over `count` boards of one kind, against ``times`` the reference's."""
    options = {"kind": kind, "max_cost": max_cost}
    return Suite("speed", "race", count, options, Limit(times=times, floor=1.0, repeats=5))


NINE_BY_NINE_SUITES = nine_by_nine(CLASSIC)
_BEFORE_POOL = 3
_AFTER_POOL = -2

FIRST_SUITES = nine_by_nine(FIRST, hard_boards=5)
NAIVE_SUITES = nine_by_nine(NAIVE)
FAST_SUITES = (
    *NINE_BY_NINE_SUITES[:_AFTER_POOL],
    Suite("few-givens", "pool", 10, {"kind": "few_givens", "max_cost": None}, RELAXED),
    Suite("calls", "call_sequences", 7, {"max_cost": None}, RELAXED),
    Suite("random", "random_boards", 20, {"max_cost": None}, RELAXED),
)
ANY_SIZE_SUITES = (
    Suite("4x4", "pool", 6, {"kind": "easy", "max_cost": 1_000, "side": 4}, RELAXED),
    Suite("example", "examples", limit=RELAXED),
    Suite("one-blank", "one_blank", 5, limit=RELAXED),
    *NINE_BY_NINE_SUITES[_BEFORE_POOL:_AFTER_POOL],
    Suite("16x16", "pool", 6, {"kind": "easy", "max_cost": 20_000, "side": 16}, RELAXED),
    Suite("25x25", "pool", 3, {"kind": "easy", "max_cost": 20_000, "side": 25}, RELAXED),
    Suite("calls", "call_sequences", 7, {"max_cost": 5_000}, RELAXED),
    Suite("random", "random_boards", 12, {"max_cost": 5_000}, RELAXED),
)
PUZZLE_STRING_SUITES = (
    Suite("example", "examples", limit=RELAXED),
    Suite("characters", "invalid_characters", 5, limit=RELAXED),
    Suite("length", "invalid_length", 5, limit=RELAXED),
    Suite("layout", "invalid_layout", 9, limit=RELAXED),
    Suite("order", "several_problems", 4, limit=RELAXED),
    Suite("solved", "solved", 1, limit=RELAXED),
    *NINE_BY_NINE_SUITES[_BEFORE_POOL:_AFTER_POOL],
    Suite("unsolvable", "unsolvable", 5, limit=RELAXED),
    Suite("several", "several_solutions", 5, limit=RELAXED),
    Suite("calls", "call_sequences", 7, {"max_cost": 5_000}, RELAXED),
)
VALID_SUDOKU_SUITES = (
    Suite("example", "examples", limit=RELAXED),
    Suite("empty", "hardly_any_digit", 3, limit=RELAXED),
    Suite("solved", "solved", 1, limit=RELAXED),
    Suite("row", "twice_in_a_unit", 9, {"unit": "row"}, RELAXED),
    Suite("column", "twice_in_a_unit", 9, {"unit": "column"}, RELAXED),
    Suite("box", "twice_in_a_unit", 9, {"unit": "box"}, RELAXED),
    Suite("easy", "pool", 4, {"kind": "easy", "max_cost": None}, RELAXED),
    Suite("hard", "pool", 4, {"kind": "hard", "max_cost": None}, RELAXED),
    Suite("few-givens", "pool", 3, {"kind": "few_givens", "max_cost": None}, RELAXED),
    Suite("unsolvable", "unsolvable", 5, limit=RELAXED),
    Suite("several", "several_solutions", 3, limit=RELAXED),
    Suite("boxes-only", "shifted_rows", 3, limit=RELAXED),
    Suite("one-changed", "one_cell_changed", 5, limit=RELAXED),
    Suite("calls", "valid_and_not_in_turn", 3, limit=RELAXED),
)
N_QUEENS_SUITES = (
    Suite("example", "examples", limit=RELAXED),
    Suite("queens", "queens", 9, limit=RELAXED),
    Suite("calls", "queens_in_turn", 5, limit=RELAXED),
)
