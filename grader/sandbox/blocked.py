"""How long a worker was blocked: it did not compute, and it did not wait for a core.

On a busy machine, real time also counts the waiting of an honest loop that gets no core.  The
kernel counts how long each thread was ready and had to wait, so blocked time = wall time − CPU
time − that waiting time.
"""

import os
import time
from typing import NamedTuple

LONGEST_INTERVAL = 0.25
"""The most seconds that one look adds: after a longer pause, the grader itself had no core."""


class Waits(NamedTuple):
    """The kernel's figures about the threads of a process."""

    seconds: dict[int, float]
    """Time that each thread was ready but had no core, by thread number."""
    one_is_ready: bool
    """Whether a thread computes or waits for a core now."""


class BlockedTime:
    """The blocked time of process `pid` since the first look; look about every 50 ms."""

    def __init__(self, pid: int) -> None:
        self.seconds = 0.0
        """Blocked seconds so far; stays 0 if the system has no figure."""
        self._pid = pid
        self._waits: dict[int, float] = {}
        self._wall = self._busy = -1.0
        self._waited = 0.0

    def look(self, cpu: float) -> float:
        """Return the blocked seconds so far; `cpu` is the CPU seconds of the process.

        Several threads can be busy for more time than has passed.  The surplus is dropped, because
        it would pay for a later sleep.
        """
        wall = time.monotonic()
        waits = read_waits(self._pid)
        if waits is None:
            return self.seconds
        for thread, seconds in waits.seconds.items():
            before = self._waits.get(thread, 0.0)
            # A smaller figure belongs to a new thread with the number of an ended one.
            self._waited += seconds - before if seconds >= before else seconds
        self._waits = waits.seconds
        busy = cpu + self._waited
        if self._wall >= 0.0:
            more = min(wall - self._wall - (busy - self._busy), LONGEST_INTERVAL)
            # The kernel counts a wait when it is over: a thread that still waits isn't blocked.
            if waits.one_is_ready:
                more = min(more, 0.0)
            self.seconds = max(0.0, self.seconds + more)
        self._wall, self._busy = wall, busy
        return self.seconds


def read_waits(pid: int) -> Waits | None:
    """Return the waits of process `pid`; None if the system has no such figures."""
    folder = f"/proc/{pid}/task"
    seconds = {}
    counted = one_is_ready = False
    try:
        threads = os.listdir(folder)
    except OSError:
        return None
    for thread in threads:
        try:
            computed, waited, _ = _read(f"{folder}/{thread}/schedstat").split()
            # The name of a thread comes before its state, and may hold anything.
            state = _read(f"{folder}/{thread}/stat").rpartition(b") ")[2][:1]
        except (OSError, ValueError):  # the thread has just ended
            continue
        counted |= computed != b"0"
        one_is_ready |= state == b"R"
        seconds[int(thread)] = int(waited) / 1e9
    # A kernel that doesn't count says 0 everywhere.
    return Waits(seconds, one_is_ready) if counted else None


def _read(path: str) -> bytes:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        return os.read(descriptor, 1024)
    finally:
        os.close(descriptor)
