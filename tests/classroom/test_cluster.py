"""A real Dask cluster of several worker processes on this machine, some of which are killed."""

import logging
import os
import signal
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from grader.classroom.cluster import Cluster
from grader.classroom.job import Graded, Job, Setting, judge
from grader.classroom.local import Processes
from grader.classroom.run import run
from grader.errors import ClusterUnavailable
from grader.judge.case import Verdict
from tests.conftest import ROOT, Command, file_name, full_name

if TYPE_CHECKING:
    from distributed import LocalCluster

if find_spec("distributed") is None:
    pytest.skip("the extra `cluster` is not installed", allow_module_level=True)

RIGHT = (ROOT / "solutions" / file_name("bitmask")).read_bytes()
TEXTS = {
    "right": RIGHT,
    "wrong": RIGHT.replace(b"boxes[box] ^= bit", b"pass"),
    "broken": b"def solveSudoku(board:\n",
    # On some boards: a new worker for each of a hundred would take most of the time.
    "dies": RIGHT.replace(
        b"    for row in range(9):",
        b"    if sum(row.count('.') for row in board) > 61:\n        __import__('os')._exit(3)\n"
        b"    for row in range(9):",
        1,
    ),
}
SETTING = Setting(full_name("bitmask"), 1, "process")


@pytest.fixture
def cluster() -> Iterator["LocalCluster"]:
    from distributed import LocalCluster  # it takes long to import

    with LocalCluster(
        n_workers=3, threads_per_worker=1, dashboard_address=None, silence_logs=50
    ) as cluster:
        yield cluster


def told(graded: Graded) -> tuple[object, ...]:
    """What may not depend on the machine."""
    return graded.verdict, graded.message, graded.passed, graded.total, graded.failed


def test_results_are_those_of_this_machine_though_workers_are_killed(
    cluster: "LocalCluster",
) -> None:
    from distributed import Client

    jobs = [
        Job(f"{name} {number}", text, SETTING)
        for number in range(3)
        for name, text in TEXTS.items()
    ]
    with Processes(1) as processes:
        alone = {done.job.student: told(done.graded) for done in run(iter(jobs[:4]), processes)}
    assert alone["right 0"][0] is Verdict.ACCEPTED
    assert alone["dies 0"][0] is Verdict.RUNTIME_ERROR
    found: dict[str, tuple[object, ...]] = {}
    with Cluster(cluster.scheduler_address, "process") as machines:
        assert machines.refusals == []
        # When a scheduler ends, Dask would log tracebacks beside our sentence.
        assert not logging.getLogger("distributed.client").isEnabledFor(logging.ERROR)
        for done in run(iter(jobs), machines):
            found[done.job.student] = told(done.graded)
            if len(found) in (2, 6):
                with Client(cluster.scheduler_address) as client:
                    victims = client.run(os.getpid)
                os.kill(next(iter(victims.values())), signal.SIGKILL)
    assert found == {job.student: alone[f"{job.student.split()[0]} 0"] for job in jobs}


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has a jail to be without")
def test_a_worker_without_bubblewrap_refuses_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: Command
) -> None:
    from distributed import Client, LocalCluster

    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    (tmp_path / "alice.py").write_bytes(RIGHT)
    with LocalCluster(
        n_workers=1, threads_per_worker=1, dashboard_address=None, silence_logs=50
    ) as cluster:
        address = cluster.scheduler_address
        with pytest.raises(ClusterUnavailable, match="has no jail: bubblewrap is not installed"):
            Cluster(address, "jail")
        # A worker that joins later meets the question at its first submission.
        with Client(address).get_executor() as executor:
            refused = executor.submit(judge, Job("alice", RIGHT, SETTING._replace(level="jail")))
            assert "has no jail: bubblewrap" in str(refused.exception())
        result = command(
            "grade", str(tmp_path / "alice.py"), "--rung", "bitmask", "--cluster", address
        )
    assert result.returncode == 2
    assert "no worker of the cluster can judge" in result.stderr
    assert "has no jail: bubblewrap is not installed" in result.stderr


def test_an_address_without_a_cluster_is_told(command: Command, tmp_path: Path) -> None:
    (tmp_path / "alice.py").write_bytes(RIGHT)
    result = command("grade", str(tmp_path), "--rung", "bitmask", "--cluster", "nonsense:::")
    assert result.returncode == 2
    assert "there is no cluster at nonsense:::" in result.stderr.strip().splitlines()[-1]
