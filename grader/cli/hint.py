"""``grader hint``."""

import argparse

from rich.console import Console

from grader.catalog.exercise import Exercise
from grader.cli import targets
from grader.cli.status import ACCEPTED
from grader.hidden.cases import draw_cases
from grader.judge.session import Session, limits_of
from grader.learner import hints, steps
from grader.learner.attempts import next_lesson_or_hint
from grader.learner.progress import Attempt, Progress, Standing
from grader.measure.hot_spots import hot_spots
from grader.report.terminal import prose
from grader.report.terminal.console import TextConsole
from grader.sandbox.isolation import choose


def give_hint(options: argparse.Namespace) -> int:
    """Explain the last failure if that was not done yet, else give the next hint."""
    exercise = targets.exercise_named(options.exercise) if options.exercise else targets.current()
    console = TextConsole()
    history = Progress(targets.workspace().database)
    if options.all:
        _show_all(console, exercise, history)
    else:
        _show_next(console, exercise, history)
    return ACCEPTED


def _show_next(console: Console, exercise: Exercise, history: Progress) -> None:
    standing = history.standings().get(exercise.name, Standing())
    attempts = history.attempts(exercise.name)
    word = next_lesson_or_hint(
        exercise, history, _lesson(exercise, attempts[-1]) if attempts else ""
    )
    if isinstance(word, hints.Lesson):
        title = f"{exercise.name}: about your last check ({word.verdict})"
        prose.show(console, title, word.text)
        console.print(f"\n{_next_of(word)}  {_command(exercise)}")
        return
    if standing.accepted:
        _show_all(console, exercise, history)
        return
    prose.show(console, f"{exercise.name}: hint {word.number} of {word.total}", word.text)
    if word.number < word.total:
        console.print(f"\nThe next hint:  {_command(exercise)}")
    elif standing.hints == word.total:
        console.print(f"\nThat is the last hint. Show all of them:  {_command(exercise)} --all")


def _show_all(console: Console, exercise: Exercise, history: Progress) -> None:
    if not history.standings().get(exercise.name, Standing()).accepted:
        history.use_hints(exercise.name, len(exercise.hints))
    for number, text in enumerate(exercise.hints, 1):
        prose.show(console, f"{exercise.name}: hint {number} of {len(exercise.hints)}", text)


def _lesson(exercise: Exercise, last: Attempt) -> str:
    """Return what the last check teaches.

    After a time-out, the current file is examined for the cause.
    """
    if last.verdict != "Time Limit Exceeded" or last.lesson != hints.TIME:
        return last.lesson
    cases = draw_cases(exercise, last.seed)
    case = next((case for case in cases if case.id == last.failing_case), None)
    if case is None:
        return last.lesson
    submission = targets.own_file(exercise).submission
    limits, functions = limits_of(exercise), exercise.problem.names
    session = Session(submission, choose().start, limits, functions=functions)
    try:
        return hints.time_lesson(case.id, hot_spots(session, case.calls[0], case.function))
    finally:
        session.close()


def _next_of(lesson: hints.Lesson) -> str:
    """Return what the next hint will be."""
    if lesson.following:
        return f"Next, {steps.name_of(lesson.following)}:"
    if not lesson.runs:
        return "When it runs, there are hints about the exercise itself:"
    return "For a hint about the exercise itself:"


def _command(exercise: Exercise) -> str:
    return f"grader hint {exercise.number}"
