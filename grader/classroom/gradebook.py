"""The gradebook: submissions and their results, in one SQLite file.

It holds the texts to judge, so that an interrupted run continues with exactly the same ones, and
one row for each result, written at once.  A grader that is killed loses only its current work.
"""

import hashlib
import json
import os
import re
import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, suppress
from typing import Any, NamedTuple

from grader.catalog.catalog import renumbered
from grader.classroom.collect import StudentSubmission
from grader.classroom.files import GRADEBOOK
from grader.classroom.job import ATTEMPT, Graded, Setting
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
    collected INTEGER NOT NULL, -- the run that last found it
    place TEXT NOT NULL DEFAULT '', -- the folder or archive that it was in
    note TEXT NOT NULL DEFAULT '', -- which file was judged, and what else there was
    withdrawn INTEGER NOT NULL DEFAULT 0 -- 1 if it is no longer in its place
);
CREATE TABLE IF NOT EXISTS setting (
    id INTEGER PRIMARY KEY,
    setting TEXT NOT NULL UNIQUE, -- JSON: all that a result depends on except the submission
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
    page TEXT NOT NULL,        -- file name of the report
    reason TEXT NOT NULL DEFAULT '', -- what went wrong in a few words
    times REAL NOT NULL DEFAULT 0, -- times as long as the reference; 0 if not compared
    cause TEXT,                -- of a failure; empty if none was found, NULL if not looked for
    unit TEXT NOT NULL DEFAULT '', -- row, column or box, where the cause has one
    line INTEGER,              -- the most suspicious one
    wrong INTEGER,             -- cases that failed for another reason than time
    PRIMARY KEY (setting, submission)
);
CREATE TABLE IF NOT EXISTS parsed (
    sha256 TEXT PRIMARY KEY,   -- of a text
    statements TEXT NOT NULL   -- JSON: see classroom.inside.statements
);
CREATE TABLE IF NOT EXISTS earlier (
    submission TEXT NOT NULL,  -- the student
    sha256 TEXT NOT NULL,
    text BLOB NOT NULL,
    origin TEXT NOT NULL,
    PRIMARY KEY (submission, sha256)
);
CREATE TABLE IF NOT EXISTS earlier_result AS SELECT * FROM result WHERE 0;
CREATE UNIQUE INDEX IF NOT EXISTS earlier_key ON earlier_result (setting, submission, sha256);
CREATE TABLE IF NOT EXISTS kept (
    name TEXT PRIMARY KEY,     -- "rules"
    value TEXT NOT NULL
);
"""

ADDED = {"place": "TEXT NOT NULL DEFAULT ''", "note": "TEXT NOT NULL DEFAULT ''",
         "withdrawn": "INTEGER NOT NULL DEFAULT 0"}  # fmt: skip
"""Columns of `submission` that the first version did not have."""
ADDED_TO_RESULT = {"reason": "TEXT NOT NULL DEFAULT ''", "times": "REAL NOT NULL DEFAULT 0",
                   "cause": "TEXT", "unit": "TEXT NOT NULL DEFAULT ''",
                   "line": "INTEGER", "wrong": "INTEGER"}  # fmt: skip
"""Columns of `result` that the first version did not have."""
DROPPED = {"report", "shape"}
"""Columns of `result` that earlier versions had."""
RESULT = (
    "setting", "submission", "sha256", "verdict", "message", "passed", "total", "cpu", "wall",
    "memory", "suites", "failed", "page", "reason", "times",
    "cause", "unit", "line", "wrong",
)  # fmt: skip
"""The columns of `result`; an older file has them in another order."""
ROSTER = "roster"
"""The place of students who are in the class list and submitted nothing."""
ONE_PERSON = re.compile(r".*_\d+|anon_\w+", re.DOTALL)
"""Matches students whose name ends with a number that is the same in every export."""


class Row(NamedTuple):
    """One line of the gradebook."""

    student: str
    origin: str
    verdict: Verdict | None
    """None if the submission could not be judged, or is not judged yet."""
    message: str
    """The first failure, or why there is no verdict; empty if accepted."""
    passed: int
    """Cases passed, from 0 to `total`."""
    total: int
    """Cases in the check; 0 if there is no result."""
    cpu: float
    """CPU seconds of all cases together."""
    wall: float
    """Seconds of real time of the whole check."""
    memory: int
    """Resident bytes of the largest worker."""
    suites: dict[str, int]
    """Cases passed, by suite."""
    failed: tuple[str, ...]
    """The cases that did not pass, of those that ran."""
    page: str
    """File name of the report; empty if there is none."""
    note: str = ""
    """Which file was judged, and which others exist."""
    reason: str = ""
    """What went wrong in a few words; empty if nothing did, or nothing is judged."""
    absent: bool = False
    """Whether the student is only in the class list and submitted nothing."""
    times: float = 0.0
    """How many times as long as the reference it took; 0 if that was not compared."""
    cause: str | None = None
    """One of `grader.judge.why.CAUSES`; empty if none was found, None if none was looked for."""
    unit: str = ""
    """``row``, ``column`` or ``box``, where the cause has one."""
    line: int | None = None
    """The most suspicious line of the submission, from 1."""
    wrong: int | None = None
    """Cases that failed for another reason than time; None if that is not known."""


class Gradebook(AbstractContextManager["Gradebook"]):
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
            self._bring_up_to_date()
            self._database.execute("COMMIT")
        except sqlite3.DatabaseError as error:
            self._database.close()
            busy = "locked" in str(error)
            reason = "another grader is using it" if busy else str(error)
            raise GradebookLocked(f"{path} can't be opened: {reason}") from None
        self._setting = 0
        self._points: Callable[[Row], float | None] | None = None

    def _bring_up_to_date(self) -> None:
        """Give an older gradebook today's columns, and its rungs today's numbers."""
        for table, added in (
            ("submission", ADDED), ("result", ADDED_TO_RESULT), ("earlier_result", ADDED_TO_RESULT),
        ):  # fmt: skip
            known = {row[1] for row in self._database.execute(f"PRAGMA table_info({table})")}
            for column, kind in added.items():
                if column not in known:
                    self._database.execute(f"ALTER TABLE {table} ADD COLUMN {column} {kind}")
        for number, text in self._database.execute("SELECT id, setting FROM setting").fetchall():
            setting = json.loads(text)
            if (rung := renumbered(setting["rung"])) != setting["rung"]:
                text = json.dumps({**setting, "rung": rung}, sort_keys=True)
                change = "UPDATE OR IGNORE setting SET setting = ? WHERE id = ?"
                self._database.execute(change, (text, number))
        for table in ("result", "earlier_result"):
            known = {row[1] for row in self._database.execute(f"PRAGMA table_info({table})")}
            for column in DROPPED & known:
                self._database.execute(f"ALTER TABLE {table} DROP COLUMN {column}")

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the file."""
        with suppress(sqlite3.Error):
            self._database.close()

    # Before judging

    def last_setting(self) -> Setting | None:
        """Return what the latest results depended on."""
        found = self._database.execute(
            "SELECT setting FROM setting ORDER BY at DESC, id DESC LIMIT 1"
        ).fetchone()
        return Setting(**json.loads(found[0])) if found else None

    def use(self, setting: Setting) -> None:
        """Set the setting of all later results."""
        # What an earlier version did not have is left out, so that its results still count.
        fields = {name: value for name, value in setting._asdict().items() if value != ""}
        text = json.dumps(fields, sort_keys=True)
        found = self._database.execute(
            "INSERT INTO setting (setting, at) VALUES (?, ?)"
            " ON CONFLICT (setting) DO UPDATE SET at = excluded.at RETURNING id",
            (text, time.time()),
        ).fetchone()
        self._setting = found[0]

    def enter(self, submissions: Iterable[StudentSubmission], *, replace: bool = False) -> None:
        """Store the submissions, in addition to the stored ones or in place of them.

        A student who is no longer in the same place stays, and is marked as withdrawn.
        """
        execute = self._database.execute
        execute("BEGIN")
        try:
            (before,) = execute("SELECT coalesce(max(collected), 0) FROM submission").fetchone()
            ids: dict[str, str] = {}
            earlier: list[StudentSubmission] = []
            for one in submissions:
                if one.is_earlier:
                    earlier.append(one)
                    continue
                beside = self._beside_others(one)
                ids[one.id] = beside.id
                self._enter(beside, before + 1)
            for one in earlier:
                self._enter_earlier(ids.get(one.id, one.id), one)
            if replace:
                execute("DELETE FROM submission WHERE collected <= ?", (before,))
                execute("DELETE FROM earlier WHERE submission NOT IN (SELECT id FROM submission)")
            execute(
                "UPDATE submission SET withdrawn = 1, problem = 'withdrawn: ' || origin"
                " || ' no longer exists' WHERE collected <= ? AND withdrawn = 0 AND place IN"
                " (SELECT place FROM submission WHERE collected > ?)",
                (before, before),
            )
        except BaseException:
            execute("ROLLBACK")
            raise
        execute("COMMIT")

    def enter_missing(self, students: Iterable[str], roster: str) -> None:
        """Store the students of the class list who submitted nothing.

        Replace those of an earlier list.
        """
        execute = self._database.execute
        execute("BEGIN")
        execute("DELETE FROM submission WHERE place = ?", (ROSTER,))
        for student in students:
            one = StudentSubmission(student, roster, b"", "nothing was submitted", place=ROSTER)
            self._enter(self._beside_others(one), 0)
        execute("COMMIT")

    def handed_in(self) -> list[str]:
        """Return every student with a file, without those from the class list only."""
        query = "SELECT id FROM submission WHERE place != ? ORDER BY id"
        return [row[0] for row in self._database.execute(query, (ROSTER,))]

    def students(self) -> list[str]:
        """Return every student."""
        return [row[0] for row in self._database.execute("SELECT id FROM submission ORDER BY id")]

    def _beside_others(self, one: StudentSubmission) -> StudentSubmission:
        """Return the submission, renamed if its name belongs to another person's row."""
        query = "SELECT place, sha256 FROM submission WHERE id = ?"
        found = self._database.execute(query, (one.id,)).fetchone()
        if found is None or found[0] in ("", ROSTER, one.place):
            return one
        if one.text and found[1] == hashlib.sha256(one.text).hexdigest():
            return one
        if ONE_PERSON.fullmatch(one.id):
            note = f"it replaced the submission in {os.path.basename(found[0])}"
            return one._replace(note="; ".join(filter(None, (one.note, note))))
        return one._replace(id=f"{one.id} ({os.path.basename(one.place)})")

    def _enter(self, one: StudentSubmission, run: int) -> None:
        self._keep_attempt(one)
        self._database.execute(
            f"INSERT OR REPLACE INTO submission VALUES ({', '.join('?' * 9)})",
            (
                one.id,
                one.origin,
                hashlib.sha256(one.text).hexdigest(),
                one.text,
                one.problem,
                run,
                one.place,
                one.note,
                0,
            ),
        )

    def _keep_attempt(self, one: StudentSubmission) -> None:
        """Keep the text that a new one replaces, as an earlier attempt, with its result."""
        execute = self._database.execute
        sha256 = hashlib.sha256(one.text).hexdigest()
        old = execute(
            "SELECT sha256, text, origin FROM submission WHERE id = ? AND sha256 != ?"
            " AND text != x''",
            (one.id, sha256),
        ).fetchone()
        if old is not None:
            execute("INSERT OR IGNORE INTO earlier VALUES (?, ?, ?, ?)", (one.id, *old))
            self._move("result", "earlier_result", one.id, old[0])
        execute("DELETE FROM earlier WHERE submission = ? AND sha256 = ?", (one.id, sha256))
        self._move("earlier_result", "result", one.id, sha256)

    def _move(self, here: str, there: str, student: str, sha256: str) -> None:
        """Move the results of one text to the other table."""
        columns, where = ", ".join(RESULT), "WHERE submission = ? AND sha256 = ?"
        self._database.execute(
            f"INSERT OR REPLACE INTO {there} ({columns}) SELECT {columns} FROM {here} {where}",
            (student, sha256),
        )
        self._database.execute(f"DELETE FROM {here} {where}", (student, sha256))

    def _enter_earlier(self, student: str, one: StudentSubmission) -> None:
        sha256 = hashlib.sha256(one.text).hexdigest()
        self._database.execute(
            "INSERT OR IGNORE INTO earlier SELECT ?, ?, ?, ? WHERE NOT EXISTS"
            " (SELECT 1 FROM submission WHERE id = ? AND sha256 = ?)",
            (student, sha256, one.text, one.origin, student, sha256),
        )

    # Points

    def keep_rules(self, path: str, text: str) -> None:
        """Keep the rules for points that the outputs are written with; empty for none."""
        value = json.dumps({"path": path, "text": text})
        self._database.execute("INSERT OR REPLACE INTO kept VALUES ('rules', ?)", (value,))

    def rules(self) -> tuple[str, str]:
        """Return the path and the text of the rules of `keep_rules`; empty for none."""
        found = self._database.execute("SELECT value FROM kept WHERE name = 'rules'").fetchone()
        kept = json.loads(found[0]) if found else {"path": "", "text": ""}
        return kept["path"], kept["text"]

    def count_best(self, points: Callable[[Row], float | None]) -> None:
        """Have the attempt with most points count, and not the latest one."""
        self._points = points

    # Judging

    def waiting(self, *, why: bool = False) -> Iterator[tuple[str, bytes]]:
        """Yield students and texts without a result, or with only a Grader Error.

        If it is asked `why`, yield also failures whose cause was not looked for.
        """
        last = ""
        while True:
            found = self._database.execute(
                f"SELECT id, text FROM submission {TO_JUDGE} AND id > ? ORDER BY id LIMIT ?",
                (self._setting, why, last, AT_ONCE),
            ).fetchall()
            yield from found
            if len(found) < AT_ONCE:
                break
            last = found[-1][0]
        if self._points is not None:
            for student, sha256 in self._database.execute(
                f"SELECT earlier.submission, earlier.sha256 {EARLIER_TO_JUDGE}", (self._setting,)
            ).fetchall():
                (text,) = self._database.execute(
                    "SELECT text FROM earlier WHERE submission = ? AND sha256 = ?",
                    (student, sha256),
                ).fetchone()
                yield f"{student}{ATTEMPT}{sha256}", text

    def count_waiting(self, *, why: bool = False) -> int:
        """Return how many items `waiting` yields."""
        execute = self._database.execute
        query = f"SELECT count(*) FROM submission {TO_JUDGE}"
        count = int(execute(query, (self._setting, why)).fetchone()[0])
        if self._points is not None:
            query = f"SELECT count(*) {EARLIER_TO_JUDGE}"
            count += execute(query, (self._setting,)).fetchone()[0]
        return count

    def record(self, student: str, text: bytes, graded: Graded, page: str) -> None:
        """Keep a result."""
        student, is_earlier, _ = student.partition(ATTEMPT)
        self._database.execute(
            f"INSERT OR REPLACE INTO {'earlier_result' if is_earlier else 'result'}"
            f" ({', '.join(RESULT)})"
            f" VALUES ({', '.join('?' * len(RESULT))})",
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
                page,
                graded.reason,
                graded.times,
                graded.cause,
                graded.unit,
                graded.line,
                graded.wrong,
            ),
        )

    # Afterwards

    def rows(self) -> Iterator[Row]:
        """Yield every student, in the order of their names, with the attempt that counts."""
        query = (
            f"SELECT submission.id, origin, coalesce(nullif(problem, ''), message, ''), note,"
            f" place = '{ROSTER}', withdrawn, {RESULT_OF_ROW} FROM submission {WITH_RESULT}"
            " ORDER BY submission.id"
        )
        for student, origin, message, note, absent, withdrawn, *result in self._database.execute(
            query, (self._setting,)
        ):
            row = _row(student, origin, message, note, result, absent=bool(absent))
            yield row if self._points is None or withdrawn else self._best(row, self._points)

    def _best(self, latest: Row, points: Callable[[Row], float | None]) -> Row:
        query = (
            f"SELECT origin, message, {RESULT_OF_ROW} {EARLIER_WITH_RESULT}"
            " WHERE earlier.submission = ? AND verdict IS NOT NULL ORDER BY origin"
        )
        best, most = latest, points(latest)
        found = self._database.execute(query, (self._setting, latest.student)).fetchall()
        for origin, message, *result in found:
            row = _row(latest.student, origin, message, latest.note, result)
            worth = points(row)
            if worth is not None and (most is None or worth > most):
                best, most = row, worth
        if best is latest:
            return latest
        note = f"the best of {len(found) + 1} attempts counts, and not the latest"
        return best._replace(note="; ".join(filter(None, (latest.note, note))))

    def pages(self) -> set[str]:
        """Return the file names of the pages of every attempt that is not withdrawn."""
        query = (
            f"SELECT page FROM submission {WITH_RESULT} WHERE page IS NOT NULL UNION"
            f" SELECT page {EARLIER_WITH_RESULT} WHERE page IS NOT NULL AND EXISTS"
            " (SELECT 1 FROM submission WHERE id = earlier.submission AND NOT withdrawn)"
        )
        return {row[0] for row in self._database.execute(query, (self._setting, self._setting))}

    def texts(self) -> Iterator[tuple[str, str, bytes]]:
        """Yield every student with a text: name, the text's SHA-256, text."""
        query = (
            "SELECT id, sha256, text FROM submission WHERE text != x'' AND NOT withdrawn"
            " ORDER BY id"
        )
        yield from self._database.execute(query)

    def statements(self) -> dict[str, str]:
        """Return the statements of the texts that were parsed, as JSON, by SHA-256."""
        return dict(self._database.execute("SELECT sha256, statements FROM parsed"))

    def keep_statements(self, sha256: str, statements: str) -> None:
        """Keep the statements of a text, so that it is parsed once."""
        self._database.execute("INSERT OR REPLACE INTO parsed VALUES (?, ?)", (sha256, statements))


