"""Rules for points, written down by a teacher in TOML.

========================  ======================================================================
``full_marks``            what an accepted submission gets; 100 without it
``award``                 ``"share"``, ``"suite"`` or ``"all"``: see `grader.points.rules.Award`
``all_but_speed``         what a submission gets that is right on every board, but too slow
``slow``, ``slow_from``   what an accepted submission gets that takes so many times as long as the
                          reference
``minimum``               what every attempt gets at least
``cap``                   what a submission with a wrong answer gets at most
``rounding``              points are a multiple of this
``attempt``               ``"latest"`` or ``"best"``
``[points]``              by suite, or by patterns such as ``"empty-*"``
``[overrides."ID"]``      ``points`` or ``add`` for one student, with a ``comment``
========================  ======================================================================

An error names the line.
"""

import tomllib
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from decimal import Decimal
from fnmatch import fnmatchcase
from fractions import Fraction
from typing import Any

from grader.errors import InvalidRules
from grader.grading import REMARK_FROM
from grader.judge.case import Case
from grader.points.rules import (
    CENT,
    FULL_MARKS,
    NO_MARKS,
    Attempt,
    Award,
    Override,
    Rules,
    shared,
    suites,
)

LARGEST = 1 << 20
"""Bytes."""
MOST_POINTS = 1_000_000
NUMBERS = ("full_marks", "all_but_speed", "slow", "slow_from", "minimum", "cap", "rounding")
KEYS = (*NUMBERS, "award", "attempt", "points", "overrides")
OF_OVERRIDE = ("points", "add", "comment")

Path = tuple[str, ...]
"""A key of the document, with the tables that hold it."""


def read_rules(
    path: str,
    cases: Iterable[Case],
    elsewhere: Collection[str] = (),
    marks: Mapping[str, Fraction] = NO_MARKS,
) -> Rules:
    """Return the rules in a TOML file.  Raise `InvalidRules`.

    `elsewhere` are suites of other exercises that the same rules are for; `marks` are points that
    a teacher's own tests say, by suite, for what the file does not name.
    """
    return parse_rules(read_text(path), path, cases, elsewhere, marks)


