"""Finds the submissions that a command line names: files, folders and archives.

Every entry of an export becomes a submission, with either a text to judge or the reason why there
is none.
"""

import os
import unicodedata
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import NamedTuple

from grader.catalog import catalog
from grader.classroom import files, gradescope, layouts, rung_names
from grader.classroom.files import File, Folder, Holder, Parts
from grader.classroom.layouts import Choice, Entry, Kind, Wanted
from grader.classroom.program import program
from grader.errors import NoSubmissions
from grader.report.visible import one_line

LONGEST_ID = 200
LONGEST_ORIGIN = 1000
MOST_CANDIDATES = 40
"""The most Python files of one student that are read."""


class StudentSubmission(NamedTuple):
    """One student's submission."""

    id: str
    """The student, from the name of the file or folder; unique in the class."""
    origin: str
    """The origin of the text, for people to read."""
    text: bytes
    problem: str = ""
    """Why there is no text to judge; empty if there is one."""
    note: str = ""
    """Which file was judged and which others exist; empty if there are no others."""
    place: str = ""
    """The full path of the file, folder or archive on the command line."""
    is_earlier: bool = False
    """Whether the same student has a later attempt in the same place."""


class _Chosen(NamedTuple):
    """The file of a student, before it is read."""

    student: str
    entry: Entry
    note: str
    otherwise: str = ""
    """The start of the reason if the entry can't be judged; empty if the entry has the reason."""


def collect(
    places: Sequence[str],
    rung: str,
    gradebook: str = "",
    *,
    earlier: bool = False,
    named: bool = False,
) -> Iterator[StudentSubmission]:
    """Yield every submission at `places`; only one text at a time is in memory.

    A folder or an archive holds a class: a file or a folder for each student.  Where several
    places are named, a folder with a single Python file is one student's.  The folder `gradebook`
    is left out.  With `earlier`, attempts that a student replaced later are there too.  With
    `named`, only files that say by their name or folder that they are for this rung.  Raise
    `NoSubmissions`.
    """
    wanted = layouts.wanted(rung, catalog.load(rung).problem.entry_point)
    taken: dict[str, int] = {}
    for place in places:
        found = False
        ids: dict[str, str] = {}
        alone = len(places) == 1
        for submission in _at(place, wanted, gradebook, alone=alone, earlier=earlier, named=named):
            found = True
            # Two sections may have students with the same name.
            name = _shown(submission.id, LONGEST_ID) or "nameless"
            if submission.is_earlier:
                name = ids.get(submission.id, name)
            else:
                if name in taken:
                    name = f"{name} ({_shown(os.path.basename(os.path.abspath(place)), 80)})"
                number = taken[name] = taken.get(name, 0) + 1
                name = ids[submission.id] = name if number == 1 else f"{name} {number}"
            yield submission._replace(
                id=name,
                origin=_shown(submission.origin, LONGEST_ORIGIN),
                problem=one_line(submission.problem),
                note=one_line(submission.note),
                place=_shown(os.path.abspath(place), LONGEST_ORIGIN),
            )
        if not found and not named:
            raise NoSubmissions(
                f"{place} holds no submission: no Python file, and no folder with one"
            )


def of_one_student(folder: str, rung: str) -> StudentSubmission:
    """Return the submission of one student, whose files are all that the folder has."""
    wanted = layouts.wanted(rung, catalog.load(rung).problem.entry_point)
    with files.Folder(folder) as held:
        ((_, choice),) = _choices(held, {"": layouts.of_one(held.paths())}, wanted)
        if choice.entry is None:
            return StudentSubmission("", folder, b"", one_line(choice.problem))
        chosen = _Chosen("", choice.entry, choice.note, choice.otherwise)
        (found,) = _read(folder, held, {choice.entry.path: chosen}, wanted)
    return found._replace(problem=one_line(found.problem), note=one_line(found.note))


def _at(
    place: str, wanted: Wanted, gradebook: str, *, alone: bool, earlier: bool, named: bool
) -> Iterator[StudentSubmission]:
    if not os.path.exists(place):
        raise NoSubmissions(f"there is no file or folder {place}")
    try:
        held = files.holder(place, gradebook)
        if held is None:
            if not named or rung_names.find(layouts.stem(os.path.basename(place))) == wanted.name:
                yield _of_one_file(place, named=named)
            return
        with held:
            yield from _in(held, place, wanted, alone=alone, earlier=earlier, named=named)
    except files.Unreadable as error:
        raise NoSubmissions(one_line(str(error))) from None