def _row(
    student: str,
    origin: str,
    message: str,
    note: str,
    result: Sequence[Any],
    *,
    absent: bool = False,
) -> Row:
    """Return a row, from the columns `RESULT_OF_ROW`."""
    verdict, passed, total, cpu, wall, memory, *more = result
    suites, failed, page, reason, times, cause, unit, line, wrong = more
    return Row(
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
        page or "",
        note,
        reason or "",
        absent,
        times or 0.0,
        cause,
        unit or "",
        line,
        wrong,
    )


RESULT_OF_ROW = (
    "verdict, passed, total, cpu, wall, memory, suites, failed, page, reason, times,"
    " cause, unit, line, wrong"
)
WITH_RESULT = (
    "LEFT JOIN result ON result.submission = submission.id AND setting = ?"
    " AND result.sha256 = submission.sha256 AND NOT withdrawn"
)
TO_JUDGE = (
    f"{WITH_RESULT} WHERE problem = ''"
    f" AND (verdict IS NULL OR verdict = '{Verdict.GRADER_ERROR.value}'"
    f" OR (? AND cause IS NULL AND verdict != '{Verdict.ACCEPTED.value}'))"
)
EARLIER_WITH_RESULT = (
    "FROM earlier LEFT JOIN earlier_result AS result ON setting = ?"
    " AND result.submission = earlier.submission AND result.sha256 = earlier.sha256"
)
EARLIER_TO_JUDGE = (
    f"{EARLIER_WITH_RESULT} WHERE verdict IS NULL OR verdict = '{Verdict.GRADER_ERROR.value}'"
)
