"""The level ``landlock``, tried for real where the kernel has it, and else without a kernel."""

import ast
import ctypes
import json
import os
import runpy
import select
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from grader.sandbox import landlock as landlock_module
from grader.sandbox import probe as probe_module
from grader.sandbox import seccomp
from grader.sandbox.isolation import TooWeak, choose, start_behind_landlock
from grader.sandbox.landlock import HIGHEST_ABI, LOWEST_ABI, SHUTS_ITSELF_IN, Landlock, kernel_abi
from grader.sandbox.level import Level, Unavailable
from grader.sandbox.probe import probe
from grader.sandbox.process import Ending, Limits, Worker
from grader.sandbox.runtime import Runtime
from tests.conftest import ROOT
from tests.sandbox.test_jail import allow_everything, interpreters, probe_with
from tests.sandbox.test_worker_process import call, start


@pytest.fixture(scope="module")
def walls() -> Landlock:
    found = probe(Level.LANDLOCK, fresh=True)
    if found.walls is None:
        pytest.skip(f"no landlock here: {found.detail}")
    assert isinstance(found.walls, Landlock)
    return found.walls


@pytest.fixture
def worker(walls: Landlock) -> Iterator[Worker]:
    limits = Limits(memory=256 << 20, output=1 << 20)
    with Worker(start_behind_landlock(walls), limits) as worker:
        yield worker


def returned(worker: Worker, source: str, argument: object = 0) -> Any:
    """What the submission's `f` returns: a text, as a literal."""
    loaded = start(worker, source)
    assert b'"taken"' in loaded.reply, loaded
    outcome = call(worker, argument, cpu=5)
    assert outcome.ending is Ending.REPLIED, outcome
    reply = json.loads(outcome.reply)
    assert "returned" in reply, reply
    return ast.literal_eval(reply["returned"])


# What it is


def test_what_the_process_is_left_with(worker: Worker, walls: Landlock) -> None:
    start(worker, "def f(_): pass")
    status = dict(
        line.split(":\t", 1)
        for line in Path(f"/proc/{worker.pid}/status").read_text().splitlines()
        if ":\t" in line
    )
    assert status["NoNewPrivs"] == "1"
    assert status["Seccomp"] == "2"
    for capabilities in ("CapInh", "CapPrm", "CapEff", "CapAmb"):
        assert int(status[capabilities], 16) == 0, capabilities
    if os.geteuid() == 0:
        assert int(status["CapBnd"], 16) == 0
    user = os.geteuid() if walls.user is None else walls.user
    assert status["Uid"].split() == [str(user)] * 4
    descriptors = "import os\ndef f(_): return repr(sorted(map(int, range(3))))"
    assert returned(worker, descriptors) == [0, 1, 2]


def test_honest_code_finds_what_it_needs(worker: Worker) -> None:
    source = """
import asyncio, bz2, ctypes, decimal, hashlib, lzma, random, signal, threading, uuid, zlib
from concurrent.futures import ThreadPoolExecutor
import multiprocessing, os, socket, statistics, typing, urllib.request
def f(_):
    with ThreadPoolExecutor(4) as pool:
        total = sum(pool.map(abs, range(-4, 0)))
    one, other = socket.socketpair()
    one.setblocking(False)
    one.send(b"x")
    os.kill(os.getpid(), 0)
    signal.pthread_kill(threading.get_ident(), 0)
    return repr((total, asyncio.run(asyncio.sleep(0, "slept")), other.recv(9), os.urandom(0)))
"""
    assert returned(worker, source) == (10, "slept", b"x", b"")


def test_it_has_no_files_but_the_library(worker: Worker, walls: Landlock) -> None:
    source = """
import os
def f(paths):
    found = []
    for path in paths:
        for how in (lambda: open(path).close(), lambda: os.listdir(path)):
            try:
                how()
                found.append(path)
            except OSError:
                pass
    return repr(found)
"""
    others = [str(ROOT), str(ROOT / "pyproject.toml"), "/etc/passwd", "/proc/self/status", "/tmp"]
    packages = [f"{folder}/pip/__init__.py" for folder in walls.runtime.emptied]
    there = [os.__file__, "/dev/null"]
    assert returned(worker, source, [*others, *packages, *there]) == there


