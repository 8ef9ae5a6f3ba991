"""Judging on the machines of a Dask cluster."""

import logging
from concurrent.futures import Executor
from contextlib import AbstractContextManager
from importlib import import_module
from typing import Any, NamedTuple

import grader
from grader.classroom import job
from grader.errors import ClusterUnavailable
from grader.sandbox.isolation import TooWeak

LONGEST_CONNECT = 30
"""Seconds."""


class Refusal(NamedTuple):
    """A worker of the cluster that can't judge, and why."""

    worker: str
    reason: str


class Cluster(AbstractContextManager["Cluster"]):
    """The workers of the Dask cluster at an address; use as a context manager.

    Raise `ClusterUnavailable`.  Dask gives the work of a lost worker to another one.
    """

    def __init__(self, address: str, level: str) -> None:
        try:
            distributed: Any = import_module("distributed")
        except ImportError:
            raise ClusterUnavailable(
                "--cluster needs Dask: pip install 'sudoku-solver-kit[cluster]'"
            ) from None
        _silence()
        try:
            self._client: Any = distributed.Client(address, timeout=LONGEST_CONNECT)
        except (OSError, ValueError, TimeoutError) as error:
            raise ClusterUnavailable(f"there is no cluster at {address}: {error}") from None
        self.refusals: list[Refusal] = []
        """The workers that could not judge at the start."""
        self._able: list[str] = []
        self._examine(level)

    def __exit__(self, *_: object) -> None:
        self._client.close()

    @property
    def places(self) -> int:
        """See `grader.classroom.run.Machines`; workers may join and leave meanwhile."""
        threads: dict[str, int] = self._client.nthreads()
        return max(1, sum(threads.values()))

    def executor(self) -> Executor:
        """See `grader.classroom.run.Machines`."""
        where: dict[str, Any] = {}
        if self.refusals:
            # The host stands in for its workers, because it stays the same when a worker restarts.
            able = set(map(_host, self._able))
            mixed = able & {_host(refusal.worker) for refusal in self.refusals}
            where = {"workers": self._able if mixed else sorted(able), "allow_other_workers": False}
        executor: Executor = self._client.get_executor(pure=False, **where)
        return executor

    def _examine(self, level: str) -> None:
        answers = self._client.run(_examine, level, grader.__version__, on_error="return")
        for worker, answer in sorted(answers.items()):
            if answer == "":
                self._able.append(worker)
            else:
                self.refusals.append(Refusal(worker, str(answer)))
        if not self._able:
            reason = self.refusals[0].reason if self.refusals else "it has no workers"
            raise ClusterUnavailable(f"no worker of the cluster can judge: {reason}")


def _silence() -> None:
    """Leave what happens to the cluster to our own sentences; Dask would log a traceback."""
    for name in ("asyncio", "tornado", *logging.root.manager.loggerDict):
        if name.partition(".")[0] in ("asyncio", "distributed", "tornado"):
            logging.getLogger(name).setLevel(logging.CRITICAL + 1)


def _host(worker: str) -> str:
    """``10.0.0.7`` of ``tcp://10.0.0.7:41233``."""
    return worker.rpartition("/")[2].rpartition(":")[0].strip("[]")


def _examine(level: str, kit: str) -> str:
    """Return why this worker can't judge; empty if it can.  Each worker runs it."""
    if kit != grader.__version__:
        return f"it has version {grader.__version__} of the kit, not {kit}"
    try:
        job.isolation(level)
    except TooWeak as reason:
        return str(reason)
    return ""
