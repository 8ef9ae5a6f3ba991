"""The canary: it runs in the jail in place of the worker, and tries every forbidden action.

It reads one line, a dict of targets to attack, from descriptor 0.  It writes one line for each
wall: its name, ``closed`` or ``open``, and what got through.  Outside a jail it reports every wall
as open and does no harm: it creates only empty files and removes them, and it sends only signal 0,
which the kernel checks and does not deliver.
"""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False  # as in `typing`, which takes too long to import
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    Attempts = Iterator[tuple[str, Callable[[], object]]]


def main() -> None:
    # The parent writes a literal; `ast.literal_eval` would be one more import.
    targets = eval(sys.stdin.readline(), {"__builtins__": {}})
    for name, attempts in (
        ("files", files(targets)),
        ("network", network(targets)),
        ("processes", processes(targets)),
        ("threads", threads()),
    ):
        done = []
        for what, attempt in attempts:
            try:
                attempt()
            except Exception:
                continue
            done.append(what)
        print(name, "open" if done else "closed", "; ".join(done))


def files(targets: dict[str, Any]) -> Attempts:
    """Try to read what belongs to the grader, and to write anywhere."""
    if sys.platform != "linux":
        return
    for path in targets["readable"]:
        yield f"read {path}", later(read, path)
    # Not /tmp or /home: the interpreter itself may be there, and then they hold only that.
    for path in (*targets["folders"], "/proc/self", "/dev/shm"):
        yield f"list {path}", later(os.listdir, path)
    library = os.path.dirname(os.__file__)
    for folder in (*targets["folders"], "/", "/tmp", "/dev", "/dev/shm", "/var/tmp", library):
        yield f"write in {folder}", later(create, folder)
    yield "write to memory that is a file", lambda: os.close(os.memfd_create("canary"))
    # Calls that change a file without opening it; here they never change the value.
    path = targets["owned"]
    yield "change the mode", lambda: os.chmod(path, os.stat(path).st_mode & 0o7777)
    yield "change the owner", later(os.chown, path, -1, -1)
    yield "change the times", lambda: os.utime(path, ns=(0, os.stat(path).st_mtime_ns))
    yield "cut", lambda: os.truncate(path, os.stat(path).st_size)
    yield "set an attribute", later(os.setxattr, path, "user.canary", b"")
    yield "list attributes", later(os.listxattr, path)
    yield "rename", later(os.rename, path, path)
    yield "link", later(link, path)
    # The library may be read, and belong to the same user.
    library = os.__file__
    yield "change the library's times", lambda: os.utime(library, ns=times(library))
    yield "change the library's mode", lambda: os.chmod(library, os.stat(library).st_mode & 0o7777)


def times(path: str) -> tuple[int, int]:
    status = os.stat(path)
    return status.st_atime_ns, status.st_mtime_ns


def link(path: str) -> None:
    os.link(path, path + "-link")
    os.unlink(path + "-link")


def later(function: Callable[..., object], *arguments: object) -> Callable[[], object]:
    """Return the call, to be made when the attempt is due."""
    return lambda: function(*arguments)


def read(path: str) -> None:
    os.close(os.open(path, os.O_RDONLY))


def create(folder: str) -> None:
    path = os.path.join(folder, f".canary-{os.getpid()}")
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL))
    os.unlink(path)


def network(targets: dict[str, Any]) -> Attempts:
    """Try every way to reach a server of the grader, and to leave the machine."""
    if sys.platform != "linux":
        return
    # Not `socket`: the module alone would double the canary's start, and what counts is the
    # C class below it.
    import _socket

    def reach(family: int, kind: int, address: Any) -> None:
        connection = _socket.socket(family, kind)
        try:
            connection.settimeout(2)
            connection.connect(address)
        finally:
            connection.close()

    for what, family, address in (
        ("IPv4", _socket.AF_INET, targets["ipv4"]),
        ("IPv6", _socket.AF_INET6, targets["ipv6"]),
        ("local, abstract", _socket.AF_UNIX, targets["abstract"]),
        ("local, path", _socket.AF_UNIX, targets["socket"]),
    ):
        if address:
            arguments = (family, _socket.SOCK_STREAM, address)
            yield f"connect: {what}", later(reach, *arguments)
    yield "send outside", lambda: reach(_socket.AF_INET, _socket.SOCK_DGRAM, ("192.0.2.1", 9))


def processes(targets: dict[str, Any]) -> Attempts:
    """Try to start a process, and to reach another one: the grader, without changing it."""
    if sys.platform != "linux":
        return

    def fork() -> None:
        child = os.fork()
        if child == 0:
            os._exit(0)
        os.waitpid(child, 0)

    def spawn() -> None:
        child = os.posix_spawn(sys.executable, [sys.executable, "-S", "-c", ""], {})
        os.waitpid(child, 0)

    def signal_by_pipe() -> None:
        import fcntl

        pipe = os.pipe()
        try:
            fcntl.fcntl(pipe[0], fcntl.F_SETOWN, process)
        finally:
            os.close(pipe[0])
            os.close(pipe[1])

    process = targets["process"]
    yield "fork", fork
    yield "spawn", spawn
    yield "signal the grader", later(os.kill, process, 0)
    yield "signal its thread", later(call, "tgkill", process, process, 0)
    yield "have a pipe signal it", signal_by_pipe
    yield "change its priority", lambda: os.setpriority(0, process, os.getpriority(0, process))
    yield "change its cores", lambda: os.sched_setaffinity(process, os.sched_getaffinity(process))
    yield (
        "change its schedule",
        lambda: os.sched_setscheduler(
            process, os.sched_getscheduler(process), os.sched_getparam(process)
        ),
    )
    yield "change its limits", later(limit, process)
    yield "read its memory", later(read, f"/proc/{process}/mem")
    # To every process except itself and init; in a jail there is none.
    yield "signal", lambda: os.kill(-1, 0)


def call(name: str, *arguments: int) -> None:
    import ctypes

    if getattr(ctypes.CDLL(None), name)(*arguments) != 0:
        raise OSError(name)


def limit(process: int) -> None:
    if sys.platform != "linux":
        return
    import resource

    resource.prlimit(process, resource.RLIMIT_CORE)


def threads() -> Attempts:
    """Try to start a thread, which must work: otherwise the filter is too strict."""
    import _thread

    done = _thread.allocate_lock()
    done.acquire()

    def start() -> None:
        _thread.start_new_thread(done.release, ())
        if not done.acquire(timeout=10):
            raise TimeoutError

    yield "start", start


if __name__ == "__main__":
    main()
