"""Times of a solver, and whether they show that one solver is faster than another."""

from collections.abc import Callable
from dataclasses import dataclass
from math import exp, log
from statistics import median

LEAST = 1e-5
"""Seconds; a time below this is too small to measure."""


@dataclass(frozen=True)
class Timing:
    """CPU seconds of one solver on one board, without the way to the worker and back."""

    board: str
    kind: str
    seconds: tuple[float, ...]
    """Seconds of each run that solved it, in order."""
    over: float | None
    """The seconds after which it was given up; None if it was solved."""

    @property
    def fastest(self) -> float:
        """The smallest time, in seconds: disturbances only add to a time."""
        return max(min(self.seconds), LEAST) if self.over is None else self.over

    @property
    def typical(self) -> float:
        """The median time, in seconds."""
        return max(median(self.seconds), LEAST) if self.over is None else self.over


@dataclass(frozen=True)
class Spread:
    """Seconds per board, from the fastest to the typical run."""

    fastest: float
    typical: float
    over: bool
    """Whether a board was given up, so that the true time is larger."""


@dataclass(frozen=True)
class SolverFigures:
    """All figures of one solver."""

    name: str
    rung: str
    is_reference: bool
    timings: tuple[Timing, ...]
    lines: int | None
    """Lines executed on LeetCode's example; None where they were not counted."""
    placements: int | None
    """Digits written into LeetCode's example; None where they were not counted."""
    memory: int
    """Peak resident bytes of the worker, the interpreter included."""
    trouble: str
    """Why there are no times, such as a wrong answer; empty if there are times."""

    def spread(self, kind: str | None = None) -> Spread | None:
        """Return the time per board of that kind, or of all; None for a solver in trouble."""
        chosen = [timing for timing in self.timings if kind in (None, timing.kind)]
        if self.trouble or not chosen:
            return None
        return Spread(
            _mean([timing.fastest for timing in chosen]),
            _mean([timing.typical for timing in chosen]),
            any(timing.over is not None for timing in chosen),
        )


@dataclass(frozen=True)
class Advantage:
    """How much faster one solver is than another, on the boards that at least one solved."""

    times: float
    at_least: bool
    """Whether the other one gave up on boards, so that the true figure is larger."""


def advantage(one: SolverFigures, other: SolverFigures) -> Advantage | None:
    """Return how much faster `one` is; None if it is not, or if the times don't show it.

    There is an answer only if the spreads don't overlap: even a typical run of `one` is faster
    than the fastest of `other`.
    """
    if one.trouble or other.trouble:
        return None
    pairs = [
        (mine, theirs)
        for mine, theirs in zip(one.timings, other.timings, strict=True)
        if mine.over is None or theirs.over is None
    ]
    if not pairs or any(mine.over is not None for mine, _ in pairs):
        return None

    def times(cost: Callable[[Timing], float]) -> float:
        return _mean([theirs.fastest / cost(mine) for mine, theirs in pairs])

    if times(lambda mine: mine.typical) <= 1.0:
        return None
    return Advantage(
        times(lambda mine: mine.fastest), any(theirs.over is not None for _, theirs in pairs)
    )


def _mean(values: list[float]) -> float:
    # The geometric mean: each board has the same weight, however hard it is, and the ratio of two
    # means is the mean of the ratios.
    return exp(sum(map(log, values)) / len(values))
