"""A worker's use of CPU time, memory and threads, read from outside.

A worker could lie about its own time, so it is never asked.
"""

import os
import sys
import time
from collections.abc import Callable
from typing import NamedTuple


class Held(NamedTuple):
    """The memory and threads of a process; zeros if it has ended."""

    memory: int = 0
    """Resident bytes: the peak, on macOS the current figure."""
    threads: int = 0


NOTHING_HELD = Held()


def _linux_cpu_time(pid: int) -> float:
    # The kernel's CPU clock of another process: its number is made from the process id
    # (clock_getcpuclockid(3) does the same), and reading it takes under a microsecond.
    if sys.platform != "linux":
        raise ProcessLookupError(pid)
    return time.clock_gettime((~pid << 3) | 2)


def _linux_held(pid: int) -> Held:
    # Not ru_maxrss: a process starts with the peak of its parent.
    # One read, because this happens after every reply.
    try:
        status = os.open(f"/proc/{pid}/status", os.O_RDONLY)
    except OSError:
        return NOTHING_HELD
    try:
        text = os.read(status, 1 << 14)
    except OSError:
        return NOTHING_HELD
    finally:
        os.close(status)
    # The process can choose its name, which comes first and has no line ends.
    return Held(_number(text, b"\nVmHWM:") * 1024, _number(text, b"\nThreads:"))


def _number(text: bytes, name: bytes) -> int:
    _, found, rest = text.partition(name)
    return int(rest.split(None, 1)[0]) if found else 0


def _portable_cpu_time(pid: int) -> float:
    import psutil

    try:
        times = psutil.Process(pid).cpu_times()
    except psutil.Error as error:
        raise ProcessLookupError(pid) from error
    return float(times.user + times.system)


def _portable_held(pid: int) -> Held:
    import psutil

    try:
        process = psutil.Process(pid)
        figures = process.memory_info()
        peak = int(getattr(figures, "peak_wset", figures.rss))  # Windows knows the peak
        return Held(peak, process.num_threads())
    except psutil.Error:
        return NOTHING_HELD


ON_LINUX = sys.platform == "linux"

_read_cpu_time: Callable[[int], float] = _linux_cpu_time if ON_LINUX else _portable_cpu_time
_read_held: Callable[[int], Held] = _linux_held if ON_LINUX else _portable_held


def cpu_time(pid: int) -> float | None:
    """Return the CPU seconds (user and system, all threads) of process `pid`; None if it died."""
    try:
        return _read_cpu_time(pid)
    except OSError:
        return None


def held(pid: int) -> Held:
    """Return the memory and threads of process `pid`."""
    return _read_held(pid)
