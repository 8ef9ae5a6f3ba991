"""Asks a child process to read strangers' data, so that the grader does not parse it itself.

The child has a budget of CPU time and memory, which the kernel enforces, and of real time, which
the grader enforces.  Its reply is plain data, read with limits: see
`grader.classroom.inside.reader`.
"""

import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, suppress
from threading import Timer
from typing import IO, Any, NamedTuple

from grader.classroom.local import KIT

START = (
    "import sys; sys.path.append(sys.argv.pop(1));"
    " from grader.classroom.inside.reader import main; main()"
)
LONGEST_LINE = 1 << 16
"""Bytes of a record's line, which holds a path at most."""


class Budget(NamedTuple):
    """The limits of reading."""

    cpu: int
    """Seconds."""
    memory: int
    """Bytes of address space, including the interpreter."""
    wall: float
    """Seconds that the grader waits in all."""


class Failed(Exception):
    """Data that can't be read; the text says why, as a clause."""


class Record(NamedTuple):
    """One part of an answer."""

    fields: dict[str, Any]
    body: bytes


class Reader(AbstractContextManager["Reader"]):
    """A child process that answers questions about data; use it as a context manager."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._left = budget.wall
        # Its own path and settings only: the working folder may be that of the submissions.
        isolated = ("-I", "-S", "-B", "-X", "utf8")
        limits = (str(budget.cpu), str(budget.memory))
        self._process = subprocess.Popen(
            (sys.executable, *isolated, "-c", START, KIT, *limits),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._asked: IO[bytes] = self._process.stdin
        self._said: IO[bytes] = self._process.stdout

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def pid(self) -> int:
        """The child."""
        return self._process.pid

    def close(self) -> None:
        """End the child."""
        self._process.kill()
        for pipe in (self._asked, self._said):
            with suppress(OSError):
                pipe.close()
        self._process.wait()

    def ask(
        self, question: Mapping[str, Any], data: bytes = b"", *, longest: int = 0
    ) -> Iterator[Record]:
        """Yield the records of the answer, whose bodies have at most `longest` bytes.

        An answer is read to its end before the next question.  Raise `Failed`.
        """
        line = json.dumps({**question, "size": len(data)}).encode("ascii")
        try:
            with self._patience():
                self._asked.write(line + b"\n")
                self._asked.write(data)
                self._asked.flush()
            while True:
                with self._patience():
                    record = _record(self._said, longest)
                if record is None:
                    raise Failed(self._end())
                if record.fields.get("end"):
                    if problem := record.fields.get("problem"):
                        raise Failed(str(problem))
                    return
                yield record
        except BrokenPipeError:
            raise Failed(self._end()) from None

    @contextmanager
    def _patience(self) -> Iterator[None]:
        """End the child if the grader has waited for it long enough, in all."""
        start = time.monotonic()
        timer = Timer(max(self._left, 0), self._process.kill)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            self._left -= time.monotonic() - start

    def _end(self) -> str:
        """Return why the child ended before its answer."""
        try:
            status = self._process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            return "the process that reads it sends an invalid reply"
        if self._left <= 0:
            return f"reading it takes more than {self._budget.wall:g} seconds"
        if sys.platform != "win32" and status == -signal.SIGXCPU:
            return f"reading it takes more than {self._budget.cpu} seconds of CPU time"
        return "the process that reads it crashes"


def _record(stdout: IO[bytes], longest: int) -> Record | None:
    """Return the next record; None if there is none, or it is not one."""
    line = stdout.readline(LONGEST_LINE)
    if not line.endswith(b"\n"):
        return None
    try:
        fields = json.loads(line)
        size = fields["size"]
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
    if type(size) is not int or not 0 <= size <= longest:
        return None
    body = stdout.read(size)
    return Record(fields, body) if len(body) == size else None
