"""Finds who submitted programs that are alike: in a class, in earlier ones, or in the kit."""

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from grader.catalog import catalog
from grader.classroom import job, similar
from grader.classroom.collect import StudentSubmission, collect
from grader.classroom.gradebook import Gradebook
from grader.classroom.inside.statements import Statement
from grader.classroom.reading import Failed
from grader.judge.session import reference


class Other(NamedTuple):
    """A program with its text."""

    name: str
    text: bytes
    is_own: bool
    """Whether it is of this class."""


class Found(NamedTuple):
    """Two programs that are alike; the first one is of this class."""

    first: Other
    second: Other
    percent: int
    common: tuple[set[int], set[int]]
    """The lines of both that hold a common statement, from 1."""


def find(book: Gradebook, rung: str, against: Sequence[str] = ()) -> list[Found]:
    """Return the pairs of programs that are alike, the most alike first.

    Each has a program of the class; the other one is of the class, in the folders or archives
    `against`, or a reference of the kit.  Raise `NoSubmissions`.
    """
    others = [*_references(rung), *_earlier(against, rung)]
    programs = [
        similar.Program(student, statements) for student, statements in _statements_of(book)
    ]
    parsed = similar.read((str(number), other.text) for number, other in enumerate(others))
    programs += [
        similar.Program(others[int(number)].name, statements, is_own=False)
        for number, statements in parsed
    ]
    pairs = similar.pairs(programs)
    wanted = {one.name for pair in pairs for one in (pair.first, pair.second) if one.is_own}
    own = {student: text for student, _, text in book.texts() if student in wanted}
    by_name = {other.name: other for other in others}

    def other(program: similar.Program) -> Other:
        if not program.is_own:
            return by_name[program.name]
        return Other(program.name, own[program.name], is_own=True)

    found = []
    for pair in pairs:
        sides = [(other(pair.first), pair.common[0]), (other(pair.second), pair.common[1])]
        sides.sort(key=lambda side: not side[0].is_own)
        (first, lines), (second, their_lines) = sides
        found.append(Found(first, second, round(100 * pair.likeness), (lines, their_lines)))
    return found


def _statements_of(book: Gradebook) -> Iterator[tuple[str, tuple[Statement, ...]]]:
    """Yield students and the statements of their texts, which are parsed once and kept."""
    known = book.statements()
    new = {sha256: text for _, sha256, text in book.texts() if sha256 not in known}
    for sha256, statements in similar.read(new.items()):
        known[sha256] = json.dumps(statements)
        book.keep_statements(sha256, known[sha256])
    for student, sha256, _ in book.texts():
        try:
            yield student, similar.parsed(known[sha256])
        except Failed:  # the gradebook was changed by hand
            yield student, ()


def _references(rung: str) -> Iterator[Other]:
    for name in job.rungs_posed_like(rung):
        text = reference(catalog.load(name)).text
        yield Other(f"the reference {name}", text, is_own=False)


def _earlier(places: Sequence[str], rung: str) -> Iterator[Other]:
    found: Iterable[StudentSubmission] = collect(places, rung) if places else ()
    taken: set[str] = set()
    for one in found:
        name = f"{one.id} (in {one.place.rpartition('/')[2]})"
        if one.text and name not in taken:
            taken.add(name)
            yield Other(name, one.text, is_own=False)
