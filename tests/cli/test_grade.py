"""``grader grade`` through the real command: a class, interruptions, and what is left behind."""

import csv
import json
import os
import re
import select
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from grader.classroom.files import GRADEBOOK
from grader.classroom.gradebook import Gradebook
from tests.conftest import PROGRAM, ROOT, SUBMISSIONS, Command, file_name, full_name

BITMASK = full_name("bitmask")

RIGHT = (ROOT / "solutions" / file_name("bitmask")).read_text(encoding="utf-8")
WRONG = RIGHT.replace("boxes[box] ^= bit", "pass")


@pytest.fixture
def room(tmp_path: Path) -> Path:
    """A class of five: one each that is right, alike, wrong, hostile and not there."""
    room = tmp_path / "class"
    for folder in ("bob", "nobody"):
        (room / folder).mkdir(parents=True)
    (room / "=alice.py").write_text(RIGHT, encoding="utf-8")
    (room / "bob" / "solution.py").write_text(
        RIGHT.replace("boxes", "squares").replace('"""', '"""\n'), encoding="utf-8"
    )
    (room / "carol.py").write_text(WRONG, encoding="utf-8")
    hostile = SUBMISSIONS / "hostile" / "raises_terminal_escapes.py"
    (room / "mallory.py").write_bytes(hostile.read_bytes())
    (room / "nobody" / "notes.txt").write_text("I was ill.")
    return room


def results(out: Path) -> dict[str, tuple[object, ...]]:
    database = sqlite3.connect(out / GRADEBOOK)
    found = {
        row[0]: row for row in database.execute("SELECT submission, verdict, wall FROM result")
    }
    database.close()
    return found


