"""Reads a tar archive from its start to its end, in a time bounded by its length.

The standard library's `tarfile` follows negative sizes back to the start, recurses for each long
name, and reads headers of any length.  This reader knows fewer kinds of members, only moves
forward, and refuses everything that it does not know.
"""

import re
from collections.abc import Iterator
from typing import IO, NamedTuple

from grader.classroom.inside.refused import Refused

BLOCK = 512
"""Bytes; headers fill one, and members begin at one."""
LONGEST_HEADER = 8 << 10
"""Bytes of a long name, or of the attributes of a file; a name takes a few hundred."""
MOST_HEADERS = 6
"""Headers before one member."""
PIECE = 1 << 16
"""Bytes that are skipped at a time."""

CHECKSUM = slice(148, 156)
ORDINARY = b"0\x007"
LINKS = b"12"
WITHOUT_DATA = b"123456"
FOLDER = b"5"
LONG_NAME = b"L"
ATTRIBUTES = b"xX"
LEFT_OUT = b"KgNV"
"""Headers that say nothing about names and sizes: long targets of links, defaults, labels."""
NUMBER = re.compile(rb"[ \0]*([0-7]*)[ \0]*")


class Member(NamedTuple):
    """One entry of an archive."""

    name: bytes
    kind: str
    """``file``, ``folder``, ``link`` or ``other``."""
    size: int
    """Bytes of its data, which follow in the stream."""


class Tar:
    """A tar archive in a stream that may be unable to seek.

    Raise `Refused` for one that is damaged, or holds more than `most` bytes in all.
    """

    def __init__(self, stream: IO[bytes], most: int) -> None:
        self._stream = stream
        self._left = most
        self._most = most
        self._data = 0
        self._padding = 0

    def members(self) -> Iterator[Member]:
        """Yield the members; `read` reads the data of the latest one."""
        while True:
            self._skip(self._data + self._padding)
            self._data = self._padding = 0
            member = self._next()
            if member is None:
                return
            self._enter(member.size)
            yield member

    def read(self, most: int) -> bytes:
        """Return the data of the current member, at most `most` bytes."""
        wanted = min(self._data, most)
        data = self._exactly(wanted)
        self._data -= wanted
        return data

    def _next(self) -> Member | None:
        name = b""
        size = -1
        sparse = False
        for _ in range(MOST_HEADERS):
            block = self._stream.read(BLOCK)
            if not block.strip(b"\0"):  # zeros mark the end; some archives just stop
                return None
            self._count(BLOCK)
            _check(block)
            kind = block[156:157]
            own_size = _number(block[124:136])
            if kind in ATTRIBUTES:
                found = _attributes(self._header(own_size))
                name = found.get(b"path", name)
                size = _decimal(found[b"size"]) if b"size" in found else size
                sparse = sparse or any(key.startswith(b"GNU.sparse") for key in found)
            elif kind in LONG_NAME:
                name = self._header(own_size).rstrip(b"\0")
            elif kind in LEFT_OUT:
                self._header(own_size)
            else:
                size = own_size if size < 0 else size
                return _member(kind, name or _name(block), size, sparse=sparse)
        raise Refused(f"it has more than {MOST_HEADERS} headers before one file")

    def _header(self, size: int) -> bytes:
        if size > LONGEST_HEADER:
            raise Refused(f"it has a header of {size:,} bytes")
        self._enter(size)
        data = self._exactly(size)
        self._data = 0
        self._skip(self._padding)
        self._padding = 0
        return data

    def _enter(self, size: int) -> None:
        self._data = size
        self._padding = -size % BLOCK
        if size > self._left:
            raise Refused(f"it unpacks to more than {self._most >> 20:,} MiB")

    def _exactly(self, size: int) -> bytes:
        return b"".join(self._pieces(size))

    def _skip(self, size: int) -> None:
        for _ in self._pieces(size):
            pass

    def _pieces(self, size: int) -> Iterator[bytes]:
        self._count(size)
        while size:
            piece = self._stream.read(min(size, PIECE))
            if not piece:
                raise Refused("it is cut off")
            size -= len(piece)
            yield piece

    def _count(self, size: int) -> None:
        self._left -= size
        if self._left < 0:
            raise Refused(f"it unpacks to more than {self._most >> 20:,} MiB")


def begins(start: bytes) -> bool:
    """Return whether these first bytes of a file are a header of a tar archive."""
    if len(start) < BLOCK or not start[:BLOCK].strip(b"\0"):
        return False
    try:
        _check(start[:BLOCK])
    except Refused:
        return False
    return True


def _check(block: bytes) -> None:
    if len(block) < BLOCK:
        raise Refused("it is cut off")
    found = NUMBER.fullmatch(block[CHECKSUM])
    total = sum(block) - sum(block[CHECKSUM]) + 8 * ord(" ")
    if found is None or not found[1] or int(found[1], 8) != total:
        raise Refused("it is damaged: a header has a wrong checksum")


def _number(field: bytes) -> int:
    """Return the number in a field of a header: octal digits, or bytes after a mark."""
    if field[0] == 0x80:
        return int.from_bytes(field[1:], "big")
    if field[0] == 0xFF or field.lstrip(b" ")[:1] == b"-":
        raise Refused("it has a file of negative size")
    found = NUMBER.fullmatch(field)
    if found is None:
        raise Refused("it is damaged: a header has no size")
    return int(found[1] or b"0", 8)


def _decimal(digits: bytes) -> int:
    if digits[:1] == b"-":
        raise Refused("it has a file of negative size")
    if not re.fullmatch(rb"[0-9]{1,19}", digits):
        raise Refused("it is damaged: a header has no size")
    return int(digits)


def _attributes(header: bytes) -> dict[bytes, bytes]:
    """Return the attributes in an extended header: lines with their own length in front."""
    found = {}
    start = 0
    while start < len(header) and header[start]:
        length, blank, _ = header[start : start + 8].partition(b" ")
        if not blank or not length.isdigit() or int(length) <= len(length) + 1:
            raise Refused("it is damaged: a header has an attribute without a length")
        line = header[start + len(length) + 1 : start + int(length)]
        key, equals, value = line.partition(b"=")
        if not equals or not value.endswith(b"\n"):
            raise Refused("it is damaged: a header has an attribute without an end")
        found[key] = value[:-1]
        start += int(length)
    return found


def _name(block: bytes) -> bytes:
    name = block[:100].partition(b"\0")[0]
    prefix = block[345:500].partition(b"\0")[0]
    if prefix and block[257:263] == b"ustar\0":  # GNU's format stores times there
        return prefix + b"/" + name
    return name


def _member(kind: bytes, name: bytes, size: int, *, sparse: bool) -> Member:
    if kind in WITHOUT_DATA:
        size = 0
    if kind in FOLDER or (kind in ORDINARY and name.endswith(b"/")):
        return Member(name, "folder", size)
    if kind in LINKS:
        return Member(name, "link", size)
    if kind == b"S":
        raise Refused("it has a file with holes")
    ordinary = kind in ORDINARY and not sparse
    return Member(name, "file" if ordinary else "other", size)
