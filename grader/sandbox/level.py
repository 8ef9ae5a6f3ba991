"""The levels of isolation, and what each promises."""

from enum import Enum

from grader.errors import KitError


class Level(Enum):
    """How strongly a submission is isolated."""

    PROCESS = "process"
    LANDLOCK = "landlock"
    JAIL = "jail"


PROMISES = {
    Level.JAIL: "reaches nothing and sees nothing of this machine: for anyone's code",
    Level.LANDLOCK: "reaches no file, process or network, sees which exist: for people you know",
    Level.PROCESS: "keeps to limits of time, memory and output: for your own code",
}
"""The use of each level, in a line for people; the strongest first."""


class Unavailable(KitError):
    """A level that the machine doesn't have; the text says why."""
