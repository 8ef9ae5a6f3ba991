"""Looks for the one edit that makes a wrong submission right.

The edits are made and run in a jailed worker, which never gets a solution; the boards that come
back are judged here, by the rules.  What the worker says is read as hostile data.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from grader.judge.session import Session
from grader.judge.why import CAUSES, UNITS
from grader.problems.answer import Plain
from grader.sandbox.process import Budget
from grader.sudoku.rules import is_right
from grader.why.boards import CELLS, Trial, as_plain

LOADING = 2.0
"""CPU seconds."""
GRACE = 1.0
"""CPU seconds for what is not counted in steps."""
CAME_BACK = 0
TOO_LONG = 2
MOST_EDITS = 100_000
MOST_SURVIVORS = 40


class Outcome(NamedTuple):
    """What came of the submission, as it is, on one trial."""

    how: int
    boards: tuple[str, ...]
    steps: int

    def right(self, trial: Trial) -> bool:
        """Whether all boards came back right."""
        return self.how == CAME_BACK and _all_right(trial, self.boards)


class Fit(NamedTuple):
    """An edit that makes trials come out right which were wrong."""

    edit: int
    cause: str
    unit: str | None
    line: int
    rank: int
    passed: frozenset[int]
    """Which of the trials."""
    slow: frozenset[int]
    """Which of the trials took too many steps to say anything."""
    steps: int = 0
    """What those that came out right took; a check that an edit has made blind costs more."""

    change: tuple[int, ...] = ()
    """What it changes, as `edits` reads it."""

    def mends(self, trials: Sequence[object]) -> bool:
        """Whether no trial came out wrong, and at least half of them right."""
        decided = len(trials) - len(self.slow - self.passed)
        return len(self.passed) == decided and 2 * decided >= len(trials)


class Found(NamedTuple):
    """What came of trying edits."""

    fits: tuple[Fit, ...]
    complete: bool
    """Whether all were tried."""
    tried: int = 0


class Write(NamedTuple):
    """A write into a cell of the board."""

    cell: int
    symbol: int
    """1 to 9; 0 for an empty cell, and more for anything else."""
    line: int
    """Of the submission; 0 if not known."""


class Bench:
    """A worker in which variants of one submission run, and what that has cost so far."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._lines = session.submission.text.count(b"\n") + 1
        self.cpu = 0.0
        """CPU seconds."""

    def as_it_is(
        self, trials: Sequence[Trial], steps: Sequence[int], seconds: float, base: int = -1
    ) -> list[Outcome]:
        """Run the submission, with no edit but `base`; an empty list if no honest reply came."""
        fields = self._ask(seconds, trials, steps, edits="none", base=base)
        outcomes = []
        listed = fields.get("outcomes")
        for item in listed if isinstance(listed, list) else []:
            match item:
                case [int(how), list(boards), int(taken)] if 0 <= taken <= max(steps):
                    texts = _boards(boards)
                    if texts is None:
                        return []
                    outcomes.append(Outcome(how, texts, taken))
                case _:
                    return []
        return outcomes if len(outcomes) == len(trials) else []

    def watch(self, trial: Trial, steps: int) -> tuple[Write, ...]:
        """Run the submission on the first board of a trial, and return its writes."""
        fields = self._ask(1.0, [trial[:1]], [steps], edits="watch")
        writes, lines = fields.get("writes"), fields.get("lines")
        if not isinstance(writes, list) or not isinstance(lines, list):
            return ()
        found = []
        for write, line in zip(writes, lines, strict=False):
            if type(write) is not int or not 0 <= write < CELLS << 5:
                return ()
            if type(line) is not int or not 0 <= line <= self._lines:
                return ()
            found.append(Write(write >> 5, write & 31, line))
        return tuple(found)

    def try_edits(
        self,
        trials: Sequence[Trial],
        steps: Sequence[int],
        seconds: float,
        edits: Sequence[int] | None = None,
        *,
        weak: bool = False,
        strict: bool = False,
        base: int = -1,
        skip: int = 0,
    ) -> Found:
        """Run variants on the trials; those that are wrong on the first are out.

        `edits` of None are all small ones, or all others if `weak`.

        `steps` is how many rounds of loops and calls each trial may take.
        `strict` leaves one out at its first wrong trial; `base` is an edit below all others.
        `skip` leaves out as many as an earlier request has tried.
        """
        wanted: Plain = list(edits) if edits is not None else "weak" if weak else "small"
        fields = self._ask(
            seconds, trials, steps, edits=wanted, strict=strict, base=base, skip=skip
        )
        listed, tried = fields.get("fits"), fields.get("tried")
        fits = [self._fit(item, trials) for item in (listed if isinstance(listed, list) else [])]
        complete = fields.get("left") == 0
        tried = min(max(0, tried), MOST_EDITS) if type(tried) is int else 0
        return Found(tuple(fit for fit in fits if fit is not None), complete, tried)

    def close(self) -> None:
        """End the worker."""
        self._session.close()

    def _ask(
        self, seconds: float, trials: Sequence[Trial], steps: Sequence[int], **request: Plain
    ) -> dict[str, Plain]:
        if not self._session.ready():
            return {}
        options: dict[str, Plain] = {"strict": False, "base": -1, **request}
        answered = self._session.variants(
            Budget(seconds + GRACE),
            trials=as_plain(trials),
            steps=list(steps),
            seconds=seconds,
            **options,
        )
        self.cpu += answered.outcome.cpu
        return answered.fields or {}

    def _fit(self, item: Plain, trials: Sequence[Trial]) -> Fit | None:
        """Return what the worker says of an edit, if it can be so."""

        def right(number: int, boards: list[Plain]) -> bool:
            texts = _boards(boards)
            return texts is not None and _all_right(trials[number], texts)

        return read_fit(item, self._lines, len(trials), right)


