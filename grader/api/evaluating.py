"""``evaluate_test_cases``: run a function on your own tests, in a worker."""

import ast
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from rich.text import Text

from grader.api.given import Test, arguments_of, entry_point, spelled_out
from grader.api.lines import cell_lines
from grader.api.outcome import TestOutcome, shown
from grader.api.travel import Definition, source_of
from grader.judge.case import Case, CaseResult, Verdict
from grader.judge.judge import Judge
from grader.judge.session import Session
from grader.problems.answer import NO_ANSWER, Checked, Finding, Plain
from grader.report.terminal.console import TextConsole
from grader.sandbox import isolation
from grader.sandbox.process import Budget, Limits

PATIENCE = 10.0
READABLE = ("float", "tuple", "dict", "set", "bytes", "complex")
"""Types that are returned as text, which Python can read again."""


def evaluate_test_case(
    function: Definition, test: Test, *, patience: float = PATIENCE
) -> TestOutcome:
    """Run one test, print its result, and return ``(actual, passed, ms)``.

    For the rest, see `evaluate_test_cases`.
    """
    (outcome,) = _evaluate(function, [test], patience)
    return outcome


def evaluate_test_cases(
    function: Definition, tests: Sequence[Test], *, patience: float = PATIENCE
) -> list[TestOutcome]:
    """Run a function, or a class with one public method, on a list of tests.

    Each test is ``{"input": {name: value, …}, "output": expected}``; a board may be one text, as in
    ``{"input": "53..7…"}``, and what it comes to may be left out for a solver.  Prints for each its
    input, the expected and the actual output, the time in ms and PASSED or FAILED, then a summary;
    returns ``(actual, passed, ms)`` for each.

    A function that changes its argument in place and returns None is judged by that argument: if a
    list is expected, the first list among the arguments is compared, as it is afterwards.

    The function runs in a worker process, so a test that takes more than `patience` seconds of CPU
    time fails, and the notebook keeps running.  Values are sent as text.  Inputs are None, bool,
    int, float, str, and lists and dicts of these; tuples and sets can come back if they are short.

    Raise `CannotTravel`, a ValueError, if the source or an input can't be sent.
    """
    outcomes = _evaluate(function, tests, patience)
    passed = sum(outcome.passed for outcome in outcomes)
    text = Text("\nTotal ")
    text.append(f"{len(outcomes)}", "bold").append(", passed ").append(f"{passed}", "bold green")
    text.append(", failed ").append(f"{len(outcomes) - passed}", "bold red")
    TextConsole().print(text)
    return outcomes


def _evaluate(function: Definition, tests: Sequence[Test], patience: float) -> list[TestOutcome]:
    name = entry_point(function)
    tests = [spelled_out(function, test, number) for number, test in enumerate(tests, 1)]
    calls = [arguments_of(function, test, number) for number, test in enumerate(tests, 1)]
    source = source_of(function, name)
    console = TextConsole()
    outcomes = []
    with _worker(Session(source, isolation.choose().start, Limits())) as worker:
        for number, (test, arguments) in enumerate(zip(tests, calls, strict=True), 1):
            outcome, message = worker.run(arguments, test["output"], patience)
            console.print(f"\nTest {number}", style="bold")
            console.print(shown(test, outcome, message))
            outcomes.append(outcome)
    return outcomes


class _Worker:
    """A judge that compares answers with the expected output."""

    def __init__(self, session: Session) -> None:
        self._judge = Judge(session)
        self._numbers = cell_lines(session.submission.text.decode())
        self._expected: Any = None
        self._actual: Any = None
        self.loaded = self._judge.load()

    def run(
        self, arguments: tuple[Plain, ...], expected: Any, patience: float
    ) -> tuple[TestOutcome, str]:
        """Return one outcome, and why there is no output, if there is none."""
        if isinstance(self.loaded, CaseResult):
            return TestOutcome(None, False, 0.0), self.loaded.message
        self._expected = expected
        result = self._judge.ask(
            Case("test", "test", (arguments,), self._compare), Budget(patience)
        )
        compared = result.verdict in (Verdict.ACCEPTED, Verdict.WRONG_ANSWER)
        outcome = TestOutcome(
            self._actual if compared else None, result.verdict.accepted, result.cpu * 1000
        )
        return outcome, "" if compared else _reason(result, self._numbers)

    def close(self) -> None:
        self._judge.close()

    def _compare(self, sent: Sequence[Plain], returned: Plain, after: Sequence[Plain]) -> Checked:
        value = returned
        if returned is None and isinstance(self._expected, list):
            value = next((changed for changed in after if isinstance(changed, list)), None)
        self._actual = _read(value)
        same = self._actual == self._expected
        return Checked([] if same else [Finding("not the expected output")], NO_ANSWER)


@contextmanager
def _worker(session: Session) -> Iterator[_Worker]:
    worker = _Worker(session)
    try:
        yield worker
    finally:
        worker.close()


def _reason(result: CaseResult, numbers: Sequence[int | None]) -> str:
    line = ""
    if result.frames:
        last = result.frames[-1]
        number = numbers[last.line - 1] if 0 < last.line <= len(numbers) else None
        line = f", in: {last.code}" if number is None else f", in line {number}: {last.code}"
    return f"{result.verdict.value}: {result.message}{line}"


def _read(value: Plain) -> Any:
    """Return the worker's text as a value again; the text itself if that is not possible."""
    match value:
        case {"type": str(kind), "text": str(text)} if kind in READABLE:
            try:
                return ast.literal_eval(text)
            except (ValueError, SyntaxError, MemoryError, RecursionError):
                return text
        case {"text": text}:
            return text
        case list():
            return [_read(item) for item in value]
    return value
