"""Says in a few words what went wrong with a submission, so that a class can be counted by it."""

import re

from grader.grading import REMARK_FROM, Report
from grader.judge.case import LOAD, CaseResult, Verdict
from grader.judge.judge import FIRST_WAS_RIGHT
from grader.judge.why import Why
from grader.problems.board_answer import CELL_RULE, NEVER_RAN, NEW_BOARD, UNCHANGED
from grader.report.visible import one_line

CAUSES = {
    "check": "the check of the rules",
    "strict": "compares a digit with its own cell",
    "digits": "which digits are tried",
    "cells": "cells that are never reached",
    "empty-test": "the test for an empty cell",
    "type": "numbers for strings",
    "copy": "works on a copy of the board",
    "given": "a given is overwritten",
    "undo-board": "a wrong guess stays on the board",
    "undo-books": "a wrong guess stays in a set, list or mask",
    "book-init": "givens are not noted before the search",
    "book-place": "a placed digit is not noted",
    "book-key": "the arithmetic of an index",
    "result": "the result of the search is not used",
    "base": "the end of the search",
    "early-true": "says too early that it is done",
    "early-false": "gives up too early",
    "dead-end": "no answer at a dead end",
    "no-recursion": "the search does not go on",
    "invert": "a condition is the wrong way round",
    "loop": "a loop that does not end",
    "state": "something is kept from one call to the next",
    "slow": "right, but too slow",
}
"""In words, each cause that says more than the message does; without a unit."""
IN_UNIT = {
    "check": "the check of the {unit}",
    "strict": "the check of the {unit} meets its own cell",
    "book-init": "givens are not noted for the {unit}",
    "book-place": "a placed digit is not noted for the {unit}",
    "undo-books": "a wrong guess stays noted for the {unit}",
    "book-key": "{unit} arithmetic",
}
BY_START = (
    (NEW_BOARD, "a new board was returned"),
    (NEVER_RAN.partition("{")[0], "the function does not run its lines"),
    (UNCHANGED, "nothing came back"),
    ("a given was changed", "a given was changed"),
    ("the file is empty", "the file is empty"),
    ("no `", "no function of the right name"),
    ("the module ", "a module that is not available"),
    ("the file reads input", "reads from the keyboard"),
    ("the file calls `sys.exit`", "ends the program"),
    ("`board` came back as", "the board has another shape"),
    ("the board came back with", "the board has another shape"),
)
"""How a message begins, and what that is in few words."""
OTHER_SHAPE = re.compile(r"row \d+ (is|came back with) ")
STILL_EMPTY = re.compile(r"\d+ cells? (is|are) still empty")
TWICE = re.compile(r"\S+ appears (?:twice|\w+ times) in (row|column|box) ")
EXCEPTION = re.compile(r"(?:.*: )?(?P<name>[A-Za-z_]\w*(?:Error|Exception|Exit|Iteration))\b")
FOREIGN = re.compile(r"row \d+, column \d+(?: \(\S+\))? holds '.*', which is none of the symbols")
LEFT_OVER = "still raises NotImplementedError"
PYTHON_2 = "this looks like Python 2"
BY_VERDICT = {
    Verdict.SYNTAX_ERROR: "a syntax error",
    Verdict.NOT_STARTED: "the stub as shipped",
    Verdict.MEMORY_LIMIT: "too much memory",
    Verdict.OUTPUT_LIMIT: "too much printed",
    Verdict.PROTOCOL_ERROR: "the reply channel was touched",
    Verdict.GRADER_ERROR: "the grader failed",
}
LONGEST = 60
"""Characters."""


def reason(report: Report) -> str:
    """Return what went wrong in a few words; empty if nothing did."""
    if report.why is not None and (known := _cause(report.why)):
        return known
    if report.verdict is Verdict.ACCEPTED:
        times = max((result.times or 0.0 for result in report.cases), default=0.0)
        return "right, but slow" if times >= REMARK_FROM else ""
    if report.failure is None or report.verdict is Verdict.GRADER_ERROR:
        return BY_VERDICT.get(report.verdict) or str(report.verdict.value)
    if report.verdict is Verdict.TIME_LIMIT:
        return _about_time(report)
    return _about(report.failure)


def _cause(why: Why) -> str:
    if why.unit and why.cause in IN_UNIT:
        return IN_UNIT[why.cause].format(unit=why.unit)
    return CAUSES.get(why.cause, "")


def _about_time(report: Report) -> str:
    failures = {case.verdict for case in report.cases if not case.verdict.accepted}
    if not report.passed:
        return "no end, on any board"
    return "right, but too slow" if failures == {Verdict.TIME_LIMIT} else "slow, and wrong"


def _about(failure: CaseResult) -> str:
    message = failure.message
    if FIRST_WAS_RIGHT in failure.advice:
        return CAUSES["state"]
    if failure.verdict in BY_VERDICT:
        return BY_VERDICT[failure.verdict]
    if failure.advice and failure.advice[0].startswith(PYTHON_2):
        return "Python 2"
    for start, words in BY_START:
        if message.startswith(start):
            return words
    if LEFT_OVER in message:
        return "the `raise` of the stub stayed"
    if CELL_RULE in message:
        return "numbers for strings" if "the int " in message else "cells of another kind"
    if failure.verdict in (Verdict.RUNTIME_ERROR, Verdict.IMPORT_ERROR):
        found = EXCEPTION.match(message)
        if found:
            return one_line(found["name"], LONGEST)
        return "the file does not load" if failure.case == LOAD else "a crash"
    return _about_cells(failure)


def _about_cells(failure: CaseResult) -> str:
    message = failure.message
    if OTHER_SHAPE.match(message):
        return "the board has another shape"
    if FOREIGN.match(message):
        return "a symbol that is not a digit"
    if STILL_EMPTY.match(message):
        return "cells stay empty"
    units = {found[1] for one in failure.findings if (found := TWICE.match(one.message))}
    if len(units) == 1:
        return f"a digit twice in a {units.pop()}"
    return "a digit twice" if units else "a wrong answer"
