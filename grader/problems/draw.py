"""What a maker of hidden cases draws with."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import NamedTuple

from grader.pool import pool
from grader.problems.answer import Arguments
from grader.problems.suite import Suite


class Example(NamedTuple):
    """A public example: shown in the statement, and the first hidden case."""

    name: str
    input: str
    output: str
    function: str = ""
    """The function that it is about, if the problem has several."""


Drawn = tuple[str, tuple[Arguments, ...]]
"""A note for a person, and the arguments of each call."""
Maker = Callable[["Draw"], Iterator[Drawn]]


class Draw:
    """What a maker draws with: the random numbers and the options of one suite."""

    def __init__(
        self,
        suite: Suite,
        examples: Sequence[Example],
        arguments: Callable[[str], Arguments],
        seed: int,
    ) -> None:
        """Take `arguments`, which makes those of one call from a text: a board, a number."""
        self.suite = suite
        self.examples = examples
        self.random = Random(f"{seed}/{suite.name}")
        self.arguments = arguments

    def call(self, text: str, note: str = "") -> Drawn:
        """Return a case of a single call."""
        return note, (self.arguments(text),)

    def puzzles(
        self, kind: str, count: int, max_cost: int | None = None, side: int = 9
    ) -> list[str]:
        """Return boards of the pool, relabelled and moved."""
        return pool.draw(self.random, kind, count, max_cost=max_cost, side=side)

    def full_grid(self) -> str:
        """Return a random solved 9×9 board."""
        from grader.sudoku import generator

        return generator.random_grid(self.random, 9)


def examples(draw: Draw) -> Iterator[Drawn]:
    """Yield the public examples of the problem."""
    for example in draw.examples:
        yield draw.call(example.input, example.name)
