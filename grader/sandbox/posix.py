"""Worker processes on Linux and macOS: own sessions, pipes, and signals to a group."""

import os
import select
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from grader.sandbox.capture import Capture
from grader.sandbox.child import PYTHON, Processes

assert sys.platform != "win32"

ENVIRONMENT = {"PYTHONHASHSEED": "0", "LC_ALL": "C.UTF-8"}
LIFELINE = 3
"""The child's number for a pipe that closes when this process ends."""
SIGNALLED = 128
"""The number that bubblewrap adds to the signal that ended the worker."""
MOST_AT_ONCE = 1 << 16
"""Bytes that are taken from a pipe between two looks at the limits: as many as it holds.  A larger
buffer would be allocated and freed with every reply."""

HANDLED = signal.valid_signals() - {signal.SIGKILL, signal.SIGSTOP}
"""The signals that a process can ignore, as what `nohup` or a shell starts does with some."""

Spawn = Callable[[dict[int, int]], Processes]
"""Starts the worker with the given descriptors: the child's number to ours."""


def spawn(command: tuple[str, ...], descriptors: dict[int, int]) -> int:
    """Start `command` in its own session, with only these descriptors; return its pid.

    No signal is ignored in it, whatever this process ignores.
    """
    actions: list[tuple[int, int] | tuple[int, int, int]]
    actions = [(os.POSIX_SPAWN_DUP2, ours, theirs) for theirs, ours in sorted(descriptors.items())]
    # The child would inherit these too.  In a process that a pool started, whatever is written to
    # some of them is unpickled by another one.
    actions += [(os.POSIX_SPAWN_CLOSE, fd) for fd in _inheritable() if fd not in descriptors]
    start = partial(
        os.posix_spawn, command[0], command, ENVIRONMENT, file_actions=actions, setsigdef=HANDLED
    )
    try:
        return start(setsid=True)
    except NotImplementedError:  # macOS before 10.15: use a new group instead
        return start(setpgroup=0)


def _inheritable() -> list[int]:
    """Return the open descriptors of this process that its children inherit by default."""
    found = []
    for name in os.listdir("/dev/fd"):
        with suppress(OSError):  # the descriptor that lists them is now closed
            if os.get_inheritable(int(name)):
                found.append(int(name))
    return found


def start_process(memory: int) -> "PosixChild":
    """Level ``process``: an ordinary child; guards against accidents, not against malice.

    The worker itself asks the kernel to limit its memory, and the judge watches it.
    """

    def spawn_process(descriptors: dict[int, int]) -> Processes:
        pid = spawn(PYTHON, descriptors)
        return Processes(pid, pid)

    return PosixChild(spawn_process)


def has_exited(pid: int) -> bool:
    """Return whether child `pid` has ended; it is not reaped, so its status can still be read."""
    if hasattr(os, "waitid"):
        try:
            return os.waitid(os.P_PID, pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None
        except ChildProcessError:
            return True
    import psutil  # macOS before Python 3.13

    try:
        return bool(psutil.Process(pid).status() == psutil.STATUS_ZOMBIE)
    except psutil.Error:
        return True


class PosixChild:
    """See `grader.sandbox.child.Child`."""

    def __init__(self, spawn_worker: Spawn) -> None:
        self._pending = memoryview(b"")
        request_read, self._requests = _high_pipe()
        self._replies, reply_write = _high_pipe()
        lifeline_read, self._lifeline = _high_pipe()
        self.capture = Capture()
        descriptors = {0: request_read, 1: reply_write, 2: self.capture.descriptor}
        descriptors[LIFELINE] = lifeline_read
        self._exit = -1
        try:
            self._spawned = spawn_worker(descriptors)
        except BaseException:
            self.close()
            raise
        finally:
            for descriptor in (request_read, reply_write, lifeline_read):
                os.close(descriptor)
        self.measured = self._spawned.measured
        os.set_blocking(self._requests, False)
        os.set_blocking(self._replies, False)
        self._poll = select.poll()
        self._poll.register(self._replies, select.POLLIN)
        if hasattr(os, "pidfd_open"):
            self._exit = os.pidfd_open(self._spawned.child)
            self._poll.register(self._exit, select.POLLIN)
        self._exited = False

    def send(self, data: bytes) -> None:
        """Write `data` as soon as the child reads it."""
        if self._pending:
            self._poll.unregister(self._requests)
            data = bytes(self._pending) + data
        self._pending = memoryview(data)
        self._write()
        if self._pending:
            self._poll.register(self._requests, select.POLLOUT)

    def wait(self, seconds: float) -> None:
        """Wait until there is something to receive, or the child has exited, or time is up."""
        ready = [descriptor for descriptor, _ in self._poll.poll(seconds * 1000)]
        if self._requests in ready:
            self._write()
            if not self._pending:
                self._poll.unregister(self._requests)
        self._exited = self._exit in ready

    def receive(self) -> bytes:
        """Return the data that has arrived, without waiting."""
        try:
            piece = os.read(self._replies, MOST_AT_ONCE)
        except BlockingIOError:
            return b""
        if not piece:  # a closed pipe would look readable forever
            with suppress(KeyError):
                self._poll.unregister(self._replies)
        return piece

    def has_exited(self) -> bool:
        """Return whether the child has ended."""
        return self._exited or (self._exit < 0 and has_exited(self._spawned.child))

    def kill(self) -> int:
        """End the child and its group, or its jail."""
        child, init = self._spawned.child, self._spawned.init
        if init:
            # While bubblewrap lives, the number of the jail's init is still that of the init.
            if not has_exited(child):
                with suppress(ProcessLookupError):
                    os.kill(init, signal.SIGKILL)
        else:
            # The group first, and only then the leader is reaped: until it is, its number is ours.
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(child, signal.SIGKILL)
        # (subprocess.Popen reaps in poll() and kill(), which turns a segfault into status 0.)
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        if init and SIGNALLED < code < SIGNALLED + signal.NSIG:
            return SIGNALLED - code
        return code

    def close(self) -> None:
        """Close every descriptor."""
        for descriptor in (self._requests, self._replies, self._lifeline, self._exit):
            if descriptor >= 0:
                os.close(descriptor)
        self._requests = self._replies = self._lifeline = self._exit = -1
        self.capture.close()

    def _write(self) -> None:
        try:
            self._pending = self._pending[os.write(self._requests, self._pending) :]
        except BlockingIOError:
            pass
        except OSError:  # the worker closed its end: wait for its reply or its exit
            self._pending = memoryview(b"")


def _high_pipe() -> tuple[int, int]:
    """Return a pipe whose descriptors can't collide with the low numbers of the worker."""
    import fcntl

    ends = []
    for descriptor in os.pipe():
        ends.append(fcntl.fcntl(descriptor, fcntl.F_DUPFD_CLOEXEC, 16))
        os.close(descriptor)
    return ends[0], ends[1]
