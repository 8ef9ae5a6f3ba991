"""What watch mode prints where there is no screen: text for people, or lines for an editor."""

import os
import sys
import time
from typing import Protocol

from rich.console import Console

from grader.grading import Report
from grader.learner.workspace import Workspace
from grader.report.formats.editor import to_editor
from grader.report.formats.github import Placed
from grader.report.terminal import check as terminal

BEGIN = "Checking"
END = "Checked"


class Shown(Protocol):
    """The parts of a check, as they become known."""

    def say(self, text: str) -> None:
        """Show a sentence that belongs to no check."""

    def begin(self, exercise: str) -> None:
        """Show that a check begins."""

    def verdict(self, report: Report) -> None:
        """Show the verdict."""

    def why(self, report: Report) -> None:
        """Show the cause, which becomes known after the verdict."""

    def end(self, reason: str) -> None:
        """Show that a check ended without a verdict."""


class ForPeople:
    """Prints text to read."""

    def __init__(self, console: Console) -> None:
        self._console = console

    def say(self, text: str) -> None:
        """See `Shown`."""
        self._console.print(text, soft_wrap=True)

    def begin(self, exercise: str) -> None:
        """See `Shown`: nothing is printed before the verdict."""

    def verdict(self, report: Report) -> None:
        """See `Shown`."""
        self._console.print()
        self._console.print(time.strftime("%H:%M:%S"))
        terminal.show(self._console, report)

    def why(self, report: Report) -> None:
        """See `Shown`."""
        terminal.show_why(self._console, report)

    def end(self, reason: str) -> None:
        """See `Shown`."""
        self._console.print(reason)


class ForEditor:
    """Prints lines for an editor's problem matcher.

    The lines of a check are between one that starts with `BEGIN` and one that starts with `END`.
    """

    def __init__(self, workspace: Workspace) -> None:
        self._workspace = workspace

    def say(self, text: str) -> None:
        """See `Shown`."""
        _print(f"{text}\n")

    def begin(self, exercise: str) -> None:
        """See `Shown`: the editor forgets the problems of the check before."""
        _print(f"{BEGIN} {self._path(exercise)}\n")

    def verdict(self, report: Report) -> None:
        """See `Shown`."""
        path = self._path(report.exercise)
        problems = to_editor([Placed(report, path)])
        passed = f"{report.passed} of {report.total} cases passed"
        _print(f"{problems}{END} {path}: {report.verdict.value}, {passed}\n")

    def why(self, report: Report) -> None:
        """See `Shown`: the editor gets all problems of the check once more."""
        if report.why is not None or report.remark is not None:
            self.begin(report.exercise)
            self.verdict(report)

    def end(self, reason: str) -> None:
        """See `Shown`."""
        _print(f"{END} nothing: {reason}\n")

    def _path(self, exercise: str) -> str:
        return os.path.relpath(self._workspace.file_of(exercise))


def _print(text: str) -> None:
    """Write whole lines at once, since an editor reads them as they come."""
    sys.stdout.write(text)
    sys.stdout.flush()
