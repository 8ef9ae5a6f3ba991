"""Many saves in a short time: few checks, one at a time, and the last save wins."""

import os
from pathlib import Path
from typing import ClassVar

import pytest

from grader.sandbox.isolation import Level
from grader.watch import background
from grader.watch.background import BackgroundChecks
from grader.watch.check_process import Check, Request
from grader.watch.events import Answered, Deleted, Event, Events, Saved
from grader.watch.files import look, versions, watching
from grader.watch.quiet import AT_ONCE, QUIET, Saves


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_of_a_hundred_saves_the_first_and_the_last_are_checked() -> None:
    clock = Clock()
    saves = Saves(clock)
    checked = []
    for number in range(100):  # in 11 seconds
        if saves.saved(f"{number}"):
            checked.append(f"{number}")
        assert saves.due() is None
        clock.now += 0.11
        assert saves.due() is None
    assert saves.wait == pytest.approx(QUIET - 0.11)
    clock.now += QUIET
    assert saves.wait == 0
    assert saves.due() == "99"
    assert saves.due() is None
    assert saves.wait is None
    assert checked == [f"{number}" for number in range(AT_ONCE)]


def test_saves_by_hand_are_checked_at_once() -> None:
    clock = Clock()
    saves = Saves(clock)
    for _ in range(5):
        assert saves.saved("a")
        assert saves.wait is None
        clock.now += 1


def test_what_waits_is_forgotten_when_it_is_asked_for() -> None:
    clock = Clock()
    saves = Saves(clock)
    while saves.saved("a"):
        pass
    saves.forget()
    clock.now += 10
    assert saves.due() is None


class Process:
    """Stands for a check process; it ends when the test says so."""

    made: ClassVar[list["Process"]] = []

    def __init__(self, level: Level, events: Events) -> None:
        self.number = len(self.made)
        self.asked: list[Request] = []
        self.told_to_end = self.ended = False
        self.made.append(self)

    def ask(self, request: Request) -> None:
        self.asked.append(request)

    def end(self) -> None:
        self.told_to_end = True

    @property
    def checks(self) -> list[bytes]:
        return [request.text for request in self.asked if isinstance(request, Check)]


@pytest.fixture
def checks(monkeypatch: pytest.MonkeyPatch) -> BackgroundChecks:
    monkeypatch.setattr(Process, "made", [])
    monkeypatch.setattr(background, "CheckProcess", Process)
    return BackgroundChecks(Level.PROCESS, Events())


def test_checks_run_one_at_a_time_and_the_last_wins(checks: BackgroundChecks) -> None:
    checks.check("05_bitmask", b"0")
    for number in range(1, 100):
        checks.check("05_bitmask", b"%d" % number)
        assert checks.busy
        running = [one for one in Process.made if one.checks and not one.ended]
        assert len(running) == 1  # and it was told to end
        assert len(Process.made) == 2  # that one, and one that is ready
    first, second = Process.made
    assert first.told_to_end
    assert not second.checks
    first.ended = True
    checks.receive(Answered(first.number, None))
    assert second.checks == [b"99"]
    assert first.checks == [b"0"]


def test_a_cancelled_check_does_not_begin_later(checks: BackgroundChecks) -> None:
    checks.check("05_bitmask", b"0")
    checks.check("05_bitmask", b"1")
    checks.cancel()
    assert not checks.busy
    checks.receive(Answered(0, None))
    assert [one.checks for one in Process.made] == [[b"0"], []]


def test_a_process_that_ends_by_itself_is_in_nobodys_way(checks: BackgroundChecks) -> None:
    checks.check("05_bitmask", b"0")
    told = checks.receive(Answered(0, None))
    assert type(told).__name__ == "Broken"
    checks.check("05_bitmask", b"1")
    assert Process.made[1].checks == [b"1"]


def test_a_deleted_file_is_told_once_and_a_rewritten_one_is_a_save(tmp_path: Path) -> None:
    path = tmp_path / "05_bitmask.py"
    path.write_text("1")
    paths = {"05_bitmask": str(path)}
    seen, gone, events = versions(paths), set[str](), Events()

    def found() -> list[Event]:
        look(paths, seen, gone, events)
        return [events.get() for _ in range(events.qsize())]

    assert found() == []
    path.unlink()
    assert found() == []  # an editor may be about to write it
    path.write_text("22")
    assert found() == [Saved("05_bitmask")]
    path.unlink()
    assert [found(), found(), found()] == [[], [Deleted("05_bitmask")], []]
    path.write_text("333")
    assert found() == [Saved("05_bitmask")]


@pytest.mark.parametrize("poll", [False, True])
def test_deletion_is_noticed_on_the_disk(poll: bool, tmp_path: Path) -> None:
    path = tmp_path / "05_bitmask.py"
    path.write_text("1")
    events = Events()
    with watching(str(tmp_path), ("05_bitmask",), events, poll=poll):
        path.unlink()
        while not isinstance(event := events.get(timeout=20), Deleted):
            pass
    assert event == Deleted("05_bitmask")


@pytest.mark.posix
def test_a_pipe_in_the_place_of_the_file_is_refused(workspace: Path) -> None:
    from rich.console import Console

    from grader.learner.workspace import Workspace
    from grader.watch import plain
    from grader.watch.shown import ForPeople

    file = workspace / "exercises" / "05_bitmask.py"
    file.unlink()
    os.mkfifo(file)
    events = Events()
    asked = BackgroundChecks(Level.PROCESS, events)
    console = Console(record=True, width=200, quiet=False, file=open(os.devnull, "w"))  # noqa: SIM115
    plain._check(ForPeople(console), asked, Workspace(str(workspace)), "05_bitmask")
    assert "is a pipe" in console.export_text()
    assert not asked.busy
