"""How a check is run, apart from what is judged: a plain value that the caller passes in."""

from dataclasses import dataclass
from enum import Enum
from math import inf


class Asking(Enum):
    """How the hidden cases are asked."""

    PYTEST = "pytest"
    """By hidden pytest files, in this process and its main thread."""
    LOOP = "loop"
    """One after the other, in any thread: pytest alone costs more than a quick submission."""


@dataclass(frozen=True)
class Policy:
    """Limits of a check, and when it stops.  Times are CPU seconds of the submission."""

    asking: Asking = Asking.PYTEST
    workers: int = 2
    """Processes that share the cases; which case goes to which one is fixed."""
    loading: float = 10.0
    """What importing the submission may take."""
    floor: float | None = None
    """What every case gets at least; None for the figure of its own limit."""
    longest: float = 600.0
    """After this much, waiting included, no further case begins."""
    after_failure: float = 3.0
    """What the check may still take, waiting included, once the first failure is known."""
    costly_failures: float = 2
    """After this many failures that ran into a limit, no further case begins."""
    shrinking: float = 1.0
    """How much of that belongs to the search for the smallest failing board; 0 for no search."""
    counts_lines: bool = True
    """Whether executed lines are counted after an accepted check."""


INTERACTIVE = Policy()
"""For a person at the terminal."""
ALL_CASES = Policy(after_failure=inf, costly_failures=inf)
"""For a person who wants to see every case that fails."""
WATCHING = Policy(asking=Asking.LOOP, counts_lines=False)
"""For a check after each save: the same cases and verdicts, without the start of pytest."""
CLASS = Policy(
    asking=Asking.LOOP,
    workers=1,
    after_failure=inf,
    shrinking=0,
    counts_lines=False,
)
"""For one submission of many: every case is asked but after a second one that ran into a limit, so
that points depend on verdicts alone."""
