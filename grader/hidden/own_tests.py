"""An instructor's own hidden tests: pytest files, run in this process, which the kit trusts.

The submission is a fixture, `submission`: a function that takes the arguments, has them sent into
the worker, and returns what came back.  Nothing that a submission does is believed: a call that
runs into a limit fails its test, whatever the test makes of it; a test that is skipped, or breaks,
after it has called the submission is failed too; only pytest's "passed" of set-up, test and
clean-up, in this process, passes.
"""

import hashlib
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest

from grader.errors import UserError
from grader.hidden.pytest_run import BACKSTOP, HERE, own_environment
from grader.hidden.solver import Solver, SubmissionRaised
from grader.judge.case import Case, CaseResult, Verdict
from grader.judge.reply import safe
from grader.problems.answer import Answer, Checked

if TYPE_CHECKING:
    from grader.judge.judge import Judge

PATTERN = "test_*.py"
MOST_BYTES = 64 << 20
"""Of all files in the folder: it is read for its digest."""
UNUSED_PLUGINS = (
    "cacheprovider", "debugging", "doctest", "faulthandler", "junitxml", "legacypath", "logging",
    "nose", "pastebin", "setuponly", "setupplan", "stepwise", "terminal", "threadexception",
    "unittest", "unraisableexception", "warnings",
)  # fmt: skip
MARK = "points(number): what the test is worth"
ENDS_ALL = "`pytest.exit` would end all tests: use `pytest.fail`"
LONGEST = 400
"""Characters of a message."""
SHORT = 100
"""Characters of what an assertion saw."""


class BadTests(UserError):
    """A folder of tests that can't be used; the text says where and why."""


class OwnTest(NamedTuple):
    """One test: a function of a file, or one of its parameter sets."""

    id: str
    """As pytest names it, without the file: ``test_corner[easy]``."""
    suite: str
    """The name of the function; the name of the test if its parameter sets differ in points."""
    points: float | None
    """From the mark; None without one."""


class OwnTests(NamedTuple):
    """A folder of tests."""

    folder: str
    """An absolute path."""
    tests: tuple[OwnTest, ...]

    @property
    def marks(self) -> dict[str, Fraction]:
        """The points of each suite whose tests have a mark."""
        found: dict[str, Fraction] = {}
        for test in self.tests:
            if test.points is not None:
                found[test.suite] = found.get(test.suite, Fraction(0)) + Fraction(str(test.points))
        return found

    @property
    def cases(self) -> list[Case]:
        """The tests as cases to count: they have no calls to ask."""
        return [Case(test.id, test.suite, (), _never_asked) for test in self.tests]


def _never_asked(*_: object) -> Checked:
    raise AssertionError("pytest runs this test")


def digest(folder: str) -> str:
    """Return a text that changes with the Python files in a folder.  Raise `BadTests`."""
    found = hashlib.sha256()
    read = 0
    for path in sorted(_files(folder)):
        try:
            data = path.read_bytes()
        except OSError as error:
            raise BadTests(f"{path} can't be read: {error.strerror}") from None
        read += len(data)
        if read > MOST_BYTES:
            raise BadTests(f"{folder} has more than {MOST_BYTES >> 20} MiB of Python files")
        found.update(f"{path.relative_to(folder)}\0{len(data)}\0".encode("utf-8", "replace") + data)
    return found.hexdigest()


def _files(folder: str) -> list[Path]:
    """Return the Python files in a folder.  Raise `BadTests` for a pipe: to open it would wait."""
    found = list(Path(folder).rglob("*.py"))
    for path in found:
        if not path.is_file():
            raise BadTests(f"{path} can't be read: it is not an ordinary file")
    return found


@lru_cache(maxsize=4)
def collect(folder: str, digest: str = "") -> OwnTests:
    """Return the tests in a folder, which `digest` keeps apart from its earlier self.

    Raise `BadTests`.
    """
    if not os.path.isdir(folder):
        raise BadTests(f"there is no folder {folder}: --tests takes a folder with {PATTERN}")
    folder = os.path.abspath(folder)
    plugin = _Collecting()
    status = _pytest(folder, ["--collect-only"], plugin)
    if plugin.errors:
        raise BadTests(plugin.errors[0])
    if not plugin.tests:
        raise BadTests(f"{folder} has no tests: pytest takes functions test_… in files {PATTERN}")
    if status != pytest.ExitCode.OK:
        raise BadTests(f"{folder}: pytest ended with {status!r}")
    return OwnTests(folder, tuple(plugin.tests))


