"""Worker processes: start them, send one request at a time, watch them, kill them.

A `Worker` is one child process.  The parent writes a request, waits for one line, and meanwhile
watches CPU time, blocked time, memory and printed output from outside.  The parent always
gets an `Outcome`, which says how the wait ended and does not judge it.
"""

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple, Self

from grader.sandbox import clocks
from grader.sandbox.blocked import BlockedTime
from grader.sandbox.capture import NOTHING_PRINTED, Output
from grader.sandbox.child import Starter

if sys.platform == "win32":
    from grader.sandbox.windows import start_process as start_process
else:
    from grader.sandbox.posix import start_process as start_process

LARGEST_REPLY = 4 << 20
"""Bytes, if the request doesn't ask for more."""
SHORTEST_BLOCKED_LIMIT = 2.0
"""Seconds that a request may be blocked: asleep, or waiting for something other than a core."""
SHORTEST_WALL_LIMIT = 20.0
"""Seconds."""
WALL_PER_CPU = 20.0
"""Seconds of real time for each CPU second: so many that only a very busy machine reaches them."""
SHORTEST_WAIT = 0.05
LONGEST_WAIT = 0.2
"""Seconds between two looks at a worker that doesn't reply: an eighth of the time that it took so
far, between these."""
MOST_BETWEEN_LOOKS = 0.005
"""CPU seconds of a worker that replies between two looks at its memory: a look takes as long as
sending a board, and the next look still shows a missed peak."""


class Ending(Enum):
    """How the wait for a reply ended."""

    REPLIED = "replied"
    DIED = "died"
    CPU_LIMIT = "cpu limit"
    BLOCKED_LIMIT = "blocked limit"
    """It slept, or waited for something that didn't happen."""
    WALL_LIMIT = "wall limit"
    """No reply after a very long time, which says nothing about the submission: the machine is too
    busy, or (where the system has no figure for blocked time) the worker sleeps."""
    MEMORY_LIMIT = "memory limit"
    THREAD_LIMIT = "thread limit"
    OUTPUT_LIMIT = "output limit"
    REPLY_LIMIT = "reply limit"


@dataclass(frozen=True)
class Limits:
    """Limits of a worker process; the kernel also enforces the first two if it can."""

    memory: int = 512 << 20
    """Bytes."""
    output: int = 8 << 20
    """Bytes."""
    threads: int = 128
    """More than one for each cell of a 9×9 board.  The kernel's own limit ignores root."""
    open_calls: int | None = None
    """Calls that may be open at once below the entry point; None for Python's own limit."""


class Budget(NamedTuple):
    """Seconds that one request may take."""

    cpu: float
    extend: Callable[[], float] | None = None
    """Called once, when `cpu` is used up: returns the real limit, which may be larger."""


def blocked_limit(cpu: float) -> float:
    """Seconds that a request with a limit of `cpu` CPU seconds may be blocked."""
    return max(SHORTEST_BLOCKED_LIMIT, cpu)


def wall_limit(cpu: float) -> float:
    """Return the seconds after which a request with a limit of `cpu` CPU seconds is given up."""
    return max(SHORTEST_WALL_LIMIT, WALL_PER_CPU * cpu)


class Outcome(NamedTuple):
    """How one request ended, and its cost."""

    ending: Ending
    reply: bytes = b""
    exit_code: int = 0
    """For `Ending.DIED`: the exit status, or the number of a signal with a minus."""
    cpu: float = 0.0
    """CPU seconds of the request, user and system time of all threads; 0 or more."""
    wall: float = 0.0
    """Seconds of real time from the request to its end; 0 or more."""
    blocked: float = 0.0
    """Seconds that the worker slept or waited, as far as was measured; 0 for a quick reply, and if
    the system has no such figure."""
    memory: int = 0
    """Peak resident bytes of the worker, as far as was measured."""
    cpu_limit: float = 0.0
    """CPU seconds that the request was allowed at its end."""
    output: Output = NOTHING_PRINTED


