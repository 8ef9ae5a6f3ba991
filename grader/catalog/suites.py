"""The hidden suites that rungs share, in the order in which they run: the cheapest first.

``max_cost`` bounds the placements that row-by-row search needs to explore a whole board (in any
of four scan orders), so that an honest slow solver is not failed for being slow: where speed is a
gate, a suite called ``speed`` says so.
"""

from typing import NamedTuple

from grader.problems.suite import Limit, Race, Suite

RELAXED = Limit(times=60.0, floor=2.0)
"""For suites that check whether an answer is right, not its speed: honest solvers of one idea
take up to 50 times as long as the reference, and a few even longer."""


class Costs(NamedTuple):
    """The largest search cost that each kind of board may have; 0 for none of that kind."""

    medium: int
    edge: int
    """For boards with a sparse band, or without one of the digits."""
    crowded: int
    hard: int
    minimal: int


FIRST = Costs(medium=1_500, edge=3_000, crowded=3_000, hard=5_000, minimal=0)
NAIVE = Costs(medium=3_000, edge=8_000, crowded=8_000, hard=15_000, minimal=0)
CLASSIC = Costs(medium=5_000, edge=20_000, crowded=20_000, hard=20_000, minimal=60_000)


def _pool(name: str, kind: str, count: int, max_cost: int | None, side: int = 9) -> Suite:
    options = {"kind": kind, "max_cost": max_cost}
    return Suite(name, "pool", count, options if side == 9 else {**options, "side": side}, RELAXED)


def _board_set(name: str, kind: str, count: int) -> Suite:
    return Suite(name, "board_set", count, {"kind": kind}, RELAXED)


def _drawn_boards(costs: Costs, hard_boards: int = 5, minimal_boards: int = 5) -> tuple[Suite, ...]:
    """9×9 boards of every kind of the pool."""
    suites = (
        _pool("nearly", "nearly", 4, 1_000),
        _pool("dense", "dense", 2, 1_000),
        _pool("easy", "easy", 4, 1_000),
        _pool("medium", "medium", 6, costs.medium),
        _board_set("empty", "empty_units", 9),
        _pool("sparse-band", "sparse_band", 2, costs.edge),
        _pool("digit-absent", "digit_absent", 2, costs.edge),
        _board_set("misleading", "misleading", 20),
        _pool("crowded", "skewed", 4, costs.crowded),
        _pool("late-box", "late_box", 2, max(costs.crowded, 5_000)),
        _pool("three-way", "three_way", 5, costs.hard),
        _pool("hard", "hard", hard_boards, costs.hard),
    )
    if not costs.minimal:
        return suites
    return *suites, _pool("minimal", "minimal", minimal_boards, costs.minimal)


def _calls(max_cost: int | None) -> Suite:
    return Suite("calls", "call_sequences", 9, {"max_cost": max_cost}, RELAXED)


def _random(count: int, max_cost: int | None) -> Suite:
    return Suite("random", "random_boards", count, {"max_cost": max_cost}, RELAXED)


def nine_by_nine(costs: Costs, hard_boards: int = 5) -> tuple[Suite, ...]:
    """Suites of 9×9 boards that any honest solver of the rung can afford."""
    return (
        *SMALLEST,
        *_drawn_boards(costs, hard_boards),
        _calls(costs.hard),
        _random(8, costs.hard),
    )


def speed(
    times: float,
    kind: str,
    max_cost: int | None = None,
    *,
    name: str = "speed",
    boards: int = 5,
    disguises: int = 4,
    groups: int = 1,
) -> Suite:
    """Return a gate: at most `times` as long as the reference, median over boards of a kind.

    The limit is between the slowest honest solver of the rung and the rung to beat, far from
    both; `tests/benchmarks/gates.py` measures the two.
    """
    race = Race(times, boards, disguises, groups)
    return Suite(name, "race", 0, {"kind": kind, "max_cost": max_cost}, race=race)


EXAMPLE = Suite("example", "examples", limit=RELAXED)
ONE_BLANK = Suite("one-blank", "one_blank", 5, limit=RELAXED)
SOLVED = Suite("solved", "solved", 1, limit=RELAXED)
DIGITS = Suite("digits", "digits_in_turn", 4, limit=RELAXED)
SMALLEST = (ONE_BLANK, DIGITS, EXAMPLE)
SEVENTEEN = Suite(
    "seventeen",
    "fixed",
    options={
        "puzzles": (
            ".....78.......9...6...1...........19..3.......8.4.....1.......7...8...5...234....",
        )
    },
    limit=Limit(times=60.0, floor=60.0),
)
"""A board of 17 givens as it stands: moved or relabelled, it would cost millions of placements.  By
rows it takes 1,820, and trying digits downwards up to 2.8 million: hence the floor."""