def run(
    own: OwnTests, judge: "Judge", keep: Callable[[CaseResult], None], only: str | None = None
) -> list[str]:
    """Run the tests, or `only` one; give each result to `keep`.

    Return what broke in the tests themselves: those have no result.
    """
    plugin = _Running(judge, keep, only)
    status = _pytest(own.folder, [f"--timeout={BACKSTOP}"], plugin)
    if plugin.interrupted:
        raise KeyboardInterrupt
    expected = (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.INTERRUPTED)
    if status not in expected and not plugin.errors:
        return [f"{own.folder}: pytest ended with {status!r}"]
    return plugin.errors


def _pytest(folder: str, options: Sequence[str], plugin: "_Collecting") -> int:
    always = (
        "--import-mode=importlib",
        f"--rootdir={folder}",
        f"--confcutdir={folder}",
        f"--config-file={HERE / 'pytest.ini'}",
        "--capture=sys",
        *(option for plugin in UNUSED_PLUGINS for option in ("-p", f"no:{plugin}")),
        *("-p", "pytest_timeout"),
    )
    _prepare_hypothesis(folder)
    said = StringIO()
    with (
        own_environment(),
        redirect_stdout(StringIO()),
        redirect_stderr(said),
        _fresh_modules(folder),
    ):
        try:
            status = int(pytest.main([*always, *options, folder], plugins=[plugin]))
        except SystemExit:  # pytest lets it pass where a conftest.py is loaded
            raise BadTests(f"{folder}: a file ends Python while it is loaded") from None
    if status == pytest.ExitCode.USAGE_ERROR:  # a conftest.py that can't be loaded
        raise BadTests(f"{folder}: {_last_line(said.getvalue())}")
    return status


@contextmanager
def _fresh_modules(folder: str) -> Iterator[None]:
    """Forget the modules of the folder afterwards, so that nothing stays in them for the next."""
    before = set(sys.modules)
    try:
        yield
    finally:
        for name in set(sys.modules) - before:
            origin = getattr(getattr(sys.modules[name], "__spec__", None), "origin", None)
            if origin is None or str(origin).startswith(folder):
                del sys.modules[name]


def _prepare_hypothesis(folder: str) -> None:
    """Have Hypothesis draw the same examples for each submission, and keep no database."""
    if not any(b"hypothesis" in path.read_bytes() for path in _files(folder)):
        return
    import hypothesis

    hypothesis.settings.register_profile(
        "hidden",
        derandomize=True,
        database=None,
        deadline=None,
        print_blob=False,
        report_multiple_bugs=False,
        suppress_health_check=list(hypothesis.HealthCheck),
    )
    hypothesis.settings.load_profile("hidden")


