"""Plays traces in the terminal."""

import time
from collections.abc import Iterator, Sequence

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.text import Text

from grader.measure.trace import Recording, Trace
from grader.report.page.replay import remarks
from grader.report.terminal import grid
from grader.report.visible import one_line
from grader.report.words import sentence
from grader.sudoku.shape import EMPTY, SYMBOLS, side_of

PICTURES = 200
"""At most so many; a longer search is shown in even steps."""
PICTURES_PER_SECOND = 15
UNKNOWN = "?"


class Position:
    """A board at one moment of a search."""

    def __init__(self, puzzle: str) -> None:
        self.side = side_of(puzzle)
        self.cells = list(puzzle)
        self.writes = 0
        self.latest: int | None = None
        """The cell that was written last."""

    @property
    def rows(self) -> list[list[str]]:
        """The board as rows."""
        starts = range(0, len(self.cells), self.side)
        return [self.cells[start : start + self.side] for start in starts]


def positions(puzzle: str, recording: Recording) -> Iterator[Position]:
    """Yield the board at the start and after each frame: one object, which changes."""
    position = Position(puzzle)
    yield position
    start = 0
    symbols = EMPTY + SYMBOLS
    for length in recording.lengths:
        for write in recording.changes[start : start + length]:
            position.latest, symbol = write >> 5, write & 31
            position.cells[position.latest] = symbols[symbol : symbol + 1] or UNKNOWN
        start += length
        position.writes = min(position.writes + recording.stride, recording.writes)
        yield position


def play(console: Console, traces: Sequence[Trace]) -> None:
    """Play the searches in step, then print the results; off a terminal, only the results."""
    if console.is_terminal:
        _play(console, traces)
    for one in traces:
        show_totals(console, one)


def show_totals(console: Console, one: Trace) -> None:
    """Print the result of a search, and notes about its recording."""
    recording = one.recording
    assert recording is not None
    name = one_line(one.name)
    console.print()
    if one.result.verdict.accepted:
        console.print(Text(f"{name} solved the board.", "bold"))
    else:
        console.print(Text(f"{name} did not solve the board.", "bold"))
        console.print(Text(sentence(one.result.message)))
    console.print(
        Text(
            f"{recording.placements:,} digits placed, {recording.undos:,} taken back;"
            f" {recording.dead_ends:,} dead ends; deepest point {recording.deepest}"
        )
    )
    for remark in remarks(one, recording):
        console.print(Text(remark, "dim"))


def _play(console: Console, traces: Sequence[Trace]) -> None:
    longest = max(one.recording.writes for one in traces if one.recording)
    step = max(1, longest / PICTURES)
    players = [
        (one, positions(one.puzzle, one.recording)) for one in traces if one.recording is not None
    ]
    shown = [(one, next(moments)) for one, moments in players]
    with Live(console=console, auto_refresh=False) as live:
        for picture in range(round(longest / step) + 1):
            for (_, moments), (_, position) in zip(players, shown, strict=True):
                while position.writes < picture * step and next(moments, None):
                    pass
            live.update(Columns([_drawn(*one) for one in shown], padding=(0, 4)), refresh=True)
            time.sleep(1 / PICTURES_PER_SECOND)


def _drawn(one: Trace, position: Position) -> RenderableType:
    latest = () if position.latest is None else (divmod(position.latest, position.side),)
    depth = sum(cell != EMPTY for cell in position.cells) - sum(
        cell != EMPTY for cell in one.puzzle
    )
    return Group(
        Text(one_line(one.name, 40), "underline"),
        grid.draw(position.rows, one.puzzle, latest, "bold reverse"),
        Text(f"write {position.writes:,} · depth {depth}", "dim"),
    )
