"""Renders a report as one HTML file."""

import time
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from markupsafe import Markup

from grader.english import counted, listed
from grader.grading import Report
from grader.judge.case import CaseResult, Verdict
from grader.judge.excerpt import excerpt
from grader.learner.progress import Attempt
from grader.report.editorial import code_of
from grader.report.page import board
from grader.report.page.document import render
from grader.report.page.leads import Leads
from grader.report.page.source import lines_around, numbered_lines
from grader.report.page.standings import logarithmic, standings
from grader.report.visible import one_line
from grader.report.words import (
    line_in_question,
    marked_cells,
    megabytes,
    remark,
    replay_command,
    seconds,
    sentence,
    step_command,
    tone,
)
from grader.sudoku import notation

if TYPE_CHECKING:
    from grader.measure.bench import Measurement

QUICKEST = 1e-4
"""Seconds; the bars of the cases begin here."""
SHOWN_ATTEMPTS = 10
"""The others are folded."""
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
    """The heading above the line; empty if there are none."""


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
    lines = numbered_lines(report.source) if report.source else []
    attempts = [_attempt(attempt) for attempt in reversed(history)]
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
        failure=None if failure is None else Failing(failure),
        smallest=None if smallest is None else Failing(smallest),
        printing=next((case for case in report.cases if case.output.text), None),
        replay=replay_command(report),
        step_command=step_command(report),
        slow=remark(report),
        lines=lines,
        first=_first_line(report),
        around=lines_around(lines, line_in_question(report)),
        called=_called_lines(failure),
        failing=line_in_question(report),
        cases=_rows(report.cases),
        failed=[Failing(result) for result in report.cases if not result.verdict.accepted],
        suites=list(dict.fromkeys(result.suite for result in report.cases)),
        folded=_folded(report) if report.verdict.accepted else [],
        ladder=None if measurement is None else standings(measurement),
        work=_work(report),
        history=attempts[:SHOWN_ATTEMPTS],
        earlier=attempts[SHOWN_ATTEMPTS:],
        summary=_summary(history),
        facts=_facts(report, learner=leads is not None),
        leads=leads,
        sentence=sentence,
        excerpt=excerpt,
    )


def index(title: str, entries: Sequence[IndexRow]) -> str:
    """Return a page that lists reports."""
    rows = [(entry, tone(entry.verdict)) for entry in entries]
    accepted = sum(entry.verdict == Verdict.ACCEPTED.value for entry in entries)
    return render("index.html.j2", script="report.js", title=title, rows=rows, accepted=accepted)


class Failing:
    """A failing case, and its boards."""

    def __init__(self, result: CaseResult) -> None:
        self.result = result
        self.is_case = result.can_run_again
        self.limit = ""
        if result.verdict is Verdict.TIME_LIMIT and result.limit_reason:
            self.limit = f"The limit is {result.limit_reason}."
        answer = result.answer
        marked = marked_cells(result.findings)
        self.marked = bool(marked) and (answer.puzzle or answer.rows) is not None
        self.written = answer.rows is not None
        self.boards: list[Markup] = []
        if answer.puzzle is not None:
            given = notation.to_rows(answer.puzzle)
            # Where no board comes back, the given one shows what is wrong.
            wrong = marked if answer.rows is None else set()
            caption = f"Given: {one_line(answer.given)}" if answer.given else "Given"
            self.boards.append(board.table(given, caption, answer.puzzle, wrong))
        elif answer.given_rows is not None:
            caption = f"Given: {one_line(answer.given)}" if answer.given else "Given"
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


class _Suite(NamedTuple):
    """The cases of a suite that all passed."""

    name: str
    cases: str
    """How many, with the noun."""
    slowest: str
    rows: list[_Row]


def _folded(report: Report) -> list[_Suite]:
    rows = _rows(report.cases)
    found = []
    for suite in dict.fromkeys(result.suite for result in report.cases):
        own = [row for row in rows if row.result.suite == suite]
        slowest = max(row.result.cpu for row in own)
        found.append(_Suite(suite, counted(len(own), "case"), seconds(slowest), own))
    return found


def _called_lines(failure: CaseResult | None) -> set[int]:
    return {frame.line for frame in failure.frames} if failure else set()


def _first_line(report: Report) -> int:
    """Return where the code begins that is shown at once: the statement at its top is folded."""
    first = code_of(report.source).first
    marked = {line_in_question(report) or first, *_called_lines(report.failure)}
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


def _summary(history: Sequence[Attempt]) -> str:
    """Return how the attempts went, in a sentence."""
    if len(history) < 2:
        return ""
    verdicts = Counter(attempt.verdict for attempt in reversed(history))
    since = time.strftime("%Y-%m-%d", time.localtime(history[0].at))
    each = listed([f"{count} {verdict}" for verdict, count in verdicts.items()])
    return f"{counted(len(history), 'check')} since {since}: {each}."


def _facts(report: Report, *, learner: bool) -> list[tuple[str, str]]:
    facts = [
        ("CPU time, all cases", seconds(report.cpu)),
        ("Whole check", seconds(report.wall)),
        ("Memory", megabytes(report.memory)),
        ("Seed", str(report.seed)),
        ("Isolation", report.isolation),
        ("Python", report.python),
        ("Kit", report.kit),
    ]
    # A learner trusts the own program; only less than the best is worth a word.
    unsaid = learner and not report.isolation_lowered
    return [fact for fact in facts if fact[0] != "Isolation" or not unsaid]
