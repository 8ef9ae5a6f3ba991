"""Writes reports as JSON, for programs.

``schema_version`` is the format's version.  It changes when a field changes its meaning or is
removed; new fields may be added at any time.  The fields are those of `grader.grading.Report`,
`grader.judge.case.CaseResult` and the values in them, under the same names; verdicts are their
words, durations are seconds, memory is bytes, cells are ``[row, column]`` counted from zero.
"""

import dataclasses
import json
from collections.abc import Sequence
from enum import Enum

from grader.grading import Report
from grader.judge.why import Why
from grader.report.visible import visible

SCHEMA_VERSION = 2
SAID_BY_JSON = {str, int, float, bool, type(None)}


def to_json(reports: Sequence[Report]) -> str:
    """One JSON document, in ASCII, for any number of reports."""
    document = {
        "schema_version": SCHEMA_VERSION,
        "accepted": all(report.verdict.accepted for report in reports),
        "reports": [plain(report) for report in reports],
    }
    return json.dumps(document, indent=2) + "\n"


def error_json(text: str) -> str:
    """Return the document of a check that could not be made; `text` says why."""
    document = {
        "schema_version": SCHEMA_VERSION,
        "accepted": False,
        "reports": [],
        "error": visible(text),
    }
    return json.dumps(document, indent=2) + "\n"


def plain(value: object) -> object:
    """Return `value`, a report or a part of one, as plain JSON values."""
    if type(value) in SAID_BY_JSON:
        return value
    if isinstance(value, Enum):
        return value.value
    if dataclasses.is_dataclass(value):
        # `dataclasses.fields` would take three times as long.
        # The edit is for the last hint alone.
        hidden = {"edit"} if isinstance(value, Why) else set()
        return {name: plain(item) for name, item in vars(value).items() if name not in hidden}
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    return value
