"""The files and commands of the pages for instructors do what the pages say."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import ROOT

PAGES = ROOT / "grader" / "docs" / "pages" / "how-to"
RIGHT = (ROOT / "solutions" / "05_bitmask.py").read_text(encoding="utf-8")
SHOWN = re.compile(r"<!-- file: (\S+) -->\n```\w+\n(.*?)```", re.DOTALL)
OUR_OWN = ("grader grade", "grader check")

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="shell scripts"),
    pytest.mark.timeout(900),  # the machine may be busy
]


def files(page: str) -> dict[str, str]:
    """The files that a page shows, by their names."""
    text = (PAGES / page).read_text(encoding="utf-8")
    return dict(SHOWN.findall(text))


def commands(page: str) -> list[str]:
    """The commands of ours that a page shows."""
    text = (PAGES / page).read_text(encoding="utf-8")
    blocks = re.findall(r"^```sh\n(.*?)```", SHOWN.sub("", text), re.DOTALL | re.MULTILINE)
    return [line for block in blocks for line in block.splitlines() if line.startswith(OUR_OWN)]


@pytest.fixture
def course(tmp_path: Path) -> Path:
    """A folder with submissions, exercises, and a `grader` on the path."""
    programs = tmp_path / "kit" / "bin"
    programs.mkdir(parents=True)
    program = programs / "grader"
    program.write_text(f'#!/bin/sh\nPYTHONPATH={ROOT} exec {sys.executable} -P -m grader "$@"\n')
    program.chmod(0o755)
    for place in ("submissions/alice.py", "submission/any.py", "exercises/05_bitmask.py"):
        path = tmp_path / place
        path.parent.mkdir(exist_ok=True)
        path.write_text(RIGHT, encoding="utf-8")
    (tmp_path / "results").mkdir()
    return tmp_path


def run(course: Path, *command: str) -> "subprocess.CompletedProcess[str]":
    path = f"{course / 'kit' / 'bin'}{os.pathsep}{os.environ['PATH']}"
    return subprocess.run(
        command,
        cwd=course,
        env={**os.environ, "PATH": path, "AUTOGRADER": str(course)},
        capture_output=True,
        text=True,
        timeout=500,
        check=False,
    )


@pytest.mark.parametrize(
    "page", ["grade-a-class.md", "formats.md", "github-classroom.md", "send-grades-home.md"]
)
def test_commands(page: str, course: Path) -> None:
    for name, text in files(page).items():
        (course / name).write_text(text)
    for command in commands(page):
        done = run(course, "sh", "-c", command)
        assert done.returncode == 0, (command, done.stderr)
        if "--score" in command:
            table = (course / "gradebook" / "gradebook.csv").read_text()
            assert "alice,Accepted,50.0" in table
        if "--into" in command:
            sheet = (course / "canvas.csv").read_text()
            before = files(page)["canvas.csv"]
            assert sheet == before.replace("alice,Monday,8,", "alice,Monday,8,100.00")
    assert commands(page)


def test_gradescope(course: Path) -> None:
    script = course / "run_autograder"
    script.write_text(files("gradescope.md")["run_autograder"])
    assert run(course, "bash", str(script)).returncode == 0
    results = json.loads((course / "results" / "results.json").read_text())
    assert results["score"] == 100
    (course / "submission" / "any.py").write_text("def solveSudoku(board): pass\n")
    assert run(course, "bash", str(script)).returncode == 0, "a wrong answer is a result too"
    assert json.loads((course / "results" / "results.json").read_text())["score"] < 100
    setup = files("gradescope.md")["setup.sh"]
    assert run(course, "bash", "-n", "-c", setup).returncode == 0


def test_exercism(course: Path) -> None:
    script = course / "run.sh"
    script.write_text(files("formats.md")["run.sh"])
    (course / "submission" / "solution.py").write_text("def solveSudoku(board): pass\n")
    done = run(course, "sh", str(script), "sudoku", "submission", "results")
    assert done.returncode == 0, done.stderr
    assert json.loads((course / "results" / "results.json").read_text())["status"] == "fail"
