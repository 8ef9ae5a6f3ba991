"""``evaluate_test_cases``: run a function on tests of one's own, in a worker."""

import ast
import inspect
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from math import isfinite
from typing import Any, NamedTuple

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from grader.api.travel import CannotTravel, Definition, source_of
from grader.catalog.exercise import Limit
from grader.judge.case import Answer, Case, CaseResult, Finding, Plain, Verdict
from grader.judge.checkers import Checked
from grader.judge.judge import Judge
from grader.judge.pace import Patience
from grader.judge.session import Session
from grader.report import grid
from grader.report.visible import one_line
from grader.sandbox import isolation
from grader.sandbox.process import Limits
from grader.sudoku.shape import SIDES

Test = Mapping[str, Any]
"""``{"input": {"board": …}, "output": …}``: arguments by name, and what should come of them."""

PATIENCE = 10.0
LARGEST_CHARACTER = "\uffff"
READABLE = ("float", "tuple", "dict", "set", "bytes", "complex")
"""Types that come back as text which Python can read again."""


class Outcome(NamedTuple):
    """What came of one test."""

    actual: Any
    """What the function returned, or made of the board that it was given; None if it failed."""
    passed: bool
    ms: float
    """CPU time in milliseconds."""


def evaluate_test_case(function: Definition, test: Test, *, patience: float = PATIENCE) -> Outcome:
    """Run one test, print what came of it, and return ``(actual, passed, ms)``.

    For the rest, see `evaluate_test_cases`.
    """
    (outcome,) = _evaluate(function, [test], patience)
    return outcome


def evaluate_test_cases(
    function: Definition, tests: Sequence[Test], *, patience: float = PATIENCE
) -> list[Outcome]:
    """Run a function, or a class with one public method, on a list of tests.

    Each test is ``{"input": {name: value, …}, "output": expected}``.  Prints for each its input,
    the expected and the actual output, the time in ms and PASSED or FAILED, then a summary; returns
    ``(actual, passed, ms)`` for each.

    A function that changes its argument in place and returns None is judged by that argument: if a
    list is expected, the first list among the arguments is compared, as it is afterwards.

    The function runs in a worker process, so a test that takes more than `patience` seconds of CPU
    time fails, and the notebook lives on.  Values travel as text: None, bool, int, float, str, and
    lists and dicts of these as inputs; tuples and sets can come back if they are short.

    Raises `CannotTravel`, a ValueError, if the source or an input can't be sent.
    """
    outcomes = _evaluate(function, tests, patience)
    passed = sum(outcome.passed for outcome in outcomes)
    text = Text("\nTotal ")
    text.append(f"{len(outcomes)}", "bold").append(", passed ").append(f"{passed}", "bold green")
    text.append(", failed ").append(f"{len(outcomes) - passed}", "bold red")
    Console(highlight=False).print(text)
    return outcomes


def _evaluate(function: Definition, tests: Sequence[Test], patience: float) -> list[Outcome]:
    name = _entry_point(function)
    calls = [_arguments(function, test, number) for number, test in enumerate(tests, 1)]
    source = source_of(function, name)
    console = Console(highlight=False)
    outcomes = []
    with _worker(Session(source, isolation.choose().launch, Limits())) as worker:
        for number, (test, arguments) in enumerate(zip(tests, calls, strict=True), 1):
            outcome, message = worker.run(arguments, test["output"], patience)
            console.print(f"\nTest {number}", style="bold")
            console.print(_shown(test, outcome, message))
            outcomes.append(outcome)
    return outcomes


class _Worker:
    """A judge that holds answers against what a person expects."""

    def __init__(self, session: Session) -> None:
        self._judge = Judge(session, Patience(), {"expected": self._compare})
        self._expected: Any = None
        self._actual: Any = None
        self._compared = False
        self.loaded = self._judge.load()

    def run(
        self, arguments: tuple[Plain, ...], expected: Any, patience: float
    ) -> tuple[Outcome, str]:
        """One outcome, and why there is no output, if there is none."""
        if isinstance(self.loaded, CaseResult):
            return Outcome(None, False, 0.0), self.loaded.message
        self._expected, self._actual, self._compared = expected, None, False
        limit = Limit(times=0.0, floor=patience)
        result = self._judge.run(Case("test", "test", (arguments,), "expected", limit))
        compared = result.verdict in (Verdict.ACCEPTED, Verdict.WRONG_ANSWER)
        outcome = Outcome(
            self._actual if compared else None, result.verdict.accepted, result.cpu * 1000
        )
        return outcome, "" if compared else _reason(result)

    def close(self) -> None:
        self._judge.close()

    def _compare(self, sent: Sequence[Plain], returned: Plain, after: Sequence[Plain]) -> Checked:
        value = returned
        if returned is None and isinstance(self._expected, list):
            value = next((changed for changed in after if isinstance(changed, list)), None)
        actual = _read(value)
        if not self._compared:  # a failure is looked into by asking again, in a new process
            self._actual, self._compared = actual, True
        same = actual == self._expected
        return Checked([] if same else [Finding("not the expected output")], Answer())


