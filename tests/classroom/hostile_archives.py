"""Archives that attack their reader, and damaged ones: made here, byte by byte."""

import bz2
import gzip
import io
import lzma
import random
import tarfile
import zipfile
import zlib
from collections.abc import Callable


def header(name: bytes, kind: bytes = b"0", size: bytes = b"00000000000") -> bytes:
    """Return a header of a tar archive with a right checksum."""
    block = bytearray(512)
    block[: len(name)] = name
    block[100:108] = b"0000644\0"
    block[124 : 124 + len(size)] = size
    block[148:156] = b" " * 8
    block[156:157] = kind
    block[257:265] = b"ustar\x0000"
    block[148:156] = b"%06o\0 " % sum(block)
    return bytes(block)


def padded(data: bytes) -> bytes:
    """Return data as it lies in a tar archive."""
    return data + bytes(-len(data) % 512)


def octal(size: int) -> bytes:
    """Return a size as a header has it."""
    return b"%011o" % size


def negative_size() -> bytes:
    """A file whose end lies before its start: `tarfile` goes round for hours."""
    before = b"".join(header(b"%d.py" % number) for number in range(100))
    return before + header(b"back.py", size=b"\xff" * 3 + (-51200).to_bytes(9, "big", signed=True))


def negative_attribute() -> bytes:
    """The same, in an extended header."""
    line = b"15 size=-51200\n"
    return header(b"x", b"x", octal(len(line))) + padded(line) + header(b"back.py")


def digits() -> bytes:
    """Extended headers of 64 KB of digits, which become a number in a time that is quadratic."""
    line = b"mtime=" + b"9" * 65000 + b"\n"
    line = b"%d " % (len(line) + 6) + line
    return (header(b"x", b"x", octal(len(line))) + padded(line)) * 50 + header(b"a.py")


def long_names() -> bytes:
    """A chain of a thousand long names."""
    return (header(b"././@LongLink", b"L", octal(5)) + padded(b"name\0")) * 1000 + header(b"a.py")


def long_name() -> bytes:
    """A name of 4 MB."""
    return header(b"l", b"L", octal(4 << 20)) + bytes(4 << 20) + header(b"a.py")


def huge_claim() -> bytes:
    """A file that is said to be larger than any disk."""
    return header(b"a.py", size=b"\x80" + b"\x7f" * 11)


def streams_in_a_row() -> bytes:
    """800 KB that unpack to 20 GB, in many small streams."""
    start = bz2.compress(header(b"a.py", size=b"\x80" + (20 << 30).to_bytes(11, "big")))
    return start + bz2.compress(bytes(1 << 20)) * 20_000


def members_by(method: int, size: int = 64 << 20) -> bytes:
    """A zip archive with one file of zeros in it."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", method) as archive:
        archive.writestr("a.py", bytes(size))
    return content.getvalue()


def many_members() -> bytes:
    """A zip archive of 60,000 empty files."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as archive:
        for number in range(60_000):
            archive.writestr(f"{number}.py", b"")
    return content.getvalue()


def greedy_xz() -> bytes:
    """An xz archive that asks for a dictionary of a gigabyte."""
    filters = [{"id": lzma.FILTER_LZMA2, "preset": 0, "dict_size": 1 << 20}]
    content = bytearray(lzma.compress(padded(header(b"a.py")), filters=filters))
    place = content.index(b"\x21\x01", 12) + 2  # the filter, its size, its dictionary
    content[place] = 36  # 1 GiB
    block = content[12 : 12 + (content[12] + 1) * 4 - 4]
    content[12 + len(block) : 16 + len(block)] = zlib.crc32(block).to_bytes(4, "little")
    return bytes(content)


ATTACKS: dict[str, tuple[Callable[[], bytes], str]] = {
    "negative size": (negative_size, "it has a file of negative size"),
    "negative attribute": (negative_attribute, "it has a file of negative size"),
    "digits": (digits, "it has a header of 65,0"),
    "long names": (long_names, "it has more than 6 headers before one file"),
    "long name": (long_name, "it has a header of 4,194,304 bytes"),
    "huge claim": (huge_claim, "it unpacks to more than 128 MiB"),
    "many streams": (streams_in_a_row, "it unpacks to more than 128 MiB"),
    "bzip2 in zip": (lambda: members_by(zipfile.ZIP_BZIP2), "compressed with bzip2"),
    "LZMA in zip": (lambda: members_by(zipfile.ZIP_LZMA), "compressed with LZMA"),
    "many files": (many_members, "it holds more than 5,000 files"),
    "greedy xz": (greedy_xz, "Memory usage limit exceeded"),
}
"""Archives by what they do, each with words of the reason for which it is not read."""


def small_archives() -> list[bytes]:
    """Return valid archives of every kind, a few hundred bytes to a few KB each."""
    found = []
    long = "folder/" * 20 + "ü.py"
    for form in (tarfile.USTAR_FORMAT, tarfile.GNU_FORMAT, tarfile.PAX_FORMAT):
        content = io.BytesIO()
        with tarfile.open(fileobj=content, mode="w", format=form) as archive:
            for name, text in (("solution.py", b"x = 1\n" * 9), (long, b"y"), ("é.py", b"")):
                member = tarfile.TarInfo(name)
                member.size = len(text)
                archive.addfile(member, io.BytesIO(text))
        found += [content.getvalue().rstrip(b"\0") + bytes(1024)] * 2
    found += [pack(found[0]) for pack in (gzip.compress, bz2.compress, lzma.compress)]
    for method in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        content = io.BytesIO()
        with zipfile.ZipFile(content, "w", method) as zipped:
            for name in ("solution.py", long, "é.py"):
                zipped.writestr(name, b"x = 1\n" * 9)
        found.append(content.getvalue())
    return found


INTERESTING = (b"\0", b"\xff", b"\x80", b"-", b"7", b"\x7f", b"PK", b"x", b"L", b"S", b"\xff" * 4)


def mutated(archive: bytes, chance: random.Random) -> bytes:
    """Return the archive with some bytes changed, cut out, doubled or swapped.

    Half the tar archives get right checksums again, so that the change is looked at.
    """
    data = bytearray(archive)
    in_blocks = data[257:262] == b"ustar" and chance.random() < 0.8
    for _ in range(chance.randint(1, 6)):
        place, length = chance.randrange(len(data)), chance.choice((1, 8, 64, 512))
        kind = chance.randrange(5)
        if in_blocks and kind >= 2:
            place, length = place // 512 * 512, 512
        match kind:
            case 0:
                data[place] = chance.randrange(256)
            case 1:
                data[place : place + 1] = chance.choice(INTERESTING)
            case 2:
                del data[place : place + length]
            case 3:
                data[place:place] = data[place : place + length]
            case 4:
                other = chance.randrange(len(data))
                data[place : place + length] = data[other : other + length]
        if not data:
            return b"\0"
    if in_blocks:
        for start in range(0, len(data) - 511, 512):
            if data[start + 257 : start + 262] == b"ustar":
                data[start + 148 : start + 156] = b" " * 8
                data[start + 148 : start + 156] = b"%06o\0 " % sum(data[start : start + 512])
    return bytes(data)
