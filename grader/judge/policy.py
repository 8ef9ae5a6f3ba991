"""How to run a check, whatever it judges: a plain value that the caller passes in."""

from dataclasses import dataclass, replace
from enum import Enum
from math import inf


class Asking(Enum):
    """How the hidden cases are asked."""

    PYTEST = "pytest"
    """By hidden pytest files, in the main thread of this process."""
    LOOP = "loop"
    """One after the other, in any thread: pytest alone costs more than a quick submission."""


@dataclass(frozen=True)
class Policy:
    """Limits of a check, and when it stops.  Times are CPU seconds of the submission."""

    asking: Asking = Asking.PYTEST
    workers: int = 2
    """Processes that share the cases; which case goes to which one is fixed."""
    loading: float = 10.0
    """The limit for importing the submission."""
    floor: float | None = None
    """The minimum limit of every case; None for the minimum of the case's own limit."""
    longest: float = 600.0
    """After this much CPU and waiting time, no further case starts."""
    after_failure: float = 3.0
    """CPU and waiting time that the check may still take after its first failure."""
    costly_failures: float = 2
    """After this many failures by a limit, no further case starts."""
    shrinking: float = 1.0
    """How much of it the search for the smallest failing board may use; 0 for no search."""
    counts_lines: bool = True
    """Whether executed lines are counted after an accepted check."""
    explains_all: bool = True
    """Whether each exception gets advice and lines; else only the first one."""
    looks_ahead: bool = False
    """Whether one request asks for several calls, as far as that changes no verdict."""


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
    looks_ahead=True,
)
"""For one submission of many: every case is asked but after a second one that ran into a limit, so
that points depend on verdicts alone."""
FIRST_FAILURE = replace(CLASS, explains_all=False)
"""The same, where a report is shown with its first failure alone."""
