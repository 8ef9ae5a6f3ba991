"""What is wrong around a submission is said in one line: files, disks, terminals, the record."""

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import PROGRAM, ROOT, Command

if sys.platform == "win32":
    pytest.skip("there are no pipes, devices and limits as here", allow_module_level=True)

import resource

RIGHT = (ROOT / "solutions" / "05_bitmask.py").read_text(encoding="utf-8")


def assert_one_line(result: "subprocess.CompletedProcess[str]", words: str) -> None:
    assert result.returncode == 2, result.stdout
    assert result.stderr.startswith("grader: ")
    assert result.stderr.count("\n") == 1, result.stderr
    assert words in result.stderr


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda path: os.symlink("/dev/zero", path), "is a device"),
        (os.mkfifo, "is a pipe"),
        (lambda path: _sparse(path, 3 << 30), "too large to be a program: it has 3,221,225,472"),
    ],
    ids=["device", "pipe", "sparse"],
)
def test_what_is_no_file_is_refused_before_it_is_read(
    make: object, words: str, command: Command, workspace: Path
) -> None:
    file = workspace / "exercises" / "05_bitmask.py"
    file.unlink()
    make(file)  # type: ignore[operator]
    for arguments in (["check", "5"], ["check", str(file)], ["run", "5"], ["reset", "5", "--yes"]):
        assert_one_line(command(*arguments), words)
    assert not list(file.parent.glob("*.backup*"))


@pytest.mark.linux
def test_a_file_of_boards_is_a_file(command: Command, workspace: Path) -> None:
    for arguments in (["run", "5", "--file"], ["bench", "--boards"]):
        assert_one_line(command(*arguments, "/dev/zero"), "is a device: name a file of boards")


def _sparse(path: Path, size: int) -> None:
    with path.open("wb") as file:
        file.truncate(size)


def test_standard_input_has_a_bound() -> None:
    with open("/dev/zero", "rb") as endless:
        result = subprocess.run(
            [*PROGRAM, "check", "-", "--as", "5"],
            stdin=endless, capture_output=True, text=True, timeout=60, check=False, cwd=ROOT,
        )  # fmt: skip
    assert_one_line(result, "it has over 16,777,216 bytes")


@pytest.mark.linux
@pytest.mark.parametrize("command_line", ["list", "progress", "completion bash", "run 5", ""])
def test_a_full_disk_behind_the_output(command_line: str, workspace: Path) -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:
        result = subprocess.run(
            [*PROGRAM, *command_line.split()],
            stdout=full, stderr=subprocess.PIPE, text=True, timeout=60, check=False,
            cwd=workspace, env={**os.environ, "PYTHONPATH": str(ROOT)},
        )  # fmt: skip
    assert_one_line(subprocess.CompletedProcess("", result.returncode, "", result.stderr), "space")


def test_a_terminal_without_the_characters_shows_escapes(command: Command, workspace: Path) -> None:
    ascii_only = {"PYTHONIOENCODING": "ascii"}
    for arguments in (["check", "5"], ["check", "--help"], ["list"], ["progress"]):
        result = command(*arguments, start=PROGRAM, env=ascii_only)
        assert "Traceback" not in result.stderr
        assert result.returncode in (0, 1)
        assert result.stdout.isascii()
    wrong = command("check", "é→.py", start=PROGRAM, env=ascii_only)
    assert_one_line(wrong, "there is no file \\xe9\\u2192.py")


@pytest.mark.parametrize("columns", ["0", "00", ""])
def test_a_width_of_nothing_is_no_width(columns: str, command: Command) -> None:
    shown = command("check", "5", env={"COLUMNS": columns}).stdout
    assert "Not Started" in shown
    assert "seed " in shown


def test_a_strange_record_is_set_aside(command: Command, workspace: Path) -> None:
    command("check", "5")
    with sqlite3.connect(workspace / ".grader" / "progress.sqlite3") as opened:
        opened.execute("UPDATE attempt SET cpu = 'much'")
    opened.close()
    first = command("progress")
    assert first.returncode == 0, first.stderr
    assert "is kept as" in first.stderr
    assert first.stderr.count("\n") == 1
    assert command("list").stderr == ""


def test_an_unknown_verdict_in_the_record_is_drawn(command: Command, workspace: Path) -> None:
    command("check", "5")
    with sqlite3.connect(workspace / ".grader" / "progress.sqlite3") as opened:
        opened.execute("UPDATE attempt SET verdict = 'Splendid \x1b[2J'")
    opened.close()
    shown = command("progress")
    assert shown.returncode == 0, shown.stderr
    assert "verdicts  ?" in shown.stdout
    assert "\x1b" not in shown.stdout


def test_a_reset_on_a_full_disk_changes_nothing(workspace: Path) -> None:
    file = workspace / "exercises" / "05_bitmask.py"
    file.write_text(RIGHT, encoding="utf-8")
    before = sorted(path.name for path in file.parent.iterdir())
    result = subprocess.run(
        [*PROGRAM, "reset", "5", "--yes"],
        capture_output=True, text=True, timeout=60, check=False,
        cwd=workspace, env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100)),
    )  # fmt: skip
    assert_one_line(result, "can't be put back: File too large")
    assert file.read_text(encoding="utf-8") == RIGHT
    assert sorted(path.name for path in file.parent.iterdir()) == before


def test_a_class_whose_gradebook_finds_no_room(workspace: Path, tmp_path: Path) -> None:
    handed_in = tmp_path / "in" / "ada"
    handed_in.mkdir(parents=True)
    (handed_in / "sudoku.py").write_text(RIGHT, encoding="utf-8")
    result = subprocess.run(
        [*PROGRAM, "grade", "--rung", "5", str(tmp_path / "in"),
         "--out", str(tmp_path / "out"), "--isolation", "process"],
        capture_output=True, text=True, timeout=60, check=False,
        cwd=workspace, env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100)),
    )  # fmt: skip
    assert_one_line(result, "gradebook")
