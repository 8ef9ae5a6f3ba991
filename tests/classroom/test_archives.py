"""Archives that attack their reader: each costs little, and is not judged, with a reason."""

import io
import json
import os
import random
import select
import subprocess
import sys
import tarfile
import time
import zipfile
from pathlib import Path

import pytest

from grader.classroom import files, program
from grader.classroom.collect import collect
from grader.classroom.files import File, Unreadable, archive_in
from grader.classroom.reading import Budget, Failed, Reader
from grader.errors import NoSubmissions
from tests.classroom import hostile_archives
from tests.classroom.hostile_archives import ATTACKS, header, padded
from tests.conftest import ROOT, full_name

RUNG = full_name("bitmask")

COST = """
import json, re, resource, sys
from grader.classroom.collect import collect
from grader.classroom.reading import Reader

def peak(process):  # not ru_maxrss, which starts at the parent's
    try:
        found = re.search("VmHWM:\\s*(\\d+)", open(f"/proc/{process}/status").read())
    except FileNotFoundError:  # the kernel has ended it
        return 0
    return int(found[1]) << 10 if found else 0

peaks, close = [], Reader.close

def noting(reader):
    peaks.append(peak(reader.pid))
    close(reader)

Reader.close = noting
found = {one.id: one.problem for one in collect(sys.argv[2:], sys.argv[1])}
used = resource.getrusage(resource.RUSAGE_CHILDREN)
print(json.dumps([found, used.ru_utime + used.ru_stime, max(peaks), peak("self")]))
"""
GRADER_MEMORY = 200 << 20
"""Bytes that a process which collects a small class stays below."""


