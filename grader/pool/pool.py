"""Base puzzles for hidden boards, and new boards drawn from them.

Each kind of puzzle has a file in `pool/`, written by `grader.dev.pool.build`, and every puzzle in
it has exactly one solution.  A drawn board is a base puzzle in disguise: moved by a random geometry
and its digits renamed, so that no stored answer fits it.

For each puzzle, a line lists some geometries, by number, with their cost: an upper bound for the
placements of any search that fills the first empty cell, scanning by rows or by columns, from
either end (`worst_placements` in `grader.dev.pool.search_cost`).  Drawing with `max_cost` uses only
geometries of known and sufficiently small cost; neither renaming digits nor half a turn nor
transposing changes it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache, partial
from itertools import cycle
from pathlib import Path
from random import Random
from typing import NamedTuple, TypeVar

from grader.sudoku.late_box import late_box_mistake
from grader.sudoku.shape import (
    EMPTY,
    columns,
    peers,
    rows,
    side_of,
    symbols,
)
from grader.sudoku.solver import solve
from grader.sudoku.symmetry import Symmetry, shuffled

_FOLDER = Path(__file__).parent / "data"

KINDS = (
    "easy",
    "medium",
    "hard",
    "minimal",
    "few_givens",
    "seventeen",
    "dense",
    "nearly",
    "skewed",
    "empty_units",
    "sparse_band",
    "digit_absent",
    "punishing",
    "stubborn",
    "three_way",
    "late_box",
    "misleading",
    "hidden_singles",
    "sixty_blanks",
)
"""The kinds of 9x9 puzzles; `grader.dev.pool.recipes` defines each of them."""

OTHER_KINDS = ("easy", "medium")
"""The kinds of puzzles with a side of 4, 16 or 25."""

PUNISHING_PLACEMENTS = 1_000_000
"""The least that a `punishing` board costs first-empty search in one scan order."""

PUNISHING_GUESSES = 40
"""The most that it costs fewest-candidates search (`guesses` without hidden singles)."""

STUBBORN_GUESSES = range(80, 201)
"""What a board of the kind `stubborn` costs singles with guessing, wherever it is moved on average
(`mean_guesses` in `grader.dev.pool.search_cost`): many guesses, and on no board so many that the
others don't count."""

HIGHEST, BETWEEN, LOWEST = "highest", "between", "lowest"
PLACES = HIGHEST, LOWEST, HIGHEST, LOWEST, BETWEEN
"""The place of the right digit among the candidates of a cell, from one board to the next."""

Item = TypeVar("Item")

Face = Callable[[str], bool]
"""A property that the drawn board must show, not only its base puzzle: its first row is empty."""


class Entry(NamedTuple):
    """One line of a pool file."""

    puzzle: str
    givens: int
    guesses: int
    """As counted by `guesses` in `grader.dev.pool.search_cost`: 0 when singles solve it."""
    costs: dict[int, int]
    """Number of a geometry -> worst number of placements; other geometries cost more."""
    order: tuple[tuple[str, str], ...] = ()
    """Pairs of digits, the lower first, whose order matters: see `board_sets`."""


@cache
def load(kind: str, side: int = 9) -> tuple[Entry, ...]:
    """Return the base puzzles of a kind.

    Raise ValueError for an unknown kind, and for one that does not exist for this side.
    """
    if kind not in (KINDS if side == 9 else OTHER_KINDS) or side not in (4, 9, 16, 25):
        known = ", ".join(KINDS if side == 9 else OTHER_KINDS)
        raise ValueError(f"The pool has no kind {kind!r} of side {side}: choose among {known}.")
    return tuple(
        _read_entry(line)
        for line in file_of(kind, side).read_text("ascii").splitlines()
        if line and not line.startswith("#")
    )


def file_of(kind: str, side: int) -> Path:
    """Return the path of the data file of a kind."""
    return _FOLDER / (f"{kind}.txt" if side == 9 else f"{kind}_{side}.txt")


def _read_entry(line: str) -> Entry:
    puzzle, givens, guesses, *further = line.split()
    costs = (pair.split(":") for pair in further if ":" in pair)
    order = tuple((pair[0], pair[2]) for pair in further if "<" in pair)
    return Entry(puzzle, int(givens), int(guesses), {int(j): int(cost) for j, cost in costs}, order)


