"""``grader check`` through the real command: verdicts, messages, exit statuses."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from grader.catalog import catalog
from tests.conftest import PROGRAM, ROOT, Command, file_name, full_name

BITMASK = full_name("bitmask")
NUMBER = catalog.load("bitmask").number

RIGHT = (ROOT / "solutions" / file_name("bitmask")).read_text(encoding="utf-8")


def test_a_right_file_is_accepted(command: Command, workspace: Path) -> None:
    (workspace / "exercises" / file_name("bitmask")).write_text(RIGHT, encoding="utf-8")
    result = command("check", NUMBER)
    assert result.returncode == 0, result.stdout
    assert "Accepted" in result.stdout
    assert f"grader solution {NUMBER}" in result.stdout
    assert "seed" in result.stdout
    assert "isolation:" not in result.stdout, "it is the best of this machine"
    assert result.stderr == ""
    listed = command("list").stdout
    assert f"[x] {BITMASK}" in listed
    assert f"[ ] {full_name('sets')}" in listed


def test_without_a_target_the_first_open_exercise_is_checked(command: Command) -> None:
    result = command("check")
    assert result.returncode == 1
    assert f"Not Started   {full_name('valid_sudoku')}" in result.stdout


def test_standard_input_and_foreign_files_are_judged_as_told(
    command: Command, tmp_path: Path
) -> None:
    piped = command("check", "-", "--as", "sets", input=RIGHT)
    assert piped.returncode == 0
    assert full_name("sets") in piped.stdout
    mine = tmp_path / "mine.py"
    mine.write_text(RIGHT.replace("solveSudoku", "solve_it"), encoding="utf-8")
    missing = command("check", str(mine))
    assert missing.returncode == 1
    assert "Rename `solve_it` to `solveSudoku`, or pass `--function solve_it`" in missing.stdout
    assert f"Import Error   {BITMASK}" in missing.stdout
    assert command("check", str(mine), "--function", "solve_it").returncode == 0


def test_a_failing_case_is_shown_and_can_be_run_again(command: Command, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.py"
    wrong.write_text(RIGHT.replace("boxes[box] ^= bit", "pass"), encoding="utf-8")
    result = command("check", str(wrong), "--seed", "37")
    assert result.returncode == 1
    assert "Given" in result.stdout
    assert "Came back" in result.stdout
    assert "smallest board" in result.stdout
    found = re.search(r"--seed 37 --case \S+", result.stdout)
    assert found is not None
    again = found.group()
    replayed = command("check", str(wrong), *again.split())
    assert replayed.returncode == 1
    assert f"Wrong Answer   {BITMASK}   0 of 1 cases passed" in replayed.stdout


def test_the_broken_rule_is_named_and_marked(command: Command, tmp_path: Path) -> None:
    source = "def solveSudoku(board):\n board[0][:] = ['7'] * 9\n"
    (tmp_path / "sevens.py").write_text(source, encoding="utf-8")
    shown = command(
        "check", str(tmp_path / "sevens.py"), "--case", "solved-01", "--seed", "1"
    ).stdout
    assert "A given was changed: row 1, column" in shown
    assert "7 appears nine times in row 1: columns 1, 2, 3, 4, 5, 6, 7, 8 and 9." in shown
    assert "*7" in shown


def test_json_is_complete_and_plain(command: Command) -> None:
    result = command("check", "-", "--json", "-", "--seed", "5", input=RIGHT)
    document = json.loads(result.stdout)
    assert document["schema_version"] == 2
    assert document["accepted"] is True
    (report,) = document["reports"]
    assert report["verdict"] == "Accepted"
    assert report["passed"] == report["total"] == len(report["cases"]) >= 60
    assert report["seed"] == 5
    assert "Accepted" in result.stderr


def test_one_seed_gives_the_same_cases_in_every_process(command: Command) -> None:
    def judged(hashes: str) -> list[tuple[str, str]]:
        result = command(
            *("check", "-", "--json", "-", "--seed", "9"),
            start=PROGRAM,
            input="def solveSudoku(board): pass",
            env={"PYTHONHASHSEED": hashes},
        )
        (report,) = json.loads(result.stdout)["reports"]
        return [(case["case"], case["answer"]["puzzle"]) for case in report["cases"]]

    assert judged("1") == judged("2")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["check", "77"], "there is no exercise '77'"),
        (["check", "nowhere.py"], "there is no file nowhere.py"),
        (["check", "exercises"], "exercises is a folder"),
        (["check", "notes.txt"], "not a Python file"),
        (["check", "bitmask", "--case", "hard-99"], "there is no case 'hard-99'"),
        (["check", "bitmask", "--seed", "many"], "a whole number is needed"),
        (["check", "bitmask", "--all"], "leave out the targets"),
        (["check", "bitmask", "--json", "/nowhere/report.json"], "can't be written"),
        (["solution", "77"], "there is no exercise"),
        (["frobnicate"], "invalid choice"),
    ],
)
def test_wrong_use_is_one_line_and_status_2(
    arguments: list[str], words: str, command: Command, workspace: Path
) -> None:
    (workspace / "notes.txt").write_text("hello", encoding="utf-8")
    result = command(*arguments)
    assert result.returncode == 2
    last = result.stderr.strip().splitlines()[-1]
    assert words in last
    assert "Traceback" not in result.stderr


def test_outside_a_workspace_the_way_in_is_told(command: Command, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (tmp_path / "exercises").rename(tmp_path / "moved")
    result = command("check", "bitmask", cwd=elsewhere)
    assert result.returncode == 2
    assert "no folder `exercises`" in result.stderr


def test_the_reference_opens_after_acceptance_only(command: Command, workspace: Path) -> None:
    closed = command("solution", "bitmask")
    assert closed.returncode == 1
    assert "not accepted yet" in closed.stdout
    assert "bit" not in closed.stdout.replace("bitmask", "")
    given_up = command("solution", "bitmask", "--give-up")
    assert given_up.stdout == RIGHT
    assert "solution read" in command("list").stdout
    assert command("solution", "bitmask").stdout == given_up.stdout, "giving up is recorded"


def test_every_stub_as_shipped_is_not_started(command: Command) -> None:
    result = command("check", "--all")
    assert result.returncode == 1
    stubs = len(list((ROOT / "exercises").glob("*.py")))
    # A line each, and no more: there is nothing to say about them.
    assert result.stdout.count("Not Started") == stubs == len(result.stdout.split("\n")) - 2


HOSTILE = "raise SystemExit('the learner decided')\n"


@pytest.mark.parametrize("start", ["module", "script"])
def test_what_lies_in_the_folder_does_not_reach_the_deciding_process(
    start: str, command: Command, workspace: Path
) -> None:
    exercises = workspace / "exercises"
    names = "conftest json sitecustomize usercustomize pytest rich random hypothesis"
    for name in names.split():
        for folder in (workspace, exercises):
            (folder / f"{name}.py").write_text(HOSTILE, encoding="utf-8")
    for name in ("pytest.ini", "tox.ini", "pyproject.toml"):
        ini = "[pytest]\naddopts = --exitfirst -p evil\npython_files = *.py\n"
        (exercises / name).write_text(ini, encoding="utf-8")
    (exercises / file_name("bitmask")).write_text(RIGHT, encoding="utf-8")
    program = {
        "module": PROGRAM,
        "script": (str(Path(sys.executable).with_name("grader")),),
    }[start]
    if not Path(program[0]).exists():
        pytest.skip("the console script is not installed")
    hostile = {"PYTEST_ADDOPTS": "-p evil", "PYTEST_PLUGINS": "evil"}
    result = command("check", "bitmask", cwd=exercises, start=program, env=hostile)
    assert result.returncode == 0, result.stdout + result.stderr
    assert "Accepted" in result.stdout


@pytest.mark.linux
def test_ctrl_c_leaves_no_process(workspace: Path) -> None:
    loop = "def solveSudoku(board):\n    print('started', flush=True)\n    while True: pass\n"
    (workspace / "exercises" / file_name("bitmask")).write_text(loop, encoding="utf-8")
    grader = subprocess.Popen(
        [*PROGRAM, "check", "bitmask"],
        cwd=workspace,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    deadline = time.monotonic() + 300
    while not (children := _children(grader.pid)) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert children
    watched = [os.pidfd_open(child) for child in children]
    grader.send_signal(signal.SIGINT)
    _, errors = grader.communicate()
    assert grader.returncode == 130
    assert errors.strip() == "grader: stopped"
    import select

    for descriptor in watched:
        assert select.select([descriptor], [], [], 10)[0]
        os.close(descriptor)


def _children(pid: int) -> list[int]:
    try:
        return list(map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split()))
    except OSError:
        return []


@pytest.mark.parametrize("target", ["nowhere.py", "bitmask --case no-such-case", "bitmask --as x"])
def test_standard_output_is_one_json_document_even_for_wrong_use(
    command: Command, target: str
) -> None:
    result = command("check", *target.split(), "--json")
    assert result.returncode == 2
    document = json.loads(result.stdout)
    assert document["accepted"] is False
    assert document["reports"] == []
    assert document["error"] in result.stderr
