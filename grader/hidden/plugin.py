"""The pytest plugin that feeds the hidden tests and takes down what came of them.

It lives in the grader's own process, and so do the tests; only the submission runs elsewhere.
"""

import time
from collections.abc import Callable
from dataclasses import replace
from math import inf
from pathlib import Path

import pytest

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


class Rejected(AssertionError):
    """A hidden test's way to fail: the submission's answer was not accepted."""


class Submission:
    """The submission as the hidden tests see it."""

    def __init__(self, judge: Judge, on_result: Callable[[CaseResult], None]) -> None:
        self._judge = judge
        self._on_result = on_result
        self._costly_failures = 0
        self._started = time.monotonic()
        self._cases: list[Case] = []
        self.results: list[CaseResult] = []
        self.smallest: CaseResult | None = None
        """The smallest board found on which it fails."""

    def check(self, case: Case) -> CaseResult:
        """Judge a case and take the result down."""
        result = self._judge.run(case)
        self._cases.append(case)
        self.results.append(result)
        self._costly_failures += result.verdict in COSTLY
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
        if any(result.verdict is Verdict.NOT_STARTED for result in self.results):
            return "not started"
        if self._costly_failures >= MOST_COSTLY_FAILURES:
            return "was stopped after the second case that ran into a limit"
        took = time.monotonic() - self._started
        failed = any(not result.verdict.accepted for result in self.results)
        if took > LONGEST_CHECK or (failed and took > LONGEST_AFTER_A_FAILURE):
            return f"was stopped after {took:.0f} s"
        return ""


def _blanks(result: CaseResult | None) -> float:
    return inf if result is None else (result.answer.puzzle or "").count(".")


class HiddenTests:
    """Parametrizes the hidden tests with the drawn cases and gives them the submission."""

    def __init__(self, cases: list[Case], submission: Submission) -> None:
        self._cases = cases
        self._submission = submission
        self.errors: list[str] = []
        """Failures of the hidden tests themselves: defects of the kit."""
        self.interrupted = False

    @pytest.fixture
    def submission(self) -> Submission:
        """What the learner wrote, as something that can be asked."""
        return self._submission

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """One test for each case."""
        if "case" in metafunc.fixturenames:
            metafunc.parametrize("case", self._cases, ids=[case.id for case in self._cases])

    def pytest_keyboard_interrupt(self, excinfo: pytest.ExceptionInfo[BaseException]) -> None:
        """Remember a real Ctrl-C, which pytest would turn into an exit status."""
        self.interrupted = type(excinfo.value) is KeyboardInterrupt

    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> None:
        """Tell a rejected answer, which is taken down already, from a test that broke."""
        error = call.excinfo
        if error is not None and not isinstance(error.value, (Rejected, pytest.skip.Exception)):
            place = error.traceback[-1]
            where = f"{Path(place.path).name}, line {place.lineno + 1}"
            self.errors.append(f"{item.nodeid}: {error.exconly()} ({where})")

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A hidden test file that can't be imported is a defect of the kit too."""
        if report.failed:
            self.errors.append(f"{report.nodeid}: {report.longreprtext}")

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """Stop in good order: what did not run is reported as not run."""
        if self._submission.finished:
            item.session.shouldstop = self._submission.finished
            pytest.skip("not run")
