"""A group of hidden cases, and how much time each may take: plain values."""

from typing import Any, NamedTuple


class Limit(NamedTuple):
    """How much CPU time a case may use, relative to the reference solution of the rung.

    A case may use ``times`` times the CPU seconds of the reference on the same board, and always
    ``floor`` CPU seconds.  Below the floor the reference is not run at all.
    """

    times: float = 20.0
    floor: float = 2.0


class Race(NamedTuple):
    """How a case compares speed with the reference.

    Its calls are, for each round, every disguise of every board: the first disguise of all boards,
    group after group, then the second one, and so on.
    """

    times: float
    """The limit, as a multiple of the reference's CPU time."""
    boards: int
    """In each group; an odd number, so that one of them is the median."""
    disguises: int
    groups: int = 1
    """Kinds of boards; the slowest one counts."""
    rounds: int = 2
    """Rounds at most; the first one that the submission passes decides."""
    beats: str = ""
    """The rung whose idea is too slow here."""


class Suite(NamedTuple):
    """A named group of hidden cases, drawn afresh for every seed."""

    name: str
    """Prefix of the case identifiers: ``hard`` gives ``hard-01``, ``hard-02`` …"""
    source: str
    """The maker of cases, by its name in `Problem.makers`."""
    cases: int = 0
    """How many cases the maker draws; 0 if the maker has a fixed list."""
    options: dict[str, Any] = {}  # noqa: RUF012 - a named tuple, whose values are never changed
    """Arguments of the maker: kind of puzzle, largest search cost, box size …"""
    limit: Limit = Limit()
    race: Race | None = None
    """How speed is compared, if it is."""
    function: str = ""
    """The function that it judges, if the problem has several."""
    apart: bool = False
    """Whether each call of a case is the first one of a new process."""