TWENTY_GIVENS = Suite(
    "twenty-givens",
    "renamed",
    1,
    options={
        "puzzles": (
            ".8..12....7...6..2.......5.......281.........5.43..............3..5...4.21.9....6",
        )
    },
    limit=RELAXED,
)
"""61 cells are empty, and still the whole tree has at most 17,575 placements in any of four scans:
the board of 17 givens and its geometry were searched for, and where to show three digits more."""

THREE_WAYS_LEFT = Suite(
    "three-ways-left",
    "renamed",
    4,
    options={
        "puzzles": (
            ".5......4.6.2...1.31.....6..3.1.6.5.....59.........2..6.27.3...1...6..3.....9....",
            ".6..9.........87.9...467...9..7....18.....4...37...2...9..1....4..8.2.....2....1.",
        )
    },
    limit=RELAXED,
)
"""When all singles are placed, every cell that is left has three candidates or more: a search that
tries two of them fails where the right one is the third."""
WRONG_TO_THE_END = Suite(
    "wrong-to-the-end",
    "fixed",
    options={
        "puzzles": (
            "39......1..7.....2..4713........8....169.5.......3..7.2...9.....6...73....51...6.",
            ".5......62.4...3..7.3..69.23...4.....25...6.....3....9..6.3.........2.15.....47..",
        )
    },
    limit=RELAXED,
)
"""A wrong guess fills these boards to the end in one round of singles: a search that takes a board
without open cells for solved, and doesn't look for a digit twice again, returns it."""
SMALL_BOXES = Suite(
    "small-boxes",
    "fixed",
    options={"puzzles": ("....21.3.....3.1", ".....1.3.2...3.1", ".....314.....4.3")},
    limit=RELAXED,
)
"""4×4 boards that come out wrong where a box is taken for three cells wide."""

FIRST_SUITES = (*nine_by_nine(FIRST, hard_boards=2), TWENTY_GIVENS, SOLVED)
NAIVE_SUITES = (*nine_by_nine(NAIVE, hard_boards=3), SEVENTEEN, SOLVED)
NINE_BY_NINE_SUITES = (*nine_by_nine(CLASSIC), SEVENTEEN, SOLVED)
EXPLICIT_STACK_SUITES = (
    *SMALLEST,
    _pool("sixty-blanks", "sixty_blanks", 3, 300_000),
    *_drawn_boards(CLASSIC),
    _calls(CLASSIC.hard),
    _random(8, CLASSIC.hard),
    SEVENTEEN,
    SOLVED,
)
FAST_SUITES = (
    *SMALLEST,
    *_drawn_boards(CLASSIC),
    _pool("few-givens", "few_givens", 5, None),
    THREE_WAYS_LEFT,
    WRONG_TO_THE_END,
    _pool("seventeen", "seventeen", 1, None),
    _calls(None),
    _random(16, None),
    SOLVED,
)
ANY_SIZE_SUITES = (
    _pool("4x4", "easy", 6, 1_000, side=4),
    SMALL_BOXES,
    EXAMPLE,
    ONE_BLANK,
    DIGITS,
    *_drawn_boards(CLASSIC),
    _pool("16x16", "easy", 6, 20_000, side=16),
    _pool("25x25", "easy", 3, 20_000, side=25),
    _calls(5_000),
    _random(8, 5_000),
    SEVENTEEN,
    SOLVED,
)
COUNT_SOLUTIONS_SUITES = (
    EXAMPLE,
    ONE_BLANK,
    Suite("full", "full", 1, limit=RELAXED),
    Suite("limits", "limits", 6, limit=RELAXED),
    Suite("nearly-empty", "nearly_empty", 3, limit=RELAXED),
    Suite("several", "several_solutions", 5, limit=RELAXED),
    Suite("no-solution", "no_solution", 4, limit=RELAXED),
    *_drawn_boards(CLASSIC),
    Suite("calls", "in_turn", 4, limit=RELAXED),
    _random(4, CLASSIC.hard),
)
PUZZLE_STRING_SUITES = (
    EXAMPLE,
    Suite("characters", "invalid_characters", 11, limit=RELAXED),
    Suite("length", "invalid_length", 2, limit=RELAXED),
    Suite("layout", "invalid_layout", 9, limit=RELAXED),
    Suite("order", "several_problems", 4, limit=RELAXED),
    Suite("other-characters", "other_characters", 2, limit=RELAXED),
    Suite("other-lengths", "other_lengths", 1, limit=RELAXED),
    Suite("places", "every_pair_of_places", 3, limit=RELAXED),
    SOLVED,
    *_drawn_boards(CLASSIC, hard_boards=2, minimal_boards=4),
    TWENTY_GIVENS,
    Suite("unsolvable", "unsolvable_of_any_number", 5, limit=RELAXED),
    Suite("several", "several_solutions", 5, limit=RELAXED),
    _calls(5_000),
)
VALID_SUDOKU_SUITES = (
    Suite("example", "examples", limit=RELAXED),
    Suite("empty", "hardly_any_digit", 4, limit=RELAXED),
    Suite("solved", "solved", 1, limit=RELAXED),
    Suite("row", "twice_in_a_unit", 9, {"unit": "row"}, RELAXED),
    Suite("column", "twice_in_a_unit", 9, {"unit": "column"}, RELAXED),
    Suite("box", "twice_in_a_unit", 9, {"unit": "box"}, RELAXED),
    Suite("places", "every_pair_of_places", 3, limit=RELAXED),
    Suite("easy", "pool", 4, {"kind": "easy", "max_cost": None}, RELAXED),
    Suite("hard", "pool", 4, {"kind": "hard", "max_cost": None}, RELAXED),
    Suite("few-givens", "pool", 2, {"kind": "few_givens", "max_cost": None}, RELAXED),
    Suite("seventeen", "pool", 1, {"kind": "seventeen", "max_cost": None}, RELAXED),
    Suite("unsolvable", "unsolvable", 5, limit=RELAXED),
    Suite("several", "several_solutions", 3, limit=RELAXED),
    Suite("boxes-only", "shifted_rows", 3, limit=RELAXED),
    Suite("one-changed", "one_cell_changed", 5, limit=RELAXED),
    Suite("calls", "valid_and_not_in_turn", 4, limit=RELAXED),
)
N_QUEENS_SUITES = (
    Suite("example", "examples", limit=RELAXED),
    Suite("queens", "queens", 9, limit=RELAXED),
    Suite("calls", "queens_in_turn", 5, limit=RELAXED),
)


