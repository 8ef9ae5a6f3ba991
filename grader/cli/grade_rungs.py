"""``grader grade --rung auto``: a gradebook for each exercise that file or folder names say."""

import argparse
import os
from collections.abc import Sequence
from typing import Protocol

from rich.console import Console
from rich.text import Text

from grader.catalog import catalog
from grader.catalog.exercise import Exercise, rung_of
from grader.classroom import ladder_table
from grader.classroom.collect import StudentSubmission, sort_by_rung
from grader.classroom.files import GRADEBOOK
from grader.classroom.gradebook import Gradebook
from grader.classroom.ladder_table import Graded
from grader.classroom.sheet import Sheet
from grader.cli import status
from grader.cli.grade_explain import every_suite, rules_for
from grader.english import counted, listed
from grader.errors import NoSubmissions, UserError
from grader.report.terminal.console import TextConsole
from grader.report.visible import one_line

MOST_NAMELESS = 10


class GradeOne(Protocol):
    """Judges one exercise; see `grader.cli.grade.grade_one`."""

    def __call__(self, options: argparse.Namespace, exercise: Exercise, *, among: str = "") -> int:
        """Return the exit status."""


def grade_rungs(options: argparse.Namespace, grade_one: GradeOne) -> int:
    """Judge each exercise into a folder of its own, and write the table of all."""
    if options.feedback:
        raise UserError("--feedback goes with one exercise: name it with --rung")
    found = sort_by_rung(options.submissions, options.out)
    if not found.rungs:
        raise NoSubmissions(
            "no file or folder has the name of an exercise, such as bitmask.py:"
            " give the exercise with --rung"
        )
    exercises = [catalog.load(name) for name in found.rungs]
    _check_sheet(options, exercises)
    ends = []
    for exercise in exercises:
        own = argparse.Namespace(**{**vars(options), "rung": exercise.name})
        own.out = os.path.join(options.out, exercise.name)
        ends.append(grade_one(own, exercise, among=options.out))
    console = TextConsole()
    nameless = _keep_nameless(options.out, found.nameless, replace=options.replace)
    graded = [one for name in catalog.names() if (one := _graded(options.out, name)) is not None]
    students = ladder_table.write(options.out, graded, nameless)
    _show(console, options.out, graded, students, nameless)
    if status.GRADER_ERROR in ends:
        return status.GRADER_ERROR
    return status.NOT_ACCEPTED if nameless else max(ends)


def _check_sheet(options: argparse.Namespace, exercises: Sequence[Exercise]) -> None:
    """Every exercise needs a column of its own."""
    if not options.into:
        return
    columns = {
        Sheet(options.into, options.column, (exercise.rung, exercise.title)).column: exercise.rung
        for exercise in exercises
    }
    if len(columns) < len(exercises):
        rungs = listed([exercise.rung for exercise in exercises])
        raise UserError(
            f"{options.into} has no column of its own for each of {rungs}: fill it for one exercise"
            " at a time, with --rung"
        )


def _keep_nameless(
    folder: str, students: Sequence[StudentSubmission], *, replace: bool
) -> list[tuple[str, str]]:
    """Keep students without an exercise for later runs; return all of them, and why."""
    os.makedirs(folder, exist_ok=True)
    with Gradebook(folder) as book:
        book.enter(students, replace=replace)
        return [
            (row.student, row.message) for row in book.rows() if row.verdict is None and row.message
        ]


def _graded(folder: str, name: str) -> Graded | None:
    """Return the results of one exercise; None if it has none."""
    own = os.path.join(folder, name)
    if not os.path.isfile(os.path.join(own, GRADEBOOK)):
        return None
    with Gradebook(own) as book:
        setting = book.last_setting()
        if setting is None:
            return None
        book.use(setting)
        rules = rules_for(setting, *book.rules(), every_suite())
        return Graded(name, list(book.rows()), rules)


def _show(
    console: Console,
    folder: str,
    graded: Sequence[Graded],
    students: int,
    nameless: Sequence[tuple[str, str]],
) -> None:
    rungs = listed([rung_of(one.rung) for one in graded])
    console.print()
    console.print(Text(f"{counted(students, 'student')}: {rungs}", "bold"))
    placed = {row.student for one in graded for row in one.rows}
    lost = [(student, why) for student, why in nameless if student not in placed]
    if lost:
        console.print("\nThese are in no exercise's gradebook:")
    for student, why in lost[:MOST_NAMELESS]:
        console.print(Text(f"  {one_line(student, 40)}: {one_line(why, 200)}"))
    if len(lost) > MOST_NAMELESS:
        console.print(Text(f"  … and {len(lost) - MOST_NAMELESS} more", "dim"))
    line = Text("\nThe table of all: ").append(os.path.join(folder, "index.html"), "bold")
    console.print(line.append(" and rungs.csv"))
