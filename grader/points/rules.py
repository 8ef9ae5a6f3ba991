"""How many points a submission gets, and how they were calculated.

Whether answers are right is counted; the rest is policy: a few rules that a teacher
may write down (see `grader.points.rules_file`):

- The suites that ask whether answers are right earn their points by their cases.
- The suites that compare speed earn theirs only if all other cases pass.  So a right submission
  that is too slow gets what the rules say (`Rules.all_but_speed`), whatever the number of cases.
- An accepted submission gets full marks, unless the rules say what a slow one gets.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from fractions import Fraction
from functools import cached_property
from itertools import pairwise
from math import floor
from types import MappingProxyType
from typing import NamedTuple

from grader.errors import InvalidRules
from grader.grading import Report
from grader.judge.case import Case, Verdict

FULL_MARKS = Fraction(100)
SPEED_SHARE = Fraction(1, 5)
"""The part of full marks that the speed of the rung's idea is worth, if the rules say nothing."""
CENT = Fraction(1, 100)
IN_TIME = (Verdict.ACCEPTED, Verdict.TIME_LIMIT)
"""Verdicts of a case whose answer, with more time, may be right."""
NO_MARKS: Mapping[str, Fraction] = MappingProxyType({})


class Award(Enum):
    """What earns points."""

    SHARE = "share"
    """Each case its part of the suite's points."""
    SUITE = "suite"
    """A suite's points, if every case of it passes."""
    ALL = "all"
    """The points for right answers, if every answer is right; else none."""


class Attempt(Enum):
    """Which of a student's attempts counts."""

    LATEST = "latest"
    BEST = "best"


class Override(NamedTuple):
    """What a teacher decided for one student."""

    comment: str
    points: Fraction | None = None
    """In place of the sum; None if something is added."""
    add: Fraction = Fraction(0)


class Result(NamedTuple):
    """What points depend on."""

    verdict: Verdict | None
    """None if nothing was judged."""
    passed: Mapping[str, int]
    """Cases that passed, by suite."""
    times: float = 0.0
    """How many times as long as the reference it took; 0 if that was not compared."""
    student: str = ""
    wrong: int | None = None
    """Cases that failed for another reason than time; None if that is not known."""


def result_of(report: Report) -> Result:
    """Return what the points of a report depend on."""
    passed = Counter(result.suite for result in report.cases if result.verdict.accepted)
    times = max((result.times or 0.0 for result in report.cases), default=0.0)
    wrong = sum(result.verdict not in IN_TIME for result in report.cases)
    return Result(report.verdict, passed, times, wrong=wrong)


class Line(NamedTuple):
    """One line of a sum."""

    what: str
    points: float
    of: float | None = None
    """The most that the line can earn; None if it is not a suite."""
    suite: str = ""
    passed: int = 0
    """Cases of the suite."""
    cases: int = 0


class Sum(NamedTuple):
    """Points, and the lines that add up to them."""

    points: float | None
    """None where nothing was judged, which is not zero."""
    lines: tuple[Line, ...]


class _Step(NamedTuple):
    """A rule that may change the sum."""

    what: str
    """Empty if there is nothing to say about it."""
    total: Fraction
    """The sum after it."""


