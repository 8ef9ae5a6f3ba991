"""Plays a failure once more with its steps recorded, for a page that shows them."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from grader.catalog.exercise import Exercise
from grader.errors import UnknownCase
from grader.hidden.cases import draw_cases
from grader.judge.case import Case
from grader.judge.session import Submission, limits_of
from grader.judge.why import Why
from grader.measure.steps import Recorded, board_of, record
from grader.measure.unfold import Steps
from grader.sandbox.isolation import Isolation
from grader.why.failure import Failure
from grader.why.guesses import WrongGuess, the_solution, wrong_guesses
from grader.why.moment import Moment, moment

MOST_GUESSES = 3


class Playback(NamedTuple):
    """A recorded call, and what stands out in it."""

    recorded: Recorded
    steps: Steps
    solution: str
    """The one solution of its board; empty if there is none, or no board."""
    guesses: tuple[WrongGuess, ...]
    """The most expensive ones."""
    first: Moment | None
    """The step to show first."""


def case_of(exercise: Exercise, failure: Failure) -> Case:
    """Return the case that failed, up to the call that did.  Raise `UnknownCase`."""
    if failure.smallest:
        return own_case(exercise, failure.smallest, failure.function)
    for case in draw_cases(exercise, failure.seed):
        if case.id == failure.case:
            return replace(case, calls=case.calls[: max(1, failure.call)], race=None)
    raise UnknownCase(f"there is no case {failure.case!r}")


def own_case(exercise: Exercise, text: str, function: str = "") -> Case:
    """Return a case of one call on an input of one's own.  Raise ValueError."""
    called = exercise.problem.function(function)
    return Case("steps", "steps", (called.arguments(text),), called.check, function=function)


def play(
    exercise: Exercise,
    submission: Submission,
    isolation: Isolation,
    case: Case,
    why: Why | None = None,
) -> tuple[Recorded, Playback | None]:
    """Record the last call of a case; no playback if the worker sent no recording."""
    puzzle = board_of(case.calls[-1])
    solution = the_solution(puzzle) if exercise.problem.fills_board else ""

    def interesting(steps: Steps) -> Sequence[int]:
        guesses = wrong_guesses(steps, puzzle, solution)[:MOST_GUESSES]
        return [step for one in guesses for step in one.guess[2:4]]

    recorded = record(submission, case, isolation, limits_of(exercise), interesting)
    steps = recorded.steps
    if steps is None:
        return recorded, None
    guesses = tuple(wrong_guesses(steps, puzzle, solution)[:MOST_GUESSES])
    return recorded, Playback(recorded, steps, solution, guesses, moment(recorded, why, guesses))
