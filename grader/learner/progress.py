"""What the learner has tried and passed, kept in SQLite inside the workspace."""

import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, NamedTuple

from grader.catalog.catalog import renumbered
from grader.catalog.exercise import rung_of
from grader.errors import ProgressUnavailable

if TYPE_CHECKING:
    import sqlite3

VERSION = 2
"""Kept in the file itself; a file of another version is set aside."""

SCHEMA = f"""
BEGIN IMMEDIATE;
CREATE TABLE IF NOT EXISTS attempt (
    id INTEGER PRIMARY KEY,
    exercise TEXT NOT NULL,       -- without its number, which may change
    at REAL NOT NULL,             -- seconds since 1970
    verdict TEXT NOT NULL,
    passed INTEGER NOT NULL,
    total INTEGER NOT NULL,
    cpu REAL NOT NULL,            -- seconds
    seed INTEGER NOT NULL,
    failing_case TEXT NOT NULL,   -- empty if accepted
    lesson TEXT NOT NULL          -- the lesson about the failure
);
CREATE TABLE IF NOT EXISTS given_up (
    exercise TEXT PRIMARY KEY,
    at REAL NOT NULL
);
CREATE TABLE IF NOT EXISTS hint (
    exercise TEXT PRIMARY KEY,
    used INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS lesson (
    exercise TEXT PRIMARY KEY,
    told TEXT NOT NULL            -- the lesson that was shown last
);
PRAGMA user_version = {VERSION};
COMMIT;
"""


WITH_NUMBERS = 1
"""The version that kept the exercises' names with their numbers."""
WITHOUT_NUMBERS = "".join(
    (
        "BEGIN IMMEDIATE;",
        *(
            f"UPDATE OR IGNORE {table} SET exercise = substr(exercise, 4)"
            " WHERE exercise GLOB '[0-9][0-9][_]*';"
            for table in ("attempt", "given_up", "hint", "lesson")
        ),
        f"PRAGMA user_version = {VERSION}; COMMIT",
    )
)


def _strange(table: str, texts: str = "", whole: str = "", real: str = "") -> str:
    """Return a query for a row of a table whose columns hold something else than this kit writes.

    SQLite itself takes any type in any column.
    """
    wrong = [f"typeof({name}) <> 'text'" for name in texts.split()]
    wrong += [f"typeof({name}) <> 'integer' OR {name} < 0" for name in whole.split()]
    wrong += [
        f"typeof({name}) <> 'real' OR {name} NOT BETWEEN 0 AND {LATEST}" for name in real.split()
    ]
    return f"SELECT 1 FROM {table} WHERE {' OR '.join(wrong)} LIMIT 1"


LATEST = 30_000_000_000
"""Seconds since 1970, in the year 2920: every system can write such a date."""
STRANGE = (
    _strange("attempt", "exercise verdict failing_case lesson", "passed total seed", "at cpu"),
    _strange("given_up", "exercise", real="at"),
    _strange("hint", "exercise", "used"),
    _strange("lesson", "exercise told"),
)

NOT_STARTED = "Not Started"
"""The verdict on a stub.  It is recorded for its lesson, but it is not an attempt."""
LONGEST_WAIT = 10
"""Seconds for which a command waits while another one writes."""


class Attempt(NamedTuple):
    """One check of the learner's own file."""

    exercise: str
    verdict: str
    passed: int
    total: int
    cpu: float
    """CPU seconds of all cases."""
    seed: int
    failing_case: str = ""
    lesson: str = ""
    """The lesson about the failure; empty if there is none."""
    at: float = 0.0
    """Seconds since 1970; filled in when it is recorded."""

    @property
    def accepted(self) -> bool:
        """Whether this attempt passed."""
        return self.verdict == "Accepted"

    @property
    def started(self) -> bool:
        """Whether there was a solution to judge, and not the stub."""
        return self.verdict != NOT_STARTED


class Standing(NamedTuple):
    """The learner's progress in one exercise."""

    attempts: int = 0
    accepted: bool = False
    best_cpu: float | None = None
    """CPU seconds of the fastest accepted check."""
    last_verdict: str = ""
    given_up: bool = False
    hints: int = 0
    """The number of hints that were read before it was accepted."""
    last_at: float = 0.0
    """When it was last checked, in seconds since 1970; 0 if never."""

    @property
    def state(self) -> str:
        """The state in one or two words, for the list."""
        if self.accepted:
            return "accepted"
        if self.given_up:
            return "solution read"
        return "tried" if self.attempts else "to do"


