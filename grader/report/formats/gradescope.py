"""Writes a report as Gradescope's ``results.json``: a test for each suite, with its points.

Rules that change the sum, such as a cap, are tests too: so the points of all tests add up to the
score.
"""

import json

from grader.errors import NoScore
from grader.grading import Report
from grader.judge.case import Verdict
from grader.points.rules import Line, Rules, result_of
from grader.report.formats.junit import details
from grader.report.visible import one_line, visible

MOST_SHOWN = 3
"""Failing cases of one suite that are shown in full."""


def to_gradescope(report: Report, rules: Rules, note: str = "") -> str:
    """Return the document.

    `note` says which file was judged, if there were several.  Raise `NoScore` for an error of the
    grader, which must not become a zero.
    """
    added = rules.add_up(result_of(report))
    if added.points is None:
        raise NoScore(report.message)
    document: dict[str, object] = {
        "score": added.points,
        "execution_time": round(report.wall, 3),
        "output": "\n".join(filter(None, (note, _heading(report)))),
        "output_format": "text",
        "stdout_visibility": "hidden",
        "extra_data": {
            "verdict": report.verdict.value,
            "seed": report.seed,
            "isolation": report.isolation,
            "kit": report.kit,
        },
        "tests": [_test(report, line) for line in added.lines],
    }
    return json.dumps(document, indent=2) + "\n"


def not_judged(problem: str, rules: Rules) -> str:
    """Return the document of a submission without a text to judge: no points, and why."""
    told = f"{problem[:1].upper()}{problem[1:]}."
    document = {
        "score": 0.0,
        "output": f"Not judged. {told}",
        "output_format": "text",
        "tests": [
            {
                "name": "a file that can be judged",
                "status": "failed",
                "visibility": "visible",
                "output_format": "text",
                "output": told,
                "score": 0.0,
                "max_score": rules.full_marks,
            }
        ],
    }
    return json.dumps(document, indent=2) + "\n"


def _test(report: Report, line: Line) -> dict[str, object]:
    if line.of is None:  # a rule, and no suite
        return {"name": line.what, "score": line.points, "visibility": "visible"}
    return {
        "name": f"{line.what}: {line.passed} of {line.cases} passed",
        "status": "passed" if line.passed == line.cases else "failed",
        "visibility": "visible",
        "output_format": "text",
        "output": _output(report, line.suite),
        "score": line.points,
        "max_score": line.of,
    }


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
