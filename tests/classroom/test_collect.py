"""Whose file is which, in the layouts that course systems export."""

import io
import tarfile
import zipfile
from pathlib import Path

import pytest

from grader.classroom import files
from grader.classroom.collect import StudentSubmission, collect
from grader.errors import NoSubmissions
from tests.conftest import file_name, full_name

RUNG = full_name("bitmask")


def found(*places: Path) -> dict[str, str]:
    """Students, each with the text or, in brackets, the problem."""
    submissions = collect([str(place) for place in places], RUNG)
    return {one.id: one.text.decode() or f"({one.problem})" for one in submissions}


def a_zip(tmp_path: Path, *names: str) -> Path:
    path = tmp_path / "export.zip"
    with zipfile.ZipFile(path, "w") as archive:
        for name in names:
            archive.writestr(name, name.rpartition("/")[2])
    return path


@pytest.mark.parametrize(
    ("names", "students"),
    [
        (["alice.py", "bob.py", "list.csv"], {"alice": "alice.py", "bob": "bob.py"}),
        (["class/alice.py", "class/bob.py"], {"alice": "alice.py", "bob": "bob.py"}),
        (["c/alice/any.py", "c/bob/x.py"], {"alice": "any.py", "bob": "x.py"}),
        (
            # Moodle, with folders and without
            [
                "Alice Smith_123_assignsubmission_file_/solution.py",
                "Alice Smith_123_assignsubmission_onlinetext_/onlinetext.html",
                "Bob_9_assignsubmission_file_/notes.txt",
            ],
            {
                "Alice Smith_123": "solution.py",
                "Bob_9": "(there is no Python file, only notes.txt)",
            },
        ),
        (
            ["Alice Smith_123_assignsubmission_file_solution.py"],
            {"Alice Smith_123": "Alice Smith_123_assignsubmission_file_solution.py"},
        ),
        (
            # Canvas: on time, and late after an earlier attempt
            ["smithalice_123_4567_solution.py", "jonesbob_LATE_99_4568_solution-1.py"],
            {
                "smithalice_123": "smithalice_123_4567_solution.py",
                "jonesbob_99": "jonesbob_LATE_99_4568_solution-1.py",
            },
        ),
        (
            # Gradescope
            [
                "assignment_9_export/submission_metadata.yml",
                "assignment_9_export/submission_1/solution.py",
                "assignment_9_export/submission_1/helper.py",
                f"assignment_9_export/submission_2/{file_name('bitmask')}",
            ],
            {"submission_1": "solution.py", "submission_2": file_name("bitmask")},
        ),
        (
            ["__MACOSX/._alice.py", "alice.py", "bob/x.py", "bob/y.py", "bob/.hidden.py"],
            {
                "alice": "alice.py",
                "bob": "(there are 2 Python files (x.py, y.py), and none of them defines"
                f" solveSudoku; name the right one {RUNG}.py)",
            },
        ),
    ],
)
def test_layouts(tmp_path: Path, names: list[str], students: dict[str, str]) -> None:
    archive = a_zip(tmp_path, *names)
    assert found(archive) == students
    folder = tmp_path / "unpacked"
    with zipfile.ZipFile(archive) as zipped:
        zipped.extractall(folder)
    assert found(folder) == students


def test_several_places_and_students_of_one_name(tmp_path: Path) -> None:
    for section in ("monday", "friday"):
        (tmp_path / section).mkdir()
        for name in ("alice", section):
            (tmp_path / section / f"{name}.py").write_text(f"{name} {section}")
    (tmp_path / "carol").mkdir()
    (tmp_path / "carol" / "solution.py").write_text("carol")
    places = [tmp_path / "monday", tmp_path / "friday", tmp_path / "carol"]
    assert found(*places) == {
        "alice": "alice monday",
        "monday": "monday monday",
        "alice (friday)": "alice friday",
        "friday": "friday friday",
        "carol": "carol",
    }


def test_a_name_that_no_database_holds_is_written_as_escapes(tmp_path: Path) -> None:
    (tmp_path / "a\udcff\u202e.py").write_text("x")
    assert list(found(tmp_path)) == ["a\\udcff\\u202e"]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("nowhere", "there is no file or folder"),
        ("notes.txt", "is not a Python file, a folder or a zip or tar archive"),
        ("empty", "holds no submission"),
    ],
)
def test_a_place_without_submissions_is_told(tmp_path: Path, name: str, words: str) -> None:
    (tmp_path / "notes.txt").write_text("hello")
    (tmp_path / "empty").mkdir()
    with pytest.raises(NoSubmissions, match=words):
        list(collect([str(tmp_path / name)], RUNG))


def test_texts_are_read_one_at_a_time(tmp_path: Path) -> None:
    for name in ("alice", "bob"):
        (tmp_path / f"{name}.py").write_text(name)
    submissions = collect([str(tmp_path)], RUNG)
    first = next(submissions)
    assert first == StudentSubmission(
        "alice", f"{tmp_path}/alice.py", b"alice", place=str(tmp_path)
    )
    (tmp_path / "bob.py").write_text("changed")
    assert next(submissions).text == b"changed"


def packed(**files: str) -> bytes:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name.replace("__", "/") + ".py", text)
    return content.getvalue()


