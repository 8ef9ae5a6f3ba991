"""An exception of a submission, read from the worker's reply as data."""

import re
from typing import NamedTuple

from grader.judge.case import Frame
from grader.problems.answer import Plain

NAMELESS = "an exception without a name"
MOST_FRAMES = 40
MOST_NAMES = 50
"""The most names that an honest worker lists."""
LARGEST_COLUMN = 10_000
_LINE_END = re.compile(r"\r\n|\r|\n")


class Raised(NamedTuple):
    """An exception as the worker described it."""

    type: str
    message: str
    frames: tuple[Frame, ...]
    frames_left_out: int
    syntax_line: int | None = None
    syntax_message: str = ""
    missing_module: str | None = None
    asked_for: int | None = None
    """The recursion limit that the submission set without effect; None if it set none."""

    @property
    def line(self) -> int | None:
        """The last line of the submission that was running, from 1."""
        return self.frames[-1].line if self.frames else self.syntax_line

    @property
    def headline(self) -> str:
        """Type and text, as Python's own last line of a traceback."""
        text = f"{self.type}: {self.message}" if self.message else self.type
        return next(filter(None, map(str.strip, text.splitlines())), NAMELESS)


class Trouble(NamedTuple):
    """Why a submission can't be judged, and what to do about it."""

    message: str
    advice: tuple[str, ...] = ()


def lines_of(source: bytes) -> list[str]:
    """Return the lines of a program as Python counts them: a form feed ends none."""
    return _LINE_END.split(source.decode("utf-8-sig", "replace"))


def read_raised(raised: Plain, source: bytes) -> Raised:
    """Make an exception of the worker's description of it, with the learner's lines beside it."""
    fields = raised if isinstance(raised, dict) else {}
    lines = lines_of(source)
    frames = []
    listed = fields.get("frames")
    for item in listed[:MOST_FRAMES] if isinstance(listed, list) else []:
        match item:
            case [int(number), str(function)]:
                code = lines[number - 1].strip() if 0 < number <= len(lines) else ""
                frames.append(Frame(number, function, code))
    depth = fields.get("depth")
    syntax_line, syntax_message = None, ""
    match fields.get("syntax"):
        case [line, column, last_line, end_column, message, own_file]:
            syntax_message = message if isinstance(message, str) else ""
            if own_file is True and type(line) is int:
                syntax_line = line
                if not frames and 0 < line <= len(lines):
                    code = lines[line - 1].rstrip()
                    end = end_column if last_line == line else None
                    frames.append(Frame(line, "", code, *_span(column, end, len(code))))
    module, asked_for = fields.get("module"), fields.get("asked_for")
    return Raised(
        type=text_of(fields.get("type")).strip() or NAMELESS,
        message=text_of(fields.get("message")),
        frames=tuple(frames),
        frames_left_out=max(0, depth - len(frames)) if isinstance(depth, int) else 0,
        syntax_line=syntax_line,
        syntax_message=syntax_message,
        missing_module=module if isinstance(module, str) else None,
        asked_for=asked_for if type(asked_for) is int else None,
    )


def texts(value: Plain) -> list[str]:
    """Return the texts in a list, at most as many as an honest worker sends."""
    listed = value[:MOST_NAMES] if isinstance(value, list) else []
    return [item for item in listed if isinstance(item, str)]


def text_of(value: Plain) -> str:
    """Return a text; an empty one for any other value."""
    return value if isinstance(value, str) else ""


def _span(column: Plain, end: Plain, length: int) -> tuple[int | None, int | None]:
    """Return the first column and the one after the last, from 1; None where they are unknown."""
    if type(column) is not int or not 0 < column <= min(length + 1, LARGEST_COLUMN):
        return None, None
    if type(end) is not int or not column < end <= length + 1:
        return column, column + 1
    return column, end
