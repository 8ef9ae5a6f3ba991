"""Writes a report as Gradescope's ``results.json``: a test for each suite, with its points."""

import json
from collections import Counter

from grader.errors import NoScore
from grader.grading import Report
from grader.judge.case import Verdict
from grader.points import Award, Rules
from grader.report.formats.junit import details
from grader.report.visible import one_line, visible

MOST_SHOWN = 3
"""Failing cases of one suite that are shown in full."""


def to_gradescope(report: Report, rules: Rules) -> str:
    """Return the document.

    Raise `NoScore` for an error of the grader, which must not become a zero.
    """
    right = Counter(result.suite for result in report.cases if result.verdict.accepted)
    score = rules.score(report.verdict, right)
    if score is None:
        raise NoScore(report.message)
    document: dict[str, object] = {
        "score": score,
        "execution_time": round(report.wall, 3),
        "output": _heading(report),
        "output_format": "text",
        "stdout_visibility": "hidden",
        "extra_data": {
            "verdict": report.verdict.value,
            "seed": report.seed,
            "isolation": report.isolation,
            "kit": report.kit,
        },
        "tests": [_test(report, rules, suite, right) for suite in rules.cases],
    }
    return json.dumps(document, indent=2) + "\n"


def _test(report: Report, rules: Rules, suite: str, right: Counter[str]) -> dict[str, object]:
    cases = rules.cases[suite]
    passed = right[suite] == cases
    test: dict[str, object] = {
        "name": f"{suite}: {right[suite]} of {cases} passed",
        "status": "passed" if passed else "failed",
        "visibility": "visible",
        "output_format": "text",
        "output": _output(report, suite),
    }
    if rules.award is not Award.ALL and rules.points.get(suite):
        points = rules.points[suite]
        test["score"] = round(points * (1 if passed else rules.part(suite, right)), 2)
        test["max_score"] = round(points, 2)
    return test


def _heading(report: Report) -> str:
    lines = [f"{report.verdict.value}: {report.passed} of {report.total} cases passed."]
    if report.message:
        lines.append(one_line(report.message, 600))
    if report.stopped:
        lines.append(f"Not all cases ran: {one_line(report.stopped)}.")
    if report.failure is not None:
        lines += [visible(line) for line in details(report.failure)]
    return "\n".join(lines)


def _output(report: Report, suite: str) -> str:
    ran = [result for result in report.cases if result.suite == suite]
    failed = [result for result in ran if not result.verdict.accepted]
    if not ran and report.verdict is not Verdict.ACCEPTED:
        return "did not run"
    lines = []
    for result in failed[:MOST_SHOWN]:
        lines.append(f"{result.case}: {result.verdict.value}: {one_line(result.message, 600)}")
        lines += [f"  {visible(line)}" for line in details(result)]
    if len(failed) > MOST_SHOWN:
        lines.append(f"and {len(failed) - MOST_SHOWN} more")
    return "\n".join(lines)
