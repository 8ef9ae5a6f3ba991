"""The counted work against a plain backtracking search."""

from __future__ import annotations

from random import Random

import pytest

from grader.dev.pool.search_cost import (
    exhaustive_placements,
    guesses,
    scan_orders,
    solved_by_singles,
    worst_placements,
)
from grader.sudoku.generator import puzzle_with_givens
from grader.sudoku.shape import SYMBOLS, peers, side_of
from grader.sudoku.symmetry import Symmetry


def placements_by_walking_the_tree(puzzle: str) -> int:
    side = side_of(puzzle)
    cells = list(puzzle)

    def walk(cell: int) -> int:
        while cell < len(cells) and puzzle[cell] != ".":
            cell += 1
        if cell == len(cells):
            return 0
        taken = {cells[peer] for peer in peers(side)[cell]}
        placed = 0
        for symbol in SYMBOLS[:side]:
            if symbol not in taken:
                cells[cell] = symbol
                placed += 1 + walk(cell + 1)
                cells[cell] = "."
        return placed

    return walk(0)


@pytest.mark.parametrize(("side", "givens"), [(4, 5), (9, 32), (9, 38), (16, 190)])
def test_placements(side: int, givens: int) -> None:
    puzzle = puzzle_with_givens(Random(givens), side, givens)
    by_scan = [placements_by_walking_the_tree(scanned) for scanned in scan_orders(puzzle)]
    assert [exhaustive_placements(scanned, 10**9) for scanned in scan_orders(puzzle)] == by_scan
    assert worst_placements(puzzle, 10**9) == max(by_scan)
    assert exhaustive_placements(puzzle, 7) == min(7, by_scan[0])
    renamed = Symmetry.random(Random(1), side, geometry=False).apply(puzzle)
    assert exhaustive_placements(renamed, 10**9) == by_scan[0]


def test_a_board_with_several_solutions() -> None:
    assert exhaustive_placements("." * 16, 10**9) == placements_by_walking_the_tree("." * 16)


def test_contradictory_givens_cost_nothing() -> None:
    assert exhaustive_placements("11" + "." * 14, 100) == 0


def test_guesses() -> None:
    by_naked_singles = (
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    )
    assert solved_by_singles(by_naked_singles, hidden=False)
    assert guesses(by_naked_singles) == 0
    needs_guesses = (
        "1..2......65..48...7...69....4.......5...87..7...3..4.......6...8.....57..65.7.89"
    )
    assert solved_by_singles(needs_guesses) == (guesses(needs_guesses) == 0)
    assert guesses("." * 16) > 0
