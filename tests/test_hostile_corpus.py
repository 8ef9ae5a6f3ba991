"""Hostile submissions: each gets its verdict at each level, in time, and leaves nothing behind.

Each is judged by a grader process of its own, through the real command.  Whatever that grader's
workers leave behind becomes a child of this process, where it is found.
"""

import ctypes
import json
import os
import signal
import socket
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from grader.sandbox.isolation import Level, choose
from tests.conftest import ROOT, SUBMISSIONS

HOSTILE = SUBMISSIONS / "hostile"
EXPECTED: dict[str, dict[str, Any]] = tomllib.loads(
    (HOSTILE / "expected.toml").read_text(encoding="utf-8")
)
SECRET = "the secret of the canary"
PR_SET_CHILD_SUBREAPER = 36

needs_the_jail = pytest.mark.skipif(
    choose().level is not Level.JAIL and not os.environ.get("GRADER_JAIL_REQUIRED"),
    reason=f"no jail on this machine: {choose().description}",
)


def cases() -> Iterator[Any]:
    for name, expected in EXPECTED.items():
        for level in ("process", "jail"):
            if level in expected:
                marks = [pytest.mark.jail, needs_the_jail] if level == "jail" else []
                yield pytest.param(name, level, id=f"{name}-{level}", marks=marks)


@dataclass
class Surroundings:
    """What a submission may try to reach."""

    folder: Path
    canary: Path
    server: socket.socket
    abstract: socket.socket
    abstract_name: str

    def fill_in(self, source: str, grader: int) -> str:
        """The submission's text with the names of what is around it."""
        for word, value in (
            ("@CANARY@", self.canary),
            ("@FOLDER@", self.folder),
            ("@PORT@", self.server.getsockname()[1]),
            ("@ABSTRACT@", self.abstract_name),
            ("@GRADER_PID@", grader),
        ):
            source = source.replace(word, str(value))
        return source

    def connected(self) -> bool:
        """Whether anybody connected to one of the servers."""
        for server in (self.server, self.abstract):
            try:
                server.accept()[0].close()
            except BlockingIOError:
                continue
            return True
        return False

    def changed(self) -> bool:
        """Whether the folder or the canary's file is not as it was."""
        kept = {path.name: path.read_text() for path in self.folder.iterdir()}
        return kept != {"kept.txt": "kept"} or self.canary.read_text() != SECRET


@pytest.fixture
def surroundings(tmp_path: Path) -> Iterator[Surroundings]:
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / "kept.txt").write_text("kept")
    canary = tmp_path / "canary.txt"
    canary.write_text(SECRET)
    name = f"hostile-corpus-{os.getpid()}-{time.monotonic_ns()}"
    with socket.socket() as server, socket.socket(socket.AF_UNIX) as abstract:
        server.bind(("127.0.0.1", 0))
        abstract.bind("\0" + name)
        for listening in (server, abstract):
            listening.listen()
            listening.setblocking(False)
        yield Surroundings(folder, canary, server, abstract, name)
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 0, 0, 0, 0)


# The real command, but for some figures: honest slow code gets at least ten seconds of wall clock
# and two costly failures; sixty endless loops at both levels would take half an hour that way.
IMPATIENT = """
from grader.hidden import submission
from grader.judge import session
from grader.sandbox import process
process.SHORTEST_WALL_LIMIT = 3.0
process.WALL_PER_CPU = 1.5
session.LOADING = process.Budget(2.0)
submission.MOST_COSTLY_FAILURES = 1
submission.LONGEST_AFTER_A_FAILURE = 1.0
from grader.catalog import catalog
load = catalog.load
def impatient(name):
    exercise = load(name)
    suites = [suite._replace(limit=suite.limit._replace(floor=FLOOR)) for suite in exercise.suites]
    return exercise._replace(suites=tuple(suites))
catalog.load = impatient
from grader.cli.main import main
main()
"""


def start_grader(level: str, floor: float) -> "subprocess.Popen[str]":
    command = ["check", "-", "--as", "05_bitmask", "--isolation", level, "--json", "-"]
    return subprocess.Popen(
        [sys.executable, "-c", IMPATIENT.replace("FLOOR", str(floor)), *command],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def left_behind(grader: int) -> list[int]:
    """Processes that outlived the grader; dead ones are reaped, living ones get a moment to die."""
    deadline = time.monotonic() + 5
    while True:
        children = []
        for task in Path("/proc/self/task").iterdir():
            children += [int(child) for child in (task / "children").read_text().split()]
        living = [
            child
            for child in children
            if child != grader and os.waitid(os.P_PID, child, os.WEXITED | os.WNOHANG) is None
        ]
        if not living or time.monotonic() > deadline:
            return living
        time.sleep(0.02)


@pytest.mark.parametrize(("name", "level"), list(cases()))
def test_hostile(name: str, level: str, surroundings: Surroundings) -> None:
    expected = EXPECTED[name]
    source = (HOSTILE / f"{name}.py").read_text(encoding="utf-8")
    started = time.monotonic()
    right = expected[level] if isinstance(expected[level], list) else [expected[level]]
    grader = start_grader(level, 0.3 if "Time Limit Exceeded" in right else 2.0)
    output, errors = grader.communicate(surroundings.fill_in(source, grader.pid), timeout=110)
    took = time.monotonic() - started
    remaining = left_behind(grader.pid)
    for process in remaining:
        os.kill(process, signal.SIGKILL)
        os.waitpid(process, 0)

    assert grader.returncode in (0, 1), errors
    (report,) = json.loads(output)["reports"]
    assert report["verdict"] in right, (report["message"], report["passed"])
    assert report["isolation"].startswith(level)
    assert took <= expected["seconds"]
    after = ALWAYS if level == "jail" else expected["after"]
    if "no process left" in after:
        assert not remaining
    if "no file changed" in after:
        assert not surroundings.changed()
    if "canary unread" in after:
        assert SECRET not in output
    if "no connection" in after:
        assert not surroundings.connected()


ALWAYS = ("no process left", "no file changed", "canary unread", "no connection")


def test_every_file_has_an_expectation() -> None:
    assert sorted(EXPECTED) == sorted(path.stem for path in HOSTILE.glob("*.py"))
    assert len(EXPECTED) >= 45


@pytest.mark.jail
def test_the_jail_is_there_where_it_is_required() -> None:
    if not os.environ.get("GRADER_JAIL_REQUIRED"):
        pytest.skip("the jail is required in CI only")
    assert choose(Level.JAIL).level is Level.JAIL
