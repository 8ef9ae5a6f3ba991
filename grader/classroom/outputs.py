"""The files for an instructor: gradebook.csv, gradebook.json, junit.xml and index.html.

Each run writes them again from the gradebook, row by row.  A new file replaces the old one only
when it is complete.
"""

import csv
import hashlib
import json
import os
import re
import statistics
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from heapq import nlargest
from typing import IO, NamedTuple
from xml.etree import ElementTree
from xml.sax.saxutils import quoteattr

from grader.catalog.exercise import rung_of
from grader.classroom import layouts
from grader.classroom.alike import Found, Other
from grader.classroom.gradebook import Gradebook, Row
from grader.classroom.job import ATTEMPT, Setting
from grader.classroom.replacing import replacing_text
from grader.classroom.run import Done
from grader.judge.case import Verdict
from grader.points import Rules
from grader.points.rules import Result
from grader.report.formats import junit
from grader.report.formats.json_report import SCHEMA_VERSION
from grader.report.page import student
from grader.report.page.alike import Alike, Side, alike_page
from grader.report.page.class_index import Bar, Class, Filter, Line, PairLine, class_page
from grader.report.visible import visible
from grader.report.words import seconds

NOT_JUDGED = "Not Judged"
ALIKE = "alike.html"
MOST_PAIRS = 100
"""Pairs that the pages show; gradebook.json has all."""
NOTHING_SUBMITTED = "nothing was submitted"
BINS = 10
"""Columns in the distribution of points."""
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
    "origin", "report", "note", "reason", "cause", "unit", "line",
)  # fmt: skip


class Summary(NamedTuple):
    """A summary of a class."""

    students: int
    verdicts: tuple[tuple[str, int], ...]
    """Each verdict that occurs, with the number of students; the commonest first."""
    causes: tuple[tuple[str, int], ...]
    """Each cause that was found, in words, with the number of students; the commonest first."""
    failing: tuple[tuple[str, int], ...]
    """The commonest failing cases, each with the number of students who failed it."""
    slowest: tuple[Row, ...]
    """The slowest accepted submissions, by CPU time."""
    alike: tuple[Found, ...]
    """Pairs of programs, the most alike first."""
    rows: tuple[Row, ...]
    """The first `MOST_LISTED`, by name."""

    def number(self, verdict: Verdict | str) -> int:
        """Return how many students have a verdict."""
        return dict(self.verdicts).get(verdict if isinstance(verdict, str) else verdict.value, 0)


def keep(folder: str, book: Gradebook, done: Done) -> None:
    """Record a result after its page, so that everyone in the gradebook has a page."""
    page = ""
    if done.graded.page:
        page = _file_name(done.job.student, done.job.text)
        pages = os.path.join(folder, PAGES)
        os.makedirs(pages, exist_ok=True)
        with open(os.path.join(pages, page), "wb") as file:
            file.write(zlib.decompress(done.graded.page))
    book.record(done.job.student, done.job.text, done.graded, page)


def _file_name(student: str, text: bytes) -> str:
    """Return a name that differs for every attempt, even on file systems that ignore case."""
    readable = re.sub(r"[^A-Za-z0-9._-]+", "_", student.partition(ATTEMPT)[0])[:60].lstrip(".")
    own = hashlib.sha256(student.partition(ATTEMPT)[0].encode() + b"\0" + text)
    return f"{readable}-{own.hexdigest()[:10]}.html"


def summary(book: Gradebook, alike: Sequence[Found] = ()) -> Summary:
    """Read the gradebook once."""
    verdicts: Counter[str] = Counter()
    causes: Counter[str] = Counter()
    failing: Counter[str] = Counter()
    listed: list[Row] = []

    def accepted() -> Iterator[Row]:
        for row in book.rows():
            verdicts[words(row)] += 1
            failing.update(row.failed)
            if row.cause:
                causes[row.reason] += 1
            if len(listed) < MOST_LISTED:
                listed.append(row)
            if row.verdict is Verdict.ACCEPTED:
                yield row

    slowest = nlargest(SLOWEST, accepted(), key=lambda row: row.cpu)
    return Summary(
        verdicts.total(),
        tuple(verdicts.most_common()),
        tuple(causes.most_common()),
        tuple(failing.most_common(COMMONEST)),
        tuple(slowest),
        tuple(alike),
        tuple(listed),
    )


def words(row: Row) -> str:
    """Return the verdict as text."""
    return row.verdict.value if row.verdict else NOT_JUDGED


