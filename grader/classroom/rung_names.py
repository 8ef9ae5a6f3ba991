"""Which exercise a file is for, where names of files or folders say it.

Examples are ``alice/05_bitmask.py``, ``bitmask/alice.py`` and ``alice_bitmask.py``.
"""

import re
from collections.abc import Iterable
from typing import NamedTuple

from grader.catalog import catalog
from grader.catalog.exercise import rung_of
from grader.classroom import layouts
from grader.classroom.files import Parts

SEPARATORS = re.compile(r"[ \-.]+")


class Named(NamedTuple):
    """A file and its exercise."""

    rung: str
    """The exercise's full name."""
    student: Parts
    """The path without the folder that names the exercise."""


def find(text: str, *, exactly: bool = False) -> str:
    """Return the exercise that a name without ending says, by its full name; empty if none.

    The name is that of the rung, or, unless `exactly`, begins or ends with it.
    """
    words = rung_of(SEPARATORS.sub("_", text.casefold()))
    rungs = {rung_of(name): name for name in catalog.names()}
    if words in rungs:
        return rungs[words]
    if exactly:
        return ""
    around = [rung for rung in rungs if words.startswith(f"{rung}_") or words.endswith(f"_{rung}")]
    return rungs[max(around, key=len)] if around else ""


def without(text: str) -> str:
    """Return what is left of a name without its exercise, which is the student's part."""
    words = SEPARATORS.sub("_", text)
    rung = rung_of(find(text))
    left = re.sub(rf"(^|_)(\d\d_)?{rung}(_|$)", "_", words, count=1, flags=re.IGNORECASE)
    return left.strip("_")


def of_path(path: Parts, place: str = "") -> Named | None:
    """Return the exercise of a file: from its name, a folder's, or the place's; the nearest."""
    file = layouts.own_name(path[-1]) or path[-1]
    again = layouts.AGAIN.fullmatch(file)
    if rung := find(layouts.stem(again["stem"] + again["ending"] if again else file)):
        return Named(rung, path)
    for at in reversed(range(len(path) - 1)):
        if rung := find(path[at], exactly=True):  # it may be a student's
            return Named(rung, path[:at] + path[at + 1 :])
    rung = find(layouts.stem(place)) if place else ""
    return Named(rung, path) if rung else None


def sort(paths: Iterable[Parts], place: str) -> tuple[dict[str, dict[Parts, Parts]], list[Parts]]:
    """Return the files by exercise, and those that name none.

    The files of an exercise are the original paths by those without the exercise's folder.
    """
    found: dict[str, dict[Parts, Parts]] = {}
    rest = []
    for path in paths:
        named = of_path(path, place)
        if named is None or not path[-1]:
            rest.append(path)
            continue
        files = found.setdefault(named.rung, {})
        files[path if named.student in files else named.student] = path
    return found, rest
