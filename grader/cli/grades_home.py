"""``grader grade --into`` and ``--feedback``: what goes back into a course system."""

import argparse

from rich.console import Console
from rich.text import Text

from grader.catalog.exercise import Exercise
from grader.classroom import feedback as pages_for_moodle
from grader.classroom.gradebook import Gradebook, Row
from grader.classroom.outputs import points, words
from grader.classroom.sheet import Filled, Mark, Sheet
from grader.english import counted, listed
from grader.errors import UserError
from grader.points import Rules
from grader.report.visible import one_line
from grader.report.words import sentence

MOST_NAMES = 8


def sheet(options: argparse.Namespace, exercise: Exercise) -> Sheet | None:
    """Return the sheet of ``--into``, read before anything is judged; None without the option."""
    if not options.into:
        if options.column:
            raise UserError("--column names a column of the sheet of --into FILE: add that")
        return None
    return Sheet(options.into, options.column, (exercise.rung, exercise.title))


def fill(console: Console, sheet: Sheet, book: Gradebook, rules: Rules) -> None:
    """Fill and save the sheet, and say what did not go in."""
    marks = [Mark(row.student, points(row, rules), feedback(row)) for row in book.rows()]
    filled = sheet.fill(marks, rules.full_marks)
    sheet.save()
    _show(console, sheet.path, filled, rules)


def write_feedback(console: Console, path: str, book: Gradebook, folder: str) -> None:
    """Write the archive of ``--feedback``."""
    pages = pages_for_moodle.write(path, folder, book.rows())
    line = Text("Feedback: ").append(path, "bold").append(f", {counted(pages, 'page')}")
    console.print(line)
    if not pages:
        console.print("  No student is from a Moodle export: only their pages go in.")


def feedback(row: Row) -> str:
    """Return the sentence about a submission that goes home beside its points."""
    counts = f"{words(row)}: {row.passed} of {row.total} cases passed."
    why = f" {sentence(row.message)}" if row.message else ""
    return one_line(f"{counts}{why}", 600)


def _show(console: Console, path: str, filled: Filled, rules: Rules) -> None:
    line = Text("Points: ").append(path, "bold")
    what = counted(filled.rows, "row")
    console.print(line.append(f", {what} of the column {one_line(filled.column, 60)!r}"))
    if filled.maximum is not None:
        console.print(
            Text(
                f"  The sheet's maximum is {filled.maximum:g} and not {rules.full_marks:g}:"
                " the points in it are in proportion."
            )
        )
    if filled.locked:
        rows = counted(filled.locked, "row")
        console.print(Text(f"  {rows} left as before: excused, not assigned, or closed."))
    if filled.strangers:
        names = [one_line(student, 40) for student in filled.strangers[:MOST_NAMES]]
        left_out = len(filled.strangers) - len(names)
        names += [f"{left_out} more"] if left_out else []
        console.print(Text(f"  Not in the sheet: {listed(names)}."))
    for doubt in filled.doubtful[:MOST_NAMES]:
        console.print(Text(f"  Not filled: {one_line(doubt, 200)}."))
    if len(filled.doubtful) > MOST_NAMES:
        console.print(Text(f"  … and {len(filled.doubtful) - MOST_NAMES} more not filled"))
