"""One check while it runs: what came of the cases so far, and whether another one should begin."""

from collections.abc import Callable
from dataclasses import replace
from math import inf

from grader.english import counted
from grader.judge.case import Case, CaseResult, Verdict
from grader.judge.crew import Crew
from grader.judge.policy import Policy
from grader.problems.problem import Problem

COSTLY = (
    Verdict.TIME_LIMIT,
    Verdict.MEMORY_LIMIT,
    Verdict.OUTPUT_LIMIT,
    Verdict.PROTOCOL_ERROR,
)
"""Failures that take long."""


class CheckRun:
    """The submission as the hidden tests see it: something that can be asked a case at a time."""

    def __init__(
        self,
        problem: Problem,
        crew: Crew,
        policy: Policy,
        on_result: Callable[[CaseResult], None],
    ) -> None:
        self._problem = problem
        self._crew = crew
        self._policy = policy
        self._on_result = on_result
        self._cases: list[Case] = []
        self._spent = 0.0
        self._failed: list[Verdict] = []
        self._costly = 0
        self._since_first_failure: float | None = None
        """Seconds of computing and waiting; None before."""
        self._out_of_time = False
        self.results: list[CaseResult] = []
        """One for each case that was asked, in order."""
        self.smallest: CaseResult | None = None
        """The smallest failing board, if it is smaller than that of the first failure."""

    def check(self, case: Case) -> CaseResult | None:
        """Judge a case and keep the result; None if there was no time left for it."""
        result = self._crew.run(case)
        if result is None:
            self._out_of_time = True
            return None
        self._cases.append(case)
        self.keep(result)
        return result

    def keep(self, result: CaseResult) -> None:
        """Keep the result of a case, or of an instructor's own test."""
        self.results.append(result)
        if self._since_first_failure is not None:
            self._since_first_failure += result.cpu + result.blocked
        elif not result.verdict.accepted:
            self._since_first_failure = 0.0
        if not result.verdict.accepted:
            self._failed.append(result.verdict)
            self._costly += result.verdict in COSTLY
        self._spent += result.cpu + result.blocked
        self._crew.allow(self._left - self._policy.shrinking)
        self._on_result(result)

    @property
    def shrinkable(self) -> tuple[Case, str] | None:
        """The first case that failed on a single board for another reason than its cost.

        Only a board that has a solution can be made smaller, by revealing some of it.
        """
        from grader.sudoku.solver import solve

        for case, result in zip(self._cases, self.results, strict=False):
            puzzle = result.answer.puzzle or ""
            quick = result.verdict in (Verdict.WRONG_ANSWER, Verdict.RUNTIME_ERROR)
            may_shrink = len(case.calls) == 1 and puzzle.count(".") > 1
            if quick and may_shrink and solve(puzzle) is not None:
                return case, puzzle
        return None

    @property
    def first_failure(self) -> CaseResult | None:
        """The first failing case in order of difficulty."""
        return next((result for result in self.results if not result.verdict.accepted), None)

    @property
    def may_shrink_on(self) -> bool:
        """Whether the search for the smallest board may go on."""
        return self._left > 0

    def try_smaller(self, case: Case, puzzle: str) -> CaseResult | None:
        """Judge a smaller board, which counts for nothing but for its being small."""
        self._crew.stop()
        self._crew.allow(self._left)
        arguments = self._problem.function(case.function).arguments(puzzle)
        result = self._crew.run(replace(case, calls=(arguments,)))
        if result is None:
            self._since_first_failure = self._policy.after_failure
            return None
        assert self._since_first_failure is not None, "boards are made smaller after a failure"
        self._since_first_failure += result.cpu + result.blocked
        failed = not result.verdict.accepted and result.verdict not in COSTLY
        if failed and _blanks(result) < _blanks(self.smallest or self.first_failure):
            self.smallest = result
        return result

    @property
    def finished(self) -> str:
        """Why no further case should begin; empty if one should."""
        if Verdict.NOT_STARTED in self._failed and not self._problem.names:
            return "not started"
        if self._costly >= self._policy.costly_failures:
            return f"was stopped after {counted(len(self._failed), 'failing case')}"
        if self._spent > self._policy.longest:
            return f"was stopped after {self._spent:.0f} s"
        if self._out_of_time or self._left < self._policy.shrinking:
            return f"was stopped {self._policy.after_failure:g} s after the first failure"
        return ""

    @property
    def _left(self) -> float:
        """Seconds that the check may still take once a failure is known."""
        since = self._since_first_failure
        return inf if since is None else self._policy.after_failure - since


def _blanks(result: CaseResult | None) -> int:
    """Return the empty cells of the board that was asked.

    More than any board has, if it had none.
    """
    puzzle = "" if result is None else result.answer.puzzle or ""
    return puzzle.count(".") or 1000
