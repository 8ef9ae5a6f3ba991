"""The submission as an instructor's test sees it: a function whose calls cross into the worker."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from grader.judge.case import Case, CaseResult, Verdict
from grader.problems.answer import NO_ANSWER, Answer, Checked, Plain, in_words
from grader.problems.board_answer import check_board, puzzle_of
from grader.problems.suite import Limit
from grader.sandbox.process import Budget

if TYPE_CHECKING:
    from grader.judge.judge import Judge

MOST_SECONDS = 60.0
"""Of computing and waiting in one test, over all its calls."""
REFERENCE_SECONDS = 10.0
"""The most that the reference may take for arguments that it may not be made for."""


class SubmissionRaised(Exception):
    """The submission raised an exception; the text is the last line of its traceback."""

    def __init__(self, result: CaseResult) -> None:
        super().__init__(result.message)
        self.result = result


class SubmissionStopped(BaseException):
    """The submission ran into a limit, or died: its test has failed, whatever happens next.

    It is no `Exception`, so that a test doesn't catch it by accident.
    """


class Foreign:
    """A value that can't leave the worker, such as a set; it equals nothing."""

    def __init__(self, type: str, text: str) -> None:
        self.type = type
        self.text = text

    def __eq__(self, other: object) -> bool:
        return False

    def __hash__(self) -> int:
        return id(self)

    def __repr__(self) -> str:
        return f"<{self.type} {self.text}>"


class Solver:
    """Calls the submission in its worker, with the limits of the kit.

    Arguments may be None, bool, int, float, str, and lists of these.  A list that the submission
    changes is changed here, too.  What comes back is of the same types, or `Foreign`.
    """

    def __init__(self, judge: "Judge", test: str, suite: str) -> None:
        self._judge = judge
        self._test = test
        self._suite = suite
        self._results: list[CaseResult] = []
        self.costly: CaseResult | None = None
        """The call that ran into a limit or died."""

    @property
    def calls(self) -> int:
        """How often the test has called the submission."""
        return len(self._results)

    def __call__(self, *arguments: Plain, function: str = "") -> object:
        """Return what the submission returns; `function` names one of several of the problem.

        Raise `SubmissionRaised`, TypeError for arguments of other types.
        """
        for argument in arguments:
            _check(argument)
        if self.costly is not None:
            raise SubmissionStopped(self.costly.message)
        came_back: list[tuple[Plain, Sequence[Plain]]] = []

        def keep(sent: Sequence[Plain], returned: Plain, after: Sequence[Plain]) -> Checked:
            came_back.append((returned, after))
            return Checked([], _drawn(sent, returned, after))

        limit = Limit()
        case = Case(self._test, self._suite, (arguments,), keep, limit, function=function)
        result = self._judge.ask(case, Budget(limit.floor, lambda: self._longer(case)))
        self._results.append(result)
        spent = sum(each.cpu + each.blocked for each in self._results)
        if result.verdict.accepted and spent > MOST_SECONDS:
            message = f"the calls of this test took more than {MOST_SECONDS:g} s in all"
            result = replace(result, verdict=Verdict.TIME_LIMIT, message=message)
        if result.verdict in (Verdict.RUNTIME_ERROR, Verdict.NOT_STARTED) and result.frames:
            raise SubmissionRaised(result)
        if not result.verdict.accepted:
            self.costly = result
            raise SubmissionStopped(result.message)
        returned, after = came_back[0]
        for argument, changed in zip(arguments, after, strict=True):
            _write_back(argument, changed)
        return _plain(returned)

    def __repr__(self) -> str:
        return "submission"

    def summed(self) -> CaseResult:
        """Return what all calls took, with the last answer."""
        if not self._results:
            return CaseResult(self._test, self._suite, Verdict.WRONG_ANSWER)
        last = self._results[-1]
        return replace(
            last,
            message="",
            cpu=sum(result.cpu for result in self._results),
            wall=sum(result.wall for result in self._results),
            blocked=sum(result.blocked for result in self._results),
        )

    def raised(self, error: SubmissionRaised) -> CaseResult:
        """Return the result of a test that ended with an exception of the submission's."""
        total = self.summed()
        return replace(error.result, cpu=total.cpu, wall=total.wall, blocked=total.blocked)

    def _longer(self, case: Case) -> float:
        """Return the limit from the reference, if that can answer the same call."""
        pace = self._judge.pace
        if pace is None:
            return case.limit.floor
        outcome = pace.session.call(case.calls[0], Budget(REFERENCE_SECONDS), case.function)
        return max(case.limit.floor, case.limit.times * outcome.cpu)


def _check(value: object, depth: int = 0) -> None:
    if isinstance(value, list) and depth < 20:
        for item in value:
            _check(item, depth + 1)
    elif value is not None and type(value) not in (bool, int, float, str):
        raise TypeError(
            f"the submission takes None, bool, int, float, str and lists of these, not {value!r}"
        )


def _drawn(sent: Sequence[Plain], returned: Plain, after: Sequence[Plain]) -> Answer:
    """Return the first argument and what became of it, for showing."""
    if not sent:
        return replace(NO_ANSWER, value=in_words(returned))
    try:
        puzzle_of(sent[0])
        return check_board(sent, returned, after).answer
    except Exception:  # any argument that is not a board
        given = ", ".join(map(in_words, sent))
        return Answer(given=given, value=in_words(returned))


def _write_back(old: Plain, new: Plain) -> None:
    """Give a list its changed items; lists in it stay the same objects where they can."""
    if not isinstance(old, list) or not isinstance(new, list):
        return
    items: list[object] = []
    for number, item in enumerate(new):
        before = old[number] if number < len(old) else None
        if isinstance(before, list) and isinstance(item, list):
            _write_back(before, item)
            items.append(before)
        else:
            items.append(_plain(item))
    old[:] = items  # type: ignore[assignment]


def _plain(value: Plain) -> object:
    if isinstance(value, list):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return Foreign(str(value.get("type")), str(value.get("text")))
    return value
