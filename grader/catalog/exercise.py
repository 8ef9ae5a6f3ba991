"""What an exercise is, as plain data.

A *problem* is what LeetCode states: the text, the entry point, and how an answer is judged.  An
*exercise* (a rung of the ladder) asks for one idea on one problem, and names the hidden suites
that a submission must pass.

These are named tuples and not dataclasses because ``grader list`` reads the whole catalog and
must start about as fast as the interpreter; importing ``dataclasses`` alone would double that.
"""

from typing import Any, NamedTuple


class Example(NamedTuple):
    """A public example: shown in the statement, and the first hidden case."""

    name: str
    input: str
    output: str


class Problem(NamedTuple):
    """A problem statement with its entry point and its way of judging."""

    title: str
    url: str
    statement: str
    """Markdown: the problem of the site, in our own words."""
    constraints: tuple[str, ...]
    examples: tuple[Example, ...]
    entry_point: str
    """The name that a submission must define: a function, or a method of ``class Solution``."""
    signature: str
    """The `def` line of the stub."""
    docstring: str
    """The stub function's docstring."""
    checker: str
    """Which checker of `grader.judge.checkers` decides: ``board``, ``puzzle_string``, …"""
    imports: str = ""
    """Import lines of the stub, if its signature needs any."""


class Limit(NamedTuple):
    """How much CPU time a case may use, relative to the reference solution of the rung.

    A case may use ``times`` times the CPU seconds of the reference on the same board, and always
    ``floor`` CPU seconds.  Below the floor the reference is not run at all.
    """

    times: float = 20.0
    floor: float = 2.0


RACE = "race"
"""The maker of suites that compare speed."""


class Suite(NamedTuple):
    """A named group of hidden cases, drawn afresh for every seed."""

    name: str
    """Prefix of the case identifiers: ``hard`` gives ``hard-01``, ``hard-02`` …"""
    source: str
    """The maker of cases, by its name in `grader.hidden.cases.MAKERS`."""
    cases: int = 0
    """How many cases the maker draws; 0 where the maker has a fixed list."""
    options: dict[str, Any] = {}  # noqa: RUF012 - a named tuple, whose values are never changed
    """Arguments of the maker: kind of puzzle, largest search cost, box size …"""
    limit: Limit = Limit()


class Exercise(NamedTuple):
    """One rung of the ladder."""

    title: str
    idea: str
    """One line for `grader list`: the idea, not the answer."""
    problem: Problem
    about: str
    """Markdown for the stub: what this rung is about, and which rung it must beat."""
    suites: tuple[Suite, ...]
    hints: tuple[str, ...]
    """At least three, from a nudge to nearly the answer."""
    follows: str | None = None
    """The rung that this one starts from, by name (``bitmask``); None if it starts from nothing."""
    beats: str | None = None
    """The rung whose reference must fail this rung's limits, by name; None if there is no gate."""
    memory: int = 512
    """Memory limit in MiB."""
    name: str = ""
    """The file's name without ``.py`` (``05_bitmask``); the catalog fills it in."""

    @property
    def gates(self) -> tuple[Suite, ...]:
        """The suites that compare speed with the reference's."""
        return tuple(suite for suite in self.suites if suite.source == RACE)

    @property
    def without_gates(self) -> "Exercise":
        """The same boards, with no suite that asks for more speed than an honest answer needs."""
        suites = tuple(suite for suite in self.suites if suite.source != RACE)
        return self._replace(suites=suites)

    @property
    def number(self) -> str:
        """The two digits that the file's name starts with."""
        return self.name[:2]

    @property
    def rung(self) -> str:
        """The rung's name, without the number: ``bitmask``."""
        return self.name[3:]
