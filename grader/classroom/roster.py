"""The students of a class, from a course system's list, and those who submitted nothing.

The list is any CSV file whose first line names its columns, such as Canvas's gradebook
(``Student``, ``ID``, ``SIS Login ID``), Moodle's grading worksheet (``Identifier``, ``Full name``)
or list of participants, and Gradescope's roster (``Name``, ``SID``, ``Email``); or names,
one on each line.
"""

import codecs
import csv
import os
import re
import unicodedata
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from grader.errors import UserError
from grader.report.visible import one_line

LARGEST = 16 << 20
"""Bytes."""
NAMES = frozenset(("student", "name", "fullname", "studentname", "vollständigername"))
FIRST_NAMES = frozenset(("firstname", "givenname", "vorname"))
LAST_NAMES = frozenset(("lastname", "surname", "familyname", "nachname"))
NUMBERS = (
    "id",
    "identifier",
    "userid",
    "canvasuserid",
    "sid",
    "studentid",
    "sisuserid",
    "idnumber",
)
LOGINS = ("sisloginid", "username", "login", "loginid", "email", "emailaddress", "githubusername")
NOT_STUDENTS = ("points possible", "student, test", "test student", "manual posting")
"""Lines of Canvas's gradebook that are not about a student."""
WITHOUT_NAME = ("participant", "anon", "submission", "")
NUMBERED = re.compile(r"(?P<name>.*)_(?P<number>\d+)", re.DOTALL)
WHERE = re.compile(r" \([^()]*\)$")


class NoRoster(UserError):
    """A class list that can't be read; the text says why."""


class Person(NamedTuple):
    """One line of the list."""

    id: str
    """The student's name as an export would write it."""
    names: frozenset[str]
    """Name and logins in every usual order, letters and digits only."""
    numbers: frozenset[str]


def read(path: str) -> list[Person]:
    """Return every student in a CSV file; raise `NoRoster`."""
    try:
        with open(path, "rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise NoRoster(f"{path} can't be read: {error.strerror}") from None
    if len(data) > LARGEST:
        raise NoRoster(f"{path} is larger than {LARGEST >> 20} MiB")
    try:
        found = list(_people(_lines(data)))
    except csv.Error as error:
        raise NoRoster(f"{path} is not a CSV file: {error}") from None
    if not found:
        raise NoRoster(f"{path} has no students: its first line should name the columns")
    return found


def missing(people: Iterable[Person], students: Iterable[str]) -> list[Person]:
    """Return the listed students who are not among those who submitted something."""
    people, students = list(people), list(students)
    before = assignment(students, frozenset().union(*(one.names for one in people)))
    there: set[int] = set()
    for student in students:
        for name, number in names_and_number(student.removeprefix(before)):
            by_name = [i for i, one in enumerate(people) if name and name in one.names]
            by_number = [i for i, one in enumerate(people) if number in one.numbers]
            if len(by_name) > 1:
                by_name = [i for i in by_name if i in by_number]
            if not by_name and len(by_number) == 1:
                by_name = by_number
            if len(by_name) == 1:
                there.update(by_name)
    return [one for i, one in enumerate(people) if i not in there]


def assignment(students: Sequence[str], names: Collection[str]) -> str:
    """Return what GitHub Classroom writes before each login, such as ``sudoku-``.

    It is the common beginning without which most students are in `names`; empty if it is none.
    """
    common = os.path.commonprefix(students)  # noqa: RUF071 - these are no paths
    beginnings = ["", *(common[: at + 1] for at, sign in enumerate(common) if sign == "-")]

    def known(beginning: str) -> int:
        each = (names_and_number(student.removeprefix(beginning)) for student in students)
        return sum(any(name in names for name, _ in found) for found in each)

    return max(beginnings, key=known)


def names_and_number(student: str) -> Iterator[tuple[str, str]]:
    """Yield the names in an export's name of a student, or of a group, with its number."""
    whole = WHERE.sub("", student)
    numbered = NUMBERED.fullmatch(whole)
    name, number = (numbered["name"], numbered["number"]) if numbered else (whole, "")
    if letters(name) in WITHOUT_NAME:
        name = ""
    yield letters(name), number
    if ", " in name:
        yield from ((letters(one), "") for one in name.split(", "))


def _lines(data: bytes) -> list[list[str]]:
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        text = data.decode("utf-16", "replace")
    else:
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError:  # a spreadsheet on Windows
            text = data.decode("cp1252", "replace")
    first = text.partition("\n")[0]
    delimiter = max(",;\t", key=first.count)
    lines = csv.reader(text.splitlines(keepends=True), delimiter=delimiter)
    return [line for line in lines if any(cell.strip() for cell in line)]


def _people(lines: list[list[str]]) -> Iterator[Person]:
    if not lines:
        return
    titles = [letters(cell) for cell in lines[0]]
    known = {*NAMES, *FIRST_NAMES, *LAST_NAMES, *NUMBERS, *LOGINS}
    if known.isdisjoint(titles):
        titles, lines = ["name"], [[], *lines]
    for line in lines[1:]:
        cells = [(title, cell.strip()) for title, cell in zip(titles, line, strict=False)]
        found = person([(title, cell) for title, cell in cells if cell])
        if found is not None:
            yield found


def person(cells: Sequence[tuple[str, str]]) -> Person | None:
    """Return the student on one line, from the titles and its cells that are not empty.

    The titles are as `letters` returns them.  None if the line is about no student.
    """

    def first(titles: Iterable[str]) -> str:
        return next((cell for title, cell in cells if title in titles), "")

    given, family = first(FIRST_NAMES), first(LAST_NAMES)
    name = first(NAMES) or " ".join(filter(None, (given, family)))
    if not name and " " in first(NUMBERS) and not first(NUMBERS)[-1].isdigit():
        name = first(NUMBERS)  # GitHub Classroom's identifier is what the teacher typed
    if name.casefold().startswith(NOT_STUDENTS):
        return None
    numbers = {
        cell.rpartition(" ")[2]: title  # "Participant 123" is how Moodle writes it
        for title, cell in cells
        if title in NUMBERS and (" " not in cell or cell[-1].isdigit())
    }
    logins = [cell for title, cell in cells if title in LOGINS]
    called = name or next(iter(logins), "") or next(iter(numbers), "")
    if not called:
        return None
    family_first, comma, given_last = name.partition(",")
    orders = [name, f"{given}{family}", f"{family}{given}", *logins, *numbers]
    orders += [f"{given_last}{family_first}"] if comma else []
    orders += [" ".join((*name.split()[1:], name.split()[0]))] if name and not comma else []
    orders += [login.partition("@")[0] for login in logins]
    number = next((number for number in numbers if number.isdigit() and number != called), "")
    return Person(
        one_line(unicodedata.normalize("NFC", f"{called}_{number}" if number else called), 200),
        frozenset(filter(None, map(letters, orders))),
        frozenset(numbers),
    )


def letters(text: str) -> str:
    """Return the letters and digits of a text, for comparing: accents may be typed in two ways."""
    return "".join(c for c in unicodedata.normalize("NFC", text).casefold() if c.isalnum())
