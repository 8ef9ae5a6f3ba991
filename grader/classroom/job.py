"""Judges one submission of many: the message to a process or a machine, and its reply.

Every message is plain, small, and made by the grader.  A result never comes from the process that
ran the submission, only from the one that judged it.
"""

import socket
import threading
import zlib
from dataclasses import replace
from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

import grader
from grader.catalog import catalog
from grader.classroom.reasons import reason
from grader.grading import Report, Task, grade, pace_of
from grader.hidden.cases import draw_cases
from grader.judge.case import Case, Verdict
from grader.judge.pace import Pace
from grader.judge.policy import CLASS, FIRST_FAILURE
from grader.judge.session import Submission
from grader.judge.why import Why
from grader.points.rules import result_of
from grader.report.cells import with_cell
from grader.report.visible import visible
from grader.sandbox.isolation import Isolation, Level, TooWeak, choose
from grader.why.explain import explain

if TYPE_CHECKING:  # pytest comes with it
    from grader.hidden.own_tests import OwnTests

ATTEMPT = "\x1f"
"""Between a student and the text's hash, in the name of an earlier attempt."""


class Setting(NamedTuple):
    """All that a result depends on, except the submission."""

    rung: str
    """The exercise's full name."""
    seed: int
    level: str
    """The level of isolation, by the value of `Level`."""
    kit: str = grader.__version__
    tests: str = ""
    """The folder of the instructor's own tests; empty if there are none."""
    tests_digest: str = ""
    """What its files hold."""


class Job(NamedTuple):
    """A submission to judge."""

    student: str
    text: bytes
    setting: Setting
    why: bool = False
    """Whether the cause of a failure is looked for, after the verdict."""


class Graded(NamedTuple):
    """The result of one submission."""

    verdict: Verdict
    message: str
    """The first failure in one line; empty if accepted."""
    passed: int = 0
    """Cases passed, from 0 to `total`."""
    total: int = 0
    """Cases in the check; 0 if it was not judged."""
    cpu: float = 0.0
    """CPU seconds of all cases together."""
    wall: float = 0.0
    """Seconds of real time of the whole check."""
    memory: int = 0
    """Resident bytes of the largest worker."""
    suites: dict[str, int] = {}  # noqa: RUF012 - a named tuple, whose values are never changed
    """Cases passed, by suite."""
    failed: tuple[str, ...] = ()
    page: bytes = b""
    """HTML, compressed; see `grader.report.page.student`."""
    reason: str = ""
    """What went wrong in a few words; empty if nothing did."""
    times: float = 0.0
    """How many times as long as the reference it took; 0 if that was not compared."""
    cause: str | None = None
    """One of `grader.judge.why.CAUSES`; empty if none was found, None if none was looked for."""
    unit: str = ""
    """``row``, ``column`` or ``box``, where the cause has one."""
    line: int | None = None
    """The most suspicious line of the submission, from 1."""
    wrong: int | None = None
    """Cases that failed for another reason than time; None if that is not known."""


def judge(job: Job) -> Graded:
    """Judge one submission in this process.  Raise `TooWeak` without the jail asked for."""
    if job.setting.kit != grader.__version__:
        has = f"{socket.gethostname()} has version {grader.__version__} of the kit"
        raise TooWeak(f"{has}, not {job.setting.kit}")
    exercise = catalog.load(job.setting.rung)
    task = Task(
        exercise,
        Submission(
            f"{job.student.partition(ATTEMPT)[0]}.py", job.text, exercise.problem.entry_point
        ),
        isolation(job.setting.level),
        job.setting.seed,
        drawn=cases(exercise.name, job.setting.seed),
        own=own(job.setting),
        pace=pace(exercise.name, job.setting.level),
    )
    # The search for the cause looks at all failures.
    report = with_cell(grade(task, CLASS if job.why else FIRST_FAILURE))
    if not job.why:
        return _graded(report, job.text)
    report = replace(report, why=explain(task, report))
    return _with_cause(_graded(report, job.text), report.why)


def _with_cause(graded: Graded, why: Why | None) -> Graded:
    if why is None:
        return graded._replace(cause="")
    line = why.lines[0] if why.lines else None
    return graded._replace(cause=why.cause, unit=why.unit or "", line=line)


def _graded(report: Report, text: bytes) -> Graded:
    # Imported late: its highlighter takes longer to import than everything else here.
    from grader.report.page.student import page

    judged = result_of(report)
    return Graded(
        verdict=report.verdict,
        message=visible(report.message),  # the text of an exception may hold half a character
        passed=report.passed,
        total=report.total,
        cpu=report.cpu,
        wall=report.wall,
        memory=report.memory,
        suites=dict(judged.passed),
        failed=tuple(result.case for result in report.cases if not result.verdict.accepted),
        page=zlib.compress(page(report).encode("utf-8", "replace"), 1),
        reason=reason(report),
        times=judged.times,
        wrong=judged.wrong,
    )


@cache
def isolation(level: str) -> Isolation:
    """Return the wanted level on this machine.  Raise `TooWeak`, which names the machine."""
    try:
        return choose(Level(level))
    except TooWeak as reason:
        raise TooWeak(f"{socket.gethostname()} has no {level}: {reason}") from None


class _Paces(threading.local):
    """The last reference of each thread: a worker answers one of them at a time."""

    setting = ("", "")
    pace: Pace | None = None


_PACES = _Paces()


def pace(rung: str, level: str) -> Pace:
    """Return the reference of a rung, in a worker that serves all submissions of the class."""
    if _PACES.pace is None or _PACES.setting != (rung, level):
        if _PACES.pace is not None:
            _PACES.pace.session.close()
        _PACES.setting = (rung, level)
        _PACES.pace = pace_of(catalog.load(rung), isolation(level), lasts=True)
    return _PACES.pace


@lru_cache(maxsize=4)
def cases(rung: str, seed: int) -> tuple[Case, ...]:
    """Return all cases of a rung; cached, because drawing them takes longer than judging."""
    return tuple(draw_cases(catalog.load(rung), seed))


def own(setting: Setting) -> "OwnTests | None":
    """Return the instructor's own tests.  Raise `BadTests`."""
    if not setting.tests:
        return None
    from grader.hidden import own_tests

    return own_tests.collect(setting.tests, setting.tests_digest)


def rungs_posed_like(rung: str) -> tuple[str, ...]:
    """Return the rungs with the same problem: a submission could copy one of their references."""
    entry_point = catalog.load(rung).problem.entry_point
    return tuple(
        exercise.name
        for exercise in catalog.all_exercises()
        if exercise.problem.entry_point == entry_point
    )
