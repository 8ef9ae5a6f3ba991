"""Where a solver spends its lines, counted after a time-out, which doesn't say that."""

from dataclasses import dataclass

from grader.judge.session import Session
from grader.problems.answer import Plain
from grader.sandbox.process import Budget

ENOUGH_LINES = 300_000
"""Lines after which the shares of the functions hardly change; counting them takes 0.2 s."""
LONGEST_PROFILE = 5.0
"""CPU seconds allowed, for a solver that hides its work in one line."""
BUSY = 0.05
"""A line with this share of a function's lines belongs to its busiest loop."""


@dataclass(frozen=True)
class HotSpot:
    """One function of the submission."""

    function: str
    counts: tuple[tuple[int, int], ...]
    """Line numbers and execution counts, in the order of the lines."""

    @property
    def lines(self) -> int:
        """Lines executed in it."""
        return sum(count for _, count in self.counts)

    @property
    def first(self) -> int:
        """The number of its first executed line."""
        return self.counts[0][0]

    @property
    def last(self) -> int:
        """The number of its last executed line."""
        return self.counts[-1][0]

    @property
    def busiest(self) -> tuple[int, ...]:
        """The numbers of the busiest lines."""
        return tuple(line for line, count in self.counts if count >= BUSY * self.lines)

    @property
    def share_of_busiest(self) -> float:
        """The busiest lines' share of its lines, from 0 to 1."""
        busy = sum(count for _, count in self.counts if count >= BUSY * self.lines)
        return busy / self.lines


def hot_spots(
    session: Session, arguments: tuple[Plain, ...], function: str = ""
) -> tuple[HotSpot, ...]:
    """Return the functions of the submission by the lines executed on one call.

    Return nothing if no counts came back.

    Counting stops after `ENOUGH_LINES`, so an endless loop shows itself too.
    """
    if not session.ready():
        return ()
    fields = session.profile(arguments, ENOUGH_LINES, Budget(LONGEST_PROFILE), function).fields
    session.close()  # at the cut-off, the call ended in the middle
    listed = fields.get("profile") if fields else None
    found: dict[str, list[tuple[int, int]]] = {}
    for item in listed if isinstance(listed, list) else []:
        match item:
            case [str(function), int(line), int(count)] if line > 0 and count > 0:
                found.setdefault(_in_words(function), []).append((line, count))
    return tuple(HotSpot(name, tuple(sorted(counts))) for name, counts in found.items())


def _in_words(qualified: str) -> str:
    """Return the name behind `def`: a comprehension belongs to the function around it."""
    named = [part for part in qualified.split(".") if not part.startswith("<")]
    return named[-1] if named else "the module"
