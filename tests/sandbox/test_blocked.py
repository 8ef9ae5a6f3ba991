"""What catches a sleeper is the time in which it was blocked, and never a busy machine."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest

from grader.sandbox import blocked, process
from grader.sandbox.blocked import LONGEST_INTERVAL, BlockedTime, Waits, read_waits
from grader.sandbox.process import Ending, Limits, Outcome, Worker
from tests.benchmarks.busy import busy_cores
from tests.sandbox.test_worker_process import call, start

BURNERS = 4 * (os.cpu_count() or 1)
BLOCKED_LIMIT = 0.4

needs_the_figure = pytest.mark.skipif(
    read_waits(os.getpid()) is None, reason="this system doesn't say how long a thread waits"
)


@pytest.fixture
def worker(monkeypatch: pytest.MonkeyPatch) -> Iterator[Worker]:
    monkeypatch.setattr(process, "SHORTEST_BLOCKED_LIMIT", BLOCKED_LIMIT)
    with Worker(limits=Limits(memory=256 << 20, output=1 << 20)) as worker:
        yield worker


@pytest.fixture
def burners() -> Iterator[None]:
    """Far more endless loops than there are cores."""
    with busy_cores(BURNERS):
        yield


SLEEPERS = {
    "one long sleep": "import time\ndef f(_): time.sleep(600)",
    "many short sleeps": "import time\ndef f(_):\n while True: time.sleep(0.001)",
    "a lock that is held": "import threading\ndef f(_):\n a = threading.Lock()\n a.acquire()\n"
    " a.acquire()",
    "a pipe in which nothing comes": "import os\ndef f(_): os.read(os.pipe()[0], 1)",
    "its own stop": "import os\ndef f(_): os.kill(os.getpid(), 19)",
    "a thread that sleeps": "import threading, time\ndef f(_):\n"
    " t = threading.Thread(target=time.sleep, args=(600,))\n t.start()\n t.join()",
}


def assert_asleep(outcome: Outcome) -> None:
    assert outcome.ending is Ending.BLOCKED_LIMIT
    assert BLOCKED_LIMIT <= outcome.blocked < 3 * BLOCKED_LIMIT
    assert outcome.cpu < 0.5
    assert outcome.blocked <= outcome.wall


@needs_the_figure
@pytest.mark.parametrize("source", SLEEPERS.values(), ids=SLEEPERS)
def test_a_sleeper_is_ended(worker: Worker, source: str) -> None:
    start(worker, source)
    assert_asleep(call(worker, 0))


@needs_the_figure
def test_a_sleeper_is_ended_beside_burners(worker: Worker, burners: None) -> None:
    start(worker, SLEEPERS["one long sleep"])
    assert_asleep(call(worker, 0))


LOOPS = {
    "a plain loop": "def f(_):\n while True: pass",
    "a thread that is joined": "import threading\ndef loop():\n while True: pass\ndef f(_):\n"
    " t = threading.Thread(target=loop)\n t.start()\n t.join()",
    "four threads": "import threading\ndef loop():\n while True: pass\ndef f(_):\n"
    " ts = [threading.Thread(target=loop) for _ in range(4)]\n [t.start() for t in ts]\n"
    " [t.join() for t in ts]",
    "one thread after the other": "import threading\ndef f(_):\n while True:\n"
    "  t = threading.Thread(target=sum, args=(range(100_000),))\n  t.start()\n  t.join()",
}


@needs_the_figure
@pytest.mark.parametrize("source", LOOPS.values(), ids=LOOPS)
def test_work_beside_burners_is_not_sleep(worker: Worker, burners: None, source: str) -> None:
    start(worker, source)
    outcome = call(worker, 0, cpu=0.15)
    assert outcome.ending is Ending.CPU_LIMIT
    assert outcome.blocked < BLOCKED_LIMIT


@needs_the_figure
def test_a_sleep_within_the_limit_is_measured_and_no_fault(worker: Worker) -> None:
    start(worker, "import time\ndef f(_):\n time.sleep(0.3)\n return 1")
    outcome = call(worker, 0)
    assert outcome.ending is Ending.REPLIED
    assert 0.0 < outcome.blocked <= outcome.wall


def test_without_the_figure_only_the_far_limit_ends_a_sleeper(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(blocked, "read_waits", lambda pid: None)
    monkeypatch.setattr(process, "SHORTEST_WALL_LIMIT", 1.0)
    start(worker, SLEEPERS["one long sleep"])
    outcome = call(worker, 0, cpu=0.01)
    assert (outcome.ending, outcome.blocked) == (Ending.WALL_LIMIT, 0.0)


def test_the_far_limit_is_twenty_times_the_limit_of_cpu_time() -> None:
    assert process.wall_limit(10.0) == 200.0
    assert process.wall_limit(0.1) >= 20 * 0.1


@needs_the_figure
def test_a_reply_that_is_there_counts_before_any_accusation(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The grader gets no core between its look at the pipe and its look at the worker."""
    start(worker, "import time\ndef f(_):\n time.sleep(0.2)\n return 1")

    def late(self: BlockedTime, cpu: float) -> float:
        time.sleep(1.0)
        return 99.0

    monkeypatch.setattr(BlockedTime, "look", late)
    assert call(worker, 0).ending is Ending.REPLIED


