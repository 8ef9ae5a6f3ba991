"""Which file is whose: the ways in which course systems export what was handed in.

==========  ==========================================================================
plain       ``alice.py``, or ``alice/anything.py``, or ``alice.zip``
Moodle      ``Alice Smith_123_assignsubmission_file_/solution.py``, or, without folders,
            ``Alice Smith_123_assignsubmission_file_solution.py``
Canvas      ``smithalice_LATE_123_4567_solution.py``
Gradescope  ``assignment_9_export/submission_123/solution.py``
==========  ==========================================================================
"""

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from grader.classroom.files import Parts

MOODLE = re.compile(r"(?P<student>.+_\d+)_assignsubmission_[a-z]+_?")
CANVAS = re.compile(r"(?P<name>[^_]+)_(?:LATE_)?(?P<user>\d+)_\d+_.+")
GRADESCOPE = re.compile(r"submission_\d+")
ARCHIVE = re.compile(r"(?P<stem>.+?)\.(zip|tar|tgz|tar\.(gz|bz2|xz))", re.IGNORECASE)
IGNORED = re.compile(r"\..*|__MACOSX|__pycache__|__init__\.py")
USUAL_NAMES = ("solution", "submission", "main", "sudoku", "sudoku_solver", "solver", "solve")


class Choice(NamedTuple):
    """The file of one student that is judged."""

    student: str
    path: Parts
    """Empty if there is none; an archive if the student packed the file."""
    problem: str = ""
    """Why there is none."""


def choices(paths: Iterable[Parts], rung: str) -> Iterator[Choice]:
    """One choice for each student whose files are among `paths`, in the order of their names."""
    kept = [path for path in paths if not any(map(IGNORED.fullmatch, path))]
    skipped = _parts_above_the_students(kept)
    students: dict[str, list[Parts]] = {}
    for path in kept:
        student = _student(path[skipped:])
        if student:
            students.setdefault(student, []).append(path)
    for student in sorted(students):
        yield _choice(student, students[student], rung)


def single(paths: Iterable[Parts]) -> Parts | None:
    """The one Python file among `paths`; None if there is none, or more."""
    found = [path for path in paths if path[-1].endswith(".py")]
    return found[0] if len(found) == 1 else None


def of_one(paths: Iterable[Parts], rung: str) -> Choice:
    """The choice among files that are all of one student."""
    return _choice("", [path for path in paths if not any(map(IGNORED.fullmatch, path))], rung)


def student_of(file: str) -> str:
    """The student whose file lies beside those of the others."""
    return _student((file,)) or file


def _student(path: Parts) -> str:
    """Empty for a file that is nobody's, such as a list that came with an export."""
    first = path[0]
    if of_moodle := MOODLE.match(first):
        return of_moodle["student"]
    if len(path) > 1:
        return first
    if of_canvas := CANVAS.fullmatch(first):
        return f"{of_canvas['name']}_{of_canvas['user']}"
    return _stem(first)


def _stem(file: str) -> str:
    """The name of a Python file or an archive without its ending; empty for any other file."""
    if file.endswith(".py"):
        return file.removesuffix(".py")
    archive = ARCHIVE.fullmatch(file)
    return archive["stem"] if archive else ""


def _parts_above_the_students(paths: list[Parts]) -> int:
    """How many folders, each alone in the one above, enclose those of the students."""
    skipped = 0
    while True:
        first = {path[skipped] for path in paths}
        below = [path[skipped + 1 :] for path in paths]
        if len(first) != 1 or not all(below):
            return skipped
        if any(map(MOODLE.match, first)) or any(map(GRADESCOPE.fullmatch, first)):
            return skipped
        files = [stem for path in below if (stem := _stem(path[0]))]
        of_one_student = len(files) == 1 or any(file in USUAL_NAMES for file in files)
        if all(len(path) == 1 for path in below) and (of_one_student or not files):
            return skipped
        skipped += 1


def _choice(student: str, files: list[Parts], rung: str) -> Choice:
    written = [path for path in files if path[-1].endswith(".py")]
    if len(written) > 1:
        for name in (rung, *USUAL_NAMES):
            named = [path for path in written if path[-1] == f"{name}.py"]
            if named:
                written = [min(named, key=len)]
                break
    packed = [path for path in files if ARCHIVE.fullmatch(path[-1])]
    if len(written) == 1:
        return Choice(student, written[0])
    if not written and len(packed) == 1:
        return Choice(student, packed[0])
    listed = ", ".join(sorted({path[-1] for path in written or files})[:5])
    if not written:
        return Choice(student, (), f"there is no Python file, only {listed}")
    problem = f"there are {len(written)} Python files ({listed}); name the right one {rung}.py"
    return Choice(student, (), problem)