def read_text(path: str) -> str:
    """Return the text of a file of rules.  Raise `InvalidRules`."""
    try:
        with open(path, "rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise InvalidRules(f"{path} can't be read: {error.strerror}") from None
    if len(data) > LARGEST:
        raise InvalidRules(f"{path} can't be read: it is larger than {LARGEST >> 20} MiB")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise InvalidRules(f"{path}, line {line}: this is not UTF-8") from None


def parse_rules(
    text: str,
    path: str,
    cases: Iterable[Case],
    elsewhere: Collection[str] = (),
    marks: Mapping[str, Fraction] = NO_MARKS,
) -> Rules:
    """Return the rules in a TOML text; `path` is for messages.  Raise `InvalidRules`."""
    counted, speed = suites(cases)
    return _Document(path, text, marks).rules(counted, speed, elsewhere)


class _Document:
    """The text, which knows the line of each key."""

    def __init__(self, path: str, text: str, marks: Mapping[str, Fraction]) -> None:
        self._path = path
        self._marks = marks
        self._text = text.replace("\r\n", "\n")
        try:
            self._all = _loaded(self._text)
        except tomllib.TOMLDecodeError as error:
            what, _, where = str(error).rpartition(" (at ")
            line = where.removeprefix("line ").partition(",")[0]
            if not line.isdigit():  # the end of the document
                line = str(len(self._text.rstrip("\n").split("\n")))
            raise InvalidRules(
                f"{path}, line {line}: this is not valid TOML: {_short(what or str(error), 200)}"
            ) from None

    def rules(
        self, counted: Counter[str], speed: frozenset[str], elsewhere: Collection[str]
    ) -> Rules:
        self._check_keys((), self._all, KEYS)
        full = self._number("full_marks", FULL_MARKS, Fraction(MOST_POINTS))
        if not full:
            raise self._wrong(("full_marks",), "full_marks is more than 0")
        points = self._points(full, counted, speed, elsewhere)
        slow = self._number("slow", None, full)
        slow_from = self._number("slow_from", None, Fraction(MOST_POINTS))
        minimum = self._number("minimum", Fraction(0), full)
        cap = self._number("cap", None, full)
        rounding = self._number("rounding", CENT, full)
        right = sum((p for suite, p in points.items() if suite not in speed), Fraction(0))
        self._check_order(slow, slow_from, minimum, cap, right if speed else full)
        if rounding < CENT:
            raise self._wrong(("rounding",), "rounding is at least 0.01")
        return Rules(
            points=points,
            cases=counted,
            speed=speed,
            award=Award(self._choice("award", [award.value for award in Award])),
            slow=slow,
            slow_from=float(slow_from if slow_from is not None else Fraction(REMARK_FROM)),
            minimum=minimum,
            cap=cap,
            rounding=rounding,
            attempt=Attempt(self._choice("attempt", [attempt.value for attempt in Attempt])),
            overrides=self._overrides(full),
        )

    # What makes no sense

    def _check_order(
        self,
        slow: Fraction | None,
        slow_from: Fraction | None,
        minimum: Fraction,
        cap: Fraction | None,
        right: Fraction,
    ) -> None:
        if slow is None and slow_from is not None:
            raise self._wrong(
                ("slow_from",), "slow_from says when, and nothing says what: add slow"
            )
        if slow_from is not None and slow_from < Fraction(REMARK_FROM):
            raise self._wrong(
                ("slow_from",), f"slow_from is at least {REMARK_FROM:g}: less says nothing"
            )
        if slow is not None and slow < right:
            raise self._wrong(
                ("slow",),
                f"slow is {float(slow):g}, and a submission that fails for its speed gets"
                f" {float(right):g}: an accepted one must not get less",
            )
        if cap is not None and minimum > cap:
            raise self._wrong(("minimum",), f"the minimum is more than the cap, {float(cap):g}")
        if minimum > right:
            raise self._wrong(
                ("minimum",),
                f"the minimum is more than right answers are worth, {float(right):g}",
            )

    def _check_keys(self, table: Path, found: Mapping[str, Any], known: Collection[str]) -> None:
        for key in found:
            if key not in known:
                where = f"[{'.'.join(table)}] has" if table else "there are"
                raise self._wrong((*table, key), f"unknown key {key!r}; {where} {', '.join(known)}")

    # Values

    def _number(self, key: str, default: Any, most: Fraction) -> Any:
        if key not in self._all:
            return default
        return self._fraction((key,), self._all[key], Fraction(0), most)

    def _fraction(self, path: Path, value: object, least: Fraction, most: Fraction) -> Fraction:
        is_number = isinstance(value, (int, Decimal)) and not isinstance(value, bool)
        if is_number and Decimal(str(value)).is_finite():
            number = Fraction(str(value))
            if least <= number <= most:
                return number
        shown = f"{value}" if is_number else repr(value)
        limits = f"from {float(least):g} to {float(most):g}"
        raise self._wrong(path, f"{path[-1]} is a number {limits}, not {_short(shown)}")

    def _choice(self, key: str, choices: list[str]) -> str:
        value = self._all.get(key, choices[0])
        if value not in choices:
            listed = " or ".join(f'"{choice}"' for choice in choices)
            raise self._wrong((key,), f"{key} is {listed}, not {_short(repr(value))}")
        return str(value)

    # Points by suite

    def _points(
        self,
        full: Fraction,
        counted: Counter[str],
        speed: frozenset[str],
        elsewhere: Collection[str],
    ) -> dict[str, Fraction]:
        named = {**self._marks, **self._named_points(full, counted, speed, elsewhere)}
        given = sum(named.values(), Fraction(0))
        if given > full:
            raise self._wrong(
                ("points",),
                f"the points add up to {float(given):g}, and full marks are {float(full):g}",
            )
        if "all_but_speed" in self._all:
            named |= self._speed_points(full, named, speed)
            given = sum(named.values(), Fraction(0))
        if given < full and set(counted) <= set(named):
            raise self._wrong(
                ("points",),
                f"the points of all suites add up to {float(given):g}, and full marks are"
                f" {float(full):g}",
            )
        return shared(named, full, counted, speed)

    def _speed_points(
        self, full: Fraction, named: Mapping[str, Fraction], speed: frozenset[str]
    ) -> dict[str, Fraction]:
        right = self._fraction(("all_but_speed",), self._all["all_but_speed"], Fraction(0), full)
        for suite in speed & set(named):
            raise self._wrong(
                ("all_but_speed",),
                f"all_but_speed and the points of {suite} say the same thing twice: remove one",
            )
        answers = sum(named.values(), Fraction(0))
        if speed and answers > right:
            raise self._wrong(
                ("all_but_speed",),
                f"all_but_speed is {float(right):g}, and the points of right answers add up to"
                f" {float(answers):g}",
            )
        return {suite: (full - right) / len(speed) for suite in speed}

    def _named_points(
        self,
        full: Fraction,
        counted: Counter[str],
        speed: frozenset[str],
        elsewhere: Collection[str],
    ) -> dict[str, Fraction]:
        table = self._all.get("points", {})
        if not isinstance(table, dict) or ("points" in self._all and not table):
            raise self._wrong(("points",), "points is a table of suites, such as: easy = 20")
        members: dict[str, list[str]] = {pattern: [] for pattern in table}
        for suite in counted:
            if (pattern := self._pattern_of(suite, table, speed)) is not None:
                members[pattern].append(suite)
        points: dict[str, Fraction] = {}
        for pattern, value in table.items():
            number = self._fraction(("points", pattern), value, Fraction(0), full)
            if not members[pattern]:
                self._check_unused(pattern, counted, elsewhere)
            points |= {suite: number / len(members[pattern]) for suite in members[pattern]}
        return points

    def _pattern_of(
        self, suite: str, table: Mapping[str, object], speed: frozenset[str]
    ) -> str | None:
        """Return the line that a suite belongs to: its name, else its longest pattern.

        A pattern never means a suite that compares speed: that is policy.
        """
        if suite in table or suite in speed:
            return suite if suite in table else None
        matching = [pattern for pattern in table if fnmatchcase(suite, pattern)]
        longest = [p for p in matching if len(p) == max(map(len, matching))]
        if len(longest) > 1:
            first, second, *_ = longest
            raise self._wrong(("points", second), f"{first!r} and {second!r} both mean {suite}")
        return longest[0] if longest else None

    def _check_unused(
        self, pattern: str, counted: Counter[str], elsewhere: Collection[str]
    ) -> None:
        if any(fnmatchcase(suite, pattern) for suite in elsewhere):
            return
        if any(fnmatchcase(suite, pattern) for suite in counted):
            raise self._wrong(
                ("points", pattern), f"other lines name every suite that {pattern!r} means"
            )
        raise self._wrong(
            ("points", pattern),
            f"no suite is called {pattern!r}; there are {', '.join(counted)}",
        )

    # Students

    def _overrides(self, full: Fraction) -> dict[str, Override]:
        table = self._all.get("overrides", {})
        if not isinstance(table, dict):
            raise self._wrong(("overrides",), 'write a table for each student: [overrides."ID"]')
        return {student: self._override(student, one, full) for student, one in table.items()}

    def _override(self, student: str, found: object, full: Fraction) -> Override:
        path = ("overrides", student)
        if not isinstance(found, dict):
            raise self._wrong(path, f'write a table: [overrides."{student}"]')
        self._check_keys(path, found, OF_OVERRIDE)
        comment = found.get("comment")
        if not isinstance(comment, str) or not comment.strip():
            raise self._wrong(path, "add a comment that says why")
        if ("points" in found) == ("add" in found):
            raise self._wrong(path, "give either points, or add")
        line = _short(comment, 200)
        if "points" in found:
            number = self._fraction((*path, "points"), found["points"], Fraction(0), full)
            return Override(line, points=number)
        return Override(line, add=self._fraction((*path, "add"), found["add"], -full, full))

    def line(self, path: Path) -> int:
        """Return the line of a key, from 1: the first on which the document has it."""
        lines = self._text.split("\n")
        for number in range(1, len(lines) + 1):
            try:
                found: object = _loaded("\n".join(lines[:number]))
            except tomllib.TOMLDecodeError:  # in the middle of a value
                continue
            for key in path:
                found = found.get(key) if isinstance(found, dict) else None
            if found is not None:
                return number
        return len(lines)

    def _wrong(self, path: Path, what: str) -> InvalidRules:
        return InvalidRules(f"{self._path}, line {self.line(path)}: {what}")


def _short(text: str, longest: int = 40) -> str:
    """Return a text on one line, with nothing that moves a cursor, and cut."""
    line = "".join(c if c.isprintable() else " " for c in " ".join(text.split()))
    return line if len(line) <= longest else line[: longest - 1] + "…"


def _loaded(text: str) -> dict[str, Any]:
    return tomllib.loads(text, parse_float=Decimal)
