"""The file that takes what a worker prints, and that is emptied between requests."""

import os
import sys
import tempfile
from dataclasses import dataclass

SHOWN_OUTPUT = 4096
"""Bytes of printed output that are kept from each end."""


@dataclass(frozen=True)
class Output:
    """What a submission printed during one request."""

    text: str = ""
    dropped: int = 0
    """Bytes left out of the middle of `text`."""


NOTHING_PRINTED = Output()


class Capture:
    """A file without a name, which the child has open for its output.

    Parent and child share the position in it, so it is read only while the child is silent; where
    there is a flag for it, every write goes to the end wherever that position is.
    """

    def __init__(self) -> None:
        self._file = tempfile.TemporaryFile(buffering=0)  # noqa: SIM115 - closed in close()
        if sys.platform != "win32":
            import fcntl

            flags = fcntl.fcntl(self.descriptor, fcntl.F_GETFL)
            fcntl.fcntl(self.descriptor, fcntl.F_SETFL, flags | os.O_APPEND)

    @property
    def descriptor(self) -> int:
        """For the child to inherit."""
        return self._file.fileno()

    def size(self) -> int:
        """Bytes printed since the last `take`."""
        return os.fstat(self.descriptor).st_size

    def take(self, size: int) -> Output:
        """The beginning and the end of the `size` bytes that were printed; empties the file."""
        if not size:
            return NOTHING_PRINTED
        dropped = max(0, size - 2 * SHOWN_OUTPUT)
        if dropped:
            kept = self._read(0, SHOWN_OUTPUT) + b"\n[...]\n"
            kept += self._read(size - SHOWN_OUTPUT, SHOWN_OUTPUT)
        else:
            kept = self._read(0, size)
        os.ftruncate(self.descriptor, 0)
        os.lseek(self.descriptor, 0, os.SEEK_SET)
        return Output(kept.decode("utf-8", "replace"), dropped)

    def close(self) -> None:
        """Give the file back."""
        self._file.close()

    def _read(self, position: int, size: int) -> bytes:
        os.lseek(self.descriptor, position, os.SEEK_SET)
        return os.read(self.descriptor, size)