@dataclass(frozen=True)
class Rules:
    """Points by suite, and policy."""

    points: Mapping[str, Fraction]
    """By the name of the suite; they add up to full marks."""
    cases: Mapping[str, int]
    """How many cases each suite has."""
    speed: frozenset[str] = frozenset()
    """The suites that compare speed."""
    award: Award = Award.SHARE
    slow: Fraction | None = None
    """What an accepted submission gets that is slower than the idea; None for full marks."""
    slow_from: float = 0.0
    """How many times as long as the reference is slow."""
    minimum: Fraction = Fraction(0)
    """What every attempt gets at least."""
    cap: Fraction | None = None
    """What a submission with a wrong answer gets at most; None for no limit."""
    rounding: Fraction = CENT
    """Points are a multiple of this."""
    attempt: Attempt = Attempt.LATEST
    overrides: Mapping[str, Override] = field(default_factory=dict)
    """By student."""

    @property
    def full_marks(self) -> float:
        """What an accepted submission gets."""
        return float(self._full)

    @property
    def all_but_speed(self) -> float:
        """What a submission gets whose answers are all right, if it is too slow."""
        return float(sum((self.points[suite] for suite in self._right_answers), Fraction(0)))

    def score(
        self,
        verdict: Verdict | None,
        passed: Mapping[str, int],
        student: str = "",
        times: float = 0.0,
        wrong: int | None = None,
    ) -> float | None:
        """Return the points of a submission; None where nothing was judged, which is not zero.

        `passed` counts the cases that passed, by suite; see `Result`.
        """
        result = Result(verdict, passed, times, student, wrong)
        if _is_judged(result):
            return float(self._steps(result, self._earned(result))[-1].total)
        return self._without_a_verdict(result).points

    def add_up(self, result: Result) -> Sum:
        """Return the points of a submission, and how they were calculated."""
        if not _is_judged(result):
            return self._without_a_verdict(result)
        earned = self._earned(result)
        steps = self._steps(result, earned)
        return Sum(float(steps[-1].total), self._lines(result, earned, steps))

    # How it is done

    @cached_property
    def _full(self) -> Fraction:
        return sum(self.points.values(), Fraction(0))

    @property
    def _right_answers(self) -> list[str]:
        return [suite for suite in self.points if suite not in self.speed]

    def _all_right(self, result: Result) -> bool:
        return result.verdict is Verdict.ACCEPTED or all(
            result.passed.get(suite, 0) == cases
            for suite, cases in self.cases.items()
            if suite not in self.speed
        )

    def _is_wrong(self, result: Result) -> bool:
        return not self._all_right(result) if result.wrong is None else result.wrong > 0

    def _part(self, suite: str, result: Result) -> Fraction:
        if result.verdict is Verdict.ACCEPTED:
            return Fraction(1)
        if (suite in self.speed or self.award is Award.ALL) and not self._all_right(result):
            return Fraction(0)
        part = Fraction(result.passed.get(suite, 0), self.cases[suite])
        return part if self.award is Award.SHARE else Fraction(floor(part))

    def _earned(self, result: Result) -> dict[str, Fraction]:
        return {suite: most * self._part(suite, result) for suite, most in self.points.items()}

    def _without_a_verdict(self, result: Result) -> Sum:
        override = self.overrides.get(result.student)
        if override is None or override.points is None:
            return Sum(None, ())
        given = float(override.points)
        return Sum(given, (Line(f"by hand: {override.comment}", given),))

    def _steps(self, result: Result, earned: Mapping[str, Fraction]) -> list[_Step]:
        """Return the sum of the suites, and then each rule that changes it."""
        total = sum(earned.values(), Fraction(0))
        steps = [_Step("", total)]
        is_slow = 0 < self.slow_from <= result.times
        if self.slow is not None and result.verdict is Verdict.ACCEPTED and is_slow:
            total = min(total, self.slow)
            words = f"accepted, but {result.times:.1f} times as long as the reference"
            steps.append(_Step(words, total))
        if self.cap is not None and total > self.cap and self._is_wrong(result):
            total = self.cap
            steps.append(_Step("cap: some answers are wrong", total))
        if total < self.minimum and result.verdict is not Verdict.NOT_STARTED:
            total = self.minimum
            steps.append(_Step("minimum for an attempt", total))
        total = _in_steps(total, self.rounding)
        words = f"rounded to a multiple of {float(self.rounding):g}" * (self.rounding != CENT)
        steps.append(_Step(words, total))
        if (override := self.overrides.get(result.student)) is not None:
            total = self._by_hand(total, override)
            steps.append(_Step(f"by hand: {override.comment}", total))
        return steps

    def _by_hand(self, total: Fraction, override: Override) -> Fraction:
        if override.points is not None:
            return override.points
        return min(max(total + override.add, Fraction(0)), self._full)

    def _lines(
        self, result: Result, earned: Mapping[str, Fraction], steps: Sequence[_Step]
    ) -> tuple[Line, ...]:
        """Return lines whose figures, in hundredths, add up to the total."""
        changes = [
            (step.what, step.total - before.total) for before, step in pairwise(steps) if step.what
        ]
        values = [*earned.values(), *(change for _, change in changes)]
        figures = _adding_up(values, steps[-1].total)
        most = _adding_up(list(self.points.values()), self._full)
        lines = [
            Line(
                self._what(suite, result), figure, of, suite, self._passed(suite, result),
                self.cases[suite],
            )
            for suite, figure, of in zip(earned, figures, most, strict=False)
        ]  # fmt: skip
        lines += [
            Line(what, figure)
            for (what, _), figure in zip(changes, figures[len(earned) :], strict=True)
            if figure
        ]
        return tuple(lines)

    def _passed(self, suite: str, result: Result) -> int:
        every = result.verdict is Verdict.ACCEPTED
        return self.cases[suite] if every else result.passed.get(suite, 0)

    def _what(self, suite: str, result: Result) -> str:
        if suite in self.speed and not self._all_right(result):
            return f"{suite} (counts only if all other cases pass)"
        return suite


