"""What every platform provides for a worker: a started child process and its channel.

`grader.sandbox.posix` and `grader.sandbox.windows` implement it; `grader.sandbox.process` uses it,
and knows nothing of pipes, signals or jobs.
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from grader.sandbox.capture import Capture

WORKER = Path(__file__).with_name("inside") / "worker.py"

# On Windows the interpreter of a virtual environment is a program that starts the real one and
# waits for it: its clocks would stand still.
_INTERPRETER = getattr(sys, "_base_executable", "") if sys.platform == "win32" else sys.executable

# -S and -P keep every other package and folder out; -I would do so too, but it also ignores
# PYTHONHASHSEED, and sets must iterate in the same order in every run.
PYTHON = (_INTERPRETER or sys.executable, "-s", "-P", "-S", "-B", "-X", "utf8", str(WORKER))


@dataclass(frozen=True)
class Processes:
    """A started worker, by the numbers of its processes."""

    child: int
    """The process to wait for."""
    measured: int
    """The worker itself, whose clocks count: the same one, unless it is in a jail."""
    init: int = 0
    """The first process of the jail's namespace, with which all the others end; 0 for no jail."""


class Child(Protocol):
    """A running worker: a pipe to it, a pipe from it, and a file for what it prints."""

    measured: int
    """The number of the process whose clocks count."""
    capture: Capture

    def send(self, data: bytes) -> None:
        """Have `data` written as soon as the child takes it; doesn't wait."""

    def wait(self, seconds: float) -> None:
        """Wait until there is something to receive, or the child has exited, or time is up."""

    def receive(self) -> bytes:
        """Return what has come and can be had without waiting; may be a part of it."""

    def has_exited(self) -> bool:
        """Return whether the child has ended; what it sent before can then be received."""

    def kill(self) -> int:
        """End the child and all that belongs to it.

        Returns the exit status of the child, or the number of a signal with a minus.
        """

    def close(self) -> None:
        """Give every descriptor back, after `kill`."""


Starter = Callable[[int], Child]
"""Starts a worker that may use so many bytes of memory."""
