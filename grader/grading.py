"""Runs the hidden tests for one submission and returns a `Report`.

This process decides, and it never runs a line of the submission.  The hidden tests are pytest
files, run by ``pytest.main`` with no plugin, configuration file or conftest but the kit's own, so
nothing that lies in the learner's folder can steer them.
"""

import os
import platform
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING

import grader
from grader.catalog.exercise import Exercise
from grader.judge.case import Case, CaseResult, Verdict
from grader.judge.executed_lines import example, executed_lines
from grader.judge.judge import Judge
from grader.judge.pace import Pace
from grader.judge.session import Session, Source
from grader.sandbox.isolation import Isolation
from grader.sandbox.process import Limits

if TYPE_CHECKING:
    from grader.hidden.plugin import HiddenTests
    from grader.hidden.submission import Submission
    from grader.judge.judge import Loaded

HIDDEN = Path(__file__).with_name("hidden")
SMALLEST = (HIDDEN / "test_smallest.py",)
TEST_FILES = (HIDDEN / "test_boards.py", *SMALLEST)
BACKSTOP = 900
"""Seconds after which pytest-timeout ends a hidden test; the judge's own limits come first."""

LARGEST_SEED = 10**6

QUICK_ENOUGH_TO_COUNT = 0.02
"""CPU seconds; counting the lines takes six to ten times as long as the call itself."""

# Everything of pytest that a run without a screen and without a folder of tests does not need:
# what is left starts in a third of the time, and nothing of the working folder is looked at.
UNUSED_PLUGINS = (
    "cacheprovider", "capture", "debugging", "doctest", "faulthandler", "junitxml", "legacypath",
    "logging", "monkeypatch", "nose", "pastebin", "recwarn", "setuponly", "setupplan", "stepwise",
    "terminal", "threadexception", "tmpdir", "unittest", "unraisableexception", "warnings",
)  # fmt: skip
PYTEST_OPTIONS = (
    "--assert=plain",
    "--noconftest",
    "--import-mode=importlib",
    f"--rootdir={HIDDEN}",
    f"--config-file={HIDDEN / 'pytest.ini'}",
    f"--timeout={BACKSTOP}",
    *(option for plugin in UNUSED_PLUGINS for option in ("-p", f"no:{plugin}")),
    *("-p", "pytest_timeout"),
)


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
    """One result per case that ran, in the order in which they ran."""
    failure: CaseResult | None
    """The first failing case in order of difficulty."""
    smallest: CaseResult | None
    """The smallest board found on which the submission fails."""
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
    """Lines executed on LeetCode's example, where an accepted submission solves it quickly."""
    reference_lines: int | None = None
    """The same for the reference, where its worker was running anyway."""
    kit: str = grader.__version__
    python: str = field(default_factory=platform.python_version)
    source: str = field(default="", repr=False)
    """The submission's text, for showing."""


@dataclass(frozen=True)
class _Task:
    """What is judged, and by what."""

    exercise: Exercise
    source: Source
    reference: Source
    isolation: Isolation
    seed: int

    def session(self, source: Source) -> Session:
        limits = Limits(memory=self.exercise.memory << 20)
        return Session(source, self.isolation.start, limits)


@dataclass(frozen=True)
class Progress:
    """How far a check has come."""

    done: int
    total: int
    result: CaseResult


def new_seed() -> int:
    """A seed that is short enough to be typed again."""
    return secrets.randbelow(LARGEST_SEED)


def grade(
    exercise: Exercise,
    source: Source,
    reference: Source,
    isolation: Isolation,
    *,
    seed: int,
    only: str | None = None,
    on_progress: Callable[[Progress], None] = lambda progress: None,
) -> Report:
    """Judge one submission on the hidden cases of an exercise, or on the one case `only`.

    Raises `UnknownCase` if `only` names no case.  Everything else ends in a report; a defect of
    the kit in one with the verdict Grader Error.
    """
    # Imported late: pytest takes half of the time of a quick check, and few commands need it.
    from grader.hidden.cases import draw_cases
    from grader.hidden.plugin import HiddenTests

    def ask_by_pytest(cases: Sequence[Case], submission: "Submission", _: Judge) -> list[str]:
        return _run_pytest(HiddenTests(list(cases), submission))

    def draw() -> list[Case]:
        return _chosen(draw_cases(exercise, seed), only)

    task = _Task(exercise, source, reference, isolation, seed)
    return _judge(task, draw, ask_by_pytest, whole=only is None, on_progress=on_progress)


