"""Which save is checked, and when: of many in a row the first two, and the last once it is quiet.

A save by hand is checked at once, also by an editor that empties the file first.  A program that
saves ten times a second would start ten checks a second, and no person could read them.
"""

import time
from collections.abc import Callable

QUIET = 0.3
"""Seconds without a save after which the last one of a row is checked."""


AT_ONCE = 2
"""Saves of a row that are checked at once."""


class Saves:
    """The saves that have come, by the clock."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._last = float("-inf")
        self._in_a_row = 0
        self._waiting: str | None = None

    def saved(self, exercise: str) -> bool:
        """Whether to check this save at once; if not, `due` returns it when it is quiet."""
        now = self._clock()
        self._in_a_row = self._in_a_row + 1 if now - self._last < QUIET else 1
        self._last = now
        at_once = self._in_a_row <= AT_ONCE
        self._waiting = None if at_once else exercise
        return at_once

    def due(self) -> str | None:
        """Return the exercise whose last save is to be checked now, once; None if there is none."""
        if self._waiting is None or self._clock() - self._last < QUIET:
            return None
        exercise, self._waiting = self._waiting, None
        return exercise

    def forget(self) -> None:
        """Check nothing that is waiting: the learner asked for a check, or the file is gone."""
        self._waiting = None

    @property
    def wait(self) -> float | None:
        """Seconds until something can be due; None if nothing is waiting."""
        if self._waiting is None:
            return None
        return max(0.0, self._last + QUIET - self._clock())
