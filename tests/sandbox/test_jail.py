"""The jail, tried for real: what is in it, what gets out, and how it ends."""

import ast
import gc
import os
import platform
import re
import select
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
import textwrap
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Self

import psutil
import pytest

from grader.sandbox import jail as jail_module
from grader.sandbox import probe as probe_module
from grader.sandbox import seccomp
from grader.sandbox.jail import Inmates, Jail
from grader.sandbox.level import Level, Unavailable
from grader.sandbox.probe import Probed, probe

ROOT = Path(__file__).parents[2]
OPTIONS = ("-s", "-P", "-S", "-B", "-X", "utf8")
SIGNALLED = 128
"""What bubblewrap adds to the number of the signal that killed the worker."""


@pytest.fixture(scope="module")
def jail() -> Jail:
    found = probe(Level.JAIL, fresh=True)
    if found.walls is None:
        pytest.skip(f"no jail here: {found.detail}")
    assert isinstance(found.walls, Jail)
    return found.walls


class Prisoner:
    """A script that runs in the jail, its input and output pipes at hand."""

    def __init__(self, jail: Jail, script: str, folder: Path, *arguments: str) -> None:
        worker = folder / f"worker{time.monotonic_ns()}.py"
        worker.write_text(textwrap.dedent(script))
        lifeline, self.lifeline = os.pipe()
        command = jail.command(
            [sys.executable, *OPTIONS, str(worker), *arguments], worker, lifeline
        )
        os.close(lifeline)
        self.process = subprocess.Popen(
            command.arguments,
            pass_fds=command.pass_fds,
            env={"PYTHONHASHSEED": "0", "LC_ALL": "C.UTF-8"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        try:
            self.inmates: Inmates = command.inmates(self.process.pid)
        except Unavailable:
            self.__exit__()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self.lifeline)  # that ends it
        with self.process:
            pass

    def finish(self) -> str:
        """Everything that it printed; the process has ended then."""
        output, errors = self.process.communicate()
        assert not errors, errors.decode()
        return output.decode()

    def read_line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().decode().rstrip()


def exists(pid: int) -> bool:
    """Whether there is such a process; a zombie counts, for somebody would have to reap it."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def soon_gone(pid: int, seconds: float = 300) -> bool:
    give_up = time.monotonic() + seconds
    while exists(pid) and time.monotonic() < give_up:
        time.sleep(0.01)
    return not exists(pid)


# What it is


@pytest.mark.jail
def test_processes_as_seen_from_outside(jail: Jail, tmp_path: Path) -> None:
    script = "import os; print(os.getpid(), flush=True); input()"
    with Prisoner(jail, script, tmp_path) as prisoner:
        assert int(prisoner.read_line()) == 2
        worker = prisoner.inmates.worker
        assert Path(f"/proc/{worker}/exe").readlink() == Path(jail.runtime.interpreter)
        clock = (~worker << 3) | 2
        assert 0 < time.clock_gettime(clock) < 20
        assert f"NSpid:\t{worker}\t2\n" in Path(f"/proc/{worker}/status").read_text()


@pytest.mark.jail
def test_namespaces_filter_and_capabilities(jail: Jail, tmp_path: Path) -> None:
    with Prisoner(jail, "print('up', flush=True); input()", tmp_path) as prisoner:
        assert prisoner.read_line() == "up"
        for pid in prisoner.inmates:
            for name in ("user", "pid", "net", "ipc", "uts", "mnt", "cgroup"):
                inside, outside = Path(f"/proc/{pid}/ns/{name}"), Path(f"/proc/self/ns/{name}")
                assert inside.readlink() != outside.readlink(), name
            status = dict(
                line.split(":\t", 1)
                for line in Path(f"/proc/{pid}/status").read_text().splitlines()
                if ":\t" in line
            )
            assert status["NoNewPrivs"] == "1"
            assert status["Seccomp"] == "2"
            for capabilities in ("CapInh", "CapPrm", "CapEff", "CapBnd", "CapAmb"):
                assert int(status[capabilities], 16) == 0, capabilities


@pytest.mark.jail
def test_descriptors_and_environment(jail: Jail, tmp_path: Path) -> None:
    script = """
        import os
        found = []
        for descriptor in range(1024):
            try:
                os.fstat(descriptor)
                found.append(descriptor)
            except OSError:
                pass
        print((found, dict(os.environ), os.getcwd()))
    """
    with Prisoner(jail, script, tmp_path) as prisoner:
        descriptors, environment, folder = ast.literal_eval(prisoner.finish())
    assert descriptors == [0, 1, 2]
    assert environment == {"PYTHONHASHSEED": "0", "LC_ALL": "C.UTF-8", "PWD": "/"}
    assert folder == "/"


@pytest.mark.jail
def test_root_holds_just_the_interpreter(jail: Jail, tmp_path: Path) -> None:
    script = """
        import os
        found = [(folder, files) for folder, _, files in os.walk("/")]
        print(found)
    """
    with Prisoner(jail, script, tmp_path) as prisoner:
        found = ast.literal_eval(prisoner.finish())
    files = {os.path.join(folder, name) for folder, names in found for name in names}
    library = tuple(f"{directory}/" for directory in jail.runtime.directories)
    elsewhere = {file for file in files if not file.startswith(library)}
    assert elsewhere == {*jail.runtime.files, jail.runtime.interpreter, "/worker.py", "/dev/null"}
    assert not [file for file in files if "/site-packages/" in file or "/dist-packages/" in file]
    assert "/proc" not in dict(found)


@pytest.mark.jail
def test_nothing_can_be_written(jail: Jail, tmp_path: Path) -> None:
    script = """
        import os
        for folder, _, files in os.walk("/"):
            for name in files + ["new"]:
                path = os.path.join(folder, name)
                try:
                    os.close(os.open(path, os.O_WRONLY | os.O_CREAT))
                except OSError:
                    continue
                print(path)
    """
    with Prisoner(jail, script, tmp_path) as prisoner:
        assert prisoner.finish() == "/dev/null\n"


@pytest.mark.jail
def test_refused_system_calls(jail: Jail, tmp_path: Path) -> None:
    """A few of the table, through the kernel: an answer of EPERM also comes without a filter."""
    machine = os.uname().machine
    column = seccomp.MACHINES[machine].column
    names = ("memfd_create", "shmget", "ptrace", "io_uring_setup", "keyctl", "bpf", "fsopen")
    numbers = [seccomp.REFUSED[name][column] for name in names]
    numbers += [seccomp.MISSING["clone3"][column], seccomp.NEWEST + 1]
    script = f"""
        import ctypes
        libc = ctypes.CDLL(None, use_errno=True)
        answers = []
        for number in {numbers}:
            ctypes.set_errno(0)
            libc.syscall(number, 0, 0, 0, 0, 0, 0)
            answers.append(ctypes.get_errno())
        print(answers)
    """
    with Prisoner(jail, script, tmp_path) as prisoner:
        assert ast.literal_eval(prisoner.finish()) == [1] * len(names) + [38, 38]


@pytest.mark.jail
def test_no_user_namespaces_even_without_the_filter(
    jail: Jail, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    allow_everything(monkeypatch)
    script = """
        import ctypes
        libc = ctypes.CDLL(None, use_errno=True)
        print(libc.unshare(0x10000000), ctypes.get_errno())
    """
    with Prisoner(jail, script, tmp_path) as prisoner:
        assert prisoner.finish() in ("-1 28\n", "-1 1\n")  # ENOSPC: their number is limited to 0


@pytest.mark.jail
@pytest.mark.skipif(platform.machine() != "x86_64", reason="needs an x86-64 processor")
def test_32_bit_calls_kill(jail: Jail, tmp_path: Path) -> None:
    script = r"""
        import ctypes, mmap
        code = mmap.mmap(-1, 4096, prot=7)
        code.write(b"\x53\xb8\x14\x00\x00\x00\xcd\x80\x5b\xc3")  # getpid through int 0x80
        address = ctypes.addressof(ctypes.c_char.from_buffer(code))
        print("started", flush=True)
        print(ctypes.CFUNCTYPE(ctypes.c_int)(address)())
    """
    with Prisoner(jail, script, tmp_path) as prisoner:
        assert prisoner.finish() == "started\n"
        assert prisoner.process.returncode in (
            SIGNALLED + signal.SIGSYS,
            SIGNALLED + signal.SIGSEGV,  # a kernel without 32-bit calls
        )


@pytest.mark.jail
def test_honest_code_finds_what_it_needs(jail: Jail, tmp_path: Path) -> None:
    script = """
        import asyncio, bz2, ctypes, decimal, hashlib, lzma, random, threading, uuid, zlib
        from concurrent.futures import ThreadPoolExecutor
        import multiprocessing, socket, statistics, typing, urllib.request
        with ThreadPoolExecutor(4) as pool:
            print(sum(pool.map(abs, range(-4, 0))), asyncio.run(asyncio.sleep(0, "slept")))
    """
    with Prisoner(jail, script, tmp_path) as prisoner:
        assert prisoner.finish() == "10 slept\n"


# How it ends


@pytest.mark.jail
@pytest.mark.parametrize(
    ("script", "status"),
    [
        ("pass", 0),
        ("raise SystemExit(3)", 3),
        ("import os; os._exit(0)", 0),
        ("import os; os.abort()", SIGNALLED + signal.SIGABRT),
        ("import ctypes; ctypes.string_at(0)", SIGNALLED + signal.SIGSEGV),
        ("import os; os.kill(os.getpid(), 9)", SIGNALLED + signal.SIGKILL),
        ("import os; os.kill(os.getpid(), 15)", SIGNALLED + signal.SIGTERM),
        ("import os; os.kill(1, 9); os.kill(1, 19)", 0),  # init is immune to its inmates
        (
            "import resource; resource.setrlimit(resource.RLIMIT_CPU, (1, 1))\nwhile True: pass",
            SIGNALLED + signal.SIGKILL,
        ),
    ],
)
def test_exit_status(jail: Jail, tmp_path: Path, script: str, status: int) -> None:
    with Prisoner(jail, "input()\n" + script, tmp_path) as prisoner:
        prisoner.process.communicate(b"\n")
        assert prisoner.process.returncode == status
        assert not exists(prisoner.inmates.worker)
        # bubblewrap doesn't wait for an init whose worker ended by itself; nothing else is left.
        assert soon_gone(prisoner.inmates.init)


@pytest.mark.jail
def test_killing_init_leaves_nothing(jail: Jail, tmp_path: Path) -> None:
    script = """
        import signal, threading, time
        for number in range(1, 65):
            try:
                signal.signal(number, signal.SIG_IGN)
            except (OSError, ValueError):
                pass
        for _ in range(5):
            threading.Thread(target=time.sleep, args=(1000,)).start()
        print("up", flush=True)
        while True:
            pass
    """
    with Prisoner(jail, script, tmp_path) as prisoner:
        assert prisoner.read_line() == "up"
        os.kill(prisoner.inmates.init, signal.SIGKILL)
        prisoner.process.wait(300)
        assert not exists(prisoner.inmates.worker)  # at once, not just soon


@pytest.mark.jail
@pytest.mark.parametrize("stopped", [False, True])
def test_the_lifeline_kills_even_without_bubblewrap(
    jail: Jail, tmp_path: Path, stopped: bool
) -> None:
    with Prisoner(jail, "print('up', flush=True); input()", tmp_path) as prisoner:
        assert prisoner.read_line() == "up"
        if stopped:
            os.kill(prisoner.inmates.worker, signal.SIGSTOP)
        prisoner.process.kill()
        prisoner.process.wait(300)
    assert soon_gone(prisoner.inmates.worker)
    assert soon_gone(prisoner.inmates.init)


@pytest.mark.jail
def test_nothing_outlives_the_grader(jail: Jail, tmp_path: Path) -> None:
    """The worker does what it can to stay."""
    script = """
        import ctypes, os, signal, time
        ctypes.CDLL(None).prctl(1, 0, 0, 0, 0)  # no parent-death signal
        os.closerange(3, 1024)
        for number in signal.valid_signals() - {signal.SIGKILL, signal.SIGSTOP}:
            signal.signal(number, signal.SIG_IGN)
        print("up", flush=True)
        time.sleep(1000)
    """
    grader = f"""
        import sys
        from pathlib import Path
        from tests.sandbox import test_jail
        from grader.sandbox import jail
        prisoner = test_jail.Prisoner(jail.find(), {script!r}, Path({str(tmp_path)!r}))
        assert prisoner.read_line() == "up"
        print(prisoner.inmates.worker, flush=True)
        sys.stdin.read()
    """
    with subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(grader)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=ROOT,
    ) as process:
        assert process.stdout is not None
        worker = int(process.stdout.readline())
        assert exists(worker)
        process.kill()
        process.wait(300)
    assert soon_gone(worker)


class Start:
    """A jail that is being started, and a pipe that ends with the last of its processes."""

    def __init__(self, jail: Jail, folder: Path) -> None:
        worker = folder / "worker.py"
        worker.write_text("import sys\nsys.stdin.read()\n")
        lifeline, self.lifeline = os.pipe()
        self.command = jail.command([sys.executable, *OPTIONS, str(worker)], worker, lifeline)
        self.last, held_by_all = os.pipe()
        read, self.requests = os.pipe()
        self.process = subprocess.Popen(
            self.command.arguments, pass_fds=self.command.pass_fds, stdin=read, stderr=held_by_all
        )
        for descriptor in (lifeline, held_by_all, read):
            os.close(descriptor)

    def forget(self) -> None:
        """What becomes of it when the grader is killed."""
        self.command.close()
        os.close(self.lifeline)
        os.close(self.requests)

    def last_words(self) -> str:
        """What its processes complained of; waits until there are none."""
        ended, _, _ = select.select([self.last], [], [], 60)
        text = os.read(self.last, 1000) if ended else b"A process of the jail waits for ever."
        os.close(self.last)
        return text.decode()


@pytest.mark.jail
@pytest.mark.parametrize("milliseconds", range(8))
def test_a_grader_killed_during_a_start_leaves_nothing(
    jail: Jail, tmp_path: Path, milliseconds: int
) -> None:
    start = Start(jail, tmp_path)
    time.sleep(milliseconds / 1000)  # a start takes six: the moment matters, not that it is exact
    start.forget()
    with start.process:
        assert start.last_words() == ""


@pytest.mark.jail
def test_a_start_can_be_ended_at_any_moment(jail: Jail, tmp_path: Path) -> None:
    for milliseconds in range(24):
        start = Start(jail, tmp_path)
        time.sleep(milliseconds / 3000)
        jail_module.end(start.process.pid)
        start.process.wait()  # it is reaped already
        assert start.last_words() == ""
        start.forget()


@pytest.mark.jail
def test_outlives_the_thread_that_started_it(jail: Jail, tmp_path: Path) -> None:
    """Which a jail with bubblewrap's ``--die-with-parent`` would not."""
    started: list[Prisoner] = []

    def start() -> None:
        started.append(Prisoner(jail, "print('up', flush=True); print(input())", tmp_path))
        assert started[0].read_line() == "up"

    thread = threading.Thread(target=start)
    thread.start()
    thread.join()
    with started[0] as prisoner:
        assert prisoner.process.stdin is not None
        prisoner.process.stdin.write(b"still here\n")
        assert prisoner.finish() == "still here\n"


@pytest.mark.jail
def test_failure_to_start(jail: Jail, tmp_path: Path) -> None:
    broken = replace(jail, runtime=replace(jail.runtime, directories=("/does/not/exist",)))
    with pytest.raises(Unavailable, match="bubblewrap ended before"):
        Prisoner(broken, "pass", tmp_path)


@pytest.mark.jail
def test_descriptors_come_back(jail: Jail, tmp_path: Path) -> None:
    gc.collect()  # what earlier tests left
    before = set(os.listdir("/proc/self/fd"))
    for _ in range(5):
        with Prisoner(jail, "pass", tmp_path) as prisoner:
            prisoner.finish()
    worker = tmp_path / "worker.py"
    worker.touch()
    command = jail.command([sys.executable, str(worker)], worker)
    command.close()
    command.close()
    with pytest.raises(FileNotFoundError):
        jail.command([sys.executable, "missing.py"], tmp_path / "missing.py")
    assert set(os.listdir("/proc/self/fd")) <= before


# The probe


def allow_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    allow = b"\x06\x00\x00\x00" + seccomp.ALLOW.to_bytes(4, "little")
    monkeypatch.setattr(seccomp, "program", lambda machine, **_: allow)


def weaken(monkeypatch: pytest.MonkeyPatch, *options: str, without: str = "") -> None:
    strong = Jail._walls

    def weak(jail: Jail) -> list[str]:
        return [wall for wall in strong(jail) if wall != without] + list(options)

    monkeypatch.setattr(Jail, "_walls", weak)


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "sudoku-solver-kit"


@pytest.mark.jail
def test_probe_says_what_it_tried(jail: Jail, cache: Path) -> None:
    found = probe(Level.JAIL)
    assert found.walls == jail
    version = subprocess.run(
        [jail.bubblewrap, "--version"], capture_output=True, text=True, check=True
    )
    assert str(found) == (
        f"jail ({version.stdout.strip()}; probed: files, network, processes closed)"
    )


def test_canary_sees_what_is_open() -> None:
    """Outside a jail it finds its way through every wall, so inside it is not blind."""
    with probe_module._targets() as targets:
        ended = subprocess.run(
            [sys.executable, "-S", str(probe_module.CANARY)],
            check=False,
            input=repr(targets),
            capture_output=True,
            text=True,
        )
    assert ended.stderr == ""
    report = dict(line.split(" ", 1) for line in ended.stdout.splitlines())
    assert "read " in report["files"]
    assert f"write in {targets['folders'][0]}" in report["files"]
    for what in ("the mode", "the owner", "the times", "cut", "rename", "link"):
        assert what in report["files"]
    assert "connect: IPv4" in report["network"]
    for what in ("fork", "spawn", "signal", "priority", "cores", "schedule", "limits"):
        assert what in report["processes"]
    assert report["threads"] == "open start"


@pytest.mark.jail
@pytest.mark.parametrize(
    ("options", "without", "leak"),
    [
        (["--ro-bind", str(ROOT), str(ROOT)], "", "files: read "),
        (["--bind", tempfile.gettempdir(), tempfile.gettempdir()], "", "files: read "),
        (["--tmpfs", "/dev/shm"], "", "files: list /dev/shm; write in /dev/shm"),
        (["--proc", "/proc"], "", "files: list /proc/self"),
    ],
)
def test_probe_notices_open_files(
    jail: Jail,
    cache: Path,
    monkeypatch: pytest.MonkeyPatch,
    options: list[str],
    without: str,
    leak: str,
) -> None:
    weaken(monkeypatch, *options, without=without)
    found = probe(Level.JAIL)
    assert found.walls is None
    assert found.detail.startswith(f"the jail leaks: {leak}")


@pytest.mark.jail
def test_probe_notices_a_missing_filter(
    jail: Jail, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    allow_everything(monkeypatch)
    assert probe(Level.JAIL).detail == "the jail leaks: files: write to memory that is a file"
    monkeypatch.setattr(probe_module, "WALLS", ("processes",))
    assert probe(Level.JAIL).detail == "the jail leaks: processes: fork; spawn"


@pytest.mark.jail
def test_probe_notices_an_open_network(
    jail: Jail, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    allow_everything(monkeypatch)
    weaken(monkeypatch, "--share-net")
    monkeypatch.setattr(probe_module, "WALLS", ("network",))
    detail = probe(Level.JAIL).detail
    assert detail.startswith("the jail leaks: network: connect: IPv4")
    assert "local, abstract" in detail


@pytest.mark.jail
def test_probe_notices_shared_processes(
    jail: Jail, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    weaken(monkeypatch, "--unshare-net", "--unshare-uts", without="--unshare-all")
    monkeypatch.setattr(probe_module, "WALLS", ("processes",))
    detail = probe(Level.JAIL).detail
    assert detail.startswith("the jail leaks: processes: signal the grader")
    assert detail.endswith("; signal")


@pytest.mark.jail
def test_probe_wants_threads(jail: Jail, cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    refused = {"clone": (56, 220), **seccomp.REFUSED}
    monkeypatch.setattr(seccomp, "REFUSED", refused)
    monkeypatch.setattr(seccomp, "program", seccomp.program.__wrapped__)  # without its memory
    assert probe(Level.JAIL).detail == "threads don't start in the jail"


@pytest.mark.jail
def test_a_probe_that_hangs_is_ended(
    jail: Jail, cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    canary = tmp_path / "canary.py"
    canary.write_text("while True:\n    pass\n")
    monkeypatch.setattr(probe_module, "CANARY", canary)
    monkeypatch.setattr(probe_module, "LONGEST_PROBE", 1.0)
    inside: list[psutil.Process] = []

    def end(bubblewrap: int) -> None:
        inside.extend(psutil.Process(bubblewrap).children(recursive=True))
        really_end(bubblewrap)

    really_end = jail_module.end
    monkeypatch.setattr(jail_module, "end", end)
    assert probe(Level.JAIL).detail == "the probe took more than 1 seconds"
    assert len(inside) == 2
    assert not psutil.wait_procs(inside, timeout=300)[1]


def test_no_bubblewrap(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nonexistent")
    monkeypatch.setattr(sys, "platform", "linux")
    assert str(probe(Level.JAIL)) == "no jail (bubblewrap is not installed)"


def test_other_systems(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert probe(Level.JAIL) == Probed(Level.JAIL, None, "the jail needs Linux, this is darwin")


@pytest.fixture
def pretender(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A bubblewrap that the system doesn't permit to work."""
    if sys.platform != "linux" or not Path("/bin/sh").exists():
        pytest.skip("needs Linux")
    folder = tmp_path / "bin"
    folder.mkdir()
    program = folder / "bwrap"
    program.write_text(
        "#!/bin/sh\necho 'bwrap: setting up uid map: Permission denied' >&2\nexit 1\n"
    )
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(folder))
    return program


def test_forbidden_bubblewrap(cache: Path, pretender: Path) -> None:
    assert str(probe(Level.JAIL)) == "no jail (bubblewrap: setting up uid map: Permission denied)"


@pytest.mark.jail
def test_failure_is_tried_again(jail: Jail, cache: Path, pretender: Path) -> None:
    """What a profile of the system's forbids today may be allowed tomorrow, unseen by the key."""
    assert probe(Level.JAIL).walls is None
    status = pretender.stat()
    working = f'#!/bin/sh\nexec {jail.bubblewrap} "$@"\n'.ljust(status.st_size)
    pretender.write_text(working)
    os.utime(pretender, ns=(status.st_atime_ns, status.st_mtime_ns))
    assert probe(Level.JAIL).walls is not None


@pytest.fixture
def remembered(jail: Jail, cache: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of a probe that went well; trying once more would fail."""

    def fail(walls: object) -> None:
        raise Unavailable("tried again")

    assert probe(Level.JAIL).walls == jail
    monkeypatch.setattr(probe_module, "_send_canary", fail)
    (file,) = cache.iterdir()
    return file


@pytest.mark.jail
def test_remembers(jail: Jail, remembered: Path) -> None:
    assert probe(Level.JAIL).walls == jail
    assert stat.S_IMODE(remembered.stat().st_mode) == 0o600
    assert probe(Level.JAIL, fresh=True).detail == "tried again"


@pytest.mark.jail
def test_quick_when_remembered(remembered: Path) -> None:
    def seconds() -> float:
        started = time.process_time()
        probe(Level.JAIL)
        return time.process_time() - started

    assert min(seconds() for _ in range(20)) < 0.003


@pytest.mark.jail
@pytest.mark.parametrize("damage", ["", "[]", "{}", '{"key": null}', "\0", '{"key": "old"}'])
def test_bad_memory_is_forgotten(remembered: Path, damage: str) -> None:
    remembered.write_text(damage)
    assert probe(Level.JAIL).detail == "tried again"


@pytest.mark.jail
def test_memory_that_others_can_write_is_forgotten(remembered: Path) -> None:
    remembered.chmod(0o666)
    assert probe(Level.JAIL).detail == "tried again"


@pytest.mark.jail
def test_memory_behind_a_link_is_forgotten(remembered: Path, tmp_path: Path) -> None:
    remembered.rename(tmp_path / "elsewhere")
    remembered.symlink_to(tmp_path / "elsewhere")
    assert probe(Level.JAIL).detail == "tried again"


@pytest.mark.jail
def test_change_is_noticed(
    jail: Jail, remembered: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = tmp_path / "bin" / "bwrap"
    other.parent.mkdir()
    shutil.copy(jail.bubblewrap, other)
    with monkeypatch.context() as patch:
        patch.setenv("PATH", str(other.parent))
        assert probe(Level.JAIL).detail == "tried again"
    setting = tmp_path / "setting"
    setting.write_text("1")
    monkeypatch.setattr(probe_module, "SETTINGS", (str(setting), *probe_module.SETTINGS))
    assert probe(Level.JAIL).detail == "tried again"


@pytest.mark.jail
def test_cache_that_cannot_be_used(
    jail: Jail, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    assert probe(Level.JAIL).walls == jail
    monkeypatch.setenv("XDG_CACHE_HOME", "relative")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    assert probe(Level.JAIL).walls == jail
    assert not (tmp_path / "relative").exists()


# Other interpreters, other users


def interpreters() -> list[str]:
    """Interpreters of this machine that the kit supports."""
    found = {os.path.realpath(path) for path in (sys.executable, "/usr/bin/python3")}
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    if os.access(pyenv, os.R_OK):
        found |= {os.path.realpath(path) for path in pyenv.glob("3.*/bin/python3")}
    return sorted(path for path in found if version(path) >= (3, 11))


def version(python: str) -> tuple[int, ...]:
    """What its name says, such as ``python3.12``: no interpreter is started to collect tests."""
    name = re.fullmatch(r"python(\d+)\.(\d+)", Path(os.path.realpath(python)).name)
    return tuple(map(int, name.groups())) if name else ()


PROBES = """
import sys
from grader.sandbox.level import Level
from grader.sandbox.probe import probe
print(probe(Level(sys.argv[1])))
"""


def probe_with(
    python: Path | str,
    kit: Path,
    user: str = "",
    cache: str = "/dev/null/none",
    level: Level = Level.JAIL,
) -> str:
    """What `python` finds, with the kit's sources in the folder `kit`."""
    command = [str(python), "-B", "-c", PROBES, level.value]
    if user:
        command = ["setpriv", f"--reuid={user}", f"--regid={user}", "--clear-groups", *command]
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": str(kit), "XDG_CACHE_HOME": cache}
    return subprocess.run(
        command, env=environment, cwd="/", capture_output=True, text=True, check=True
    ).stdout.strip()


@pytest.mark.jail
@pytest.mark.parametrize("python", interpreters())
def test_interpreters(jail: Jail, python: str) -> None:
    assert probe_with(python, ROOT).startswith("jail (")


@pytest.fixture
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder that only its owner may enter, in one that everybody may."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder, "a home")
        home.mkdir(mode=0o700)
        Path(folder).chmod(0o755)
        yield home


@pytest.mark.jail
@pytest.mark.parametrize("python", interpreters())
def test_virtual_environment_in_a_private_home(jail: Jail, home: Path, python: str) -> None:
    environment = home / "environment"
    subprocess.run([python, "-m", "venv", "--without-pip", environment], check=True)
    shutil.copytree(ROOT / "grader", environment / "kit" / "grader")
    said = probe_with(environment / "bin" / "python", environment / "kit")
    assert said.startswith("jail (")


@pytest.mark.jail
@pytest.mark.parametrize("python", interpreters())
def test_interpreter_in_a_private_home(jail: Jail, home: Path, python: str) -> None:
    """Copied whole, as pyenv and conda put it there; Debian's belongs where it is."""
    prefix = Path(python).parents[1]
    if prefix == Path("/usr"):
        pytest.skip("the system's own interpreter can't be moved")
    name = Path(python).name
    moved = home / "python"
    ignored = shutil.ignore_patterns("site-packages", "test", "__pycache__", "config-*", "idlelib")
    shutil.copytree(prefix / "lib" / name, moved / "lib" / name, ignore=ignored, symlinks=True)
    for library in (prefix / "lib").glob("libpython*"):
        shutil.copy2(library, moved / "lib")
    (moved / "bin").mkdir()
    shutil.copy2(python, moved / "bin")
    assert probe_with(moved / "bin" / name, ROOT).startswith("jail (")


@pytest.mark.jail
@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() != 0, reason="needs root, to be somebody else"
)
def test_as_an_ordinary_user(jail: Jail, home: Path) -> None:
    """Nobody, whose interpreter everybody may read, with the kit in a private home of theirs."""
    for python in ("/usr/bin/python3", sys.executable):
        readable = subprocess.run(
            ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", python, "-Sc", ""],
            cwd="/",
            check=False,
        )
        if readable.returncode == 0 and version(python) >= (3, 11):
            break
    else:
        pytest.skip("there is no interpreter that everybody may read")
    shutil.copytree(ROOT / "grader", home / "kit" / "grader")
    for path in (home, *home.rglob("*")):
        os.chown(path, 65534, 65534)
    cache = home / "cache"
    for _ in range(2):
        said = probe_with(python, home / "kit", user="65534", cache=str(cache))
        assert said.startswith("jail (")
    assert len(list((cache / "sudoku-solver-kit").iterdir())) == 1
