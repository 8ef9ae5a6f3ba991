"""The file for a worker's output, which is emptied between requests."""

import os
import sys
import tempfile
from dataclasses import dataclass

SHOWN_OUTPUT = 4096
"""Bytes of printed output that are kept from each end."""
MOST_ON_DISK = 4
"""Bytes on the disk for each byte of the limit: some file systems reserve twice the size of a
growing file, and a submission could reserve space that it never writes."""
DISK_BLOCK = 512
"""Bytes of the unit in which `os.stat` counts."""


@dataclass(frozen=True)
class Output:
    """A submission's output during one request."""

    text: str = ""
    dropped: int = 0
    """Bytes left out of the middle of `text`."""


NOTHING_PRINTED = Output()


class Capture:
    """A file without a name, which the child uses for its output.

    The child can change the file's flags and position.  So, where possible, this process opens the
    file once more for itself.
    """

    descriptor: int
    """The descriptor for the child to inherit."""

    def __init__(self) -> None:
        if sys.platform == "win32":
            self._file = tempfile.TemporaryFile(buffering=0)  # noqa: SIM115 - closed in close()
            self.descriptor = self._own = self._file.fileno()
            return
        self.descriptor, path = tempfile.mkstemp()
        try:
            self._own = os.open(path, os.O_RDWR | os.O_CLOEXEC)
        finally:
            os.unlink(path)
        self._append()

    def full(self, limit: int) -> bool:
        """Return whether too much was printed, since the last `take` or in total."""
        status = os.fstat(self._own)
        on_disk = getattr(status, "st_blocks", 0) * DISK_BLOCK
        return status.st_size >= limit or on_disk > MOST_ON_DISK * limit

    def take(self) -> Output:
        """Return the beginning and the end of the output, and empty the file."""
        size = os.fstat(self._own).st_size
        if not size:
            return NOTHING_PRINTED
        dropped = max(0, size - 2 * SHOWN_OUTPUT)
        if dropped:
            kept = self._read(0, SHOWN_OUTPUT) + b"\n[...]\n"
            kept += self._read(size - SHOWN_OUTPUT, SHOWN_OUTPUT)
        else:
            kept = self._read(0, size)
        os.ftruncate(self._own, 0)
        self._append()
        return Output(kept.decode("utf-8", "replace"), dropped)

    def close(self) -> None:
        """Close the file; a second call does nothing."""
        if sys.platform == "win32":
            self._file.close()
        elif self._own >= 0:
            os.close(self._own)
            os.close(self.descriptor)
            self._own = self.descriptor = -1

    def _append(self) -> None:
        """Make every write of the child go to the end, even if it moved the position."""
        if sys.platform == "win32":
            os.lseek(self.descriptor, 0, os.SEEK_SET)
        else:
            import fcntl

            fcntl.fcntl(self.descriptor, fcntl.F_SETFL, os.O_APPEND)

    def _read(self, position: int, size: int) -> bytes:
        os.lseek(self._own, position, os.SEEK_SET)
        return os.read(self._own, size)
