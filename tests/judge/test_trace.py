"""The board that records, the sampling, and what comes over the channel from a stranger."""

import copy
import json
import pickle
import random
from collections.abc import Callable
from typing import Any, cast

import pytest

from grader.judge.case import Verdict
from grader.judge.session import Submission
from grader.measure import trace as tracing
from grader.measure.trace import Trace, read_recording
from grader.problems.sudoku_solver import LEETCODE_EXAMPLE
from grader.report.page.replay import depths, remarks
from grader.report.terminal.replay import positions
from grader.sandbox.inside import recorder as inside
from grader.sandbox.inside.recorder import Recorder, recording_board
from grader.sandbox.isolation import choose
from grader.sudoku import notation
from tests.conftest import ROOT, SUBMISSIONS, file_name

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


def test_a_long_search_is_sampled_evenly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inside, "MOST_FRAMES", 100)
    monkeypatch.setattr(inside, "MOST_CHANGES", 500)
    rows = notation.to_rows("." * 81)
    recorder = Recorder(rows)
    board, finish = recording_board(rows, recorder)
    rng = random.Random(37)
    truth = ["." * 81]
    for _ in range(10_007):
        row, column, value = rng.randrange(9), rng.randrange(9), rng.choice("123456789....")
        board[row][column] = value
        truth.append("".join(map("".join, board)))
    finish()
    recording = read_recording(json.loads(recorder.fields()), 81)
    assert recording is not None
    assert recording.writes == 10_007
    assert len(recording.lengths) <= 100
    assert len(recording.changes) <= 500
    for position in positions("." * 81, recording):
        assert "".join(position.cells) == truth[position.writes]
    assert recording.placements == sum(recording.tries)
    filled = [81 - board.count(".") for board in truth]
    assert recording.deepest == max(filled)
    assert depths("." * 81, recording)[-1] == filled[-1]


@pytest.mark.parametrize(
    "change",
    [
        {"stride": 0},
        {"stride": True},
        {"stride": 1.0},
        {"writes": -1},
        {"writes": 10**30},
        {"writes": "3"},
        {"changes": [81 * 32, 0, 0]},
        {"changes": [-1, 0, 0]},
        {"changes": ["<script>", 0, 0]},
        {"changes": [0, 0]},
        {"changes": None},
        {"lengths": [1, 1]},
        {"lengths": [3]},
        {"lengths": [82, 0, 0]},
        {"tries": [0] * 80},
        {"tries": {}},
        {"undos": None},
    ],
    ids=repr,
)
def test_what_is_no_recording_is_refused(change: dict[str, Any]) -> None:
    numbers = {"stride": 2, "writes": 5, "placements": 1, "undos": 2, "deepest": 1}
    good: dict[str, Any] = {
        **numbers,
        "dead_ends": 1,
        "unseen": 0,
        "changes": [1, 33, 2],
        "lengths": [1, 1, 1],
        "tries": [1] + [0] * 80,
    }
    assert read_recording(good, 81) is not None
    assert read_recording({**good, **change}, 81) is None
    assert read_recording([good], 81) is None


def _trace(text: str | bytes) -> Trace:
    data = text.encode() if isinstance(text, str) else text
    return tracing.trace(Submission("mine.py", data, "solveSudoku"), PUZZLE, choose())


def test_a_search_is_counted() -> None:
    traced = _trace((ROOT / "solutions" / file_name("bitmask")).read_bytes())
    recording = traced.recording
    assert recording is not None
    assert traced.result.verdict is Verdict.ACCEPTED
    # 4,208 placements, as the reference's own text says; all but 51 were taken back.
    assert (recording.placements, recording.undos) == (4208, 4157)
    assert (recording.writes, recording.stride, recording.deepest) == (8365, 1, 51)
    assert remarks(traced, recording) == []


@pytest.mark.parametrize("name", ["replaces_row_lists", "rebinds_with_slice", "norvig"])
def test_a_solver_that_writes_its_answer_down_is_told_so(name: str) -> None:
    traced = _trace((SUBMISSIONS / "right" / "whole_board" / f"{name}.py").read_bytes())
    assert traced.result.verdict is Verdict.ACCEPTED
    assert traced.recording is not None
    assert "searched somewhere else" in " ".join(remarks(traced, traced.recording))


@pytest.mark.parametrize("loop", ["pass", "board[0][3] = '6'; board[0][3] = '.'"])
def test_an_endless_search_is_shown_as_far_as_it_came(
    monkeypatch: pytest.MonkeyPatch, loop: str
) -> None:
    monkeypatch.setattr(tracing, "WATCHED", 0.2)
    traced = _trace(f"def solveSudoku(board):\n board[0][2] = '4'\n while True: {loop}\n")
    assert traced.stopped
    assert traced.recording is not None
    assert traced.recording.changes[0] == 2 * 32 + 4
    assert "stopped after" in remarks(traced, traced.recording)[0]


def test_a_search_that_lets_nothing_stop_it_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tracing, "WATCHED", 0.2)
    monkeypatch.setattr(tracing, "GRACE", 0.3)
    # Inside C, where no exception can get in.
    traced = _trace("def solveSudoku(board): sum(repeat(1))")
    assert traced.recording is None
    assert traced.result.verdict is Verdict.TIME_LIMIT


@pytest.mark.parametrize(
    "name", ["exits_with_zero", "crashes", "patches_builtins", "forges_replies"]
)
def test_a_hostile_submission_is_no_danger_to_a_trace(name: str) -> None:
    traced = _trace((SUBMISSIONS / "hostile" / f"{name}.py").read_bytes())
    assert not traced.result.verdict.accepted
