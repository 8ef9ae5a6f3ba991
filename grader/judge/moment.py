"""What held at the moment of an exception: read from the worker's reply as data."""

from dataclasses import replace
from typing import NamedTuple

from grader.judge.case import Frame, Variable
from grader.judge.raised import Raised, text_of
from grader.problems.answer import Plain

NAMED = {"NameError", "UnboundLocalError", "AttributeError"}
"""Exceptions about a name: which ones are there is worth knowing."""
WORDS = {"int": "number", "str": "text"}
MOST_VARIABLES = 8
MOST_NAMES = 300
LONGEST = 60
"""Characters of a name, of a value and of a part of a line."""


class Part(NamedTuple):
    """A part of the expression that failed."""

    code: str
    type: str
    size: int | None
    """Of a text or a container."""
    value: str
    """As Python would write it; empty if it is long."""

    @property
    def words(self) -> str:
        """What it is: ``the number 9``, ``None``, ``a list of 9``."""
        if self.type == "NoneType":
            return "None"
        if self.value:
            return f"the {WORDS.get(self.type, self.type)} {self.value}"
        return _summary(self.type, self.size)


class Body(NamedTuple):
    """How many statements a function has around one of them."""

    above: int
    below: int
    elsewhere: int
    """In other functions of the file."""


class Moment(NamedTuple):
    """The line that failed, and the values in it; all of it can be unknown."""

    parts: dict[str, Part] = {}  # noqa: RUF012 - a named tuple, whose values are never changed
    variables: tuple[Variable, ...] = ()
    names: tuple[str, ...] = ()
    """That could be meant."""
    body: Body | None = None
    mark: tuple[int, int] | None = None
    """The first column of what failed, and the one after the last, from 1, in the whole line."""

    def marked(self, raised: Raised, line: str) -> tuple[Frame, ...]:
        """Return the frames with a mark in the last one, whose `line` it is."""
        if self.mark is None or not raised.frames:
            return raised.frames
        frame = raised.frames[-1]
        indent = len(line) - len(line.lstrip())
        start, end = (column - indent for column in self.mark)
        if start < 1 or end > len(frame.code) + 1 or (start == 1 and end > len(frame.code)):
            return raised.frames
        return (*raised.frames[:-1], replace(frame, column=start, end_column=end))


UNKNOWN = Moment()


def read_moment(reply: Plain, line: str) -> Moment:
    """Return a moment in `line`, whose parts are cut from it."""
    fields = reply if isinstance(reply, dict) else {}
    data = line.encode("utf-8", "replace")
    parts = {}
    for item in _items(fields.get("parts"), 3):
        match item:
            case [str(role), int(start), int(end), value]:
                code = data[max(start, 0) : max(end, 0)].decode("utf-8", "replace")
                parts[role] = read_part(code, value)
    variables = []
    for item in _items(fields.get("variables"), MOST_VARIABLES):
        match item:
            case [str(name), value]:
                kind, size, text = _described(value)
                variables.append(Variable(_cut(name), text or _summary(kind, size)))
    body = None
    match fields.get("body"):
        case [int(above), int(below), int(elsewhere)]:
            body = Body(above, below, elsewhere)
    mark = None
    match fields.get("mark"):
        case [int(start), int(end)] if 0 <= start < end <= len(data):
            mark = (
                len(data[:start].decode("utf-8", "replace")) + 1,
                len(data[:end].decode("utf-8", "replace")) + 1,
            )
    names = tuple(_cut(text_of(name)) for name in _items(fields.get("names"), MOST_NAMES))
    return Moment(parts, tuple(variables), names, body, mark)


def read_part(code: str, value: Plain) -> Part:
    """Return a part of a line with its value, as the worker described that."""
    return Part(_cut(code), *_described(value))


def _items(value: Plain, most: int) -> list[Plain]:
    return value[:most] if isinstance(value, list) else []


def _described(value: Plain) -> tuple[str, int | None, str]:
    match value:
        case [str(kind), (int() | None) as size, str(text)]:
            return _cut(kind), size, _cut(text)
    return "object", None, ""


def _summary(kind: str, size: int | None) -> str:
    article = "an" if kind[:1].lower() in "aeiou" else "a"
    if size is None:
        return f"{article} {kind}"
    return f"{article} {kind} of {size}"


def _cut(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= LONGEST else line[: LONGEST - 1] + "…"
