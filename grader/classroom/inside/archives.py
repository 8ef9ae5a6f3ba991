"""Lists and reads zip and tar archives, within limits that the caller sets.

Links are never followed, and no file is read further than the caller wants.  The
archive's length and the limits bound the time and memory of reading it.
"""

import bz2
import gzip
import io
import lzma
import re
import stat
import zipfile
from collections.abc import Collection, Iterator
from contextlib import suppress
from typing import IO, Any, NamedTuple, cast

from grader.classroom.inside import tar
from grader.classroom.inside.refused import NO_ARCHIVE, Refused, reason

Parts = tuple[str, ...]
"""A path inside its archive, as its parts."""

LONGEST_PATH = 4096
"""Characters."""
NAMELESS = "nameless"
"""The path of a file whose name is not usable."""
XZ_MEMORY = 100 << 20
"""Bytes; the strongest usual setting takes 65 MiB."""
NOT_ASCII_IS_UTF_8 = 0x800
"""The flag of a zip member whose name says how it is encoded."""
ENCRYPTED = 0x1
METHODS = {
    zipfile.ZIP_STORED: "",
    zipfile.ZIP_DEFLATED: "",
    zipfile.ZIP_BZIP2: "bzip2",
    zipfile.ZIP_LZMA: "LZMA",
}


class Bounds(NamedTuple):
    """The limits of an archive."""

    files: int
    unpacked: int
    """Bytes of a tar archive, which must be unpacked completely to list its files."""


class Content(NamedTuple):
    """The part of a file in an archive that was read."""

    path: Parts
    text: bytes
    problem: str = ""
    """Why there is no text; empty if there is one."""


class Zip:
    """A zip archive in a file that can seek."""

    def __init__(self, file: IO[bytes], limits: Bounds) -> None:
        self._archive = zipfile.ZipFile(file)
        if len(self._archive.infolist()) > limits.files:
            raise Refused(f"it holds more than {limits.files:,} files")

    def paths(self) -> Iterator[Parts]:
        """Yield the paths of all files, and of folders with an empty name at their end."""
        for member in self._archive.infolist():
            path = _zip_path(member)
            if not member.is_dir():
                yield path
            elif path != (NAMELESS,):
                yield (*path, "")

    def read(self, wanted: Collection[Parts], most: int) -> Iterator[Content]:
        """Yield at most so many bytes of each file that is wanted."""
        wanted = set(wanted)
        for member in self._archive.infolist():
            path = _zip_path(member)
            if path in wanted and not member.is_dir():
                wanted.discard(path)  # of two members with the same name, the first counts
                yield self._read(member, path, most)

    def _read(self, member: zipfile.ZipInfo, path: Parts, most: int) -> Content:
        if stat.S_ISLNK(member.external_attr >> 16):
            return Content(path, b"", "it is a link")
        if member.flag_bits & ENCRYPTED:
            return Content(path, b"", "it is encrypted")
        method = METHODS.get(member.compress_type, f"method {member.compress_type}")
        if method:  # these can unpack a few bytes to gigabytes at once
            return Content(path, b"", f"it is compressed with {method}, which is not opened")
        try:
            with self._archive.open(member) as file:
                return Content(path, file.read(most))
        except Exception as error:  # zlib, zipfile and struct each have errors of their own
            return Content(path, b"", reason(error))


class Tar:
    """A tar archive in a file, compressed or not."""

    def __init__(self, file: IO[bytes], limits: Bounds) -> None:
        self._file = file
        self._limits = limits

    def paths(self) -> Iterator[Parts]:
        """Yield the paths of all files, and of folders with an empty name at their end."""
        for member, _ in self._members():
            path = _tar_path(member)
            if member.kind != "folder":
                yield path
            elif path != (NAMELESS,):  # `tar -c .` begins with the folder itself
                yield (*path, "")

    def read(self, wanted: Collection[Parts], most: int) -> Iterator[Content]:
        """Yield at most so many bytes of each file that is wanted."""
        wanted = set(wanted)
        for member, archive in self._members():
            path = _tar_path(member)
            if path not in wanted or member.kind == "folder":
                continue
            wanted.discard(path)
            if member.kind == "file":
                yield Content(path, archive.read(most))
            else:
                link = member.kind == "link"
                yield Content(path, b"", "it is a link" if link else "it is not an ordinary file")

    def _members(self) -> Iterator[tuple[tar.Member, tar.Tar]]:
        self._file.seek(0)
        archive = tar.Tar(_unpacked(self._file), self._limits.unpacked)
        for count, member in enumerate(archive.members()):
            if count >= self._limits.files:
                raise Refused(f"it holds more than {self._limits.files:,} files")
            yield member, archive


def opened(file: IO[bytes], limits: Bounds) -> Zip | Tar:
    """Open the archive in `file`; raise `Refused` if it is not an archive."""
    file.seek(0)
    start = file.read(tar.BLOCK)
    # Judged by its start, not by its end: a tar archive may end with a zip archive inside it.
    if not start.startswith(b"PK"):
        if start.startswith((GZIP, BZIP2, XZ)) or tar.begins(start):
            return Tar(file, limits)
        if not zipfile.is_zipfile(file):
            raise Refused(NO_ARCHIVE)
    try:
        return Zip(file, limits)
    except zipfile.BadZipFile as error:
        if "not a zip file" in str(error):
            raise Refused(NO_ARCHIVE) from None
        raise


GZIP = b"\x1f\x8b"
BZIP2 = b"BZh"
XZ = b"\xfd7zXZ\0"


def _unpacked(file: IO[bytes]) -> IO[bytes]:
    start = file.read(len(XZ))
    file.seek(0)
    if start.startswith(GZIP):
        return cast("IO[bytes]", gzip.GzipFile(fileobj=file))
    if start.startswith(BZIP2):
        return cast("IO[bytes]", bz2.BZ2File(file))
    if start.startswith(XZ):
        return cast("IO[bytes]", io.BufferedReader(_Xz(file)))
    return file


class _Xz(io.RawIOBase):
    """An xz stream in bounded memory: `lzma.LZMAFile` uses as much as the file demands."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self._unpacker = lzma.LZMADecompressor(lzma.FORMAT_XZ, memlimit=XZ_MEMORY)

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        unpacked = b""
        while not unpacked and not self._unpacker.eof:
            packed = self._file.read(1 << 14) if self._unpacker.needs_input else b""
            if self._unpacker.needs_input and not packed:
                raise Refused("it is cut off")
            unpacked = self._unpacker.decompress(packed, len(buffer))
        buffer[: len(unpacked)] = unpacked
        return len(unpacked)


def _zip_path(member: zipfile.ZipInfo) -> Parts:
    name = member.filename
    if not member.flag_bits & NOT_ASCII_IS_UTF_8:
        with suppress(UnicodeError):  # macOS writes UTF-8 and does not say so
            name = name.encode("cp437").decode("utf-8")
    return _parts(name)


def _tar_path(member: tar.Member) -> Parts:
    return _parts(member.name.decode("utf-8", "surrogateescape"))


def _parts(name: str) -> Parts:
    """Return the parts of a member's name, without those that point outside the archive."""
    if len(name) > LONGEST_PATH:
        raise Refused(f"it has a name of {len(name):,} characters")
    parts = tuple(part for part in re.split(r"[/\\]", name) if part not in ("", ".", ".."))
    return parts or (NAMELESS,)
