"""Runs the hidden tests for one submission and returns a `Report`.

This process decides, and it never runs a line of the submission.  There is one way through:
`grade` takes a task and a policy, has each case asked, and sums up.
"""

import platform
import secrets
import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING

import grader
from grader.catalog.exercise import Exercise
from grader.english import quoted
from grader.errors import UnknownCase
from grader.hidden import pytest_run
from grader.hidden.cases import draw_cases
from grader.hidden.check_run import CheckRun
from grader.judge.case import Case, CaseResult, Verdict
from grader.judge.crew import Crew
from grader.judge.judge import Judge, Loaded
from grader.judge.pace import Pace
from grader.judge.policy import INTERACTIVE, Asking, Policy
from grader.judge.session import Session, Submission, limits_of, reference
from grader.judge.why import Why
from grader.measure.executed_lines import example, executed_lines
from grader.measure.hot_spots import hot_spots
from grader.sandbox.isolation import Isolation

if TYPE_CHECKING:  # pytest comes with it
    from grader.hidden.own_tests import OwnTests

LARGEST_SEED = 10**6
LARGEST_SEED_OF_A_CLASS = 10**12
"""So large that trying all seeds for one known board takes too long."""

REMARK_FROM = 2.5
"""Times as long as the reference: less says nothing about the idea."""
NOTABLE_SHARE = 0.2
"""The part of the executed lines from which on a line is named."""
QUICK_ENOUGH_TO_COUNT = 0.02
"""CPU seconds; counting the lines takes six to ten times as long as the call itself."""


@dataclass(frozen=True)
class Remark:
    """Why a right answer is slower than the idea of its rung."""

    kind: str
    """``rescan``: it looks for the next empty cell again and again; ``line``: one line takes most;
    ``slow``: no line stands out."""
    times: float
    """How many times as long as the reference it took, on the boards that compare speed."""
    line: int | None = None
    """The line that is executed most, from 1, on LeetCode's example."""
    share: float | None = None
    """Its part of all executed lines, from 0 to 1."""
    count: int | None = None
    """How often it was executed, of the first 300,000 lines."""


@dataclass(frozen=True)
class Part:
    """What came of one function, where a problem has several."""

    function: str
    verdict: Verdict | None
    """That of its first failing case; None if nothing failed and not every case ran."""
    passed: int
    total: int


@dataclass(frozen=True)
class Report:
    """What came of one check; every renderer shows this and nothing else."""

    exercise: str
    title: str
    submission: str
    """The submission's file name, or ``<stdin>``."""
    verdict: Verdict
    message: str
    passed: int
    total: int
    cases: tuple[CaseResult, ...]
    """One result per case that ran, in the order in which they were asked."""
    failure: CaseResult | None
    """The first failing case in order of difficulty."""
    smallest: CaseResult | None
    """The smallest failing board, if one was found that is smaller than that of `failure`."""
    stopped: str
    """Why cases were left out; empty if all ran."""
    notices: tuple[str, ...]
    """Which entry point was taken, where there was a choice."""
    seed: int
    isolation: str
    cpu: float
    """CPU seconds of all cases."""
    wall: float
    """Seconds that the whole check took."""
    memory: int
    """Peak resident bytes of the worker."""
    lines: int | None = None
    """Lines executed on LeetCode's example, if speed is compared and that takes no time."""
    reference_lines: int | None = None
    """The same for the reference."""
    remark: Remark | None = None
    """What makes an accepted submission slow; None if it is not slow, or speed is not compared."""
    function: str = ""
    """The function that was called, where it is not the one of the problem."""
    parts: tuple[Part, ...] = ()
    """One for each function that was judged, if the problem has several."""
    kit: str = grader.__version__
    python: str = field(default_factory=platform.python_version)
    isolation_lowered: bool = False
    """Whether less isolation was asked for than this machine could give."""
    tests: str = ""
    """The folder of the instructor's own tests; empty if there were none."""
    why: Why | None = None
    """The cause and the line of a wrong answer, where that was looked for and found."""
    source: str = field(default="", repr=False)
    """The submission's text, for showing."""