# The sum, without a kernel


class Machine:
    """A clock and the kernel's figures, set by hand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        self.waits: dict[int, float] | None = {1: 5.0}
        self.one_is_ready = False
        monkeypatch.setattr(time, "monotonic", lambda: self.now)
        monkeypatch.setattr(blocked, "read_waits", lambda pid: self.read())

    def read(self) -> Waits | None:
        return None if self.waits is None else Waits(dict(self.waits), self.one_is_ready)


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(monkeypatch)


def test_what_was_before_the_first_look_does_not_count(machine: Machine) -> None:
    assert BlockedTime(1).look(50.0) == 0.0


def test_blocked_is_what_is_left_of_the_wall_clock(machine: Machine) -> None:
    time_blocked = BlockedTime(1)
    time_blocked.look(1.0)
    machine.now, machine.waits = 100.2, {1: 5.05}
    assert time_blocked.look(1.1) == pytest.approx(0.05)


def test_an_ended_thread_keeps_its_figures(machine: Machine) -> None:
    time_blocked = BlockedTime(1)
    machine.waits = {1: 0.0, 2: 3.0}
    time_blocked.look(0.0)
    machine.now, machine.waits = 100.2, {1: 0.0}
    assert time_blocked.look(0.2) == pytest.approx(0.0)
    machine.now, machine.waits = 100.4, {1: 0.0, 2: 0.1}  # a new thread with the same number
    assert time_blocked.look(0.2) == pytest.approx(0.1)


def test_what_threads_are_ahead_does_not_pay_for_a_sleep(machine: Machine) -> None:
    time_blocked = BlockedTime(1)
    machine.waits = {1: 0.0, 2: 0.0, 3: 0.0}
    time_blocked.look(0.0)
    machine.now, machine.waits = 101.0, {1: 1.0, 2: 1.0, 3: 1.0}
    assert time_blocked.look(1.0) == 0.0
    machine.now = 101.2
    assert time_blocked.look(1.0) == pytest.approx(0.2)


def test_a_thread_that_still_waits_for_a_core_is_not_blocked(machine: Machine) -> None:
    time_blocked = BlockedTime(1)
    time_blocked.look(0.0)
    machine.now, machine.one_is_ready = 100.2, True
    assert time_blocked.look(0.0) == 0.0


def test_a_grader_that_got_no_core_does_not_count_its_own_pause(machine: Machine) -> None:
    time_blocked = BlockedTime(1)
    time_blocked.look(0.0)
    machine.now = 160.0
    assert time_blocked.look(0.0) == LONGEST_INTERVAL


def test_no_figure_is_no_blocked_time(machine: Machine) -> None:
    machine.waits = None
    time_blocked = BlockedTime(1)
    for now in (100.0, 101.0, 102.0):
        machine.now = now
        assert time_blocked.look(0.0) == 0.0


@pytest.mark.linux
def test_a_process_that_is_gone_has_no_figure() -> None:
    with subprocess.Popen([sys.executable, "-S", "-c", ""]) as ended:
        ended.wait()
    assert read_waits(ended.pid) is None


@pytest.mark.linux
def test_a_kernel_that_counts_nothing_has_no_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blocked, "_read", lambda path: b"0 0 0")
    assert read_waits(os.getpid()) is None