def test_a_class_gets_a_gradebook(command: Command, room: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    result = command("grade", str(room), "--rung", "bitmask", "--seed", "3", "--out", str(out))
    assert result.stderr == ""
    assert result.returncode == 1, "one could not be judged"
    assert f"5 submissions of {BITMASK}" in result.stdout
    assert "nobody: there is no Python file, only notes.txt" in result.stdout
    assert "100 %  =alice and bob" in result.stdout
    assert f"100 %  =alice and the reference {BITMASK}" in result.stdout
    with open(out / "gradebook.csv", encoding="utf-8-sig", newline="") as file:
        table = {row["student"]: row for row in csv.DictReader(file)}
    assert table["'=alice"]["verdict"] == table["bob"]["verdict"] == "Accepted"
    assert table["'=alice"]["score"] == "100.0"
    assert table["carol"]["verdict"] == "Wrong Answer"
    assert 0 < float(table["carol"]["score"]) < 100
    assert table["nobody"]["score"] == "", "no zero for what was not judged"
    shown = command("grade", "--explain", "carol", "--out", str(out)).stdout
    assert shown.startswith("carol: Wrong Answer, ")
    assert re.search(r"^speed .* 0\.00 +20\.00$", shown, re.MULTILINE)
    assert re.search(
        rf"^together +{float(table['carol']['score']):.2f} +100\.00$", shown, re.MULTILINE
    )
    document = json.loads((out / "gradebook.json").read_text(encoding="utf-8"))
    assert document["verdicts"]["Accepted"] == 2
    assert {"first": "=alice", "second": "bob", "percent": 100} in document["alike"]
    index = (out / "index.html").read_text(encoding="utf-8")
    for row in document["submissions"]:
        if row["verdict"] != "Not Judged":
            assert f'href="{row["report"]}"' in index
            assert row["verdict"] in (out / row["report"]).read_text(encoding="utf-8")
    import xmlschema  # it takes long to import

    for schema in ("junit-10.xsd", "junit.xsd"):
        xmlschema.XMLSchema(str(ROOT / "tests" / "report" / schema)).validate(
            str(out / "junit.xml")
        )
    everything = b"".join(
        path.read_bytes() for path in out.rglob("*.*") if path.suffix != ".sqlite3"
    )
    assert b"\x1b" not in everything + result.stdout.encode()


def test_nothing_is_judged_twice_but_what_has_changed(
    command: Command, room: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    judge = ("grade", str(room), "--rung", "bitmask", "--out", str(out), "--jobs", "1")
    seed = [line for line in command(*judge).stdout.splitlines() if "seed" in line]
    before = results(out)
    (room / "carol.py").write_text(RIGHT + "\n", encoding="utf-8")
    (room / "dan.py").write_text(RIGHT, encoding="utf-8")
    again = command(*judge)
    assert [line for line in again.stdout.splitlines() if "seed" in line] == seed
    after = results(out)
    assert {name for name in after if after[name] != before.get(name)} == {"carol", "dan"}
    assert after["carol"][1] == "Accepted"


def start(room: Path, out: Path) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [*PROGRAM, "grade", str(room), "--rung", "bitmask", "--out", str(out), "--jobs", "1"],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )  # fmt: skip


def below(pid: int) -> list[int]:
    """All processes that come from `pid`."""
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        return []
    return [found for child in map(int, children) for found in (child, *below(child))]


def endless_after_two(tmp_path: Path) -> Path:
    room = tmp_path / "slow"
    room.mkdir()
    for name in ("a", "b"):
        (room / f"{name}.py").write_text(RIGHT, encoding="utf-8")
    endless = "def solveSudoku(board):\n    while True: pass\n"
    (room / "z.py").write_text(endless, encoding="utf-8")
    return room


@pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc")
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGINT], ids=["kill -9", "ctrl-c"])
def test_an_interrupted_run_loses_nothing_and_leaves_nothing(
    tmp_path: Path, command: Command, number: signal.Signals
) -> None:
    room, out = endless_after_two(tmp_path), tmp_path / "out"
    grader = start(room, out)
    deadline = time.monotonic() + 300
    # Both pages are there, and the judging process has a worker for the third.
    while time.monotonic() < deadline:
        if len(list(out.glob("reports/*"))) == 2 and len(below(grader.pid)) >= 3:
            break
        time.sleep(0.02)
    watched = [os.pidfd_open(pid) for pid in below(grader.pid)]
    assert watched
    grader.send_signal(number)
    output, errors = grader.communicate()
    for descriptor in watched:
        assert select.select([descriptor], [], [], 20)[0], "a process was left behind"
        os.close(descriptor)
    if number is signal.SIGINT:
        assert grader.returncode == 130
        assert "2 of 3 are judged and kept" in output
        assert errors.strip() == "grader: stopped"
    before = results(out)
    assert {"a"} <= set(before) <= {"a", "b"}, "the last page may be there before its row"
    (room / "z.py").write_text(RIGHT, encoding="utf-8")
    again = command("grade", str(room), "--rung", "bitmask", "--out", str(out))
    assert again.returncode == 0, again.stdout + again.stderr
    after = results(out)
    assert set(after) == {"a", "b", "z"}
    assert all(after[name] == before[name] for name in before)


def test_what_lies_in_the_folder_does_not_reach_the_judging_processes(
    command: Command, room: Path
) -> None:
    for name in ("multiprocessing", "json", "sitecustomize", "pickle", "rich", "sqlite3", "ast"):
        (room / f"{name}.py").write_text("raise SystemExit('the student decided')\n")
    for _ in range(2):  # the gradebook in the folder is nobody's submission
        result = command(
            *("grade", ".", "--rung", "bitmask", "--jobs", "1"),
            cwd=room,
            start=PROGRAM,
            env={"PYTHONSAFEPATH": ""},
        )
        assert result.stderr == ""
        assert "12 submissions" in result.stdout
        assert "2  Accepted" in result.stdout
        assert "7  Import Error" in result.stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nowhere", "--rung", "bitmask"], "there is no file or folder nowhere"),
        (["exercises", "--rung", "77"], "there is no exercise '77'"),
        (["exercises"], "the following arguments are required: --rung"),
        (["--rung", "5"], "the following arguments are required: SUBMISSIONS"),
        (["--explain", "ann"], "gradebook has no gradebook: name its folder with --out"),
        (["exercises", "--rung", "bitmask", "--column", "x"], "--column names a column of"),
        (["exercises", "--rung", "bitmask", "--into", "no.csv"], "no.csv can't be read"),
        (
            ["exercises", "--rung", "bitmask", "--jobs", "0"],
            "a number of processes is from 1 to 61",
        ),
        (["exercises", "--rung", "bitmask", "--score", "no.toml"], "no.toml can't be read"),
        (["exercises", "--rung", "bitmask", "--out", "README/x"], "README"),
        (["exercises", "--rung", "bitmask", "--cluster", "a:1", "--jobs", "2"], "leave it out"),
    ],
)
def test_wrong_use_is_one_line_and_status_2(
    arguments: list[str], words: str, command: Command, workspace: Path
) -> None:
    (workspace / "README").write_text("a file")
    result = command("grade", *arguments)
    assert result.returncode == 2
    assert words in result.stderr.strip().splitlines()[-1]
    assert "Traceback" not in result.stderr


