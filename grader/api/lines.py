"""Line numbers as the learner sees them: those of the cell, and not of the text that was sent."""

import re
from dataclasses import replace

from grader.grading import Report
from grader.judge.case import CaseResult

MARK = "# The next line is line {} of its cell."
MARKED = re.compile(r"# The next line is line (\d+) of its cell\.")
ELSEWHERE = "# The next line is sent along."
NAMED = re.compile(r"\b([Ll]ine )(\d+)\b")


def cell_lines(sent: str) -> list[int | None]:
    """Return the number in its cell of each line of a text that was sent; None for the others."""
    found: list[int | None] = []
    number: int | None = None
    for line in sent.split("\n"):
        mark = MARKED.fullmatch(line)
        if mark or line == ELSEWHERE:
            found.append(None)
            number = int(mark[1]) if mark else None
        else:
            found.append(number)
            number = None if number is None else number + 1
    return found


def in_cells(report: Report) -> Report:
    """Return a report of a text that was sent, with the line numbers and the text of the cells.

    Of two cells with the same number of line, the one of the function that was checked counts.
    """
    numbers = cell_lines(report.source)

    def line(number: int) -> int:
        known = numbers[number - 1] if 0 < number <= len(numbers) else None
        return number if known is None else known

    def text(said: str) -> str:
        return NAMED.sub(lambda found: f"{found[1]}{line(int(found[2]))}", said)

    def result(one: CaseResult) -> CaseResult:
        frames = tuple(replace(frame, line=line(frame.line)) for frame in one.frames)
        advice = tuple(map(text, one.advice))
        return replace(one, frames=frames, message=text(one.message), advice=advice)

    why = report.why
    if why is not None:
        why = replace(why, lines=tuple(map(line, why.lines)), text=tuple(map(text, why.text)))
    remark = report.remark
    if remark is not None and remark.line is not None:
        remark = replace(remark, line=line(remark.line))
    return replace(
        report,
        message=text(report.message),
        cases=tuple(map(result, report.cases)),
        failure=None if report.failure is None else result(report.failure),
        smallest=None if report.smallest is None else result(report.smallest),
        why=why,
        remark=remark,
        source=_as_in_the_cell(report.source, numbers),
    )


def _as_in_the_cell(sent: str, numbers: list[int | None]) -> str:
    lines = {number: line for number, line in zip(numbers, sent.split("\n"), strict=True) if number}
    return "\n".join(lines.get(number, "") for number in range(1, max(lines, default=0) + 1))
