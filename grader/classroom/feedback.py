"""The students' pages in a zip archive, named as Moodle wants feedback files.

Moodle finds the participant in a name such as ``Alice Smith_123_assignsubmission_file_page.html``,
by the text between the first two underscores.
"""

import os
import zipfile
from collections.abc import Iterable

from grader.classroom.gradebook import Row
from grader.classroom.layouts import MOODLE
from grader.classroom.outputs import PAGES
from grader.classroom.replacing import replacing

FIRST_DAY = (1980, 1, 1, 0, 0, 0)
"""A time that is the same in every run, so that equal pages make an equal archive."""


def write(path: str, folder: str, rows: Iterable[Row]) -> int:
    """Write the pages of a gradebook's folder into an archive; return how many there are.

    Only students of a Moodle export have a name that Moodle knows.
    """
    names: set[str] = set()
    with replacing(path) as file, zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for row in rows:
            student = _in_moodle(row)
            page = os.path.join(folder, PAGES, row.page)
            if not (student and row.page and os.path.isfile(page)):
                continue
            name = f"{student}_assignsubmission_file_page.html"
            if name in names:  # a text and a file of one student, or two sections
                continue
            names.add(name)
            entry = zipfile.ZipInfo(name, FIRST_DAY)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            with open(page, "rb") as file:
                archive.writestr(entry, file.read())
    return len(names)


def _in_moodle(row: Row) -> str:
    """Return the student's name in a Moodle export, with the number; empty for any other."""
    for part in row.origin.split("/"):
        if found := MOODLE.fullmatch(part):
            return found["student"]
    return ""
