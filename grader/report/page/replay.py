"""Renders traces as one HTML page that plays them, in step where there are two."""

from collections.abc import Sequence
from math import log
from typing import NamedTuple

from markupsafe import Markup

from grader.english import counted
from grader.measure.trace import WATCHED, Recording, Trace
from grader.report.page import board
from grader.report.page.document import render
from grader.report.visible import one_line
from grader.report.words import sentence
from grader.sudoku import notation
from grader.sudoku.shape import EMPTY, SYMBOLS, box_side, side_of

PLOT_WIDTH = 600
"""Points of the depth plot."""
PLOT_HEIGHT = 100
HEAT_STEPS = 8


class _Search(NamedTuple):
    """What the page shows of one trace."""

    trace: Trace
    recording: Recording
    name: str
    board: Markup
    depth: str
    """Path of the plot."""
    heat: Markup
    remarks: list[str]


def page(traces: Sequence[Trace], title: str) -> str:
    """Return the page of one search, or of two on the same board; each must have a recording."""
    recordings = [trace.recording for trace in traces if trace.recording is not None]
    longest = max(recording.writes for recording in recordings)
    step = max(recording.stride for recording in recordings)
    deepest = max(1, *(recording.deepest for recording in recordings))
    searches = [
        _search(trace, recording, longest, deepest)
        for trace, recording in zip(traces, recordings, strict=True)
    ]
    names = [search.name for search in searches]
    return render(
        "trace.html.j2",
        script="trace.js",
        title=f"Search: {' and '.join(names)}",
        kicker=title,
        searches=searches,
        step=step,
        steps=-(-longest // step),
        longest=longest,
        deepest=deepest,
        data={"step": step, "symbols": SYMBOLS, "searches": [_data(one) for one in searches]},
        sentence=sentence,
    )


def depths(puzzle: str, recording: Recording) -> list[int]:
    """Return how many cells were filled besides the givens, at the start and after each frame."""
    filled = [cell != EMPTY for cell in puzzle]
    depth = start = 0
    found = [depth]
    changes = recording.changes
    for length in recording.lengths:
        for write in changes[start : start + length]:
            cell, symbol = write >> 5, write & 31 > 0
            depth += symbol - filled[cell]
            filled[cell] = symbol
        start += length
        found.append(depth)
    return found


def remarks(trace: Trace, recording: Recording) -> list[str]:
    """Return notes about a recording, in sentences."""
    said = []
    if trace.stopped:
        said.append(
            f"It was stopped after {WATCHED:.0f} s of CPU time; this is the search until then."
        )
    if not recording.writes:
        said.append("Nothing was written into the board, so there is nothing to play.")
    elif not recording.undos and max(recording.tries) == 1:
        said.append(
            "No cell was written twice and no digit was removed: either the solver never went"
            " wrong on this board, or it searched somewhere else and copied its answer here at the"
            " end. Only what happens on the board itself can be shown."
        )
    if recording.stride > 1:
        said.append(
            f"{recording.writes:,} writes are too many to play one by one. One frame shows"
            f" {recording.stride:,} writes, evenly from the first to the last; the totals and the"
            " counts in the cells are of all of them."
        )
    if recording.unseen:
        cells = counted(recording.unseen, "cell")
        said.append(
            f"{cells} changed in a way that could not be watched, such as through a row that was"
            " put in place of the original one. They appear in the last frames."
        )
    return said


def _search(trace: Trace, recording: Recording, longest: int, deepest: int) -> _Search:
    name = one_line(trace.name, 60)
    rows = notation.to_rows(trace.puzzle)
    return _Search(
        trace=trace,
        recording=recording,
        name=name,
        board=board.table(rows, name, trace.puzzle),
        depth=_path(depths(trace.puzzle, recording), recording, longest, deepest),
        heat=_heat(recording, name),
        remarks=remarks(trace, recording),
    )


def _path(found: list[int], recording: Recording, longest: int, deepest: int) -> str:
    """Return the depth over the writes.

    Where several frames share a point, the least and the most.
    """
    low = [deepest] * (PLOT_WIDTH + 1)
    high = [-1] * (PLOT_WIDTH + 1)
    for frame, depth in enumerate(found):
        at = min(frame * recording.stride, recording.writes) * PLOT_WIDTH // max(1, longest)
        low[at] = min(low[at], depth)
        high[at] = max(high[at], depth)
    points = []
    for at in range(PLOT_WIDTH + 1):
        if high[at] >= 0:
            ends = (low[at], high[at]) if low[at] < high[at] else (low[at],)
            points += [f"{at} {PLOT_HEIGHT - PLOT_HEIGHT * end / deepest:.1f}" for end in ends]
    return "M" + "L".join(points)


def _heat(recording: Recording, name: str) -> Markup:
    """Return how often each cell was tried, as numbers and as shades on a logarithmic scale."""
    most = max(recording.tries)
    side = side_of("." * len(recording.tries))
    pieces = [
        f'<table class="board heat side-{box_side(side)}">',
        Markup("<caption>{}</caption>").format(name),
    ]
    for cell, tries in enumerate(recording.tries):
        shade = 0 if not tries else round(1 + (HEAT_STEPS - 1) * log(tries) / log(max(most, 2)))
        row = "<tr>" if cell % side == 0 else ""
        pieces.append(f'{row}<td class="heat-{shade}">{_short(tries)}')
    return Markup("".join(pieces) + "</table>")


def _short(count: int) -> str:
    if count < 1000:
        return str(count) if count else ""
    for unit, size in (("k", 10**3), ("M", 10**6)):
        if count < 1000 * size:
            return f"{count / size:.1f}{unit}" if count < 10 * size else f"{count // size}{unit}"
    return f"{count:.0e}"


def _data(search: _Search) -> dict[str, object]:
    recording = search.recording
    single = len(recording.changes) == len(recording.lengths)
    return {
        "puzzle": search.trace.puzzle,
        "stride": recording.stride,
        "writes": recording.writes,
        "changes": recording.changes,
        "lengths": None if single else recording.lengths,
    }
