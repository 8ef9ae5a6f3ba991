"""Whatever comes over the channel is data: a right answer, a wrong one, or no reply at all."""

import pytest

from grader.judge.case import Verdict
from grader.judge.reply import read_reply
from grader.problems.board_answer import check_board
from grader.sudoku import notation
from tests.conftest import Judge

SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"nonsense",
        b"[]",
        b"1",
        b'{"id": "other", "returned": null}',
        b'{"returned": null}',
        b'{"id": "mine", "returned": NaN}',
        b'{"id": "mine", "returned": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        b'{"id": "mine", "returned": ' + b"9" * 10_000 + b"}",
        b'{"id": "mine\xff"}',
    ],
)
def test_what_is_no_reply_is_refused(line: bytes) -> None:
    assert read_reply(line, "mine") is None


def test_a_reply_is_read() -> None:
    assert read_reply(b'{"id": "mine", "returned": [1]}', "mine") == {"id": "mine", "returned": [1]}


@pytest.mark.parametrize(
    ("board", "words"),
    [
        (None, "came back as None, not a list"),
        ([], "0 rows instead of 9"),
        ([["1"] * 9] * 8 + ["123456789"], "row 9 is the str '123456789', not a list"),
        ([["1"] * 9] * 8 + [["1"] * 8], "row 9 came back with 8 cells instead of 9"),
        ([[5] * 9] * 9, "holds the int 5; every cell must be a string: '5'"),
        ([[True] * 9] * 9, "holds the bool True"),
        ([[""] * 9] * 9, "holds the str ''"),
        ([["45"] * 9] * 9, "holds the str '45'"),
        ([["\u0661"] * 9] * 9, "none of the symbols"),
        ([["\ud800"] * 9] * 9, "none of the symbols"),
        ([[{"type": "Cell", "text": "5"}] * 9] * 9, "holds the Cell 5"),
        ([[None] * 9] * 9, "holds None"),
    ],
)
def test_boards_that_are_no_boards_are_described(board: object, words: str) -> None:
    sent = (notation.to_rows("." * 81),)
    findings = check_board(sent, None, [board]).findings  # type: ignore[arg-type, list-item]
    assert words in findings[0].message


def test_a_right_board_has_no_findings() -> None:
    sent = (notation.to_rows("." * 81),)
    assert check_board(sent, None, [notation.to_rows(SOLUTION)]).findings == []  # type: ignore[arg-type, list-item]


def test_a_returned_board_is_told_from_one_that_was_filled(judge: Judge) -> None:
    source = "def solveSudoku(board): return [['1'] * 9 for _ in range(9)]"
    report = judge(source, only="example-01")
    assert report.verdict is Verdict.WRONG_ANSWER
    assert "returned a new board" in report.message


def test_state_between_calls_is_recognised(judge: Judge) -> None:
    source = """
from functools import lru_cache
seen = []
def solveSudoku(board, memory=[]):
    if memory:
        board[:] = [row[:] for row in memory]
        return
    solve(board)
    memory.extend(row[:] for row in board)
def solve(board):
    for r in range(9):
        for c in range(9):
            if board[r][c] == '.':
                for d in '123456789':
                    if all(board[r][i] != d and board[i][c] != d for i in range(9)) and all(
                        board[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] != d for i in range(9)
                    ):
                        board[r][c] = d
                        if solve(board):
                            return True
                board[r][c] = '.'
                return False
    return True
"""
    report = judge(source)
    assert report.verdict is Verdict.WRONG_ANSWER
    assert report.failure is not None
    assert "first call in a new process" in report.failure.advice[0]
    assert report.cases[0].verdict is Verdict.ACCEPTED


def test_the_smallest_failing_board_is_found(judge: Judge) -> None:
    source = """
def solveSudoku(board):
    blanks = sum(row.count('.') for row in board)
    if blanks > 6:
        raise RuntimeError('too many blanks')
    for row in board:
        for c in range(9):
            if row[c] == '.':
                row[c] = next(d for d in '123456789' if d not in row)
"""
    report = judge(source, only="easy-01")
    assert report.smallest is not None
    assert report.smallest.answer.puzzle is not None
    assert report.smallest.answer.puzzle.count(".") < report.cases[0].answer.puzzle.count(".")  # type: ignore[union-attr]