@dataclass(frozen=True)
class Task:
    """What is judged, and by what."""

    exercise: Exercise
    submission: Submission
    isolation: Isolation
    seed: int
    only: str | None = None
    """The one case to ask; None for all that the seed draws."""
    drawn: Sequence[Case] | None = None
    """All cases that the seed draws, where they were drawn before."""
    own: "OwnTests | None" = None
    """An instructor's own tests, which are asked after these cases."""
    pace: Pace | None = None
    """The reference, where its worker serves several checks; None for one of its own."""

    def cases(self) -> Sequence[Case]:
        """Return the cases to ask, the cheapest first.  Raise `UnknownCase`."""
        if self.only is None:
            return self._all_cases
        chosen = [case for case in self._all_cases if case.id == self.only]
        if not chosen and not self.own_asked():
            there = _summary(self._all_cases)
            raise UnknownCase(f"there is no case {self.only!r}; there are {there}")
        return chosen

    @cached_property
    def _all_cases(self) -> Sequence[Case]:
        """All cases of the seed: judging asks for them, and so does the search for the cause."""
        return draw_cases(self.exercise, self.seed) if self.drawn is None else self.drawn

    def own_asked(self) -> int:
        """Return how many of the instructor's own tests are asked."""
        tests = self.own.tests if self.own is not None else ()
        return sum(self.only in (None, test.id) for test in tests)


OnResult = Callable[[CaseResult, int], None]
"""Gets each result as soon as it is known, and how many there will be at most."""


def new_seed() -> int:
    """Return a seed that is short enough to be typed again."""
    return secrets.randbelow(LARGEST_SEED)


def new_seed_of_a_class() -> int:
    """Return a seed that can't be found from a board of a student's page."""
    return secrets.randbelow(LARGEST_SEED_OF_A_CLASS - LARGEST_SEED) + LARGEST_SEED


def grade(
    task: Task, policy: Policy = INTERACTIVE, on_result: OnResult = lambda result, total: None
) -> Report:
    """Judge one submission.  Raise `UnknownCase`.

    All else ends in a report; a defect of the kit in one with the verdict Grader Error.
    """
    started = time.monotonic()
    cases: Sequence[Case] = ()
    total = 0
    judges = [judge_of(task, policy) for _ in range(policy.workers)]
    crew = Crew(judges)
    check_run = CheckRun(
        task.exercise.problem, crew, policy, lambda result: on_result(result, total)
    )
    loaded: Loaded | CaseResult | None = None
    errors: list[str] = []
    lines: tuple[int | None, int | None] = (None, None)
    remark = None
    try:
        drawn = _draw_meanwhile(task, policy)
        loaded = crew.load()
        drawn.wait()
        cases = task.cases()
        total = len(cases) + task.own_asked()
        if isinstance(loaded, Loaded):
            if policy.looks_ahead:
                judges[0].look_ahead(cases)
            crew.share(cases)
            errors += _ask(check_run, cases, policy)
            crew.stop()
            if task.own_asked() and not check_run.finished and not errors:
                errors += _ask_own(task, judges[0], check_run)
            if policy.counts_lines and task.only is None and _is_right(cases, check_run.results):
                if _counts_lines(cases, check_run.results):
                    lines = _counted_lines(judges[0])
                remark = _remark(judges[0], check_run.results)
    except UnknownCase:
        raise
    except Exception as error:  # the kit's own fault must never look like the learner's
        errors.append(_with_its_place(error))
    finally:
        crew.close()
    entry_point = task.submission.entry_point
    results = (loaded,) if isinstance(loaded, CaseResult) else tuple(check_run.results)
    failure = next((result for result in results if not result.verdict.accepted), None)
    stopped = "the file could not be loaded" if results == (loaded,) else check_run.finished
    passed = sum(result.verdict.accepted for result in results)
    verdict, message = _verdict(failure, passed, total, errors, bool(stopped))
    return Report(
        exercise=task.exercise.name,
        title=task.exercise.title,
        submission=task.submission.name,
        verdict=verdict,
        message=message,
        passed=passed,
        total=total,
        cases=results,
        failure=failure,
        smallest=check_run.smallest,
        stopped=stopped if len(results) < total else "",
        notices=_notices(loaded),
        seed=task.seed,
        isolation=task.isolation.description,
        isolation_lowered=task.isolation.lowered,
        cpu=sum(result.cpu for result in results),
        wall=time.monotonic() - started,
        memory=crew.peak_memory,
        lines=lines[0],
        reference_lines=lines[1],
        remark=remark,
        function=entry_point if entry_point != task.exercise.problem.entry_point else "",
        parts=_parts(cases, results),
        tests=task.own.folder if task.own is not None else "",
        source=task.submission.text.decode("utf-8", "replace"),
    )


