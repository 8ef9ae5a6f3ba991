"""Whose file is which, in the layouts that course systems export."""

import zipfile
from pathlib import Path

import pytest

from grader.classroom.collect import NothingFound, Submission, collect

RUNG = "05_bitmask"


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
                "assignment_9_export/submission_2/05_bitmask.py",
            ],
            {"submission_1": "solution.py", "submission_2": "05_bitmask.py"},
        ),
        (
            ["__MACOSX/._alice.py", "alice.py", "bob/x.py", "bob/y.py", "bob/.hidden.py"],
            {
                "alice": "alice.py",
                "bob": f"(there are 2 Python files (x.py, y.py); name the right one {RUNG}.py)",
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
        ("notes.txt", "is no Python file, no folder and no zip or tar archive"),
        ("empty", "holds no submission"),
    ],
)
def test_a_place_without_submissions_is_told(tmp_path: Path, name: str, words: str) -> None:
    (tmp_path / "notes.txt").write_text("hello")
    (tmp_path / "empty").mkdir()
    with pytest.raises(NothingFound, match=words):
        list(collect([str(tmp_path / name)], RUNG))


def test_texts_are_read_one_at_a_time(tmp_path: Path) -> None:
    for name in ("alice", "bob"):
        (tmp_path / f"{name}.py").write_text(name)
    submissions = collect([str(tmp_path)], RUNG)
    first = next(submissions)
    assert first == Submission("alice", f"{tmp_path}/alice.py", b"alice")
    (tmp_path / "bob.py").write_text("changed")
    assert next(submissions).text == b"changed"
