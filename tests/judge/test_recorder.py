"""The board that records every write: it is a list of lists, and no write gets past it."""

import copy
import json
import pickle
import random
from collections.abc import Callable
from typing import Any, cast

import pytest

from grader.problems.sudoku_solver import LEETCODE_EXAMPLE
from grader.sandbox.inside import recorder as inside
from grader.sandbox.inside.recorder import Recorder, recording_board
from grader.sudoku import notation

PUZZLE = LEETCODE_EXAMPLE.input
Board = list[list[Any]]


def _swap(board: Board) -> None:
    board[0], board[8] = board[8], board[0]
    board[8][0] = "1"  # the row that was first is the last one now


def _shuffle(board: Board) -> None:
    random.Random(1).shuffle(board)
    for row in board:
        random.Random(2).shuffle(row)


def _write_into_copies(board: Board) -> Any:
    copies = (board[0][:], board[1].copy(), copy.copy(board[2]), copy.deepcopy(board)[3],
              [*board[4]], board[5] + [], pickle.loads(pickle.dumps(board))[6])  # fmt: skip
    for row in copies:
        row[0] = "9"
    return copies


def _detach(board: Board) -> None:
    row = board[0]
    board[0] = list("123456789")
    row[0] = "9"  # nothing of the board any more


def _fill_by_any_means(board: Board) -> None:
    row = board[3]
    row[2:4] = ["1", "2"]
    row[-1] = "7"
    row[::2] = ["4"] * 5
    del row[0]
    row.insert(0, "5")
    row.append(row.pop())
    row.reverse()
    row.sort()
    row += ["x"]
    row.extend("y")
    del row[9:]
    row.remove(row[0])
    row.insert(3, "8")
    row *= 1
    board[4].clear()
    board[4] += ["6"] * 9


OPERATIONS: list[Callable[[Board], Any]] = [
    lambda board: [list(row) for row in board],
    lambda board: ["".join(row) for row in board],
    lambda board: [row[:] for row in board] == board == copy.deepcopy(board),
    lambda board: (json.dumps(board), repr(board), str(board[0]), len(board), len(board[0])),
    lambda board: (isinstance(board, list), isinstance(board[0], list), board[0] < board[1]),
    lambda board: (type(board).__name__, type(board[0]).__name__, type(board[0][:]) is list),
    lambda board: (board[0].index("3"), board[0].count("."), "5" in board[0], max(board)),
    lambda board: list(zip(*board, strict=True)) + list(reversed(board)) + sorted(board),
    lambda board: [cell for row in board for cell in row if cell != "."],
    lambda board: (board[1:3], board[::-1], board[0] * 2, board + board, [*board]),
    lambda board: board.__setitem__(0, list("534678912")),
    lambda board: board[0].__setitem__(2, ["not", "hashable"]),
    lambda board: board[0].__setitem__(2, 4),
    lambda board: board.__setitem__(slice(None), [list("123456789")] * 9),
    _swap,
    _shuffle,
    _write_into_copies,
    _detach,
    _fill_by_any_means,
    lambda board: board[0].__setitem__(9, "1"),
    lambda board: board[9],
    lambda board: cast("Any", board[0])["x"],
    lambda board: cast("Any", board).no_such_thing,
    hash,
]


@pytest.mark.parametrize("number", range(len(OPERATIONS)))
def test_a_recording_board_is_a_list_of_lists(number: int) -> None:
    plain, rows = notation.to_rows(PUZZLE), notation.to_rows(PUZZLE)
    recorder = Recorder(rows)
    board, finish = recording_board(rows, recorder)
    assert _outcome(OPERATIONS[number], board) == _outcome(OPERATIONS[number], plain)
    assert board == plain
    finish()
    cells = [cell for row in plain for cell in row]
    assert recorder.state == [inside._code(cell) for cell in cells]
    assert recorder.unseen == 0


def _outcome(operation: Callable[[Board], Any], board: Board) -> Any:
    try:
        return operation(board)
    except Exception as error:
        return type(error), str(error)


def test_what_goes_past_the_recorder_is_found_in_the_end() -> None:
    rows = notation.to_rows(PUZZLE)
    recorder = Recorder(rows)
    board, finish = recording_board(rows, recorder)
    row = list("534678912")
    board[0] = row
    row[0], row[1] = "1", "2"
    finish()
    assert recorder.unseen == 2
    assert recorder.state[:2] == [1, 2]