def draw(rng: Random, kind: str, count: int, *, max_cost: int | None, side: int = 9) -> list[str]:
    """Return `count` boards of a kind, from different base puzzles, each with one solution.

    Boards of the kind `punishing` punish, in turn, scanning by rows, by rows backwards, by columns,
    and by columns backwards.

    Every blank of the kind `three_way` has three candidates or more.  In the first of those with
    the fewest, the right one is the highest and the lowest in turn; on every fifth, one between.

    Boards of the kind `late_box` have a filling that is right but for the last blank of some box.
    A search by rows meets it before the solution, trying digits upwards on every second board, the
    first included, and downwards on the others.

    Boards of the kind `hidden_singles` have their digits renamed, and are never moved.

    With `max_cost`, first-empty search makes at most that many placements on each of them, in
    whatever order it tries digits, and scanning by rows or columns from either end.
    The same state of `rng` gives the same boards on every version of Python.

    Raise ValueError if the pool has too few puzzles within that cost.
    """
    if kind == "punishing":
        if max_cost is not None:
            raise ValueError("Punishing boards have no cost limit: draw them with max_cost=None.")
        chosen = _choose(rng, load(kind), count)
        return [
            _punishing_board(rng, entry.puzzle, turn)
            for entry, turn in zip(chosen, cycle(turns(9)), strict=False)
        ]
    if kind == "hidden_singles":  # moved elsewhere, ties fall differently, and the cost changes
        return [
            Symmetry.random(rng, side, geometry=False).apply(entry.puzzle)
            for entry in _choose(rng, load(kind), count)
        ]
    faces = faces_of(kind)
    usable = [entry for entry in load(kind, side) if within(entry, max_cost)]
    if len(usable) < count:
        raise ValueError(
            f"The pool has {len(usable)} {side}x{side} boards of kind {kind!r} that cost at most "
            f"{max_cost} placements, not {count}: ask for fewer, or allow a higher cost."
        )
    first_face = int(rng.random() * len(faces))
    boards: list[str] = []
    for number, entry in enumerate(_choose(rng, usable, count), start=first_face):
        # The faces take turns, so that a few boards already show most of them.
        wanted = number % len(faces)
        if max_cost is None:
            board = _showing(rng, entry.puzzle, faces[wanted])
        else:
            affordable = within(entry, max_cost)
            preferred = [j for j in affordable if j % len(faces) == wanted] or affordable
            board = geometry(entry.puzzle, pick(rng, preferred), faces)
        turned = pick(rng, turns(side)).apply(board)
        if any(face(turned) for face in faces):
            board = turned
        if kind == "three_way":
            boards.append(_three_way_board(rng, board, PLACES[len(boards) % len(PLACES)]))
        elif kind == "late_box":
            boards.append(_late_box_board(rng, board, upwards=len(boards) % 2 == 0))
        else:
            boards.append(Symmetry.random(rng, side, geometry=False).apply(board))
    return boards


def within(entry: Entry, max_cost: int | None) -> list[int]:
    """Return the numbers of the geometries which cost at most that much; [0] for None."""
    if max_cost is None:
        return [0]
    return [j for j, cost in entry.costs.items() if cost <= max_cost]


def geometry(puzzle: str, number: int, faces: tuple[Face, ...]) -> str:
    """Return the puzzle in its geometry of this number, 0 being the puzzle itself.

    The number stands for a random transformation that shows the face `number % len(faces)`.
    """
    if number == 0:
        return puzzle
    return _showing(Random(f"{puzzle}/{number}"), puzzle, faces[number % len(faces)])


def _showing(rng: Random, puzzle: str, face: Face) -> str:
    side = side_of(puzzle)
    while True:
        moved = Symmetry.random(rng, side).apply(puzzle)
        if face(moved):
            return moved


@cache
def turns(side: int) -> tuple[Symmetry, ...]:
    """Return the four moves that map the four scan orders to each other, so they keep the cost."""
    identity = Symmetry.identity(side)
    backwards = identity.rows[::-1]
    half_turn = identity._replace(rows=backwards, columns=backwards)
    return (
        identity,
        half_turn,
        identity._replace(transposed=True),
        half_turn._replace(transposed=True),
    )


def _choose(rng: Random, entries: Sequence[Entry], count: int) -> list[Entry]:
    if len(entries) < count:
        raise ValueError(f"The pool has {len(entries)} such boards, not {count}: ask for fewer.")
    return shuffled(rng, entries)[:count]


def pick(rng: Random, items: Sequence[Item]) -> Item:
    """Return one of the items, the same for the same state on every version of Python."""
    return items[int(rng.random() * len(items))]


