"""The parts of a problem."""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from grader.problems.answer import Checker, Plain
from grader.problems.draw import Arguments, Draw, Drawn, Example, Maker
from grader.problems.suite import Suite


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
    argument: Callable[[str], Plain]
    """Makes the entry point's arguments from the text of a drawn case."""
    check: Checker
    """Decides whether an answer is right."""
    makers: Mapping[str, Maker]
    """The makers of hidden cases, by the names that suites use."""
    takes_board: bool = False
    """Whether the argument is a board."""
    fills_board: bool = False
    """Whether the answer is the board itself, filled in place."""
    imports: str = ""
    """Import lines of the stub, if its signature needs any."""

    def arguments(self, text: str) -> Arguments:
        """Return the arguments of one call that asks about `text`."""
        return (self.argument(text),)

    def draw(self, suite: Suite, seed: int) -> Iterator[Drawn]:
        """Draw the cases of a suite, which depend on the seed and not on other suites."""
        return self.makers[suite.source](Draw(suite, self.examples, self.argument, seed))
