"""One or several workers for one submission, which share its cases.

Which case goes to which worker is fixed, so that a mistake with state that is left over from one
case to the next shows in every check, or in none.  A case that compares speed waits until all
others are done, because no other worker may compute beside it.
"""

import threading
from collections.abc import Sequence

from grader.judge.case import Case, CaseResult
from grader.judge.judge import Judge, Loaded


class Crew:
    """One judge, or several that share the cases; each one judges ahead in its own thread."""

    def __init__(self, judges: Sequence[Judge]) -> None:
        self._judges = judges
        self._results: dict[str, CaseResult | Exception | None] = {}
        self._changed = threading.Condition()
        self._stopped = False
        self._shared: set[str] = set()
        """Cases that are judged ahead."""
        self._threads: list[threading.Thread] = []

    @property
    def peak_memory(self) -> int:
        """Resident bytes of the submission's largest worker so far."""
        return max(judge.peak_memory for judge in self._judges)

    def load(self) -> Loaded | CaseResult:
        """Load the submission into the first worker; return a result if it can't be loaded."""
        return self._judges[0].load()

    def share(self, cases: Sequence[Case]) -> None:
        """Start on the cases, if there are several workers; the others load the submission too."""
        if len(self._judges) == 1:
            return
        shared = [case for case in cases if case.race is None]
        races = [case for case in cases if case.race is not None]
        self._shared = {case.id for case in shared}
        shares = [
            threading.Thread(target=self._work, args=(judge, shared[number :: len(self._judges)]))
            for number, judge in enumerate(self._judges)
        ]
        self._threads = [*shares, threading.Thread(target=self._race, args=(races, shares))]
        for thread in self._threads:
            thread.start()

    def run(self, case: Case) -> CaseResult | None:
        """Judge a case, or wait until it is judged; return None if the allowance cut it short.

        Raise any error that the judge raised.
        """
        if case.id in self._shared and not self._stopped:
            with self._changed:
                self._changed.wait_for(lambda: case.id in self._results)
        else:
            self._join()
        if self._stopped or case.id not in self._results:
            return self._judges[0].run(case)
        result = self._results[case.id]
        if isinstance(result, Exception):
            raise result
        return result

    def allow(self, seconds: float) -> None:
        """Let no case take more than these CPU seconds from now on."""
        for judge in self._judges:
            judge.allowance = seconds

    def stop(self) -> None:
        """Stop judging ahead, and wait until the workers are idle; no call of a race follows."""
        self._stopped = True
        for judge in self._judges:
            judge.closing = True
        self._join()

    def close(self) -> None:
        """End all workers."""
        self.stop()
        for judge in self._judges:
            judge.close()

    def _race(self, races: Sequence[Case], shares: Sequence[threading.Thread]) -> None:
        """Judge ahead what compares speed; after a failure, that waits until it is asked for."""
        for share in shares:
            share.join()
        results = self._results.values()
        if all(isinstance(result, CaseResult) and result.verdict.accepted for result in results):
            self._work(self._judges[0], races)

    def _join(self) -> None:
        for thread in self._threads:
            thread.join()

    def _work(self, judge: Judge, cases: Sequence[Case]) -> None:
        for case in cases:
            if self._stopped:
                return
            result: CaseResult | Exception | None
            try:
                result = judge.run(case)
            except Exception as error:  # an error of the kit: the caller's thread raises it again
                result = error
            with self._changed:
                self._results[case.id] = result
                self._changed.notify_all()