def _punishing_board(rng: Random, puzzle: str, turn: Symmetry) -> str:
    """Disguise the puzzle so that first-empty search starts with a wrong guess.

    The builder has made sure that, scanning by rows, each wrong digit in the first blank costs
    `PUNISHING_PLACEMENTS`.  So it is enough that the right digit is neither the lowest nor the
    highest candidate there.  The turn then makes it any of the four scans.
    """
    solution = solve(puzzle)
    assert solution is not None, "every puzzle of the pool has a solution"
    cell = first_blank(range(81), puzzle)
    while True:
        renaming = Symmetry.random(rng, 9, geometry=False)
        renamed = renaming.apply(puzzle)
        possible = candidates(renamed, cell)
        if possible[0] < renaming.apply(solution)[cell] < possible[-1]:
            return turn.apply(renamed)


def _three_way_board(rng: Random, board: str, place: str) -> str:
    """Rename digits so that the right one has its place where a search by fewest candidates starts.

    The first cell by rows of those with the fewest candidates is sure to have its digit as the
    highest of them, as the lowest, or between the two: `place`.  As a search may break the tie
    otherwise, it is so too in as many as possible of the last such cell and of the first and last
    by columns; then of all.
    """
    solution = solve(board)
    assert solution is not None, "every puzzle of the pool has a solution"
    choices = choices_of(board)
    fewest = min(map(len, choices.values()))
    by_rows = [cell for cell in choices if len(choices[cell]) == fewest]
    by_columns = sorted(by_rows, key=lambda cell: (cell % 9, cell // 9))
    early = (by_rows[-1], by_columns[0], by_columns[-1])

    def score(renaming: Symmetry) -> tuple[bool, int, int]:
        name = dict(zip(symbols(9), renaming.symbols, strict=True))

        def meets(cell: int) -> bool:
            return place == _place_among([name[one] for one in choices[cell]], name[solution[cell]])

        if not meets(by_rows[0]):
            return False, 0, 0
        return True, sum(map(meets, early)), sum(map(meets, by_rows))

    while True:
        renamings = [Symmetry.random(rng, 9, geometry=False) for _ in range(200)]
        best = max(renamings, key=score)
        if score(best)[0]:
            return best.apply(board)


def _place_among(digits: Sequence[str], digit: str) -> str:
    if digit in (max(digits), min(digits)):
        return HIGHEST if digit == max(digits) else LOWEST
    return BETWEEN


def _late_box_board(rng: Random, board: str, *, upwards: bool) -> str:
    """Rename digits so that a wrong filling comes before the right one."""
    fillings = _late_box_fillings(board)
    assert fillings is not None, "the face of the kind promises it"
    right, wrong = fillings
    while True:
        renaming = Symmetry.random(rng, 9, geometry=False)
        if (renaming.apply(wrong) < renaming.apply(right)) == upwards:
            return renaming.apply(board)


def first_blank(scan: Sequence[int], board: str) -> int:
    """Return the first empty cell of a scan; the board has one."""
    return next(cell for cell in scan if board[cell] == EMPTY)


def candidates(board: str, cell: int) -> list[str]:
    """Return the symbols that no peer of the cell holds, ascending."""
    taken = {board[peer] for peer in peers(side_of(board))[cell]}
    return [symbol for symbol in symbols(side_of(board)) if symbol not in taken]


def choices_of(board: str) -> dict[int, list[str]]:
    """Return the candidates of each empty cell, by rows."""
    return {cell: candidates(board, cell) for cell, symbol in enumerate(board) if symbol == EMPTY}


@cache
def faces_of(kind: str) -> tuple[Face, ...]:
    """Return the faces of which a drawn board of this kind shows at least one."""
    if kind == "skewed":
        return tuple(
            partial(_crowded, cells=frozenset(lines[k] + lines[k + 3] + lines[k + 6]))
            for lines in (rows(9), columns(9))
            for k in range(3)
        )
    if kind == "late_box":
        return (_misleads_late_box,)
    return (_anything,)


def _crowded(board: str, cells: frozenset[int]) -> bool:
    """Return whether at least three in five givens are in these cells."""
    held = sum(1 for cell in cells if board[cell] != EMPTY)
    return 5 * held >= 3 * (len(board) - board.count(EMPTY))


def _misleads_late_box(board: str) -> bool:
    return _late_box_fillings(board) is not None


@lru_cache(maxsize=16)  # asked of a board when it is chosen, turned and renamed
def _late_box_fillings(board: str) -> tuple[str, str] | None:
    """Return the solution and the wrong filling that the kind is about; None without the latter."""
    solution = solve(board)
    wrong = None if solution is None else late_box_mistake(board, solution)
    return None if solution is None or wrong is None else (solution, wrong)


def _anything(_board: str) -> bool:
    return True
