"""A jail that does not start, or takes too long: no waiting for ever, and nothing left."""

import os
import signal
from collections.abc import Iterator

import pytest

from grader.sandbox import jail
from grader.sandbox.isolation import Level, choose
from grader.sandbox.process import Worker
from tests.benchmarks.footprint import footprint

pytestmark = [
    pytest.mark.jail,
    pytest.mark.skipif(
        choose().level is not Level.JAIL and not os.environ.get("GRADER_JAIL_REQUIRED"),
        reason=f"no jail on this machine: {choose().description}",
    ),
]


@pytest.fixture(autouse=True)
def not_for_ever() -> Iterator[None]:
    signal.alarm(30)
    yield
    signal.alarm(0)


def test_a_start_that_takes_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    start = choose(Level.JAIL).start
    before = footprint()
    monkeypatch.setattr(jail, "LONGEST_START", -1.0)
    find_children = jail._children
    bubblewraps = find_children(os.getpid())

    def none_in_the_jail(pid: int) -> list[int]:
        of_bubblewrap = pid in set(find_children(os.getpid())) - set(bubblewraps)
        return find_children(pid) if of_bubblewrap else []

    monkeypatch.setattr(jail, "_children", none_in_the_jail)
    with pytest.raises(jail.Unavailable, match="did not start within"):
        Worker(start)
    after = footprint()
    assert (after.descriptors, after.processes) == (before.descriptors, before.processes)


def test_a_start_that_was_late_but_is_done_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jail, "LONGEST_START", 0.0)
    find_children = jail._children

    def slowly(pid: int) -> list[int]:
        while not (found := find_children(pid)):
            pass
        return found

    monkeypatch.setattr(jail, "_children", slowly)
    with Worker(choose(Level.JAIL).start) as worker:
        assert worker.alive
