"""Wrong programs that were accepted once: each is refused with every seed."""

from collections.abc import Callable, Iterator
from copy import deepcopy

import pytest

from grader.catalog import catalog
from grader.hidden.cases import draw_cases
from grader.judge.case import Case
from grader.judge.session import reference
from grader.problems.answer import Plain
from grader.problems.faults import problem_with
from grader.sudoku.solver import solve

IN_BOX = "board[top + i // 3][left + i % 3] == digit"
BOARDS_OF_81 = [
    name
    for name in catalog.names()
    if catalog.load(name).problem.entry_point == "solveSudoku" and "whole_board" not in name
]


def drawn(rung: str, suites: set[str], seed: int) -> Iterator[Case]:
    exercise = catalog.load(rung)
    chosen = tuple(suite for suite in exercise.suites if suite.name in suites)
    assert {suite.name for suite in chosen} == suites
    yield from draw_cases(exercise._replace(suites=chosen), seed)


def program(rung: str, old: str, new: str, digits: str = "123456789") -> Callable[..., Plain]:
    """Return a reference with one place and the digits changed, as a function in this process."""
    text = reference(catalog.load(rung)).text.decode()
    assert text.count(old) == 1
    names: dict[str, Callable[..., Plain]] = {}
    exec(text.replace(old, new).replace("123456789", digits), names)
    return names[catalog.load(rung).problem.entry_point]


def refuses(case: Case, wrong: Callable[..., Plain]) -> bool:
    for call in case.calls:
        sent = deepcopy(call)
        returned = wrong(*sent)
        if case.check(call, returned, sent).findings:
            return True
    return False


@pytest.mark.parametrize(
    "new",
    [
        IN_BOX.replace("i // 3", "i // 4"),
        IN_BOX.replace("[top + i // 3]", "[top + i // 3 % 2]"),
        *(f"i != {place} and {IN_BOX}" for place in range(9)),
        f"i < 6 and {IN_BOX}",
        f"i > 2 and {IN_BOX}",
        f"i % 3 < 2 and {IN_BOX}",
        f"i % 3 > 0 and {IN_BOX}",
        f"i % 4 == 0 and {IN_BOX}",
        f"i in (2, 4, 6) and {IN_BOX}",
    ],
)
@pytest.mark.parametrize("digits", ["123456789", "987654321"])
def test_a_box_check_that_overlooks_some_cells_is_refused(new: str, digits: str) -> None:
    wrong = program("row_col_box", IN_BOX, new, digits)
    for seed in range(2):
        cases = drawn("row_col_box", {"misleading"}, seed)
        assert any(refuses(case, wrong) for case in cases), seed


@pytest.mark.parametrize(
    ("change", "suites"),
    [
        (lambda puzzle, right: right(puzzle.strip()), {"characters"}),
        (lambda puzzle, right: right(puzzle.lstrip()), {"characters"}),
        (lambda puzzle, right: right(puzzle.rstrip("\n")), {"characters"}),
        (lambda puzzle, right: right(puzzle[:81]), {"length"}),
    ],
)
def test_a_puzzle_that_is_trimmed_is_refused(
    change: Callable[[str, Callable[..., Plain]], Plain], suites: set[str]
) -> None:
    right = program("puzzle_string", "def solve_sudoku(", "def solve_sudoku(")
    for seed in range(20):
        cases = drawn("puzzle_string", suites, seed)
        assert any(refuses(case, lambda puzzle: change(puzzle, right)) for case in cases)


@pytest.mark.parametrize("forgotten", range(3))
def test_a_layout_that_is_not_checked_by_every_kind_of_unit_is_refused(forgotten: int) -> None:
    def answer(puzzle: str) -> str:
        for one in range(81):
            for other in range(one):
                if puzzle[one] == puzzle[other] != "." and any(kinds(one, other)):
                    return "invalid layout"
        return "unsolvable"

    def kinds(one: int, other: int) -> Iterator[bool]:
        parts = [(cell // 9, cell % 9, cell // 27 * 3 + cell % 9 // 3) for cell in (one, other)]
        return (a == b for kind, (a, b) in enumerate(zip(*parts, strict=True)) if kind != forgotten)

    for seed in range(20):
        assert any(refuses(case, answer) for case in drawn("puzzle_string", {"layout"}, seed))


@pytest.mark.parametrize(
    ("true", "said", "test", "suites"),
    [
        (None, "multiple solutions", lambda blanks: blanks > 60, {"twenty-givens"}),
        ("unsolvable", "multiple solutions", lambda blanks: blanks > 50, {"unsolvable"}),
        ("unsolvable", "multiple solutions", lambda blanks: blanks < 40, {"unsolvable"}),
    ],
)
def test_an_answer_by_the_number_of_blanks_is_refused(
    true: str | None, said: str, test: Callable[[int], bool], suites: set[str]
) -> None:
    def answer(puzzle: str) -> str:
        problem = problem_with(puzzle)
        if problem == true and test(puzzle.count(".")):
            return said
        return problem or solve(puzzle) or ""

    for seed in range(20):
        assert any(refuses(case, answer) for case in drawn("puzzle_string", suites, seed))


def boards(rung: str, seed: int, suites: set[str]) -> Iterator[list[list[str]]]:
    for case in drawn(rung, suites, seed):
        for (board,) in case.calls:
            yield board  # type: ignore[misc]


@pytest.mark.parametrize("rung", BOARDS_OF_81)
def test_boards_on_which_solvers_do_nothing_are_drawn(rung: str) -> None:
    """Return in vain on an empty centre box, on more than 60 blanks, on a layout seen before."""
    for seed in range(3):
        empty = boards(rung, seed, {"empty"})
        assert any({c for row in board[3:6] for c in row[3:6]} == {"."} for board in empty)
        (sparse,) = boards(rung, seed, {"seventeen"})
        assert sum(row.count(".") for row in sparse) == 64
        layouts: dict[tuple[bool, ...], str] = {}
        calls = [str(board) for board in boards(rung, seed, {"calls"})]
        blanks = [tuple(c == "." for c in text) for text in calls]
        assert any(
            layouts.setdefault(layout, text) != text
            for layout, text in zip(blanks, calls, strict=True)
        )
