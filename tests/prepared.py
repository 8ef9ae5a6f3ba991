"""The ``grader`` command without its imports: a process that has them, and forks for each command.

Each command is still a process of its own, with its own folder, environment, standard streams and
exit status.  What it shares with the next are modules, and the seed of Python's hashes.  A test of
how a process begins starts the real program instead.

Run as a program, this file is the command for a shell:

    python -IS tests/prepared.py SOCKET ARGUMENT…
"""

import _socket
import array
import marshal
import os
import select
import sys
from collections.abc import Mapping, Sequence

LARGEST = 1 << 17
"""Bytes of a request: arguments, a folder and an environment."""
ROOMS = ("catalog", "cli", "hidden", "judge", "learner", "measure", "problems", "report", "why")


def ask(
    address: str,
    arguments: Sequence[str],
    cwd: str,
    environment: Mapping[str, str],
    streams: Sequence[int],
) -> int:
    """Run a command; return its exit status as `subprocess` does."""
    request = marshal.dumps((list(arguments), cwd, dict(environment)))
    descriptors = array.array("i", streams).tobytes()
    connection = _socket.socket(_socket.AF_UNIX, _socket.SOCK_SEQPACKET)
    try:
        connection.connect(address)
        connection.sendmsg([request], [(_socket.SOL_SOCKET, _socket.SCM_RIGHTS, descriptors)])
        return int(connection.recv(16))
    finally:
        connection.close()


def serve(number: int) -> None:
    """Run commands until standard input ends, side by side; `number` is where clients connect."""
    import socket
    from contextlib import suppress

    listener = socket.socket(fileno=number)
    running: dict[int, tuple[int, _socket.socket]] = {}
    while True:
        ready, _, _ = select.select([0, listener.fileno(), *running], [], [])
        if 0 in ready:
            return
        for descriptor in set(ready) & set(running):
            pid, connection = running.pop(descriptor)
            os.close(descriptor)
            _, status = os.waitpid(pid, 0)
            with suppress(OSError):  # who asked may be gone
                connection.send(b"%d" % os.waitstatus_to_exitcode(status))
            connection.close()
        if listener.fileno() in ready:
            connection, _ = listener.accept()
            pid = os.fork()
            if pid == 0:
                listener.close()
                for descriptor, (_, other) in running.items():
                    os.close(descriptor)
                    other.close()
                run(connection)
            running[os.pidfd_open(pid)] = pid, connection


def run(connection: _socket.socket) -> None:
    """Become the command that a connection asks for."""
    request, control, _, _ = connection.recvmsg(LARGEST, _socket.CMSG_SPACE(3 * 4))
    connection.close()
    arguments, cwd, environment = marshal.loads(request)
    streams = array.array("i", control[0][2])
    for number, descriptor in enumerate(streams):
        os.dup2(descriptor, number)
        os.close(descriptor)
    # As Python makes them: these streams may be pipes where those of the start were files.
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115 - for the whole process
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", 1, "utf-8", "backslashreplace", closefd=False)  # noqa: SIM115
    os.chdir(cwd)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv[1:] = arguments

    import grader.__main__
    from grader.cli.main import main

    sys.modules["__main__"] = grader.__main__  # what a process that is spawned imports
    main()
    raise AssertionError("a command ends with SystemExit")


def prepare() -> None:
    """Import what the commands import when they run."""
    import gc
    import importlib
    import pkgutil

    importlib.import_module("grader.__main__")
    for room in ROOMS:
        package = importlib.import_module(f"grader.{room}")
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if ".test_" not in module.name:
                importlib.import_module(module.name)
    for name in ("pytest", "pytest_timeout"):
        importlib.import_module(name)
    gc.collect()
    gc.freeze()  # or each process would copy what it never touches


if __name__ == "__main__":
    if sys.argv[1].isdigit():
        prepare()
        serve(int(sys.argv[1]))
    else:
        sys.exit(ask(sys.argv[1], sys.argv[2:], os.getcwd(), os.environ, (0, 1, 2)))
