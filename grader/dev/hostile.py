"""The hostile corpus: each submission gets its verdict at each level, and leaves nothing behind.

Each one has its own grader process.  Processes that this grader's workers leave behind become
children of this process, which finds them.  Linux only.
"""

import ctypes
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

assert sys.platform == "linux"

from grader.dev.clone import Clone  # noqa: E402 - the type checker stops at the assertion

SECRET = "the secret of the canary"
PR_SET_CHILD_SUBREAPER = 36
ALWAYS = ("no process left", "no file changed", "canary unread", "no connection")
"""The conditions after each submission, in the jail and at level landlock."""


def expectations(clone: Clone) -> dict[str, dict[str, Any]]:
    """Return the expected result of each submission, by its name.

    `expected.toml` explains the words.
    """
    text = (clone.submissions / "hostile" / "expected.toml").read_text(encoding="utf-8")
    expected = tomllib.loads(text)
    for verdicts in expected.values():
        # Landlock rejects everything that the jail rejects, but in another way.
        verdicts.setdefault("landlock", verdicts["jail"])
    return expected


def unexpected_files(clone: Clone) -> list[str]:
    """Submissions without an expectation, and expectations without a submission."""
    there = {path.stem for path in (clone.submissions / "hostile").glob("*.py")}
    expected = set(expectations(clone))
    return [
        *(f"hostile/{name}.py: expected.toml does not name it" for name in there - expected),
        *(f"hostile/{name}.py: expected, and not there" for name in expected - there),
    ]


def defects(clone: Clone, name: str, level: str) -> list[str]:
    """Return what is wrong after one submission was judged at one level; empty if nothing is."""
    with tempfile.TemporaryDirectory() as folder, _surroundings(Path(folder)) as surroundings:
        found = _defects(clone, name, level, surroundings)
    return [f"hostile/{name}.py at level {level}: {defect}" for defect in found]


def _defects(clone: Clone, name: str, level: str, surroundings: "Surroundings") -> list[str]:
    expected = expectations(clone)[name]
    source = (clone.submissions / "hostile" / f"{name}.py").read_text(encoding="utf-8")
    started = time.monotonic()
    right = expected[level] if isinstance(expected[level], list) else [expected[level]]
    of_others = _children()  # such as a browser that other tests use later
    grader = _start_grader(clone, level, 0.3 if "Time Limit Exceeded" in right else 2.0)
    output, errors = grader.communicate(surroundings.fill_in(source, grader.pid), timeout=110)
    took = time.monotonic() - started
    remaining = _left_behind({grader.pid, *of_others})
    for process in remaining:
        os.kill(process, signal.SIGKILL)
        os.waitpid(process, 0)
    if grader.returncode != 0:
        return [f"the grader ended with status {grader.returncode}: {errors.strip()[-500:]}"]
    (report,) = json.loads(output)["reports"]
    after = expected["after"] if level == "process" else ALWAYS
    found = {
        f"{report['verdict']}, not {' or '.join(right)}: {report['message']}": (
            report["verdict"] not in right
        ),
        f"isolation {report['isolation']}": not report["isolation"].startswith(level),
        f"took {took:.0f} s, not {expected['seconds']}": took > expected["seconds"],
        "a process is left": "no process left" in after and bool(remaining),
        "a file was changed": "no file changed" in after and surroundings.changed(),
        "the canary was read": "canary unread" in after and SECRET in output,
        "a connection came in": "no connection" in after and surroundings.connected(),
    }
    return [defect for defect, there in found.items() if there]


@dataclass
class Surroundings:
    """The targets that a submission may try to reach."""

    folder: Path
    canary: Path
    server: socket.socket
    abstract: socket.socket
    abstract_name: str

    def fill_in(self, source: str, grader: int) -> str:
        """Return the submission's text with the names of these targets."""
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
        """Return whether something connected to one of the servers."""
        for server in (self.server, self.abstract):
            try:
                server.accept()[0].close()
            except BlockingIOError:
                continue
            return True
        return False

    def changed(self) -> bool:
        """Return whether the folder or the canary's file has changed."""
        kept = {path.name: path.read_text() for path in self.folder.iterdir()}
        return kept != {"kept.txt": "kept"} or self.canary.read_text() != SECRET


@contextmanager
def _surroundings(place: Path) -> Iterator[Surroundings]:
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    folder = place / "folder"
    folder.mkdir()
    (folder / "kept.txt").write_text("kept")
    canary = place / "canary.txt"
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


def _start_grader(clone: Clone, level: str, floor: float) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "grader.dev.judge_one", level, str(floor)],
        cwd=clone.root,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def _left_behind(others: set[int]) -> list[int]:
    """Return processes that outlived the grader.

    Dead ones are reaped; living ones get a moment to end.
    """
    deadline = time.monotonic() + 5
    while True:
        living = [
            child
            for child in _children() - others
            if os.waitid(os.P_PID, child, os.WEXITED | os.WNOHANG) is None
        ]
        if not living or time.monotonic() > deadline:
            return living
        time.sleep(0.02)


def _children() -> set[int]:
    """Return the processes whose parent is this one, some of which may have ended."""
    return {
        int(child)
        for task in Path("/proc/self/task").iterdir()
        for child in (task / "children").read_text().split()
    }
