"""The gradebook: what was handed in and what came of it, in one SQLite file.

It holds the texts that were judged, so that a run that was interrupted goes on with the very same
ones, and one row for each result, written as soon as the result is there.  A grader that is killed
loses only what it was just working on.
"""

import hashlib
import json
import os
import sqlite3
import time
import zlib
from collections.abc import Collection, Iterable, Iterator
from contextlib import suppress
from types import TracebackType
from typing import Any, NamedTuple

from grader.classroom.collect import Submission
from grader.classroom.files import GRADEBOOK
from grader.classroom.job import Graded, Setting
from grader.errors import GradebookLocked
from grader.judge.case import Verdict

AT_ONCE = 100
"""Submissions that are read ahead."""

SCHEMA = """
CREATE TABLE IF NOT EXISTS submission (
    id TEXT PRIMARY KEY,       -- the student
    origin TEXT NOT NULL,
    sha256 TEXT NOT NULL,
    text BLOB NOT NULL,
    problem TEXT NOT NULL,     -- why it can't be judged; empty if it can
    collected INTEGER NOT NULL -- the run that last found it
);
CREATE TABLE IF NOT EXISTS setting (
    id INTEGER PRIMARY KEY,
    setting TEXT NOT NULL UNIQUE, -- JSON: all that a result depends on, but for the submission
    at REAL NOT NULL              -- seconds since 1970, of the last use
);
CREATE TABLE IF NOT EXISTS result (
    setting INTEGER NOT NULL,
    submission TEXT NOT NULL,
    sha256 TEXT NOT NULL,
    verdict TEXT NOT NULL,
    message TEXT NOT NULL,
    passed INTEGER NOT NULL,
    total INTEGER NOT NULL,
    cpu REAL NOT NULL,         -- seconds
    wall REAL NOT NULL,        -- seconds
    memory INTEGER NOT NULL,   -- bytes
    suites TEXT NOT NULL,      -- JSON: cases passed, by suite
    failed TEXT NOT NULL,      -- JSON: the cases that did not pass
    shape TEXT NOT NULL,       -- equal for texts that are the same but for names and layout
    page TEXT NOT NULL,        -- file name of the report
    report BLOB NOT NULL,      -- JSON, compressed by zlib
    PRIMARY KEY (setting, submission)
);
"""


class Row(NamedTuple):
    """One line of the gradebook."""

    student: str
    origin: str
    verdict: Verdict | None
    """None for what could not be judged, or has not been yet."""
    message: str
    passed: int
    total: int
    cpu: float
    wall: float
    memory: int
    suites: dict[str, int]
    """Cases passed, by suite."""
    failed: tuple[str, ...]
    """The cases that did not pass, of those that ran."""
    shape: str
    page: str
    """File name of the report; empty if there is none."""


