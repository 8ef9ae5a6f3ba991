"""The checks of the problems that ask for something else than a filled-in board."""

from itertools import permutations

import pytest

from grader.problems import n_queens, puzzle_string, queens, valid_sudoku
from grader.problems.answer import Plain
from grader.sudoku import notation

VALID = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def messages(problem: str, sent: Plain, returned: Plain) -> list[str]:
    modules = {"n_queens": n_queens, "puzzle_string": puzzle_string, "valid_sudoku": valid_sudoku}
    findings, *_ = modules[problem].PROBLEM.function().check([sent], returned, [sent])
    return [finding.message for finding in findings]


def test_the_boards_of_queens_are_those_that_trying_everything_finds() -> None:
    for count in range(1, 8):
        found = {
            columns
            for columns in permutations(range(count))
            if len({row + column for row, column in enumerate(columns)}) == count
            and len({row - column for row, column in enumerate(columns)}) == count
        }
        boards = queens.boards(count)
        assert {tuple(row.index("Q") for row in board) for board in boards} == found
    assert [len(queens.boards(count)) for count in (8, 9)] == [92, 352]


def test_every_order_of_the_boards_is_right() -> None:
    right: list[Plain] = [[*board] for board in sorted(queens.boards(6))]
    assert messages("n_queens", 6, right) == []
    assert messages("n_queens", 6, right[::-1]) == []
    assert messages("n_queens", 2, []) == []


@pytest.mark.parametrize(
    ("returned", "words"),
    [
        (None, "returned None, not a list of boards"),
        ({"type": "tuple", "text": "()"}, "returned the tuple (), not a list of boards"),
        ([[".Q", "Q"]], "has '.Q' as row 1"),
        ([[".Q..", "...Q", "Q..."]], "has 3 rows instead of 4"),
        ([[".Q..", "..Q.", "Q...", "...Q"]], "one diagonal: row 1, column 2 and row 2, column 3"),
        ([["Q...", "..Q.", "Q...", "...Q"]], "on one column: row 1, column 1 and row 3, column 1"),
        ([[".QQ.", "...Q", "Q...", "..Q."]], "has 2 queens in row 1"),
        ([[".Q..", "...Q", "Q...", "..Q."]] * 2, "board 2 is the same as board 1"),
        (["Q"], "board 1 is the str 'Q', not a list of strings"),
        ([], "2 of the 2 boards are missing"),
    ],
)
def test_what_is_wrong_with_the_boards_is_said(returned: Plain, words: str) -> None:
    (message,) = messages("n_queens", 4, returned)
    assert words in message


@pytest.mark.parametrize(
    ("puzzle", "returned", "words"),
    [
        (VALID, False, "returned False, but no row"),
        (VALID, 1, "returned the int 1, not True or False"),
        (VALID, None, "returned None"),
        ("55" + VALID[2:], True, "5 appears twice in row 1: columns 1 and 2"),
        (VALID[:-1] + "7", True, "7 appears twice in row 9: columns 8 and 9"),
    ],
)
def test_a_wrong_word_on_validity_is_held_against_the_board(
    puzzle: str, returned: Plain, words: str
) -> None:
    rows: Plain = [[*row] for row in notation.to_rows(puzzle)]
    assert words in messages("valid_sudoku", rows, returned)[0]


def test_a_right_word_on_validity_is_accepted() -> None:
    for puzzle, valid in (("." * 81, True), (VALID, True), ("55" + VALID[2:], False)):
        rows: Plain = [[*row] for row in notation.to_rows(puzzle)]
        assert messages("valid_sudoku", rows, valid) == []
