"""The parts of an exercise, as plain data.

A *problem* is what LeetCode states: the text, the entry point, and how an answer is judged.  An
*exercise* (a rung of the ladder) asks for one idea on one problem, and names the hidden suites
that a submission must pass.

These are named tuples and not dataclasses because ``grader list`` reads the whole catalog and
must start about as fast as the interpreter; importing ``dataclasses`` alone would double that.
"""

from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple

from grader.catalog.tracks import Track
from grader.errors import UnknownFunction
from grader.problems.suite import Suite

if TYPE_CHECKING:  # `grader list` needs no problem
    from grader.problems.problem import Problem


def rung_of(name: str) -> str:
    """Return the name of a rung or of its file without the number: ``bitmask``."""
    return name[3:] if name[:2].isdigit() and name[2:3] == "_" else name


class Exercise(NamedTuple):
    """One rung of the ladder."""

    title: str
    idea: str
    """One line for `grader list`: the idea, not the answer."""
    track: Track
    """The part of the ladder that it belongs to."""
    poses: str
    """The problem, by the name of its module in `grader.problems`."""
    about: str
    """Markdown for the stub: what this rung is about, and which rung it must beat."""
    suites: tuple[Suite, ...]
    hints: tuple[str, ...]
    """At least three, from a nudge to nearly the answer."""
    follows: str | None = None
    """The rung that this one starts from, by name (``bitmask``); None if it starts from nothing."""
    beats: str | None = None
    """The rung whose reference must fail this rung's limits, by name; None if there is no gate."""
    uses: str | None = None
    """The earlier rung whose functions this one calls, by name; the learner's own are copied."""
    memory: int = 512
    """Memory limit in MiB."""
    open_calls: int | None = None
    """Calls that may be open at once below the entry point, so that no search can be recursive;
    None for Python's own limit."""
    name: str = ""
    """The file's name without ``.py`` (``05_bitmask``); the catalog fills it in."""

    @property
    def problem(self) -> "Problem":
        """The problem that the exercise poses."""
        problem: Problem = import_module(f"grader.problems.{self.poses}").PROBLEM
        return problem

    @property
    def gates(self) -> tuple[Suite, ...]:
        """The suites that compare speed with the reference's."""
        return tuple(suite for suite in self.suites if suite.race is not None)

    @property
    def without_gates(self) -> "Exercise":
        """The same boards, without the suites that compare speed."""
        suites = tuple(suite for suite in self.suites if suite.race is None)
        return self._replace(suites=suites)

    @property
    def functions(self) -> tuple[str, ...]:
        """The functions that its suites judge, by name; an empty name if there is only one."""
        return tuple(dict.fromkeys(suite.function for suite in self.suites))

    def only(self, function: str) -> "Exercise":
        """Return what is asked of one of several functions.  Raise `UnknownFunction`."""
        names = self.problem.names
        if function not in names:
            there_are = ", ".join(names)
            raise UnknownFunction(f"{self.rung} asks for no {function!r}; it asks for {there_are}")
        suites = tuple(suite for suite in self.suites if suite.function == function)
        return self._replace(suites=suites)

    @property
    def number(self) -> str:
        """The two digits at the start of the file's name."""
        return self.name[:2]

    @property
    def rung(self) -> str:
        """The rung's name, without the number: ``bitmask``."""
        return rung_of(self.name)
