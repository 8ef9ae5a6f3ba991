"""Records every write into a board while a submission runs, and counts the digits written.

The judge sends this text to a worker only to count, or behind other scripts.  Like everything that
runs next to a submission it can't be trusted: its figures are only shown.

A write is one number, ``cell * 32 + symbol``: cells row by row from 0, symbols in order of value
from 1, 0 for an empty cell, 31 for anything else.
"""

from __future__ import annotations

import _signal as signal  # type: ignore[import-not-found]  # what `signal` adds is an enumeration, which takes long to import
from time import process_time

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

SYMBOLS = "123456789ABCDEFGHIJKLMNOP"
CODES: dict[object, int] = {".": 0, **{symbol: code for code, symbol in enumerate(SYMBOLS, 1)}}
OTHER = 31
PENDING = 4096
"""Writes that are collected before they are processed."""
AGAIN = 0.1
"""CPU seconds until `TimeIsUp` is raised again, if the submission caught it."""


class TimeIsUp(BaseException):
    """Raised inside the submission when it was watched for long enough."""


class Recorder:
    """Takes the writes, and keeps a board of its own up to date."""

    def __init__(self, rows: list[list[str]]) -> None:
        self.pending: list[int] = []
        self.state = [_code(cell) for row in rows for cell in row]
        self.end = float("inf")
        """CPU seconds of this process at which time is up."""
        self.placements = 0
        """Writes of a symbol."""
        self.unseen = 0
        """Cells that were found changed although no write was recorded."""
        self._busy = False

    def flush(self) -> None:
        """Process the pending writes.  Raise `TimeIsUp`."""
        self._busy = True
        try:
            state = self.state
            for write in self.pending:
                symbol = state[write >> 5] = write & 31
                self.placements += symbol > 0
            self.pending.clear()
        finally:
            self._busy = False
        self.interrupt()

    def interrupt(self, *_: object) -> None:
        """Raise `TimeIsUp` if time is up."""
        if process_time() >= self.end and not self._busy:
            raise TimeIsUp


def _code(value: object) -> int:
    try:
        return CODES.get(value, OTHER)
    except Exception:  # it can't be hashed, or does not want to be
        return OTHER


def recording_board(
    rows: list[list[str]], recorder: Recorder
) -> tuple[list[list[str]], Callable[[], None]]:
    """Return a copy of the board that reports every write to the recorder.

    Otherwise it is a list of lists.  Its slices and copies are plain lists, because a write into
    those does not change the board.  Also return a function to call at the end.
    """
    side = len(rows)
    numbers = [tuple((row * side + col) << 5 for col in range(side)) for row in range(side)]
    pending, flush, append = recorder.pending, recorder.flush, recorder.pending.append

    class Board(list):  # type: ignore[type-arg]
        __slots__ = ()

        def __reduce_ex__(self, protocol: Any) -> Any:
            return list, (list(self),)

        def __iadd__(self, other: Any) -> Any:  # type: ignore[misc]
            self.extend(other)
            return self

    class Row(Board):
        __slots__ = ("numbers",)
        numbers: tuple[int, ...]
        """Of each cell, shifted; empty while the row is not part of the board."""

        # By far the most frequent write, and so the one that is quick.
        def __setitem__(self, index: Any, value: Any) -> None:
            put(self, index, value)
            try:
                append(self.numbers[index] + CODES[value])
            except Exception:  # a slice, a strange value, or a row that left the board
                compare(self, self.numbers)
            if len(pending) >= PENDING:
                flush()

    put = list.__setitem__
    watched: list[Row] = []

    def compare(row: Any, numbers: tuple[int, ...]) -> int:
        """Record the cells in which the row differs from its known state; return how many."""
        flush()
        differing = 0
        for index, number in enumerate(numbers):
            code = _code(row[index]) if index < len(row) else 0
            if recorder.state[number >> 5] != code:
                append(number + code)
                differing += 1
        return differing

    def row_changed(row: Row) -> None:
        compare(row, row.numbers)

    def board_changed(board: Board) -> None:
        """Check for rows that were moved, removed, or replaced by plain lists."""
        for row in watched:
            row.numbers = ()
        for row, row_numbers in zip(board, numbers):  # noqa: B905 - it may have any length
            if type(row) is Row:
                row.numbers = row_numbers
            if isinstance(row, list):
                compare(row, row_numbers)

    def telling(name: str, changed: Callable[[Any], None]) -> Any:
        """Return the `list` method with that name, extended to report a change."""
        plain = getattr(list, name)

        def method(self: Any, *arguments: Any, **named: Any) -> Any:
            returned = plain(self, *arguments, **named)
            changed(self)
            return self if name == "__imul__" else returned

        method.__name__ = name
        return method

    writing = ("__delitem__", "__imul__", "append", "clear", "extend", "insert", "pop", "remove",
               "reverse", "sort")  # fmt: skip
    for name in writing:
        setattr(Row, name, telling(name, row_changed))
        setattr(Board, name, telling(name, board_changed))
    Board.__setitem__ = telling("__setitem__", board_changed)  # type: ignore[method-assign]
    for kind in (Row, Board):
        # So that error messages show the submission's own type.
        kind.__name__ = kind.__qualname__ = "list"
        kind.__module__ = "builtins"

    for cells, row_numbers in zip(rows, numbers):  # noqa: B905 - a square
        row = Row(cells)
        row.numbers = row_numbers
        watched.append(row)
    board = Board(watched)

    def finish() -> None:
        """Find writes that the recorder missed, in rows that were replaced by plain lists."""
        for row, row_numbers in zip(board, numbers):  # noqa: B905 - it may have any length
            if isinstance(row, list):
                recorder.unseen += compare(row, row_numbers)
        flush()

    return board, finish


def placements(
    call: Callable[..., str],
    submission: Callable[..., object],
    rows: list[list[str]],
    seconds: float,
) -> str:
    """Call the submission on a recording board; reply as for a call, with the digits written."""
    recorder = Recorder(rows)
    board, finish = recording_board(rows, recorder)

    def watch(argument: list[Any]) -> object:
        try:
            start_clock(recorder, seconds)
            returned = submission(board)
        finally:
            recorder.end = float("inf")
            finish()
            # The reply shows the board's contents as plain lists.
            argument[:] = [list(row) if isinstance(row, list) else row for row in board]
        return argument if returned is board else returned

    reply = call(watch, [rows])
    return '%s,"placements":%d,"unseen":%d' % (reply, recorder.placements, recorder.unseen)


def start_clock(recorder: Recorder, seconds: float) -> None:
    """Raise `TimeIsUp` after so much CPU time; without timers, at the next flush after it."""
    recorder.end = process_time() + seconds
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGPROF, recorder.interrupt)
        signal.setitimer(signal.ITIMER_PROF, seconds, AGAIN)
