"""The files for an instructor: gradebook.csv, gradebook.json, junit.xml and index.html.

Each run writes them again from the gradebook, row by row.  A new file replaces the old one only
when it is complete.
"""

import csv
import hashlib
import json
import os
import re
import zlib
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from heapq import nlargest
from typing import IO, NamedTuple
from xml.etree import ElementTree
from xml.sax.saxutils import quoteattr

from grader.classroom.gradebook import Gradebook, Row
from grader.classroom.job import Setting
from grader.classroom.run import Done
from grader.classroom.similar import Group
from grader.judge.case import Verdict
from grader.points import Rules
from grader.report.formats import junit
from grader.report.formats.json_report import SCHEMA_VERSION
from grader.report.page.class_index import Alike, Bar, Class, Line, class_page
from grader.report.visible import visible
from grader.report.words import seconds

NOT_JUDGED = "Not Judged"
PAGES = "reports"
MOST_LISTED = 10_000
"""The most students on the page, for the browser's sake; the other files have all."""
SLOWEST = 5
COMMONEST = 8
FORMULAS = tuple("=+-@＝＋－＠")
"""First characters of a formula; Japanese spreadsheets accept wide characters too."""
PAGE = re.compile(r".*-[0-9a-f]{10}\.html")
COLUMNS = (
    "student", "verdict", "score", "passed", "total", "cpu_seconds", "message", "failed_cases",
    "origin", "report", "note",
)  # fmt: skip


class Summary(NamedTuple):
    """A summary of a class."""

    students: int
    verdicts: tuple[tuple[str, int], ...]
    """Each verdict that occurs, with the number of students; the commonest first."""
    failing: tuple[tuple[str, int], ...]
    """The commonest failing cases, each with the number of students who failed it."""
    slowest: tuple[Row, ...]
    """The slowest accepted submissions, by CPU time."""
    groups: tuple[Group, ...]
    rows: tuple[Row, ...]
    """The first `MOST_LISTED`, by name."""

    def number(self, verdict: Verdict | str) -> int:
        """Return how many students have a verdict."""
        return dict(self.verdicts).get(verdict if isinstance(verdict, str) else verdict.value, 0)


def keep(folder: str, book: Gradebook, done: Done) -> None:
    """Record a result after its page, so that everyone in the gradebook has a page."""
    page = ""
    if done.graded.page:
        page = _file_name(done.job.student)
        pages = os.path.join(folder, PAGES)
        os.makedirs(pages, exist_ok=True)
        with open(os.path.join(pages, page), "wb") as file:
            file.write(zlib.decompress(done.graded.page))
    book.record(done.job.student, done.job.text, done.graded, page)


def _file_name(student: str) -> str:
    """Return a name that differs for every student, even on file systems that ignore case."""
    readable = re.sub(r"[^A-Za-z0-9._-]+", "_", student)[:60].lstrip(".")
    return f"{readable}-{hashlib.sha256(student.encode()).hexdigest()[:10]}.html"


def summary(book: Gradebook, groups: Sequence[Group]) -> Summary:
    """Read the gradebook once."""
    verdicts: Counter[str] = Counter()
    failing: Counter[str] = Counter()
    listed: list[Row] = []

    def accepted() -> Iterator[Row]:
        for row in book.rows():
            verdicts[words(row)] += 1
            failing.update(row.failed)
            if len(listed) < MOST_LISTED:
                listed.append(row)
            if row.verdict is Verdict.ACCEPTED:
                yield row

    slowest = nlargest(SLOWEST, accepted(), key=lambda row: row.cpu)
    return Summary(
        verdicts.total(),
        tuple(verdicts.most_common()),
        tuple(failing.most_common(COMMONEST)),
        tuple(slowest),
        tuple(groups),
        tuple(listed),
    )


def words(row: Row) -> str:
    """Return the verdict as text."""
    return row.verdict.value if row.verdict else NOT_JUDGED


def write(folder: str, book: Gradebook, setting: Setting, rules: Rules, summary: Summary) -> None:
    """Write every file except the single reports, which are written with the results."""
    _remove_stale_pages(folder, book)
    with _replacing(folder, "gradebook.csv") as file:
        table = csv.writer(file)
        table.writerow(COLUMNS)
        table.writerows(map(_cells, (_entry(row, rules) for row in book.rows())))
    with _replacing(folder, "gradebook.json") as file:
        _write_json(file, book, setting, rules, summary)
    with _replacing(folder, "junit.xml") as file:
        _write_junit(file, book, setting, summary)
    with _replacing(folder, "index.html") as file:
        file.write(class_page(_class(setting, rules, summary)))


