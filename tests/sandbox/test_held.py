"""What a submission can hold beside its own memory: each attack's effect, seen from outside."""

import json
import os
from collections.abc import Iterator

import pytest

from grader.sandbox import clocks
from grader.sandbox.isolation import Level, choose
from grader.sandbox.process import Ending, Limits, Worker
from tests.sandbox.test_worker_process import call, start

LIMITS = Limits(memory=256 << 20, output=1 << 20)
BLOCK = 512

in_the_jail = pytest.mark.skipif(
    choose().level is not Level.JAIL, reason=f"no jail on this machine: {choose().description}"
)


@pytest.fixture
def worker() -> Iterator[Worker]:
    with Worker(limits=LIMITS) as worker:
        yield worker


@pytest.fixture
def jailed() -> Iterator[Worker]:
    with Worker(choose(Level.JAIL).start, LIMITS) as worker:
        yield worker


def returned(worker: Worker, source: str) -> object:
    """What the submission's `f` returns."""
    start(worker, source)
    outcome = call(worker, 0, cpu=5)
    assert outcome.ending is Ending.REPLIED, outcome
    return json.loads(outcome.reply)["returned"]


def on_disk(worker: Worker) -> int:
    """Bytes that the captured output takes on the disk."""
    return os.fstat(worker._child.capture.descriptor).st_blocks * BLOCK


SETS_DISK_SPACE_ASIDE = """
import ctypes
def f(_):
    call = ctypes.CDLL(None, use_errno=True).fallocate
    call.argtypes = ctypes.c_int, ctypes.c_int, ctypes.c_int64, ctypes.c_int64
    return [call(2, mode, 0, 64 << 20) for mode in (0, 1, 16)] + [ctypes.get_errno()]
"""


@pytest.mark.jail
@in_the_jail
def test_no_disk_space_is_set_aside_in_the_jail(jailed: Worker) -> None:
    assert returned(jailed, SETS_DISK_SPACE_ASIDE) == [-1, -1, -1, 1]
    assert on_disk(jailed) < 1 << 20


def test_disk_space_counts_that_is_in_no_size(worker: Worker) -> None:
    start(worker, SETS_DISK_SPACE_ASIDE)
    assert call(worker, 0, cpu=5).ending is Ending.OUTPUT_LIMIT
    assert not worker.alive


def test_a_file_with_a_hole_is_not_what_takes_the_disk(worker: Worker) -> None:
    source = "import os\ndef f(_):\n os.ftruncate(2, 1000)\n return os.fstat(2).st_size"
    assert returned(worker, source) == 1000
    assert on_disk(worker) < LIMITS.output


MOVES_MEMORY_INTO_PIPES = """
import ctypes, mmap, os
class Piece(ctypes.Structure):
    _fields_ = (("address", ctypes.c_void_p), ("size", ctypes.c_size_t))
def f(_):
    libc = ctypes.CDLL(None, use_errno=True)
    pages = mmap.mmap(-1, 1 << 20)
    address = ctypes.addressof(ctypes.c_char.from_buffer(pages))
    (first, end), (second, other), in_pipes = os.pipe(), os.pipe(), []
    os.write(end, b"x" * 4096)
    for arguments in (
        (libc.vmsplice, end, ctypes.byref(Piece(address, 65536)), 1, 2),
        (libc.tee, first, other, 4096, 2),
        (libc.splice, first, None, other, None, 4096, 2),
    ):
        in_pipes.append(arguments[0](*arguments[1:]))
    return in_pipes
"""


@pytest.mark.jail
@in_the_jail
def test_no_memory_gets_into_pipes_by_the_page(jailed: Worker) -> None:
    assert returned(jailed, MOVES_MEMORY_INTO_PIPES) == [-1, -1, -1]


def test_without_the_filter_it_would(worker: Worker) -> None:
    moved = returned(worker, MOVES_MEMORY_INTO_PIPES)
    assert isinstance(moved, list)
    assert max(moved) > 0


LOCKS = """
import errno, fcntl, os
def f(_):
    refused = []
    for how in (
        lambda: fcntl.flock(2, fcntl.LOCK_SH),
        lambda: fcntl.lockf(2, fcntl.LOCK_EX, 1, 0),
        lambda: fcntl.fcntl(2, 1024, fcntl.F_RDLCK),
    ):
        try:
            how()
        except OSError as error:
            refused.append(errno.errorcode[error.errno])
    return refused
"""


@pytest.mark.jail
@in_the_jail
def test_no_locks_in_the_jail(jailed: Worker) -> None:
    assert returned(jailed, LOCKS) == ["EPERM"] * 3
    inode = os.fstat(jailed._child.capture.descriptor).st_ino
    with open("/proc/locks") as locks:
        assert not [line for line in locks if f":{inode} " in line]


STARTS_THREADS = """
import ctypes
def f(count):
    libc = ctypes.CDLL(None)
    stacks = ctypes.create_string_buffer((count + 1) * 4096)
    start = ctypes.addressof(stacks)
    flags = 0x100 | 0x200 | 0x400 | 0x800 | 0x10000 | 0x40000
    for number in range(1, count + 1):
        libc.clone(libc.pause, ctypes.c_void_p((start + number * 4096) & ~15), flags, None)
    f.kept = stacks
    while count > 1000: pass
"""


@pytest.mark.parametrize("level", [Level.PROCESS, pytest.param(Level.JAIL, marks=in_the_jail)])
def test_threads_that_python_does_not_know_of_are_counted(level: Level) -> None:
    with Worker(choose(level).start, LIMITS) as worker:
        start(worker, STARTS_THREADS)
        pid = worker.pid
        # This call never replies: only a count made while it runs can end it like that.
        outcome = call(worker, 50_000, cpu=20)
    assert outcome.ending is Ending.THREAD_LIMIT
    assert clocks.held(pid) == clocks.NOTHING_HELD


def test_threads_that_stay_behind_a_reply_are_counted(worker: Worker) -> None:
    start(worker, STARTS_THREADS)
    endings = {call(worker, 900, cpu=5).ending}
    assert endings == {Ending.THREAD_LIMIT}


def test_a_thread_for_each_cell_is_no_fault(worker: Worker) -> None:
    source = """
import threading
def f(_):
    threading.stack_size(1 << 18)
    gate = threading.Event()
    threads = [threading.Thread(target=gate.wait) for _ in range(81)]
    for thread in threads: thread.start()
    gate.set()
    for thread in threads: thread.join()
    return 81
"""
    assert returned(worker, source) == 81


CHANGES_FLAGS = """
import fcntl, os
def f(flags):
    print("first", flush=True)
    fcntl.fcntl(2, fcntl.F_SETFL, flags)
    os.lseek(2, 1 << 16, 0)
    return 1
"""


@pytest.mark.parametrize("flags", [os.O_DIRECT, os.O_NONBLOCK, os.O_ASYNC, 0])
@pytest.mark.parametrize("level", [Level.PROCESS, pytest.param(Level.JAIL, marks=in_the_jail)])
def test_flags_of_the_output_do_no_harm(level: Level, flags: int) -> None:
    with Worker(choose(level).start, LIMITS) as worker:
        start(worker, CHANGES_FLAGS)
        for _ in range(2):
            outcome = call(worker, flags)
            assert (outcome.ending, outcome.output.text) == (Ending.REPLIED, "first\n")
