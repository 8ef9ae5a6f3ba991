"""``grader trace``."""

import argparse

from grader.catalog.exercise import Exercise
from grader.cli import pages, targets
from grader.cli.isolation import isolation_wanted
from grader.cli.output import write
from grader.cli.status import ACCEPTED, NOT_ACCEPTED
from grader.errors import InvalidInput, UserError
from grader.judge.case import Verdict
from grader.learner.trial import examples, own_input
from grader.measure.trace import Trace, trace
from grader.report.page import replay
from grader.report.terminal import replay as replay_terminal
from grader.report.terminal.console import TextConsole
from grader.report.words import sentence


def trace_search(options: argparse.Namespace) -> int:
    """Record one search and show it; only a check says whether the answer is right."""
    if options.target is None:
        target = targets.own_file(targets.current())
    else:
        target = targets.target(options.target, options.rung, options.function)
    _must_solve_boards(target.exercise)
    beside = targets.exercise_named(options.beside) if options.beside else None
    if beside is not None:
        _must_solve_boards(beside)
    puzzle = _puzzle([target.exercise, *([beside] if beside else [])], options.board)
    path = ""
    if not options.terminal:
        path = options.html or pages.path_in_workspace(f"{pages.name_of(target)}-trace")
    isolation = isolation_wanted(options)
    console = TextConsole()
    traces = [trace(target.submission, puzzle, isolation)]
    if beside is not None:
        traces.append(trace(targets.reference(beside), puzzle, isolation))
    for one in traces:
        if not _can_be_shown(one):
            console.print(f"{one.name}: {sentence(one.result.message)}")
            return NOT_ACCEPTED
    if options.terminal:
        replay_terminal.play(console, traces)
        return ACCEPTED
    title = f"{target.exercise.number} · {target.exercise.title}"
    write(path, replay.page(traces, title))
    for one in traces:
        replay_terminal.show_totals(console, one)
    pages.announce(path, options.open)
    return ACCEPTED


def _must_solve_boards(exercise: Exercise) -> None:
    if not exercise.problem.fills_board:
        raise UserError(f"{exercise.name} fills no board, so there is no search to show")


def _puzzle(exercises: list[Exercise], text: str | None) -> str:
    if text is None:
        return examples(exercises[0])[0].text
    try:
        puzzles = [own_input(exercise, text, "your board").text for exercise in exercises]
    except InvalidInput as error:
        raise UserError(f"--board: {error}") from None
    return puzzles[0]


def _can_be_shown(one: Trace) -> bool:
    return one.recording is not None and one.result.verdict is not Verdict.NOT_STARTED
