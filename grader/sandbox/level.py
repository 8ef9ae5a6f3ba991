"""The levels of isolation, from the weakest to the strongest."""

from enum import Enum


class Level(Enum):
    """How well a submission is shut in."""

    PROCESS = "process"
    LANDLOCK = "landlock"
    JAIL = "jail"


PROMISES = {
    Level.PROCESS: "limits on time, memory and output, on every system: for your own code",
    Level.LANDLOCK: (
        "also no files, network or other processes (Linux, needs no rights);"
        " it still sees which files and processes exist: for a class, where there is no jail"
    ),
    Level.JAIL: (
        "also a file system, processes and a network of its own (Linux with bubblewrap):"
        " for anyone's code; --strict asks for it"
    ),
}
"""What each level is good for, in a line for people."""


class Unavailable(Exception):
    """This machine doesn't have a level; the text says why."""
