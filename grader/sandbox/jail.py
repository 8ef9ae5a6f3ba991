"""Level ``jail``: the kernel isolates the worker, with bubblewrap; stops malicious code (Linux).

The worker runs in its own namespaces (user, process, network, IPC, host name, cgroup), without
capabilities, behind the filter of `grader.sandbox.seccomp`, on a read-only file system that holds
the interpreter, its standard library, the shared libraries of both, the null device and the
worker's one file.  There is no /proc, no other program, no place to write and no process to signal.

Three processes make a jail: bubblewrap, which is the child to wait for; the jail's init, whose
death takes everything in the jail along before it can be waited for; and the worker, whose end is
that of its init, and that the kernel kills when the grader ends.  Running the worker itself as init
(``--as-pid-1``) would save a third of a millisecond, but init ignores the signals that it doesn't
handle, so that `os.abort` would look like a segmentation fault and SIGTERM like nothing.

bubblewrap's own ``--die-with-parent`` is not used: a bubblewrap that is killed half way leaves an
init that waits for it forever, and it also dies when the *thread* that started it ends.
"""

import os
import shutil
import signal
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from grader.sandbox import seccomp
from grader.sandbox.level import Unavailable
from grader.sandbox.lifeline import kill_when_closed
from grader.sandbox.runtime import Runtime, find_runtime

NEEDS_LINUX = "the jail needs Linux"
LONGEST_START = 60.0
"""Seconds that bubblewrap may take to start the interpreter; 20 are too few on a busy machine."""

FIRST_LOOK = 0.004
"""Seconds until the first look for the interpreter."""


class Inmates(NamedTuple):
    """The processes of a jail, by their numbers outside it."""

    init: int
    """The jail's init.  Kill it, then wait for bubblewrap: after that, the jail is gone.

    When the worker ends by itself, bubblewrap doesn't wait for init, whose number is then free.
    """
    worker: int
    """The interpreter: the process whose CPU time and memory count."""


@dataclass
class JailCommand:
    """How to start one worker in the jail, and the descriptors for it.

    Start `arguments` with `pass_fds` inherited under their own numbers, then call `inmates`; or
    `close`, if it can't be started.  Descriptors 0 to 2 and the environment are the caller's.
    bubblewrap writes its errors to descriptor 2.  It ends with the worker's exit status, or
    with 128 plus the number of the signal that killed the worker.
    """

    arguments: list[str]
    """The program and its arguments."""
    pass_fds: tuple[int, ...]
    lifeline: int | None
    """The descriptor whose end ends the worker."""

    def inmates(self, bubblewrap: int) -> Inmates:
        """Wait until the interpreter runs; about 6 ms after the start.

        `bubblewrap` is the number of the started process, a child of this one.  Raise Unavailable
        if it ended without starting the interpreter, or takes too long; in the second case it
        still runs, see `end`.
        """
        try:
            inmates = _wait_for_inmates(bubblewrap)
            if self.lifeline is not None:
                with suppress(ProcessLookupError):  # it has ended
                    kill_when_closed(self.lifeline, inmates.worker)
        finally:
            self.close()
        return inmates

    def close(self) -> None:
        """Close every descriptor; a second call does nothing."""
        for descriptor in self.pass_fds:
            os.close(descriptor)
        self.pass_fds = ()


@dataclass(frozen=True)
class Jail:
    """The contents of the jail; paths are the same inside and outside, unless noted."""

    bubblewrap: str
    runtime: Runtime

    def command(
        self, python: Sequence[str], worker: Path, lifeline: int | None = None
    ) -> JailCommand:
        """Return how to run `python` (an argument vector that names the file `worker`) in the jail.

        The interpreter is always the running one, without its virtual environment, whose
        packages the worker couldn't use anyway.  `lifeline` is the reading end of a pipe: when
        no process can write to it any more, the worker is killed.  Raise OSError if `worker` can't
        be read.
        """
        if sys.platform != "linux":
            raise Unavailable(NEEDS_LINUX)
        file = f"/worker{worker.suffix}"
        inside = [file if argument == str(worker) else argument for argument in python[1:]]
        # The worker goes in by descriptor: the kit may be where only its owner can read.
        worker_file = os.open(worker, os.O_RDONLY | os.O_CLOEXEC)
        filter_read, filter_write = os.pipe()
        os.write(filter_write, seccomp.program(os.uname().machine))  # far less than a pipe holds
        os.close(filter_write)
        # Above the low numbers, which the caller uses for its own descriptors.
        passed = [_raise(fd) for fd in (worker_file, filter_read)]
        options = ["--perms", "0444", "--file", str(passed[0]), file]
        options += ["--remount-ro", "/", "--chdir", "/", "--seccomp", str(passed[1])]
        if lifeline is not None:
            # The jail's init must hold it; the worker could close it.
            lifeline = _raise(os.dup(lifeline))
            passed.append(lifeline)
            options += ["--sync-fd", str(lifeline)]
        arguments = [
            self.bubblewrap,
            *self._walls(),
            *options,
            "--",
            self.runtime.interpreter,
            *inside,
        ]
        return JailCommand(arguments, tuple(passed), lifeline)

    def _walls(self) -> list[str]:
        inside = self.runtime
        # `--unshare-all` leaves out the user namespace if it is not needed, for root.
        walls = ["--unshare-all", "--unshare-user", "--disable-userns", "--cap-drop", "ALL"]
        walls += ["--new-session", "--hostname", "jail"]
        for path in (*inside.directories, inside.interpreter, *inside.files):
            walls += ["--ro-bind", path, path]
        for path in inside.emptied:
            walls += ["--tmpfs", path, "--remount-ro", path]
        walls += ["--dev-bind", "/dev/null", "/dev/null"]
        return walls


