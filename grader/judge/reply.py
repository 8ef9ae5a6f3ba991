"""Read a worker's reply as data, cut to what an honest worker sends, with safe texts.

Any code in the worker's process can write a reply, so this module is the border.  Behind it, every
text can be encoded and has no control characters, and no value is deep, long or large.
"""

import json
import re
from functools import lru_cache

from grader.problems.answer import Plain

MOST_CHARACTERS = 2_000
"""Of one text; the worker itself cuts at that."""
MOST_VALUES = 25_000
"""In a reply; the worker itself stops at 20,000 a value."""
MOST_BYTES = 1 << 20
"""Of a reply, before it is parsed."""
MOST_VALUES_OF_A_SCRIPT = 400_000
MOST_BYTES_OF_A_SCRIPT = 4 << 20
DEEPEST = 40
"""Nested lists and objects: more than any answer has, and far fewer than Python's stack allows."""
LARGEST_NUMBER = 1 << 4096
"""The worker describes a longer one in words."""

# Control characters except line ends and tabs, and characters that reverse a line's direction.
_UNSAFE = {
    code: f"\\x{code:02x}" if code < 256 else f"\\u{code:04x}"
    for code in (
        *(set(range(0x20)) - {0x09, 0x0A}),
        *range(0x7F, 0xA0),
        *(0x061C, 0x200E, 0x200F, 0x2028, 0x2029),
        *range(0x202A, 0x202F),
        *range(0x2066, 0x206A),
    )
}
_LONG_NUMBER = re.compile(rb"\d{19}")


def read_reply(line: bytes, number: str, *, long: bool = False) -> dict[str, Plain] | None:
    """Return the fields of a reply to the request `number`; None for anything else.

    The reply of a script that tries many boards may be `long`.
    """
    reply = _read(line, long=long)
    return reply if reply is not None and reply.get("id") == number else None


@lru_cache(maxsize=512)
def read_fields(piece: bytes) -> dict[str, Plain] | None:
    """Return the fields of one of several replies, which has no braces; None for anything else.

    A class gives the same answers many times, so the last ones are cached; don't change them.
    """
    return _read(b"{%s}" % piece)


def _read(line: bytes, *, long: bool = False) -> dict[str, Plain] | None:
    """Return the fields of a reply; None for anything else."""
    if len(line) > (MOST_BYTES_OF_A_SCRIPT if long else MOST_BYTES):
        return None
    try:
        reply = _READER.decode(line.decode("utf-8"))
        if not _is_plain(line):
            most = MOST_VALUES_OF_A_SCRIPT if long else MOST_VALUES
            reply = _Cleaner(most).clean(reply, 0)
    except (ValueError, RecursionError):
        return None
    return reply if isinstance(reply, dict) else None


def safe(text: str) -> str:
    """Return a text that can be encoded, with its control characters as escapes."""
    if text.isascii() and text.isprintable():
        return text
    return text.translate(_UNSAFE).encode("utf-8", "backslashreplace").decode("utf-8")


def _is_plain(line: bytes) -> bool:
    """Return whether nothing in a reply needs a cut: a quick test that most replies pass."""
    return (
        len(line) <= MOST_CHARACTERS
        and b"\\" not in line
        and b"\x7f" not in line
        and line.isascii()
        and line.count(b"[") + line.count(b"{") <= DEEPEST
        and not _LONG_NUMBER.search(line)
    )


class _Cleaner:
    """Cut the texts of one reply.  Raise ValueError for what no honest worker sends."""

    def __init__(self, most_values: int) -> None:
        self._left = most_values

    def clean(self, value: Plain, depth: int) -> Plain:
        if isinstance(value, str):
            return safe(value[:MOST_CHARACTERS])
        if isinstance(value, list):
            self._enter(len(value), depth)
            if set(map(type, value)) == {int}:  # a reply may have thousands
                _check(min(value), max(value))  # type: ignore[type-var]
                return value
            return [self.clean(item, depth + 1) for item in value]
        if isinstance(value, dict):
            self._enter(len(value), depth)
            return {
                safe(name[:MOST_CHARACTERS]): self.clean(item, depth + 1)
                for name, item in value.items()
            }
        if isinstance(value, int):
            _check(value, value)
        return value

    def _enter(self, size: int, depth: int) -> None:
        self._left -= size
        if self._left < 0 or depth >= DEEPEST:
            raise ValueError("this is more than a worker sends")


def _check(smallest: Plain, largest: Plain) -> None:
    assert isinstance(smallest, int) and isinstance(largest, int)
    if smallest < -LARGEST_NUMBER or largest > LARGEST_NUMBER:
        raise ValueError("a worker describes large numbers in words")


def _refuse(number: str) -> None:
    raise ValueError(f"a worker doesn't send {number}")


_READER = json.JSONDecoder(parse_constant=_refuse, parse_float=_refuse)