def _in(
    held: Holder, place: str, wanted: Wanted, *, alone: bool, earlier: bool, named: bool
) -> Iterator[StudentSubmission]:
    paths = held.paths()
    gradescopes = gradescope.students(held, paths)
    if named:
        students = _of_rung(held, place, paths, wanted.name)
    elif not alone and isinstance(held, Folder) and (only := layouts.single(paths)):
        student = os.path.basename(os.path.abspath(place))
        students = {student: layouts.of_one([only])}
    else:
        students = layouts.students(paths)
    chosen: dict[Parts, _Chosen] = {}
    for student, choice in _choices(held, students, wanted):
        name = gradescopes.get(student, student)
        if choice.entry is None:
            yield StudentSubmission(name, f"{place}/{student}", b"", choice.problem)
        else:
            chosen[choice.entry.path] = _Chosen(name, choice.entry, choice.note, choice.otherwise)
    yield from _read(place, held, chosen, wanted)
    if earlier:
        yield from _earlier(held, place, students, gradescopes, wanted)
    for folder, name in gradescopes.items() if not named else ():
        if folder not in students:
            problem = f"the export has no folder {folder} for this student"
            yield StudentSubmission(name, f"{place}/{folder}", b"", problem)


def _of_rung(held: Holder, place: str, paths: Sequence[Parts], rung: str) -> dict[str, list[Entry]]:
    """Return the files for one exercise, by student."""
    base = os.path.basename(os.path.abspath(place))
    sorted_, rest = rung_names.sort(paths, base)
    every = [*rest, *(path for each in sorted_.values() for path in each)]
    files_of_rung = dict(sorted_.get(rung, {}))
    files_of_rung |= {
        path: path for path, inside in _rungs_in_archives(held, rest).items() if rung in inside
    }
    students: dict[str, list[Entry]] = {}
    for student, entries in layouts.students(files_of_rung, every).items():
        name = student
        if any(layouts.stem(entry.path[-1]) == student for entry in entries):  # a file's name
            above = next((entry.path[-2] for entry in entries if len(entry.path) > 1), base)
            name = _student_beside_rungs(student, above)
        ours = [entry._replace(path=files_of_rung[entry.path]) for entry in entries]
        students.setdefault(name, []).extend(ours)
    return students


def _student_beside_rungs(student: str, folder: str) -> str:
    """Return the student's name without the exercise's; that of the folder if no more is said."""
    return (rung_names.without(student) or folder) if rung_names.find(student) else student


def _rungs_in_archives(held: Holder, paths: Sequence[Parts]) -> dict[Parts, set[str]]:
    """Return what exercises there are in the students' archives among files that name none."""
    archives = [path for path in paths if layouts.kind_of(path[-1]) is Kind.ARCHIVE]
    found = {}
    for file in held.read(archives, files.LARGEST_ARCHIVE + 1) if archives else ():
        with suppress(files.Unreadable), files.archive_in(file) as packed:
            found[file.path] = set(rung_names.sort(packed.paths(), "")[0])
    return found


class Sorted(NamedTuple):
    """The exercises of a class, from file and folder names."""

    rungs: tuple[str, ...]
    """By full name, in the order of the ladder."""
    nameless: tuple[StudentSubmission, ...]
    """Students none of whose files names an exercise."""


def sort_by_rung(places: Sequence[str], gradebook: str = "") -> Sorted:
    """Return the exercises that the files at `places` are for.  Raise `NoSubmissions`."""
    rungs: set[str] = set()
    nameless: dict[str, StudentSubmission] = {}
    placed: set[str] = set()
    for place in places:
        if not os.path.exists(place):
            raise NoSubmissions(f"there is no file or folder {place}")
        try:
            held = files.holder(place, gradebook)
            if held is None:
                name = layouts.stem(os.path.basename(place))
                rung = rung_names.find(name)
                rungs |= {rung} - {""}
                if not rung:
                    nameless[name] = _nameless(name, place, [os.path.basename(place)])
                continue
            with held:
                paths = held.paths()
                base = os.path.basename(os.path.abspath(place))
                sorted_, rest = rung_names.sort(paths, base)
                here = set(sorted_).union(*_rungs_in_archives(held, rest).values())
                rungs |= here
                for rung in here:
                    placed |= set(_of_rung(held, place, paths, rung))
                every = [*rest, *(path for each in sorted_.values() for path in each)]
                gradescopes = gradescope.students(held, paths)
                for student, entries in layouts.students(rest, every).items():
                    names = [entry.name for entry in entries]
                    shown = gradescopes.get(student, student)
                    nameless[student] = _nameless(shown, place, names)
                for folder in gradescopes.keys() - {part for path in paths for part in path}:
                    nameless[folder] = _nameless(gradescopes[folder], place, [])
        except files.Unreadable as error:
            raise NoSubmissions(one_line(str(error))) from None
    lost = [one for student, one in sorted(nameless.items()) if student not in placed]
    return Sorted(tuple(name for name in catalog.names() if name in rungs), tuple(lost))


def _nameless(student: str, place: str, names: Sequence[str]) -> StudentSubmission:
    shown = ", ".join(sorted(names)[: layouts.LISTED])
    problem = f"no file or folder names an exercise; there is {shown or 'nothing'}"
    return StudentSubmission(
        _shown(student, LONGEST_ID), _shown(place, LONGEST_ORIGIN), b"", one_line(problem),
        place=_shown(os.path.abspath(place), LONGEST_ORIGIN),
    )  # fmt: skip


