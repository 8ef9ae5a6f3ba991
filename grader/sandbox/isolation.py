"""The level of isolation that a check runs at."""

from dataclasses import dataclass
from enum import Enum

from grader.sandbox.process import Launcher, launch_process


class Level(Enum):
    """How well a submission is shut in."""

    PROCESS = "process"
    JAIL = "jail"


@dataclass(frozen=True)
class Isolation:
    """A level, how it came to be chosen, and how to start a worker at it."""

    level: Level
    description: str
    launch: Launcher


def choose() -> Isolation:
    """The level for this machine."""
    return Isolation(
        Level.PROCESS,
        "process (rlimits and time-outs). Fine for your own code; do not grade strangers' code.",
        launch_process,
    )
