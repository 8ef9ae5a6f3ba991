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
    after: int = 0
    """How many calls were made before it; without them it does not fail."""
    fails_alone: bool = True
    """False if it failed in the check and not here."""


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


def play_failure(
    exercise: Exercise,
    submission: Submission,
    isolation: Isolation,
    failure: Failure,
    why: Why | None = None,
) -> tuple[Recorded, Playback | None]:
    """Record a failure as `play` does; with calls before it, if it does not fail alone."""
    case = case_of(exercise, failure)
    played = play(exercise, submission, isolation, case, why)
    if not played[0].result.verdict.accepted:
        return played
    example = own_case(exercise, exercise.problem.examples[0].input, failure.function)
    others = [replace(case, calls=example.calls + case.calls)]
    if failure.smallest:
        others.append(case_of(exercise, failure._replace(smallest="")))
    for other in others:
        again = play(exercise, submission, isolation, other, why)
        if not again[0].result.verdict.accepted:
            case, played = other, again
            break
    recorded, playback = played
    if playback is not None:
        alone = recorded.result.verdict.accepted
        after = 0 if alone else len(case.calls) - 1
        playback = playback._replace(after=after, fails_alone=not alone)
    return recorded, playback


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
