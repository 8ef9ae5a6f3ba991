"""Worker processes: started, asked one thing at a time, watched, and killed.

A `Worker` is one child process.  The parent writes a request, waits for one line, and meanwhile
watches CPU time, wall clock, memory and printed output from outside.  Whatever the child does, the
parent gets an `Outcome`; the outcome says how the wait ended and never what to think of it.
"""

import os
import select
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path

from grader.sandbox import clocks

WORKER = Path(__file__).with_name("inside") / "worker.py"

# -S and -P keep every other package and folder out; -I would do so too, but it also ignores
# PYTHONHASHSEED, and sets must iterate in the same order in every run.
PYTHON = (sys.executable, "-s", "-P", "-S", "-B", "-X", "utf8", str(WORKER))

LARGEST_REPLY = 8 << 20
"""Bytes; a reply is a board or two, so anything longer is no reply."""
SHOWN_OUTPUT = 4096
"""Bytes of printed output that are kept from each end."""
SHORTEST_WALL_LIMIT = 10.0
"""Seconds."""
WALL_PER_CPU = 5.0
"""Seconds of wall clock for each of CPU time: on a busy machine a plain loop gets a half of one."""
LONGEST_WAIT = 0.05
"""Seconds between two looks at a worker that says nothing."""


class Ending(Enum):
    """How the wait for a reply ended."""

    REPLIED = "replied"
    DIED = "died"
    CPU_LIMIT = "cpu limit"
    WALL_LIMIT = "wall limit"
    MEMORY_LIMIT = "memory limit"
    OUTPUT_LIMIT = "output limit"
    REPLY_LIMIT = "reply limit"


@dataclass(frozen=True)
class Limits:
    """Limits of a worker process, in bytes; the kernel keeps them too where it can."""

    memory: int = 512 << 20
    output: int = 8 << 20


@dataclass
class Budget:
    """Seconds that one request may take."""

    cpu: float
    extend: Callable[[], float] | None = None
    """Asked once, when `cpu` is used up: the real limit, which may be larger."""

    @property
    def wall(self) -> float:
        """Wall-clock limit: generous, so that only waiting code meets it, not a busy machine."""
        return max(SHORTEST_WALL_LIMIT, WALL_PER_CPU * self.cpu)


@dataclass(frozen=True)
class Output:
    """What a submission printed during one request."""

    text: str = ""
    dropped: int = 0
    """Bytes left out of the middle of `text`."""


@dataclass(frozen=True)
class Outcome:
    """How one request ended, and what it cost."""

    ending: Ending
    reply: bytes = b""
    exit_code: int = 0
    """For `Ending.DIED`: the exit status, or the number of a signal with a minus."""
    cpu: float = 0.0
    wall: float = 0.0
    memory: int = 0
    cpu_limit: float = 0.0
    output: Output = field(default_factory=Output)


@dataclass(frozen=True)
class Spawned:
    """A started worker, by the numbers of its processes."""

    child: int
    """The process to wait for."""
    measured: int
    """The worker itself, whose clocks count: the same one, unless it is in a jail."""
    init: int = 0
    """The first process of the jail's namespace, with which all the others end; 0 for no jail."""


Launcher = Callable[[dict[int, int], dict[str, str]], Spawned]
"""Starts the worker with the given descriptors (child's number to ours) and environment."""


def spawn(
    command: tuple[str, ...], descriptors: dict[int, int], environment: dict[str, str]
) -> int:
    """Start `command` in a session of its own, with just these descriptors; return its pid."""
    actions = [(os.POSIX_SPAWN_DUP2, ours, theirs) for theirs, ours in sorted(descriptors.items())]
    return os.posix_spawn(command[0], command, environment, file_actions=actions, setsid=True)


def launch_process(descriptors: dict[int, int], environment: dict[str, str]) -> Spawned:
    """Level ``process``: an ordinary child; guards against accidents, not against malice."""
    pid = spawn(PYTHON, descriptors, environment)
    return Spawned(pid, pid)


