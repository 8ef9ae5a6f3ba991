"""The linters, the type checker, and the shape of the house."""

import ast
import subprocess
import sys

import pytest

from tests.conftest import ROOT

ROOMS = ["cli", "watch", "report", "grading", "hidden", "judge", "sandbox", "catalog", "sudoku"]
"""From the outside in; imports go downwards only."""
BESIDE_GRADING = {"workspace", "progress"}


@pytest.mark.parametrize(
    "command",
    [
        ("ruff", "check", "."),
        ("ruff", "format", "--check", "."),
        ("mypy", "--platform", "linux"),
        ("mypy", "--platform", "darwin", "--cache-dir", ".mypy_cache/darwin"),
        ("mypy", "--platform", "win32", "--cache-dir", ".mypy_cache/win32"),
    ],
    ids=lambda command: " ".join(command),
)
def test_tools_are_content(command: tuple[str, ...]) -> None:
    result = subprocess.run(
        [sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stdout + result.stderr


def test_the_top_level_holds_nothing_else() -> None:
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split()
    top = {path.partition("/")[0] for path in listed}
    visible = {name for name in top if not name.startswith(".")}
    allowed = {"exercises", "solutions", "grader", "tests", "pyproject.toml", "README.md"}
    assert visible <= allowed | {"LICENSE", "CHANGELOG.md"}


def test_imports_go_downwards_only() -> None:
    upwards = []
    for path in (ROOT / "grader").rglob("*.py"):
        relative = path.relative_to(ROOT / "grader")
        room = relative.parts[0].removesuffix(".py")
        if room in BESIDE_GRADING or room not in ROOMS:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = []
            if isinstance(node, ast.ImportFrom) and node.module:
                names = [f"{node.module}.{alias.name}" for alias in node.names]
            elif isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            for name in names:
                parts = name.split(".")
                of_the_kit = parts[0] == "grader" and len(parts) > 1 and parts[1] in ROOMS
                if of_the_kit and ROOMS.index(parts[1]) < ROOMS.index(room):
                    upwards.append(f"{relative} imports {name}")
    assert not upwards
