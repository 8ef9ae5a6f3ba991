"""``grader grade`` on a class in which some attack: each gets a verdict or a reason."""

import csv
import io
import json
import os
import sys
import tarfile
from pathlib import Path

import pytest

from grader.classroom.gradebook import Gradebook
from grader.classroom.job import Graded
from grader.classroom.run import Done
from grader.judge.case import Verdict
from tests.classroom import hostile_archives
from tests.conftest import PROGRAM, ROOT, Command, file_name, full_name

RIGHT = (ROOT / "solutions" / file_name("bitmask")).read_text(encoding="utf-8")
HALF_A_LETTER = {
    "raises": 'def solveSudoku(board):\n    raise Exception("\\ud800")\n',
    "kind": 'class E(Exception): __module__ = "\\ud800"\ndef solveSudoku(board):\n    raise E\n',
    "cell": 'def solveSudoku(board):\n    board[0][2] = "\\ud800"\n',
    "frame": "def f():\n    raise ValueError\n"
    'f.__code__ = f.__code__.replace(co_name="\\ud800")\n'
    "def solveSudoku(board):\n    f()\n",
    "loading": 'raise Exception("\\ud800")\n',
    "attribute": 'def solveSudoku(board):\n    getattr(board, "\\ud800")\n',
}


def table(out: Path) -> dict[str, dict[str, str]]:
    with open(out / "gradebook.csv", encoding="utf-8-sig", newline="") as file:
        return {row["student"]: row for row in csv.DictReader(file)}


@pytest.mark.linux
def test_each_gets_a_verdict_or_a_reason(command: Command, tmp_path: Path) -> None:
    room, out = tmp_path / "class", tmp_path / "out"
    (room / "bob").mkdir(parents=True)
    (room / "amy.py").write_text(RIGHT, encoding="utf-8")
    for name, text in HALF_A_LETTER.items():
        (room / f"{name}.py").write_text(text)
    (room / "bob" / os.fsdecode(b"\xff\xfe.txt")).write_text("hello")
    (room / os.fsdecode(b"\xfd.py")).symlink_to("/etc/passwd")
    (room / "dan.tar").write_bytes(hostile_archives.negative_size())
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w") as archive:
        member = tarfile.TarInfo(os.fsdecode(b"\xff.py"))
        member.size = len(RIGHT.encode())
        archive.addfile(member, io.BytesIO(RIGHT.encode()))
    (room / "eve.tar").write_bytes(packed.getvalue())
    result = command(
        "grade", str(room), "--rung", "bitmask", "--out", str(out), "--isolation", "process",
        start=PROGRAM, env={"PYTHONIOENCODING": "ascii"},
    )  # fmt: skip
    assert result.stderr == ""
    assert result.returncode == 1
    found = table(out)
    verdicts = {student: row["verdict"] for student, row in found.items()}
    assert verdicts == {
        "amy": "Accepted",
        "eve": "Accepted",
        "raises": "Runtime Error",
        "kind": "Runtime Error",
        "frame": "Runtime Error",
        "attribute": "Runtime Error",
        "cell": "Wrong Answer",
        "loading": verdicts["loading"],
        "bob": "Not Judged",
        "dan": "Not Judged",
        "\\udcfd": "Not Judged",
    }
    assert verdicts["loading"] in ("Import Error", "Runtime Error")
    assert "\\ud800" in found["raises"]["message"]
    assert found["dan"]["message"] == "dan.tar: it has a file of negative size"
    for row in found.values():
        assert all(cell.isprintable() for cell in row.values())
    document = json.loads((out / "gradebook.json").read_text(encoding="utf-8"))
    assert len(document["submissions"]) == len(found)


def grade(
    command: Command, room: Path, out: Path, roster: str = "", more: tuple[str, ...] = ()
) -> tuple[int, str]:
    arguments = ["grade", str(room), "--rung", "bitmask", "--out", str(out)]
    arguments += ["--isolation", "process", "--jobs", "1"]
    arguments += ["--roster", roster] if roster else []
    result = command(*arguments, *more)
    assert "Traceback" not in result.stderr
    return result.returncode, result.stderr


@pytest.fixture
def room(tmp_path: Path) -> Path:
    room = tmp_path / "class"
    room.mkdir()
    (room / "amy.py").write_text("def solveSudoku(board):\n    return 1 / 0\n")
    return room


