"""Records one search: which cells a submission wrote, in which order, on one board.

The recording is made inside the worker and is read as hostile data.  It is only shown and never
decides a verdict; as in any check, the board that came back decides.
"""

from dataclasses import dataclass, replace

from grader.judge.case import Case, CaseResult, Verdict
from grader.judge.judge import Judge
from grader.judge.session import Reply, Session, Submission
from grader.problems.answer import Plain
from grader.problems.board_answer import check_board
from grader.sandbox.isolation import Isolation
from grader.sandbox.process import Budget, Limits
from grader.sudoku import notation

WATCHED = 10.0
"""CPU seconds of a search that are recorded."""
GRACE = 5.0
"""Extra CPU seconds for a submission that does not stop at once, and for the reply."""
LARGEST_TOTAL = 1 << 53
"""The largest integer that a browser's numbers hold exactly."""


@dataclass(frozen=True)
class Recording:
    """The writes of one search.

    A write is ``cell * 32 + symbol``: cells row by row from 0, symbols in order of value from 1,
    0 for an empty cell.  A frame covers `stride` writes (the last frame covers the rest) and
    holds the final contents of the cells that they wrote.
    """

    stride: int
    changes: tuple[int, ...]
    """The writes of all frames, in order."""
    lengths: tuple[int, ...]
    """How many of the changes belong to each frame."""
    writes: int
    placements: int
    """Writes of a symbol."""
    undos: int
    """Writes that emptied a cell."""
    deepest: int
    """The most cells that were filled at once, besides the givens."""
    dead_ends: int
    """Undos right after a placement, where the search turned back."""
    tries: tuple[int, ...]
    """Placements into each cell."""
    unseen: int
    """Cells that were changed in a way that could not be recorded."""


@dataclass(frozen=True)
class Trace:
    """One search on one board."""

    name: str
    """The name of the solver."""
    puzzle: str
    result: CaseResult
    """How it ended."""
    stopped: bool
    """Whether it was still searching when the time was up."""
    recording: Recording | None
    """None if the worker sent no recording."""


def trace(source: Submission, puzzle: str, isolation: Isolation) -> Trace:
    """Run the submission once on the puzzle, in its own worker."""
    session = _TracingSession(source, isolation.start, Limits())
    judge = Judge(session)
    try:
        result = judge.load()
        if not isinstance(result, CaseResult):
            rows: list[Plain] = [list(row) for row in notation.to_rows(puzzle)]
            case = Case("trace", "trace", ((rows,),), check_board)
            result = judge.ask(case, Budget(WATCHED + GRACE))
    finally:
        judge.close()
    recording = read_recording(session.recorded, len(puzzle))
    stopped = session.stopped and recording is not None
    if stopped:
        message = f"the search was still running after {WATCHED:.0f} s of CPU time"
        result = replace(result, verdict=Verdict.TIME_LIMIT, message=message)
    return Trace(source.name, puzzle, result, stopped, recording)


class _TracingSession(Session):
    """Answers like any session, and keeps the recording."""

    recorded: Plain = None
    stopped = False

    def answer(self, arguments: tuple[Plain, ...], budget: Budget, function: str = "") -> Reply:
        answered = self.trace(arguments, budget, WATCHED)
        fields = answered.fields or {}
        self.recorded = fields.get("trace")
        raised = fields.get("raised")
        self.stopped = isinstance(raised, dict) and raised.get("type") == "TimeIsUp"
        return answered


def read_recording(fields: Plain, cells: int) -> Recording | None:
    """Return the recording that the worker sent; None if it is not valid."""
    if not isinstance(fields, dict):
        return None
    names = ("stride", "writes", "placements", "undos", "deepest", "dead_ends", "unseen")
    totals = _numbers([fields.get(name) for name in names], LARGEST_TOTAL)
    changes = _numbers(fields.get("changes"), cells * 32 - 1)
    lengths = _numbers(fields.get("lengths"), cells)
    tries = _numbers(fields.get("tries"), LARGEST_TOTAL)
    if totals is None or changes is None or lengths is None or tries is None:
        return None
    stride, writes, placements, undos, deepest, dead_ends, unseen = totals
    if stride == 1:
        lengths = (1,) * len(changes)
    if stride < 1 or sum(lengths) != len(changes) or len(lengths) != -(-writes // stride):
        return None
    # Figures that contradict each other come from no recorder, and no page could draw them.
    if len(tries) != cells or sum(tries) != placements or placements + undos > writes:
        return None
    if dead_ends > undos or max(deepest, unseen) > cells:
        return None
    return Recording(
        stride, changes, lengths, writes, placements, undos, deepest, dead_ends, tries, unseen
    )


def _numbers(values: object, largest: int) -> tuple[int, ...] | None:
    if not isinstance(values, list):
        return None
    if not all(type(value) is int and 0 <= value <= largest for value in values):
        return None
    return tuple(values)
