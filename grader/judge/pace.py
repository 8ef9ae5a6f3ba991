"""How fast the reference solution is, here and now: the measure of every time limit.

A limit in seconds is wrong on slow machines or on fast ones.  So the rung's reference runs on the
same board, in the same kind of worker, at the same time, and the same clock measures it.
"""

from grader.errors import ReferenceFailed
from grader.judge.session import Session
from grader.problems.answer import Plain
from grader.problems.suite import Limit
from grader.sandbox.process import Budget, Ending

LONGEST_REFERENCE_RUN = 60.0
"""CPU seconds after which a reference solution counts as broken."""


class Pace:
    """The reference solution of a rung, in a worker that starts when it is first needed."""

    def __init__(self, name: str, session: Session) -> None:
        self.name = name
        self.session = session

    def seconds(self, arguments: tuple[Plain, ...], function: str = "") -> float:
        """CPU seconds that the reference needs for one call.  Raise `ReferenceFailed`."""
        outcome = self.session.call(arguments, Budget(LONGEST_REFERENCE_RUN), function)
        if outcome.ending is not Ending.REPLIED:
            raise ReferenceFailed(
                f"the reference solution {self.name} gave no answer: {outcome.ending.value}"
            )
        return outcome.cpu

    def limit(self, limit: Limit, arguments: tuple[Plain, ...], function: str = "") -> float:
        """CPU seconds that a submission may use for one call."""
        return max(limit.floor, limit.times * self.seconds(arguments, function))

    def close(self) -> None:
        """End the reference's worker."""
        self.session.close()
