"""Workers that were started before they are needed."""

import os
import signal

from grader.judge.session import Session, Submission
from grader.sandbox import isolation
from grader.sandbox.process import Budget, Limits
from grader.watch.check_process import WarmWorkers

SOURCE = Submission("mine.py", b"def solveSudoku(board): board[0] = ['9']", "solveSudoku")
MEMORY = Limits().memory


def test_a_worker_that_waited_is_used_and_a_dead_one_is_not() -> None:
    workers = WarmWorkers(isolation.choose().start)
    workers.start(MEMORY, 2)
    dead = workers._waiting[1][1]
    os.kill(dead.measured, signal.SIGKILL)
    while not dead.has_exited():
        dead.receive()  # else the end of the pipe would end the wait
        dead.wait(1)
    session = Session(SOURCE, workers, Limits())
    try:
        for _ in range(2):  # the one that waited, and then one that is started when it is needed
            session.load()
            answered = session.answer(([["1"]],), Budget(2.0))
            assert answered.fields is not None
            assert answered.fields["arguments"] == [[["9"]]]
    finally:
        session.close()
    assert not workers._waiting


def test_workers_of_another_size_are_ended() -> None:
    workers = WarmWorkers(isolation.choose().start)
    workers.start(MEMORY, 1)
    ((_, first),) = workers._waiting
    workers.start(2 * MEMORY, 1)
    ((size, second),) = workers._waiting
    assert (size, second is first) == (2 * MEMORY, False)
    workers(MEMORY).kill()
    assert not workers._waiting