def survivors(fits: Iterable[Fit], trials: Sequence[object]) -> list[int]:
    """Return the edits that mend the trials and are tried once more, the smallest first."""
    mending = [fit for fit in fits if fit.mends(trials)]
    mending.sort(key=lambda fit: (fit.rank, fit.edit))
    return [fit.edit for fit in mending[:MOST_SURVIVORS]]


def read_fit(
    item: Plain, lines: int, trials: int, right: Callable[[int, list[Plain]], bool]
) -> Fit | None:
    """Return what the worker says of an edit, if it can be so.

    `lines` and `trials` are how many there are.  Only what comes back right from a trial counts:
    `right` takes its number, and what came back.
    """
    match item:
        case [
            int(edit),
            int(cause),
            int(unit),
            int(line),
            int(rank),
            list(named),
            list(after),
            list(late),
            int(steps),
            list(change),
        ]:
            pass
        case _:
            return None
    fair = (
        0 <= edit < MOST_EDITS
        and 0 <= cause < len(CAUSES)
        and 0 <= unit < len(UNITS)
        and 1 <= line <= lines
        and 0 <= rank <= 9
        and len(named) == len(after)
        and steps >= 0
    )
    if not fair:
        return None
    passed = set()
    for index, boards in zip(named, after, strict=True):
        if type(index) is not int or not 0 <= index < trials:
            return None
        if isinstance(boards, list) and right(index, boards):
            passed.add(index)
    slow = frozenset(index for index in late if type(index) is int and index < trials)
    numbers = tuple(number for number in change if type(number) is int)
    return Fit(
        edit, CAUSES[cause], UNITS[unit], line, rank, frozenset(passed), slow, steps, numbers
    )


def _boards(items: list[Plain]) -> tuple[str, ...] | None:
    if not all(isinstance(item, str) and len(item) == CELLS for item in items):
        return None
    return tuple(str(item) for item in items)


def _all_right(trial: Trial, boards: tuple[str, ...]) -> bool:
    return len(boards) == len(trial) and all(map(is_right, trial, boards))
