"""Counted work: the digits that a solver writes into LeetCode's example while it searches.

The same on every run, like executed lines.  Only the board itself can be watched, so a solver that
searches elsewhere and then writes its answer shows one placement for each empty cell.
"""

from grader.judge.session import Session
from grader.measure.executed_lines import LONGEST_COUNT, example
from grader.sandbox.process import Budget


def placements(session: Session) -> int | None:
    """Return the number of digits written, including those that were removed again.

    None if it gives no answer.
    """
    if not session.ready():
        return None
    fields = session.placements(example(), Budget(2 * LONGEST_COUNT), LONGEST_COUNT).fields
    if fields is None or "returned" not in fields or fields.get("unseen") != 0:
        return None
    count = fields.get("placements")
    return count if type(count) is int and count >= 0 else None