def points(row: Row, rules: Rules) -> float | None:
    """Return the points of a row; None where nothing was judged, which is not zero."""
    return rules.score(row.verdict, row.suites, row.student, row.times, row.wrong)


def result_of(row: Row) -> Result:
    """Return what the points of a row depend on."""
    return Result(row.verdict, row.suites, row.times, row.student, row.wrong)


def write(folder: str, book: Gradebook, setting: Setting, rules: Rules, summary: Summary) -> None:
    """Write every file except the single reports, which are written with the results."""
    _remove_stale_pages(folder, book)
    # With a byte order mark, or Excel takes UTF-8 for an older encoding.
    with replacing_text(os.path.join(folder, "gradebook.csv"), "utf-8-sig") as file:
        table = csv.writer(file)
        table.writerow(COLUMNS)
        table.writerows(map(_cells, (_entry(row, rules) for row in book.rows())))
    with replacing_text(os.path.join(folder, "gradebook.json")) as file:
        _write_json(file, book, setting, rules, summary)
    with replacing_text(os.path.join(folder, "junit.xml")) as file:
        _write_junit(file, book, setting, summary)
    with replacing_text(os.path.join(folder, "index.html")) as file:
        file.write(class_page(_class(setting, rules, summary)))
    _complete_pages(folder, book, setting, rules)
    _write_alike(folder, book, setting, summary)


def _remove_stale_pages(folder: str, book: Gradebook) -> None:
    """Remove the pages of submissions that were withdrawn, or are not judged any more."""
    pages = os.path.join(folder, PAGES)
    kept = book.pages()
    for name in os.listdir(pages) if os.path.isdir(pages) else ():
        if name not in kept and PAGE.fullmatch(name):
            os.remove(os.path.join(pages, name))


def _entry(row: Row, rules: Rules) -> dict[str, object]:
    values = (
        row.student,
        words(row),
        points(row, rules),
        row.passed,
        row.total,
        round(row.cpu, 3),
        row.message,
        list(row.failed),
        row.origin,
        f"{PAGES}/{row.page}" if row.page else "",
        row.note,
        row.reason,
        row.cause,
        row.unit,
        row.line,
    )
    return dict(zip(COLUMNS, values, strict=True))


def _cells(entry: dict[str, object]) -> list[object]:
    return [cell(" ".join(value) if isinstance(value, list) else value) for value in entry.values()]


def cell(value: object) -> object:
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
        "alike": [
            {"first": one.first.name, "second": one.second.name, "percent": one.percent}
            for one in summary.alike
        ],
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


def _complete_pages(folder: str, book: Gradebook, setting: Setting, rules: Rules) -> None:
    """Write into each student's page what depends on the rules and on the export."""
    for row in book.rows():
        if not row.page:
            continue
        path = os.path.join(folder, PAGES, row.page)
        try:
            with open(path, encoding="utf-8", newline="") as file:
                text = file.read()
        except FileNotFoundError:
            continue
        complete = student.completed(text, _about(row, setting, rules))
        if complete != text:
            with replacing_text(path) as file:
                file.write(complete)


def _write_alike(folder: str, book: Gradebook, setting: Setting, summary: Summary) -> None:
    if not summary.alike:
        with suppress(FileNotFoundError):
            os.remove(os.path.join(folder, ALIKE))
        return
    pages = {row.student: f"{PAGES}/{row.page}" for row in book.rows() if row.page}

    def side(one: Other, lines: set[int]) -> Side:
        href = pages.get(one.name, "") if one.is_own else ""
        return Side(one.name, href, one.text.decode("utf-8", "replace"), frozenset(lines))

    shown = [
        Alike(side(one.first, one.common[0]), side(one.second, one.common[1]), one.percent)
        for one in summary.alike[:MOST_PAIRS]
    ]
    with replacing_text(os.path.join(folder, ALIKE)) as file:
        file.write(alike_page(rung_of(setting.rung), shown, len(summary.alike) - len(shown)))


def _about(row: Row, setting: Setting, rules: Rules) -> student.About:
    added = rules.add_up(result_of(row))
    return student.About(
        student=row.student,
        file=layouts.own_name(row.origin) or "solution.py",
        note=row.note,
        rung=setting.rung,
        score=added.points,
        full_marks=rules.full_marks,
        lines=added.lines,
    )


