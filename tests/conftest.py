"""What the tests share: ways to judge a submission, in this process and through the command."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from grader.catalog import catalog
from grader.catalog.exercise import Exercise
from grader.grading import Report, Task, grade
from grader.judge.policy import INTERACTIVE, Policy
from grader.judge.session import Submission
from grader.sandbox import isolation

ROOT = Path(__file__).parent.parent
SUBMISSIONS = Path(__file__).parent / "submissions"

# Modules that could not even be imported elsewhere.
collect_ignore: list[str] = []
if sys.platform != "linux":
    collect_ignore += [
        "sandbox/test_held.py", "sandbox/test_jail.py", "sandbox/test_jail_start.py",
        "sandbox/test_landlock.py", "sandbox/test_seccomp.py",
    ]  # fmt: skip
if sys.platform == "win32":
    collect_ignore += ["sandbox/test_other_systems.py"]

# No test may fail because the machine is busy.
settings.register_profile("busy", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("busy")

# A shell's "&" makes what it starts ignore this signal; here tests send it to what they start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

Judge = Callable[..., Report]
Command = Callable[..., "subprocess.CompletedProcess[str]"]


def full_name(rung: str) -> str:
    """Return the name of a rung with its number, which only the catalog knows."""
    return catalog.load(rung).name


def file_name(rung: str) -> str:
    """Return what a rung's file is called, in `exercises/` and in `solutions/`."""
    return f"{full_name(rung)}.py"


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip what this system can't run."""
    if item.get_closest_marker("linux") and sys.platform != "linux":
        pytest.skip("Linux only")
    if item.get_closest_marker("posix") and sys.platform == "win32":
        pytest.skip("not on Windows")


@pytest.fixture
def judge() -> Judge:
    """Judges source text, as bytes or str, as a submission of a rung."""

    def run(
        text: str | bytes,
        rung: str | Exercise = "bitmask",
        *,
        seed: int = 1,
        only: str | None = None,
        name: str = "submission.py",
        function: str | None = None,
        policy: Policy = INTERACTIVE,
    ) -> Report:
        exercise = catalog.load(rung) if isinstance(rung, str) else rung
        data = text.encode() if isinstance(text, str) else text
        submission = Submission(name, data, function or exercise.problem.entry_point)
        return grade(Task(exercise, submission, isolation.choose(), seed, only), policy)

    return run


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    """A learner's folder with every stub as shipped."""
    exercises = tmp_path / "exercises"
    exercises.mkdir()
    for stub in (ROOT / "exercises").glob("*.py"):
        (exercises / stub.name).write_bytes(stub.read_bytes())
    return tmp_path


@pytest.fixture
def command(workspace: Path) -> Command:
    """Runs the real ``grader`` command in the learner's folder."""

    def run(
        *arguments: str,
        cwd: Path = workspace,
        input: str = "",
        start: Sequence[str] = (),
        env: dict[str, str] | None = None,
    ) -> "subprocess.CompletedProcess[str]":
        program = list(start) or [sys.executable, "-m", "grader"]
        environment = {**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "100", **(env or {})}
        return subprocess.run(
            [*program, *arguments],
            cwd=cwd,
            input=input,
            capture_output=True,
            text=True,
            env=environment,
            check=False,
        )

    return run
