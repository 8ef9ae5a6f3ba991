"""Asks for several calls in one request, where that can change no verdict.

A request costs the grader more than the check of a right answer does.  So the calls of the cases to
come go to the worker together.  It answers them in order, in one process, as if they were asked one
by one, and sends the replies that it has about every `EARLY` CPU seconds.  Before the first failure
it stops at an exception, so that it can still be asked about that.

What is given up is the cost of each call: only that of all in one line of replies is known.  So
together they may take no more than a part of one call's limit.  If they need more or print
something, or the worker ends, that process is thrown away with the answers that did not come, and
these calls are asked one by one; after `MOST_LOST` of such losses all the rest are.  A case that
fails at its second call has then had its third one too, so no call is asked ahead of a submission
that was found to fail for what is left over from call to call.
"""

from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple

from grader.judge.case import Case
from grader.judge.session import Replies, Reply, Session
from grader.sandbox.capture import NOTHING_PRINTED
from grader.sandbox.process import Budget

TOGETHER = 0.25
"""CPU seconds that the calls of one line of replies may take together."""
EARLY = 0.03
"""CPU seconds after which the worker sends the replies that it has: a slow call then has most of
`TOGETHER` for itself."""
MOST_CALLS = 24
"""In one request."""
MOST_LOST = 2
"""Processes that may be thrown away: each costs a start, and the time of the calls."""


class _Call(NamedTuple):
    case: Case
    number: int
    """From 1."""

    @property
    def text(self) -> str:
        return self.case.texts[self.number - 1]


class Ahead:
    """The replies to calls of the coming cases, asked for before they are needed."""

    def __init__(self, session: Session, cases: Sequence[Case], most: float) -> None:
        """Take `most`, the CPU seconds that no call may take."""
        self._session = session
        self._most = min(most, TOGETHER)
        # A race measures each call.
        alike = [case for case in cases if case.race is None and not case.apart]
        self._calls = [
            _Call(case, number) for case in alike for number in range(1, len(case.calls) + 1)
        ]
        self._places = {(case.id, number): at for at, (case, number) in enumerate(self._calls)}
        self._replies: dict[int, Reply] = {}
        self._next = 0
        """The first call without a reply."""
        self._asked = 0
        """Calls from there on that the worker has got."""
        self._process = 0
        self._together = 1
        """How many calls are asked next: one at first, and after an exception."""
        self._alone = 0
        """Calls before this one are asked by themselves."""
        self._lost = 0
        """Processes that were thrown away."""
        self.stops = True
        """Whether the worker stops at an exception."""

    def reply(self, case: Case, number: int) -> Reply | None:
        """Return the reply to a call of a case, from 1; None if it has to be asked by itself."""
        place = self._places.get((case.id, number))
        if place is None or case.function in self._session.missing:
            return None
        if self._process != self._session.processes or not self._session.alive:
            self._forget(place)  # the answers came from the process before
            self._process = self._session.processes
        self._await(place)
        if place not in self._replies:
            self._ask(place)
        return self._replies.pop(place, None)

    def settle(self) -> None:
        """Wait until the worker has made all calls that it has got: another request follows."""
        if self._session.alive:
            self._await(len(self._calls))

    def _await(self, place: int) -> None:
        """Wait until this call is over, or all that the worker has got."""
        while self._asked and self._next <= place:
            self._keep(self._session.more_answers(self._budget))

    def _ask(self, place: int) -> None:
        """Ask for the reply to this call and for some of those after it, unless it is alone."""
        session = self._session
        together, self._together = self._together, min(4 * self._together, MOST_CALLS)
        self._forget(place)
        alone = place < self._alone or session.printed or not session.alive
        if together == 1 or alone:
            return
        calls = self._calls[place : place + together]
        asked = list(takewhile(lambda call: call.case.function not in session.missing, calls))
        self._asked = len(asked)
        texts = [call.text for call in asked]
        self._keep(session.answers(texts, self._budget, EARLY, stops=self.stops))

    @property
    def _budget(self) -> Budget:
        """The budget of one line of replies: no call may take more than its own limit."""
        asked = self._calls[self._next : self._next + self._asked]
        return Budget(min(self._most, *(call.case.limit.floor for call in asked)))

    def _keep(self, replies: Replies) -> None:
        """Keep the replies of one line."""
        outcome, each, left = replies
        place = self._next + len(each)
        complete = len(each) + left == self._asked
        raised = bool(each) and each[-1] is not None and "raised" in each[-1]
        ended = raised and not left and len(each) <= self._asked
        if not each or outcome.output != NOTHING_PRINTED or not (complete or ended):
            self._lost += 1
            lasts = self._lost >= MOST_LOST
            self._alone = len(self._calls) if lasts else self._next + self._asked
            self._session.close()
            self._forget(self._next)
            return
        shared = replies.shared
        self._replies.update(enumerate([Reply(shared, fields) for fields in each], self._next))
        self._next, self._asked = place, left
        if not complete:
            self._together = 1

    def _forget(self, place: int) -> None:
        """Begin anew with this call."""
        self._replies.clear()
        self._next, self._asked = place, 0
