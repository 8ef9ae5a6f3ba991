"""Writes a report as Exercism's test runner does: ``results.json``, version 3."""

import json

from grader.catalog import catalog
from grader.grading import Report
from grader.judge.case import LOAD, CaseResult, Verdict
from grader.problems.problem import Problem
from grader.report.formats.junit import details
from grader.report.visible import one_line, visible

VERSION = 3
LONGEST_OUTPUT = 500
"""Characters; the specification's limit."""
LONGEST_MESSAGE = 65_535
TRUNCATED = "\nOutput was truncated. Please limit to 500 chars"


def to_exercism(report: Report) -> str:
    """Return the document.

    An error of the grader and a file that can't be loaded are its ``error``.
    """
    problem = catalog.load(report.exercise).problem
    no_test_ran = not any(result.case != LOAD for result in report.cases)
    document: dict[str, object] = {"version": VERSION}
    if report.verdict is Verdict.GRADER_ERROR or no_test_ran:
        document["status"] = "error"
        document["message"] = _message(report)[:LONGEST_MESSAGE]
        document["tests"] = []
    else:
        document["status"] = "pass" if report.verdict.accepted else "fail"
        document["message"] = None
        document["tests"] = [_test(result, problem) for result in report.cases]
    return json.dumps(document, indent=2) + "\n"


def _message(report: Report) -> str:
    if report.verdict is Verdict.GRADER_ERROR:
        return f"The grader itself failed: {visible(report.message)}"
    lines = [report.message]
    if report.failure is not None:
        lines += details(report.failure)
    return "\n".join(map(visible, lines))


def _test(result: CaseResult, problem: Problem) -> dict[str, object]:
    name = f"{result.case} ({result.note})" if result.note else result.case
    test: dict[str, object] = {"name": one_line(name)}
    if result.verdict.accepted:
        test["status"] = "pass"
    else:
        broke = result.verdict is Verdict.RUNTIME_ERROR
        test["status"] = "error" if broke else "fail"
        lines = [f"{result.verdict.value}: {result.message}", *details(result)]
        test["message"] = "\n".join(map(visible, lines))[:LONGEST_MESSAGE]
        test["test_code"] = _code(result, problem)
    if result.output.text:
        test["output"] = _output(result.output.text)
    return test


def _code(result: CaseResult, problem: Problem) -> str:
    puzzle = result.answer.puzzle
    if puzzle is None:
        return visible(result.answer.given)
    function = one_line(result.function) or problem.entry_point
    if not problem.takes_board:
        more = f", {one_line(result.answer.given)}" if result.answer.given else ""
        return f"{function}({puzzle!r}{more})"
    side = round(len(puzzle) ** 0.5)
    rows = [puzzle[start : start + side] for start in range(0, len(puzzle), side)]
    board = f"board = [list(row) for row in {' '.join(rows)!r}.split()]"
    return f"{board}\n{function}(board)"


def _output(text: str) -> str:
    shown = visible(text)
    if len(shown) <= LONGEST_OUTPUT:
        return shown
    return shown[: LONGEST_OUTPUT - len(TRUNCATED)] + TRUNCATED
