"""Counted work: the digits that a solver writes into LeetCode's example while it searches.

The same on every run, like executed lines.  Only the board itself can be watched, so a solver that
searches elsewhere and then writes its answer shows one placement for each empty cell.
"""

from grader.judge.session import Session
from grader.measure.executed_lines import LONGEST_COUNT, example
from grader.measure.trace import read_recording
from grader.sandbox.process import Budget

CELLS = 81


def placements(session: Session) -> int | None:
    """Return the number of digits written, including those that were removed again.

    None if it gives no answer.
    """
    if not session.ready():
        return None
    fields = session.trace(example(), Budget(2 * LONGEST_COUNT), LONGEST_COUNT).fields
    if fields is None or "returned" not in fields:
        return None
    recording = read_recording(fields.get("trace"), CELLS)
    return None if recording is None or recording.unseen else recording.placements
