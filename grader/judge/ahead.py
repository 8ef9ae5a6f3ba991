"""Asks for several calls in one request, where that can change no verdict.

A request costs the grader more than the check of a right answer does.  So the calls of the cases to
come go to the worker together.  It answers them in order, in one process, as if they were asked one
by one, and stops at an exception, so that it can still be asked about that.

What is given up is the cost of each call: only that of all of them is known.  So together they may
take no more than a part of one call's limit.  If they need more or print something, or the worker
ends, that process is thrown away with its answers, and each call is asked by itself from then on.
A case that fails at its second call has then had its third one too, so no call is asked ahead of a
submission that was found to fail for what is left over from call to call.
"""

from collections.abc import Sequence
from itertools import takewhile

from grader.judge.case import Case
from grader.judge.session import Reply, Session
from grader.sandbox.process import Budget

TOGETHER = 0.25
"""CPU seconds that the calls of one request may take together."""
MOST_CALLS = 24
"""In one request."""


class Ahead:
    """The replies to calls of the coming cases, asked for before they are needed."""

    def __init__(self, session: Session, cases: Sequence[Case], most: float) -> None:
        """Take `most`, the CPU seconds that no call may take."""
        self._session = session
        self._most = min(most, TOGETHER)
        # A race measures each call.
        alike = [case for case in cases if case.race is None and not case.apart]
        self._calls = [
            (case, number, arguments)
            for case in alike
            for number, arguments in enumerate(case.calls, 1)
        ]
        self._places = {(case.id, number): at for at, (case, number, _) in enumerate(self._calls)}
        self._replies: dict[int, Reply] = {}
        self._last = -1
        self._next = 0
        """The first call that was never asked for."""
        self._process = 0
        self._together = 1
        """How many calls are asked next: one at first, and after an exception."""
        self._over = False

    def reply(self, case: Case, number: int) -> Reply | None:
        """Return the reply to a call of a case, from 1; None if it has to be asked by itself."""
        place = self._places.get((case.id, number))
        if place is None or self._over or case.function in self._session.missing:
            return None
        if self._process != self._session.processes:  # the answers came from the process before
            self._replies.clear()
            self._next = self._last + 1
            self._process = self._session.processes
        self._last = place
        if place >= self._next:
            self._ask(place)
        return self._replies.pop(place, None)

    def _ask(self, first: int) -> None:
        """Ask for the replies to this call and to some of those after it."""
        if not self._session.ready():
            return
        self._process = self._session.processes
        asked = self._calls[first : first + self._together]
        missing = self._session.missing
        asked = list(takewhile(lambda call: call[0].function not in missing, asked))
        limit = min(self._most, *(case.limit.floor for case, _, _ in asked))
        calls = [(case.function, arguments) for case, _, arguments in asked]
        replies = self._session.answers(calls, Budget(limit))
        if not replies:
            self._over = True
            self._session.close()
        self._together = min(4 * len(replies), MOST_CALLS) if len(replies) == len(calls) else 1
        self._next = first + len(replies)
        self._replies = dict(enumerate(replies, first))
