"""``grader trace``."""

import argparse
from dataclasses import replace

from grader.catalog.exercise import Exercise
from grader.cli import pages, targets
from grader.cli.check import progress_bar
from grader.cli.isolation import isolation_wanted
from grader.cli.output import write
from grader.cli.status import ACCEPTED, NOT_ACCEPTED
from grader.cli.targets import Target
from grader.errors import InvalidInput, NoWorkspace, UserError
from grader.grading import Task, grade, new_seed
from grader.judge.case import Case, Verdict
from grader.judge.why import Why
from grader.learner import failures
from grader.learner.trial import examples, own_input
from grader.measure.steps import Recorded
from grader.report.page import stepper
from grader.report.terminal.console import TextConsole
from grader.report.words import sentence
from grader.sandbox.isolation import Isolation
from grader.why.explain import explain
from grader.why.failure import Failure, digest, failure_of
from grader.why.playback import case_of, own_case, play, play_failure


def trace_steps(options: argparse.Namespace) -> int:
    """Record one call step by step and make a page of it; only a check says what is right."""
    target = _target(options)
    isolation = isolation_wanted(options)
    beside = targets.exercise_named(options.beside) if options.beside else None
    if beside is not None:
        for exercise in (target.exercise, beside):
            if not exercise.problem.fills_board:
                raise UserError(f"{exercise.name} fills no board, so nothing can go in step")
    path = options.html or pages.path_in_workspace(f"{pages.name_of(target)}-steps")
    console = TextConsole()
    chosen, why = _case(options, target, isolation, console)
    exercise, submission = target.exercise, target.submission
    if isinstance(chosen, Failure):
        recorded, playback = play_failure(exercise, submission, isolation, chosen, why)
    else:
        recorded, playback = play(exercise, submission, isolation, chosen, why)
    if playback is None or recorded.result.verdict is Verdict.NOT_STARTED:
        console.print(f"{recorded.name}: {sentence(_no_recording(recorded))}", markup=False)
        return NOT_ACCEPTED
    other = None if beside is None else _reference(beside, recorded, isolation)
    title = f"{target.exercise.number} · {target.exercise.title}"
    write(path, stepper.page(playback, title, other))
    for line in stepper.summary(playback):
        console.print(line, markup=False)
    pages.announce(path, options.open)
    return ACCEPTED


def _no_recording(recorded: Recorded) -> str:
    if recorded.result.verdict.accepted:
        return "this program can't be recorded step by step"
    return recorded.result.message


def _target(options: argparse.Namespace) -> Target:
    if options.target is not None:
        return targets.target(options.target, options.rung, options.function)
    failure = None
    if options.board is None and options.case is None:
        failure = failures.last(targets.workspace())
    if failure is None:
        return targets.own_file(targets.current())
    return targets.own_file(targets.exercise_named(failure.exercise))


def _case(
    options: argparse.Namespace, target: Target, isolation: Isolation, console: TextConsole
) -> tuple[Case | Failure, Why | None]:
    """Return what is played: a board, a case, the last failure, or an example."""
    exercise = target.exercise
    if options.board is not None:
        return own_case(exercise, _board(exercise, options.board)), None
    kept = None
    if target.own and options.seed is None:
        try:
            kept = failures.last(targets.workspace(), exercise.name)
        except NoWorkspace:
            kept = None
    if kept is not None and options.case in (None, kept.case):
        if options.case is not None:
            kept = kept._replace(smallest="")
        text = target.submission.text.decode("utf-8", "replace")
        return kept, kept.why if kept.source == digest(text) else None
    seed = kept.seed if kept is not None else options.seed
    with progress_bar(console, target) as on_result:
        task = Task(
            exercise, target.submission, isolation, new_seed() if seed is None else seed,
            options.case,
        )  # fmt: skip
        report = grade(task, on_result=on_result)
    failure = failure_of(report)
    if options.case is not None:
        chosen = task.cases()[0]
        if failure is None:
            return replace(chosen, race=None), None
        return case_of(exercise, failure._replace(smallest="")), explain(task, report)
    if failure is not None:
        return failure, explain(task, report)
    example = examples(exercise)[0]
    return own_case(exercise, example.text, example.function), None


def _board(exercise: Exercise, text: str) -> str:
    try:
        return own_input(exercise, text, "your board").text
    except InvalidInput as error:
        raise UserError(f"--board: {error}") from None


def _reference(exercise: Exercise, recorded: Recorded, isolation: Isolation) -> Recorded:
    """Return the steps of a reference on the same board."""
    own = own_case(exercise, recorded.puzzle)
    return play(exercise, targets.reference(exercise), isolation, own)[0]
