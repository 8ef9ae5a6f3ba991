"""Finds out whether a level works on this machine, by trying: a canary is sent into it.

An installed bubblewrap proves nothing: distributions may forbid the user namespaces that it needs,
containers nest or reject them, and a kernel may lack a filter or Landlock.  So the canary tries to
get out, and the level is used only if every attempt fails.  This takes about 0.1 s.  The
result is stored in the user's cache directory until something that it depends on changes.
"""

import contextlib
import hashlib
import json
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from grader.sandbox import jail, landlock
from grader.sandbox.jail import NEEDS_LINUX, Jail
from grader.sandbox.landlock import SHUTS_ITSELF_IN, Landlock
from grader.sandbox.level import Level, Unavailable
from grader.sandbox.runtime import Runtime, interpreter

CANARY = Path(__file__).with_name("inside") / "canary.py"
SOURCES = (
    CANARY,
    SHUTS_ITSELF_IN,
    *(
        Path(__file__).with_name(f"{name}.py")
        for name in ("jail", "landlock", "lifeline", "probe", "runtime", "seccomp")
    ),
)
WALLS = ("files", "network", "processes")
LONGEST_PROBE = 30.0
"""Seconds for the canary; only a very busy machine needs most of them."""

# System settings about namespaces; after a change, the probe tries again.
SETTINGS = (
    "/proc/sys/kernel/random/boot_id",
    "/proc/sys/kernel/osrelease",
    "/proc/sys/kernel/apparmor_restrict_unprivileged_userns",
    "/proc/sys/kernel/unprivileged_userns_clone",
    "/proc/sys/user/max_user_namespaces",
    "/proc/self/attr/current",
)


@dataclass(frozen=True)
class Probed:
    """The result of a probe."""

    level: Level
    walls: Jail | Landlock | None
    """The walls to use; None if the level does not work."""
    detail: str
    """The reason, for people."""

    def __str__(self) -> str:
        """Return the line for a report, after ``isolation:``."""
        no = "" if self.walls is not None else "no "
        return f"{no}{self.level.value} ({self.detail})"


def probe(level: Level, *, fresh: bool = False) -> Probed:
    """Return whether `level` works here; `fresh` tries it even if the answer is cached.

    Raise nothing: any error means that the level is not available.
    """
    find = jail.find if level is Level.JAIL else landlock.find
    try:
        if sys.platform != "linux":
            find()  # says so
        remembered = None if fresh else _recall(level)
        if remembered is None:
            remembered = {"key": _key(), "walls": asdict(find()), "closed": ""}
            _remember(level, remembered)
        walls = _walls(level, remembered["walls"])
        if not remembered["closed"]:
            _send_canary(walls)
            remembered["closed"] = f"{_version(walls)}; probed: {', '.join(WALLS)} closed"
            _remember(level, remembered)
    except Unavailable as reason:
        return Probed(level, None, str(reason))
    except (OSError, ValueError, KeyError, TypeError) as error:
        return Probed(level, None, f"{type(error).__name__}: {error}")
    return Probed(level, walls, remembered["closed"])


def _walls(level: Level, remembered: dict[str, Any]) -> Jail | Landlock:
    """Return the result, rebuilt from JSON."""
    lists = remembered["runtime"]
    runtime = Runtime(
        interpreter=lists["interpreter"],
        **{name: tuple(lists[name]) for name in ("directories", "emptied", "files")},
    )
    if level is Level.JAIL:
        return Jail(remembered["bubblewrap"], runtime)
    return Landlock(int(remembered["abi"]), runtime, remembered["user"])


# Remembering


def _key() -> str:
    """Return a text that changes if anything changes that the result depends on."""
    if sys.platform != "linux":
        raise Unavailable(NEEDS_LINUX)
    import shutil

    parts: list[object] = [sys.version, os.getuid(), os.geteuid(), os.getgroups()]
    bubblewrap = shutil.which("bwrap") or ""
    for path in (bubblewrap, interpreter(), os.path.dirname(os.__file__), "/etc/apparmor.d"):
        parts.append(path)
        with contextlib.suppress(OSError):
            status = os.stat(path)
            parts += [status.st_mtime_ns, status.st_size, status.st_ino, status.st_mode]
    for setting in SETTINGS:
        with contextlib.suppress(OSError):
            parts.append(Path(setting).read_bytes())
    # A container has its own namespaces, and may share the cache directory with its host.
    parts += [os.readlink(f"/proc/self/ns/{name}") for name in ("user", "mnt")]
    parts += [source.read_bytes() for source in SOURCES]
    return hashlib.sha256(repr(parts).encode()).hexdigest()


def _memory(level: Level) -> Path:
    """Return the file for this level and interpreter; several may take turns."""
    configured = os.environ.get("XDG_CACHE_HOME", "")
    # The specification says to ignore a relative path: it would be in the learner's folder.
    root = Path(configured) if configured.startswith("/") else Path.home() / ".cache"
    name = hashlib.sha256(os.fsencode(interpreter())).hexdigest()[:12]
    return root / "sudoku-solver-kit" / f"{level.value}-{name}.json"


