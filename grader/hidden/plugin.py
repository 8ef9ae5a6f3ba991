"""The pytest plugin that feeds the hidden tests with cases and notices what broke in them.

It lives in the grader's own process, and so do the tests; only the submission runs elsewhere.
"""

from pathlib import Path

import pytest

from grader.hidden.check_run import CheckRun
from grader.judge.case import Case


class Rejected(AssertionError):
    """A hidden test's way to fail: the submission's answer was not accepted."""


class HiddenTests:
    """Parametrizes the hidden tests with the drawn cases and gives them the submission."""

    def __init__(self, cases: list[Case], check_run: CheckRun) -> None:
        self._cases = cases
        self._check_run = check_run
        self.errors: list[str] = []
        """Failures of the hidden tests themselves: defects of the kit."""
        self.interrupted = False

    @pytest.fixture
    def check_run(self) -> CheckRun:
        """Return what the learner wrote, as something that can be asked."""
        return self._check_run

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """One test for each case."""
        if "case" in metafunc.fixturenames:
            metafunc.parametrize("case", self._cases, ids=[case.id for case in self._cases])

    def pytest_keyboard_interrupt(self, excinfo: pytest.ExceptionInfo[BaseException]) -> None:
        """Remember a real Ctrl-C, which pytest would turn into an exit status."""
        self.interrupted = type(excinfo.value) is KeyboardInterrupt

    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> None:
        """Tell a rejected answer, whose result is kept already, from a test that broke."""
        error = call.excinfo
        if error is not None and not isinstance(error.value, (Rejected, pytest.skip.Exception)):
            place = error.traceback[-1]
            where = f"{Path(place.path).name}, line {place.lineno + 1}"
            self.errors.append(f"{item.nodeid}: {error.exconly()} ({where})")

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Keep why a hidden test file can't be imported: that is a defect of the kit too."""
        if report.failed:
            self.errors.append(f"{report.nodeid}: {report.longreprtext}")

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """Stop in good order: what did not run is reported as not run."""
        if self._check_run.finished:
            item.session.shouldstop = self._check_run.finished
            pytest.skip("not run")
