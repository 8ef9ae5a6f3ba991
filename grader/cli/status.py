"""The exit statuses of ``grader``, and the status for a command's verdicts."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # `grader list` starts without the judge
    from grader.judge.case import Verdict

ACCEPTED = 0
NOT_ACCEPTED = 1
WRONG_USE = 2
GRADER_ERROR = 3


def status_of(verdicts: "Iterable[Verdict]") -> int:
    """Return the exit status for these verdicts; a defect of the kit comes before all others."""
    seen = {verdict.name for verdict in verdicts}
    if "GRADER_ERROR" in seen:
        return GRADER_ERROR
    return ACCEPTED if seen <= {"ACCEPTED"} else NOT_ACCEPTED