class Worker:
    """One worker process; use it as a context manager, or `close` it."""

    def __init__(self, start: Starter = start_process, limits: Limits | None = None) -> None:
        self.limits = limits or Limits()
        self._buffer = b""
        self._alive = True
        self._exit_code = 0
        self._peak_memory = 0
        self._looked_at = 0.0
        self._cpu_at_reply = 0.0
        self._child = start(self.limits.memory)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def alive(self) -> bool:
        """False after the process was killed or found dead."""
        return self._alive

    @property
    def pid(self) -> int:
        """The number of the process that runs the submission."""
        return self._child.measured

    @property
    def peak_memory(self) -> int:
        """Peak resident bytes so far; the last known figure after the process has ended."""
        if self._alive:
            self._look(self._looked_at)
        return self._peak_memory

    def ask(self, request: bytes, budget: Budget, largest: int = LARGEST_REPLY) -> Outcome:
        """Send one line and wait for one line, or for the first limit, which ends the worker.

        `request` holds complete lines.  The reply comes without its line end, and has at most
        about `largest` bytes.
        """
        cpu_before = clocks.cpu_time(self._child.measured) or 0.0
        self._child.send(request)
        return self._await(cpu_before, budget, largest)

    def await_more(self, budget: Budget, largest: int = LARGEST_REPLY) -> Outcome:
        """Wait for one more line of the reply to the last request.

        Its cost is counted from the line before.
        """
        return self._await(self._cpu_at_reply, budget, largest)

    def _await(self, cpu_before: float, budget: Budget, largest: int) -> Outcome:
        child = self._child
        started = time.monotonic()
        cpu = 0.0
        limit, extend = budget
        blocked = BlockedTime(child.measured)
        ending = None
        while ending is None:
            if b"\n" not in self._buffer:
                wall = time.monotonic() - started
                left = min(limit - cpu, wall_limit(limit) - wall)
                patience = min(max(SHORTEST_WAIT, wall / 8), LONGEST_WAIT)
                child.wait(max(0.0, min(left, patience)) + 0.001)
                self._buffer += child.receive()
            now = clocks.cpu_time(child.measured)
            cpu = cpu if now is None else max(0.0, now - cpu_before)
            # A reply that has arrived counts, even if the worker failed afterwards.
            if b"\n" in self._buffer:
                ending = Ending.REPLIED
            elif len(self._buffer) > largest:
                ending = Ending.REPLY_LIMIT
            elif child.has_exited():
                # Drain before concluding: the last line and the exit may come together.
                while len(self._buffer) <= largest and (piece := child.receive()):
                    self._buffer += piece
                ending = Ending.REPLIED if b"\n" in self._buffer else Ending.DIED
            elif child.capture.full(self.limits.output):
                ending = Ending.OUTPUT_LIMIT
            elif self._look(cpu_before + cpu) > self.limits.threads:
                ending = Ending.THREAD_LIMIT
            elif self._peak_memory > self.limits.memory:
                ending = Ending.MEMORY_LIMIT
            elif cpu >= limit and extend is not None:
                limit = max(limit, extend())
                extend = None
            elif cpu >= limit:
                ending = Ending.CPU_LIMIT
            elif blocked.look(cpu_before + cpu) >= blocked_limit(limit):
                # The grader itself may have had no core: look for a reply once more.
                if piece := child.receive():
                    self._buffer += piece
                elif not child.has_exited():
                    ending = Ending.BLOCKED_LIMIT
            elif time.monotonic() - started >= wall_limit(limit):
                ending = Ending.WALL_LIMIT
        if (
            cpu_before + cpu - self._looked_at > MOST_BETWEEN_LOOKS
            and self._look(cpu_before + cpu) > self.limits.threads
        ):
            ending = Ending.THREAD_LIMIT
        if child.capture.full(self.limits.output):
            ending = Ending.OUTPUT_LIMIT
        line = b""
        self._cpu_at_reply = cpu_before + cpu
        if ending is Ending.REPLIED:
            line, self._buffer = self._buffer.split(b"\n", 1)
        else:
            self._end()
        return Outcome(
            ending=ending,
            reply=line,
            exit_code=self._exit_code,
            cpu=cpu,
            wall=time.monotonic() - started,
            blocked=blocked.seconds,
            memory=self._peak_memory,
            cpu_limit=limit,
            output=child.capture.take(),
        )

    def close(self) -> None:
        """Kill the process and everything that belongs to it, and close every descriptor."""
        self._end()
        self._child.close()

    def _look(self, cpu: float) -> int:
        """Note the memory that the worker holds, and return the number of its threads."""
        self._looked_at = cpu
        held = clocks.held(self._child.measured)
        self._peak_memory = max(self._peak_memory, held.memory)
        return held.threads

    def _end(self) -> None:
        if self._alive:
            self._alive = False
            self._exit_code = self._child.kill()
