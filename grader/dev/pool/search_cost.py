"""How much work a puzzle makes: placements of plain backtracking, and guesses after singles."""

from __future__ import annotations

from random import Random

from grader.sudoku.any_size import fewest_candidates, propagate, search, start
from grader.sudoku.shape import EMPTY, SYMBOLS, side_of, transposed_cells, units_of
from grader.sudoku.symmetry import Symmetry


def exhaustive_placements(puzzle: str, cap: int) -> int:
    """Return the number of digits that first-empty backtracking places, or `cap` if that is less.

    Counted is the whole tree: blanks are filled row by row with every digit that its row, column
    and box allow, and the search goes on behind each solution.  So the figure does not change when
    digits are renamed, and bounds any search in that order that tries digits in any order and stops
    at a solution.

    Partial fillings that leave the same digits to the units still open have the same future; they
    are kept as one state with a count, which finds the size of a tree without walking all of it.
    """
    side = side_of(puzzle)
    of_cell = units_of(side)
    every_digit = (1 << side) - 1
    blanks = [cell for cell, symbol in enumerate(puzzle) if symbol == EMPTY]

    used = 0
    for cell, symbol in enumerate(puzzle):
        if symbol != EMPTY:
            for unit in of_cell[cell]:
                bit = 1 << unit * side + SYMBOLS.index(symbol)
                if used & bit:
                    return 0
                used |= bit
    last_use = {unit: step for step, cell in enumerate(blanks) for unit in of_cell[cell]}

    placements = 0
    states = {used: 1}
    for step, cell in enumerate(blanks):
        row, column, box = (unit * side for unit in of_cell[cell])
        in_all_three = 1 << row | 1 << column | 1 << box
        # Units without further blanks are forgotten, so that more fillings become one state.
        kept = -1
        for unit in of_cell[cell]:
            if last_use[unit] == step:
                kept &= ~(every_digit << unit * side)
        following: dict[int, int] = {}
        for state, count in states.items():
            free = every_digit & ~(state >> row | state >> column | state >> box)
            placements += count * free.bit_count()
            while free:
                bit = free & -free
                free ^= bit
                after = (state | bit * in_all_three) & kept
                following[after] = following.get(after, 0) + count
            if placements >= cap:
                return cap
        states = following
    return placements


def scan_orders(puzzle: str) -> tuple[str, str, str, str]:
    """Return the puzzle as four scans meet it: rows and columns, each forwards and backwards."""
    by_columns = "".join([puzzle[cell] for cell in transposed_cells(side_of(puzzle))])
    return puzzle, puzzle[::-1], by_columns, by_columns[::-1]


def worst_placements(puzzle: str, cap: int) -> int:
    """Return the largest `exhaustive_placements` of the four scan orders, `cap` at most."""
    worst = 0
    for scanned in scan_orders(puzzle):
        worst = max(worst, exhaustive_placements(scanned, cap))
        if worst >= cap:
            break
    return worst


def guesses(puzzle: str, *, hidden: bool = True) -> int:
    """Return how many digits are guessed when singles are exhausted first; 0: singles solve it.

    Guessed is every candidate of a cell with the fewest, in the whole tree: what finding the
    solution and proving it the only one takes together.  Renaming digits does not change it.
    Without `hidden`, naked singles alone are used: the guesses of fewest-candidates search.
    """
    return sum(
        candidates[cell].bit_count()
        for candidates, cell in search(puzzle, hidden=hidden)
        if cell >= 0
    )


def mean_guesses(puzzle: str, moves: int) -> float:
    """Return the mean of `guesses` over some random moves of the board.

    Which of two equal cells a search takes first depends on their places, and a single figure
    may be several times too high or too low.
    """
    rng = Random(puzzle)
    side = side_of(puzzle)
    moved = (Symmetry.random(rng, side).apply(puzzle) for _ in range(moves))
    return sum(map(guesses, moved)) / moves


def solved_by_singles(puzzle: str, *, hidden: bool = True) -> bool:
    """Return whether singles alone fill the board; without `hidden`, naked singles alone."""
    candidates, placed = start(puzzle)
    return (
        propagate(candidates, placed, side_of(puzzle), hidden=hidden)
        and fewest_candidates(candidates) < 0
    )