def current(names: Sequence[str], standings: Mapping[str, Standing]) -> str | None:
    """Return the learner's current exercise; None if all are accepted.

    This is the exercise that was checked last, or the first one after it that is not accepted.  So
    a learner who begins with the third exercise stays there.  Before the first check it is the
    first one: to read a hint or a reference is not to begin an exercise.
    """
    checked = {name: standing.last_at for name, standing in standings.items() if standing.attempts}
    latest = max(checked, key=checked.__getitem__, default="")
    start = names.index(latest) if latest in names else 0
    onwards = (*names[start:], *names[:start])
    return next((n for n in onwards if not standings.get(n, Standing()).accepted), None)


def _say(text: str) -> None:
    print(f"grader: {text}", file=sys.stderr)


class Progress:
    """The progress database of one workspace.

    Every method raises `ProgressUnavailable` if the file can't be reached.  A damaged
    file, or one of another version of the kit, is renamed and never written to; `say` gets a
    sentence about it for the learner.
    """

    def __init__(self, path: str, say: Callable[[str], None] = _say) -> None:
        self._path = path
        self._say = say

    def standings(self) -> dict[str, Standing]:
        """Return the progress in every exercise that the learner has worked on, by its name.

        The check of a stub that was not touched doesn't count as an attempt.
        """
        found: dict[str, Standing] = {}
        if not os.path.exists(self._path):
            return found
        with self._database() as database:
            for exercise, verdict, cpu, at in database.execute(
                "SELECT exercise, verdict, cpu, at FROM attempt WHERE verdict <> ? ORDER BY id",
                (NOT_STARTED,),
            ):
                before = found.get(exercise, Standing())
                passed = verdict == "Accepted"
                best = min(cpu, before.best_cpu or cpu) if passed else before.best_cpu
                found[exercise] = before._replace(
                    attempts=before.attempts + 1,
                    accepted=before.accepted or passed,
                    best_cpu=best,
                    last_verdict=verdict,
                    last_at=at,
                )
            for (exercise,) in database.execute("SELECT exercise FROM given_up"):
                found[exercise] = found.get(exercise, Standing())._replace(given_up=True)
            for exercise, used in database.execute("SELECT exercise, used FROM hint"):
                found[exercise] = found.get(exercise, Standing())._replace(hints=used)
        return {renumbered(rung): standing for rung, standing in found.items()}

    def attempts(self, exercise: str) -> list[Attempt]:
        """Return all attempts at an exercise, the oldest first."""
        if not os.path.exists(self._path):
            return []
        columns = ", ".join(Attempt._fields)
        query = f"SELECT {columns} FROM attempt WHERE exercise = ? ORDER BY id"
        with self._database() as database:
            rows = database.execute(query, (rung_of(exercise),))
            return [Attempt(*row)._replace(exercise=exercise) for row in rows]

    def record(self, attempt: Attempt) -> None:
        """Record an attempt, with the current time."""
        columns = ", ".join(Attempt._fields)
        marks = ", ".join("?" * len(Attempt._fields))
        with self._database() as database:
            database.execute(
                f"INSERT INTO attempt ({columns}) VALUES ({marks})",
                attempt._replace(exercise=rung_of(attempt.exercise), at=time.time()),
            )

    def learn_more(self, exercise: str, lesson: str) -> None:
        """Replace the lesson of the last attempt, whose cause was found after the verdict."""
        with self._database() as database:
            database.execute(
                "UPDATE attempt SET lesson = ? WHERE id ="
                " (SELECT max(id) FROM attempt WHERE exercise = ?)",
                (lesson, rung_of(exercise)),
            )

    def give_up(self, exercise: str) -> None:
        """Record that the reference was read before the exercise was passed."""
        with self._database() as database:
            database.execute(
                "INSERT OR IGNORE INTO given_up (exercise, at) VALUES (?, ?)",
                (rung_of(exercise), time.time()),
            )

    def use_hints(self, exercise: str, used: int) -> None:
        """Record that the first `used` hints of an exercise have been read."""
        with self._database() as database:
            database.execute(
                "INSERT INTO hint (exercise, used) VALUES (?, ?)"
                " ON CONFLICT (exercise) DO UPDATE SET used = max(used, excluded.used)",
                (rung_of(exercise), used),
            )

    def last_lesson(self, exercise: str) -> str:
        """Return the lesson that was shown last; empty if none was."""
        with self._database() as database:
            row = database.execute(
                "SELECT told FROM lesson WHERE exercise = ?", (rung_of(exercise),)
            ).fetchone()
        return row[0] if row else ""

    def remember_lesson(self, exercise: str, lesson: str) -> None:
        """Record that a lesson about a failure was shown."""
        with self._database() as database:
            database.execute(
                "INSERT OR REPLACE INTO lesson (exercise, told) VALUES (?, ?)",
                (rung_of(exercise), lesson),
            )

    @contextmanager
    def _database(self) -> "Iterator[sqlite3.Connection]":
        import sqlite3  # imported late: a new working copy has no database to open

        with closing(self._open()) as database:
            try:
                with database:
                    yield database
            except sqlite3.Error as error:
                raise ProgressUnavailable(_why(error)) from None

    def _open(self) -> "sqlite3.Connection":
        """Return the open database; first set aside an unusable file, and create a missing one."""
        import sqlite3

        while True:
            file = _identity(self._path)
            try:
                os.makedirs(os.path.dirname(self._path), exist_ok=True)
                database = sqlite3.connect(self._path, timeout=LONGEST_WAIT)
            except (OSError, sqlite3.Error) as error:
                raise ProgressUnavailable(_why(error)) from None
            try:
                trouble = _trouble(database, self._path)
                if not trouble:
                    return database
            except sqlite3.Error as error:
                trouble = "is damaged"
                if error.sqlite_errorcode not in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
                    database.close()
                    raise ProgressUnavailable(_why(error)) from None
            database.close()
            # Meanwhile another command may have set it aside and started a new one.
            if file == _identity(self._path):
                self._set_aside(trouble)

    def _set_aside(self, trouble: str) -> None:
        number = 1
        while os.path.exists(aside := f"{self._path}.old-{number}"):
            number += 1
        try:
            os.rename(self._path, aside)
            # A journal that stays would be applied to the new file.
            if os.path.exists(f"{self._path}-journal"):
                os.rename(f"{self._path}-journal", f"{aside}-journal")
        except FileNotFoundError:
            return
        except OSError as error:
            raise ProgressUnavailable(_why(error)) from None
        self._say(f"your progress file {trouble}; it is kept as {aside}, and there is a new one")