ATTACKS = """
import ctypes, fcntl, os, resource, signal, socket, threading
def f(target):
    path, folder, process = target
    libc = ctypes.CDLL(None, use_errno=True)
    fifo = os.pipe()
    def by_pipe():
        fcntl.fcntl(fifo[0], fcntl.F_SETOWN, process)
        fcntl.fcntl(fifo[0], 10, 9)
        fcntl.fcntl(fifo[0], fcntl.F_SETFL, os.O_ASYNC)
        os.write(fifo[1], b"x")
    def checked(result):
        if result < 0: raise OSError(ctypes.get_errno(), "call")
    attacks = {
        "read": lambda: open(path).read(),
        "write": lambda: open(path, "w"),
        "append": lambda: open(path, "a"),
        "cut": lambda: os.truncate(path, 0),
        "cut by opening": lambda: os.open(path, os.O_RDONLY | os.O_TRUNC),
        "cut the library": lambda: os.open(os.__file__, os.O_RDONLY | os.O_TRUNC),
        "new": lambda: open(folder + "/new", "w"),
        "folder": lambda: os.mkdir(folder + "/new"),
        "fifo": lambda: os.mkfifo(folder + "/new"),
        "link": lambda: os.link(path, folder + "/new"),
        "symlink": lambda: os.symlink(path, folder + "/new"),
        "rename": lambda: os.rename(path, folder + "/new"),
        "unlink": lambda: os.unlink(path),
        "rmdir": lambda: os.rmdir(folder),
        "nameless": lambda: os.open(folder, os.O_TMPFILE | os.O_RDWR),
        "chmod": lambda: os.chmod(path, 0),
        "chmod by folder": lambda: os.chmod("f", 0, dir_fd=os.open(folder, os.O_PATH)),
        "fchmod": lambda: os.fchmod(os.open(os.__file__, os.O_RDONLY), 0),
        "fchmodat2": lambda: checked(libc.syscall(452, -100, path.encode(), 0, 0)),
        "chown": lambda: os.chown(path, 1, 1),
        "lchown": lambda: os.lchown(path, 1, 1),
        "utime": lambda: os.utime(path, (0, 0)),
        "setxattr": lambda: os.setxattr(path, "user.a", b"1"),
        "removexattr": lambda: os.removexattr(path, "user.kept"),
        "flags": lambda: fcntl.ioctl(os.open(os.__file__, os.O_RDONLY), 0x40086602, b"\\x80" * 8),
        "kill": lambda: os.kill(process, 9),
        "kill all": lambda: os.kill(-1, 9),
        "kill group": lambda: os.killpg(os.getpgid(process), 9),
        "kill own group": lambda: os.kill(0, 9),
        "stop": lambda: os.kill(process, 19),
        "tgkill": lambda: checked(libc.tgkill(process, process, 9)),
        "tkill": lambda: checked(libc.syscall(200, process, 9)),
        "queue": lambda: checked(libc.sigqueue(process, 9, None)),
        "pidfd": lambda: os.pidfd_open(process),
        "by pipe": by_pipe,
        "setpriority": lambda: os.setpriority(os.PRIO_PROCESS, process, 19),
        "own priority": lambda: os.setpriority(os.PRIO_USER, 0, 19),
        "affinity": lambda: os.sched_setaffinity(process, {0}),
        "scheduler": lambda: os.sched_setscheduler(process, os.SCHED_BATCH, os.sched_param(0)),
        "ioprio": lambda: checked(libc.syscall(251, 1, process, 3 << 13)),
        "limits": lambda: resource.prlimit(process, resource.RLIMIT_CPU, (1, 1)),
        "memory": lambda: open(f"/proc/{process}/mem", "rb"),
        "ptrace": lambda: checked(libc.ptrace(16, process, 0, 0)),
        "fork": os.fork,
        "vfork": lambda: checked(libc.syscall(58)),
        "spawn": lambda: os.posix_spawn("/bin/true", ["true"], {}),
        "execute": lambda: os.execv("/bin/true", ["true"]),
        "execute python": lambda: os.execv(os.sys.executable, ["python"]),
        "socket": lambda: socket.socket(),
        "local socket": lambda: socket.socket(socket.AF_UNIX),
        "datagrams": lambda: socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM),
        "watch": lambda: checked(libc.inotify_init()),
        "memory file": lambda: os.memfd_create("x"),
        "shared memory": lambda: checked(libc.shmget(0, 4096, 0o1600)),
        "close the lifeline": lambda: os.close(3),
        "replace the lifeline": lambda: os.dup2(0, 3),
        "unshare": lambda: checked(libc.unshare(0x10000000)),
        "setuid": lambda: os.setuid(0 if os.getuid() else 1),
    }
    done = []
    for name, attack in attacks.items():
        try:
            attack()
        except OSError:
            continue
        done.append(name)
    return repr(done)
"""


