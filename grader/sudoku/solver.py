"""The fast solver: a 9x9 board as 324 lanes of one big integer.

Sudoku is an exact-cover problem (Knuth, "Dancing Links", 2000).  A candidate is a digit in a cell;
there are 729.  A constraint is one of 324 demands (81 cells want a digit; 9 rows, 9 columns and 9
boxes want each of 9 digits), each met by exactly one of 9 candidates.  Here every constraint is a
*lane* of 11 neighbouring bits of one Python integer:

    bit 10      guard     always 1 between steps; it lends to subtractions inside the lane
    bits 9..1   candidates that could still meet the constraint
    bit 0       open      1 until the constraint is met

A candidate has four copies, one in each of its lanes.  Placing it is one AND with a ready mask
that empties its four lanes and strikes out every rival.  Because no borrow leaves a lane, the usual
trick "x & (x - 1) drops the lowest set bit" works on all 324 lanes at once; a guard that is gone
after the next decrement marks a lane that held no more candidate.  So about ten operations on
3564-bit integers find every contradiction, every naked and every hidden single of the whole board.
When there are none of them, the search branches on a lane with the fewest candidates.

Other sizes are passed to `any_size`.  Tables are built on first use, in about two milliseconds.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import NamedTuple

from grader.sudoku import any_size
from grader.sudoku.shape import EMPTY, SYMBOLS, box_of, side_of

_SIDE = 9
_LANES = 4 * _SIDE * _SIDE
_WIDTH = _SIDE + 2
_GUARD_BIT = _SIDE + 1
_LOWEST_CANDIDATE_TO_GUARD = _SIDE


class _Tables(NamedTuple):
    """Masks over all lanes; the lists are indexed by the `bit_length` that finds a candidate."""

    full: int
    """The lanes of an empty board: everything open, every candidate possible."""
    guards: int
    opens: int
    placing: list[int]
    """AND with it to place the candidate."""
    striking: list[int]
    """AND with it to rule the candidate out."""
    cell: list[int]
    symbol: list[str]
    lane_candidates: list[int]
    """By the `bit_length` of a guard: the nine candidate bits of that lane."""
    given: list[dict[str, int]]
    """For each cell, symbol -> the mask that places it."""


@cache
def _tables() -> _Tables:
    guards = sum(1 << (lane * _WIDTH + _GUARD_BIT) for lane in range(_LANES))
    opens = sum(1 << (lane * _WIDTH) for lane in range(_LANES))
    positions: dict[tuple[int, int], tuple[int, ...]] = {}
    for cell in range(_SIDE * _SIDE):
        row, column = divmod(cell, _SIDE)
        box = box_of(cell, _SIDE)
        place_in_box = row % 3 * 3 + column % 3
        for digit in range(_SIDE):
            # (lane, candidate within the lane).  The search prefers high lanes; boxes lowest and
            # cells highest measured best.
            copies = (
                (box * _SIDE + digit, place_in_box),
                (81 + row * _SIDE + digit, column),
                (162 + column * _SIDE + digit, row),
                (243 + cell, digit),
            )
            positions[cell, digit] = tuple(lane * _WIDTH + 1 + index for lane, index in copies)

    copies_of = {
        candidate: sum(1 << position for position in at) for candidate, at in positions.items()
    }
    rivals_in_lane = [0] * _LANES
    for candidate, at in positions.items():
        for position in at:
            rivals_in_lane[position // _WIDTH] |= copies_of[candidate]
    full = guards | opens
    for copies_mask in copies_of.values():
        full |= copies_mask

    size = _LANES * _WIDTH + 1
    placing, striking, cells, symbols = [0] * size, [0] * size, [0] * size, [""] * size
    given: list[dict[str, int]] = [{} for _ in range(_SIDE * _SIDE)]
    for (cell, digit), at in positions.items():
        cleared = 0
        for position in at:
            lane = position // _WIDTH
            cleared |= rivals_in_lane[lane] | 1 << (lane * _WIDTH)
        kept_when_placed = full & ~cleared
        kept_when_struck = full & ~copies_of[cell, digit]
        given[cell][SYMBOLS[digit]] = kept_when_placed
        for position in at:
            placing[position + 1] = kept_when_placed
            striking[position + 1] = kept_when_struck
            cells[position + 1] = cell
            symbols[position + 1] = SYMBOLS[digit]
    lane_candidates = [0] * (size + 1)
    for lane in range(_LANES):
        lane_candidates[lane * _WIDTH + _GUARD_BIT + 1] = (1 << _SIDE) - 1 << lane * _WIDTH + 1
    return _Tables(full, guards, opens, placing, striking, cells, symbols, lane_candidates, given)


def _lane_solutions(puzzle: str) -> Iterator[str]:
    """Yield every solution of a 9x9 puzzle, each once, in an order of no meaning."""
    full, guards, opens, placing, striking, cell, symbol, lane_candidates, given = _tables()
    board = full
    open_lanes = _LANES
    for place_given, mark in zip(given, puzzle, strict=True):
        if mark != EMPTY:
            board &= place_given[mark]
            open_lanes -= 4
    # Givens that contradict each other close a lane twice, so more lanes are open than expected.
    if (board & opens).bit_count() != open_lanes:
        return
    filled = list(puzzle)
    if board == guards:
        yield puzzle
        return
    # A postponed branch: the board to go on with, and the candidate placed on it (0: none).
    # Cells filled since then need no clean-up, as the branch fills the very same cells again.
    postponed: list[tuple[int, int]] = []

    while True:
        # Toggling the open bits leaves [guard, candidates, 0] in an open lane and [guard, 0, 1] in
        # a met one, which thus survives the first drop and looks like a single without candidates.
        toggled = board ^ opens
        after_first = toggled & (toggled - opens)
        if after_first & guards == guards:
            decremented = after_first - opens
            two_or_more = decremented & guards
            at_most_one = two_or_more ^ guards
            singles = board & (at_most_one - (at_most_one >> _LOWEST_CANDIDATE_TO_GUARD))
            if singles:
                while singles:
                    index = singles.bit_length()
                    mask = placing[index]
                    board &= mask
                    singles &= mask
                    filled[cell[index]] = symbol[index]
                if board != guards:
                    continue
                yield "".join(filled)
            else:
                # Drop the lowest candidate of every lane until some lane has none left; it is a
                # lane with the fewest (nearly always two).
                remaining = after_first & decremented | guards
                fewest = two_or_more & ~(remaining - opens)
                pair = fewest != 0
                while not fewest:
                    remaining = remaining & (remaining - opens) | guards
                    fewest = two_or_more & ~(remaining - opens)
                choices = board & lane_candidates[fewest.bit_length()]
                index = choices.bit_length()
                if pair:
                    other = (choices ^ 1 << index - 1).bit_length()
                    postponed.append((board & placing[other], other))
                else:
                    postponed.append((board & striking[index], 0))
                board &= placing[index]
                filled[cell[index]] = symbol[index]
                if board != guards:
                    continue
                yield "".join(filled)
        if not postponed:
            return
        board, index = postponed.pop()
        if index:
            filled[cell[index]] = symbol[index]


def iterate_solutions(puzzle: str) -> Iterator[str]:
    """Yield every solution of a puzzle of any legal side, each once, lazily.

    Contradictory givens yield nothing.  Raise ValueError for an illegal length or symbol.
    """
    side = side_of(puzzle)
    foreign = set(puzzle) - set(SYMBOLS[:side]) - {EMPTY}
    if foreign:
        raise ValueError(
            f"{min(foreign)!r} is not a symbol of a {side}x{side} board: "
            f"write {SYMBOLS[0]}-{SYMBOLS[side - 1]}, and {EMPTY!r} for an empty cell."
        )
    return _lane_solutions(puzzle) if side == _SIDE else any_size.iterate_solutions(puzzle)


def solve(puzzle: str) -> str | None:
    """Return a solution, or None where there is none.

    Raise ValueError for an illegal length or symbol.
    """
    return next(iterate_solutions(puzzle), None)


def solutions(puzzle: str, limit: int = 2) -> list[str]:
    """Return at most `limit` different solutions.

    Raise ValueError for an illegal length or symbol.
    """
    return list(islice(iterate_solutions(puzzle), limit))


def count_solutions(puzzle: str, limit: int = 2) -> int:
    """Return the number of solutions, counting no further than `limit`.

    Raise ValueError for an illegal length or symbol.
    """
    return sum(1 for _ in islice(iterate_solutions(puzzle), limit))


def has_one_solution(puzzle: str) -> bool:
    """Say whether the puzzle is proper, that is, has exactly one solution."""
    return count_solutions(puzzle, limit=2) == 1
