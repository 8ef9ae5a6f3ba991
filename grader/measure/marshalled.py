"""Reads what a worker sends in the format of `marshal`, version 2.

Python's own reader may crash on data that was made to crash it.  This one takes numbers, texts,
truth values, bytes, lists and tuples, and refuses all else.
"""

from struct import Struct

Value = None | bool | int | float | str | bytes | list["Value"] | tuple["Value", ...]
DEEPEST = 24
"""Lists in one another."""
WIDEST = 64
"""Digits of 15 bits in a large number."""
_INT = Struct("<i").unpack_from
_FLOAT = Struct("<d").unpack_from


def read(data: bytes, most: int) -> list[Value]:
    """Return all values in `data`, one after the other.  Raise ValueError.

    `most` is how many values, the items of lists included, it may hold.
    """
    reader = _Reader(data, most)
    found = []
    try:
        while reader.at < len(data):
            found.append(reader.value(0))
    except Exception as error:
        raise ValueError(f"this is no recording: {error}") from None
    return found


class _Reader:
    def __init__(self, data: bytes, most: int) -> None:
        self.data = data
        self.at = 0
        self.left = most

    def value(self, depth: int) -> Value:
        at = self.at
        kind = self.data[at]
        self.left -= 1
        if self.left < 0:
            raise ValueError("it is too long")
        self.at = at + 1
        if kind == 0x69:  # i
            self.at = at + 5
            number: int = _INT(self.data, at + 1)[0]
            return number
        if kind in b"([":
            size = self._size()
            if depth >= DEEPEST or size > self.left:
                raise ValueError("it is too deep, or too long")
            items = [self.value(depth + 1) for _ in range(size)]
            return items if kind == 0x5B else tuple(items)
        if kind in b"ut":
            return self._bytes(self._size()).decode("utf-8", "replace")
        if kind in b"NTF":
            return (None, True, False)[b"NTF".index(kind)]
        if kind == 0x73:  # s
            return self._bytes(self._size())
        if kind == 0x6C:  # l
            return self._large()
        if kind == 0x67:  # g
            self.at += 8
            real: float = _FLOAT(self.data, at + 1)[0]
            return real
        raise ValueError(f"it holds a value of kind {kind}")

    def _size(self) -> int:
        size: int = _INT(self.data, self.at)[0]
        self.at += 4
        if size < 0:
            raise ValueError("a size is negative")
        return size

    def _bytes(self, size: int) -> bytes:
        piece = self.data[self.at : self.at + size]
        if len(piece) < size:
            raise ValueError("it ends too soon")
        self.at += size
        return piece

    def _large(self) -> int:
        size: int = _INT(self.data, self.at)[0]
        self.at += 4
        if abs(size) > WIDEST:
            raise ValueError("a number is too large")
        digits = self._bytes(2 * abs(size))
        number = 0
        for place in range(abs(size)):
            digit = int.from_bytes(digits[2 * place : 2 * place + 2], "little")
            if digit >> 15:
                raise ValueError("a number is damaged")
            number |= digit << (15 * place)
        return -number if size < 0 else number
