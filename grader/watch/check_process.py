"""The check process: keeps everything heavy loaded, and judges one save after the other.

It is the kit's own and trusted, like `grader check`; the submission runs in workers.
It ends when its standard input is closed, even during a check, and its workers end with it.
"""

import os
import pickle
import queue
import signal
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import BinaryIO

from grader.catalog import catalog
from grader.catalog.exercise import Exercise
from grader.grading import Report, Task, grade, new_seed, with_counted_lines
from grader.hidden.cases import draw_cases
from grader.judge.case import Case, CaseResult
from grader.judge.policy import WATCHING
from grader.judge.session import Submission
from grader.sandbox.child import Child, Starter
from grader.sandbox.isolation import Isolation, Level, choose
from grader.why.explain import explain

BETWEEN_NEWS = 0.4
"""Seconds between two messages about a check's progress; a quick check sends none."""
WORKERS = 3
"""Two for the submission, and one for the reference."""
QUIET = 0.25
"""Seconds from a save to a verdict other than Accepted: a file may be half written until then."""


@dataclass(frozen=True)
class Prepare:
    """Prepare a check of this exercise."""

    exercise: str


@dataclass(frozen=True)
class Check:
    """Judge this text."""

    exercise: str
    text: bytes


@dataclass(frozen=True)
class News:
    """The progress of a check."""

    done: int
    total: int


@dataclass(frozen=True)
class Counted:
    """The last report once more: with the executed lines counted, or the cause of a failure."""

    report: Report


@dataclass(frozen=True)
class Broken:
    """The check process has failed, for this reason."""

    reason: str


Request = Prepare | Check
Message = News | Report | Counted | Broken


def main(level: str) -> None:
    """Answer requests on standard input with messages on standard output."""
    for name in ("SIGINT", "SIGTSTP", "SIGHUP"):  # the other process handles keys and hang-ups
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    requests, messages = _take_descriptors()

    def tell(message: Message) -> None:
        pickle.dump(message, messages)
        messages.flush()

    waiting: queue.SimpleQueue[Request] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(requests, waiting), daemon=True).start()
    try:
        checks = Checks(choose(Level(level)), tell)
        while True:
            checks.answer(waiting.get())
    except Exception as error:
        tell(Broken(f"{type(error).__name__}: {error}"))
        raise


def _take_descriptors() -> tuple[BinaryIO, BinaryIO]:
    """Return the channel, moved so that accidental output can't get into it."""
    requests = os.fdopen(os.dup(0), "rb")
    messages = os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    for descriptor in (0, 1, 2):
        os.dup2(nothing, descriptor)
    os.close(nothing)
    return requests, messages


def _listen(requests: BinaryIO, waiting: "queue.SimpleQueue[Request]") -> None:
    with suppress(Exception):  # of any kind: the process has no client any more
        while True:
            waiting.put(pickle.load(requests))
    os._exit(0)


class WarmWorkers:
    """Starts workers before they are needed; they wait for their first request.

    A worker knows nothing of a submission before that, so a waiting worker is isolated like
    any other.
    """

    def __init__(self, start: Starter) -> None:
        self._start = start
        self._changing = threading.Lock()
        self._waiting: list[tuple[int, Child]] = []

    def start(self, memory: int, count: int) -> None:
        """Keep exactly `count` workers waiting, with this memory limit."""
        with self._changing:
            others = [child for size, child in self._waiting if size != memory]
            self._waiting = [entry for entry in self._waiting if entry[0] == memory]
            for child in others:
                child.kill()
                child.close()
            while len(self._waiting) < count:
                self._waiting.append((memory, self._start(memory)))

    def __call__(self, memory: int) -> Child:
        """Return a waiting worker, or a new one."""
        with self._changing:
            while self._waiting:
                size, child = self._waiting.pop()
                child.wait(0)
                if size == memory and not child.has_exited():
                    return child
                child.kill()
                child.close()
            return self._start(memory)


@dataclass(frozen=True)
class Drawn:
    """The hidden boards of the next check, drawn before it."""

    exercise: Exercise
    seed: int
    cases: list[Case]


class Checks:
    """Judges submissions, each with boards that were drawn before it was saved."""

    def __init__(self, isolation: Isolation, tell: Callable[[Message], None]) -> None:
        self._tell = tell
        self._workers = WarmWorkers(isolation.start)
        self._isolation = replace(isolation, start=self._workers)
        self._drawn: Drawn | None = None

    def answer(self, request: Request) -> None:
        """Handle a request, and prepare the next check of the same exercise."""
        if isinstance(request, Check):
            self._check(request)
        self._prepare(request.exercise)

    def _prepare(self, name: str) -> None:
        exercise = catalog.load(name)
        if self._drawn is None or self._drawn.exercise != exercise:
            seed = new_seed()
            self._drawn = Drawn(exercise, seed, draw_cases(exercise, seed))
        self._workers.start(exercise.memory << 20, WORKERS)

    def _check(self, request: Check) -> None:
        began = told = time.monotonic()

        done = 0

        def on_result(result: CaseResult, total: int) -> None:
            nonlocal told, done
            done += 1
            now = time.monotonic()
            if now - told > BETWEEN_NEWS:
                told = now
                self._tell(News(done, total))

        if self._drawn is None or self._drawn.exercise.name != request.exercise:
            self._prepare(request.exercise)
        assert self._drawn is not None
        drawn, self._drawn = self._drawn, None
        exercise = drawn.exercise
        submission = Submission(f"{exercise.name}.py", request.text, exercise.problem.entry_point)
        task = Task(exercise, submission, self._isolation, drawn.seed, drawn=drawn.cases)
        report = grade(task, WATCHING, on_result)
        if report.verdict.accepted:
            self._tell(report)
            self._tell(Counted(with_counted_lines(report, task)))
        else:
            time.sleep(max(0.0, QUIET - (time.monotonic() - began)))
            self._tell(report)
            self._tell(Counted(replace(report, why=explain(task, report))))


if __name__ == "__main__":
    main(sys.argv[1])
