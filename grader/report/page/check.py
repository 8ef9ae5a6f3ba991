"""Renders a report as one HTML file."""

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from markupsafe import Markup

from grader.grading import Report
from grader.judge.case import CaseResult, Verdict
from grader.judge.excerpt import excerpt
from grader.learner.progress import Attempt
from grader.report.editorial import code_of
from grader.report.page import board
from grader.report.page.document import render
from grader.report.page.leads import Leads
from grader.report.page.source import numbered_lines
from grader.report.page.standings import logarithmic, standings
from grader.report.visible import one_line
from grader.report.words import megabytes, remark, replay_command, seconds, sentence, tone
from grader.sudoku import notation

if TYPE_CHECKING:
    from grader.measure.bench import Measurement

QUICKEST = 1e-4
"""Seconds; the bars of the cases begin here."""
MOST_ATTEMPTS = 30
LEAST_FOLDED = 4
"""Lines of a text at the top of a file."""


class IndexRow(NamedTuple):
    """A line of an index: a report and the path of its page."""

    name: str
    """What the line is about: an exercise, a file, a person."""
    href: str
    """The page's path, relative to the index; empty if there is no page."""
    verdict: str
    passed: int
    total: int
    note: str = ""
    track: str = ""
    """The heading that the line stands below; empty if there are none."""


def page(
    report: Report,
    history: Sequence[Attempt] = (),
    measurement: "Measurement | None" = None,
    version: int | None = None,
    leads: Leads | None = None,
) -> str:
    """Return the page of one report.

    `history` is the attempts at the exercise, the oldest first; `measurement` compares the
    submission with the references; None if that was not measured.  `version` is that of a page
    which is served, and comes again when there is another report.  `leads` is for the learner's
    own file.
    """
    failure, smallest = report.failure, report.smallest
    return render(
        "report.html.j2",
        script="report.js",
        version=version,
        title=f"{report.verdict.value}: {one_line(report.exercise)}",
        report=report,
        tone=tone(report.verdict.value),
        parts=[
            (part, tone(part.verdict.value) if part.verdict else "quiet") for part in report.parts
        ],
        failure=None if failure is None else _Failing(failure),
        smallest=None if smallest is None else _Failing(smallest),
        printing=next((case for case in report.cases if case.output.text), None),
        replay=replay_command(report),
        slow=remark(report),
        lines=numbered_lines(report.source) if report.source else [],
        first=_first_line(report),
        called=_called_lines(failure),
        failing=_failing_line(report),
        cases=_rows(report.cases),
        failed=[_Failing(result) for result in report.cases if not result.verdict.accepted],
        suites=list(dict.fromkeys(result.suite for result in report.cases)),
        ladder=None if measurement is None else standings(measurement),
        work=_work(report),
        history=[_attempt(attempt) for attempt in reversed(history[-MOST_ATTEMPTS:])],
        older=max(0, len(history) - MOST_ATTEMPTS),
        facts=_facts(report),
        leads=leads,
        sentence=sentence,
        excerpt=excerpt,
    )


def index(title: str, entries: Sequence[IndexRow]) -> str:
    """Return a page that lists reports."""
    rows = [(entry, tone(entry.verdict)) for entry in entries]
    accepted = sum(entry.verdict == Verdict.ACCEPTED.value for entry in entries)
    return render("index.html.j2", script="report.js", title=title, rows=rows, accepted=accepted)


class _Failing:
    """A failing case, and its boards."""

    def __init__(self, result: CaseResult) -> None:
        self.result = result
        self.is_case = result.can_run_again
        self.limit = ""
        if result.verdict is Verdict.TIME_LIMIT and result.limit_reason:
            self.limit = f"The limit of {seconds(result.cpu_limit)} is {result.limit_reason}."
        answer = result.answer
        marked = {cell for finding in result.findings[:1] for cell in finding.cells}
        self.marked = bool(marked)
        self.boards: list[Markup] = []
        if answer.puzzle is not None:
            given = notation.to_rows(answer.puzzle)
            self.boards.append(board.table(given, "Given", answer.puzzle))
        elif answer.given_rows is not None:
            caption = f"Given: {answer.given}" if answer.given else "Given"
            known = "".join(map("".join, answer.given_rows))
            self.boards.append(board.table(answer.given_rows, caption, known))
        if answer.rows is not None:
            drawn = board.table(answer.rows, "Came back", answer.puzzle or "", marked)
            self.boards.append(drawn)
        self.empty = (answer.puzzle or "").count(".")


class _Row(NamedTuple):
    """A case in the table of all."""

    result: CaseResult
    time: str
    bar: float
    """Length, from 0 to 100."""
    tone: str


def _rows(cases: Sequence[CaseResult]) -> list[_Row]:
    slowest = max([1e-3, *(case.cpu for case in cases)])
    return [
        _Row(
            result=case,
            time=seconds(case.cpu),
            bar=logarithmic(case.cpu, QUICKEST, slowest),
            tone=tone(case.verdict.value),
        )
        for case in cases
    ]


def _called_lines(failure: CaseResult | None) -> set[int]:
    return {frame.line for frame in failure.frames} if failure else set()


def _failing_line(report: Report) -> int | None:
    """Return the line to look at: the one that caused the failure, or else the one that raised."""
    if report.why is not None and report.why.lines:
        return report.why.lines[0]
    failure = report.failure
    return failure.frames[-1].line if failure and failure.frames else None


def _first_line(report: Report) -> int:
    """Return where the code begins that is shown at once: the statement at its top is folded."""
    first = code_of(report.source).first
    marked = {_failing_line(report) or first, *_called_lines(report.failure)}
    return first if first > LEAST_FOLDED and min(marked) >= first else 1


def _work(report: Report) -> list[tuple[str, int, float]]:
    """Return the executed lines of submission and reference: name, count, length of the bar."""
    if report.lines is None or report.reference_lines is None:
        return []
    both = [("this file", report.lines), (f"reference {report.exercise}", report.reference_lines)]
    most = max(count for _, count in both) or 1
    return [(name, count, round(100 * count / most, 1)) for name, count in both]


class _Attempt(NamedTuple):
    when: str
    verdict: str
    passed: str
    share: float
    """From 0 to 100."""
    cpu: str
    tone: str


def _attempt(attempt: Attempt) -> _Attempt:
    return _Attempt(
        when=time.strftime("%Y-%m-%d %H:%M", time.localtime(attempt.at)),
        verdict=attempt.verdict,
        passed=f"{attempt.passed} of {attempt.total}",
        share=round(100 * attempt.passed / attempt.total, 1) if attempt.total else 0.0,
        cpu=seconds(attempt.cpu),
        tone=tone(attempt.verdict),
    )


def _facts(report: Report) -> list[tuple[str, str]]:
    return [
        ("CPU time, all cases", seconds(report.cpu)),
        ("Whole check", seconds(report.wall)),
        ("Memory", megabytes(report.memory)),
        ("Seed", str(report.seed)),
        ("Isolation", report.isolation),
        ("Python", report.python),
        ("Kit", report.kit),
    ]
