"""Files that strangers handed in, in a folder or an archive; nothing is unpacked to the disk.

A holder lists the files that it has by their paths, and reads those that are wanted into memory.
Links are never followed, special files never opened, and no file is read further than a
submission may be long, so that an archive has no way to point elsewhere or to swell.
"""

import bz2
import gzip
import io
import lzma
import os
import re
import stat
import tarfile
import zipfile
import zlib
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from typing import IO, Any, NamedTuple, Protocol, cast

from grader.judge.session import LARGEST_SOURCE

GRADEBOOK = "gradebook.sqlite3"
"""A folder with a file of this name is what came of judging, and nobody's submission."""
MOST_FILES = 1_000_000
"""In one archive; a list longer than that is an attack on whoever reads it."""
MOST_UNPACKED = 2 << 30
"""Bytes of a tar archive, which has to be unpacked to the end to know what is in it."""
LARGEST_ARCHIVE = 16 << 20
"""Bytes of an archive that a student packed, with whatever else is in it."""
MOST_UNPACKED_OF_ONE = 128 << 20
"""Bytes of a tar archive that a student packed; xz takes as much memory, if it is told to."""
LONGEST_HEADER = 1 << 16
"""Bytes of a header in a tar archive; a long name takes a few hundred."""
TAR_MAGIC = slice(257, 262)
READ_AT_MOST = LARGEST_SOURCE + 1
"""Bytes of one file: enough to see that it is too long."""

Parts = tuple[str, ...]
"""A path inside its holder, as its parts."""


class Unreadable(Exception):
    """An archive that can't be read as a whole."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(f"{name} can't be read: {reason}")
        self.reason = reason


class File(NamedTuple):
    """What was read of one file."""

    path: Parts
    text: bytes
    problem: str = ""
    """Why there is no text; empty if there is."""


class Holder(Protocol):
    """A folder or an archive."""

    def paths(self) -> list[Parts]:
        """The paths of all files; raises `Unreadable`."""

    def read(self, wanted: Collection[Parts], most: int = READ_AT_MOST) -> Iterator[File]:
        """At most so many bytes of some of the files, each once, in any order.

        Raises `Unreadable`.
        """


def holder(path: str) -> Holder | None:
    """The folder or archive at `path`; None if it is neither."""
    if os.path.isdir(path):
        return Folder(path)
    if path.endswith(".py") or not os.path.isfile(path):  # Python takes a zip archive behind it
        return None
    return _archive(path, lambda: open(path, "rb"), MOST_UNPACKED)


def archive_in(file: File) -> Holder:
    """The archive that a student handed in; raises `Unreadable`."""
    name = file.path[-1]
    if len(file.text) > LARGEST_ARCHIVE:
        raise Unreadable(name, f"it is larger than {LARGEST_ARCHIVE >> 20} MiB")
    found = _archive(name, lambda: io.BytesIO(file.text), MOST_UNPACKED_OF_ONE)
    if found is None:
        raise Unreadable(name, "it is no zip or tar archive")
    return found


def _archive(name: str, opened: Callable[[], IO[bytes]], most_unpacked: int) -> "Zip | Tar | None":
    with opened() as file:
        if zipfile.is_zipfile(file):
            return Zip(name, opened)
        # Not `tarfile.is_tarfile`: it reads the first header, however long that is.
        file.seek(0)
        start = file.read(TAR_MAGIC.stop)
    packed = any(start.startswith(magic) for magic, _ in UNPACKERS)
    if packed or start[TAR_MAGIC] == b"ustar":
        return Tar(name, opened, most_unpacked)
    return None


class Folder:
    """A folder with all that lies below it; folders that can't be entered are left out."""

    def __init__(self, path: str) -> None:
        self._path = path

    def paths(self) -> list[Parts]:
        """See `Holder`."""
        found = []
        for folder, below, files in os.walk(self._path):
            if GRADEBOOK in files:
                below.clear()
                continue
            below.sort()
            inside = os.path.relpath(folder, self._path)
            parts = () if inside == os.curdir else tuple(inside.split(os.sep))
            found += [(*parts, file) for file in sorted(files)]
        return found

    def read(self, wanted: Collection[Parts], most: int = READ_AT_MOST) -> Iterator[File]:
        """See `Holder`."""
        for parts in wanted:
            yield _read(os.path.join(self._path, *parts), parts, most, follow=False)


def read_file(path: str) -> File:
    """One file that was named by whoever grades; a link is followed."""
    return _read(path, (os.path.basename(path),), READ_AT_MOST, follow=True)


def _read(path: str, parts: Parts, most: int, *, follow: bool) -> File:
    # Opened first and looked at then, so that nothing can be changed in between.
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    if not follow:
        if os.path.islink(path):
            return File(parts, b"", "it is a link")
        flags |= getattr(os, "O_NOFOLLOW", 0)
    try:
        descriptor = os.open(path, flags)
        with open(descriptor, "rb") as file:
            if not stat.S_ISREG(os.fstat(descriptor).st_mode):
                return File(parts, b"", "it is no ordinary file")
            return File(parts, file.read(most))
    except OSError as error:
        return File(parts, b"", error.strerror or str(error))


