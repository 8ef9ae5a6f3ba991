"""`python -m grader` runs no module of the working folder, on any Python that is here."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import PROGRAM, ROOT, Command, file_name

OLDEST, NEWEST = 11, 14
"""Minor versions of Python 3 that are looked for."""


def pythons() -> list[str]:
    """Return the interpreters on this machine: this one, those on the path and those of pyenv."""
    versions = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    found = [sys.executable]
    for minor in range(OLDEST, NEWEST + 1):
        on_path = shutil.which(f"python3.{minor}")
        found += [on_path] if on_path and ".pyenv" not in on_path else []
        found += map(str, sorted(versions.glob(f"3.{minor}.*/bin/python")))
    return found


@pytest.mark.posix
@pytest.mark.parametrize("python", pythons())
@pytest.mark.parametrize("option", ["-B", "-SB"])
def test_no_module_of_the_working_folder_runs(python: str, option: str, tmp_path: Path) -> None:
    # What Python itself imports before our first line can't be helped, and is left out.
    loaded = tmp_path / "nothing"
    loaded.mkdir()
    (loaded / "__init__.py").touch()
    (loaded / "__main__.py").write_text(
        "import sys\nprint(*sorted(sys.stdlib_module_names - set(sys.modules)))\n"
    )
    folder = tmp_path / "folder"
    folder.mkdir()
    names = _run([python, option, "-m", "nothing"], tmp_path).stdout.split()
    assert {"typing", "json", "argparse", "sqlite3"} & set(names)
    for name in names:
        (folder / f"{name}.py").write_text(f"open('ran-{name}', 'w').close()\n")
    result = _run([python, option, "-m", "grader", "list"], folder)
    assert [path.name for path in folder.glob("ran-*")] == []
    assert result.returncode == 0, result.stderr
    assert "bitmask" in result.stdout


def _run(command: list[str], folder: Path) -> "subprocess.CompletedProcess[str]":
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "100"}
    return subprocess.run(
        command,
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_a_file_with_an_old_number_or_none_at_all_gets_one_line(
    command: Command, workspace: Path
) -> None:
    now = workspace / "exercises" / file_name("bitmask")
    old = now.with_name("93_bitmask.py")
    now.rename(old)
    rename = f"grader: in exercises, rename {old.name} to {now.name}: that rung has a new number\n"
    for target in ("bitmask", f"exercises/{old.name}"):
        told = command("check", target)
        assert (told.returncode, told.stdout, told.stderr) == (2, "", rename)
    old.unlink()
    told = command("check", "bitmask")
    assert told.returncode == 2
    assert told.stderr.endswith(f"{now.name}: write its stub with: grader reset bitmask\n")


def test_a_check_runs_no_typing_of_the_folder(command: Command, workspace: Path) -> None:
    (workspace / "typing.py").write_text("raise SystemExit('typing of the folder ran')\n")
    result = command("check", "bitmask", start=PROGRAM)
    assert "typing of the folder" not in result.stdout + result.stderr
    assert "Not Started" in result.stdout