def _asked_of(function: str, *sources: tuple[str, str]) -> tuple[Suite, ...]:
    """Return the suites of one of several functions: their names and makers."""
    return tuple(Suite(name, source, limit=RELAXED, function=function) for name, source in sources)


BIT_PLANES_SUITES = (
    *_asked_of(
        "peersOf",
        ("peers-example", "examples"),
        ("peers-of-one", "each_cell"),
        ("peers-of-some", "some_cells"),
    ),
    *_asked_of(
        "cellsWithOne",
        ("one-example", "examples"),
        ("one-everywhere", "one_digit_everywhere"),
        ("one-mixed", "each_pair_of_digits"),
        ("one-random", "random_candidates"),
        ("one-boards", "candidates_of_boards"),
    ),
    *_asked_of(
        "onlyPlaces",
        ("only-example", "examples"),
        ("only-each", "each_cell"),
        ("only-extreme", "extreme_planes"),
        ("only-one-kind", "alone_in_one_kind"),
        ("only-random", "random_planes"),
    ),
)


def _lanes_with(number: str) -> tuple[Suite, ...]:
    return _asked_of(
        f"lanesWith{number.capitalize()}",
        (f"{number}-example", "examples"),
        (f"{number}-alone", "one_lane"),
        (f"{number}-neighbours", "neighbours"),
        (f"{number}-every", "every_content"),
        (f"{number}-extreme", "extremes"),
        (f"{number}-many", "many_lanes"),
    )


LANE_COUNTING_SUITES = (
    *_lanes_with("none"),
    *_lanes_with("one"),
    *_lanes_with("two"),
    *_asked_of("bitsOfLanes", ("bits-example", "examples"), ("bits-flagged", "flagged")),
)

PUZZLES = Limit(times=60.0, floor=10.0)
"""For suites in which each call makes a puzzle: honest ways to count solutions take up to a hundred
times as long as each other."""
MAKE_PUZZLE_SUITES = (
    Suite("example", "examples", limit=PUZZLES),
    Suite("seeds", "single_seeds", 24, limit=PUZZLES),
    Suite("same", "seed_again", limit=PUZZLES),
    Suite("afresh", "seed_in_two_processes", limit=PUZZLES, apart=True),
    Suite("different", "other_seeds", limit=PUZZLES),
)
