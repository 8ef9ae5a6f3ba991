"""The parts of a problem."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from grader.problems.answer import Arguments, Checker, Comparer
from grader.problems.draw import Draw, Drawn, Example, Maker
from grader.problems.suite import Suite


class Function(NamedTuple):
    """A function that a submission must define, or a method of ``class Solution``."""

    name: str
    signature: str
    """The `def` line of the stub."""
    docstring: str
    """The stub function's docstring."""
    arguments: Callable[[str], Arguments]
    """Makes the arguments of a call from the text of a drawn case; raises ValueError."""
    check: Checker
    """Decides whether one answer is right."""
    compare: Comparer | None = None
    """Decides whether the answers to the calls of a case are right together."""

    @property
    def parameters(self) -> tuple[str, ...]:
        """The names of its arguments, in order."""
        return tuple(re.findall(r"(\w+): ", self.signature))


class Problem(NamedTuple):
    """A problem statement with its functions and their way of judging."""

    title: str
    url: str
    statement: str
    """Markdown: the problem of the site, in our own words."""
    constraints: tuple[str, ...]
    examples: tuple[Example, ...]
    functions: tuple[Function, ...]
    """Nearly always one.  Of several, each is judged by the suites that name it."""
    makers: Mapping[str, Maker]
    """The makers of hidden cases, by the names that suites use."""
    takes_board: bool = False
    """Whether the argument is a board."""
    fills_board: bool = False
    """Whether the answer is the board itself, filled in place."""
    imports: str = ""
    """Import lines of the stub, if its signatures need any."""

    @property
    def entry_point(self) -> str:
        """The name of the function, or of the first one."""
        return self.functions[0].name

    @property
    def names(self) -> tuple[str, ...]:
        """The names of several functions; empty if there is only one."""
        several = len(self.functions) > 1
        return tuple(function.name for function in self.functions) if several else ()

    def function(self, name: str = "") -> Function:
        """Return the function of that name; the first one for an empty name."""
        return next(each for each in self.functions if name in ("", each.name))

    def draw(self, suite: Suite, seed: int) -> Iterator[Drawn]:
        """Draw the cases of a suite, which depend on the seed and not on other suites."""
        function = self.function(suite.function)
        examples = [each for each in self.examples if each.function == suite.function]
        return self.makers[suite.source](Draw(suite, examples, function.arguments, seed))
