"""Judges one submission on Gradescope: what ``run_autograder`` of the archive runs.

The folder, ``/autograder`` on Gradescope, holds ``source`` (the archive), ``submission`` and
``results``.  A submission that can't be judged gets a result that says why, and no points.  Only an
error of the grader leaves no result: Gradescope then says that the autograder failed, which is
true, and the student gets no zero.
"""

import json
import os
import sys
from typing import NamedTuple

from grader.catalog import catalog
from grader.classroom.collect import StudentSubmission, of_one_student
from grader.errors import NoScore
from grader.grading import Report, Task, grade
from grader.hidden.cases import draw_cases
from grader.judge.case import Case, Verdict
from grader.judge.policy import CLASS
from grader.judge.session import Submission
from grader.points import Rules, plain_rules, read_rules
from grader.report.formats.gradescope import not_judged, to_gradescope
from grader.sandbox.isolation import choose

SETTINGS = "autograder.json"
RULES = "points.toml"
TRIES = 2
"""Tries before an error of the grader is final."""


class Settings(NamedTuple):
    """What the teacher chose when the archive was made."""

    rung: str
    """The exercise's full name."""
    seed: int


def main() -> int:
    """Judge the submission in the folder that the command line names; return the exit status."""
    folder = sys.argv[1]
    source = os.path.join(folder, "source")
    with open(os.path.join(source, SETTINGS), encoding="utf-8") as file:
        settings = Settings(**json.load(file))
    exercise = catalog.load(settings.rung)
    cases = draw_cases(exercise, settings.seed)
    path = os.path.join(source, RULES)
    rules = read_rules(path, cases) if os.path.exists(path) else plain_rules(cases)
    found = of_one_student(os.path.join(folder, "submission"), exercise.name)
    try:
        result = _result(settings, found, cases, rules)
    except NoScore as error:
        sys.stderr.write(f"the grader itself failed: {error}\n")
        return 3
    results = os.path.join(folder, "results")
    os.makedirs(results, exist_ok=True)
    with open(os.path.join(results, "results.json"), "w", encoding="utf-8") as file:
        file.write(result)
    return 0


def _result(settings: Settings, found: StudentSubmission, cases: list[Case], rules: Rules) -> str:
    if found.problem:
        return not_judged(found.problem, rules)
    for _ in range(TRIES):
        report = _judged(settings, found, cases)
        if report.verdict is not Verdict.GRADER_ERROR:
            break
    return to_gradescope(report, rules, found.note)


def _judged(settings: Settings, found: StudentSubmission, cases: list[Case]) -> Report:
    exercise = catalog.load(settings.rung)
    name = os.path.basename(found.origin)
    submission = Submission(name, found.text, exercise.problem.entry_point)
    return grade(Task(exercise, submission, choose(), settings.seed, drawn=cases), CLASS)


if __name__ == "__main__":
    sys.exit(main())
