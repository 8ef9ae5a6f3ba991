"""The table student × exercise, where one folder has a gradebook for each exercise."""

import csv
import json
import os
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from grader.catalog.exercise import rung_of
from grader.classroom import outputs
from grader.classroom.gradebook import Row
from grader.classroom.replacing import replacing_text
from grader.points import Rules
from grader.report.page.ladder_index import Cell, Line, ladder_page


class Graded(NamedTuple):
    """One exercise of the class."""

    rung: str
    """By full name, which is its folder's too."""
    rows: Sequence[Row]
    rules: Rules


def write(folder: str, exercises: Sequence[Graded], nameless: Iterable[tuple[str, str]]) -> int:
    """Write ``rungs.csv``, ``rungs.json`` and ``index.html``; return the number of students.

    `nameless` are students, and why no exercise has a row for them.
    """
    cells: dict[str, dict[str, Cell]] = {}
    for exercise in exercises:
        for row in exercise.rows:
            cells.setdefault(row.student, {})[exercise.rung] = _cell(exercise, row)
    notes = {student: why for student, why in nameless if student not in cells}
    lines = [
        Line(student, cells.get(student, {}), _together(cells.get(student, {})), notes.get(student))
        for student in sorted({*cells, *notes})
    ]
    names = [exercise.rung for exercise in exercises]
    titles = ["student", *map(rung_of, names), "together", "note"]
    with replacing_text(os.path.join(folder, "rungs.csv"), "utf-8-sig") as file:
        table = csv.writer(file)
        table.writerow(titles)
        for line in lines:
            points = [line.cells[name].points if name in line.cells else None for name in names]
            values = [line.student, *points, line.together, line.note or ""]
            table.writerow(map(outputs.cell, values))
    with replacing_text(os.path.join(folder, "rungs.json")) as file:
        json.dump(_document(exercises, lines), file, indent=2)
    full = {exercise.rung: exercise.rules.full_marks for exercise in exercises}
    with replacing_text(os.path.join(folder, "index.html")) as file:
        file.write(ladder_page(full, lines))
    return len(lines)


def _cell(exercise: Graded, row: Row) -> Cell:
    page = f"{exercise.rung}/{outputs.PAGES}/{row.page}" if row.page else ""
    return Cell(outputs.words(row), outputs.points(row, exercise.rules), page, row.message)


def _together(cells: dict[str, Cell]) -> float | None:
    points = [cell.points for cell in cells.values() if cell.points is not None]
    return round(sum(points), 2) if points else None


def _document(exercises: Sequence[Graded], lines: Sequence[Line]) -> dict[str, object]:
    return {
        "schema_version": 1,
        "exercises": [{"name": one.rung, "full_marks": one.rules.full_marks} for one in exercises],
        "students": [
            {
                "student": line.student,
                "together": line.together,
                "note": line.note or "",
                "exercises": {
                    rung: {"verdict": cell.verdict, "points": cell.points, "report": cell.href}
                    for rung, cell in line.cells.items()
                },
            }
            for line in lines
        ],
    }
