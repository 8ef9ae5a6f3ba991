"""The files and commands of the pages for instructors do what the pages say."""

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import ROOT

PAGES = ROOT / "grader" / "docs" / "pages" / "how-to"
RIGHT = (ROOT / "solutions" / "05_bitmask.py").read_text(encoding="utf-8")
SHOWN = re.compile(r"<!-- file: (\S+) -->\n```\w+\n(.*?)```", re.DOTALL)
OUR_OWN = ("grader grade", "grader gradescope-zip", "grader check", "grader case")

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
def course(tmp_path: Path, shell_command: str) -> Path:
    """A folder with submissions, exercises, and a `grader` on the path."""
    programs = tmp_path / "kit" / "bin"
    programs.mkdir(parents=True)
    program = programs / "grader"
    program.write_text(f'#!/bin/sh\nexec {shell_command} "$@"\n')
    program.chmod(0o755)
    for place in ("submissions/alice.py", "last-year/zoe.py", "submission/any.py",
                  "exercises/05_bitmask.py"):  # fmt: skip
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
        if "auto" in command:
            (course / "submissions" / "alice.py").rename(course / "submissions" / "bitmask.py")
        done = run(course, "sh", "-c", command)
        assert done.returncode == 0, (command, done.stderr)
        if "--score" in command:
            table = (course / "gradebook" / "gradebook.csv").read_text()
            assert "alice,Accepted,50.0" in table
        if "auto" in command:
            (course / "submissions" / "bitmask.py").rename(course / "submissions" / "alice.py")
            assert "submissions,100.0,100.0" in (course / "ladder" / "rungs.csv").read_text()
        if "--into" in command:
            sheet = (course / "canvas.csv").read_text()
            before = files(page)["canvas.csv"]
            assert sheet == before.replace("alice,Monday,8,", "alice,Monday,8,100.00")
    assert commands(page)


TROUBLES = {
    "nothing": ({}, "the folder is empty"),
    "other files": ({"notes.txt": "ill"}, "there is no Python file, only notes.txt"),
    "a document": ({"sudoku.docx": "PK"}, "sudoku.docx is a Word document, which is not read"),
    "a broken notebook": ({"a.ipynb": "{"}, "a.ipynb can't be judged"),
    "two": ({"a.py": "def f(): 1", "b.py": ""}, "none of them defines solveSudoku; name the right"),
}


def test_gradescope(course: Path) -> None:
    (command,) = commands("gradescope.md")
    made = run(course, *command.split(), "--seed", "7")
    assert made.returncode == 0, made.stderr
    assert "seed 7" in made.stdout
    with zipfile.ZipFile(course / "autograder.zip") as archive:
        scripts = {
            entry.filename: entry.external_attr >> 16
            for entry in archive.infolist()
            if "/" not in entry.filename
        }
        archive.extractall(course / "source")
    assert scripts["setup.sh"] == scripts["run_autograder"] == 0o755, "in the root of the archive"
    required = (course / "source" / "requirements.txt").read_text().splitlines()
    assert any(line.startswith("hypothesis>=") for line in required)
    assert run(course, "bash", "-n", "source/setup.sh").returncode == 0
    python = course / "venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(f'#!/bin/sh\nexec {sys.executable} "$@"\n')
    python.chmod(0o755)
    shutil.rmtree(course / "submission")

    def results(submitted: dict[str, str]) -> dict[str, Any]:
        for name, text in submitted.items():
            path = course / "submission" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        (course / "submission").mkdir(exist_ok=True)
        done = run(course, "bash", "source/run_autograder")
        assert done.returncode == 0, done.stderr
        shutil.rmtree(course / "submission")
        path = course / "results" / "results.json"
        found: dict[str, Any] = json.loads(path.read_text())
        path.unlink()
        assert sum(round(100 * test["max_score"]) for test in found["tests"]) == 10_000
        assert sum(round(100 * test["score"]) for test in found["tests"]) == round(
            100 * found["score"]
        )
        return found

    notebook = json.dumps(
        {"cells": [{"cell_type": "code", "metadata": {}, "source": RIGHT}], "nbformat": 4}
    )
    right = results({"deep/er/my.ipynb": notebook})
    assert right["score"] == 100
    assert right["extra_data"]["seed"] == 7
    several = results({"x/solver.py": RIGHT, "x/helper.py": "def f(): 1\n"})
    assert several["score"] == 100
    assert several["output"].startswith("solver.py was judged; there was also helper.py")
    wrong = results({"any.py": "def solveSudoku(board): pass\n"})
    assert 0 <= wrong["score"] < 80
    for submitted, words in TROUBLES.values():
        trouble = results(submitted)
        assert trouble["score"] == 0
        assert words.lower() in trouble["output"].lower()


def test_exercism(course: Path) -> None:
    script = course / "run.sh"
    script.write_text(files("formats.md")["run.sh"])
    (course / "submission" / "solution.py").write_text("def solveSudoku(board): pass\n")
    done = run(course, "sh", str(script), "sudoku", "submission", "results")
    assert done.returncode == 0, done.stderr
    assert json.loads((course / "results" / "results.json").read_text())["status"] == "fail"