def plant(folder: Path) -> Path:
    """A file of ours, alone in a folder."""
    folder.mkdir()
    planted = folder / "f"
    planted.write_text("kept")
    planted.chmod(0o644)
    os.utime(planted, (1, 1))
    return planted


def state(planted: Path) -> tuple[object, ...]:
    """All of a file that another process could change."""
    status = planted.stat()
    names = sorted(os.listdir(planted.parent))
    owner = (status.st_uid, status.st_gid)
    return planted.read_text(), status.st_mode, owner, status.st_mtime, status.st_nlink, names


def test_nothing_that_an_attack_does_has_an_effect(worker: Worker, tmp_path: Path) -> None:
    planted = plant(tmp_path / "folder")
    before = state(planted)
    with subprocess.Popen(["sleep", "600"], start_new_session=True) as sibling:
        nice = os.getpriority(os.PRIO_PROCESS, sibling.pid)
        cores = os.sched_getaffinity(sibling.pid)
        done = returned(worker, ATTACKS, [str(planted), str(planted.parent), sibling.pid])
        time.sleep(0.05)
        assert sibling.poll() is None
        assert "S (sleeping)" in Path(f"/proc/{sibling.pid}/status").read_text()
        assert os.getpriority(os.PRIO_PROCESS, sibling.pid) == nice
        assert os.sched_getaffinity(sibling.pid) == cores
        sibling.kill()
    assert done == []
    assert state(planted) == before
    assert Path(os.__file__).stat().st_size > 0


def test_the_attacks_are_not_blind(tmp_path: Path) -> None:
    """At level `process` most of the harmless ones succeed."""
    planted = plant(tmp_path / "folder")
    harmless = "read", "append", "chmod", "utime", "setpriority", "socket", "datagrams", "symlink"
    source = ATTACKS.replace("in attacks.items()", f"in ((n, attacks[n]) for n in {harmless})")
    with subprocess.Popen(["sleep", "600"]) as sibling, Worker() as worker:
        done = returned(worker, source, [str(planted), str(planted.parent), sibling.pid])
        sibling.kill()
    assert done == list(harmless)


def test_a_worker_can_not_let_go_of_its_grader(walls: Landlock) -> None:
    script = f"""
import os, sys; sys.path.insert(0, {str(ROOT)!r})
from tests.sandbox.test_worker_process import *
from grader.sandbox.isolation import *
worker = Worker(choose(Level.LANDLOCK).start)
start(worker, '''
import ctypes, fcntl, os, signal
def f(_):
    ctypes.CDLL(None).prctl(1, 0, 0, 0, 0)
    os.closerange(2, 64)
    copy = os.dup(3)
    for what in (lambda: fcntl.fcntl(copy, fcntl.F_SETFL, 0), lambda: os.dup2(copy, 3),
                 lambda: fcntl.fcntl(3, fcntl.F_SETOWN, 0), lambda: fcntl.fcntl(3, 10, 0)):
        try:
            what()
        except OSError:
            pass
    for number in signal.valid_signals() - {{signal.SIGKILL, signal.SIGSTOP}}:
        signal.signal(number, signal.SIG_IGN)
    while True: pass
''')
print(worker.pid, flush=True)
call(worker, 0, cpu=60)
"""
    grader = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)
    assert grader.stdout is not None
    watched = os.pidfd_open(int(grader.stdout.readline()))
    time.sleep(0.5)
    grader.kill()
    grader.wait()
    grader.stdout.close()
    ended, _, _ = select.select([watched], [], [], 10)
    os.close(watched)
    assert ended, "the worker went on without its grader"