def plain_rules(cases: Iterable[Case], marks: Mapping[str, Fraction] = NO_MARKS) -> Rules:
    """Return rules for a hundred points.  Raise `InvalidRules` for larger `marks`.

    A suite in `marks` has just these points.  Of the rest,
    twenty are for the speed of the rung's idea, if it is compared, and all others for right
    answers, each case its part.
    """
    counted, speed = suites(cases)
    given = float(sum(marks.values(), Fraction(0)))
    if given > FULL_MARKS:
        raise InvalidRules(f"the marks of your tests add up to {given:g}; full marks are 100")
    return Rules(shared(marks, FULL_MARKS, counted, speed), counted, speed)


def suites(cases: Iterable[Case]) -> tuple[Counter[str], frozenset[str]]:
    """Return the number of cases by suite, and the suites that compare speed."""
    cases = list(cases)
    counted = Counter(case.suite for case in cases)
    return counted, frozenset(case.suite for case in cases if case.race is not None)


def shared(
    given: Mapping[str, Fraction],
    full: Fraction,
    counted: Mapping[str, int],
    speed: frozenset[str],
) -> dict[str, Fraction]:
    """Return the points of every suite, of which the rules gave some.

    Of what is left, speed is worth its usual part, as far as it is there; the other suites share
    the rest by their numbers of cases.
    """
    left = full - sum(given.values(), Fraction(0))
    racing = [suite for suite in counted if suite in speed and suite not in given]
    others = [suite for suite in counted if suite not in speed and suite not in given]
    total = sum(counted[suite] for suite in others)
    usual = min(left, full * SPEED_SHARE) if others else left
    for_speed = usual if racing else Fraction(0)
    return {
        suite: given.get(
            suite,
            for_speed / len(racing)
            if suite in racing
            else (left - for_speed) * counted[suite] / (total or 1),
        )
        for suite in counted
    }


def _is_judged(result: Result) -> bool:
    return result.verdict not in (None, Verdict.GRADER_ERROR)


def _in_steps(value: Fraction, step: Fraction) -> Fraction:
    """Return the nearest multiple of a step; the upper one of two."""
    return floor(value / step + Fraction(1, 2)) * step


def _adding_up(values: Sequence[Fraction], total: Fraction) -> list[float]:
    """Return the values rounded to hundredths so that their sum is the total, in hundredths."""
    down = [floor(value / CENT) for value in values]
    missing = floor(total / CENT + Fraction(1, 2)) - sum(down)
    by_remainder = sorted(range(len(values)), key=lambda i: down[i] - values[i] / CENT)
    for i in by_remainder[: max(missing, 0)]:
        down[i] += 1
    return [hundredths / 100 for hundredths in down]
