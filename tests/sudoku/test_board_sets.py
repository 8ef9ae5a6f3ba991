"""What boards promise that are drawn as a set, for the boards as drawn."""

from __future__ import annotations

from random import Random

import pytest

from grader.dev.pool.search_cost import worst_placements
from grader.dev.pool.weakenings import SCANS, Weakening, hardest, right_check, weakenings
from grader.pool.board_sets import SETS, draw_set
from grader.pool.pool import load
from grader.sudoku.shape import boxes, columns, rows
from grader.sudoku.solver import has_one_solution, solve


@pytest.mark.parametrize("kind", SETS)
def test_draws_repeat_by_seed_and_differ_between_seeds(kind: str) -> None:
    first = draw_set(Random("a"), kind)
    assert first == draw_set(Random("a"), kind)
    assert first != draw_set(Random("b"), kind)
    assert all(map(has_one_solution, first))


@pytest.mark.parametrize("kind", SETS)
def test_boards_cost_what_the_pool_says(kind: str) -> None:
    entries = load(kind)
    for entry in entries[:4]:
        assert worst_placements(entry.puzzle, 100_000) == entry.costs[0]
    dearest = max(entry.costs[0] for entry in entries)
    for board in draw_set(Random(1), kind)[:4]:
        assert worst_placements(board, 100_000) <= dearest


@pytest.mark.parametrize("seed", range(4))
def test_each_unit_has_no_given_on_some_board_and_one_on_another(seed: int) -> None:
    boards = draw_set(Random(seed), "empty_units")
    for unit in (*rows(9), *columns(9), *boxes(9)):
        assert {0, 1} <= {sum(board[cell] != "." for cell in unit) for board in boards}


def first_filling(
    board: str, check: Weakening, scan: tuple[int, ...], *, downwards: bool = False
) -> str:
    """Fill the cells in the order of the scan, as a wrong answer does."""
    order = "987654321" if downwards else "123456789"
    cells = [0 if symbol == "." else 1 + order.index(symbol) for symbol in board]
    blanks = [cell for cell in scan if not cells[cell]]
    step = 0
    while step < len(blanks):
        cell = blanks[step]
        taken = {cells[peer] for peer in check.seen[cell]}
        digit = next((d for d in range(cells[cell] + 1, 10) if d not in taken), 0)
        cells[cell] = digit
        step += 1 if digit else -1
    return "".join(order[digit - 1] for digit in cells)


@pytest.mark.parametrize("number", range(len(hardest())))
def test_misleading_boards_mislead_as_drawn(number: int) -> None:
    check = hardest()[number]
    boards = draw_set(Random(number), "misleading")
    for scan, downwards in ((number, False), (number + 1, True)):
        assert any(
            first_filling(board, check, SCANS[scan % 4], downwards=downwards) != solve(board)
            for board in boards
        ), (check.name, scan % 4, downwards)


def test_the_right_check_is_never_misled() -> None:
    for board in draw_set(Random(5), "misleading")[:5]:
        assert first_filling(board, right_check(), SCANS[2]) == solve(board)


def test_each_weaker_check_of_boxes_overlooks_what_one_of_the_hardest_does() -> None:
    for check in weakenings():
        if check.name.startswith("box"):
            assert any(
                all(set(mine) <= set(its) for mine, its in zip(check.seen, hard.seen, strict=True))
                for hard in hardest()
            ), check.name
