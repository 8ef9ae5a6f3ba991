"""Writes one case for a student: the board, what came back, the rule or limit, and how to run it.

Nothing in it lets the other cases be drawn: there is no seed, and only this case's boards.
"""

from collections.abc import Sequence

from grader.grading import Report
from grader.judge.case import Case, CaseResult, Verdict
from grader.problems.answer import Plain, in_words
from grader.problems.board_answer import puzzle_of
from grader.report.visible import one_line, visible
from grader.report.words import seconds, sentence
from grader.sudoku import notation

MOST_BOARDS = 40
"""Calls of one case that are written."""
LONGEST = 2_000
"""Characters of an answer that is not a board."""


def case_file(report: Report, case: Case, command: str) -> str:
    """Return the Markdown text; `command` runs the submission on a board that is added to it."""
    result = report.cases[0]
    lines = [f"# Case {case.id} of {report.exercise}", ""]
    lines += [f"{report.verdict.value}: {one_line(report.submission)}", ""]
    if case.note:
        lines += [f"This case is special: {one_line(case.note)}.", ""]
    if result.message:
        lines += [f"**{sentence(result.message)}**", ""]
        lines += [f"{sentence(text)}\n" for text in result.advice]
    if result.cpu_limit and result.verdict is Verdict.TIME_LIMIT:
        why = f" It is {one_line(result.limit_reason)}." if result.limit_reason else ""
        lines += [f"The limit is {seconds(result.cpu_limit)} of CPU time.{why}", ""]
    lines += _asked(case, result, command)
    lines += _came_back(result)
    return "\n".join(lines).rstrip() + "\n"


def _asked(case: Case, result: CaseResult, command: str) -> list[str]:
    lines = ["## What was asked", ""]
    if len(case.calls) > 1:
        lines += [f"{len(case.calls)} calls in one process, in this order."]
        if not result.verdict.accepted:
            lines += [f"The answer to call {result.call} was not accepted."]
        lines += [""]
    for number, arguments in enumerate(case.calls[:MOST_BOARDS], 1):
        if len(case.calls) > 1:
            lines += [f"Call {number}:", ""]
        lines += _call(arguments, command)
    if len(case.calls) > MOST_BOARDS:
        lines += [f"And {len(case.calls) - MOST_BOARDS} more boards of the same kind.", ""]
    return lines


def _call(arguments: Sequence[Plain], command: str) -> list[str]:
    try:
        puzzle = puzzle_of(arguments[0])
        rows = _grid(notation.to_rows(puzzle))
    except (TypeError, ValueError, IndexError):
        given = ", ".join(map(in_words, arguments))
        return ["```text", visible(given[:LONGEST]), "```", ""]
    return ["```text", *rows, "```", "", f"    {command} --board {puzzle}", ""]


def _came_back(result: CaseResult) -> list[str]:
    answer = result.answer
    if answer.rows is not None:
        return ["## What came back", "", "```text", *_grid(answer.rows), "```"]
    if answer.value:
        return ["## What came back", "", "```text", visible(answer.value[:LONGEST]), "```"]
    return []


def _grid(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return a board with its boxes set apart."""
    box = round(len(rows) ** 0.5) or 1
    lines = []
    for number, row in enumerate(rows):
        if number and number % box == 0:
            lines.append("")
        cells = [one_line(cell, 8) or "." for cell in row]
        lines.append("  ".join(" ".join(cells[i : i + box]) for i in range(0, len(cells), box)))
    return lines