def with_counted_lines(report: Report, task: Task) -> Report:
    """Return the report of `task` with its lines counted, which a policy may leave for later."""
    cases = task.cases()
    if not _is_right(cases, report.cases):
        return report
    judge = judge_of(task, INTERACTIVE)
    lines: tuple[int | None, int | None] = (None, None)
    try:
        if _counts_lines(cases, report.cases):
            lines = _counted_lines(judge)
        remark = _remark(judge, report.cases)
    finally:
        judge.close()
    return replace(report, lines=lines[0], reference_lines=lines[1], remark=remark)


def judge_of(task: Task, policy: Policy) -> Judge:
    """Return what asks the submission of a task its cases, one at a time."""
    limits = limits_of(task.exercise)
    functions = task.exercise.problem.names

    own = Session(task.submission, task.isolation.start, limits, policy.loading, functions)
    pace = task.pace or pace_of(task.exercise, task.isolation)
    return Judge(own, pace, floor=policy.floor, explains_all=policy.explains_all)


def pace_of(exercise: Exercise, isolation: Isolation, *, lasts: bool = False) -> Pace:
    """Return the reference of an exercise, whose worker may last longer than one check."""
    functions = exercise.problem.names
    session = Session(
        reference(exercise), isolation.start, limits_of(exercise), functions=functions
    )
    return Pace(exercise.name, session, lasts=lasts)


def _draw_meanwhile(task: Task, policy: Policy) -> threading.Event:
    """Draw the cases while the worker starts; return what is set as soon as they are drawn."""
    drawn = threading.Event()
    if task.drawn is not None and policy.asking is not Asking.PYTEST:
        drawn.set()
        return drawn

    def draw() -> None:
        with suppress(Exception):  # `grade` asks for them again, and meets the error itself
            task.cases()
        drawn.set()
        if policy.asking is Asking.PYTEST:
            import pytest  # noqa: F401 - this takes longer than all other imports

    threading.Thread(target=draw, name="drawing").start()
    return drawn


def _ask(check_run: CheckRun, cases: Sequence[Case], policy: Policy) -> list[str]:
    """Have the cases asked, and then the smallest failing board looked for.

    Return what broke in the hidden tests.
    """
    files = [pytest_run.SMALLEST] if policy.shrinking else []
    if policy.asking is Asking.PYTEST:
        return pytest_run.run(cases, check_run, [pytest_run.BOARDS, *files])
    for case in cases:
        if check_run.finished:
            break
        check_run.check(case)
    if not files or check_run.finished or check_run.shrinkable is None:
        return []
    return pytest_run.run([], check_run, files)


def _ask_own(task: Task, judge: Judge, check_run: CheckRun) -> list[str]:
    """Have the instructor's own tests asked; return what broke in them."""
    from grader.hidden import own_tests  # most checks have none

    assert task.own is not None
    judge.restart()
    judge.allowance = inf
    return own_tests.run(task.own, judge, check_run.keep, task.only)


