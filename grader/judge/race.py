"""Compares the speed of a submission with that of the reference, so that the idea decides.

Honest solvers of one idea differ by a constant factor, and one board may happen to suit one order
of digits.  So each board comes in several disguises, both sides solve them in turn, and the median
over the boards counts.  A failure is confirmed by a second round: new disguises in a new process,
so that a busy moment or remembered boards can't decide the result.
"""

from dataclasses import dataclass, replace
from math import inf
from typing import Protocol

from grader.judge.case import Case, CaseResult, Verdict
from grader.judge.pace import Pace
from grader.problems.answer import Plain
from grader.problems.suite import Race
from grader.sandbox.process import Budget

GIVE_UP = 2.0
"""A call is stopped at this multiple of its limit."""
LEAST = 0.1
"""CPU seconds that any call may take: a first call may build tables."""


class Racer(Protocol):
    """What a race needs from a judge."""

    def call(
        self, case: Case, number: int, arguments: tuple[Plain, ...], budget: Budget
    ) -> CaseResult:
        """Run one call of the case."""

    def restart(self) -> None:
        """Make the next call the first one of a new process."""


@dataclass
class _Round:
    """The CPU seconds of one round, by group and board."""

    own: dict[tuple[int, int], float]
    reference: dict[tuple[int, int], float]

    def times(self, race: Race) -> float:
        """Return how many times as long as the reference the slowest group takes, by the median."""
        return max(
            sorted(self._ratio(group, board) for board in range(race.boards))[race.boards // 2]
            for group in range(race.groups)
        )

    def is_lost(self, race: Race) -> bool:
        """Return whether so many boards of a group are slow that the rest can't matter."""
        return any(
            sum(self._ratio(group, board) > race.times for board in range(race.boards))
            > race.boards // 2
            for group in range(race.groups)
        )

    def _ratio(self, group: int, board: int) -> float:
        place = group, board
        return self.own[place] / self.reference[place] if self.reference[place] else 0.0


def run_race(racer: Racer, pace: Pace, case: Case) -> CaseResult:
    """Judge a case that compares speed.  Raise `ReferenceFailed`."""
    race = case.race
    assert race is not None, "only a case with a race comes here"
    cpu = wall = 0.0
    for number in range(race.rounds):
        if number:
            racer.restart()
        result, measured, limit = _run_round(racer, pace, case, race, number)
        cpu, wall = cpu + result.cpu, wall + result.wall
        times = min(measured, GIVE_UP * race.times)
        result = replace(result, cpu=cpu, wall=wall, cpu_limit=limit, times=times)
        if result.verdict is not Verdict.TIME_LIMIT:
            return result
    took = f"more than {times:.0f}" if measured > times else f"{times:.0f}"
    return replace(
        result,
        message=(
            f"on the same boards this takes {took} times as long as the reference {pace.name}."
            f" The limit is {race.times:g} times: the idea of {race.beats} is too slow here"
        ),
    )


def _run_round(
    racer: Racer, pace: Pace, case: Case, race: Race, number: int
) -> tuple[CaseResult, float, float]:
    """Return the result of a round, its time against the reference, and its limit in CPU s."""
    seconds = _Round({}, {})
    places = [(group, board) for group in range(race.groups) for board in range(race.boards)]
    seconds.own.update(dict.fromkeys(places, 0.0))
    seconds.reference.update(dict.fromkeys(places, 0.0))
    result = None
    cpu = wall = 0.0
    first = number * len(places) * race.disguises
    for index in range(len(places) * race.disguises):
        place = places[index % len(places)]
        arguments = case.calls[first + index]
        reference = pace.seconds(arguments, case.function)
        enough = max(LEAST, GIVE_UP * race.times * reference)
        called = racer.call(case, first + index + 1, arguments, Budget(enough))
        cpu, wall = cpu + called.cpu, wall + called.wall
        seconds.reference[place] += reference
        # A call that was stopped counts as endless.
        stopped = called.verdict is Verdict.TIME_LIMIT
        seconds.own[place] += inf if stopped else called.cpu
        if result is None or stopped:
            result = called
        if not called.verdict.accepted and not stopped:
            return replace(called, cpu=cpu, wall=wall), 0.0, 0.0
        if seconds.is_lost(race):
            break
    assert result is not None, "a race has at least one board"
    times = seconds.times(race)
    verdict = Verdict.TIME_LIMIT if times > race.times else Verdict.ACCEPTED
    limit = race.times * sum(seconds.reference.values())
    return replace(result, verdict=verdict, message="", cpu=cpu, wall=wall), times, limit
