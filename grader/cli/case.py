"""``grader case``: one hidden case as a file, for a student who asks."""

import argparse
import os
import shlex
import sys
from dataclasses import replace

from grader.cli import targets
from grader.cli.isolation import isolation_wanted
from grader.cli.output import write
from grader.cli.status import status_of
from grader.errors import UserError
from grader.grading import LARGEST_SEED, Task, grade
from grader.judge.policy import INTERACTIVE
from grader.report.formats.case_file import case_file
from grader.report.visible import one_line

ONE_CASE = replace(INTERACTIVE, workers=1, shrinking=0, counts_lines=False)


def write_case(options: argparse.Namespace) -> int:
    """Judge one case, and write it into a file without the seed."""
    target = targets.target(options.target, options.rung, options.function)
    task = Task(
        target.exercise, target.submission, isolation_wanted(options), options.seed, options.case
    )
    (case,) = task.cases()
    report = grade(task, ONE_CASE)
    if not report.cases or report.cases[0].case != case.id:
        raise UserError(f"{one_line(target.submission.name)} has no such case: {report.message}")
    name = os.path.basename(target.submission.name)
    command = f"grader run {shlex.quote(one_line(name))} --as {target.exercise.rung}"
    path = options.out or f"{one_line(os.path.splitext(name)[0])}-{case.id}.md"
    write(path, case_file(report, case, command))
    if path != "-":
        print(f"{path} holds the case {case.id}, without the seed.")
    if options.seed < LARGEST_SEED:
        print(
            f"grader: the seed {options.seed} is short: a student with this case can find it by"
            " trying all, and so draw the other cases. grader grade draws a long one.",
            file=sys.stderr,
        )
    return status_of([report.verdict])