class Gradebook:
    """The gradebook in one folder, held by one grader at a time; use it as a context manager."""

    def __init__(self, folder: str) -> None:
        os.makedirs(folder, exist_ok=True)
        path = os.path.join(folder, GRADEBOOK)
        self._database = sqlite3.connect(path, timeout=1, isolation_level=None)
        try:
            # Held until the end: two graders at once would judge everything twice.
            self._database.execute("PRAGMA locking_mode = EXCLUSIVE")
            self._database.execute("PRAGMA journal_mode = WAL")
            self._database.execute("PRAGMA synchronous = NORMAL")
            self._database.execute("BEGIN EXCLUSIVE")
            for statement in SCHEMA.split(";\n"):
                self._database.execute(statement)
            self._database.execute("COMMIT")
        except sqlite3.DatabaseError as error:
            self._database.close()
            busy = "locked" in str(error)
            reason = "another grader is at work on it" if busy else str(error)
            raise GradebookLocked(f"{path} can't be opened: {reason}") from None
        self._setting = 0

    def __enter__(self) -> "Gradebook":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Give the file back."""
        with suppress(sqlite3.Error):
            self._database.close()

    # Before judging

    def last_setting(self) -> Setting | None:
        """What the latest results depended on."""
        found = self._database.execute(
            "SELECT setting FROM setting ORDER BY at DESC, id DESC LIMIT 1"
        ).fetchone()
        return Setting(**json.loads(found[0])) if found else None

    def use(self, setting: Setting) -> None:
        """Choose the setting that all further results belong to."""
        text = json.dumps(setting._asdict(), sort_keys=True)
        found = self._database.execute(
            "INSERT INTO setting (setting, at) VALUES (?, ?)"
            " ON CONFLICT (setting) DO UPDATE SET at = excluded.at RETURNING id",
            (text, time.time()),
        ).fetchone()
        self._setting = found[0]

    def enter(self, submissions: Iterable[Submission]) -> None:
        """Take in what was handed in, in place of what was there before."""
        execute = self._database.execute
        execute("BEGIN")
        try:
            (before,) = execute("SELECT coalesce(max(collected), 0) FROM submission").fetchone()
            for one in submissions:
                execute(
                    "INSERT OR REPLACE INTO submission VALUES (?, ?, ?, ?, ?, ?)",
                    (
                        one.id,
                        one.origin,
                        hashlib.sha256(one.text).hexdigest(),
                        one.text,
                        one.problem,
                        before + 1,
                    ),
                )
            execute("DELETE FROM submission WHERE collected <= ?", (before,))
        except BaseException:
            execute("ROLLBACK")
            raise
        execute("COMMIT")

    # Judging

    def waiting(self) -> Iterator[tuple[str, bytes]]:
        """Students and texts that have no result yet, or none but an error of the grader."""
        last = ""
        while True:
            found = self._database.execute(
                f"SELECT id, text FROM submission {TO_JUDGE} AND id > ? ORDER BY id LIMIT ?",
                (self._setting, last, AT_ONCE),
            ).fetchall()
            yield from found
            if len(found) < AT_ONCE:
                return
            last = found[-1][0]

    def count_waiting(self) -> int:
        """How many `waiting` has."""
        query = f"SELECT count(*) FROM submission {TO_JUDGE}"
        return int(self._database.execute(query, (self._setting,)).fetchone()[0])

    def record(self, student: str, text: bytes, graded: Graded, page: str) -> None:
        """Keep a result."""
        self._database.execute(
            f"INSERT OR REPLACE INTO result VALUES ({', '.join('?' * 15)})",
            (
                self._setting,
                student,
                hashlib.sha256(text).hexdigest(),
                graded.verdict.value,
                graded.message,
                graded.passed,
                graded.total,
                graded.cpu,
                graded.wall,
                graded.memory,
                json.dumps(graded.suites),
                json.dumps(graded.failed),
                graded.shape,
                page,
                graded.report,
            ),
        )

    # Afterwards

    def rows(self) -> Iterator[Row]:
        """Every student, in the order of their names."""
        query = (
            "SELECT submission.id, origin, verdict, coalesce(nullif(problem, ''), message, ''),"
            " passed, total, cpu, wall, memory, suites, failed, shape, page"
            f" FROM submission {WITH_RESULT} ORDER BY submission.id"
        )
        for row in self._database.execute(query, (self._setting,)):
            student, origin, verdict, message, passed, total, cpu, wall, memory, *rest = row
            suites, failed, shape, page = rest
            yield Row(
                student,
                origin,
                Verdict(verdict) if verdict else None,
                message,
                passed or 0,
                total or 0,
                cpu or 0.0,
                wall or 0.0,
                memory or 0,
                json.loads(suites) if suites else {},
                tuple(json.loads(failed)) if failed else (),
                shape or "",
                page or "",
            )

    def shapes(self, also: Collection[str]) -> Iterator[tuple[str, str]]:
        """Students and shapes, where several have the same one, or where it is one of `also`."""
        shapes = f"SELECT shape FROM submission {WITH_RESULT}"
        marks = ", ".join("?" * len(also))
        query = (
            f"SELECT submission.id, shape FROM submission {WITH_RESULT} WHERE shape != ''"
            f" AND (shape IN ({marks})"
            f" OR shape IN ({shapes} GROUP BY shape HAVING count(*) > 1)) ORDER BY submission.id"
        )
        yield from self._database.execute(query, (self._setting, *also, self._setting))

    def report(self, student: str) -> dict[str, Any] | None:
        """The whole report as JSON; None if there is none."""
        query = "SELECT report FROM result WHERE setting = ? AND submission = ?"
        found = self._database.execute(query, (self._setting, student)).fetchone()
        if found is None or not found[0]:
            return None
        document: dict[str, Any] = json.loads(zlib.decompress(found[0]))
        return document


WITH_RESULT = (
    "LEFT JOIN result ON result.submission = submission.id AND setting = ?"
    " AND result.sha256 = submission.sha256"
)
TO_JUDGE = (
    f"{WITH_RESULT} WHERE problem = ''"
    f" AND (verdict IS NULL OR verdict = '{Verdict.GRADER_ERROR.value}')"
)
