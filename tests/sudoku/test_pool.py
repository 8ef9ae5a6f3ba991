"""The pool keeps its promises: one solution each, true costs, the right kind, fresh boards."""

from __future__ import annotations

from random import Random

import pytest

from grader.dev.pool.search_cost import (
    exhaustive_placements,
    guesses,
    mean_guesses,
    scan_orders,
    solved_by_singles,
    worst_placements,
)
from grader.pool import pool
from grader.pool.board_sets import SETS
from grader.sudoku.shape import boxes, columns, rows
from grader.sudoku.solver import has_one_solution, solve

FILES = [(kind, 9) for kind in pool.KINDS if kind not in SETS] + [
    (kind, side) for side in (4, 16, 25) for kind in pool.OTHER_KINDS
]

# kind, side, placements allowed, boards that must be there
BUDGETS = [
    ("easy", 9, 1_000, 40),
    ("medium", 9, 5_000, 40),
    ("hard", 9, 20_000, 40),
    ("minimal", 9, 100_000, 12),
    ("dense", 9, 1_000, 12),
    ("nearly", 9, 1_000, 12),
    ("three_way", 9, 20_000, 12),
    ("late_box", 9, 8_000, 12),
    ("sixty_blanks", 9, 300_000, 12),
    *[(kind, 9, 20_000, 12) for kind in ("skewed", "sparse_band", "digit_absent")],
    *[(kind, side, 20_000, 12) for side in (4, 16, 25) for kind in pool.OTHER_KINDS],
]


@pytest.mark.parametrize(("kind", "side"), FILES)
def test_every_line(kind: str, side: int) -> None:
    entries = pool.load(kind, side)
    least = 1 if kind == "seventeen" else 12
    assert len({entry.puzzle for entry in entries}) == len(entries) >= least
    for entry in entries:
        assert len(entry.puzzle) == side * side
        assert has_one_solution(entry.puzzle)
        assert entry.givens == side * side - entry.puzzle.count(".")
        assert (entry.guesses == 0) == solved_by_singles(entry.puzzle)


@pytest.mark.parametrize(("kind", "side"), FILES)
def test_figures_of_a_sample(kind: str, side: int) -> None:
    entry = pool.load(kind, side)[3]
    assert entry.guesses == guesses(entry.puzzle)
    for number, cost in list(entry.costs.items())[:2]:
        board = pool.geometry(entry.puzzle, number, pool.faces_of(kind))
        assert worst_placements(board, 10**6) == cost


@pytest.mark.parametrize(("kind", "side", "max_cost", "boards"), BUDGETS)
def test_enough_boards_within_the_budget(kind: str, side: int, max_cost: int, boards: int) -> None:
    drawn = pool.draw(Random(1), kind, boards, max_cost=max_cost, side=side)
    assert len(set(drawn)) == boards
    for board in drawn[:3]:
        assert has_one_solution(board)
        assert worst_placements(board, max_cost + 1) <= max_cost
        assert any(face(board) for face in pool.faces_of(kind))


@pytest.mark.parametrize(("kind", "side"), FILES)
def test_draws_repeat_by_seed_and_differ_between_seeds(kind: str, side: int) -> None:
    first = pool.draw(Random("a"), kind, 6, max_cost=None, side=side)
    assert first == pool.draw(Random("a"), kind, 6, max_cost=None, side=side)
    assert first != pool.draw(Random("b"), kind, 6, max_cost=None, side=side)
    for board in first:
        assert has_one_solution(board)
        assert any(face(board) for face in pool.faces_of(kind))


def test_kinds() -> None:
    for entry in pool.load("easy"):
        assert entry.givens >= 34
        assert entry.guesses == 0
    for entry in pool.load("medium"):
        assert 28 <= entry.givens <= 33
        assert not solved_by_singles(entry.puzzle, hidden=False)
    assert all(entry.guesses for entry in pool.load("hard"))
    assert all(entry.givens <= 19 for entry in pool.load("few_givens"))
    assert all(entry.givens >= 60 for entry in pool.load("dense"))
    assert all(66 <= entry.givens <= 76 for entry in pool.load("nearly"))
    assert all("1" not in entry.puzzle for entry in pool.load("digit_absent"))


def test_faces_of_skewed_boards_take_turns() -> None:
    drawn = pool.draw(Random(2), "skewed", 6, max_cost=None)
    shown = {
        index
        for board in drawn
        for index, face in enumerate(pool.faces_of("skewed"))
        if face(board)
    }
    assert len(shown) >= 4