def grade_drawn(
    exercise: Exercise,
    source: Source,
    reference: Source,
    isolation: Isolation,
    *,
    seed: int,
    cases: Sequence[Case],
) -> Report:
    """Judge one submission of many on `cases`, which are all that `seed` draws.

    The same cases in the same order with the same verdicts as `grade`, asked without pytest and
    without a search for the smallest board, which together take several times as long as all else
    that this process does; and, unlike pytest, in any thread.  No failure ends it for the time
    that it takes.
    """

    def ask(cases: Sequence[Case], submission: "Submission", _: Judge) -> list[str]:
        # Nobody waits for it, and points must not depend on how busy the machine is.
        submission.patience = inf
        for case in cases:
            if submission.finished:
                break
            submission.check(case)
        return []

    return _judge(_Task(exercise, source, reference, isolation, seed), lambda: cases, ask)


def grade_quickly(
    exercise: Exercise,
    source: Source,
    reference: Source,
    isolation: Isolation,
    *,
    seed: int,
    cases: Sequence[Case],
    on_progress: Callable[[Progress], None],
    on_verdict: Callable[[Report], None],
) -> Report:
    """Judge a submission on `cases`, which are all that `seed` draws, for somebody who waits.

    The same cases with the same verdicts as `grade`; two workers share them, and pytest is needed
    only to find the smallest board on which a failing submission fails.  `on_verdict` gets the
    report before the lines are counted, which changes nothing but these counts.
    """

    task = _Task(exercise, source, reference, isolation, seed)

    def ask(cases: Sequence[Case], submission: "Submission", judge: Judge) -> list[str]:
        from grader.judge.pair import Pair

        pace = Pace(exercise.name, task.session(reference))
        with Pair(judge, Judge(task.session(source), pace), cases) as pair:
            for case in cases:
                if submission.finished:
                    break
                submission.take(case, pair.run(case))
        if submission.finished or submission.shrinkable is None:
            return []
        from grader.hidden.plugin import HiddenTests

        return _run_pytest(HiddenTests([], submission), SMALLEST)

    return _judge(task, lambda: cases, ask, on_progress=on_progress, on_verdict=on_verdict)


def _judge(
    task: _Task,
    draw: Callable[[], Sequence[Case]],
    ask: "Callable[[Sequence[Case], Submission, Judge], list[str]]",
    *,
    whole: bool = True,
    on_progress: Callable[[Progress], None] = lambda progress: None,
    on_verdict: Callable[[Report], None] = lambda report: None,
) -> Report:
    """Load the submission, have its cases asked, and sum up; `ask` returns what broke in it.

    Lines are counted if these are the `whole` of its cases.
    """
    from grader.hidden.submission import Submission

    started = time.monotonic()
    exercise, source = task.exercise, task.source
    cases: Sequence[Case] = ()
    session = task.session(source)
    pace = task.session(task.reference)
    judge = Judge(session, Pace(exercise.name, pace))
    errors: list[str] = []
    notices: tuple[str, ...] = ()
    smallest = None
    stopped = ""
    lines = reference_lines = None
    results: list[CaseResult] = []

    def take_down(result: CaseResult) -> None:
        results.append(result)
        on_progress(Progress(len(results), len(cases), result))

    def report() -> Report:
        failure = next((result for result in results if not result.verdict.accepted), None)
        passed = sum(result.verdict.accepted for result in results)
        verdict, message = _verdict(failure, passed, len(cases), errors, bool(stopped))
        return Report(
            exercise=exercise.name,
            title=exercise.title,
            submission=source.name,
            verdict=verdict,
            message=message,
            passed=passed,
            total=len(cases),
            cases=tuple(results),
            failure=failure,
            smallest=smallest if failure is not None else None,
            stopped=stopped,
            notices=notices,
            seed=task.seed,
            isolation=task.isolation.description,
            cpu=sum(result.cpu for result in results),
            wall=time.monotonic() - started,
            memory=judge.peak_memory,
            lines=lines,
            reference_lines=reference_lines,
            source=source.text.decode("utf-8", "replace"),
        )

    try:
        cases = draw()
        loaded = judge.load()
        if isinstance(loaded, CaseResult):
            results.append(loaded)
            stopped = "the file could not be loaded"
        else:
            notices = _notices(loaded, source.entry_point)
            submission = Submission(judge, take_down)
            errors = ask(cases, submission, judge)
            smallest = submission.smallest
            stopped = submission.finished
        on_verdict(report())
        if whole and _quick_on_the_example(cases, results):
            lines = executed_lines(session)
            # Starting a worker would take longer than both counts.
            reference_lines = executed_lines(pace) if pace.alive else None
    except UnknownCase:
        raise
    except Exception as error:  # the kit's own fault must never look like the learner's
        errors.append(_defect(error))
    finally:
        judge.close()
    return report()


