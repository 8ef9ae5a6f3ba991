"""Level ``jail``: a worker shut in by the kernel, with bubblewrap; guards against malice (Linux).

The worker runs in namespaces of its own (user, process, network, IPC, host name, cgroup), without
capabilities, behind the filter of `grader.sandbox.seccomp`, on a read-only file system that holds
the interpreter, its standard library, the shared libraries of both, the null device and the
worker's one file.  There is no /proc, no other program, no place to write and nobody to signal.

Three processes make a jail: bubblewrap, which is the child to wait for; the jail's init, whose
death takes everything in the jail along before it can be waited for; and the worker.  Running the
worker itself as init (``--as-pid-1``) would save a third of a millisecond, but init ignores the
signals that it doesn't handle, so that `os.abort` would look like a segmentation fault and
SIGTERM like nothing; and a worker that is not init can't switch off init's parent-death signal.

Mind the *thread* that starts a jail: ``--die-with-parent`` is a parent-death signal, and that
signal comes when the spawning thread ends, not when its process does.
"""

import os
import re
import shutil
import signal
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from grader.sandbox import seccomp

WORKER_INSIDE = "/worker.py"
NEEDS_LINUX = "the jail needs Linux"
LONGEST_START = 60.0
"""Seconds that bubblewrap may take to start the interpreter; 20 is not enough on a busy machine."""

# Extension modules that a submission has no use for: windows, terminals, databases, network.
# Their libraries stay outside; each would be one more file to mount at every start.
LEFT_OUT = ("_tkinter", "_curses", "readline", "_dbm", "_gdbm", "_sqlite3", "_ssl", "nis")


class JailError(Exception):
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
    `close`, if it can't be started.  Descriptors 0 to 3 and the environment are the caller's.
    bubblewrap writes its complaints to descriptor 2.  It ends with the worker's exit status, or
    with 128 plus the number of the signal that killed the worker.
    """

    command: list[str]
    pass_fds: tuple[int, ...]
    report: int
    """Reading end of the pipe on which bubblewrap reports the number of the jail's init."""

    def inmates(self) -> Inmates:
        """Wait until the interpreter is there; about 6 ms after the start.

        Raises JailError if bubblewrap ended without starting it, or takes too long; in the second
        case it is still there, see `end`.
        """
        try:
            self._close_passed()
            text = b""
            while piece := os.read(self.report, 4096):
                text += piece
        finally:
            self.close()
        match = re.search(rb'"child-pid": (\d+)', text)
        if match is None:
            raise JailError("bubblewrap ended before it had made the jail")
        init = int(match[1])
        give_up = time.monotonic() + LONGEST_START
        while True:
            late = time.monotonic() > give_up  # before the look: this process may be held up too
            try:
                workers = _children(init)
            except OSError:  # init is gone
                raise JailError("bubblewrap ended before it had started the interpreter") from None
            if workers:
                return Inmates(init, workers[0])
            if late:
                raise JailError(f"the jail did not start within {LONGEST_START:.0f} seconds")
            time.sleep(0.001)  # each look costs more than it wins

    def close(self) -> None:
        """Give every descriptor back; harmless when done already."""
        self._close_passed()
        if self.report >= 0:
            os.close(self.report)
            self.report = -1

    def _close_passed(self) -> None:
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

    def launch(self, python: Sequence[str], worker: Path) -> Launch:
        """How to run `python` (an argument vector that names the file `worker`) in the jail.

        The interpreter is always the running one, without its virtual environment, whose
        packages the worker couldn't use anyway.  Raises OSError if `worker` can't be read.
        """
        if sys.platform != "linux":
            raise JailError(NEEDS_LINUX)
        inside = [WORKER_INSIDE if argument == str(worker) else argument for argument in python[1:]]
        # The worker goes in by descriptor: the kit may lie where only its owner can look.
        worker_file = os.open(worker, os.O_RDONLY | os.O_CLOEXEC)
        filter_read, filter_write = os.pipe()
        os.write(filter_write, self._filter)  # far less than a pipe holds
        os.close(filter_write)
        report_read, report_write = os.pipe()
        # The reading end goes too, but not as far as the worker (that is what --sync-fd says): if
        # the grader is killed meanwhile, bubblewrap must not fail half way for want of a reader,
        # or the process that it has started by then waits for it for ever.
        reader = os.dup(report_read)
        # Out of the way of the low numbers, under which the caller hands over its own.
        passed = tuple(_raise(fd) for fd in (worker_file, filter_read, report_write, reader))
        options = ["--perms", "0444", "--file", str(passed[0]), WORKER_INSIDE]
        options += ["--remount-ro", "/", "--chdir", "/"]
        options += ["--seccomp", str(passed[1]), "--info-fd", str(passed[2])]
        options += ["--sync-fd", str(passed[3])]
        command = [self.bubblewrap, *self._walls(), *options, "--", self.interpreter, *inside]
        return Launch(command, passed, report_read)

    @cached_property
    def _filter(self) -> bytes:
        return seccomp.program(os.uname().machine)

    def _walls(self) -> list[str]:
        # `--unshare-all` leaves the user namespace out where it can do without: for root.
        walls = ["--unshare-all", "--unshare-user", "--disable-userns", "--cap-drop", "ALL"]
        walls += ["--die-with-parent", "--new-session", "--hostname", "jail"]
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
    # Its init first: it dies with bubblewrap only from some point of its start on.
    if sys.platform != "linux":
        raise JailError(NEEDS_LINUX)
    try:
        for child in _children(bubblewrap):
            os.kill(child, signal.SIGKILL)
        os.kill(bubblewrap, signal.SIGKILL)
    except OSError:
        pass  # it has ended
    os.waitpid(bubblewrap, 0)


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
