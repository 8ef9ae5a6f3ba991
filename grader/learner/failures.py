"""The last failure of each exercise, kept so that `grader trace` can play it without a new check.

One small file an exercise, in JSON.  It may be damaged, or be another version's: then there is
no failure to play, and nothing is said.
"""

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from grader.catalog import catalog
from grader.grading import Report
from grader.judge.why import CAUSES, Fact, Why
from grader.learner.workspace import Workspace
from grader.sudoku.notation import parse
from grader.why.failure import Failure, failure_of

LARGEST = 20_000
"""Bytes of a file."""


def keep(report: Report, workspace: Workspace) -> None:
    """Keep the failure of a check of the learner's own file; forget the one before.

    Raise OSError.
    """
    if report.tests:
        return
    path = _path(workspace, report.exercise)
    failure = failure_of(report)
    if failure is None:
        with suppress(FileNotFoundError):
            os.remove(path)
        return
    os.makedirs(os.path.dirname(path), exist_ok=True)
    why = failure.why
    fields: dict[str, Any] = {**failure._asdict(), "why": None}
    if why is not None:
        fields["why"] = {
            "cause": why.cause,
            "unit": why.unit,
            "lines": list(why.lines),
            "sure": why.sure,
            "text": list(why.text),
        }
    with open(path, "w", encoding="utf-8") as file:
        json.dump(fields, file)


def last(workspace: Workspace, exercise: str | None = None) -> Failure | None:
    """Return the last failure of an exercise, or of the one that failed last; None if none did."""
    names = [exercise] if exercise else catalog.names()
    found = [(_time(_path(workspace, name)), name) for name in names]
    for _, name in sorted((one for one in found if one[0]), reverse=True):
        with suppress(OSError, ValueError, TypeError, KeyError):
            return _read(_path(workspace, name), name)
    return None


def _path(workspace: Workspace, exercise: str) -> str:
    return os.path.join(os.path.dirname(workspace.database), "failures", f"{exercise}.json")


def _time(path: str) -> float:
    try:
        return os.path.getmtime(path)
    except OSError:
        return 0.0


def _read(path: str, exercise: str) -> Failure:
    with open(path, "rb") as file:
        fields = json.loads(file.read(LARGEST))
    seed, case, call = fields["seed"], fields["case"], fields["call"]
    smallest, function, source = fields["smallest"], fields["function"], fields["source"]
    if not (type(seed) is int and type(call) is int and seed >= 0 and call >= 1):
        raise ValueError("no numbers of a check")
    if not all(isinstance(text, str) for text in (case, smallest, function, source)):
        raise ValueError("no names of a check")
    if smallest:
        parse(smallest)
    if function and function not in catalog.load(exercise).problem.names:
        raise ValueError("no function of the exercise")
    return Failure(exercise, seed, case, call, smallest, function, source, _why(fields["why"]))


def _why(fields: Mapping[str, Any] | None) -> Why | None:
    if fields is None:
        return None
    lines, text = fields["lines"], fields["text"]
    if fields["cause"] not in CAUSES or fields["unit"] not in (None, "row", "column", "box"):
        raise ValueError("no cause")
    if not all(type(line) is int and line > 0 for line in lines):
        raise ValueError("no lines")
    if not all(isinstance(line, str) for line in text):
        raise ValueError("no text")
    sure = fields["sure"] is True
    return Why(fields["cause"], fields["unit"], tuple(lines), sure, Fact(), tuple(text))
