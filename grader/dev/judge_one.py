"""Judges the text on standard input in its own grader process, and prints the report as JSON.

``python -m grader.dev.judge_one LEVEL FLOOR``: the level of isolation, and the CPU seconds that
every case gets.  It gives up soon: the time limits for honest slow code would be too long for sixty
endless loops.
"""

import sys

from grader.catalog import catalog
from grader.grading import Task, grade
from grader.judge.policy import Policy
from grader.judge.session import Submission
from grader.report.formats.json_report import to_json
from grader.sandbox.isolation import Level, choose

EXERCISE = "bitmask"
SEED = 1


def main(level: str, floor: str) -> None:
    """Judge standard input as an answer to `EXERCISE`."""
    exercise = catalog.find(EXERCISE).without_gates
    submission = Submission("<stdin>", sys.stdin.buffer.read(), exercise.problem.entry_point)
    policy = Policy(loading=2.0, floor=float(floor), costly_failures=1, after_failure=1.3)
    report = grade(Task(exercise, submission, choose(Level(level)), SEED), policy)
    sys.stdout.write(to_json([report]))


if __name__ == "__main__":
    main(*sys.argv[1:])