@pytest.mark.parametrize("status", [0, 3, 128, 137, 163, 255])
def test_exit_statuses_are_told_from_signals(worker: Worker, status: int) -> None:
    start(worker, f"import os\ndef f(_): os._exit({status})")
    assert call(worker, 0).exit_code == status


def test_limits_hold_as_at_every_level(worker: Worker) -> None:
    start(worker, "def f(_):\n while True: pass")
    assert call(worker, 0, cpu=0.2).ending is Ending.CPU_LIMIT


# The versions of Landlock


@pytest.mark.parametrize("abi", range(LOWEST_ABI, HIGHEST_ABI + 1))
def test_the_canary_gets_nowhere_with_any_version(walls: Landlock, abi: int) -> None:
    if abi > walls.abi:
        pytest.skip(f"this kernel has version {walls.abi}")
    probe_module._send_canary(replace(walls, abi=abi))


def test_the_attacks_get_nowhere_with_the_lowest_version(walls: Landlock, tmp_path: Path) -> None:
    planted = plant(tmp_path / "folder")
    lowest = start_behind_landlock(replace(walls, abi=LOWEST_ABI))
    with subprocess.Popen(["sleep", "600"], start_new_session=True) as sibling:
        with Worker(lowest, Limits(memory=256 << 20)) as worker:
            done = returned(worker, ATTACKS, [str(planted), str(planted.parent), sibling.pid])
        assert sibling.poll() is None
        sibling.kill()
    assert done == []


@pytest.mark.parametrize(("abi", "has"), [(0, "none"), (1, "version 1"), (2, "version 2")])
def test_a_kernel_without_enough_of_it_is_said(
    monkeypatch: pytest.MonkeyPatch, abi: int, has: str
) -> None:
    monkeypatch.setattr(landlock_module, "kernel_abi", lambda: abi)
    with pytest.raises(Unavailable, match=f"the kernel has {has} of Landlock; version 3 is needed"):
        landlock_module.find()
    found = probe(Level.LANDLOCK, fresh=True)
    assert found.walls is None
    assert str(found).startswith("no landlock (the kernel has")


def test_a_kernel_that_is_newer_than_the_kit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(landlock_module, "kernel_abi", lambda: 99)
    assert landlock_module.find().abi == HIGHEST_ABI


def test_a_kernel_that_has_no_such_call() -> None:
    assert 0 <= kernel_abi() < 1000


