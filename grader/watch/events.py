"""What can happen in watch mode; everything comes through one queue, in order."""

from dataclasses import dataclass
from queue import Empty, SimpleQueue

from grader.watch.check_process import Message

SECOND = 1.0
"""Between two looks at the clock."""


@dataclass(frozen=True)
class Pressed:
    """A key, by its character or its name: ``h``, ``up`` or ``enter``."""

    key: str


@dataclass(frozen=True)
class Saved:
    """The learner's file of an exercise was written."""

    exercise: str


@dataclass(frozen=True)
class Deleted:
    """The learner's file of an exercise is gone."""

    exercise: str


@dataclass(frozen=True)
class Told:
    """Something to tell the learner, in a sentence."""

    text: str


@dataclass(frozen=True)
class Answered:
    """A message from a check process; None when it has ended."""

    process: int
    """The process; messages of a cancelled one are ignored."""
    message: Message | None


@dataclass(frozen=True)
class Signalled:
    """A signal, by its number."""

    number: int


Event = Pressed | Saved | Deleted | Told | Answered | Signalled
# Unlike `Queue`, it can be put into from a signal handler.
Events = SimpleQueue[Event]


def deleted(exercise: str) -> str:
    """Return what to say of a file that is gone."""
    return (
        f"exercises/{exercise}.py was deleted, so there is nothing to check. For the stub:"
        f" grader reset {exercise[:2]}"
    )


def next_of(events: Events, longest: float | None = None) -> Event | None:
    """Return the next event; None if there was none for `longest` seconds, or for one second.

    The wait always has a limit, because a signal just before the wait doesn't end it.
    """
    try:
        return events.get(timeout=SECOND if longest is None else min(longest, SECOND))
    except Empty:
        return None
