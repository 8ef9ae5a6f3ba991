"""How many points a submission gets: by a few rules, which an instructor may write down in TOML."""

import tomllib
from collections import Counter
from collections.abc import Iterable
from enum import Enum
from fnmatch import fnmatchcase
from typing import NamedTuple

from grader.errors import InvalidRules
from grader.judge.case import Case, Verdict

FULL_MARKS = 100.0


class Award(Enum):
    """What earns points."""

    SHARE = "share"
    """Each case its part of the suite's points."""
    SUITE = "suite"
    """A suite's points, if every case of it passes."""
    ALL = "all"
    """Every point, if all is accepted; else none."""


class Rules(NamedTuple):
    """Points by suite, and what earns them."""

    points: dict[str, float]
    """By the name of the suite; a suite without any adds nothing."""
    cases: dict[str, int]
    """How many cases each suite has."""
    award: Award = Award.SHARE

    @property
    def full_marks(self) -> float:
        """What an accepted submission gets."""
        return round(sum(self.points.values()), 2)

    def score(self, verdict: Verdict | None, passed: dict[str, int]) -> float | None:
        """Return the points of a submission; None where nothing was judged, which is no zero.

        `passed` counts the cases that passed, by suite.
        """
        if verdict is None or verdict is Verdict.GRADER_ERROR:
            return None
        if verdict is Verdict.ACCEPTED:
            return self.full_marks
        if self.award is Award.ALL:
            return 0.0
        earned = 0.0
        for suite, points in self.points.items():
            earned += points * self.part(suite, passed)
        return round(earned, 2)

    def part(self, suite: str, passed: dict[str, int]) -> float:
        """Return the part of a suite's points that is earned, from 0 to 1."""
        part = passed.get(suite, 0) / self.cases[suite]
        return part if self.award is Award.SHARE else float(int(part))


def plain_rules(cases: Iterable[Case]) -> Rules:
    """Return rules for a hundred points, of which each case earns its part."""
    counted = Counter(case.suite for case in cases)
    return Rules(_even(counted), counted)


def read_rules(path: str, cases: Iterable[Case]) -> Rules:
    """Return the rules in a TOML file.  Raise `InvalidRules`.

    ``award`` is ``"share"``, ``"suite"`` or ``"all"``.  The table ``points`` gives points to suites
    by their names or by patterns such as ``"empty-*"``, whose suites share them evenly.
    """
    counted = Counter(case.suite for case in cases)
    try:
        with open(path, "rb") as file:
            document = tomllib.load(file)
    except OSError as error:
        raise InvalidRules(f"{path} can't be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise InvalidRules(f"{path} is not valid TOML: {error}") from None
    unknown = set(document) - {"award", "points"}
    if unknown:
        raise InvalidRules(f"{path} says {min(unknown)!r}; there are only award and points")
    award = document.get("award", Award.SHARE.value)
    if award not in {kind.value for kind in Award}:
        raise InvalidRules(f'{path}: award is "share", "suite" or "all", not {award!r}')
    points = _points(path, document["points"], counted) if "points" in document else _even(counted)
    return Rules(points, counted, Award(award))


def _even(counted: Counter[str]) -> dict[str, float]:
    return {suite: FULL_MARKS * count / counted.total() for suite, count in counted.items()}


def _points(path: str, given: object, counted: Counter[str]) -> dict[str, float]:
    if not isinstance(given, dict) or not given:
        raise InvalidRules(f"{path}: points is a table of suites, such as: easy = 20")
    points: dict[str, float] = {}
    for pattern, value in given.items():
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 <= value < 1e9:
            raise InvalidRules(
                f"{path}: the points of {pattern!r} are a number from 0, not {value!r}"
            )
        suites = [suite for suite in counted if fnmatchcase(suite, pattern)]
        if not suites:
            raise InvalidRules(
                f"{path}: no suite is called {pattern!r}; there are {', '.join(counted)}"
            )
        for suite in suites:
            points[suite] = points.get(suite, 0.0) + value / len(suites)
    return points