def test_other_systems(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert probe(Level.LANDLOCK).detail == "Landlock needs Linux, this is darwin"


class Kernel:
    """Takes the calls that the worker makes, and notes them."""

    def __init__(self) -> None:
        self.calls: list[tuple[object, ...]] = []

    def syscall(self, number: int, *arguments: Any) -> int:
        if number == 444:
            attributes, size, _ = arguments
            self.calls.append((number, tuple(attributes._obj)[: size.value // 8], size.value))
            return 1000
        if number == 445:
            rights = int.from_bytes(arguments[2][:8], "little")
            path = os.readlink(f"/proc/self/fd/{int.from_bytes(arguments[2][8:], 'little')}")
            self.calls.append((number, path, rights))
            assert len(arguments[2]) == 12
        else:
            self.calls.append((number, *arguments))
        return 0


@pytest.mark.parametrize(
    ("abi", "governed"),
    [
        (3, (0x7FFF,)),
        (4, (0x7FFF, 3)),
        (5, (0xFFFF, 3)),
        (6, (0xFFFF, 3, 3)),
    ],
)
def test_what_the_kernel_is_asked_to_govern(
    tmp_path: Path, abi: int, governed: tuple[int, ...]
) -> None:
    library = tmp_path / "library"
    for name in ("package", "site-packages"):
        (library / name).mkdir(parents=True)
    (library / "module.py").touch()
    (library / "nowhere").symlink_to(tmp_path / "missing")
    plain = tmp_path / "plain"
    plain.mkdir()
    kernel = Kernel()
    inside = runpy.run_path(str(SHUTS_ITSELF_IN), run_name="inside")
    restrict = inside["restrict_files"]
    restrict.__globals__["libc"] = kernel
    restrict.__globals__["os"] = SimpleNamespace(**{**vars(os), "close": no_ruleset})
    walls = {"abi": abi, "directories": (str(library), str(plain)), "files": ("/etc/passwd",)}
    restrict({**walls, "emptied": (str(library / "site-packages"),)})
    create, *rules, last = kernel.calls
    assert create == (444, governed, 8 * len(governed))
    read_file, read_dir, write_file = 4, 8, 2
    assert {path: rights for _, path, rights in rules} == {
        str(library): read_dir,
        str(library / "package"): read_file,
        str(library / "module.py"): read_file,
        str(plain): read_file | read_dir,
        "/etc/passwd": read_file,
        "/dev/null": read_file | write_file,
    }
    assert last == (446, 1000, 0)


def no_ruleset(descriptor: int) -> None:
    """Close a descriptor; the ruleset of a simulated kernel is none."""
    if descriptor != 1000:
        os.close(descriptor)


def test_a_refusal_of_the_kernel_ends_the_worker() -> None:
    inside = runpy.run_path(str(SHUTS_ITSELF_IN), run_name="inside")
    ctypes.set_errno(95)
    with pytest.raises(OSError, match="not supported"):
        inside["checked"](-1)


# The probe


def weakened(walls: Landlock, **runtime: Any) -> Landlock:
    return replace(walls, runtime=replace(walls.runtime, **runtime))


def test_the_canary_notices_open_files(walls: Landlock) -> None:
    with pytest.raises(Unavailable, match=r"landlock leaks: files: read "):
        probe_module._send_canary(weakened(walls, directories=("/",), emptied=()))


def test_the_canary_notices_a_missing_filter(
    walls: Landlock, monkeypatch: pytest.MonkeyPatch
) -> None:
    allow_everything(monkeypatch)
    with pytest.raises(Unavailable, match=r"landlock leaks: files: .*memory that is a file"):
        probe_module._send_canary(walls)
    monkeypatch.setattr(probe_module, "WALLS", ("processes",))
    with pytest.raises(Unavailable, match="landlock leaks: processes: fork; "):
        probe_module._send_canary(walls)


def test_the_canary_notices_the_filter_of_a_jail(
    walls: Landlock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Which leaves to namespaces what there are none for."""
    of_a_jail = seccomp.program(os.uname().machine)
    monkeypatch.setattr(seccomp, "program", lambda machine, **_: of_a_jail)
    with pytest.raises(Unavailable, match="landlock leaks: "):
        probe_module._send_canary(replace(walls, abi=LOWEST_ABI, user=None))


def test_what_is_remembered_is_the_same(
    walls: Landlock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert probe(Level.LANDLOCK).walls == walls
    (file,) = (tmp_path / "sudoku-solver-kit").iterdir()
    assert file.name.startswith("landlock-")
    monkeypatch.setattr(probe_module, "_send_canary", None)
    assert probe(Level.LANDLOCK).walls == walls


def test_it_is_taken_where_there_is_no_jail(
    walls: Landlock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    chosen = choose()
    assert chosen.level is Level.LANDLOCK
    assert chosen.description.startswith("landlock (Landlock version ")
    assert "without namespaces" in chosen.description
    with pytest.raises(TooWeak, match="bubblewrap is not installed"):
        choose(Level.JAIL)


def test_without_both_it_is_a_plain_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(landlock_module, "kernel_abi", lambda: 0)
    chosen = choose()
    assert chosen.level is Level.PROCESS
    for reason in ("bubblewrap is not installed", "none of Landlock", "do not grade strangers"):
        assert reason in chosen.description
    with pytest.raises(TooWeak, match="none of Landlock"):
        choose(Level.LANDLOCK)


# Other users


def test_a_private_library_keeps_its_user(tmp_path: Path) -> None:
    private = tmp_path / "home"
    private.mkdir(mode=0o700)
    (private / "library").mkdir()
    runtime = Runtime("python", (str(private / "library"),), (), ())
    assert not landlock_module._everybody_can_read(runtime)
    assert landlock_module._everybody_can_read(replace(runtime, directories=("/usr/lib",)))


@pytest.mark.parametrize("python", interpreters())
def test_interpreters(walls: Landlock, python: str) -> None:
    assert probe_with(python, ROOT, level=Level.LANDLOCK).startswith("landlock (")


@pytest.mark.skipif(os.geteuid() != 0, reason="needs root, to be somebody else")
def test_root_becomes_somebody_else(walls: Landlock) -> None:
    python = "/usr/bin/python3"
    if not Path(python).exists():
        pytest.skip("there is no interpreter that everybody may read")
    said = probe_with(python, ROOT, level=Level.LANDLOCK)
    if not said.startswith("landlock ("):
        pytest.skip(f"not with {python}: {said}")
    assert "as user 65534" in said


@pytest.mark.skipif(os.geteuid() != 0, reason="needs root, to be somebody else")
def test_attacks_of_an_ordinary_user(walls: Landlock) -> None:
    """Who owns the file and the sibling, and could change or kill both."""
    python = "/usr/bin/python3"
    with tempfile.TemporaryDirectory() as home:
        os.chmod(home, 0o755)
        shutil.copytree(ROOT / "grader", Path(home, "grader"))
        source = ATTACKS_ALONE.format(attacks=ATTACKS)
        Path(home, "attack.py").write_text(source)
        own = Path(home, "own")
        own.mkdir()
        os.chown(own, 64999, 64999)
        user = ("setpriv", "--reuid=64999", "--regid=64999", "--clear-groups")
        ended = subprocess.run(
            [*user, python, "-B", str(Path(home, "attack.py")), str(own)],
            check=False,
            env={"PATH": os.environ["PATH"], "PYTHONPATH": home, "XDG_CACHE_HOME": str(own)},
            cwd="/",
            capture_output=True,
            text=True,
        )
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout == "landlock []\n"


ATTACKS_ALONE = """
import ast, os, subprocess, sys
from pathlib import Path
from grader.sandbox.isolation import *
from grader.sandbox.process import *
from grader.sandbox.prelude import PRELUDE
attacks = {attacks!r}
planted = Path(sys.argv[1], "f")
planted.write_text("kept")
before = planted.stat()
sibling = subprocess.Popen(["sleep", "600"])
def line(**fields): return (ascii(fields) + chr(10)).encode()
with Worker(choose(Level.LANDLOCK).start, Limits(memory=256 << 20)) as worker:
    load = line(do="load", id="1", source=attacks, entry_point="f", prelude=PRELUDE)
    worker.ask(line(do="limit", memory=256 << 20, output=1 << 20, cpu=60) + load, Budget(5.0))
    target = [str(planted), sys.argv[1], sibling.pid]
    reply = worker.ask(line(do="call", id="1", arguments=[target]), Budget(5.0)).reply.decode()
assert sibling.poll() is None, "the sibling was killed"
sibling.kill()
after = planted.stat()
assert planted.read_text() == "kept"
assert (before.st_mode, before.st_mtime, before.st_ctime) == (
    after.st_mode, after.st_mtime, after.st_ctime)
done = ast.literal_eval(ast.literal_eval(reply.replace("null", "None"))["returned"])
print(choose(Level.LANDLOCK).level.value, done)
"""
