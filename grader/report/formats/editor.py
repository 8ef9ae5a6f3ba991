"""Writes reports as editors read them: ``path:line:column: severity: text``, a line each.

An editor underlines the line.  A severity is ``error``, ``warning`` or ``info``.
"""

import re
from collections.abc import Iterator, Sequence

from grader.catalog import catalog
from grader.grading import Report
from grader.judge.case import Frame, Verdict
from grader.judge.raised import lines_of
from grader.report.formats.github import Placed
from grader.report.visible import one_line
from grader.report.words import remark, sentence

CODE = re.compile(r"(Line|At line|Beside line) \d+: ")
"""Begins the submission's own line, which the editor shows anyway."""
LONGEST = 400
"""Characters of a text."""


def to_editor(reports: Sequence[Placed]) -> str:
    """Return the lines; none for a report that has nothing to say."""
    return "".join(
        f"{one_line(path)}:{place}: {severity}: {one_line(text, LONGEST)}\n"
        for report, path in reports
        for place, severity, text in _problems(report)
    )


def _problems(report: Report) -> Iterator[tuple[str, str, str]]:
    """Yield place, severity and text of what is wrong, the most important first."""
    lines = lines_of(report.source.encode("utf-8", "replace"))
    if report.verdict.accepted:
        if slow := remark(report):
            line = report.remark.line if report.remark else None
            yield _place(lines, line or _first(report, lines)), "warning", slow
        return
    if report.verdict is Verdict.GRADER_ERROR:
        yield "1:1", "info", f"The grader itself failed: {report.message}"
        return
    failure = report.failure
    text = f"{report.verdict.value}: {sentence(report.message)}"
    frame = failure.frames[-1] if failure is not None and failure.frames else None
    if failure is not None and failure.advice:
        text += f" {sentence(failure.advice[0])}"
    why = report.why
    about = "" if why is None else " ".join(one for one in why.text if not CODE.match(one))
    if frame is not None:
        yield _of(lines, frame), "error", text
        if why is not None and why.lines and why.lines[0] != frame.line:
            yield _place(lines, why.lines[0]), "warning", about
        return
    if why is not None:
        text = f"{report.verdict.value}: {about}"
    line = why.lines[0] if why is not None and why.lines else _first(report, lines)
    yield _place(lines, line), "error", text


def _first(report: Report, lines: Sequence[str]) -> int:
    """Return the line that defines the function that was called; 1 if none is found."""
    name = report.function or catalog.load(report.exercise).problem.entry_point
    define = re.compile(rf"\s*(async\s+)?def\s+{re.escape(name)}\b")
    found = [number for number, line in enumerate(lines, 1) if define.match(line)]
    return found[-1] if found else 1


def _place(lines: Sequence[str], line: int) -> str:
    """Return a line with the column at which its text begins."""
    code = lines[line - 1] if 0 < line <= len(lines) else ""
    return f"{line}:{len(code) - len(code.lstrip()) + 1}"


def _of(lines: Sequence[str], frame: Frame) -> str:
    """Return the place of a frame: its code can be without the indentation."""
    if frame.column is None:
        return _place(lines, frame.line)
    code = lines[frame.line - 1] if 0 < frame.line <= len(lines) else ""
    return f"{frame.line}:{max(0, code.find(frame.code)) + frame.column}"
