"""What the learner has tried and passed, kept in SQLite inside the workspace."""

import os
import time
from contextlib import closing
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import sqlite3

SCHEMA = """
CREATE TABLE IF NOT EXISTS attempt (
    id INTEGER PRIMARY KEY,
    exercise TEXT NOT NULL,
    at REAL NOT NULL,          -- seconds since 1970
    verdict TEXT NOT NULL,
    passed INTEGER NOT NULL,
    total INTEGER NOT NULL,
    cpu REAL NOT NULL,         -- seconds
    seed INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS given_up (
    exercise TEXT PRIMARY KEY,
    at REAL NOT NULL
);
"""


class Standing(NamedTuple):
    """How one exercise stands."""

    attempts: int = 0
    accepted: bool = False
    best_cpu: float | None = None
    """CPU seconds of the fastest accepted check."""
    last_verdict: str = ""
    given_up: bool = False

    @property
    def state(self) -> str:
        """One or two words for the list."""
        if self.accepted:
            return "accepted"
        if self.given_up:
            return "solution read"
        return "tried" if self.attempts else "to do"


class Progress:
    """The progress database of one workspace."""

    def __init__(self, path: str) -> None:
        self._path = path

    def standings(self) -> dict[str, Standing]:
        """How every exercise that was touched stands."""
        if not os.path.exists(self._path):
            return {}
        found: dict[str, Standing] = {}
        with closing(self._open()) as database:
            for exercise, verdict, cpu in database.execute(
                "SELECT exercise, verdict, cpu FROM attempt ORDER BY id"
            ):
                before = found.get(exercise, Standing())
                passed = verdict == "Accepted"
                best = min(cpu, before.best_cpu or cpu) if passed else before.best_cpu
                found[exercise] = before._replace(
                    attempts=before.attempts + 1,
                    accepted=before.accepted or passed,
                    best_cpu=best,
                    last_verdict=verdict,
                )
            for (exercise,) in database.execute("SELECT exercise FROM given_up"):
                found[exercise] = found.get(exercise, Standing())._replace(given_up=True)
        return found

    def record(
        self, exercise: str, verdict: str, passed: int, total: int, cpu: float, seed: int
    ) -> None:
        """Take an attempt down."""
        with closing(self._open()) as database, database:
            database.execute(
                "INSERT INTO attempt (exercise, at, verdict, passed, total, cpu, seed)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                (exercise, time.time(), verdict, passed, total, cpu, seed),
            )

    def give_up(self, exercise: str) -> None:
        """Take down that the reference was read before the exercise was passed."""
        with closing(self._open()) as database, database:
            database.execute(
                "INSERT OR IGNORE INTO given_up (exercise, at) VALUES (?, ?)",
                (exercise, time.time()),
            )

    def _open(self) -> "sqlite3.Connection":
        import sqlite3  # here, because a fresh working copy has no database to open

        os.makedirs(os.path.dirname(self._path), exist_ok=True)
        database = sqlite3.connect(self._path, timeout=10)
        try:
            database.executescript(SCHEMA)
        except sqlite3.DatabaseError:
            database.close()
            aside = self._set_aside()
            print(f"progress could not be read; the old file is kept as {aside}")
            database = sqlite3.connect(self._path, timeout=10)
            database.executescript(SCHEMA)
        return database

    def _set_aside(self) -> str:
        number = 1
        while os.path.exists(aside := f"{self._path}.broken-{number}"):
            number += 1
        os.rename(self._path, aside)
        return aside
