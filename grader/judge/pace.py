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


MOST_CALLS = 2_000
"""Of a reference's worker, which would meet the kernel's limit one day."""


class Pace:
    """The reference solution of a rung, in a worker that starts when it is first needed."""

    def __init__(self, name: str, session: Session, *, lasts: bool = False) -> None:
        """Take whether it `lasts`: its worker then goes on after a check, for the next one."""
        self.name = name
        self.session = session
        self._lasts = lasts

    def seconds(self, arguments: tuple[Plain, ...], function: str = "") -> float:
        """CPU seconds that the reference needs for one call.  Raise `ReferenceFailed`."""
        try:
            outcome = self.session.call(arguments, Budget(LONGEST_REFERENCE_RUN), function)
        except BaseException:  # a late reply must not be taken for that to the next call
            self.session.close()
            raise
        if outcome.ending is not Ending.REPLIED:
            raise ReferenceFailed(
                f"the reference solution {self.name} gave no answer: {outcome.ending.value}"
            )
        return outcome.cpu

    def limit(self, limit: Limit, arguments: tuple[Plain, ...], function: str = "") -> float:
        """CPU seconds that a submission may use for one call."""
        return max(limit.floor, limit.times * self.seconds(arguments, function))

    def close(self) -> None:
        """End the reference's worker, unless it lasts and is not old yet."""
        if not self._lasts or self.session.calls > MOST_CALLS:
            self.session.close()