@contextmanager
def _worker(session: Session) -> Iterator[_Worker]:
    worker = _Worker(session)
    try:
        yield worker
    finally:
        worker.close()


def _reason(result: CaseResult) -> str:
    # Without the line's number, which is one of the text that travelled.
    line = f", in: {result.frames[-1].code}" if result.frames else ""
    return f"{result.verdict.value}: {result.message}{line}"


def _read(value: Plain) -> Any:
    """What the worker wrote down, as a value again; its text, where that can't be done."""
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


def _entry_point(function: Definition) -> str:
    if not isinstance(function, type):
        return getattr(function, "__name__", "")
    public = [name for name, value in vars(function).items() if _is_method(name, value)]
    if len(public) != 1:
        names = ", ".join(public) or "none"
        raise CannotTravel(
            f"`{function.__name__}` must have one public method to call; it has {names}"
        )
    return public[0]


def _is_method(name: str, value: object) -> bool:
    return not name.startswith("_") and callable(getattr(value, "__func__", value))


def _arguments(function: Definition, test: Test, number: int) -> tuple[Plain, ...]:
    if not isinstance(test, Mapping) or not {"input", "output"} <= set(test):
        raise CannotTravel(f'test {number} must be a dict with the keys "input" and "output"')
    if not isinstance(test["input"], Mapping):
        raise CannotTravel(f'the "input" of test {number} must be a dict: {{"board": …}}')
    called = getattr(function, _entry_point(function)) if isinstance(function, type) else function
    bound = inspect.signature(called)
    try:
        first = (None,) if isinstance(function, type) else ()
        arguments = bound.bind(*first, **test["input"])
    except TypeError as error:
        raise CannotTravel(
            f"test {number} does not fit {called.__name__}{bound}: {error}"
        ) from None
    if arguments.kwargs:
        names = ", ".join(arguments.kwargs)
        raise CannotTravel(
            f"{called.__name__} takes {names} by name only: arguments travel by position"
        )
    values = arguments.args[len(first) :]
    for value in values:
        _must_be_plain(value, number)
    return values


def _must_be_plain(value: object, number: int) -> None:
    match value:
        case None | bool() | int():
            return
        case float() if isfinite(value):
            return
        # The worker reads requests as Python, to which a pair of surrogates is two characters.
        case str() if all(character <= LARGEST_CHARACTER for character in value):
            return
        case list():
            for item in value:
                _must_be_plain(item, number)
            return
        case dict() if all(isinstance(key, str) for key in value):
            for item in value.values():
                _must_be_plain(item, number)
            return
    raise CannotTravel(
        f"the input of test {number} holds the {type(value).__name__} {value!r}, which can't be"
        " sent to the worker: use finite numbers, plain text, lists, and dicts with strings as keys"
    )


def _shown(test: Test, outcome: Outcome, message: str) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    for name, value in test["input"].items():
        table.add_row("input", _value(value, label=f"{name} = "))
    table.add_row("expected", _value(test["output"]))
    if message:
        table.add_row("actual", Text(one_line(message), "yellow"))
    else:
        table.add_row("actual", _value(outcome.actual, against=test["output"]))
    table.add_row("time", f"{outcome.ms:.2f} ms")
    result = Text("PASSED", "bold green") if outcome.passed else Text("FAILED", "bold red")
    table.add_row("result", result)
    return table


def _value(value: Any, *, label: str = "", against: Any = None) -> Text:
    """A board as a grid, with what differs from another one marked; anything else in one line."""
    if not _is_board(value):
        return Text(one_line(f"{label}{value!r}"))
    marked = []
    if _is_board(against) and len(against) == len(value):
        cells = range(len(value))
        marked = [
            (row, col) for row in cells for col in cells if value[row][col] != against[row][col]
        ]
    return Text(f"{label}\n" if label else "").append_text(grid.draw(value, marked=marked))


def _is_board(value: Any) -> bool:
    return (
        isinstance(value, list)
        and len(value) in SIDES
        and all(isinstance(row, list) and len(row) == len(value) for row in value)
        and all(isinstance(cell, str) and len(cell) == 1 for row in value for cell in row)
    )