def find() -> Jail:
    """Find the contents of a jail for the running interpreter; takes some 50 ms, so keep it.

    Raise Unavailable, with the reason, if no jail is possible.
    """
    if sys.platform != "linux":
        raise Unavailable(f"{NEEDS_LINUX}, this is {sys.platform}")
    seccomp.check_machine()
    bubblewrap = shutil.which("bwrap")
    if bubblewrap is None:
        raise Unavailable("bubblewrap is not installed")
    return Jail(bubblewrap, find_runtime())


def end(bubblewrap: int) -> None:
    """Kill and reap a bubblewrap in any state, with its whole jail."""
    if sys.platform != "linux":
        raise Unavailable(NEEDS_LINUX)
    # It must be stopped: an init that it creates now would wait for it forever.
    os.kill(bubblewrap, signal.SIGSTOP)
    os.waitid(os.P_PID, bubblewrap, os.WSTOPPED | os.WEXITED | os.WNOWAIT)
    with suppress(OSError):  # it has ended
        for child in _children(bubblewrap):
            os.kill(child, signal.SIGKILL)
    os.kill(bubblewrap, signal.SIGKILL)
    os.waitpid(bubblewrap, 0)


def _wait_for_inmates(bubblewrap: int) -> Inmates:
    if sys.platform != "linux":
        raise Unavailable(NEEDS_LINUX)
    started, looks = time.monotonic(), 0
    give_up = started + LONGEST_START
    while True:
        late = time.monotonic() > give_up  # before the look: this process may be held up too
        ended = os.waitid(os.P_PID, bubblewrap, os.WEXITED | os.WNOHANG | os.WNOWAIT)
        try:
            for init in _children(bubblewrap):
                for worker in _children(init):
                    return Inmates(init, worker)
        except OSError:  # one of them has just ended
            pass
        if ended is not None:
            raise Unavailable("bubblewrap ended before it had started the interpreter")
        if late:
            raise Unavailable(f"the jail did not start within {LONGEST_START:.0f} seconds")
        # A start takes some 6 ms if cores are idle; more looks would cost more than they save.
        time.sleep(max(0.001, (time.monotonic() - started) / 4) if looks else FIRST_LOOK)
        looks += 1


def _children(pid: int) -> list[int]:
    """Return the children of a process.  Raise `OSError` if it has ended."""
    try:
        children = os.open(f"/proc/{pid}/task/{pid}/children", os.O_RDONLY)
        try:
            return [int(child) for child in os.read(children, 1 << 12).split()]
        finally:
            os.close(children)
    except FileNotFoundError:
        os.kill(pid, 0)
    # a kernel that was built without that file
    found = []
    for entry in os.listdir("/proc"):
        if entry.isdigit():
            try:
                with open(f"/proc/{entry}/stat", "rb") as stat:
                    fields = stat.read().rpartition(b")")[2].split()
            except OSError:
                continue
            if int(fields[1]) == pid:
                found.append(int(entry))
    return found


def _raise(descriptor: int) -> int:
    """Return the same file under a number above 31."""
    if sys.platform != "linux":
        raise Unavailable(NEEDS_LINUX)
    import fcntl

    raised = fcntl.fcntl(descriptor, fcntl.F_DUPFD_CLOEXEC, 32)
    os.close(descriptor)
    return raised