def _recall(level: Level) -> dict[str, Any] | None:
    """Return the cached result; None if there is none, or if it may be out of date."""
    if sys.platform != "linux":
        raise Unavailable(NEEDS_LINUX)
    try:
        descriptor = os.open(_memory(level), os.O_RDONLY | os.O_NOFOLLOW | os.O_CLOEXEC)
        with open(descriptor, "rb") as file:
            status = os.fstat(descriptor)
            if status.st_uid != os.geteuid() or status.st_mode & 0o022:
                return None  # another user could have written it
            remembered = json.load(file)
        return remembered if remembered["key"] == _key() else None
    except (OSError, ValueError, KeyError, TypeError, RuntimeError):
        return None


def _remember(level: Level, found: dict[str, Any]) -> None:
    """Store `found` for next time; ignore a cache that can't be written."""
    with contextlib.suppress(OSError, RuntimeError):
        path = _memory(level)
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        descriptor, name = tempfile.mkstemp(dir=path.parent)
        try:
            with open(descriptor, "w") as file:
                json.dump(found, file)
            os.replace(name, path)
        except OSError:
            os.unlink(name)
            raise


# Trying


def _send_canary(walls: Jail | Landlock) -> None:
    """Raise Unavailable unless the canary finds every wall closed."""
    import subprocess

    python = [walls.runtime.interpreter, "-s", "-P", "-S", "-B", str(CANARY)]
    with _targets() as targets, contextlib.ExitStack() as stack:
        if isinstance(walls, Jail):
            command = walls.command(python, CANARY)
            stack.callback(command.close)
            arguments, pass_fds = command.arguments, command.pass_fds
        else:
            arguments, pass_fds = walls.command(python, CANARY), ()
        with subprocess.Popen(
            arguments,
            pass_fds=pass_fds,
            env={},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,  # Ctrl-C must not interrupt a bubblewrap that is half way
        ) as process:
            stack.close()
            try:
                output, errors = process.communicate(
                    repr(targets).encode() + b"\n", timeout=LONGEST_PROBE
                )
            except subprocess.TimeoutExpired:
                if isinstance(walls, Jail):
                    jail.end(process.pid)
                else:
                    process.kill()
                raise Unavailable(f"the probe took more than {LONGEST_PROBE:.0f} seconds") from None
    complaint = errors.decode("utf-8", "replace").strip().replace("bwrap: ", "bubblewrap: ")
    if process.returncode != 0:
        last = complaint.splitlines()[-1] if complaint else f"exit status {process.returncode}"
        raise Unavailable(last)
    report = {}
    for line in output.decode("utf-8", "replace").splitlines():
        wall, state, what = line.split(" ", 2)
        report[wall] = (state, what)
    name = "the jail" if isinstance(walls, Jail) else "landlock"
    for wall in WALLS:
        state, what = report.get(wall, ("open", "no answer"))
        if state != "closed":
            raise Unavailable(f"{name} leaks: {wall}: {what}")
    if report.get("threads", ("", ""))[0] != "open":
        raise Unavailable(f"threads don't start in {name}")


@contextlib.contextmanager
def _targets() -> Iterator[dict[str, Any]]:
    """Things for the canary to attack: files, a folder to write to, servers to reach."""
    if sys.platform != "linux":
        raise Unavailable(NEEDS_LINUX)
    import socket

    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="grader-probe-"))
        secret = Path(folder, "secret")
        secret.write_text("canary")
        abstract = f"\0grader-probe-{os.getpid()}-{time.monotonic_ns()}"
        targets: dict[str, Any] = {
            "readable": [str(secret), *map(str, SOURCES)],
            "folders": [folder, str(CANARY.parent)],
            "ipv4": None,
            "ipv6": None,
            "abstract": abstract,
            "socket": str(Path(folder, "socket")),
            "owned": str(secret),
            "process": os.getpid(),
        }
        for name, family, address in (
            ("ipv4", socket.AF_INET, ("127.0.0.1", 0)),
            ("ipv6", socket.AF_INET6, ("::1", 0)),
            ("abstract", socket.AF_UNIX, abstract),
            ("socket", socket.AF_UNIX, targets["socket"]),
        ):
            try:
                server = stack.enter_context(socket.socket(family, socket.SOCK_STREAM))
                server.bind(address)
                server.listen()
            except OSError:  # this machine has no such network, so it can't be used
                targets[name] = None
            else:
                targets[name] = server.getsockname() if name.startswith("ip") else targets[name]
        yield targets


def _version(walls: Jail | Landlock) -> str:
    """As in "bubblewrap 0.8.0"."""
    if isinstance(walls, Landlock):
        user = "" if walls.user is None else f", as user {walls.user}"
        return f"Landlock version {walls.abi}{user}, without namespaces"
    import subprocess

    said = subprocess.run([walls.bubblewrap, "--version"], capture_output=True, check=False)
    return said.stdout.decode("utf-8", "replace").strip() or "bubblewrap"
