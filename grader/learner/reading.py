"""What a learner reads after passing: the reference, the own text beside it, what both cost."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from grader.catalog import catalog
from grader.catalog.exercise import Exercise
from grader.judge.session import Submission, reference
from grader.learner.trial import examples, try_out
from grader.measure.bench import Contestant, Measurement, Plan, Stage, measure
from grader.measure.usual_boards import usual_boards
from grader.sandbox.isolation import Isolation

REPEATS = 3
"""The number of runs; the fastest one counts."""
LONGEST_BOARD = 0.1
"""CPU seconds that a solver may use for one board; more would delay the page too much."""
YOURS = "Yours"
MOST_FOLLOWING = 3


@dataclass(frozen=True)
class Reading:
    """A reference, and what is shown beside it."""

    exercise: Exercise
    reference: Submission
    own: Submission | None
    """The learner's text; None if there is none."""
    followed: Exercise | None
    """The rung that this one follows."""
    followed_reference: Submission | None
    measurement: Measurement | None
    """What the texts cost on this machine, if they fill boards."""
    seconds: tuple[float | None, float | None]
    """CPU seconds of the own text and the reference on the public examples, for other problems;
    None where one fails, or was not measured."""
    following: tuple[Exercise, ...]
    """Where to go next."""


def reading(
    exercise: Exercise,
    own: Submission | None,
    isolation: Isolation,
    measured: Measurement | None = None,
    on_stage: Callable[[Stage], None] = lambda stage: None,
) -> Reading:
    """Return what there is to read, and measure what both texts cost.

    `measured` is a measurement with the own text and all references, if there is one already.
    """
    followed = catalog.load(exercise.follows) if exercise.follows else None
    text = reference(exercise)
    seconds: tuple[float | None, float | None] = (None, None)
    if not exercise.problem.fills_board:
        mine = None if own is None else on_examples(exercise, own, isolation)
        seconds = mine, on_examples(exercise, text, isolation)
    elif measured is None:
        measured = _measured(exercise, own, followed, isolation, on_stage)
    else:
        measured = _of_these(measured, exercise, followed)
    return Reading(
        exercise=exercise,
        reference=text,
        own=own,
        followed=followed,
        followed_reference=None if followed is None else reference(followed),
        measurement=measured,
        seconds=seconds,
        following=following(exercise),
    )


def on_examples(exercise: Exercise, source: Submission, isolation: Isolation) -> float | None:
    """Return CPU seconds on all public examples, the fastest of several; None if one fails."""
    inputs = examples(exercise)
    results = list(try_out(exercise, source, isolation, inputs * REPEATS))
    if not all(result.verdict.accepted for result in results):
        return None
    return sum(min(result.cpu for result in results[index :: len(inputs)])
               for index in range(len(inputs)))  # fmt: skip


def following(exercise: Exercise) -> tuple[Exercise, ...]:
    """Return where to go from an exercise: the next one, and those that follow it."""
    ladder = catalog.all_exercises()
    place = [one.name for one in ladder].index(exercise.name)
    found = [*ladder[place + 1 : place + 2], *(one for one in ladder if _follows(one, exercise))]
    return tuple({one.name: one for one in found}.values())[:MOST_FOLLOWING]


def _follows(one: Exercise, exercise: Exercise) -> bool:
    return one.follows is not None and catalog.load(one.follows).name == exercise.name


def _measured(
    exercise: Exercise,
    own: Submission | None,
    followed: Exercise | None,
    isolation: Isolation,
    on_stage: Callable[[Stage], None],
) -> Measurement:
    contestants = [] if own is None else [Contestant(YOURS, own, exercise.name, False)]
    contestants += [
        Contestant(one.name, reference(one), one.name, True)
        for one in (exercise, followed)
        if one is not None and one.problem.fills_board
    ]
    plan = Plan(*usual_boards(), REPEATS, LONGEST_BOARD)
    return measure(contestants, plan, isolation, on_stage)


def _of_these(measured: Measurement, exercise: Exercise, followed: Exercise | None) -> Measurement:
    kept = {exercise.name, "" if followed is None else followed.name}
    standings = tuple(
        one for one in measured.standings
        if (one.is_reference and one.name in kept)
        or (not one.is_reference and one.rung == exercise.name)
    )  # fmt: skip
    return replace(measured, standings=standings)
