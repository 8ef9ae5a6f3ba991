"""Submitted files in a folder or an archive; nothing is unpacked to the disk.

A holder lists the paths of its files, and reads the requested ones into memory.
Links are never followed, special files never opened, and no file is read further than a
submission may be long, so an archive can't point elsewhere or grow without limit.  Archives are
read by a child process: see `grader.classroom.reading`.
"""

import json
import os
import stat
from collections.abc import Collection, Iterator
from contextlib import AbstractContextManager
from typing import NamedTuple, Protocol, Self

from grader.classroom.inside.refused import NO_ARCHIVE
from grader.classroom.reading import Budget, Failed, Reader
from grader.judge.session import LARGEST_SOURCE

GRADEBOOK = "gradebook.sqlite3"
"""The file that keeps the results."""
MOST_FILES = 200_000
"""The most files in the archive of a class; a longer list is an attack on its reader."""
MOST_FILES_OF_ONE = 5_000
"""The most files in one student's archive."""
MOST_UNPACKED = 2 << 30
"""Bytes of a tar archive, which must be unpacked completely to list its files."""
LARGEST_ARCHIVE = 16 << 20
"""Bytes of one student's archive, all its files included."""
MOST_UNPACKED_OF_ONE = 128 << 20
"""Bytes of one student's tar archive."""
CLASS = Budget(cpu=600, memory=1 << 30, wall=1800)
"""The budget for reading the archive of a class."""
ONE = Budget(cpu=10, memory=384 << 20, wall=120)
"""The budget for reading one student's archive."""
READ_AT_MOST = LARGEST_SOURCE + 1
"""Bytes of one file: enough to see that it is too long."""
LONGEST_LISTING = 1 << 20
"""Bytes of some of the paths in an archive."""

Parts = tuple[str, ...]
"""A path inside its holder, as its parts."""


class Unreadable(Exception):
    """An archive that can't be read as a whole."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(f"{name} can't be read: {reason}")
        self.reason = reason


class File(NamedTuple):
    """The part of a file that was read."""

    path: Parts
    text: bytes
    problem: str = ""
    """Why there is no text; empty if there is one."""


class Holder(Protocol):
    """A folder or an archive; use it as a context manager."""

    def __enter__(self) -> Self: ...

    def __exit__(self, *_: object) -> None: ...

    def paths(self) -> list[Parts]:
        """Return the paths of all files; raise `Unreadable`.

        A path that ends with an empty name is a folder.
        """

    def read(self, wanted: Collection[Parts], most: int = READ_AT_MOST) -> Iterator[File]:
        """Yield at most so many bytes of some of the files, each once, in any order.

        Raise `Unreadable`.
        """


def holder(path: str, left_out: str = "") -> Holder | None:
    """Return the folder or archive at `path`; None if it is neither.  Raise `Unreadable`.

    A folder `left_out` below it is skipped.
    """
    if os.path.isdir(path):
        return Folder(path, left_out)
    if path.endswith(".py") or not os.path.isfile(path):  # Python takes a zip archive behind it
        return None
    archive = Archive(path, CLASS)
    try:
        archive.open(MOST_FILES, MOST_UNPACKED, path=path)
    except Unreadable as error:
        archive.close()
        if error.reason == NO_ARCHIVE:
            return None
        raise
    return archive


def archive_in(file: File) -> Holder:
    """Return the archive that a student submitted; raise `Unreadable`."""
    name = file.path[-1]
    if len(file.text) > LARGEST_ARCHIVE:
        raise Unreadable(name, f"it is larger than {LARGEST_ARCHIVE >> 20} MiB")
    archive = Archive(name, ONE)
    try:
        archive.open(MOST_FILES_OF_ONE, MOST_UNPACKED_OF_ONE, text=file.text)
    except Unreadable:
        archive.close()
        raise
    return archive


class Folder(AbstractContextManager["Folder"]):
    """A folder and everything below it, except one folder that is left out."""

    def __init__(self, path: str, left_out: str = "") -> None:
        self._path = path
        self._left_out = os.path.realpath(left_out) if left_out else ""

    def __exit__(self, *_: object) -> None:
        pass

    def paths(self) -> list[Parts]:
        """See `Holder`."""
        found = []
        for folder, below, files in os.walk(self._path):
            if self._left_out and os.path.realpath(folder) == self._left_out:
                below.clear()
                continue
            inside = os.path.relpath(folder, self._path)
            parts = () if inside == os.curdir else tuple(inside.split(os.sep))
            if parts and not below and not files:
                found.append((*parts, ""))
            below.sort()
            # A link to a folder is not followed, and is listed as a file.
            links = [name for name in below if os.path.islink(os.path.join(folder, name))]
            found += [(*parts, file) for file in sorted(files + links)]
        return found

    def read(self, wanted: Collection[Parts], most: int = READ_AT_MOST) -> Iterator[File]:
        """See `Holder`."""
        for parts in wanted:
            yield _read(os.path.join(self._path, *parts), parts, most, follow=False)


class Archive(AbstractContextManager["Archive"]):
    """A zip or tar archive, read by a child process; `name` is for people."""

    def __init__(self, name: str, budget: Budget) -> None:
        self._name = name
        self._reader = Reader(budget)

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the child process."""
        self._reader.close()

    def open(self, files: int, unpacked: int, *, path: str = "", text: bytes = b"") -> None:
        """Open the archive at `path`, or the one in `text`; raise `Unreadable`.

        It may hold so many files, and unpack to so many bytes.
        """
        where = os.fsencode(os.path.abspath(path)).hex() if path else ""
        question = {"do": "open", "path": where, "limits": [files, unpacked]}
        try:
            for _ in self._reader.ask(question, text):
                pass
        except Failed as failure:
            raise Unreadable(self._name, str(failure)) from None

    def paths(self) -> list[Parts]:
        """See `Holder`."""
        try:
            return [
                tuple(path)
                for record in self._reader.ask({"do": "list"}, longest=LONGEST_LISTING)
                for path in json.loads(record.body)
            ]
        except Failed as failure:
            raise Unreadable(self._name, str(failure)) from None

    def read(self, wanted: Collection[Parts], most: int = READ_AT_MOST) -> Iterator[File]:
        """See `Holder`."""
        question = {"do": "read", "most": most}
        listed = json.dumps(list(wanted)).encode("ascii")
        try:
            for record in self._reader.ask(question, listed, longest=most):
                path, problem = record.fields["path"], record.fields["problem"]
                yield File(tuple(path), record.body, problem)
        except Failed as failure:
            raise Unreadable(self._name, str(failure)) from None


def read_file(path: str) -> File:
    """Return one file that the command line names; a link is followed."""
    return _read(path, (os.path.basename(path),), READ_AT_MOST, follow=True)


def _read(path: str, parts: Parts, most: int, *, follow: bool) -> File:
    # Opened first and examined afterwards, so that no change is possible in between.
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    if not follow:
        if os.path.islink(path):
            return File(parts, b"", "it is a link")
        flags |= getattr(os, "O_NOFOLLOW", 0)
    try:
        descriptor = os.open(path, flags)
        with open(descriptor, "rb") as file:
            if not stat.S_ISREG(os.fstat(descriptor).st_mode):
                return File(parts, b"", "it is not an ordinary file")
            return File(parts, file.read(most))
    except OSError as error:
        return File(parts, b"", error.strerror or str(error))
