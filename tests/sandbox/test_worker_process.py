"""One worker process: limits, deaths, output, and what is left behind."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest

from grader.sandbox.prelude import PRELUDE
from grader.sandbox.process import Budget, Ending, Limits, Outcome, Worker
from tests.conftest import ROOT


def line(**fields: object) -> bytes:
    return (ascii(fields) + "\n").encode()


def start(worker: Worker, source: str) -> Outcome:
    limits = line(do="limit", memory=256 << 20, output=1 << 20, cpu=60)
    load = line(do="load", id="load", source=source, entry_point="f", prelude=PRELUDE)
    return worker.ask(limits + load, Budget(5.0))


def call(worker: Worker, *arguments: object, cpu: float = 0.5) -> Outcome:
    return worker.ask(line(do="call", id="call", arguments=list(arguments)), Budget(cpu))


@pytest.fixture
def worker() -> Iterator[Worker]:
    with Worker(limits=Limits(memory=256 << 20, output=1 << 20)) as worker:
        yield worker


def test_a_reply_carries_what_was_returned_and_what_became_of_the_arguments(worker: Worker) -> None:
    start(worker, "def f(x):\n x.append(2)\n return True")
    reply = json.loads(call(worker, [1]).reply)
    assert reply == {"id": "call", "returned": True, "arguments": [[1, 2]]}


def test_values_that_are_not_plain_are_described(worker: Worker) -> None:
    start(worker, "class S(str): pass\ndef f(x): return [S('a'), 1.5, (1,), {2}, 10**2000]")
    returned = json.loads(call(worker, 0).reply)["returned"]
    assert [value["type"] for value in returned] == ["S", "float", "tuple", "set", "int"]


@pytest.mark.parametrize("body", ["x = []; x.append(x); return x", "return [[0] * 1000] * 1000"])
def test_cyclic_and_huge_values_stay_small(worker: Worker, body: str) -> None:
    start(worker, f"def f(_): {body}")
    outcome = call(worker, 0)
    assert outcome.ending is Ending.REPLIED
    assert len(outcome.reply) < 2 << 20
    json.loads(outcome.reply)


def test_cpu_limit_ends_a_loop_and_keeps_what_it_printed(worker: Worker) -> None:
    start(worker, "def f(_):\n print('here')\n while True: pass")
    outcome = call(worker, 0, cpu=0.2)
    assert outcome.ending is Ending.CPU_LIMIT
    assert 0.2 <= outcome.cpu < 2
    assert outcome.output.text == "here\n"
    assert not worker.alive


def test_the_limit_is_extended_by_what_the_reference_needs(worker: Worker) -> None:
    start(worker, "def f(_):\n for i in range(10**9): pass")
    asked: list[float] = []

    def extended() -> float:
        asked.append(0.3)
        return 0.3

    budget = Budget(0.1, extended)
    outcome = worker.ask(line(do="call", id="call", arguments=[0]), budget)
    assert outcome.ending is Ending.CPU_LIMIT
    assert asked == [0.3]
    assert outcome.cpu_limit == 0.3
    assert outcome.cpu >= 0.3


def test_a_death_is_told_from_an_exit(worker: Worker) -> None:
    start(worker, "import os\ndef f(_): os._exit(0)")
    outcome = call(worker, 0)
    assert outcome.ending is Ending.DIED
    assert outcome.exit_code == 0


@pytest.mark.posix
def test_a_crash_keeps_its_signal(worker: Worker) -> None:
    start(worker, "import os, signal\ndef f(_): os.kill(os.getpid(), signal.SIGSEGV)")
    outcome = call(worker, 0)
    assert outcome.ending is Ending.DIED
    assert outcome.exit_code == -signal.SIGSEGV


def test_output_is_cut_with_a_count(worker: Worker) -> None:
    start(worker, "def f(_): print('a' * 100_000, end='z')")
    outcome = call(worker, 0)
    assert outcome.ending is Ending.REPLIED
    assert outcome.output.dropped == 100_001 - 2 * 4096
    assert outcome.output.text.startswith("aaa")
    assert outcome.output.text.endswith("aaz")
    assert call(worker, 0).output.dropped == 100_001 - 2 * 4096, "emptied between calls"


def test_an_output_flood_ends(worker: Worker) -> None:
    start(worker, "def f(_):\n while True: print('flood' * 1000)")
    assert call(worker, 0, cpu=5).ending is Ending.OUTPUT_LIMIT


@pytest.mark.linux
def test_a_memory_hog_gets_a_memory_error(worker: Worker) -> None:
    start(worker, "def f(_): return len(bytearray(1 << 30))")
    assert json.loads(call(worker, 0).reply)["raised"]["type"] == "MemoryError"


@pytest.mark.posix
def test_children_that_hold_the_pipe_do_not_hold_the_grader(worker: Worker) -> None:
    source = "import os, time\ndef f(_):\n if os.fork() == 0: time.sleep(60)\n os._exit(3)"
    start(worker, source)
    started = time.monotonic()
    outcome = call(worker, 0)
    assert outcome.ending is Ending.DIED
    assert time.monotonic() - started < 5


@pytest.mark.linux
def test_nothing_outlives_a_grader_that_is_killed() -> None:
    script = f"""
import sys; sys.path.insert(0, {str(ROOT)!r})
from tests.sandbox.test_worker_process import *
worker = Worker()
start(worker, "def f(_):\\n while True: pass")
print(worker.pid, flush=True)
call(worker, 0, cpu=60)
"""
    grader = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)
    assert grader.stdout is not None
    child = int(grader.stdout.readline())
    watched = os.pidfd_open(child)
    grader.kill()
    grader.wait()
    grader.stdout.close()
    import select

    ended, _, _ = select.select([watched], [], [], 10)
    os.close(watched)
    assert ended, "the worker went on without its grader"


@pytest.mark.linux
def test_many_workers_leave_no_descriptor_behind() -> None:
    before = len(os.listdir("/proc/self/fd"))
    for _ in range(5):
        with Worker() as worker:
            start(worker, "def f(_): pass")
    assert len(os.listdir("/proc/self/fd")) == before
