"""Shows a line of a submission with Python's mark under it."""

from typing import NamedTuple
from unicodedata import east_asian_width

from grader.judge.case import Frame

LONGEST = 64
"""Columns of a line that has a mark; a longer one is cut at both ends."""
TAB = " " * 4
MOST = 300
"""Characters of a line without a mark."""
BEFORE = 40
"""Columns of a longer line that are shown before the mark."""


class Excerpt(NamedTuple):
    """A line, and the line below it."""

    code: str
    mark: str
    """Spaces and carets; empty if the place in the line is unknown."""


def excerpt(frame: Frame) -> Excerpt:
    """Return a frame's line, plainly visible, with a mark where the place is known."""
    if frame.column is None:
        return Excerpt(_plain(frame.code[:MOST]), "")
    start = frame.column - 1
    end = max(frame.end_column or 0, start + 2) - 1
    before, marked, after = frame.code[:start], frame.code[start:end], frame.code[end:]
    if len(frame.code) > LONGEST:
        before = before if len(before) <= BEFORE else "…" + before[-BEFORE + 1 :]
        marked = marked[: LONGEST - len(before)]
        after = after[: max(0, LONGEST - len(before) - len(marked))] + "…"
    texts = [_plain(part) for part in (before, marked, after)]
    return Excerpt("".join(texts), " " * _columns(texts[0]) + "^" * max(1, _columns(texts[1])))


def _plain(text: str) -> str:
    """Return a text with tabs as spaces, and with all else that can't be seen as escapes."""
    return "".join(
        character if character.isprintable() else ascii(character)[1:-1]
        for character in text.replace("\t", TAB)
    )


def _columns(text: str) -> int:
    """Return how many columns a text takes in a terminal."""
    return sum(2 if east_asian_width(character) in "WF" else 1 for character in text)
