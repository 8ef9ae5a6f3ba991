"""The queue through which everything in watch mode comes."""

import pytest

from grader.watch import events
from grader.watch.events import Events, Pressed, next_of


def test_no_wait_is_without_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """A signal that comes just before the wait begins is seen when it ends."""
    monkeypatch.setattr(events, "SECOND", 0.01)
    queue = Events()
    assert next_of(queue) is None
    queue.put(Pressed("h"))
    queue.put(Pressed("q"))
    assert [next_of(queue), next_of(queue), next_of(queue)] == [Pressed("h"), Pressed("q"), None]
