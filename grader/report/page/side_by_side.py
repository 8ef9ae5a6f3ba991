"""Two programs for a page: in two columns, or one below the other as a diff."""

from collections.abc import Sequence
from typing import NamedTuple

from markupsafe import Markup

from grader.report.editorial import code_of
from grader.report.page.source import numbered_lines
from grader.report.same_code import Meaning, match

CONTEXT = 3
"""Lines that stay the same and are shown at each side of a change, in a diff."""
LEAST_FOLDED = 4
MOST_NAMES = 12


class Line(NamedTuple):
    """A line of one program."""

    number: int
    """In its file, from 1."""
    code: Markup
    marked: bool
    """Whether it says what no line beside it says."""


class Part(NamedTuple):
    """Lines of both programs, side by side."""

    same: bool
    """Whether both sides say the same."""
    left: list[Line]
    right: list[Line]
    folded: bool = False
    """Whether the lines are shown only on demand."""


class SideBySide(NamedTuple):
    """Two programs."""

    parts: list[Part]
    names: list[tuple[str, str]]
    """Names that differ, first that of the left program."""
    equal: bool
    """Whether nothing differs but names, comments and spaces."""


def side_by_side(left: str, right: str) -> SideBySide:
    """Return two programs without the texts at their tops."""
    codes = code_of(left), code_of(right)
    found = match(*(code.text for code in codes))
    lines = [numbered_lines(code.text) for code in codes]
    parts = [
        Part(
            stretch.same,
            _lines(lines[0], stretch.left, codes[0].first, found.left, stretch.same),
            _lines(lines[1], stretch.right, codes[1].first, found.right, stretch.same),
        )
        for stretch in found.stretches
    ]
    names = list(found.names.items())[:MOST_NAMES]
    return SideBySide(parts, names, all(part.same or not _says(part) for part in parts))


def diff(before: str, after: str) -> SideBySide:
    """Return what changed from one program to another, with few of the lines that did not."""
    whole = side_by_side(before, after)
    parts: list[Part] = []
    for number, part in enumerate(whole.parts):
        if not part.same:
            parts.append(part)
            continue
        lines = part.right  # one side is enough, and this is the one that counts
        head = 0 if number == 0 else CONTEXT
        tail = 0 if number == len(whole.parts) - 1 else CONTEXT
        end = len(lines) - tail
        if end - head < LEAST_FOLDED:
            parts.append(Part(True, [], lines))
            continue
        pieces = [(lines[:head], False), (lines[head:end], True), (lines[end:], False)]
        parts += [Part(True, [], piece, folded) for piece, folded in pieces if piece]
    return whole._replace(parts=parts)


def _lines(
    lines: Sequence[Markup], numbers: range, first: int, said: Sequence[Meaning], same: bool
) -> list[Line]:
    return [
        Line(first + number, lines[number], not same and bool(said[number]))
        for number in numbers
        if number < len(lines)
    ]


def _says(part: Part) -> bool:
    return any(line.marked for line in (*part.left, *part.right))