def _counted_lines(judge: Judge) -> tuple[int | None, int | None]:
    """Lines executed on LeetCode's example: the submission's, and the reference's, at one time."""
    from concurrent.futures import ThreadPoolExecutor  # only an accepted check counts lines

    assert judge.pace is not None, "a race has a reference"
    with ThreadPoolExecutor(1) as beside:
        own = beside.submit(executed_lines, judge.session)
        reference = executed_lines(judge.pace.session)
        return own.result(), reference


def _is_right(cases: Sequence[Case], results: Sequence[CaseResult]) -> bool:
    return len(results) >= len(cases) and all(result.verdict.accepted for result in results)


def _counts_lines(cases: Sequence[Case], results: Sequence[CaseResult]) -> bool:
    """Return whether speed is compared, and counting lines on LeetCode's example takes no time."""
    if all(case.race is None for case in cases):  # the reference would be started for this alone
        return False
    asked = next((case.id for case in cases if case.calls == (example(),)), None)
    return any(result.case == asked and result.cpu <= QUICK_ENOUGH_TO_COUNT for result in results)


def _verdict(
    failure: CaseResult | None, passed: int, total: int, errors: list[str], stopped: bool
) -> tuple[Verdict, str]:
    """Return Accepted only if every planned case passed and nothing of the kit broke."""
    if errors:
        return Verdict.GRADER_ERROR, errors[0]
    if failure is not None:
        return failure.verdict, failure.message
    if passed == total:
        return Verdict.ACCEPTED, ""
    if stopped:
        return Verdict.TIME_LIMIT, "the whole check took too long; every case that ran was right"
    return Verdict.GRADER_ERROR, f"{total - passed} cases gave no result"


def _parts(cases: Sequence[Case], results: Sequence[CaseResult]) -> tuple[Part, ...]:
    """Return what came of each of several functions, in the order of their cases."""
    parts = []
    for function in dict.fromkeys(case.function for case in cases if case.function):
        verdicts = [result.verdict for result in results if result.function == function]
        total = sum(case.function == function for case in cases)
        failed = [verdict for verdict in verdicts if not verdict.accepted]
        verdict = failed[0] if failed else Verdict.ACCEPTED if len(verdicts) == total else None
        parts.append(Part(function, verdict, len(verdicts) - len(failed), total))
    return tuple(parts)


def _with_its_place(error: Exception) -> str:
    """Return the text of the kit's own failure, with the place for the person who mends it."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = f" ({Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno})" if trace else ""
    return f"{type(error).__name__}: {error}{place}"


def _remark(judge: Judge, results: Sequence[CaseResult]) -> Remark | None:
    """Return what makes an accepted submission slower than the reference."""
    times = max((result.times or 0.0 for result in results), default=0.0)
    if times < REMARK_FROM:
        return None
    lines = [
        (count, line) for spot in hot_spots(judge.session, example()) for line, count in spot.counts
    ]
    if not lines:
        return Remark("slow", times)
    code = dict(enumerate(judge.session.submission.text.decode("utf-8", "replace").splitlines(), 1))
    most = max(lines)[0]
    # A loop and the test in it are executed equally often; the test says more.
    busiest = [(_tests_for_empty(code.get(line, "")), count, line) for count, line in lines
               if count > most / 2]  # fmt: skip
    rescan, count, line = max(busiest)
    share = count / sum(each for each, _ in lines)
    if share < NOTABLE_SHARE:
        return Remark("slow", times)
    return Remark("rescan" if rescan else "line", times, line, share, count)


def _tests_for_empty(code: str) -> bool:
    return ("'.'" in code or '"."' in code) and ("==" in code or "!=" in code)


def _notices(loaded: Loaded | CaseResult | None) -> tuple[str, ...]:
    if not isinstance(loaded, Loaded) or not loaded.others:
        return ()
    others = ", ".join(quoted(other) for other in loaded.others)
    return (f"{quoted(loaded.taken)} was judged; the file also has {others}",)


def _summary(cases: Sequence[Case]) -> str:
    counts = Counter(case.suite for case in cases)
    return ", ".join(
        f"{suite}-01 to {suite}-{count:02}" if count > 1 else f"{suite}-01"
        for suite, count in counts.items()
    )
