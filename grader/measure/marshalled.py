"""Reads what a worker sends in the format of `marshal`, version 4.

Python's own reader may crash on data that was made to crash it.  This one takes numbers, texts,
truth values, bytes, lists and tuples, and refuses all else.  What was said before may be referred
to if it is small: a list of lists of lists that are all the same one would never end.
"""

from struct import Struct

Value = None | bool | int | float | str | bytes | list["Value"] | tuple["Value", ...]
DEEPEST = 24
"""Lists in one another."""
WIDEST = 64
"""Digits of 15 bits in a number that is read; a larger one is described."""
REFERRED_TO = 128
"""Added to the kind of a value that may be referred to later."""
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
            reader.said.clear()
            found.append(reader.value(0))
    except Exception as error:
        raise ValueError(f"this is not a recording: {error}") from None
    return found


class _Reader:
    def __init__(self, data: bytes, most: int) -> None:
        self.data = data
        self.at = 0
        self.left = most
        self.said: list[Value] = []
        """What can be referred to; a list stands for what can't."""

    def value(self, depth: int) -> Value:
        kind = self.data[self.at]
        self.at += 1
        self.left -= 1
        if self.left < 0:
            raise ValueError("it is too long")
        if kind < REFERRED_TO:
            return self._value(kind, depth)
        place = len(self.said)
        self.said.append([])
        value = self._value(kind - REFERRED_TO, depth)
        inside = value if isinstance(value, tuple) else [value]
        if not any(isinstance(one, (list, tuple)) for one in inside):
            self.said[place] = value
        return value

    def _value(self, kind: int, depth: int) -> Value:
        if kind == 0x69:  # i
            self.at += 4
            number: int = _INT(self.data, self.at - 4)[0]
            return number
        if kind == 0x72:  # r
            said = self.said[self._size()]
            if isinstance(said, list):
                raise ValueError("it refers to a list")
            return said
        if kind in b")([":
            size = self._byte() if kind == 0x29 else self._size()
            if depth >= DEEPEST or size > self.left:
                raise ValueError("it is too deep, or too long")
            items = [self.value(depth + 1) for _ in range(size)]
            return items if kind == 0x5B else tuple(items)
        if kind in b"zZ":
            return self._bytes(self._byte()).decode("ascii")
        if kind in b"aAut":
            return self._bytes(self._size()).decode("utf-8", "replace")
        if kind in b"NTF":
            return (None, True, False)[b"NTF".index(kind)]
        if kind == 0x73:  # s
            return self._bytes(self._size())
        if kind == 0x6C:  # l
            return self._large()
        if kind == 0x67:  # g
            self.at += 8
            real: float = _FLOAT(self.data, self.at - 8)[0]
            return real
        raise ValueError(f"it holds a value of kind {kind}")

    def _byte(self) -> int:
        self.at += 1
        return self.data[self.at - 1]

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

    def _large(self) -> int | str:
        size: int = _INT(self.data, self.at)[0]
        self.at += 4
        digits = self._bytes(2 * abs(size))
        if abs(size) > WIDEST:
            return f"a number of about {15 * abs(size):,} bits"
        number = 0
        for place in range(abs(size)):
            digit = int.from_bytes(digits[2 * place : 2 * place + 2], "little")
            if digit >> 15:
                raise ValueError("a number is damaged")
            number |= digit << (15 * place)
        return -number if size < 0 else number
