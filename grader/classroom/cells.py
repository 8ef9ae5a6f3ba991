"""A CSV file whose cells can be changed while all other bytes stay as they are.

`csv` reads the values of a file and forgets how they were written: quotes, line ends, byte order
mark.  A course system's own sheet must come back with nothing changed but the new cells.
"""

import codecs
from typing import NamedTuple, Self

UTF_16 = {codecs.BOM_UTF16_LE: "utf-16-le", codecs.BOM_UTF16_BE: "utf-16-be"}
DELIMITERS = ",;\t"


class Span(NamedTuple):
    """Where a cell is in the text."""

    start: int
    end: int


class Cells:
    """The cells of a CSV file, by row and column from 0."""

    def __init__(self, data: bytes) -> None:
        self._mark, self._encoding = _mark_and_encoding(data)
        # A lone surrogate and an invalid byte must survive too.
        errors = "surrogatepass" if self._mark in UTF_16 else "strict"
        self._errors = errors
        self._text = data[len(self._mark) :].decode(self._encoding, errors)
        first = self._text.partition("\n")[0]
        self._delimiter = max(DELIMITERS, key=first.count)
        self._rows = _rows(self._text, self._delimiter)
        self._new: dict[tuple[int, int], str] = {}

    @classmethod
    def read(cls, path: str, largest: int) -> Self:
        """Return the cells of a file.  Raise `OSError`, and `ValueError` for one that is not text.

        `largest` is in bytes.
        """
        with open(path, "rb") as file:
            data = file.read(largest + 1)
        if len(data) > largest:
            raise ValueError(f"it is larger than {largest >> 20} MiB")
        try:
            return cls(data)
        except UnicodeDecodeError:
            raise ValueError("it is not a text") from None

    def __len__(self) -> int:
        return len(self._rows)

    def row(self, number: int) -> list[str]:
        """Return the values of a row, as they were read."""
        return [self._value(span) for span in self._rows[number]]

    def line(self, number: int) -> int:
        """Return the line of the file on which a row begins, from 1."""
        return self._text.count("\n", 0, self._rows[number][0].start) + 1

    def put(self, row: int, column: int, value: str) -> None:
        """Change a cell; a row that is too short grows."""
        if column >= len(self._rows[row]) or self._value(self._rows[row][column]) != value:
            self._new[row, column] = value

    def data(self) -> bytes:
        """Return the whole file: every byte outside the changed cells as it was."""
        parts = []
        done = 0
        grown: dict[int, list[Span]] = {}
        for (row, column), value in sorted(self._new.items()):
            spans = grown.get(row, self._rows[row])
            missing = max(column - len(spans) + 1, 0)
            span = spans[-1] if missing else spans[column]
            start = span.end if missing else span.start
            quoted = not missing and self._text[span.start : span.end].startswith('"')
            parts += [self._text[done:start], self._delimiter * missing]
            parts.append(self._written(value, quoted=quoted))
            done = span.end
            if missing:  # a further new cell of this row comes after this one
                grown[row] = [*spans, *[Span(done, done)] * missing]
        parts.append(self._text[done:])
        return self._mark + "".join(parts).encode(
            self._encoding, self._errors if self._mark in UTF_16 else "replace"
        )

    def _value(self, span: Span) -> str:
        raw = self._text[span.start : span.end]
        if not raw.startswith('"'):
            return raw
        inside, _, behind = raw[1:].replace('""', "\0").partition('"')
        return (inside + behind).replace("\0", '"')

    def _written(self, value: str, *, quoted: bool) -> str:
        special = any(c in value for c in (self._delimiter, '"', "\r", "\n"))
        if quoted or special or value != value.strip():
            return '"' + value.replace('"', '""') + '"'
        return value


def _mark_and_encoding(data: bytes) -> tuple[bytes, str]:
    """Return the byte order mark and an encoding that gives back the same bytes."""
    for mark, encoding in UTF_16.items():
        if data.startswith(mark):
            return mark, encoding
    mark = codecs.BOM_UTF8 if data.startswith(codecs.BOM_UTF8) else b""
    for encoding in ("utf-8", "cp1252"):
        try:
            data[len(mark) :].decode(encoding)
        except UnicodeDecodeError:
            continue
        return mark, encoding
    return mark, "latin-1"


def _rows(text: str, delimiter: str) -> list[list[Span]]:
    """Return the places of all cells; an empty line is not a row."""
    rows: list[list[Span]] = []
    row: list[Span] = []
    position = 0
    while position < len(text):
        end = _end(text, position, delimiter)
        row.append(Span(position, end))
        if end < len(text) and text[end] == delimiter:
            position = end + 1
            if position == len(text):
                row.append(Span(position, position))
            continue
        if row != [Span(end, end)]:
            rows.append(row)
        row = []
        position = end + 2 if text.startswith("\r\n", end) else end + 1
    return [*rows, row] if row else rows


def _end(text: str, start: int, delimiter: str) -> int:
    """Return where the cell ends that begins at `start`."""
    position = start
    if text.startswith('"', start):
        position += 1
        while True:
            position = text.find('"', position)
            if position < 0:
                return len(text)
            if not text.startswith('""', position):
                break
            position += 2
        position += 1
    while position < len(text) and text[position] not in (delimiter, "\r", "\n"):
        position += 1
    return position
