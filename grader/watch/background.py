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
from grader.watch.check_process import Broken, Check, Counted, Message, Prepare, Request
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
    """Judges the latest save, and only that one.

    A check begins when the process of the one before has ended, so that a computer which is slow
    to end them never runs more than one, however fast the saves come.
    """

    def __init__(self, level: Level, events: Events) -> None:
        self.level = level
        self._events = events
        self._asked: Check | None = None
        """What waits until the cancelled check has ended."""
        self._ending: set[int] = set()
        """Processes that were told to end, and have not yet."""
        self._active: CheckProcess | None = None
        self._spare: CheckProcess | None = None
        self.busy = False
        """Whether a check is going on."""
        self._explaining = False
        """Whether the process still looks for the cause of a failure."""

    def prepare(self, exercise: str) -> None:
        """Expect a save of that exercise."""
        if not self.busy:
            self._ready().ask(Prepare(exercise))

    def check(self, exercise: str, text: bytes) -> None:
        """Judge `text`; a check that is going on is cancelled."""
        if self.busy or self._explaining:
            self._lose_the_active()
        self.busy = True
        self._asked = Check(exercise, text)
        self._begin()

    def cancel(self) -> None:
        """End the check that is going on, if there is one."""
        if self._asked is not None:  # it has not begun
            self._asked = None
            self.busy = False
        elif self.busy:
            self._lose_the_active()

    def receive(self, answer: Answered) -> Message | None:
        """Return what a message means for the running check; None if nothing."""
        message = answer.message
        if message is None and answer.process in self._ending:
            self._ending.remove(answer.process)
            self._begin()
            return None
        ended = message is None or isinstance(message, Broken)
        if self._spare is not None and answer.process == self._spare.number and ended:
            self._spare.end()
            self._spare = None
        if self._active is None or answer.process != self._active.number:
            return None
        if ended:
            busy = self.busy and self._asked is None
            self._lose_the_active(has_ended=message is None)
            if not busy:
                return None
            return message if isinstance(message, Broken) else Broken("it ended all at once")
        if isinstance(message, Report):
            self.busy = False
            self._explaining = not message.verdict.accepted
        if isinstance(message, Counted):
            self._explaining = False
        return message

    def close(self) -> None:
        """End all processes."""
        processes = [process for process in (self._active, self._spare) if process is not None]
        for process in processes:
            process.end()
        for process in processes:
            process.wait()

    def _begin(self) -> None:
        """Begin the check that waits, if nothing is in its way."""
        if self._asked is None or self._ending:
            return
        asked, self._asked = self._asked, None
        self._ready().ask(asked)
        if self._spare is None:
            self._spare = CheckProcess(self.level, self._events)
            self._spare.ask(Prepare(asked.exercise))

    def _ready(self) -> CheckProcess:
        if self._active is None:
            self._active, self._spare = self._spare, None
        if self._active is None:
            self._active = CheckProcess(self.level, self._events)
        return self._active

    def _lose_the_active(self, *, has_ended: bool = False) -> None:
        self._explaining = False
        if self._asked is None:
            self.busy = False
        if self._active is not None:
            self._active.end()
            if not has_ended:
                self._ending.add(self._active.number)
            self._active = None
