"""Fills points into a sheet that a teacher downloaded from a course system.

===========  =======================================  ============================================
system       columns that identify a student          columns that are filled
===========  =======================================  ============================================
Moodle       ``Identifier`` ("Participant 123")       ``Grade``, and ``Feedback comments`` if empty
Canvas       ``ID``                                   the assignment's, such as ``Sudoku (4711)``
Gradescope   ``Submission ID``                        ``Total Score``
any other    a name, a login or an address            the one that ``--column`` names
===========  =======================================  ============================================

Every other byte of the file stays.  Above all Moodle's ``Last modified (grade)`` stays: by this
time Moodle knows whether a grade was changed after the download, and then keeps its own.
"""

import html
import os
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher
from typing import NamedTuple

from grader.classroom import roster
from grader.classroom.cells import Cells
from grader.classroom.replacing import replacing
from grader.english import listed
from grader.errors import UserError
from grader.judge.case import Verdict
from grader.report.visible import one_line

LARGEST = 64 << 20
"""Bytes."""
MOODLE = ("identifier", "grade", "lastmodifiedgrade")
CANVAS = ("id", "section")
GRADESCOPE = ("submissionid", "totalscore")
CANVAS_ASSIGNMENT = re.compile(r".*\(\d+\)\s*", re.DOTALL)
LOCKED = ("EX", "N/A")
"""Canvas's cells for a student who is excused, or to whom the assignment is not assigned."""
NUMBER = re.compile(r"\D*(?P<number>\d+)\s*")
PERCENT = re.compile(r"\s*\d+(?:[.,]\d+)?\s*%\s*")
POINTS = re.compile(r"\s*(?P<whole>\d+)(?:[.,](?P<part>\d+))?\s*")
OURS = re.compile(rf"(?:{'|'.join(re.escape(verdict.value) for verdict in Verdict)}): \d+ of \d+ ")
"""The beginning of a comment that an earlier run wrote."""
LIKE_ENOUGH = 0.6
"""Two ways to write one person's name are at least so similar, from 0 to 1."""


class NoSheet(UserError):
    """A sheet that can't be filled; the text says why."""


class Mark(NamedTuple):
    """What goes home to one student."""

    student: str
    points: float | None
    """None if there are none, which is not zero."""
    feedback: str


class Filled(NamedTuple):
    """What came of filling a sheet."""

    column: str
    rows: int
    """Rows that have their points now."""
    maximum: float | None
    """The sheet's own full marks, if they are not those of the rules."""
    strangers: tuple[str, ...]
    """Students with points who are not in the sheet."""
    doubtful: tuple[str, ...]
    """Sentences about students who were not entered, because the row may be another person's."""
    locked: int
    """Rows that the system closed: excused, not assigned, or the grade can't be changed."""


class _Row(NamedTuple):
    """One student of the sheet."""

    at: int
    number: str
    """The number that the system's exports have too; empty if there is none."""
    names: frozenset[str]