class Worker:
    """One worker process; use it as a context manager, or `close` it."""

    def __init__(self, launch: Launcher = launch_process, limits: Limits | None = None) -> None:
        self.limits = limits or Limits()
        self._buffer = b""
        self._alive = True
        self._exit_code = 0
        request_read, self._requests = _high_pipe()
        self._replies, reply_write = _high_pipe()
        lifeline_read, self._lifeline = _high_pipe()
        self._capture = tempfile.TemporaryFile(buffering=0)  # noqa: SIM115 - closed in close()
        _append(self._capture.fileno())
        descriptors = {0: request_read, 1: reply_write, 2: self._capture.fileno(), 3: lifeline_read}
        environment = {"PYTHONHASHSEED": "0", "LC_ALL": "C.UTF-8"}
        try:
            spawned = launch(descriptors, environment)
        finally:
            for descriptor in (request_read, reply_write, lifeline_read):
                os.close(descriptor)
        self._child, self._measured, self._init = spawned.child, spawned.measured, spawned.init
        os.set_blocking(self._requests, False)
        os.set_blocking(self._replies, False)
        self._exit = os.pidfd_open(self._child) if hasattr(os, "pidfd_open") else -1

    def __enter__(self) -> "Worker":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def alive(self) -> bool:
        """False once the process was killed or found dead."""
        return self._alive

    def ask(self, request: bytes, budget: Budget) -> Outcome:
        """Send one line and wait for one line, or for the first limit, which ends the worker.

        `request` holds complete lines.  The reply comes without its line end.
        """
        started = time.monotonic()
        cpu_before = clocks.cpu_time(self._measured) or 0.0
        cpu = 0.0
        limit = budget.cpu
        extend = budget.extend
        memory = 0
        ending = None
        pending = memoryview(request)
        poll = select.poll()
        poll.register(self._replies, select.POLLIN)
        if self._exit >= 0:
            poll.register(self._exit, select.POLLIN)
        if pending:
            poll.register(self._requests, select.POLLOUT)
        while ending is None:
            wall = time.monotonic() - started
            wait = max(0.0, min(limit - cpu, budget.wall - wall, LONGEST_WAIT))
            ready = {descriptor for descriptor, _ in poll.poll(wait * 1000 + 1)}
            if self._requests in ready:
                pending = self._write(pending)
                if not pending:
                    poll.unregister(self._requests)
            if self._replies in ready and not self._read():
                poll.unregister(self._replies)
            now = clocks.cpu_time(self._measured)
            cpu = cpu if now is None else max(0.0, now - cpu_before)
            # A reply that is already here counts, whatever became of the worker afterwards.
            if b"\n" in self._buffer:
                ending = Ending.REPLIED
            elif len(self._buffer) > LARGEST_REPLY:
                ending = Ending.REPLY_LIMIT
            elif self._has_exited(ready):
                # Drain before concluding: the last line and the exit may come together.
                while self._read():
                    pass
                ending = Ending.REPLIED if b"\n" in self._buffer else Ending.DIED
            elif self._printed() >= self.limits.output:
                ending = Ending.OUTPUT_LIMIT
            elif (memory := max(memory, clocks.memory(self._measured))) > self.limits.memory:
                ending = Ending.MEMORY_LIMIT
            elif cpu >= limit and extend is not None:
                limit = max(limit, extend())
                budget = Budget(limit)
                extend = None
            elif cpu >= limit:
                ending = Ending.CPU_LIMIT
            elif time.monotonic() - started >= budget.wall:
                ending = Ending.WALL_LIMIT
        memory = max(memory, clocks.memory(self._measured))
        if self._printed() >= self.limits.output:
            ending = Ending.OUTPUT_LIMIT
        line = b""
        if ending is Ending.REPLIED:
            line, self._buffer = self._buffer.split(b"\n", 1)
        else:
            self._end()
        return Outcome(
            ending=ending,
            reply=line,
            exit_code=self._exit_code,
            cpu=cpu,
            wall=time.monotonic() - started,
            memory=memory,
            cpu_limit=limit,
            output=self._take_output(),
        )

    def close(self) -> None:
        """Kill the process and its whole group, and give every descriptor back."""
        self._end()
        for descriptor in (self._requests, self._replies, self._lifeline, self._exit):
            if descriptor >= 0:
                os.close(descriptor)
        self._requests = self._replies = self._lifeline = self._exit = -1
        self._capture.close()

    def _write(self, pending: memoryview) -> memoryview:
        try:
            return pending[os.write(self._requests, pending) :]
        except BlockingIOError:
            return pending
        except OSError:  # the worker closed its end: wait for its reply or its exit
            return pending[len(pending) :]

    def _read(self) -> bool:
        """Read what is there; False when the pipe has ended or is empty."""
        try:
            piece = os.read(self._replies, 1 << 20)
        except BlockingIOError:
            return False
        self._buffer += piece
        return bool(piece) and len(self._buffer) <= LARGEST_REPLY

    def _has_exited(self, ready: set[int]) -> bool:
        return self._exit in ready or (self._exit < 0 and clocks.has_exited(self._child))

    def _printed(self) -> int:
        return os.fstat(self._capture.fileno()).st_size

    def _take_output(self) -> Output:
        descriptor = self._capture.fileno()
        size = self._printed()
        if not size:
            return Output()
        if size <= 2 * SHOWN_OUTPUT:
            kept, dropped = os.pread(descriptor, size, 0), 0
        else:
            dropped = size - 2 * SHOWN_OUTPUT
            kept = os.pread(descriptor, SHOWN_OUTPUT, 0) + b"\n[...]\n"
            kept += os.pread(descriptor, SHOWN_OUTPUT, size - SHOWN_OUTPUT)
        os.ftruncate(descriptor, 0)
        return Output(kept.decode("utf-8", "replace"), dropped)

    def _end(self) -> None:
        if not self._alive:
            return
        self._alive = False
        if self._init:
            # While bubblewrap lives, the number of the jail's init is still that of the init.
            if not clocks.has_exited(self._child):
                with suppress(ProcessLookupError):
                    os.kill(self._init, signal.SIGKILL)
        else:
            # The group first, and only then the leader is reaped: until it is, its number is ours.
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._child, signal.SIGKILL)
        # (subprocess.Popen reaps in poll() and kill(), which turns a segfault into status 0.)
        self._exit_code = os.waitstatus_to_exitcode(os.waitpid(self._child, 0)[1])
        if self._init and self._exit_code > 128:
            self._exit_code = 128 - self._exit_code  # as bubblewrap reports a signal


def _high_pipe() -> tuple[int, int]:
    """A pipe whose descriptors can't collide with the low numbers that the worker is given."""
    import fcntl

    ends = []
    for descriptor in os.pipe():
        ends.append(fcntl.fcntl(descriptor, fcntl.F_DUPFD_CLOEXEC, 16))
        os.close(descriptor)
    return ends[0], ends[1]


def _append(descriptor: int) -> None:
    """Have every write go to the end, so that the parent can empty the file between requests."""
    import fcntl

    flags = fcntl.fcntl(descriptor, fcntl.F_GETFL)
    fcntl.fcntl(descriptor, fcntl.F_SETFL, flags | os.O_APPEND)
