"""Runs hidden pytest files in this process, where nothing but the kit can steer them.

No plugin, configuration file or conftest takes part but the kit's own, so nothing in the learner's
folder or environment does.
"""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from grader.judge.case import Case

if TYPE_CHECKING:
    from grader.hidden.check_run import CheckRun

HERE = Path(__file__).parent
BOARDS = HERE / "test_boards.py"
SMALLEST = HERE / "test_smallest.py"
BACKSTOP = 900
"""Seconds after which pytest-timeout ends a hidden test; the judge's own limits come first."""

# Everything of pytest that a run without a screen and without a folder of tests does not need:
# what is left starts in a third of the time, and nothing of the working folder is looked at.
UNUSED_PLUGINS = (
    "cacheprovider", "capture", "debugging", "doctest", "faulthandler", "junitxml", "legacypath",
    "logging", "monkeypatch", "nose", "pastebin", "recwarn", "setuponly", "setupplan", "stepwise",
    "terminal", "threadexception", "tmpdir", "unittest", "unraisableexception", "warnings",
)  # fmt: skip
OPTIONS = (
    "--assert=plain",
    "--noconftest",
    "--import-mode=importlib",
    f"--rootdir={HERE}",
    f"--config-file={HERE / 'pytest.ini'}",
    f"--timeout={BACKSTOP}",
    *(option for plugin in UNUSED_PLUGINS for option in ("-p", f"no:{plugin}")),
)
NO_AUTOLOAD = "PYTEST_DISABLE_PLUGIN_AUTOLOAD"
STEERING = ("PYTEST_ADDOPTS", "PYTEST_PLUGINS", "PYTEST_DEBUG", NO_AUTOLOAD)
"""Variables that would let an environment, a folder or an installed plugin take part."""


def run(cases: Sequence[Case], check_run: "CheckRun", files: Sequence[Path]) -> list[str]:
    """Run the hidden test files; return what broke in them: defects of the kit."""
    # Imported late: pytest takes half of the time of a quick check.
    import pytest
    import pytest_timeout  # type: ignore[import-untyped]

    from grader.hidden.plugin import HiddenTests

    tests = HiddenTests(list(cases), check_run)
    with own_environment():
        status = pytest.main([*OPTIONS, *map(str, files)], plugins=[tests, pytest_timeout])
    if status == pytest.ExitCode.INTERRUPTED and tests.interrupted:
        raise KeyboardInterrupt
    expected = (
        pytest.ExitCode.OK,
        pytest.ExitCode.TESTS_FAILED,
        pytest.ExitCode.INTERRUPTED,
    )
    if status not in expected and not tests.errors:
        return [f"pytest ended with {status!r}"]
    return tests.errors


@contextmanager
def own_environment() -> Iterator[None]:
    """Hide the variables that would let anything but the kit take part."""
    saved = {name: os.environ.pop(name) for name in STEERING if name in os.environ}
    os.environ[NO_AUTOLOAD] = "1"
    try:
        yield
    finally:
        del os.environ[NO_AUTOLOAD]
        os.environ.update(saved)
