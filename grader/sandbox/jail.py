"""Level ``jail``: a worker shut in by the kernel, with bubblewrap; guards against malice (Linux).

The worker runs in namespaces of its own (user, process, network, IPC, host name, cgroup), without
capabilities, behind the filter of `grader.sandbox.seccomp`, on a read-only file system that holds
the interpreter, its standard library, the shared libraries of both, the null device and the
worker's one file.  There is no /proc, no other program, no place to write and nobody to signal.

Three processes make a jail: bubblewrap, which is the child to wait for; the jail's init, whose
death takes everything in the jail along before it can be waited for; and the worker, whose end is
that of its init, and that the kernel kills when the grader ends.  Running the worker itself as init
(``--as-pid-1``) would save a third of a millisecond, but init ignores the signals that it doesn't
handle, so that `os.abort` would look like a segmentation fault and SIGTERM like nothing.

bubblewrap's own ``--die-with-parent`` is not used: a bubblewrap that is killed half way leaves an
init behind that waits for it for ever, and it also dies when the *thread* that started it ends.
"""

import os
import re
import shutil
import signal
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from grader.errors import Defect
from grader.sandbox import seccomp

WORKER_INSIDE = "/worker.py"
NEEDS_LINUX = "the jail needs Linux"
LONGEST_START = 60.0
"""Seconds that bubblewrap may take to start the interpreter; 20 is not enough on a busy machine."""

# Extension modules that a submission has no use for: windows, terminals, databases, network.
# Their libraries stay outside; each would be one more file to mount at every start.
LEFT_OUT = ("_tkinter", "_curses", "readline", "_dbm", "_gdbm", "_sqlite3", "_ssl", "nis")


class JailError(Defect):
    """The jail can't be set up; the text says why."""


class Inmates(NamedTuple):
    """The processes of a jail, by the numbers that they have outside."""

    init: int
    """Kill it first, then wait for bubblewrap: after that, nothing of the jail is left.

    When the worker ends by itself, bubblewrap doesn't wait for init, whose number is then free.
    """
    worker: int
    """The interpreter: the process whose CPU time and memory count."""


@dataclass
class Launch:
    """How to start one worker in the jail, and the descriptors that this takes.

    Start `command` with `pass_fds` inherited under their own numbers, then call `inmates`; or
    `close`, if it can't be started.  Descriptors 0 to 2 and the environment are the caller's.
    bubblewrap writes its complaints to descriptor 2.  It ends with the worker's exit status, or
    with 128 plus the number of the signal that killed the worker.
    """

    command: list[str]
    pass_fds: tuple[int, ...]
    lifeline: int | None
    """The one of them with which the worker ends."""

    def inmates(self, bubblewrap: int) -> Inmates:
        """Wait until the interpreter is there; about 6 ms after the start.

        `bubblewrap` is the number of the started process, a child of this one.  Raises JailError if
        it ended without starting the interpreter, or takes too long; in the second case it is still
        there, see `end`.
        """
        try:
            inmates = _wait_for_inmates(bubblewrap)
            if self.lifeline is not None:
                with suppress(ProcessLookupError):  # it has ended
                    _kill_when_closed(self.lifeline, inmates.worker)
        finally:
            self.close()
        return inmates

    def close(self) -> None:
        """Give every descriptor back; harmless when done already."""
        for descriptor in self.pass_fds:
            os.close(descriptor)
        self.pass_fds = ()


@dataclass(frozen=True)
class Jail:
    """What goes into the jail; paths are the same inside as outside, where not said otherwise."""

    bubblewrap: str
    interpreter: str
    directories: tuple[str, ...]
    """Those of the standard library."""
    emptied: tuple[str, ...]
    """Directories in `directories` that are empty inside: other people's packages."""
    files: tuple[str, ...]
    """Shared libraries, and the index by which the loader finds them."""

    def launch(self, python: Sequence[str], worker: Path, lifeline: int | None = None) -> Launch:
        """How to run `python` (an argument vector that names the file `worker`) in the jail.

        The interpreter is always the running one, without its virtual environment, whose
        packages the worker couldn't use anyway.  `lifeline` is the reading end of a pipe: once
        nobody can write to it any more, the worker is killed.  Raises OSError if `worker` can't
        be read.
        """
        if sys.platform != "linux":
            raise JailError(NEEDS_LINUX)
        inside = [WORKER_INSIDE if argument == str(worker) else argument for argument in python[1:]]
        # The worker goes in by descriptor: the kit may lie where only its owner can look.
        worker_file = os.open(worker, os.O_RDONLY | os.O_CLOEXEC)
        filter_read, filter_write = os.pipe()
        os.write(filter_write, seccomp.program(os.uname().machine))  # far less than a pipe holds
        os.close(filter_write)
        # Out of the way of the low numbers, under which the caller hands over its own.
        passed = [_raise(fd) for fd in (worker_file, filter_read)]
        options = ["--perms", "0444", "--file", str(passed[0]), WORKER_INSIDE]
        options += ["--remount-ro", "/", "--chdir", "/", "--seccomp", str(passed[1])]
        if lifeline is not None:
            # The jail's init is to hold it, and not the worker, which could let it go.
            lifeline = _raise(os.dup(lifeline))
            passed.append(lifeline)
            options += ["--sync-fd", str(lifeline)]
        command = [self.bubblewrap, *self._walls(), *options, "--", self.interpreter, *inside]
        return Launch(command, tuple(passed), lifeline)

    def _walls(self) -> list[str]:
        # `--unshare-all` leaves the user namespace out where it can do without: for root.
        walls = ["--unshare-all", "--unshare-user", "--disable-userns", "--cap-drop", "ALL"]
        walls += ["--new-session", "--hostname", "jail"]
        for path in (*self.directories, self.interpreter, *self.files):
            walls += ["--ro-bind", path, path]
        for path in self.emptied:
            walls += ["--tmpfs", path, "--remount-ro", path]
        walls += ["--dev-bind", "/dev/null", "/dev/null"]
        return walls