class _Collecting:
    """Finds the tests and their points."""

    def __init__(self) -> None:
        self.tests: list[OwnTest] = []
        self.errors: list[str] = []

    @pytest.fixture
    def submission(self) -> None:
        """Stand in for the submission: nothing runs while tests are collected."""

    def pytest_configure(self, config: pytest.Config) -> None:
        """Make the mark known."""
        config.addinivalue_line("markers", MARK)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Keep why a file can't be imported."""
        if report.failed:
            self.errors.append(f"{report.nodeid}: {_last_line(report.longreprtext)}")

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Name the tests."""
        names = _ids(session.items)
        worth: dict[str, set[float | None]] = {}
        found: list[tuple[str, str, float | None]] = []
        for item in session.items:
            points = self._points(item)
            function = names[item].partition("[")[0]
            worth.setdefault(function, set()).add(points)
            found.append((names[item], function, points))
        self.tests = [
            OwnTest(name, function if len(worth[function]) == 1 else name, points)
            for name, function, points in found
        ]

    def _points(self, item: pytest.Item) -> float | None:
        mark = item.get_closest_marker("points")
        if mark is None:
            return None
        match mark.args:
            case [int() | float() as points] if (
                not isinstance(points, bool) and 0 <= points < 1e9 and not mark.kwargs
            ):
                return float(points)
        self.errors.append(f"{item.nodeid}: points takes one number from 0, such as points(5)")
        return None


class _Running(_Collecting):
    """Gives the tests the submission, and makes a result of each."""

    def __init__(
        self, judge: "Judge", keep: Callable[[CaseResult], None], only: str | None
    ) -> None:
        super().__init__()
        self.interrupted = False
        self._judge = judge
        self._keep = keep
        self._only = only
        self._solver: Solver | None = None
        self._suites: dict[str, str] = {}
        self._names: dict[pytest.Item, str] = {}
        self._failure: pytest.ExceptionInfo[BaseException] | None = None
        self._phases: Counter[str] = Counter()

    @pytest.fixture
    def submission(self) -> Solver:
        """Return the submission, as a function."""
        assert self._solver is not None
        return self._solver

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out what was not asked for."""
        if self._only is not None:
            names = _ids(items)
            items[:] = [item for item in items if names[item] == self._only]

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Name the tests."""
        super().pytest_collection_finish(session)
        self._names = _ids(session.items)
        self._suites = {test.id: test.suite for test in self.tests}

    def pytest_keyboard_interrupt(self, excinfo: pytest.ExceptionInfo[BaseException]) -> None:
        """Remember a real Ctrl-C, which pytest would turn into an exit status."""
        if isinstance(excinfo.value, pytest.exit.Exception):  # by a fixture
            last = excinfo.traceback.filter(excinfo)[-1]
            self.errors.append(f"{Path(last.path).name}, line {last.lineno + 1}: {ENDS_ALL}")
        self.interrupted = type(excinfo.value) is KeyboardInterrupt

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(
        self, item: pytest.Item, nextitem: pytest.Item | None
    ) -> Iterator[None]:
        """Make a result of one test, when all of it is over."""
        name = self._names[item]
        self._solver = solver = Solver(self._judge, name, self._suites[name])
        self._failure, self._phases = None, Counter()
        done = yield
        result = self._result(item, solver)
        if result is not None:
            self._keep(result)
        return done

    @pytest.hookimpl(wrapper=True)
    def pytest_pyfunc_call(self) -> Iterator[None]:
        """Make a failure of what would end the tests after this one, too."""
        try:
            return (yield)
        except pytest.exit.Exception:
            pytest.fail(ENDS_ALL)

    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> None:
        """Keep the first exception of the test: a skip is one, too."""
        if call.excinfo is not None and self._failure is None:
            self._failure = call.excinfo

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Count what passed, by pytest's own word."""
        if report.outcome == "passed" and not hasattr(report, "wasxfail"):
            self._phases[report.when] += 1

    def _result(self, item: pytest.Item, solver: Solver) -> CaseResult | None:
        base = solver.summed()
        if solver.costly is not None:
            return replace(base, verdict=solver.costly.verdict, message=solver.costly.message)
        if self._phases == Counter(("setup", "call", "teardown")):
            return replace(base, verdict=Verdict.ACCEPTED)
        error = self._failure
        if error is not None and isinstance(error.value, SubmissionRaised):
            return solver.raised(error.value)
        if not solver.calls:
            self.errors.append(f"{item.nodeid}: {_what(error, item)}")
            return None
        message = _what(error, item)
        return replace(
            base, verdict=Verdict.WRONG_ANSWER, message=message, advice=_notes(error, base.answer)
        )


def _ids(items: Sequence[pytest.Item]) -> dict[pytest.Item, str]:
    """Return the name of each test, with its file's only where two files have the same name."""

    def without_file(item: pytest.Item) -> str:
        return safe(item.nodeid.partition("::")[2].replace("::", ".")).replace("\n", " ")

    shared = Counter(map(without_file, items))
    return {
        item: name if shared[name] == 1 else f"{Path(item.path).stem}.{name}"
        for item in items
        for name in (without_file(item),)
    }


def _what(error: pytest.ExceptionInfo[BaseException] | None, item: pytest.Item) -> str:
    """Return why a test failed, on one line."""
    if error is None:
        return "it is marked as an expected failure, which is not a pass"
    last = error.traceback[-1]
    place = f"{Path(last.path).name}, line {last.lineno + 1}"
    if isinstance(error.value, pytest.skip.Exception):
        return f"the test was skipped ({place}): a skip is not a pass"
    text = _lines(error)[0]
    if not isinstance(error.value, (AssertionError, pytest.fail.Exception)):
        text = f"the test broke ({place}): {type(error.value).__name__}: {text}"
    elif text.startswith("assert "):  # without a message of its own: the line says more
        line = str(last.statement).strip().splitlines()[0].rstrip("(").strip()
        seen = text.removeprefix("assert ")
        because = f": {seen}" if seen not in ("False", line) and len(seen) <= SHORT else ""
        text = f"`{line}` does not hold{because}"
    return safe(text)[:LONGEST]


def _lines(error: pytest.ExceptionInfo[BaseException]) -> list[str]:
    """Return the lines of an exception's text; at least one."""
    found = [line.strip() for line in str(error.value).splitlines() if line.strip()]
    return found or [type(error.value).__name__]


def _notes(error: pytest.ExceptionInfo[BaseException] | None, answer: Answer) -> tuple[str, ...]:
    """Return the example that Hypothesis found, unless the board is shown."""
    if error is None or answer.puzzle is not None:
        return ()
    note = " ".join(" ".join(getattr(error.value, "__notes__", ())).split())
    return (safe(note)[:LONGEST],) if note else ()


def _last_line(text: str) -> str:
    lines = [line for line in text.splitlines() if line.strip()]
    errors = [line.removeprefix("E").strip() for line in lines if line.startswith("E ")]
    return safe((errors or lines or ["it can't be imported"])[-1])[:LONGEST]