def packed_as_tar(name: str, text: bytes) -> bytes:
    content = io.BytesIO()
    with tarfile.open(fileobj=content, mode="w:gz") as archive:
        member = tarfile.TarInfo(name)
        member.size = len(text)
        archive.addfile(member, io.BytesIO(text))
    return content.getvalue()


def test_what_students_packed_is_unpacked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "MOST_UNPACKED_OF_ONE", 2 << 20)
    of_moodle = "Dora_4_assignsubmission_file_"
    handed_in = {
        "Amy_1_assignsubmission_file_/work.zip": packed(project__solution="amy", project__x="no"),
        "Ben_2_assignsubmission_file_/work.tgz": packed_as_tar("main.py", b"ben"),
        "Cem_3_assignsubmission_file_/a.zip": packed(x="no", y="no"),
        f"{of_moodle}/a.zip": b"no archive at all",
        "Eve_5_assignsubmission_file_/a.zip": packed(a="x" * (2 << 20)),
        "Fay_6_assignsubmission_file_/a.tar.gz": packed_as_tar("readme.txt", b"no"),
        "Gil_7_assignsubmission_file_/a.zip": packed(a="x")[:-30],
        "Hal_8_assignsubmission_file_/solution.py": b"hal",
        "Hal_8_assignsubmission_file_/old.zip": packed(solution="no"),
        "Ida_9_assignsubmission_file_/a.zip": bytes(17 << 20),
        "Joe_10_assignsubmission_file_/a.tgz": packed_as_tar("a.txt", bytes(5 << 20)),
    }
    export = tmp_path / "export.zip"
    with zipfile.ZipFile(export, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in handed_in.items():
            archive.writestr(name, content)
    students = found(export)
    assert students.pop("Eve_5")[: 1 << 20] == "x" * (1 << 20), "as a file as long as that"
    assert students == {
        "Amy_1": "amy",
        "Ben_2": "ben",
        "Cem_3": "(a.zip: there are 2 Python files (x.py, y.py), and none of them defines"
        f" solveSudoku; name the right one {RUNG}.py)",
        "Dora_4": "(a.zip: it is not a zip or tar archive)",
        "Fay_6": "(a.tar.gz: there is no Python file, only readme.txt)",
        "Gil_7": "(a.zip: it is not a zip or tar archive)",
        "Hal_8": "hal",
        "Ida_9": "(a.zip: it is larger than 16 MiB)",
        "Joe_10": "(a.tgz: it unpacks to more than 2 MiB)",
    }


def test_a_class_of_archives(tmp_path: Path) -> None:
    for student in ("amy", "ben.b"):
        (tmp_path / f"{student}.zip").write_bytes(packed(solution=student))
    (tmp_path / "readme.txt").write_text("")
    assert found(tmp_path) == {"amy": "amy", "ben.b": "ben.b"}


METADATA = """\
---
submission_409194023:
  :submitters:
  - :name: First  Last
    :sid: '123456789'
    :email: first@example.edu
  :created_at: 2026-04-26 17:34:00.861687000 Z
  :score: 2.0
  :results:
    score: 2.0
    output: |-
      submission_500000001:
        :submitters:
        - :name: Somebody Else
submission_500000001:
  :submitters:
  - :name: Alice A
    :sid: '111'
  - :name: "Zo\\u00eb: B"
    :sid: '222'
  :score: 10.0
submission_600000002:
  :submitters:
  - :sid: 333
  :score: 0.0
submission_700000003:
  :submitters: []
submission_800000004:
  :submitters: {not: [closed
"""


def an_export(tmp_path: Path, metadata: dict[str, str]) -> Path:
    path = tmp_path / "export.zip"
    with zipfile.ZipFile(path, "w") as archive:
        for number in (409194023, 500000001, 600000002, 700000003, 800000004):
            archive.writestr(f"assignment_9_export/submission_{number}/solution.py", "x")
        for name, text in metadata.items():
            archive.writestr(f"assignment_9_export/{name}", text)
    return path


def test_gradescope_tells_the_names(tmp_path: Path) -> None:
    expected = [
        "Alice A, Zo\u00eb: B_500000001",
        "First Last_409194023",
        "submission_600000002",
        "submission_700000003",
        "submission_800000004",
    ]
    export = an_export(tmp_path, {"submission_metadata.yml": METADATA})
    assert sorted(found(export)) == expected
    export = an_export(tmp_path, {"submission_metadata.yml": METADATA.replace("\n", "\r\n")})
    assert sorted(found(export)) == expected


def test_no_student_tells_the_names(tmp_path: Path) -> None:
    own = {"submission_600000002/submission_metadata.yml": METADATA}
    assert all(student.startswith("submission_") for student in found(an_export(tmp_path, own)))


def test_a_large_list_of_names_is_read_whole(tmp_path: Path) -> None:
    results = "    output: |-\n" + "      a line of a result\n" * 100_000
    text = METADATA.replace("    score: 2.0\n    output: |-\n", f"    score: 2.0\n{results}")
    export = an_export(tmp_path, {"submission_metadata.yml": text})
    assert "Alice A, Zo\u00eb: B_500000001" in found(export)
