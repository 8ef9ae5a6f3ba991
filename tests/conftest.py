"""What the tests share: ways to judge a submission, in this process and through the command."""

import os
import shlex
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from grader.catalog import catalog
from grader.catalog.exercise import Exercise
from grader.grading import Report, Task, grade
from grader.judge.policy import INTERACTIVE, Policy
from grader.judge.session import Submission
from grader.sandbox import isolation
from tests import prepared

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

PROGRAM = (sys.executable, "-m", "grader")
"""The real command, for the tests of how it begins."""

Judge = Callable[..., Report]
Command = Callable[..., "subprocess.CompletedProcess[str]"]


def full_name(rung: str) -> str:
    """Return the name of a rung with its number, which only the catalog knows."""
    return catalog.load(rung).name


def file_name(rung: str) -> str:
    """Return what a rung's file is called, in `exercises/` and in `solutions/`."""
    return f"{full_name(rung)}.py"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what one process does for long, or the others would wait for it in the end."""
    items.sort(
        key=lambda item: not {"xdist_group", "slow"} & {mark.name for mark in item.iter_markers()}
    )


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


@pytest.fixture(scope="session")
def prepared_grader() -> Iterator[str]:
    """The address of a process that runs commands without importing the kit for each."""
    with tempfile.TemporaryDirectory() as folder, socket.socket(
        socket.AF_UNIX, socket.SOCK_SEQPACKET
    ) as listener:  # fmt: skip
        address = os.path.join(folder, "grader")
        listener.bind(address)
        listener.listen()
        number = listener.fileno()
        server = subprocess.Popen(
            [sys.executable, "-m", "tests.prepared", str(number)],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdin=subprocess.PIPE,
            pass_fds=[number],
        )
        listener.close()  # without its server, a command fails at once
        with server:
            yield address
            assert server.stdin is not None
            server.stdin.close()


@pytest.fixture
def shell_command(request: pytest.FixtureRequest) -> str:
    """The ``grader`` command, as a line of a shell script."""
    if sys.platform != "linux":
        return shlex.join(["env", f"PYTHONPATH={ROOT}", *PROGRAM])
    address: str = request.getfixturevalue("prepared_grader")
    return shlex.join([sys.executable, "-IS", prepared.__file__, address])


@pytest.fixture
def command(workspace: Path, request: pytest.FixtureRequest) -> Command:
    """Runs a ``grader`` command in the learner's folder, as a process of its own.

    It is forked from one that has imported the kit; `start` is another program to run.
    """

    def run(
        *arguments: str,
        cwd: Path = workspace,
        input: str = "",
        start: Sequence[str] = () if sys.platform == "linux" else PROGRAM,
        env: dict[str, str] | None = None,
    ) -> "subprocess.CompletedProcess[str]":
        environment = {**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "100", **(env or {})}
        if start:
            return subprocess.run(
                [*start, *arguments],
                cwd=cwd,
                input=input,
                capture_output=True,
                text=True,
                env=environment,
                check=False,
            )
        address: str = request.getfixturevalue("prepared_grader")
        with (
            tempfile.TemporaryFile("w+", encoding="utf-8") as given,
            tempfile.TemporaryFile("w+", encoding="utf-8") as output,
            tempfile.TemporaryFile("w+", encoding="utf-8") as errors,
        ):
            given.write(input)
            given.seek(0)
            streams = [given.fileno(), output.fileno(), errors.fileno()]
            status = prepared.ask(address, arguments, str(cwd), environment, streams)
            output.seek(0)
            errors.seek(0)
            return subprocess.CompletedProcess(arguments, status, output.read(), errors.read())

    return run
