"""Asks for several calls in one request, where that can change no verdict.

A request costs the grader more than the check of a right answer does.  So the calls of the cases to
come go to the worker together.  It answers them in order, in one process, as if they were asked one
by one.  It sends what it has about every `EARLY` CPU seconds, so each wait is for one slow call at
most, and has the limit of that call.  Before the first failure it stops at an exception, so that it
can still be asked about that.

What is given up is the cost of each call: only that of all in one line of replies is known.  If
they took more together than one of them may, printed something, or ended the worker, then that
process is thrown away with its answers, and each call is asked by itself: for good if something was
printed, else until the one that did it is over.  A case that fails at its second call has then had
its third one too, so no call is asked ahead of a submission that was found to fail for what is left
over from call to call.
"""

from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple

from grader.judge.case import Case
from grader.judge.session import Replies, Reply, Session
from grader.sandbox.capture import NOTHING_PRINTED
from grader.sandbox.process import Budget, Ending

EARLY = 0.03
"""CPU seconds after which the worker sends the replies that it has.  So much more time has the call
on which it is busy then: the ones before it may have taken that."""
MOST_CALLS = 24
"""In one request."""


class _Call(NamedTuple):
    case: Case
    number: int
    """From 1."""

    @property
    def text(self) -> str:
        return self.case.texts[self.number - 1]


class Ahead:
    """The replies to calls of the coming cases, asked for before they are needed."""

    def __init__(self, session: Session, cases: Sequence[Case], floor: float | None) -> None:
        """Take the `floor` of every call, in CPU seconds; None for that of its own limit."""
        self._session = session
        self._floor = floor
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
        self.stops = True
        """Whether the worker stops at an exception."""

    def reply(self, case: Case, number: int, budget: Budget) -> Reply | None:
        """Return the reply to a call of a case, from 1; None if it has to be asked by itself."""
        place = self._places.get((case.id, number))
        if place is None or case.function in self._session.missing:
            return None
        if self._process != self._session.processes or not self._session.alive:
            self._forget(place)  # the answers came from the process before
            self._process = self._session.processes
        self._settle(place, budget)
        if place not in self._replies:
            self._ask(place, budget)
        return self._replies.pop(place, None)

    def settle(self) -> None:
        """Wait until the worker has made all calls that it has got: another request follows."""
        if self._session.alive:
            self._settle(len(self._calls))

    def _settle(self, place: int, budget: Budget | None = None) -> None:
        """Wait until this call is over, or all that the worker has got."""
        while self._asked and self._next <= place:
            wanted = budget if self._next == place else None
            given = wanted or Budget(self._floor_of(self._next))
            replies = self._session.more_answers(_with_time_before(given))
            self._keep(replies, conclusive=wanted is not None)

    def _ask(self, place: int, budget: Budget) -> None:
        """Ask for the reply to this call and for some of those after it, unless it is alone."""
        session = self._session
        together, self._together = self._together, min(4 * self._together, MOST_CALLS)
        self._forget(place)
        if together == 1 or place < self._alone or session.printed or not session.alive:
            return
        calls = self._calls[place : place + together]
        asked = list(takewhile(lambda call: call.case.function not in session.missing, calls))
        self._asked = len(asked)
        texts = [call.text for call in asked]
        replies = session.answers(texts, _with_time_before(budget), EARLY, stops=self.stops)
        self._keep(replies, conclusive=True)

    def _keep(self, replies: Replies, *, conclusive: bool) -> None:
        """Keep the replies of one line; `conclusive` if the wait had the first call's own limit."""
        outcome, each, left = replies
        first, place = self._next, self._next + len(each)
        complete = len(each) + left == self._asked
        raised = bool(each) and each[-1] is not None and "raised" in each[-1]
        if (
            each
            and len(each) <= self._asked
            and (complete or (raised and not left))
            and outcome.output == NOTHING_PRINTED
            and (len(each) == 1 or outcome.cpu <= min(map(self._floor_of, range(first, place))))
        ):
            shared = replies.shared
            self._replies.update(enumerate([Reply(shared, fields) for fields in each], first))
            self._next, self._asked = place, left
            if not complete:
                self._together = 1
        elif outcome.ending is Ending.CPU_LIMIT and conclusive:
            own = outcome._replace(cpu_limit=outcome.cpu_limit - EARLY)
            self._replies[first] = Reply(own, None)
            self._asked = 0
        else:
            self._alone = first + self._asked
            self._session.close()
            self._forget(first)

    def _forget(self, place: int) -> None:
        """Begin anew with this call."""
        self._replies.clear()
        self._next, self._asked = place, 0

    def _floor_of(self, place: int) -> float:
        """Return the CPU seconds that a call may take, whatever the reference needs."""
        return self._calls[place].case.limit.floor if self._floor is None else self._floor


def _with_time_before(budget: Budget) -> Budget:
    """Return the budget of a call, with time for those before it."""
    extend = budget.extend
    return Budget(budget.cpu + EARLY, extend and (lambda: extend() + EARLY))
