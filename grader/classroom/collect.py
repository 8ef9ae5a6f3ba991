"""Finds the submissions that a command line names: files, folders and archives."""

import os
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from grader.classroom import files, gradescope, layouts
from grader.classroom.files import File, Folder, Holder, Parts


class Submission(NamedTuple):
    """What one student handed in."""

    id: str
    """The student, as the name of the file or folder says; unlike every other one's."""
    origin: str
    """Where the text came from, for people."""
    text: bytes
    problem: str = ""
    """Why there is no text to judge; empty if there is."""


class NothingFound(Exception):
    """A place that holds no submission, or can't be read; the text says which and why."""


def collect(places: Sequence[str], rung: str) -> Iterator[Submission]:
    """Every submission at `places`, whose texts are held one at a time.

    A folder or an archive holds a class: a file or a folder for each student.  Where several
    places are named, a folder with a single Python file is one student's.  Raises `NothingFound`.
    """
    taken: dict[str, int] = {}
    for place in places:
        found = False
        for submission in _at(place, rung, alone=len(places) == 1):
            found = True
            # Two sections may each have a student of one name.
            wanted = _printable(submission.id)
            if wanted in taken:
                wanted = f"{wanted} ({_printable(os.path.basename(os.path.abspath(place)))})"
            number = taken[wanted] = taken.get(wanted, 0) + 1
            name = wanted if number == 1 else f"{wanted} {number}"
            yield submission._replace(id=name, origin=_printable(submission.origin))
        if not found:
            raise NothingFound(f"{place} holds no submission: no Python file, and no folder of one")


def _at(place: str, rung: str, *, alone: bool) -> Iterator[Submission]:
    if not os.path.exists(place):
        raise NothingFound(f"there is no file or folder {place}")
    try:
        held = files.holder(place)
        if held is None:
            yield _of_one_file(place)
            return
        with held:
            yield from _in(held, place, rung, alone=alone)
    except files.Unreadable as error:
        raise NothingFound(str(error)) from None


def _in(held: Holder, place: str, rung: str, *, alone: bool) -> Iterator[Submission]:
    paths = held.paths()
    only = None if alone or not isinstance(held, Folder) else layouts.single(paths)
    if only is not None:
        student = os.path.basename(os.path.abspath(place))
        yield from _read(place, held, {only: student}, rung)
        return
    students: dict[Parts, str] = {}
    named = gradescope.students(held, paths)
    for choice in layouts.choices(paths, rung):
        student = named.get(choice.student, choice.student)
        if choice.path:
            students[choice.path] = student
        else:
            yield Submission(student, place, b"", choice.problem)
    yield from _read(place, held, students, rung)


def _of_one_file(place: str) -> Submission:
    name = os.path.basename(place)
    if not name.endswith(".py"):
        raise NothingFound(f"{place} is no Python file, no folder and no zip or tar archive")
    return _submission(layouts.student_of(name), place, files.read_file(place))


def _read(place: str, held: Holder, students: dict[Parts, str], rung: str) -> Iterator[Submission]:
    for file in held.read(students, files.LARGEST_ARCHIVE + 1):
        student, origin = students[file.path], "/".join((place, *file.path))
        if layouts.ARCHIVE.fullmatch(file.path[-1]) and not file.problem:
            yield _packed(student, origin, file, rung)
        else:
            yield _submission(student, origin, file)


def _packed(student: str, origin: str, file: File, rung: str) -> Submission:
    """What is in an archive that a student handed in."""
    name = file.path[-1]
    try:
        with files.archive_in(file) as packed:
            choice = layouts.of_one(packed.paths(), rung)
            if not choice.path:
                raise files.Unreadable(name, choice.problem)
            if layouts.ARCHIVE.fullmatch(choice.path[-1]):
                problem = f"it holds another archive, {choice.path[-1]}, which is not opened"
                raise files.Unreadable(name, problem)
            (inside,) = packed.read([choice.path])
    except files.Unreadable as error:
        return Submission(student, origin, b"", f"{name}: {error.reason}")
    return _submission(student, "/".join((origin, *inside.path)), inside)


def _submission(student: str, origin: str, file: File) -> Submission:
    problem = f"{file.path[-1]} can't be read: {file.problem}" if file.problem else ""
    return Submission(student, origin, file.text[: files.READ_AT_MOST], problem)


def _printable(name: str) -> str:
    """A name that any file, page or database can hold: nothing in it is hidden or half a letter."""
    return "".join(
        c if c.isprintable() else c.encode("unicode_escape", "surrogatepass").decode() for c in name
    )