@pytest.mark.linux
@pytest.mark.parametrize("attack", ATTACKS)
def test_an_attack_costs_little_and_only_its_student(attack: str, tmp_path: Path) -> None:
    made, words = ATTACKS[attack]
    (tmp_path / "amy.py").write_text("x = 1")
    (tmp_path / "mallory.zip").write_bytes(made())
    result = subprocess.run(
        [sys.executable, "-c", COST, RUNG, str(tmp_path)],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    found, seconds, memory, own = json.loads(result.stdout)
    assert set(found) == {"amy", "mallory"}
    assert found["amy"] == ""
    assert words in found["mallory"]
    assert seconds < files.ONE.cpu + 1
    assert memory < files.ONE.memory
    assert own < GRADER_MEMORY


@pytest.mark.linux
@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("mallory.ipynb", b'{"cells": [' + b"{}," * 5_000_000 + b"{}]}"),
        ("mallory.ipynb", b"[" * (16 << 20)),
        ("mallory_1_text.html", b"<p>" * 300_000 + b"def f(): pass"),
    ],
    ids=["wide", "deep", "page"],
)
def test_a_hostile_text_costs_little_and_only_its_student(
    name: str, data: bytes, tmp_path: Path
) -> None:
    (tmp_path / "amy.py").write_text("x = 1")
    (tmp_path / name).write_bytes(data)
    result = subprocess.run(
        [sys.executable, "-c", COST, RUNG, str(tmp_path)],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    found, seconds, memory, own = json.loads(result.stdout)
    assert len(found) == 2
    assert found["amy"] == ""
    assert seconds < program.BUDGET.cpu + 1
    assert memory < program.BUDGET.memory
    assert own < GRADER_MEMORY


def test_an_attack_in_the_archive_of_a_class_is_one_line(tmp_path: Path) -> None:
    path = tmp_path / "class.tar"
    path.write_bytes(hostile_archives.negative_size())
    with pytest.raises(NoSubmissions, match=r"class\.tar can't be read: it has a file of negative"):
        list(collect([str(path)], RUNG))


@pytest.mark.parametrize(
    ("budget", "words"),
    [
        (Budget(cpu=1, memory=1 << 30, wall=300), "takes more than 1 seconds of CPU time"),
        (Budget(cpu=100, memory=1 << 30, wall=0.5), "takes more than 0.5 seconds"),
    ],
)
@pytest.mark.posix
def test_a_budget_that_is_used_up_ends_the_reading(budget: Budget, words: str) -> None:
    archive = hostile_archives.streams_in_a_row()
    with Reader(budget) as reader, pytest.raises(Failed, match=words):
        list(reader.ask({"do": "open", "path": "", "limits": [10, 1 << 50]}, archive))
        list(reader.ask({"do": "list"}, longest=1 << 20))


@pytest.mark.linux
def test_the_child_has_only_the_memory_of_its_budget() -> None:
    archive = padded(header(b"a.py"))
    with Reader(Budget(cpu=10, memory=256 << 20, wall=100)) as reader:
        question = {"do": "open", "path": "", "limits": [10, 1 << 30]}
        list(reader.ask(question, archive))
        limits = Path(f"/proc/{reader.pid}/limits").read_text()
    (line,) = (line for line in limits.splitlines() if "address space" in line)
    assert str(256 << 20) in line


def test_an_archive_in_an_archive_is_not_taken_for_python(tmp_path: Path) -> None:
    inner, outer = io.BytesIO(), io.BytesIO()
    with zipfile.ZipFile(inner, "w") as archive:
        archive.writestr("solution.py", "x = 1")
    with zipfile.ZipFile(outer, "w") as archive:
        archive.writestr("work.zip", inner.getvalue())
    (tmp_path / "amy.zip").write_bytes(outer.getvalue())
    with tarfile.open(tmp_path / "ben.tar", "w") as tar:  # it ends like a zip archive
        member = tarfile.TarInfo("inner.zip")
        member.size = len(inner.getvalue())
        tar.addfile(member, io.BytesIO(inner.getvalue()))
    found = {one.id: one.problem for one in collect([str(tmp_path)], RUNG)}
    assert found == {
        "amy": "amy.zip: it holds another archive, work.zip, which is not opened",
        "ben": "ben.tar: it holds another archive, inner.zip, which is not opened",
    }


@pytest.mark.parametrize("form", [tarfile.USTAR_FORMAT, tarfile.GNU_FORMAT, tarfile.PAX_FORMAT])
def test_honest_tar_archives_of_every_form_are_read(form: int) -> None:
    names = ["a.py", "folder/" * 20 + "b.py", "Zoë/日本語.py", "x" * 90 + "/" + "y" * 90 + ".py"]
    content = io.BytesIO()
    with tarfile.open(fileobj=content, mode="w", format=form) as archive:
        for number, name in enumerate(names):
            if form == tarfile.USTAR_FORMAT and len(name) > 255:
                continue
            member = tarfile.TarInfo(name)
            member.size = number * 512 + number
            archive.addfile(member, io.BytesIO(b"%d" % number * member.size))
    with archive_in(File(("work.tar",), content.getvalue())) as held:
        found = {"/".join(file.path): file.text for file in held.read(held.paths())}
    assert found == {
        name: b"%d" % number * (number * 512 + number) for number, name in enumerate(names)
    }


def test_an_archive_of_the_folder_itself_is_read() -> None:
    content = io.BytesIO()
    with tarfile.open(fileobj=content, mode="w:gz") as archive:
        for name in (".", "./work"):
            folder = tarfile.TarInfo(name)
            folder.type = tarfile.DIRTYPE
            archive.addfile(folder)
        archive.addfile(tarfile.TarInfo("./work/solution.py"))
    with archive_in(File(("work.tgz",), content.getvalue())) as held:
        assert held.paths() == [("work", ""), ("work", "solution.py")]


def test_names_in_utf_8_are_read_although_the_archive_does_not_say_so() -> None:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as archive:
        archive.writestr("Zoë/日本語.py", b"x")
    unsaid = content.getvalue().replace(b"\x00\x08\x00\x00", b"\x00\x00\x00\x00")
    assert unsaid != content.getvalue()
    with archive_in(File(("work.zip",), unsaid)) as held:
        assert held.paths() == [("Zoë", "日本語.py")]


def test_damaged_archives_end_with_a_reason() -> None:
    """Thousands are read by one child, on the CPU budget of one archive."""
    chance = random.Random(37)
    archives = hostile_archives.small_archives()
    read = refused = 0
    with Reader(files.ONE) as reader:
        until = time.monotonic() + 4
        while time.monotonic() < until and read + refused < 3000:
            archive = hostile_archives.mutated(chance.choice(archives), chance)
            try:
                question = {"do": "open", "path": "", "limits": [100, 1 << 20]}
                list(reader.ask(question, archive))
                listed = reader.ask({"do": "list"}, longest=files.LONGEST_LISTING)
                wanted = [path for record in listed for path in json.loads(record.body)]
                reading = {"do": "read", "most": 1000}
                list(reader.ask(reading, json.dumps(wanted).encode(), longest=1000))
                read += 1
            except Failed as failure:
                assert "process" not in str(failure)
                assert "takes more than" not in str(failure)
                refused += 1
    assert read > 20
    assert refused > 20


def test_a_child_that_says_too_much_is_not_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    for said in (b'{"size": 9000}\n', b"[" * 70_000, b'{"size": -1}\n', b"[]\n", b"\xff\n", b"{}"):
        program = f"import sys; sys.stdout.buffer.write({said!r}); sys.stdout.flush(); input()"
        monkeypatch.setattr("grader.classroom.reading.START", program)
        with Reader(files.ONE) as reader, pytest.raises(Failed, match="the process that reads it"):
            list(reader.ask({"do": "list"}, longest=100))


def test_an_archive_that_is_none_is_told() -> None:
    with pytest.raises(Unreadable, match="not a zip or tar archive"):
        archive_in(File(("a.zip",), b"PK but not really"))
    with pytest.raises(Unreadable, match="not a zip or tar archive"):
        archive_in(File(("a.zip",), b""))


@pytest.mark.linux
def test_a_reader_ends_with_its_grader() -> None:
    program = """
import sys
from grader.classroom.reading import Budget, Reader
from tests.classroom import hostile_archives
reader = Reader(Budget(cpu=60, memory=1 << 30, wall=600))
archive = hostile_archives.streams_in_a_row()
list(reader.ask({"do": "open", "path": "", "limits": [10, 1 << 50]}, archive))
print(reader.pid, flush=True)
list(reader.ask({"do": "list"}, longest=1 << 20))
"""
    grader = subprocess.Popen([sys.executable, "-c", program], cwd=ROOT, stdout=subprocess.PIPE)
    assert grader.stdout is not None
    reader = os.pidfd_open(int(grader.stdout.readline()))
    grader.kill()
    grader.wait()
    grader.stdout.close()
    assert select.select([reader], [], [], 20)[0], "the reader was left behind"
    os.close(reader)
