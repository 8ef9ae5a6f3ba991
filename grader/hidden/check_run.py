"""The submission as the hidden tests see it: something that can be asked one case at a time."""

import time
from collections.abc import Callable
from dataclasses import replace
from math import inf

from grader.hidden.cases import arguments
from grader.judge.case import Case, CaseResult, Verdict
from grader.judge.judge import Judge

LONGEST_CHECK = 600.0
"""Seconds after which no further case is begun."""
LONGEST_AFTER_A_FAILURE = 10.0
"""Seconds into a check after which no further case is begun if one has failed already."""
MOST_COSTLY_FAILURES = 2
COSTLY = (
    Verdict.TIME_LIMIT,
    Verdict.MEMORY_LIMIT,
    Verdict.OUTPUT_LIMIT,
    Verdict.PROTOCOL_ERROR,
)
"""Failures that take long; after `MOST_COSTLY_FAILURES` of them the check stops."""


class Submission:
    """The submission as the hidden tests see it."""

    def __init__(self, judge: Judge, on_result: Callable[[CaseResult], None]) -> None:
        self._judge = judge
        self._on_result = on_result
        self._costly_failures = 0
        self._failed = False
        self._not_started = False
        self._started = time.monotonic()
        self._cases: list[Case] = []
        self.patience = LONGEST_AFTER_A_FAILURE
        """Seconds into the check after which no further case is begun if one has failed."""
        self.results: list[CaseResult] = []
        self.smallest: CaseResult | None = None
        """The smallest board found on which it fails."""

    def check(self, case: Case) -> CaseResult:
        """Judge a case and take the result down."""
        return self.take(case, self._judge.run(case))

    def take(self, case: Case, result: CaseResult) -> CaseResult:
        """Take the result of a case down."""
        self._cases.append(case)
        self.results.append(result)
        self._costly_failures += result.verdict in COSTLY
        self._failed |= not result.verdict.accepted
        self._not_started |= result.verdict is Verdict.NOT_STARTED
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

    def try_smaller(self, case: Case, puzzle: str) -> CaseResult:
        """Judge a smaller board, which counts for nothing but for its being small."""
        result = self._judge.run(replace(case, calls=(arguments(case.checker, puzzle),)))
        failed = not result.verdict.accepted and result.verdict not in COSTLY
        if failed and _blanks(result) < _blanks(self.smallest):
            self.smallest = result
        return result

    @property
    def finished(self) -> str:
        """Why no further case should run; empty if they should."""
        if self._not_started:
            return "not started"
        if self._costly_failures >= MOST_COSTLY_FAILURES:
            return "was stopped after the second case that ran into a limit"
        took = time.monotonic() - self._started
        if took > LONGEST_CHECK or (self._failed and took > self.patience):
            return f"was stopped after {took:.0f} s"
        return ""


def _blanks(result: CaseResult | None) -> float:
    return inf if result is None else (result.answer.puzzle or "").count(".")