def _remove_stale_pages(folder: str, book: Gradebook) -> None:
    """Remove the pages of submissions that were withdrawn, or are not judged any more."""
    pages = os.path.join(folder, PAGES)
    kept = {row.page for row in book.rows()}
    for name in os.listdir(pages) if os.path.isdir(pages) else ():
        if name not in kept and PAGE.fullmatch(name):
            os.remove(os.path.join(pages, name))


def _entry(row: Row, rules: Rules) -> dict[str, object]:
    values = (
        row.student,
        words(row),
        rules.score(row.verdict, row.suites),
        row.passed,
        row.total,
        round(row.cpu, 3),
        row.message,
        list(row.failed),
        row.origin,
        f"{PAGES}/{row.page}" if row.page else "",
        row.note,
    )
    return dict(zip(COLUMNS, values, strict=True))


def _cells(entry: dict[str, object]) -> list[object]:
    return [
        _cell(" ".join(value) if isinstance(value, list) else value) for value in entry.values()
    ]


def _cell(value: object) -> object:
    """Return a value that no spreadsheet reads as a formula: students choose file names."""
    if not isinstance(value, str):
        return "" if value is None else value
    text = visible(value, keep="")
    return f"'{text}" if text.startswith(FORMULAS) else text


def _write_json(
    file: IO[str], book: Gradebook, setting: Setting, rules: Rules, summary: Summary
) -> None:
    head = {
        "schema_version": SCHEMA_VERSION,
        "exercise": setting.rung,
        "seed": setting.seed,
        "isolation": setting.level,
        "kit": setting.kit,
        "full_marks": rules.full_marks,
        "verdicts": dict(summary.verdicts),
        "failing_cases": dict(summary.failing),
        "alike": [group._asdict() for group in summary.groups],
    }
    file.write(json.dumps(head, indent=2).removesuffix("\n}") + ',\n  "submissions": [')
    for number, row in enumerate(book.rows()):
        file.write(("," if number else "") + "\n    " + json.dumps(_entry(row, rules)))
    file.write("\n  ]\n}\n")


def _write_junit(file: IO[str], book: Gradebook, setting: Setting, summary: Summary) -> None:
    skipped = summary.number(NOT_JUDGED)
    errors = summary.number(Verdict.GRADER_ERROR)
    failures = summary.students - skipped - errors - summary.number(Verdict.ACCEPTED)
    file.write(
        f"{junit.DECLARATION}<testsuites>\n<testsuite name={quoteattr(setting.rung)}"
        f' tests="{summary.students}" failures="{failures}" errors="{errors}"'
        f' skipped="{skipped}">\n'
    )
    for row in book.rows():
        if row.verdict is None:
            test = junit.skipped(row.student, setting.rung, row.message)
        else:
            failed = " ".join(row.failed)
            test = junit.test_case(
                row.student, setting.rung, row.cpu, row.verdict, row.message, failed
            )
        file.write(ElementTree.tostring(test, encoding="unicode") + "\n")
    file.write("</testsuite>\n</testsuites>\n")


def _class(setting: Setting, rules: Rules, summary: Summary) -> Class:
    def bars(counted: Sequence[tuple[str, int]]) -> list[Bar]:
        return [Bar(what, count, 100 * count / summary.students) for what, count in counted]

    return Class(
        exercise=setting.rung,
        students=summary.students,
        accepted=summary.number(Verdict.ACCEPTED),
        verdicts=bars(summary.verdicts),
        failing=bars(summary.failing),
        groups=[Alike(*group) for group in summary.groups],
        rows=[_line(row, rules) for row in summary.rows],
        full_marks=f"{rules.full_marks:g}",
        seed=setting.seed,
        level=setting.level,
        kit=setting.kit,
    )


def _line(row: Row, rules: Rules) -> Line:
    score = rules.score(row.verdict, row.suites)
    return Line(
        row.student,
        words(row),
        f"{PAGES}/{row.page}" if row.page else "",
        "" if score is None else f"{score:g}",
        f"{row.passed} of {row.total}",
        seconds(row.cpu),
        row.message,
    )


@contextmanager
def _replacing(folder: str, name: str) -> Iterator[IO[str]]:
    path = os.path.join(folder, name)
    # "surrogateescape" would write names that are not valid UTF-8.
    new = f"{path}.new"
    try:
        with open(new, "w", encoding="utf-8", errors="backslashreplace", newline="") as file:
            yield file
        os.replace(new, path)
    except OSError:  # the disk is full: the old one stays
        with suppress(OSError):
            os.remove(new)
        raise