def _quick_on_the_example(cases: Sequence[Case], results: list[CaseResult]) -> bool:
    """Whether all is right so far, and counting lines on LeetCode's example takes no time."""
    asked = next((case.id for case in cases if case.calls == (example(),)), None)
    right = len(results) == len(cases) and all(result.verdict.accepted for result in results)
    return right and any(
        result.case == asked and result.cpu <= QUICK_ENOUGH_TO_COUNT for result in results
    )


def _chosen(cases: list[Case], only: str | None) -> list[Case]:
    if only is None:
        return cases
    chosen = [case for case in cases if case.id == only]
    if not chosen:
        there_are = _summary([case.id for case in cases])
        raise UnknownCase(f"there is no case {only!r}; there are {there_are}")
    return chosen


def _defect(error: Exception) -> str:
    """A failure of the kit, with the place for whoever has to mend it."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = f" ({Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno})" if trace else ""
    return f"{type(error).__name__}: {error}{place}"


class UnknownCase(LookupError):
    """The seed draws no case of that name."""


def _verdict(
    failure: CaseResult | None, passed: int, total: int, errors: list[str], stopped: bool
) -> tuple[Verdict, str]:
    """Accepted means every planned case passed, and that nothing of the kit broke meanwhile."""
    if errors:
        return Verdict.GRADER_ERROR, errors[0]
    if failure is not None:
        return failure.verdict, failure.message
    if passed == total:
        return Verdict.ACCEPTED, ""
    if stopped:
        return Verdict.TIME_LIMIT, "the whole check took too long; every case that ran was right"
    return Verdict.GRADER_ERROR, f"{total - passed} cases gave no result"


def _run_pytest(tests: "HiddenTests", files: Sequence[Path] = TEST_FILES) -> list[str]:
    """Run the hidden test files in this process; return what broke in them."""
    # These would let an environment, a working folder or an installed plugin take part.
    no_autoload = "PYTEST_DISABLE_PLUGIN_AUTOLOAD"
    hidden_from_pytest = ("PYTEST_ADDOPTS", "PYTEST_PLUGINS", "PYTEST_DEBUG", no_autoload)
    saved = {name: os.environ.pop(name) for name in hidden_from_pytest if name in os.environ}
    os.environ[no_autoload] = "1"
    try:
        import pytest

        status = pytest.main([*PYTEST_OPTIONS, *map(str, files)], plugins=[tests])
    finally:
        del os.environ[no_autoload]
        os.environ.update(saved)
    if status == pytest.ExitCode.INTERRUPTED and tests.interrupted:
        raise KeyboardInterrupt
    expected = (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.INTERRUPTED)
    errors = tests.errors
    if status not in expected and not errors:
        errors = [f"pytest ended with {status!r}"]
    return errors


def _notices(loaded: "Loaded", entry_point: str) -> tuple[str, ...]:
    if not loaded.others:
        return ()
    others = ", ".join(f"`{other}`" for other in loaded.others)
    return (f"`{loaded.taken}` was judged; the file also has {others}",)


def _summary(planned: list[str]) -> str:
    first: dict[str, int] = {}
    for case in planned:
        suite = case.rpartition("-")[0]
        first[suite] = first.get(suite, 0) + 1
    return ", ".join(f"{suite}-01 to {suite}-{count:02}" for suite, count in first.items())
