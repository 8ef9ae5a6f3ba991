"""What a long-lived process holds: descriptors, children, temporary files and memory (Linux)."""

import gc
import os
import tempfile
from pathlib import Path
from typing import NamedTuple


class Footprint(NamedTuple):
    """The figures of one moment."""

    descriptors: int
    processes: int
    """Children, dead ones that nobody waited for included."""
    files: int
    """Entries of the directory for temporary files, which should be this process's own."""
    memory: int
    """Resident bytes."""

    def __str__(self) -> str:
        return (
            f"{self.descriptors} descriptors, {self.processes} processes,"
            f" {self.files} temporary files, {self.memory / 2**20:.1f} MiB"
        )


def footprint() -> Footprint:
    """The figures of this process, now."""
    gc.collect()
    children = [
        child
        for task in Path("/proc/self/task").iterdir()
        for child in (task / "children").read_text().split()
    ]
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return Footprint(
        descriptors=len(os.listdir("/proc/self/fd")),
        processes=len(children),
        files=len(os.listdir(tempfile.gettempdir())),
        memory=pages * os.sysconf("SC_PAGE_SIZE"),
    )