def find() -> Jail:
    """Work out what a jail for the running interpreter holds; takes some 50 ms, so keep it.

    Raises JailError, saying why, where there can be no jail.
    """
    if sys.platform != "linux":
        raise JailError(f"{NEEDS_LINUX}, this is {sys.platform}")
    machine = os.uname().machine
    if machine not in seccomp.MACHINES:
        raise JailError(f"there is no system call filter for {machine}")
    bubblewrap = shutil.which("bwrap")
    if bubblewrap is None:
        raise JailError("bubblewrap is not installed")
    extensions = [Path(entry) for entry in sys.path if Path(entry).name == "lib-dynload"]
    directories = {os.path.realpath(Path(os.__file__).parent)}
    for entry in extensions:
        if not any(entry.resolve().is_relative_to(directory) for directory in directories):
            directories.add(os.path.realpath(entry))
    emptied = [
        str(packages)
        for directory in sorted(directories)
        for packages in (Path(directory, "site-packages"), Path(directory, "dist-packages"))
        if packages.is_dir()
    ]
    libraries = set(_libraries(interpreter(), extensions))
    if Path("/etc/ld.so.cache").exists():
        libraries.add("/etc/ld.so.cache")
    return Jail(
        bubblewrap,
        interpreter(),
        tuple(sorted(directories)),
        tuple(emptied),
        tuple(sorted(libraries)),
    )


def interpreter() -> str:
    """The file of the running interpreter, behind any virtual environment and symbolic link."""
    return os.path.realpath(getattr(sys, "_base_executable", None) or sys.executable)


def _libraries(executable: str, extensions: list[Path]) -> list[str]:
    """Every shared library that the interpreter and its extension modules load."""
    import subprocess

    found = []
    for directory in extensions:
        modules = [
            f"./{module.name}"
            for module in sorted(directory.glob("*.so"))
            if not module.name.startswith(LEFT_OUT)
        ]
        # Asks the loader itself, which executes nothing here and lists what it would load (it is
        # what ldd does). Relative names, because spaces separate them.
        environment = {"LD_TRACE_LOADED_OBJECTS": "1", "LD_PRELOAD": ":".join(modules)}
        listed = subprocess.run(
            [executable], env=environment, cwd=directory, capture_output=True, check=False
        )
        lines = os.fsdecode(listed.stdout).splitlines()
        found += [match[1] for line in lines if (match := re.search(r"(/.*) \(0x", line))]
    paths = [os.path.normpath(path) for path in found if not path.startswith("./")]
    if not paths:
        # A static interpreter has no loader to ask; one that is not glibc's can't answer.
        raise JailError(f"the shared libraries of {executable} could not be found")
    return [path for path in paths if Path(path).is_file()]


def end(bubblewrap: int) -> None:
    """Kill and reap a bubblewrap, however far it has come; nothing of its jail is left."""
    if sys.platform != "linux":
        raise JailError(NEEDS_LINUX)
    # It has to stand still: an init that it makes now would wait for it for ever.
    os.kill(bubblewrap, signal.SIGSTOP)
    os.waitid(os.P_PID, bubblewrap, os.WSTOPPED | os.WEXITED | os.WNOWAIT)
    with suppress(OSError):  # it has ended
        for child in _children(bubblewrap):
            os.kill(child, signal.SIGKILL)
    os.kill(bubblewrap, signal.SIGKILL)
    os.waitpid(bubblewrap, 0)


def _wait_for_inmates(bubblewrap: int) -> Inmates:
    if sys.platform != "linux":
        raise JailError(NEEDS_LINUX)
    give_up = time.monotonic() + LONGEST_START
    while True:
        late = time.monotonic() > give_up  # before the look: this process may be held up too
        ended = os.waitid(os.P_PID, bubblewrap, os.WEXITED | os.WNOHANG | os.WNOWAIT)
        try:
            for init in _children(bubblewrap):
                for worker in _children(init):
                    return Inmates(init, worker)
        except OSError:  # one of them has just gone
            pass
        if ended is not None:
            raise JailError("bubblewrap ended before it had started the interpreter")
        if late:
            raise JailError(f"the jail did not start within {LONGEST_START:.0f} seconds")
        time.sleep(0.001)  # each look costs more than it wins


def _kill_when_closed(pipe: int, process: int) -> None:
    """Have the kernel kill `process` as soon as nobody can write to `pipe` any more."""
    if sys.platform != "linux":
        raise JailError(NEEDS_LINUX)
    import fcntl

    fcntl.fcntl(pipe, fcntl.F_SETOWN, process)
    fcntl.fcntl(pipe, fcntl.F_SETSIG, signal.SIGKILL)
    fcntl.fcntl(pipe, fcntl.F_SETFL, fcntl.fcntl(pipe, fcntl.F_GETFL) | os.O_ASYNC)


def _children(pid: int) -> list[int]:
    """The children of a process; raises OSError once it is gone."""
    try:
        with open(f"/proc/{pid}/task/{pid}/children", "rb") as children:
            return [int(child) for child in children.read().split()]
    except FileNotFoundError:
        os.kill(pid, 0)
    # A kernel that was built without that file.
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
    """The same file under a number above 31."""
    if sys.platform != "linux":
        raise JailError(NEEDS_LINUX)
    import fcntl

    raised = fcntl.fcntl(descriptor, fcntl.F_DUPFD_CLOEXEC, 32)
    os.close(descriptor)
    return raised
