"""Reads a submission's file, which may be anything that a path can name, and replaces one."""

import os
import stat
from contextlib import suppress

from grader.errors import UserError

LARGEST_FILE = 16 << 20
"""Bytes.  A file of more than a megabyte gets its verdict; a larger one than this is refused."""
KINDS = {
    stat.S_IFDIR: "a folder",
    stat.S_IFIFO: "a pipe",
    stat.S_IFCHR: "a device",
    stat.S_IFBLK: "a device",
    stat.S_IFSOCK: "a socket",
}

# Without waiting: to open a pipe would last until another program writes into it.
_FLAGS = os.O_RDONLY
for _name in ("O_NONBLOCK", "O_NOCTTY", "O_BINARY"):
    _FLAGS |= getattr(os, _name, 0)


def read(path: str, wanted: str = "a Python file") -> bytes:
    """Return the bytes of a file; `wanted` says in a message what it should be.

    Raise `UserError` for a folder, a pipe, a device or a file too large, before
    any of it is read, and for one that can't be read.
    """
    try:
        descriptor = os.open(path, _FLAGS)
        with open(descriptor, "rb") as file:
            found = os.fstat(descriptor)
            if not stat.S_ISREG(found.st_mode):
                kind = KINDS.get(stat.S_IFMT(found.st_mode), "no file")
                raise UserError(f"{path} is {kind}: name {wanted}")
            if found.st_size > LARGEST_FILE:
                size = f"{found.st_size:,} bytes"
                meant = "a program" if wanted == "a Python file" else wanted
                raise UserError(f"{path} is too large to be {meant}: it has {size}")
            return file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise UserError(f"{path} can't be read: {error.strerror}") from None


def replace(path: str, text: bytes) -> None:
    """Put a whole file in the place of `path`, or, on a full disk, change nothing.  Raise OSError.

    A link stays, and the file that it leads to is replaced.
    """
    path = os.path.realpath(path)
    beside = f"{path}.new"
    try:
        with open(beside, "wb") as file:
            file.write(text)
        os.replace(beside, path)
    except BaseException:
        with suppress(FileNotFoundError):
            os.unlink(beside)
        raise