def test_a_late_folder_adds_to_the_class_and_the_list_tells_who_is_missing(
    command: Command, room: Path, tmp_path: Path
) -> None:
    late, out = tmp_path / "late", tmp_path / "out"
    late.mkdir()
    (late / "ben.py").write_text("def solveSudoku(board):\n    return 1 / 0\n")
    (tmp_path / "names.csv").write_text("Name\nAmy\nBen\nCy\n")
    assert grade(command, room, out)[0] == 0
    assert grade(command, late, out, roster=str(tmp_path / "names.csv"))[0] == 1
    verdicts = {student: row["verdict"] for student, row in table(out).items()}
    assert verdicts == {"amy": "Runtime Error", "ben": "Runtime Error", "Cy": "Not Judged"}
    assert table(out)["Cy"]["message"] == "nothing was submitted"
    assert grade(command, late, out, more=("--replace",))[0] == 0
    assert set(table(out)) == {"ben"}


def test_a_list_that_can_not_be_read_is_one_line(
    command: Command, room: Path, tmp_path: Path
) -> None:
    status, errors = grade(command, room, tmp_path / "out", roster="nowhere.csv")
    assert status == 2
    assert len(errors.splitlines()) == 1
    assert not (tmp_path / "out").exists()


@pytest.mark.linux
def test_a_full_disk_is_one_line_and_loses_nothing(
    command: Command, room: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    assert grade(command, room, out)[0] == 0
    before = (out / "gradebook.csv").read_bytes()
    (out / "gradebook.csv.new").symlink_to("/dev/full")
    status, errors = grade(command, room, out)
    assert status == 2
    assert len(errors.splitlines()) == 1
    assert "No space left on device" in errors
    assert (out / "gradebook.csv").read_bytes() == before
    assert grade(command, room, out)[0] == 0


@pytest.mark.linux
def test_a_gradebook_that_can_not_grow_is_one_line(
    command: Command, room: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    assert grade(command, room, out)[0] == 0
    (room / "ben.py").write_text(RIGHT + "#" * 500_000, encoding="utf-8")
    program = (
        "import resource, runpy, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (200_000,) * 2);"
        " from grader.cli.main import main; main(sys.argv[1:])"
    )
    result = command(
        "grade", str(room), "--rung", "bitmask", "--out", str(out), "--isolation", "process",
        start=(sys.executable, "-c", program),
    )  # fmt: skip
    assert result.returncode == 2, result.stderr
    assert len(result.stderr.splitlines()) == 1
    with Gradebook(str(out)) as book:
        assert book.handed_in() == ["amy"]


@pytest.mark.linux
@pytest.mark.parametrize("where", ["/proc/gradebook", "folder"])
def test_a_folder_that_can_not_be_written_to_is_one_line(
    where: str, command: Command, room: Path, tmp_path: Path
) -> None:
    out = Path(where)
    if where == "folder":
        out = tmp_path / "out"
        (out / "gradebook.sqlite3").mkdir(parents=True)
    status, errors = grade(command, room, out)
    assert status == 2
    assert len(errors.splitlines()) == 1
    assert str(out) in errors


@pytest.mark.skipif(
    sys.platform == "win32" or os.geteuid() == 0, reason="the administrator may write anywhere"
)
def test_a_read_only_folder_is_one_line(command: Command, room: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.mkdir(mode=0o500)
    status, errors = grade(command, room, out)
    assert status == 2
    assert len(errors.splitlines()) == 1


def test_a_result_that_can_not_be_kept_is_an_error_of_the_grader(
    tmp_path: Path,
) -> None:
    from grader.classroom import outputs
    from grader.classroom.collect import StudentSubmission
    from grader.classroom.job import Job, Setting
    from grader.cli.grade import _keep

    setting = Setting(full_name("bitmask"), 1, "process")
    with Gradebook(str(tmp_path)) as book:
        book.use(setting)
        book.enter([StudentSubmission("amy", "amy.py", b"x")])
        graded = Graded(Verdict.ACCEPTED, "half a letter: \ud800")
        _keep(str(tmp_path), book, Done(Job("amy", b"x", setting), graded))
        (row,) = book.rows()
    assert row.verdict is Verdict.GRADER_ERROR
    assert "UnicodeEncodeError" in row.message
    assert outputs.words(row) == "Grader Error"
