"""The references with a smaller search: right on boards of every kind, and in little time."""

from collections.abc import Callable
from random import Random

import pytest

from grader.sudoku.rules import violations
from grader.sudoku.solver import solve
from tests.references.boards import (
    ERRORS,
    FACTS,
    MANY_GUESSES,
    PUNISHES_READING_ORDER,
    SECOND_LOOK_ALIKE,
    load,
    solved,
    to_board,
)

NAMES = ["fewest_candidates", "naked_singles", "propagation", "exact_cover", "bitboard", "lanes"]
ROW_WITHOUT_A_9 = "12345678." + "." * 17 + "9" + "." * 54

Solver = Callable[[str], str]


@pytest.fixture(scope="module", params=NAMES)
def solver(request: pytest.FixtureRequest) -> Solver:
    """A reference: puzzle in, board out, as strings; it must work in place and return None."""
    module = load(request.param)

    def run(puzzle: str) -> str:
        board = to_board(puzzle)
        rows = list(board)
        assert module.solveSudoku(board) is None
        assert all(now is before for now, before in zip(board, rows, strict=True))
        return "".join(map("".join, board))

    return run


@pytest.mark.parametrize("kind", FACTS)
def test_a_published_puzzle_gets_its_answer(solver: Solver, kind: str) -> None:
    assert solver(FACTS[kind].puzzle) == FACTS[kind].answer


@pytest.mark.parametrize("puzzle", [PUNISHES_READING_ORDER, MANY_GUESSES])
def test_a_board_that_defeats_search_in_reading_order(solver: Solver, puzzle: str) -> None:
    assert violations(puzzle, to_board(solver(puzzle))) == []


@pytest.mark.parametrize(
    "puzzle",
    ["." * 81, "5" + "." * 80, "." * 80 + "5", ERRORS["multiple solutions"], SECOND_LOOK_ALIKE],
)
def test_any_of_several_solutions_will_do(solver: Solver, puzzle: str) -> None:
    assert violations(puzzle, to_board(solver(puzzle))) == []


@pytest.mark.parametrize("givens", [8, 16, 20, 24, 28, 40, 80])
def test_random_boards_with_one_or_many_solutions(solver: Solver, givens: int) -> None:
    rng = Random(givens)
    for _ in range(4):
        answer = rng.choice([fact.answer for fact in FACTS.values()])
        kept = set(rng.sample(range(81), givens))
        puzzle = "".join(symbol if i in kept else "." for i, symbol in enumerate(answer))
        assert violations(puzzle, to_board(solver(puzzle))) == []


def test_a_solved_board_stays_as_it_is(solver: Solver) -> None:
    for fact in FACTS.values():
        assert solver(fact.answer) == fact.answer


@pytest.mark.parametrize("puzzle", [ERRORS["unsolvable"], ROW_WITHOUT_A_9])
def test_a_board_without_solution_is_left_as_it_was(solver: Solver, puzzle: str) -> None:
    assert solver(puzzle) == puzzle


def test_the_next_board_starts_afresh(solver: Solver) -> None:
    hard, easy = FACTS["punishes brute force"], FACTS["easy"]
    for fact in (easy, hard, easy, hard):
        solver(ERRORS["unsolvable"])
        assert solver(fact.puzzle) == fact.answer


@pytest.mark.parametrize("name", NAMES[1:])
def test_two_equal_givens_in_a_row_have_no_solution(name: str) -> None:
    """The statement excludes such a board, but the search must still end, without an answer."""
    puzzle = "55" + FACTS["hard"].puzzle[2:]
    assert solved(name, puzzle) == puzzle


def test_lanes_agree_with_the_trusted_solver_on_every_false_digit() -> None:
    """A unique puzzle has no solution with any other digit; the search has to find that out."""
    module = load("lanes")
    fact = FACTS["punishes brute force"]
    for cell in range(81):
        for digit in "123456789":
            puzzle = fact.puzzle[:cell] + digit + fact.puzzle[cell + 1 :]
            board = to_board(puzzle)
            module.solveSudoku(board)
            assert "".join(map("".join, board)) == (solve(puzzle) or puzzle)
