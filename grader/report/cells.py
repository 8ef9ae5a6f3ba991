"""Says which cell of a notebook a line is in."""

import re
from dataclasses import replace

from grader.grading import Report

HEADING = re.compile(r"# cell (\d+)")
"""The line above each cell: see `grader.classroom.inside.texts`."""


def with_cell(report: Report) -> Report:
    """Return a notebook's report with a notice of the cell in which the failing line is."""
    failure = report.failure
    if failure is None or not failure.frames or not HEADING.match(report.source):
        return report
    line = failure.frames[-1].line
    for above in range(line - 1, -1, -1):
        lines = report.source.splitlines()
        if above < len(lines) and (found := HEADING.fullmatch(lines[above])):
            notice = f"line {line} is line {line - above - 1} of code cell {found[1]}"
            return replace(report, notices=(*report.notices, notice))
    return report
