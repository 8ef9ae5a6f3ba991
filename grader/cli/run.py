"""``grader run``."""

import argparse
import sys

from grader.catalog.exercise import Exercise
from grader.cli import targets
from grader.cli.isolation import isolation_wanted
from grader.cli.status import ACCEPTED, NOT_ACCEPTED
from grader.errors import InvalidInput, UserError
from grader.learner import source_file
from grader.learner.trial import Input, examples, own_input, own_inputs, try_out
from grader.report.terminal import trials
from grader.report.terminal.console import TextConsole


def try_it(options: argparse.Namespace) -> int:
    """Run one submission on visible inputs, and show its answers."""
    if options.target is None:
        target = targets.own_file(targets.current())
    else:
        target = targets.target(options.target, options.rung, options.function)
    inputs = _inputs(target.exercise, options)
    console = TextConsole()
    results = try_out(
        target.exercise,
        target.submission,
        isolation_wanted(options),
        inputs,
    )
    right = True
    for one, result in zip(inputs, results, strict=False):
        trials.show(console, target.submission.name, one, result)
        right &= result.verdict.accepted
    return ACCEPTED if right else NOT_ACCEPTED


def _inputs(exercise: Exercise, options: argparse.Namespace) -> list[Input]:
    if options.board is not None and options.file is not None:
        raise UserError("--board and --file can't be used together: leave one of them out")
    try:
        if options.board is not None:
            return [own_input(exercise, options.board, "your board")]
        if options.file is not None:
            return own_inputs(exercise, _text(options.file))
    except InvalidInput as error:
        where = "--board" if options.board is not None else options.file
        raise UserError(f"{where}: {error}") from None
    return examples(exercise)


def _text(path: str) -> str:
    try:
        if path == "-":
            return sys.stdin.read()
        return source_file.read(path, "a file of boards").decode("utf-8-sig")
    except UnicodeDecodeError:
        raise UserError(f"{path} is not a UTF-8 text file: save the boards as text") from None
