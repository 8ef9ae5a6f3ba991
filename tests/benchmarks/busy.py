"""Keeps every core busy, so that what is measured meanwhile is measured on a loaded machine."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

# Ends with its parent, even if that is killed.
BURN = "import os\nparent = os.getppid()\nwhile os.getppid() == parent:\n    sum(range(100_000))"


@contextmanager
def busy_cores(processes: int | None = None) -> Iterator[int]:
    """As many endless loops as there are cores, or as many as asked for; gives their number."""
    wanted = (os.cpu_count() or 1) if processes is None else processes
    burning = [subprocess.Popen([sys.executable, "-S", "-c", BURN]) for _ in range(wanted)]
    try:
        yield wanted
    finally:
        for process in burning:
            process.kill()
            process.wait()
