"""The linters, the type checker, and the shape of the house."""

import subprocess
import sys

import pytest

from tests.conftest import ROOT


def assert_finds_nothing(*command: str) -> None:
    result = subprocess.run(
        [sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize(
    "command",
    [
        ("ruff", "check", "."),
        ("ruff", "format", "--check", "."),
    ],
    ids=" ".join,
)
def test_the_linters_find_nothing(command: tuple[str, ...]) -> None:
    assert_finds_nothing(*command)


# As on Linux; .ci/run asks for the other systems.
@pytest.mark.slow
def test_the_types_fit() -> None:
    assert_finds_nothing("mypy", "--platform", "linux")


def test_the_top_level_holds_nothing_else() -> None:
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split()
    top = {path.partition("/")[0] for path in listed}
    visible = {name for name in top if not name.startswith(".")}
    allowed = {"exercises", "solutions", "grader", "tests", "pyproject.toml", "README.md"}
    assert visible <= allowed | {"LICENSE", "CHANGELOG.md"}


def test_imports_go_downwards_only() -> None:
    """The rooms and their order stand in pyproject.toml."""
    program = "from importlinter.cli import lint_imports_command as run; run()"
    result = subprocess.run(
        [sys.executable, "-c", program, "--no-cache"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stdout + result.stderr
    assert "imports go downwards only KEPT" in result.stdout, result.stdout
