"""What a worker does where there is no Linux: the same promises, kept by other means.

macOS is simulated as far as it goes: no descriptor of a process, no clock of another process but
psutil's, no `waitid`, no signal when a pipe closes, a kernel that limits no memory.
"""

import json
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest

from grader.sandbox import blocked, clocks, posix
from grader.sandbox.child import PYTHON, WORKER
from grader.sandbox.process import Ending, Limits, Worker
from tests.conftest import ROOT
from tests.sandbox.test_worker_process import call, start

pytest.importorskip("psutil")

# The worker itself, on a system without these.
STARTED_WITHOUT = f"""
import fcntl, resource, runpy
del fcntl.F_SETSIG, resource.RLIMIT_AS
runpy.run_path({str(WORKER)!r}, run_name="__main__")
"""


def pretend_to_be_macos(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("pidfd_open", "waitid"):
        monkeypatch.delattr(os, name)
    monkeypatch.setattr(clocks, "_read_cpu_time", clocks._portable_cpu_time)
    monkeypatch.setattr(clocks, "_read_held", clocks._portable_held)
    monkeypatch.setattr(blocked, "read_waits", lambda pid: None)
    monkeypatch.setattr(posix, "PYTHON", (*PYTHON[:-1], "-c", STARTED_WITHOUT))


@pytest.fixture
def macos(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend_to_be_macos(monkeypatch)


@pytest.fixture
def worker(macos: None) -> Iterator[Worker]:
    with Worker(limits=Limits(memory=100 << 20, output=1 << 20)) as worker:
        yield worker


def test_a_call(worker: Worker) -> None:
    start(worker, "def f(x):\n x.append(2)\n return True")
    for _ in range(3):
        reply = json.loads(call(worker, [1]).reply)
        assert reply == {"id": "call", "returned": True, "arguments": [[1, 2]]}


def test_a_loop_meets_the_cpu_limit(worker: Worker) -> None:
    start(worker, "def f(_):\n print('here')\n while True: pass")
    outcome = call(worker, 0, cpu=0.3)
    assert outcome.ending is Ending.CPU_LIMIT
    assert 0.3 <= outcome.cpu < 3
    assert outcome.output.text == "here\n"


def test_sleeping_meets_the_wall_limit(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grader.sandbox.process.SHORTEST_WALL_LIMIT", 0.5)
    start(worker, "import time\ndef f(_): time.sleep(60)")
    assert call(worker, 0, cpu=0.1).ending is Ending.WALL_LIMIT


def test_memory_is_watched_from_outside(worker: Worker) -> None:
    start(worker, "def f(_):\n x = []\n while True: x.append(bytearray(1 << 20))")
    outcome = call(worker, 0, cpu=10)
    assert outcome.ending is Ending.MEMORY_LIMIT
    assert outcome.memory > 100 << 20


def test_a_flood_meets_the_output_limit(worker: Worker) -> None:
    start(worker, "def f(_):\n while True: print('flood' * 1000)")
    assert call(worker, 0, cpu=10).ending is Ending.OUTPUT_LIMIT


@pytest.mark.parametrize(
    ("body", "code"),
    [("os._exit(3)", 3), ("os.kill(os.getpid(), signal.SIGSEGV)", -signal.SIGSEGV)],
)
def test_a_death_keeps_its_status(worker: Worker, body: str, code: int) -> None:
    start(worker, f"import os, signal\ndef f(_): {body}")
    outcome = call(worker, 0)
    assert (outcome.ending, outcome.exit_code) == (Ending.DIED, code)


def test_the_whole_group_is_dead_afterwards(worker: Worker) -> None:
    source = (
        "import os, time\ndef f(_):\n pid = os.fork()\n if not pid: time.sleep(60)\n return pid"
    )
    start(worker, source)
    child = json.loads(call(worker, 0).reply)["returned"]
    worker.close()
    import psutil

    deadline = time.monotonic() + 5
    while psutil.pid_exists(child) and psutil.Process(child).status() != psutil.STATUS_ZOMBIE:
        assert time.monotonic() < deadline, "a child of the worker went on without it"
        time.sleep(0.01)


def test_a_group_of_its_own_where_there_are_no_sessions(
    macos: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    spawn = os.posix_spawn

    def spawn_without_sessions(*arguments: object, **options: object) -> int:
        if options.get("setsid"):
            raise NotImplementedError
        return spawn(*arguments, **options)

    monkeypatch.setattr(os, "posix_spawn", spawn_without_sessions)
    with Worker() as worker:
        start(worker, "def f(_): return 1")
        assert os.getpgid(worker.pid) == worker.pid
        assert call(worker, 0).ending is Ending.REPLIED


@pytest.mark.skipif(sys.platform != "linux", reason="watches the process by its descriptor")
def test_nothing_outlives_a_grader_that_is_killed() -> None:
    script = f"""
import sys; sys.path.insert(0, {str(ROOT)!r})
import pytest
from tests.sandbox.test_other_systems import *
pretend_to_be_macos(pytest.MonkeyPatch())
worker = Worker()
start(worker, "def f(_):\\n while True: pass")
print(worker.pid, flush=True)
call(worker, 0, cpu=60)
"""
    grader = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)
    assert grader.stdout is not None
    watched = os.pidfd_open(int(grader.stdout.readline()))
    time.sleep(0.2)
    grader.kill()
    grader.wait()
    grader.stdout.close()
    ended, _, _ = select.select([watched], [], [], 10)
    os.close(watched)
    assert ended, "the worker went on without its grader"
