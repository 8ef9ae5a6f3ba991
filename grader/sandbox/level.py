"""The levels of isolation, and what each promises."""

from enum import Enum

from grader.errors import KitError


class Level(Enum):
    """How well a submission is shut in."""

    PROCESS = "process"
    LANDLOCK = "landlock"
    JAIL = "jail"


PROMISES = {
    Level.JAIL: "reaches nothing and sees nothing of this machine: for anyone's code",
    Level.LANDLOCK: "reaches no file, process or network, sees which exist: for people you know",
    Level.PROCESS: "keeps to limits of time, memory and output: for your own code",
}
"""What each level is good for, in a line for people; the strongest first."""


class Unavailable(KitError):
    """This machine doesn't have a level; the text says why."""
