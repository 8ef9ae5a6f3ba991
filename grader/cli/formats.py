"""``grader check --format``: reports for other systems, on standard output."""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from grader.cli.targets import Target
from grader.errors import UserError
from grader.grading import Report
from grader.learner.workspace import find

if TYPE_CHECKING:
    from grader.hidden.own_tests import OwnTests
    from grader.points import Rules

DOCUMENTS = ("editor", "junit", "gradescope", "exercism")
"""Formats that must be the only text on standard output."""


@contextmanager
def shielded(name: str | None) -> Iterator[None]:
    """Keep GitHub Actions from treating a submission's output as commands."""
    if name != "github":
        yield
        return
    from grader.report.formats.github import silence

    lines = silence()
    print(lines.stopped, flush=True)
    try:
        yield
    finally:
        print(lines.resumed, flush=True)


def write(
    name: str,
    targets: Sequence[Target],
    reports: Sequence[Report],
    rules_file: str | None,
    own: "OwnTests | None" = None,
) -> None:
    """Print the reports in the format `name`."""
    if name == "junit":
        from grader.report.formats.junit import to_junit

        sys.stdout.write(to_junit(reports))
    elif name == "editor":
        from grader.report.formats.editor import to_editor
        from grader.report.formats.github import Placed

        placed = [
            Placed(report, _path(target, os.curdir))
            for target, report in zip(targets, reports, strict=True)
        ]
        sys.stdout.write(to_editor(placed))
    elif name == "github":
        _write_github(targets, reports, rules_file, own)
    elif name == "exercism":
        from grader.report.formats.exercism import to_exercism

        sys.stdout.write(to_exercism(reports[0]))
    else:
        _write_gradescope(targets[0], reports[0], rules_file, own)


def _rules(target: Target, report: Report, path: str | None, own: "OwnTests | None") -> "Rules":
    from grader.hidden.cases import draw_cases
    from grader.points import plain_rules, read_rules
    from grader.points.rules import NO_MARKS

    cases = draw_cases(target.exercise, report.seed)
    marks = own.marks if own else NO_MARKS
    cases += own.cases if own else ()
    return read_rules(path, cases, marks=marks) if path else plain_rules(cases, marks)


def _write_gradescope(
    target: Target, report: Report, rules_file: str | None, own: "OwnTests | None"
) -> None:
    from grader.errors import NoScore
    from grader.report.formats.gradescope import to_gradescope

    # Without a document Gradescope reports that the autograder failed, which is true.
    with suppress(NoScore):
        sys.stdout.write(to_gradescope(report, _rules(target, report, rules_file, own)))


def _write_github(
    targets: Sequence[Target],
    reports: Sequence[Report],
    rules_file: str | None,
    own: "OwnTests | None",
) -> None:
    from grader.report.formats.github import Placed, annotations, classroom_result, step_summary

    top = os.environ.get("GITHUB_WORKSPACE", os.curdir)
    placed = [
        Placed(report, _path(target, top)) for target, report in zip(targets, reports, strict=True)
    ]
    sys.stdout.write(annotations(placed))
    _append("GITHUB_STEP_SUMMARY", "the summary", lambda: step_summary(placed))

    def result() -> str:
        scored = [
            (report, _rules(target, report, rules_file, own))
            for target, report in zip(targets, reports, strict=True)
        ]
        return f"result={classroom_result(scored)}\n"

    _append("GITHUB_OUTPUT", "the points", result)


def _append(variable: str, what: str, text: Callable[[], str]) -> None:
    """Add a text to the file that the runner names in its environment, if it does."""
    path = os.environ.get(variable)
    if not path:
        return
    try:
        with open(path, "a", encoding="utf-8") as file:
            file.write(text())
    except OSError as error:
        raise UserError(f"{what} can't be written to {path}: {error.strerror}") from None


def _path(target: Target, start: str) -> str:
    """Return the path of a target's file from the folder `start`."""
    path = find().file_of(target.exercise.name) if target.own else target.submission.name
    return os.path.relpath(path, start)
