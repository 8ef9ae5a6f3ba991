"""``grader grade --explain``: how one student's points were calculated."""

import argparse
import os
from collections.abc import Collection
from difflib import get_close_matches

from rich.table import Table
from rich.text import Text

from grader.catalog import catalog
from grader.classroom import job, outputs
from grader.classroom.files import GRADEBOOK
from grader.classroom.gradebook import Gradebook, Row
from grader.classroom.job import Setting
from grader.cli.status import ACCEPTED
from grader.errors import UserError
from grader.points import Rules, parse_rules, plain_rules, read_text
from grader.points.rules import NO_MARKS, Attempt, Sum
from grader.report.terminal.console import TextConsole
from grader.report.visible import one_line


def explain(options: argparse.Namespace) -> int:
    """Show the sum of the student that ``--explain`` names."""
    if not os.path.isfile(os.path.join(options.out, GRADEBOOK)):
        raise UserError(f"{options.out} has no gradebook: name its folder with --out")
    with Gradebook(options.out) as book:
        setting = book.last_setting()
        if setting is None:
            raise UserError(
                f"the gradebook in {options.out} has no results; of several exercises, name the"
                " folder of one with --out"
            )
        book.use(setting)
        path, text = book.rules()
        if options.score:
            path, text = options.score, read_text(options.score)
        rules = rules_for(setting, path, text, every_suite())
        if rules.attempt is Attempt.BEST:
            book.count_best(lambda row: outputs.points(row, rules))
        row = _row(book, options.explain)
        added = rules.add_up(outputs.result_of(row))
    _show(row, added, rules, path)
    return ACCEPTED


def rules_for(setting: Setting, path: str, text: str, elsewhere: Collection[str] = ()) -> Rules:
    """Return the rules in a text, for the cases of a setting; the plain ones without a path.

    `elsewhere` are suites of other exercises that the same rules are for.
    """
    cases = [*job.cases(setting.rung, setting.seed)]
    own = job.own(setting)
    marks = own.marks if own else NO_MARKS
    cases += own.cases if own else ()
    return parse_rules(text, path, cases, elsewhere, marks) if path else plain_rules(cases, marks)


def every_suite() -> frozenset[str]:
    """Return the names of the suites of all exercises."""
    return frozenset(
        suite.name for exercise in catalog.all_exercises() for suite in exercise.suites
    )


def _row(book: Gradebook, wanted: str) -> Row:
    """Return the row of a student, who may be named by a part of the name that only one has."""
    students = book.students()
    found = [student for student in students if student == wanted]
    found = found or [student for student in students if wanted.casefold() in student.casefold()]
    if len(found) != 1:
        near = found[:5] or get_close_matches(wanted, students, 3)
        what = f"several students are called {wanted!r}" if found else f"no student is {wanted!r}"
        more = f": do you mean {' or '.join(map(repr, near))}?" if near else ""
        raise UserError(f"{what}{more}")
    return next(row for row in book.rows() if row.student == found[0])


def _show(row: Row, added: Sum, rules: Rules, path: str) -> None:
    console = TextConsole()
    counts = f"{outputs.words(row)}, {row.passed} of {row.total} cases passed"
    console.print(Text(one_line(row.student, 60), "bold").append(f": {counts}", "not bold"))
    for text in filter(None, (row.message, row.note)):
        console.print(Text(one_line(text, 300)))
    console.print()
    if added.points is None:
        console.print("No points: nothing was judged. That is not the same as zero.")
        return
    table = Table.grid(padding=(0, 2))
    table.add_column()
    for _ in range(3):
        table.add_column(justify="right")
    table.add_row(*(Text(title, "dim") for title in ("cases", "passed", "points", "of")))
    for line in added.lines:
        is_suite = line.of is not None
        passed = f"{line.passed} of {line.cases}" if is_suite else ""
        sign = "" if is_suite or line.points < 0 else "+"
        most = f"{line.of:.2f}" if line.of is not None else ""
        table.add_row(Text(one_line(line.what, 200)), passed, f"{sign}{line.points:.2f}", most)
    table.add_row("", "", "", "")
    together = [Text(text, "bold") for text in ("together", "", f"{added.points:.2f}")]
    table.add_row(*together, f"{rules.full_marks:.2f}")
    console.print(table)
    console.print()
    rest = [f"rules: {path or 'the usual ones'}", f"attempt: {rules.attempt.value}"]
    console.print(Text(one_line("; ".join(rest), 200), "dim"))
