"""Records one call of a submission, step by step: lines, variables and writes into the board.

The recording is made inside the worker and is read as hostile data.  It is only shown and never
decides a verdict; as in any check, the answer that came back decides.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from grader.judge.case import Case, CaseResult, Verdict
from grader.judge.judge import Judge
from grader.judge.session import Reply, Session, Submission
from grader.measure.unfold import Steps, unfold
from grader.problems.answer import Plain
from grader.problems.board_answer import puzzle_of
from grader.sandbox.isolation import Isolation
from grader.sandbox.process import Budget, Limits
from grader.sudoku.shape import SIDES

WATCHED = 10.0
"""CPU seconds of a call that are recorded."""
GRACE = 5.0
"""Extra CPU seconds for a submission that does not stop at once, and for the reply."""
LOADING = 10.0
AROUND = 3_000
"""Steps on both sides of an interesting one, that a long recording keeps."""
MOST_INTERESTING = 12


@dataclass(frozen=True)
class Recorded:
    """One recorded call."""

    name: str
    """The name of the solver."""
    puzzle: str
    """The board of the call; empty if it has none."""
    result: CaseResult
    """How it ended."""
    steps: Steps | None
    """None if the worker sent no recording."""
    source: str = ""


def record(
    submission: Submission,
    case: Case,
    isolation: Isolation,
    limits: Limits,
    interesting: Callable[[Steps], Sequence[int]] = lambda steps: (),
) -> Recorded:
    """Make the calls of a case, and record the last one.

    `limits` are those of the worker.  Of a call with very many steps only the first ones and the
    last ones are kept; then it is made once more to keep those around the `interesting` ones too.
    """
    if case.function:
        submission = replace(submission, entry_point=case.function)
        case = replace(case, function="")
    first = _record(submission, case, isolation, limits, ())
    if first.steps is None or first.steps.complete:
        return first
    wanted = list(interesting(first.steps))[:MOST_INTERESTING]
    if not wanted:
        return first
    again = _record(submission, case, isolation, limits, wanted)
    if again.steps is None or again.steps.total != first.steps.total:
        return first  # it does not do the same twice
    return again


def _record(
    submission: Submission, case: Case, isolation: Isolation, limits: Limits, wanted: Sequence[int]
) -> Recorded:
    session = _RecordingSession(submission, isolation, limits)
    session.before = case.calls[:-1]
    session.puzzle = board_of(case.calls[-1])
    session.wanted = [[max(0, step - AROUND), step + AROUND] for step in wanted]
    judge = Judge(session)
    try:
        result = judge.load()
        if not isinstance(result, CaseResult):
            last = replace(case, calls=case.calls[-1:])
            result = judge.ask(last, Budget((WATCHED + GRACE) * len(case.calls)))
    finally:
        judge.close()
    steps = _read(session.recording, session.puzzle)
    if steps is not None and session.out_of_time:
        message = f"it was still running after {steps.total:,} steps"
        result = replace(result, verdict=Verdict.TIME_LIMIT, message=message, frames=())
    text = submission.text.decode("utf-8", "replace")
    return Recorded(submission.name, session.puzzle, result, steps, text)


def board_of(arguments: Sequence[Plain]) -> str:
    """Return the puzzle that a call gets as a board; empty if it gets none."""
    try:
        puzzle = puzzle_of(arguments[0])
    except (TypeError, IndexError):
        return ""
    return puzzle if len(puzzle) in {side * side for side in SIDES} else ""


def _read(recording: bytes, puzzle: str) -> Steps | None:
    if not recording:
        return None
    try:
        return unfold(recording.replace(b"\x1bN", b"\n").replace(b"\x1bE", b"\x1b"), puzzle)
    except ValueError:
        return None


class _RecordingSession(Session):
    """Answers like any session, and keeps the recording."""

    def __init__(self, submission: Submission, isolation: Isolation, limits: Limits) -> None:
        super().__init__(submission, isolation.start, limits)
        self.before: Sequence[tuple[Plain, ...]] = ()
        self.puzzle = ""
        self.wanted: list[list[int]] = []
        self.recording = b""
        self.out_of_time = False

    def answer(self, arguments: tuple[Plain, ...], budget: Budget, function: str = "") -> Reply:
        loaded = self.load_marked(Budget(LOADING))
        if loaded.fields is None or "raised" in loaded.fields:
            return loaded
        if loaded.fields.get("marked") is not True:
            return super().answer(arguments, budget)
        answered = self.record_steps(
            budget,
            calls=[*map(list, self.before), list(arguments)],
            board=bool(self.puzzle),
            wanted=self.wanted,
            seconds=WATCHED,
        )
        self.recording = answered.rest
        raised = (answered.fields or {}).get("raised")
        self.out_of_time = isinstance(raised, dict) and raised.get("type") == "TimeIsUp"
        return answered
