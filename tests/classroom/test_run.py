"""Submissions that are judged elsewhere: whatever happens there, each gets one result."""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import pytest

from grader.classroom.job import Graded, Job, Setting
from grader.classroom.local import Processes
from grader.classroom.run import WAITING_PER_PLACE, run
from grader.errors import MachinesLost
from grader.judge.case import Verdict
from tests.classroom.judges import judge
from tests.conftest import full_name

SETTING = Setting(full_name("bitmask"), 1, "process")


def results(names: list[str], notes: Path) -> dict[str, Graded]:
    jobs = (Job(name, str(notes).encode(), SETTING) for name in names)
    with Processes(2) as processes:
        done = list(run(jobs, processes, judge))
    assert sorted(result.job.student for result in done) == sorted(names)
    return {result.job.student: result.graded for result in done}


def tries(notes: Path, name: str) -> int:
    return len(list(notes.glob(f"{name}.*")))


def test_a_process_that_dies_costs_nobody_else_the_result(tmp_path: Path) -> None:
    names = ["right 1", "dies", "right 2", "dies-once", "right 3", "dies too", "right 4"]
    found = results(names, tmp_path)
    for name in names:
        if name in ("dies", "dies too"):
            assert found[name].verdict is Verdict.GRADER_ERROR
            assert found[name].message == "the process that judged it died, twice"
            assert 2 <= tries(tmp_path, name) <= 3
        else:
            assert found[name].verdict is Verdict.ACCEPTED, name


def test_an_error_of_the_grader_is_tried_again_once(tmp_path: Path) -> None:
    found = results(["fails", "fails-once", "raises"], tmp_path)
    assert found["fails"].message == "it failed"
    assert found["fails-once"].verdict is Verdict.ACCEPTED
    assert found["raises"].message == "ValueError: no way"
    for name in ("fails", "fails-once", "raises"):
        assert tries(tmp_path, name) == 2, name


class Here(Executor):
    """Judges at once, or gives everything up."""

    places = 3

    def __init__(self, *, gone: bool = False) -> None:
        self.gone = gone

    def executor(self) -> Executor:
        return self

    def submit(
        self, function: Callable[..., Any], /, *arguments: Any, **_named: Any
    ) -> Future[Any]:
        future: Future[Any] = Future()
        if self.gone:
            future.cancel()
            future.set_running_or_notify_cancel()
        else:
            future.set_result(function(*arguments))
        return future


def test_any_executor_will_do_and_few_submissions_are_held_at_a_time(tmp_path: Path) -> None:
    taken = 0

    def jobs() -> Iterator[Job]:
        nonlocal taken
        for taken in range(1, 101):
            yield Job(f"right {taken}", str(tmp_path).encode(), SETTING)

    for done, _ in enumerate(run(jobs(), Here(), judge), 1):
        assert taken - done <= WAITING_PER_PLACE * Here.places
    assert done == 100


def test_machines_that_are_gone_are_told(tmp_path: Path) -> None:
    jobs = iter([Job("right", str(tmp_path).encode(), SETTING)])
    with pytest.raises(MachinesLost, match="no longer available"):
        list(run(jobs, Here(gone=True), judge))


def test_processes_that_always_die_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("grader.classroom.run.MOST_DEATHS", 2)
    jobs = (Job(f"dies {number}", str(tmp_path).encode(), SETTING) for number in range(100))
    with Processes(2) as processes, pytest.raises(MachinesLost, match="have died in a row"):
        list(run(jobs, processes, judge))
