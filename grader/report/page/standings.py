"""How solvers compare: the ladder of a page."""

from math import log
from typing import TYPE_CHECKING, NamedTuple

from grader.report.visible import one_line

if TYPE_CHECKING:
    from grader.measure.bench import Measurement
    from grader.measure.timing import SolverFigures


def logarithmic(value: float, low: float, high: float) -> float:
    """Return a length from 2 to 100 for a value between both ends, on a logarithmic scale."""
    share = log(max(value, low) / low) / log(high / low) if high > low else 1.0
    return round(2 + 98 * min(1.0, share), 1)


class Rung(NamedTuple):
    """A solver on the ladder."""

    name: str
    own: bool
    solid: float
    """Length to the fastest time, from 0 to 100."""
    light: float
    """Length to the typical time."""
    time: str
    lines: str


class Standings(NamedTuple):
    """What the section says."""

    rungs: list[Rung]
    sentences: list[str]
    troubles: list[str]
    basis: list[str]


def standings(measurement: "Measurement") -> Standings:
    """Return a measurement as bars and sentences."""
    from grader.report import ladder  # most pages show none, and it takes long to import

    found = sorted(measurement.standings, key=ladder.order)
    spreads = [spread for standing in found if (spread := standing.spread())]
    low = min((spread.fastest for spread in spreads), default=1.0)
    high = max((spread.typical for spread in spreads), default=1.0)
    own = [standing for standing in found if not standing.is_reference]
    counted = [ladder.lines(one, found) for one in own if one.lines is not None]
    return Standings(
        rungs=[rung for one in found if (rung := _rung(one, low, high))],
        sentences=[*counted, *ladder.places(found)],
        troubles=[
            f"{one_line(one.name)} was not measured. {one_line(one.trouble)}"
            for one in found
            if one.trouble
        ],
        basis=ladder.basis(measurement),
    )


def _rung(standing: "SolverFigures", low: float, high: float) -> Rung | None:
    from grader.report import ladder

    spread = standing.spread()
    if spread is None:
        return None
    return Rung(
        name=one_line(standing.name),
        own=not standing.is_reference,
        solid=logarithmic(spread.fastest, low, high),
        light=logarithmic(spread.typical, low, high),
        time=ladder.time_range(spread),
        lines="" if standing.lines is None else f"{standing.lines:,}",
    )