def _class(setting: Setting, rules: Rules, summary: Summary) -> Class:
    def bars(counted: Sequence[tuple[str, int]]) -> list[Bar]:
        return [Bar(what, count, 100 * count / summary.students) for what, count in counted]

    scores = {row.student: points(row, rules) for row in summary.rows}
    judged = [score for score in scores.values() if score is not None]
    filters = _filters(summary, scores, rules.full_marks)
    first: dict[str, str] = {}
    for number, pair in enumerate(summary.alike[:MOST_PAIRS], 1):
        for other in (pair.first, pair.second):
            if other.is_own:
                first.setdefault(other.name, f"{ALIKE}#pair-{number}")
    tokens: dict[str, list[str]] = {}
    for one in filters:
        for name in one.students:
            tokens.setdefault(name, []).append(one.token)
    return Class(
        exercise=rung_of(setting.rung),
        students=summary.students,
        accepted=summary.number(Verdict.ACCEPTED),
        filters=filters,
        median=f"{statistics.median(judged):g}" if judged else "",
        absent=[row.student for row in summary.rows if row.absent],
        failing=bars(summary.failing),
        pairs=[
            PairLine(one.first.name, one.second.name, one.percent, f"{ALIKE}#pair-{number}")
            for number, one in enumerate(summary.alike[:MOST_PAIRS], 1)
        ],
        more_pairs=max(0, len(summary.alike) - MOST_PAIRS),
        rows=[
            _line(row, scores[row.student], tokens.get(row.student, ()), first.get(row.student, ""))
            for row in summary.rows
        ],
        full_marks=f"{rules.full_marks:g}",
        seed=setting.seed,
        level=setting.level,
        kit=setting.kit,
    )


def _filters(summary: Summary, scores: dict[str, float | None], full_marks: float) -> list[Filter]:
    """Return what the rows can be filtered by, with the students of each."""
    rows = summary.rows
    alike = {each.name for one in summary.alike for each in (one.first, one.second) if each.is_own}

    def by(group: str, letter: str, named: Iterable[tuple[str, str]]) -> list[Filter]:
        students: dict[str, list[str]] = {}
        for words, name in named:
            if words:
                students.setdefault(words, []).append(name)
        ordered = sorted(students.items(), key=lambda item: -len(item[1]))
        return [
            Filter(group, f"{letter}{number}", words, tuple(names), 100 * len(names) / len(rows))
            for number, (words, names) in enumerate(ordered)
        ]

    bins: list[list[str]] = [[] for _ in range(BINS)]
    for name, score in scores.items():
        if score is not None:
            share = score / full_marks if full_marks else 1.0
            bins[min(BINS - 1, max(0, int(BINS * share)))].append(name)
    most = max(map(len, bins), default=0) or 1
    return [
        *by("Verdict", "v", ((words(row), row.student) for row in rows)),
        *by("What went wrong", "w", ((went_wrong(row), row.student) for row in rows)),
        *(
            Filter("Points", f"p{number}", _range(number, full_marks), tuple(names),
                   100 * len(names) / most)
            for number, names in enumerate(bins)
        ),
        *by("Also", "o", (
            (what, row.student)
            for row in rows
            for what, holds in (
                ("late", layouts.is_late(row.origin)), ("with a note", row.note),
                ("alike", row.student in alike),
            )
            if holds
        )),
    ]  # fmt: skip


def _range(number: int, full_marks: float) -> str:
    low, high = (round(full_marks * edge / BINS, 2) for edge in (number, number + 1))
    return f"{low:g} to {high:g}" if number == BINS - 1 else f"{low:g} to under {high:g}"


def went_wrong(row: Row) -> str:
    """Return what went wrong in a few words; empty if nothing did."""
    if row.absent:
        return NOTHING_SUBMITTED
    if row.verdict is None:
        return "withdrawn" if row.message.startswith("withdrawn: ") else "could not be judged"
    if row.verdict is Verdict.ACCEPTED:
        return row.reason
    return row.reason or row.verdict.value  # judged by an earlier version of the kit


def _line(row: Row, score: float | None, tokens: Sequence[str], alike: str) -> Line:
    return Line(
        student=row.student,
        verdict=words(row),
        href=f"{PAGES}/{row.page}" if row.page else "",
        score="" if score is None else f"{score:g}",
        passed=f"{row.passed} of {row.total}" if row.total else "",
        share=row.passed / row.total if row.total else -1.0,
        cpu=seconds(row.cpu) if row.verdict else "",
        cpu_seconds=round(row.cpu, 4) if row.verdict else -1.0,
        reason=went_wrong(row) + (f", line {row.line}" if row.line else ""),
        message=row.message,
        note=row.note,
        is_late=layouts.is_late(row.origin),
        tokens=" ".join(tokens),
        alike=alike,
    )