def test_without_a_jail_it_refuses(command: Command, room: Path, tmp_path: Path) -> None:
    nothing = {"PATH": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path / "cache")}
    refused = command("grade", str(room), "--rung", "bitmask", env=nothing)
    assert refused.returncode == 2
    assert "the jail is not available: bubblewrap is not installed" in refused.stderr
    asked_for = command(
        *("grade", str(room), "--rung", "bitmask", "--isolation", "process", "--jobs", "1"),
        env=nothing,
    )
    assert "2  Accepted" in asked_for.stdout


def test_a_gradebook_has_one_grader_at_a_time(command: Command, room: Path, tmp_path: Path) -> None:
    with Gradebook(str(tmp_path / "out")):
        result = command("grade", str(room), "--rung", "bitmask", "--out", str(tmp_path / "out"))
    assert result.returncode == 2
    assert "another grader is using it" in result.stderr


def test_the_exercise_is_taken_from_the_names(command: Command, tmp_path: Path) -> None:
    files = {
        "alice/05_bitmask.py": "def (",
        "alice/04_sets.py": "",
        "bitmask/bob.py": "def (",
        "carol/sets-2.py": "def (",
        "dora/mine.py": "def (",
    }
    for name, text in files.items():
        path = tmp_path / "class" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    (tmp_path / "sheet.csv").write_text(
        "Student,ID,Section,Sets (1),Bitmask (2)\n    Points Possible,,,100,10\nAlice,9,x,,\n"
    )
    (tmp_path / "score.toml").write_text("minimum = 10\n[points]\nspeed = 30\n")
    auto = ("grade", "class", "--rung", "auto", "--score", "score.toml", "--jobs", "1")
    result = command(*auto, "--into", "sheet.csv", cwd=tmp_path)
    assert result.returncode == 1, result.stderr
    assert "4 students: sets and bitmask" in result.stdout
    assert "dora: no file or folder names an exercise; there is mine.py" in result.stdout
    out = tmp_path / "gradebook"
    with open(out / "rungs.csv", encoding="utf-8-sig", newline="") as file:
        table = {row["student"]: row for row in csv.DictReader(file)}
    together = {name: (row["sets"], row["bitmask"], row["together"]) for name, row in table.items()}
    assert together == {
        "alice": ("10.0", "10.0", "20.0"),
        "bob": ("", "10.0", "10.0"),
        "carol": ("10.0", "", "10.0"),
        "dora": ("", "", ""),
    }
    assert "Alice,9,x,10.00,1.00" in (tmp_path / "sheet.csv").read_text()
    document = json.loads((out / "rungs.json").read_text())
    page = document["students"][0]["exercises"]["05_bitmask"]["report"]
    assert (out / page).is_file()
    assert f'href="{page}"' in (out / "index.html").read_text(encoding="utf-8")
    explained = command("grade", "--explain", "ali", "--out", "gradebook/04_sets", cwd=tmp_path)
    assert "minimum for an attempt" in explained.stdout
    refused = command(*auto, "--into", "sheet.csv", "--column", "Sets", cwd=tmp_path)
    assert refused.returncode == 2
    assert "has no column of its own for each of sets and bitmask" in refused.stderr