class Zip:
    """A zip archive: its name, for people, and how it is opened."""

    def __init__(self, name: str, opened: Callable[[], IO[bytes]]) -> None:
        self._name = name
        self._opened = opened

    def paths(self) -> list[Parts]:
        """See `Holder`."""
        try:
            with self._opened() as file, zipfile.ZipFile(file) as archive:
                members = archive.infolist()
        except (OSError, zipfile.BadZipFile, ValueError, NotImplementedError) as error:
            raise Unreadable(self._name, str(error)) from None
        found = [_parts(member.filename) for member in members if not member.is_dir()]
        if len(found) > MOST_FILES:
            raise Unreadable(self._name, f"it holds more than {MOST_FILES:,} files")
        return found

    def read(self, wanted: Collection[Parts], most: int = READ_AT_MOST) -> Iterator[File]:
        """See `Holder`."""
        wanted = set(wanted)
        with self._opened() as file, zipfile.ZipFile(file) as archive:
            for member in archive.infolist():
                parts = _parts(member.filename)
                if parts in wanted:
                    wanted.discard(parts)  # of two members under one name the first counts
                    yield self._read(archive, member, parts, most)

    def _read(
        self, archive: zipfile.ZipFile, member: zipfile.ZipInfo, parts: Parts, most: int
    ) -> File:
        if stat.S_ISLNK(member.external_attr >> 16):
            return File(parts, b"", "it is a link")
        try:
            with archive.open(member) as file:
                return File(parts, file.read(most))
        except Exception as error:  # zlib, lzma and zipfile each have errors of their own
            return File(parts, b"", f"it can't be unpacked: {error}")


class Tar:
    """A tar archive, compressed or not: its name, how it is opened, bytes that it may unpack to."""

    def __init__(self, name: str, opened: Callable[[], IO[bytes]], most_unpacked: int) -> None:
        self._name = name
        self._opened = opened
        self._most_unpacked = most_unpacked

    def paths(self) -> list[Parts]:
        """See `Holder`."""
        with self._open() as archive:
            return [_parts(member.name) for member in self._members(archive)]

    def read(self, wanted: Collection[Parts], most: int = READ_AT_MOST) -> Iterator[File]:
        """See `Holder`."""
        wanted = set(wanted)
        with self._open() as archive:
            for member in self._members(archive):
                parts = _parts(member.name)
                if parts in wanted:
                    wanted.discard(parts)
                    yield self._read(archive, member, parts, most)

    def _read(
        self, archive: tarfile.TarFile, member: tarfile.TarInfo, parts: Parts, most: int
    ) -> File:
        if member.islnk() or member.issym():
            return File(parts, b"", "it is a link")
        file = archive.extractfile(member) if member.isreg() else None
        if file is None:
            return File(parts, b"", "it is no ordinary file")
        text = bytearray()
        while len(text) < most and (piece := file.read(LONGEST_HEADER // 2)):
            text += piece
        return File(parts, bytes(text[:most]))

    def _members(self, archive: tarfile.TarFile) -> Iterator[tarfile.TarInfo]:
        for count, member in enumerate(archive):
            if count >= MOST_FILES:
                raise Unreadable(self._name, f"it holds more than {MOST_FILES:,} files")
            if not member.isdir():
                yield member

    @contextmanager
    def _open(self) -> Iterator[tarfile.TarFile]:
        try:
            with self._opened() as raw:
                start = raw.read(6)
                raw.seek(0)
                unpack = next((u for magic, u in UNPACKERS if start.startswith(magic)), None)
                with unpack(raw) if unpack else raw as stream:
                    guarded = cast("IO[bytes]", _Guarded(stream, self._most_unpacked))
                    with tarfile.open(fileobj=guarded, mode="r:") as archive:
                        yield archive
        except UNPACKING_ERRORS as error:
            raise Unreadable(self._name, str(error)) from None


UNPACKING_ERRORS = (OSError, EOFError, tarfile.TarError, lzma.LZMAError, zlib.error, ValueError)
UNPACKERS: tuple[tuple[bytes, Callable[[IO[bytes]], Any]], ...] = (
    (b"\x1f\x8b", lambda raw: gzip.GzipFile(fileobj=raw)),
    (b"BZh", bz2.BZ2File),
    (b"\xfd7zXZ\0", lzma.LZMAFile),
)


class _Guarded:
    """An unpacked stream that refuses to swell.

    `tarfile` reads long names, and other headers that an archive may make as long as it likes,
    into memory at once (and searches them in a time that grows with the square of their length),
    and unpacks whatever it skips.
    """

    def __init__(self, stream: IO[bytes], most_unpacked: int) -> None:
        self._stream = stream
        self._most = most_unpacked

    def read(self, size: int) -> bytes:
        if size > LONGEST_HEADER:
            raise tarfile.ReadError(f"a header of {size:,} bytes")
        return self._stream.read(size)

    def seek(self, position: int) -> int:
        if position > self._most:
            raise tarfile.ReadError(f"it unpacks to more than {self._most >> 20:,} MiB")
        return self._stream.seek(position)

    def tell(self) -> int:
        return self._stream.tell()


def _parts(name: str) -> Parts:
    """The parts of a member's name; whatever would lead out of the archive is left out."""
    return tuple(part for part in re.split(r"[/\\]", name) if part not in ("", ".", ".."))
