"""``grader gradescope-zip``: an autograder that is ready to upload."""

import argparse
import os

from grader.classroom import autograder_zip
from grader.classroom.autograder import Settings
from grader.cli import targets
from grader.cli.status import ACCEPTED
from grader.errors import InvalidRules, UserError
from grader.grading import new_seed
from grader.hidden.cases import draw_cases
from grader.points import plain_rules, read_rules


def make_archive(options: argparse.Namespace) -> int:
    """Write the archive, after trying the rules."""
    exercise = targets.exercise_named(options.rung)
    seed = new_seed() if options.seed is None else options.seed
    cases = draw_cases(exercise, seed)
    rules, text = plain_rules(cases), None
    if options.score:
        rules = read_rules(options.score, cases)
        if rules.overrides:
            raise InvalidRules(f"{options.score}: overrides of students are for grader grade")
        with open(options.score, "rb") as file:
            text = file.read()
    try:
        autograder_zip.write(options.output, Settings(exercise.name, seed), text)
    except OSError as error:
        raise UserError(f"{options.output} can't be written: {error.strerror}") from None
    size = os.path.getsize(options.output)
    print(f"{options.output} is ready ({size / 1e6:.1f} MB): {exercise.title}, seed {seed}.")
    print(f"Full marks are {rules.full_marks:g}: give the assignment as many autograder points.")
    print("Upload it under Configure Autograder, and choose the image Ubuntu 24.04.")
    return ACCEPTED