def _trouble(database: "sqlite3.Connection", path: str) -> str:
    """Return what is wrong with an open database, to follow "your progress file".

    Empty if nothing is.
    """
    import sqlite3

    # One statement, because another command could create the tables between two statements.
    version, tables = database.execute(
        "SELECT user_version, (SELECT count(*) FROM sqlite_master) FROM pragma_user_version"
    ).fetchone()
    if version == 0 and tables == 0:
        database.executescript(SCHEMA)
        return ""
    if version not in (VERSION, WITH_NUMBERS):
        return "was written by another version of the kit"
    # SQLite reads a page that is cut off in the middle as if zeros followed.
    (size,) = database.execute("PRAGMA page_size").fetchone()
    if os.path.getsize(path) % size:
        return "is damaged"
    # Truncated files and overwritten pages; under a millisecond for thousands of attempts.
    (state,) = database.execute("PRAGMA quick_check(1)").fetchone()
    if state != "ok":
        return "is damaged"
    try:
        strange = any(database.execute(query).fetchone() for query in STRANGE)
        if version == WITH_NUMBERS and not strange:
            database.executescript(WITHOUT_NUMBERS)
    except sqlite3.OperationalError as error:
        if "no such" not in str(error):  # locked, or a disk that can't be read
            raise
        strange = True
    return "holds what this kit did not write" if strange else ""


def _identity(path: str) -> tuple[int, int] | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _why(error: Exception) -> str:
    if isinstance(error, OSError):
        return f"the progress file can't be reached: {error.strerror}"
    if "locked" in str(error):
        return f"another command has been writing your progress for {LONGEST_WAIT} seconds"
    return f"the progress file can't be used: {error}"
