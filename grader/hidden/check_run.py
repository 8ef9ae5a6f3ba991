"""One check while it runs: what came of the cases so far, and whether another one should begin."""

from collections.abc import Callable
from dataclasses import replace

from grader.hidden.cases import arguments
from grader.judge.case import Case, CaseResult, Verdict
from grader.judge.crew import Crew
from grader.judge.policy import Policy

COSTLY = (
    Verdict.TIME_LIMIT,
    Verdict.MEMORY_LIMIT,
    Verdict.OUTPUT_LIMIT,
    Verdict.PROTOCOL_ERROR,
)
"""Failures that take long."""


class CheckRun:
    """The submission as the hidden tests see it: something that can be asked a case at a time."""

    def __init__(self, crew: Crew, policy: Policy, on_result: Callable[[CaseResult], None]) -> None:
        self._crew = crew
        self._policy = policy
        self._on_result = on_result
        self._cases: list[Case] = []
        self._spent = 0.0
        self._spent_at_first_failure: float | None = None
        self.results: list[CaseResult] = []
        """One for each case that was asked, in order."""
        self.smallest: CaseResult | None = None
        """The smallest failing board, if it is smaller than that of the first failure."""

    def check(self, case: Case) -> CaseResult:
        """Judge a case and keep the result."""
        result = self._crew.run(case)
        self._cases.append(case)
        self.results.append(result)
        self._spend(result)
        if self._spent_at_first_failure is None and not result.verdict.accepted:
            self._spent_at_first_failure = self._spent
        self._on_result(result)
        return result

    @property
    def shrinkable(self) -> tuple[Case, str] | None:
        """The first case that failed on a single board for another reason than its cost.

        Only a board that has a solution can be made smaller, by revealing some of it.
        """
        from grader.sudoku.solver import solve

        for case, result in zip(self._cases, self.results, strict=True):
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
        return self._since_first_failure < self._policy.after_failure

    def try_smaller(self, case: Case, puzzle: str) -> CaseResult:
        """Judge a smaller board, which counts for nothing but for its being small."""
        self._crew.stop()
        result = self._crew.run(replace(case, calls=(arguments(case.checker, puzzle),)))
        self._spend(result)
        failed = not result.verdict.accepted and result.verdict not in COSTLY
        if failed and _blanks(result) < _blanks(self.smallest or self.first_failure):
            self.smallest = result
        return result

    @property
    def finished(self) -> str:
        """Why no further case should begin; empty if one should."""
        failures = [result.verdict for result in self.results if not result.verdict.accepted]
        if Verdict.NOT_STARTED in failures:
            return "not started"
        if sum(verdict in COSTLY for verdict in failures) >= self._policy.costly_failures:
            return "was stopped after the second case that ran into a limit"
        if self._spent > self._policy.longest:
            return f"was stopped after {self._spent:.0f} s of CPU time"
        since = self._since_first_failure
        if since > self._policy.after_failure - self._policy.shrinking:
            return f"was stopped after {since:.1f} s of CPU time since the first failure"
        return ""

    @property
    def _since_first_failure(self) -> float:
        before = self._spent_at_first_failure
        return 0.0 if before is None else self._spent - before

    def _spend(self, result: CaseResult) -> None:
        self._spent += result.cpu


def _blanks(result: CaseResult | None) -> int:
    """The empty cells of the board that was asked; more than any board has, if it had none."""
    puzzle = "" if result is None else result.answer.puzzle or ""
    return puzzle.count(".") or 1000
