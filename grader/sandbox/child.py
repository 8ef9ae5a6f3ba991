"""A child process and its channel, as every platform provides them for a worker.

`grader.sandbox.posix` and `grader.sandbox.windows` implement it; `grader.sandbox.process` uses it
without any code for pipes, signals or jobs.
"""

import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from importlib.machinery import SourceFileLoader
from importlib.util import cache_from_source
from pathlib import Path
from typing import Protocol

from grader.sandbox.capture import Capture

WORKER = Path(__file__).with_name("inside") / "worker.py"


def to_start(source: Path) -> Path:
    """Return the file to run: the compiled one if Python keeps it, which starts 6 ms sooner."""
    SourceFileLoader("worker", str(source)).get_code("worker")  # writes it, if it may
    compiled, now = Path(cache_from_source(source)), source.stat()
    header = (0, int(now.st_mtime), now.st_size)
    with suppress(OSError):
        if compiled.read_bytes()[4:16] == b"".join(n.to_bytes(4, "little") for n in header):
            return compiled
    return source


STARTED = to_start(WORKER)

# On Windows the interpreter of a virtual environment is a program that starts the real one and
# waits for it: its clocks would stand still.
_INTERPRETER = getattr(sys, "_base_executable", "") if sys.platform == "win32" else sys.executable

# -S and -P keep every other package and folder out; -I would do so too, but it also ignores
# PYTHONHASHSEED, and sets must iterate in the same order in every run.
PYTHON = (_INTERPRETER or sys.executable, "-s", "-P", "-S", "-B", "-X", "utf8", str(STARTED))


@dataclass(frozen=True)
class Processes:
    """A started worker, by the numbers of its processes."""

    child: int
    """The process to wait for."""
    measured: int
    """The worker itself, whose clocks count; another process only in a jail."""
    init: int = 0
    """The first process of the jail's namespace, whose end ends all the others; 0 for no jail."""


class Child(Protocol):
    """A running worker: a pipe to it, a pipe from it, and a file for its output."""

    measured: int
    """The number of the process whose clocks count."""
    capture: Capture

    def send(self, data: bytes) -> None:
        """Write `data` as soon as the child reads it; return at once."""

    def wait(self, seconds: float) -> None:
        """Wait until there is something to receive, or the child has exited, or time is up."""

    def receive(self) -> bytes:
        """Return the data that has arrived, or a part of it, without waiting."""

    def has_exited(self) -> bool:
        """Return whether the child has ended; its last data can still be received then."""

    def kill(self) -> int:
        """End the child and everything that belongs to it.

        Returns the exit status of the child, or the number of a signal with a minus.
        """

    def close(self) -> None:
        """Close every descriptor, after `kill`."""


Starter = Callable[[int], Child]
"""Starts a worker with a memory limit in bytes."""
