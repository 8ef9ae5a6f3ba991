"""The page beside the editor: what the screen says of the last check, in a browser."""

import threading
import webbrowser
from contextlib import suppress
from dataclasses import dataclass

from grader.catalog.exercise import Exercise
from grader.errors import ProgressUnavailable
from grader.grading import Report
from grader.judge.session import Submission
from grader.learner.progress import Attempt, Progress
from grader.learner.workspace import Workspace
from grader.sandbox.isolation import Level, choose

SOLUTION = "solution"
"""The name of the page of the reference."""
STEPS = "steps"
"""The name of the page that plays a failure."""


@dataclass(frozen=True)
class _Shown:
    exercise: Exercise
    report: Report | None
    at: str
    attempts: int
    busy: bool


class PageBeside:
    """Shows the last check in a browser, until it is closed."""

    def __init__(self, workspace: Workspace, level: Level) -> None:
        """`level` is the isolation of a worker that measures."""
        self._workspace = workspace
        self._level = level
        self._shown: _Shown | None = None
        self._version = 0
        self._changing = threading.Lock()
        from grader.watch.server import PageServer  # only a page needs it

        self._server = PageServer({"": self._page, SOLUTION: self._solution, STEPS: self._steps})

    def show(
        self,
        exercise: Exercise,
        report: Report | None = None,
        *,
        at: str = "",
        attempts: int = 0,
        busy: bool = False,
    ) -> None:
        """Show a report, and whether a check goes on, in all open pages.

        Without a report, the last one of the exercise stays, if there was one; `at` is the time of
        day of the verdict, and `attempts` is how many are recorded.
        """
        with self._changing:
            before = self._shown
            if report is None and before is not None and before.exercise.name == exercise.name:
                report, at = before.report, before.at
            shown = self._shown = _Shown(exercise, report, at, attempts, busy)
            if before == shown:
                return
            if before is None or _content(before) != _content(shown):
                self._version += 1
            version = self._version
        self._server.tell({"version": version, "words": _words(shown)})

    def rest(self) -> None:
        """Say that no check goes on."""
        if self._shown is not None:
            self.show(self._shown.exercise, attempts=self._shown.attempts)

    @property
    def notice(self) -> str:
        """Where the page is, in a sentence."""
        return f"The page beside your editor: {self._server.address}"

    def open(self) -> None:
        """Open the page in the browser; that may take a while, so it goes on by itself."""
        threading.Thread(target=webbrowser.open, args=(self._server.address,), daemon=True).start()

    def close(self) -> None:
        """Stop serving the page."""
        self._server.close()

    def _page(self) -> str:
        with self._changing:
            shown, version = self._shown, self._version
        # When a browser asks, and not before.
        from grader.report.page import check, waiting
        from grader.report.page.leads import leads
        from grader.why.failure import failure_of

        assert shown is not None  # it is shown before anybody knows its address
        if shown.report is None:
            return waiting.page(shown.exercise, version)
        return check.page(
            shown.report,
            self._attempts(shown.exercise),
            version=version,
            leads=leads(
                shown.report,
                self._workspace,
                SOLUTION,
                STEPS if failure_of(shown.report) else "",
            ),
        )

    def _steps(self) -> str:
        """Return the page that plays the failure of the last check."""
        from grader.report.page import stepper

        with self._changing:
            shown = self._shown
        report = None if shown is None else shown.report
        text = None if report is None else stepper.page_of(report, choose(self._level))
        return text or "There is no failure to step through."

    def _solution(self) -> str:
        """Return the page of the reference, once the last check is accepted."""
        from grader.learner.reading import reading
        from grader.report.page import solution

        with self._changing:
            shown = self._shown
        if shown is None or shown.report is None or not shown.report.verdict.accepted:
            return "The reference opens when your own solution is accepted."
        report, exercise = shown.report, shown.exercise
        entry_point = report.function or exercise.problem.entry_point
        own = Submission(report.submission, report.source.encode("utf-8", "replace"), entry_point)
        return solution.page(reading(exercise, own, choose(self._level)), "./")

    def _attempts(self, exercise: Exercise) -> list[Attempt]:
        with suppress(ProgressUnavailable):
            return Progress(self._workspace.database, lambda text: None).attempts(exercise.name)
        return []


def _content(shown: _Shown) -> tuple[object, ...]:
    """Return what a new version is made for."""
    return shown.exercise.name, id(shown.report), shown.attempts


def _words(shown: _Shown) -> str:
    """Return what the page says of itself."""
    if shown.busy:
        return "Checking …"
    if shown.report is None:
        return "Waiting for a save"
    report = shown.report
    passed = f"{report.passed} of {report.total} cases passed"
    return f"{report.verdict.value}, {passed}, checked at {shown.at}"
