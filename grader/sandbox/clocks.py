"""What a worker has used, read from outside: CPU time and memory.

A worker could lie about its own time, so it is never asked.
"""

import os
import sys
import time
from collections.abc import Callable


def _linux_cpu_time(pid: int) -> float:
    # The kernel's CPU clock of another process: its number is made from the process id
    # (clock_getcpuclockid(3) does the same), and reading it takes under a microsecond.
    if sys.platform != "linux":
        raise ProcessLookupError(pid)
    return time.clock_gettime((~pid << 3) | 2)


def _linux_peak_memory(pid: int) -> int:
    # Not ru_maxrss: a process starts with the peak of the one that spawned it.
    # Read at a stroke, since this happens after every reply.
    try:
        status = os.open(f"/proc/{pid}/status", os.O_RDONLY)
    except OSError:
        return 0
    try:
        _, found, rest = os.read(status, 1 << 14).partition(b"VmHWM:")
    except OSError:
        return 0
    finally:
        os.close(status)
    return int(rest.split(None, 1)[0]) * 1024 if found else 0


def _portable_cpu_time(pid: int) -> float:
    import psutil

    try:
        times = psutil.Process(pid).cpu_times()
    except psutil.Error as error:
        raise ProcessLookupError(pid) from error
    return float(times.user + times.system)


def _portable_memory(pid: int) -> int:
    import psutil

    try:
        figures = psutil.Process(pid).memory_info()
        return int(getattr(figures, "peak_wset", figures.rss))  # Windows knows the peak
    except psutil.Error:
        return 0


ON_LINUX = sys.platform == "linux"

_read_cpu_time: Callable[[int], float] = _linux_cpu_time if ON_LINUX else _portable_cpu_time
_read_memory: Callable[[int], int] = _linux_peak_memory if ON_LINUX else _portable_memory


def cpu_time(pid: int) -> float | None:
    """CPU seconds (user and system, all threads) that process `pid` has used; None once it died."""
    try:
        return _read_cpu_time(pid)
    except OSError:
        return None


def memory(pid: int) -> int:
    """Resident bytes of process `pid`: its peak, on macOS the present figure."""
    return _read_memory(pid)
