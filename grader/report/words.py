"""Words and figures that are the same in every format of a report."""

import re
import shlex
from collections.abc import Sequence

from grader.catalog import catalog
from grader.grading import Report
from grader.judge.case import Verdict
from grader.problems.answer import Finding
from grader.report.visible import one_line
from grader.sudoku.rules import Cell

MOST_FINDINGS = 4
"""Things that are wrong with one answer, and are all said."""
CALL = re.compile(r"[\w.]+\(")
TONES = {
    Verdict.ACCEPTED.value: "good",
    Verdict.NOT_STARTED.value: "open",
    Verdict.GRADER_ERROR.value: "fault",
}


def tone(verdict: str) -> str:
    """Return how good a verdict is: ``good``, ``open``, ``bad`` or ``fault`` (the kit's fault)."""
    return TONES.get(verdict, "bad")


def line_in_question(report: Report) -> int | None:
    """Return the line to look at: that of the cause, or else the one that raised; None if unknown.

    Lines count from 1.
    """
    if report.why is not None and report.why.lines:
        return report.why.lines[0]
    failure = report.failure
    return failure.frames[-1].line if failure and failure.frames else None


def replay_command(report: Report) -> str:
    """Return the command that runs the first failing case again; empty if there is none."""
    failure = report.failure
    if failure is None or not failure.can_run_again:
        return ""
    if report.submission.isidentifier():  # a function or a class of a notebook
        number = catalog.load(report.exercise).number
        return f'check({report.submission}, "{number}", seed={report.seed}, case="{failure.case}")'
    target = _target(report)
    if report.tests:
        target += f" --tests {shlex.quote(one_line(report.tests))}"
    return f"grader check {target} --seed {report.seed} --case {failure.case}"


def step_command(report: Report) -> str:
    """Return the command that steps through the failure; empty if there is none."""
    if report.failure is None or not report.failure.can_run_again or report.tests:
        return ""
    if report.submission.isidentifier():
        return f'trace({report.submission}, "{catalog.load(report.exercise).number}")'
    own = report.submission == f"{report.exercise}.py" and not report.function
    return "grader trace" if own else f"grader trace {_target(report)}"


def _target(report: Report) -> str:
    """Return a submission as a command names it."""
    number = catalog.load(report.exercise).number
    own = report.submission == f"{report.exercise}.py"
    target = number if own else f"{one_line(report.submission)} --as {number}"
    return f"{target} --function {one_line(report.function)}" if report.function else target


def remark(report: Report) -> str:
    """Return what is to be said of an accepted submission, in sentences; empty if nothing is.

    It may be slow, or a right answer may leave something to be said.
    """
    found = report.remark
    if found is None:
        accepted = report.cases if report.verdict.accepted else ()
        return next((one_line(case.remark) for case in accepted if case.remark), "")
    text = (
        f"Right, and slower than this rung's idea: {found.times:.1f} times the reference's time on"
        " the boards that compare speed."
    )
    if found.line is None or found.share is None or found.count is None:
        return f"{text} Compare your code with the reference to see why."
    lines = report.source.splitlines()
    code = lines[found.line - 1].strip() if 0 < found.line <= len(lines) else ""
    text += (
        f" {100 * found.share:.0f} % of the lines that your code runs on LeetCode's example are"
        f" line {found.line}: `{one_line(code, 80)}`."
    )
    if found.kind == "rescan":
        text += (
            f" It looks for the next empty cell again and again ({found.count:,} times):"
            " make a list of the empty cells once."
        )
    return text


def counted_lines(report: Report) -> str:
    """Return how much work LeetCode's example is beside the reference; empty if that is unknown."""
    if report.lines is None or report.reference_lines is None:
        return ""
    return (
        f"Lines executed on LeetCode's example: {report.lines:,} (reference:"
        f" {report.reference_lines:,}); fewer is less work, not judged"
    )


def marked_cells(findings: Sequence[Finding]) -> set[Cell]:
    """Return the cells to mark on a board: those of all findings that are shown beside it."""
    if not findings or not findings[0].cells:
        return set()
    return {cell for finding in findings[:MOST_FINDINGS] for cell in finding.cells}


def sentence(text: str) -> str:
    """Return a message with a capital letter and a full stop."""
    text = one_line(text, 600)
    # A name keeps its letters: `makePuzzle(3)` is no `MakePuzzle(3)`.
    start = text if text.startswith("`") or CALL.match(text) else text[:1].upper() + text[1:]
    return start if start.endswith((".", "?", "!", ":", "…")) else start + "."


def seconds(value: float) -> str:
    """Return a duration, given in seconds, with only the digits that matter."""
    if value < 0.1:
        return f"{value * 1000:.1f} ms" if value < 0.01 else f"{value * 1000:.0f} ms"
    return f"{value:.2f} s" if value < 10 else f"{value:.0f} s"


def megabytes(value: int) -> str:
    """Return a memory size, given in bytes, in megabytes."""
    return f"{value / 1e6:.0f} MB"
