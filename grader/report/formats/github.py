"""Writes reports for GitHub Actions: annotations at the lines, a step summary, and points.

The runner obeys commands in a step's output, so a learner's words are either escaped or printed
between `stopped` and `resumed`.
"""

import base64
import json
import secrets
from collections.abc import Sequence
from typing import NamedTuple

from grader.grading import Report
from grader.judge.case import LOAD, Verdict
from grader.points.rules import Line, Rules, result_of
from grader.report.visible import one_line, visible

MARKDOWN = "\\`*_{}[]()#+-.!|<>@:~$&"
"""Characters that mean something in GitHub's Markdown, somewhere."""


class Placed(NamedTuple):
    """A report, and the path of its file from the top of the repository."""

    report: Report
    path: str


def annotations(reports: Sequence[Placed]) -> str:
    """Return a line for each report: a workflow command."""
    return "".join(_annotation(report, path) + "\n" for report, path in reports)


def _annotation(report: Report, path: str) -> str:
    title = f"{report.verdict.value}: {report.exercise}"
    if report.verdict.accepted:
        text = f"{report.passed} of {report.total} cases passed"
        return f"::notice file={_property(path)},title={_property(title)}::{_data(text)}"
    failure = report.failure
    text = report.message
    place = f"file={_property(path)}"
    if failure is not None:
        if failure.case != LOAD:
            text = f"{text}\ncase {failure.case}, seed {report.seed}"
        text = "\n".join([text, *failure.advice])
        if failure.frames:
            frame = failure.frames[-1]
            place += f",line={frame.line}"
            if frame.column is not None:
                place += f",col={frame.column}"
    if report.verdict is Verdict.GRADER_ERROR:
        text = f"The grader itself failed: {text}"
    return f"::error {place},title={_property(title)}::{_data(text)}"


def _data(text: str) -> str:
    return visible(text).replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(one_line(text)).replace(":", "%3A").replace(",", "%2C")


class Silence(NamedTuple):
    """Between these two lines the runner takes no commands."""

    stopped: str
    resumed: str


def silence() -> Silence:
    """Return the two lines, with a secret token."""
    token = secrets.token_hex(16)
    return Silence(f"::stop-commands::{token}", f"::{token}::")


def step_summary(reports: Sequence[Placed]) -> str:
    """Return Markdown: a table and the first failures."""
    lines = ["| exercise | verdict | cases passed |", "|---|---|---:|"]
    lines += [
        f"| {_quoted(report.exercise)} | {report.verdict.value}"
        f" | {report.passed} of {report.total} |"
        for report, _ in reports
    ]
    for report, _ in reports:
        if not report.verdict.accepted:
            lines += ["", f"**{_quoted(report.exercise)}**: {_quoted(report.message)}"]
            if report.failure is not None:
                lines += [f"\n{_quoted(advice)}" for advice in report.failure.advice]
    return "\n".join(lines) + "\n"


def classroom_result(scored: Sequence[tuple[Report, Rules]]) -> str:
    """Return the points for GitHub Classroom's reporter: JSON in Base64, on one line.

    The reporter adds up the ``score`` of all tests, and shows it beside ``max_score``.  Without a
    ``max_score`` it reports no points: so an error of the grader is not zero.
    """
    tests: list[dict[str, object]] = []
    full = 0.0
    failed = False
    for report, rules in scored:
        added = rules.add_up(result_of(report))
        if added.points is None:
            return _encoded({"version": 1, "status": "error", "max_score": 0, "tests": []})
        full += rules.full_marks
        failed = failed or not report.verdict.accepted
        several = f"{report.exercise}: " if len(scored) > 1 else ""
        tests += [_classroom_test(several, line) for line in added.lines]
    status = "fail" if failed else "pass"
    return _encoded({"version": 1, "status": status, "max_score": full, "tests": tests})


def _classroom_test(start: str, line: Line) -> dict[str, object]:
    counts = f"{line.passed} of {line.cases} cases passed" if line.of is not None else ""
    return {
        "name": one_line(f"{start}{line.what}"),
        "status": "pass" if line.passed == line.cases else "fail",
        "score": line.points,
        "message": counts,
        "test_code": "",
        "filename": "",
        "line_no": 0,
    }


def _encoded(document: dict[str, object]) -> str:
    return base64.b64encode(json.dumps(document).encode("ascii")).decode("ascii")


def _quoted(text: str) -> str:
    return "".join(f"&#{ord(c)};" if c in MARKDOWN else c for c in one_line(text, 600))
