"""Judges submissions on an executor's processes or machines, even if some of them die.

Any `concurrent.futures` executor works.  Only a few submissions are in progress at a time, so a
class may have any size.
"""

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, Future, wait
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple, Protocol

from grader.classroom.job import Graded, Job, judge
from grader.errors import MachinesLost
from grader.judge.case import Verdict
from grader.report.visible import visible
from grader.sandbox.isolation import TooWeak

MOST_TRIES = 2
"""Tries of one submission before a failure of the grader is reported."""
WAITING_PER_PLACE = 2
"""Submissions in progress for each place, so that no place waits for work."""


MOST_DEATHS = 20
"""Processes that may die in a row, with no result in between, before the run stops."""


class Machines(Protocol):
    """The processes or machines that judge."""

    @property
    def places(self) -> int:
        """How many submissions are judged at a time."""

    def executor(self) -> Executor:
        """Return the executor to use from now on: a new one, if the last one broke."""


class Done(NamedTuple):
    """A submission with its result."""

    job: Job
    graded: Graded


class _Try(NamedTuple):
    job: Job
    failures: int = 0


def run(
    jobs: Iterator[Job], machines: Machines, judge: Callable[[Job], Graded] = judge
) -> Iterator[Done]:
    """Yield the results, in the order in which they arrive.

    A failure of the grader is tried a second time.  If a judging process died, any of those in
    progress may be the cause: each is tried alone, and a second time if that fails too.  Raises
    `MachinesLost`.
    """
    executor = machines.executor()
    under_way: dict[Future[Graded], _Try] = {}
    again: deque[_Try] = deque()
    suspects: deque[_Try] = deque()
    exhausted = False
    deaths = 0
    alone = False
    while True:
        while not suspects and len(under_way) < WAITING_PER_PLACE * machines.places:
            following = again.popleft() if again else _next(jobs)
            if following is None:
                exhausted = True
                break
            if not _submit(executor, judge, following, under_way):
                again.append(following)
                break
        if suspects and not under_way:
            suspect = suspects.popleft()
            if not _submit(executor, judge, suspect, under_way):
                suspects.appendleft(suspect)
        if not under_way:
            if exhausted and not again and not suspects:
                return
            executor = machines.executor()
            continue
        finished, _ = wait(under_way, return_when=FIRST_COMPLETED)
        if any(isinstance(future.exception(), BrokenProcessPool) for future in _ended(finished)):
            finished, _ = wait(under_way)  # a broken pool drops all its work
            alone = len(finished) == 1
            deaths += 1
            if deaths > MOST_DEATHS:
                raise MachinesLost(
                    f"{deaths} judging processes have died in a row: see grader doctor"
                )
            executor = machines.executor()
        for future in finished:
            tried = under_way.pop(future)
            failed = tried._replace(failures=tried.failures + 1)
            try:
                graded = future.result()
                deaths = 0
            except BrokenProcessPool:
                if not alone or failed.failures < MOST_TRIES:
                    suspects.append(failed if alone else tried)
                    continue
                graded = _error("the process that judged it died, twice")
            except CancelledError:
                raise MachinesLost(
                    "the judging machines are no longer available: their scheduler has ended"
                ) from None
            except TooWeak as refusal:
                graded = _error(str(refusal))
            except Exception as error:
                graded = _error(f"{type(error).__name__}: {error}")
            if graded.verdict is Verdict.GRADER_ERROR and failed.failures < MOST_TRIES:
                again.append(failed)
            else:
                yield Done(tried.job, graded)


def _ended(futures: set[Future[Graded]]) -> Iterator[Future[Graded]]:
    return (future for future in futures if not future.cancelled())


def _next(jobs: Iterator[Job]) -> _Try | None:
    job = next(jobs, None)
    return None if job is None else _Try(job)


def _submit(
    executor: Executor,
    judge: Callable[[Job], Graded],
    tried: _Try,
    under_way: dict[Future[Graded], _Try],
) -> bool:
    """Return False if the executor broke meanwhile."""
    try:
        under_way[executor.submit(judge, tried.job)] = tried
    except BrokenProcessPool:
        return False
    return True


def _error(message: str) -> Graded:
    return Graded(Verdict.GRADER_ERROR, visible(message))
