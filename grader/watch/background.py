"""Starts and cancels checks: the terminal's side of the check process.

Closing the channel cancels a check: its process ends at once together with its workers, even if a
submission is running.  Another process, loaded and idle, replaces it.
"""

import pickle
import subprocess
import sys
import threading
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import IO

import grader
from grader.grading import Report
from grader.sandbox.isolation import Level
from grader.watch.check_process import Broken, Check, Message, Prepare, Request
from grader.watch.events import Answered, Events

# The package may be in the working folder, which is not on the path; it comes last, so that no file
# next to it replaces a module of the standard library.
PROGRAM = """\
import sys
sys.path.append(sys.argv[2])
from grader.watch.check_process import main
main(sys.argv[1])
"""
LONGEST_END = 5.0
"""Seconds; a check process ends by itself in a few milliseconds, unless it is just starting."""
FOLDER = str(Path(grader.__file__).resolve().parent.parent)


class CheckProcess:
    """One check process, and the thread that reads its messages."""

    _numbers = count()

    def __init__(self, level: Level, events: Events) -> None:
        self.number = next(self._numbers)
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-c", PROGRAM, level.value, FOLDER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        assert self._process.stdin is not None and self._process.stdout is not None
        self._requests = self._process.stdin
        hear = threading.Thread(
            target=self._hear, args=(self._process.stdout, events), name="checks", daemon=True
        )
        hear.start()

    def ask(self, request: Request) -> None:
        """Send a request; if the process has ended, an event says so."""
        with suppress(OSError):
            pickle.dump(request, self._requests)
            self._requests.flush()

    def end(self) -> None:
        """End the process and its workers; a process that is still loading ends after that."""
        with suppress(OSError):
            self._requests.close()

    def wait(self) -> None:
        """Wait until it has ended."""
        try:
            self._process.wait(LONGEST_END)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _hear(self, messages: IO[bytes], events: Events) -> None:
        with messages:
            while True:
                try:
                    message = pickle.load(messages)
                except Exception:  # it has ended, perhaps in the middle of a message
                    break
                events.put(Answered(self.number, message))
        self._process.wait()
        events.put(Answered(self.number, None))


class BackgroundChecks:
    """Judges the latest save, and only that one."""

    def __init__(self, level: Level, events: Events) -> None:
        self._level = level
        self._events = events
        self._active: CheckProcess | None = None
        self._spare: CheckProcess | None = None
        self.busy = False
        """Whether a check is running."""

    def prepare(self, exercise: str) -> None:
        """Expect a save of that exercise."""
        if not self.busy:
            self._ready().ask(Prepare(exercise))

    def check(self, exercise: str, text: bytes) -> None:
        """Judge `text`; cancel a running check."""
        self.cancel()
        self.busy = True
        self._ready().ask(Check(exercise, text))
        if self._spare is None:
            self._spare = CheckProcess(self._level, self._events)
            self._spare.ask(Prepare(exercise))

    def cancel(self) -> None:
        """End the running check, if there is one."""
        if self.busy:
            self._lose_the_active()

    def receive(self, answer: Answered) -> Message | None:
        """Return what a message means for the running check; None if nothing."""
        message = answer.message
        ended = message is None or isinstance(message, Broken)
        if self._spare is not None and answer.process == self._spare.number and ended:
            self._spare.end()
            self._spare = None
        if self._active is None or answer.process != self._active.number:
            return None
        if ended:
            busy = self.busy
            self._lose_the_active()
            reason = message if isinstance(message, Broken) else Broken("it ended all at once")
            return reason if busy else None
        if isinstance(message, Report):
            self.busy = False
        return message

    def close(self) -> None:
        """End all processes."""
        processes = [process for process in (self._active, self._spare) if process is not None]
        for process in processes:
            process.end()
        for process in processes:
            process.wait()

    def _ready(self) -> CheckProcess:
        if self._active is None:
            self._active, self._spare = self._spare, None
        if self._active is None:
            self._active = CheckProcess(self._level, self._events)
        return self._active

    def _lose_the_active(self) -> None:
        self.busy = False
        if self._active is not None:
            self._active.end()
            self._active = None