@pytest.mark.parametrize("seed", range(2))
def test_punishing_boards_start_with_a_dear_wrong_guess_in_one_scan_each(seed: int) -> None:
    for board, scan in zip(
        pool.draw(Random(seed), "punishing", 4, max_cost=None), range(4), strict=True
    ):
        scanned = scan_orders(board)[scan]
        answer = solve(scanned)
        assert answer is not None
        cell = scanned.index(".")
        candidates = pool.candidates(scanned, cell)
        assert candidates[0] < answer[cell] < candidates[-1]
        for wrong in (candidates[0], candidates[-1]):
            guessed = scanned[:cell] + wrong + scanned[cell + 1 :]
            assert exhaustive_placements(guessed, 100_000) == 100_000


def test_punishing_boards_are_easy_by_fewest_candidates() -> None:
    for entry in pool.load("punishing"):
        assert guesses(entry.puzzle, hidden=False) <= pool.PUNISHING_GUESSES


def test_stubborn_puzzles_need_many_guesses_wherever_they_are_moved() -> None:
    for entry in pool.load("stubborn")[::12]:
        assert round(mean_guesses(entry.puzzle, 24)) in pool.STUBBORN_GUESSES


def fewest_candidates(board: str) -> dict[int, list[str]]:
    choices = pool.choices_of(board)
    fewest = min(map(len, choices.values()))
    return {cell: found for cell, found in choices.items() if len(found) == fewest}


def two_candidates_at_most(board: str, *, descending: bool = False, last: bool = False) -> bool:
    """Search by fewest candidates, as a wrong answer does that never looks at a third one."""
    if "." not in board:
        return True
    cells = list(fewest_candidates(board).items())
    cell, choices = cells[-1 if last else 0]
    return any(
        two_candidates_at_most(
            board[:cell] + symbol + board[cell + 1 :], descending=descending, last=last
        )
        for symbol in sorted(choices, reverse=descending)[:2]
    )


def test_every_listed_geometry_of_late_box_puzzles_misleads() -> None:
    faces = pool.faces_of("late_box")
    for entry in pool.load("late_box"):
        for number in (0, *entry.costs):
            assert faces[0](pool.geometry(entry.puzzle, number, faces))


def test_every_blank_of_three_way_puzzles_has_three_candidates() -> None:
    for entry in pool.load("three_way"):
        assert all(len(found) >= 3 for found in pool.choices_of(entry.puzzle).values())


@pytest.mark.parametrize("seed", range(6))
def test_three_way_boards(seed: int) -> None:
    boards = pool.draw(Random(seed), "three_way", 4, max_cost=20_000)
    for number, board in enumerate(boards):
        assert has_one_solution(board)
        assert worst_placements(board, 20_001) <= 20_000
        cells = fewest_candidates(board)
        answer = solve(board)
        assert answer is not None
        cell, choices = next(iter(cells.items()))
        assert len(choices) >= 3
        assert choices[0 if number % 2 else -1] == answer[cell]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("descending", [False, True])
def test_two_candidates_are_not_enough_for_three_way_boards(seed: int, descending: bool) -> None:
    boards = pool.draw(Random(seed), "three_way", 4, max_cost=20_000)
    assert not all(two_candidates_at_most(board, descending=descending) for board in boards)
    assert not all(
        two_candidates_at_most(board, descending=descending, last=True) for board in boards
    )


def box_looked_at_too_early(board: str, digits: str) -> str | None:
    """Search by rows, as a wrong answer does that looks at the box before placing the digit."""
    if "." not in board:
        return board
    cell = board.index(".")
    row, column, box = ([board[k] for k in unit] for unit in units_of_cell(cell))
    given = [symbol for symbol in box if symbol != "."]
    if len(given) > len(set(given)):
        return None
    for digit in digits:
        if digit not in row and digit not in column:
            found = box_looked_at_too_early(board[:cell] + digit + board[cell + 1 :], digits)
            if found:
                return found
    return None


def units_of_cell(cell: int) -> list[tuple[int, ...]]:
    return [unit for unit in (*rows(9), *columns(9), *boxes(9)) if cell in unit]


@pytest.mark.parametrize("seed", range(3))
def test_late_box_boards(seed: int) -> None:
    boards = pool.draw(Random(seed), "late_box", 2, max_cost=8_000)
    for board, digits in zip(boards, ("123456789", "987654321"), strict=True):
        found = box_looked_at_too_early(board, digits)
        assert found is not None
        assert found != solve(board)


def test_refusals_say_what_there_is() -> None:
    with pytest.raises(ValueError, match="choose among"):
        pool.load("nonsense")
    with pytest.raises(ValueError, match="not 1000"):
        pool.draw(Random(1), "easy", 1000, max_cost=1_000)
    with pytest.raises(ValueError, match="max_cost=None"):
        pool.draw(Random(1), "punishing", 1, max_cost=10)