def _earlier(
    held: Holder,
    place: str,
    students: dict[str, list[Entry]],
    named: dict[str, str],
    wanted: Wanted,
) -> Iterator[StudentSubmission]:
    """Yield the earlier attempts that have a text to judge."""
    attempts = {
        f"{student}/{number}": entries
        for student, every in students.items()
        for number, entries in enumerate(layouts.earlier_attempts(every))
    }
    chosen: dict[Parts, _Chosen] = {}
    for key, choice in _choices(held, attempts, wanted) if attempts else ():
        student = key.rpartition("/")[0]
        if choice.entry is not None:
            chosen[choice.entry.path] = _Chosen(named.get(student, student), choice.entry, "")
    for found in _read(place, held, chosen, wanted) if chosen else ():
        if not found.problem:
            yield found._replace(is_earlier=True)


def _choices(
    held: Holder, students: dict[str, list[Entry]], wanted: Wanted
) -> Iterator[tuple[str, Choice]]:
    """Yield each student's chosen file; read the files only if their names don't decide."""
    found = {student: layouts.candidates(entries, wanted) for student, entries in students.items()}
    looked_at = {
        entry.path
        for several in found.values()
        if 1 < len(several) <= MOST_CANDIDATES
        for entry in several
        if entry.kind in layouts.PROGRAMS
    }
    defining = {
        file.path
        for file in (held.read(looked_at) if looked_at else ())
        if wanted.stands_in(program(Kind.PYTHON, file.text).text)
    }
    for student, entries in students.items():
        several = found[student]
        right = [entry for entry in several if entry.path in defining]
        yield student, layouts.choose(entries, several, right, wanted)


def _of_one_file(place: str, *, named: bool = False) -> StudentSubmission:
    name = os.path.basename(place)
    entry = Entry((name,), name, layouts.kind_of(name))
    if entry.kind not in layouts.PROGRAMS:
        raise NoSubmissions(f"{place} is not a Python file, a folder or a zip or tar archive")
    student = layouts.student_of(name)
    if named:
        above = os.path.basename(os.path.dirname(os.path.abspath(place)))
        student = _student_beside_rungs(student, above)
    chosen = _Chosen(student, entry, "")
    return _submission(chosen, place, files.read_file(place))


def _read(
    place: str, held: Holder, chosen: dict[Parts, _Chosen], wanted: Wanted
) -> Iterator[StudentSubmission]:
    waiting = dict(chosen)
    for file in held.read(chosen, files.LARGEST_ARCHIVE + 1):
        one = waiting.pop(file.path)
        origin = "/".join((place, *file.path))
        try:
            if one.entry.kind is Kind.ARCHIVE and not file.problem:
                yield _packed(one, origin, file, wanted)
            else:
                yield _submission(one, origin, file)
        except Exception as error:  # one student's data must never stop a class
            problem = f"{one.entry.name} can't be read: {type(error).__name__}: {error}"
            yield StudentSubmission(one.student, origin, b"", problem, one.note)
    for path, one in waiting.items():
        problem = f"{one.entry.name} can't be read: it no longer exists"
        yield StudentSubmission(one.student, "/".join((place, *path)), b"", problem, one.note)


def _packed(one: _Chosen, origin: str, file: File, wanted: Wanted) -> StudentSubmission:
    """Return the contents of an archive that a student submitted."""
    name = one.entry.name
    try:
        with files.archive_in(file) as packed:
            ((_, choice),) = _choices(packed, {"": layouts.of_one(packed.paths())}, wanted)
            if choice.entry is None:
                raise files.Unreadable(name, choice.problem)
            if choice.entry.kind is Kind.ARCHIVE:
                problem = f"it holds another archive, {choice.entry.name}, which is not opened"
                raise files.Unreadable(name, problem)
            (inside,) = packed.read([choice.entry.path], files.LARGEST_ARCHIVE + 1)
    except files.Unreadable as error:
        return StudentSubmission(one.student, origin, b"", f"{name}: {error.reason}", one.note)
    notes = [one.note] if one.note else []
    notes += [f"in {name}: {choice.note}"] if choice.note else []
    found = _Chosen(one.student, choice.entry, "; ".join(notes))
    return _submission(found, "/".join((origin, *inside.path)), inside)


def _submission(one: _Chosen, origin: str, file: File) -> StudentSubmission:
    name = one.entry.name
    if file.problem:
        problem = f"{name} can't be read: {file.problem}"
        return StudentSubmission(one.student, origin, b"", problem, one.note)
    made = program(one.entry.kind, file.text)
    if made.problem:
        problem = one.otherwise or f"{name} can't be judged: {made.problem}"
        return StudentSubmission(one.student, origin, b"", problem, one.note)
    return StudentSubmission(one.student, origin, made.text, "", one.note)


def _shown(name: str, longest: int) -> str:
    """Return a name that any file, page or database can hold, in one normal form."""
    return one_line(unicodedata.normalize("NFC", name), longest)