class Sheet:
    """A sheet to fill."""

    def __init__(self, path: str, column: str | None, wanted: Sequence[str]) -> None:
        """Read the sheet.  Raise `NoSheet`.

        `column` is the title of the one for points, if the teacher named it; `wanted` are words,
        the best one first, that the title of an assignment has.
        """
        self.path = path
        try:
            self._cells = Cells.read(path, LARGEST)
        except OSError as error:
            raise NoSheet(f"{path} can't be read: {error.strerror}") from None
        except ValueError as error:
            raise NoSheet(f"{path} can't be read: {error}") from None
        if not len(self._cells):
            raise NoSheet(f"{path} is empty")
        self._titles = [title.strip() for title in self._cells.row(0)]
        self._letters = [roster.letters(title) for title in self._titles]
        self._number = self._numbers_column()
        self._points = self._points_column(column, wanted)
        self._feedback = self._column("feedbackcomments") if self._is(MOODLE) else None
        self._possible = self._points_possible()
        self._commas = self._has_commas()
        self._percents = any(
            at < len(values) and PERCENT.fullmatch(values[at])
            for at, values in ((self._points, self._cells.row(n)) for n in range(len(self._cells)))
        )
        self._rows = [row for at in range(1, len(self._cells)) if (row := self._row(at))]
        if not self._rows:
            raise NoSheet(f"{path} has no students")

    @property
    def column(self) -> str:
        """The title of the column for points."""
        return self._titles[self._points]

    def fill(self, marks: Iterable[Mark], full_marks: float) -> Filled:
        """Enter the points of every student who can be found.  Raise `NoSheet`."""
        marks = list(marks)
        found, doubtful, strangers = self._found(marks)
        rows = locked = 0
        maximum = None
        for mark, at in found:
            if mark.points is None:
                continue
            if self._is_locked(at):
                locked += 1
                continue
            most = self._maximum(at)
            points = mark.points
            if most is not None and most != full_marks and full_marks:
                maximum = most
                points *= most / full_marks
            self._put(at, self._points, points)
            self._comment(at, mark.feedback)
            rows += 1
        return Filled(
            self._titles[self._points], rows, maximum, tuple(strangers), tuple(doubtful), locked
        )

    def save(self) -> None:
        """Put the filled sheet in the place of the old one, at once or not at all."""
        with replacing(os.path.realpath(self.path)) as file:
            file.write(self._cells.data())

    # Which columns

    def _is(self, titles: Sequence[str]) -> bool:
        return set(titles) <= set(self._letters)

    def _column(self, letters: str) -> int | None:
        return self._letters.index(letters) if letters in self._letters else None

    def _numbers_column(self) -> int | None:
        for titles in (MOODLE, CANVAS, GRADESCOPE):
            if self._is(titles):
                return self._column(titles[0])
        return self._column("identifier")

    def _points_column(self, column: str | None, wanted: Sequence[str]) -> int:
        if column is not None:
            return self._named(column)
        for titles in (MOODLE, GRADESCOPE):
            if self._is(titles):
                return self._letters.index(titles[1])
        if not self._is(CANVAS):
            raise NoSheet(
                f"{self.path} is not a sheet of Moodle, Canvas or Gradescope; name the column for"
                f" the points with --column: {self._all_titles()}"
            )
        open_to_us = self._assignments()
        if len(open_to_us) > 1:
            for word in wanted:
                named = [at for at in open_to_us if roster.letters(word) in self._letters[at]]
                if len(named) == 1:
                    return named[0]
        if len(open_to_us) != 1:
            what = "several assignments" if open_to_us else "no assignment's column"
            raise NoSheet(
                f"{self.path} has {what}; name the column for the points with --column:"
                f" {self._all_titles(open_to_us)}"
            )
        return open_to_us[0]

    def _named(self, column: str) -> int:
        if self._titles.count(column) == 1:
            return self._titles.index(column)
        wanted = roster.letters(column)
        alike = [
            at
            for at, title in enumerate(self._titles)
            if wanted in (self._letters[at], roster.letters(re.sub(r"\(\d+\)\s*$", "", title)))
        ]
        if len(alike) != 1:
            what = "several columns" if alike else "no column"
            raise NoSheet(f"{self.path} has {what} {column!r}; it has {self._all_titles()}")
        return alike[0]

    def _assignments(self) -> list[int]:
        """Return the columns of Canvas's assignments that may be changed."""
        after = self._letters.index("section")
        possible = self._points_possible()
        return [
            at
            for at, title in enumerate(self._titles)
            if at > after
            and CANVAS_ASSIGNMENT.fullmatch(title)
            and "read only" not in (possible[at] if at < len(possible) else "")
        ]

    def _points_possible(self) -> list[str]:
        for at in range(1, min(len(self._cells), 4)):
            row = self._cells.row(at)
            if "Points Possible" in row[0]:
                return row
        return []

    def _all_titles(self, columns: Sequence[int] = ()) -> str:
        titles = [one_line(self._titles[at], 60) for at in columns or range(len(self._titles))]
        more = f" and {len(titles) - 12} more" if len(titles) > 12 else ""
        return ", ".join(repr(title) for title in titles[:12]) + more

    # Which row

    def _row(self, at: int) -> _Row | None:
        values = self._cells.row(at)
        cells = [
            (title, value.strip())
            for title, value in zip(self._letters, values, strict=False)
            if value.strip()
        ]
        person = roster.person(cells)
        number = self._number_in(values)
        if person is None and (not number or "Points Possible" in values[0]):
            return None
        names = person.names if person is not None else frozenset()
        # Logins in the form of a number are names too; the system's own number is not.
        own = roster.letters(values[self._number]) if self._number is not None else ""
        return _Row(at, number, frozenset(name for name in names if name not in (number, own)))

    def _number_in(self, values: Sequence[str]) -> str:
        if self._number is None or self._number >= len(values):
            return ""
        found = NUMBER.fullmatch(values[self._number])
        return found["number"] if found else ""

    def _found(self, marks: Sequence[Mark]) -> tuple[list[tuple[Mark, int]], list[str], list[str]]:
        """Return marks with their rows, sentences of doubt, and students without a row."""
        by_number: dict[str, list[_Row]] = {}
        by_name: dict[str, list[_Row]] = {}
        for row in self._rows:
            if row.number:
                by_number.setdefault(row.number, []).append(row)
            for name in row.names:
                by_name.setdefault(name, []).append(row)
        before = roster.assignment([mark.student for mark in marks], by_name)
        marks = [mark._replace(student=mark.student.removeprefix(before)) for mark in marks]
        found: list[tuple[Mark, int]] = []
        left: list[tuple[Mark, list[_Row]]] = []
        for mark in marks:
            rows = [row for _, number in _names(mark) for row in by_number.get(number, ())]
            agreeing = [row for row in rows if _may_be(mark, row)]
            found += [(mark, row.at) for row in agreeing]
            if not agreeing:
                left.append((mark, rows))
        # If the numbers are this system's own, a number that is missing is a missing person.
        same_system = bool(found)
        doubtful: list[str] = []
        strangers: list[str] = []
        for mark, rows in left:
            single = [
                named[0].at
                for name, number in _names(mark)
                if not (number and same_system) and len(named := by_name.get(name, [])) == 1
            ]
            found += [(mark, at) for at in single]
            if mark.points is None or single:
                continue
            if rows:
                line = self._cells.line(rows[0].at)
                doubtful.append(f"{mark.student} has the number of another person in line {line}")
            else:
                strangers.append(mark.student)
        return self._without_clashes(found, doubtful), doubtful, strangers

    def _without_clashes(
        self, found: list[tuple[Mark, int]], doubtful: list[str]
    ) -> list[tuple[Mark, int]]:
        """Leave out rows that several students would get."""
        with_points = [(mark, at) for mark, at in found if mark.points is not None]
        times = Counter(at for _, at in with_points)
        for at, count in times.items():
            if count > 1:
                students = listed([mark.student for mark, row in with_points if row == at])
                doubtful.append(f"{students} have the same row, in line {self._cells.line(at)}")
        return [(mark, at) for mark, at in with_points if times[at] == 1]

    # What goes in

    def _is_locked(self, at: int) -> bool:
        values = self._cells.row(at)
        if self._points < len(values) and values[self._points].strip().upper() in LOCKED:
            return True
        changeable = self._column("gradecanbechanged")
        return (
            changeable is not None
            and changeable < len(values)
            and values[changeable].strip().casefold() == "no"
        )

    def _maximum(self, at: int) -> float | None:
        """Return the full marks that the sheet says; None if it does not."""
        if self._percents:
            return 100.0
        if self._is(CANVAS):
            values, column = self._possible, self._points
        else:
            values = self._cells.row(at)
            title = next((t for t in ("maximumgrade", "maxpoints") if t in self._letters), "")
            if not title:
                return None
            column = self._letters.index(title)
        if column >= len(values) or not values[column].strip():
            return None
        most = _number(values[column])
        if most is None:
            raise NoSheet(
                f"{self.path}: the maximum is {one_line(values[column], 40)!r} and not a number"
                " of points; an assignment with a scale can't be filled"
            )
        return most

    def _put(self, at: int, column: int, points: float) -> None:
        values = self._cells.row(at)
        percent = "%" if self._percents else ""
        before = values[column].rstrip(f" {percent}") if column < len(values) else ""
        if _number(before) == round(points, 2):
            return  # 87.50 and 87.5 are the same
        text = f"{points:.2f}{percent}"
        self._cells.put(at, column, text.replace(".", ",") if self._commas else text)

    def _has_commas(self) -> bool:
        """Return whether the sheet writes numbers as in German: 87,50."""
        columns = [self._points]
        columns += [at for at, title in enumerate(self._letters) if title == "maximumgrade"]
        return any(
            re.fullmatch(r"\s*\d+,\d+\s*%?\s*", value)
            for at in range(1, min(len(self._cells), 50))
            for column, value in enumerate(self._cells.row(at))
            if column in columns
        )

    def _comment(self, at: int, feedback: str) -> None:
        """Write the feedback, which is HTML, but never over a comment of the teacher."""
        if self._feedback is None:
            return
        values = self._cells.row(at)
        before = values[self._feedback] if self._feedback < len(values) else ""
        if not before.strip() or OURS.match(before):
            self._cells.put(at, self._feedback, html.escape(feedback, quote=False))


def _names(mark: Mark) -> list[tuple[str, str]]:
    return list(roster.names_and_number(mark.student))


def _may_be(mark: Mark, row: _Row) -> bool:
    """Return whether the student of a mark can be the person in a row with the same number."""
    names = [name for name, _ in _names(mark) if name]
    words = [name for name in row.names if not name.isdigit()]
    if not names or not words:  # the names are hidden
        return True
    return any(
        (len(word) > 2 and word in name) or SequenceMatcher(None, name, word).ratio() >= LIKE_ENOUGH
        for name in names
        for word in words
    )


def _number(text: str) -> float | None:
    found = POINTS.fullmatch(text)
    return float(f"{found['whole']}.{found['part'] or 0}") if found else None
