"""The archive of feedback files has names in which Moodle finds the participant."""

import zipfile
from pathlib import Path

from grader.classroom import feedback
from grader.classroom.gradebook import Row
from grader.judge.case import Verdict


def row(student: str, origin: str, page: str = "p.html") -> Row:
    return Row(student, origin, Verdict.ACCEPTED, "", 1, 1, 0.1, 0.1, 1, {}, (), page=page)


def participant(name: str) -> tuple[int, str]:
    """The participant and the file, as Moodle's importer of feedback files finds them.

    It splits each part of a path at the first four underscores: full name, number, type of plugin,
    plugin, and the rest.
    """
    assert not name.startswith((".", "~"))
    parts = name.split("_", 4)
    assert parts[2:4] == ["assignsubmission", "file"]
    return int(parts[1]), parts[4]


def test_moodle_finds_the_participant_of_every_page(tmp_path: Path) -> None:
    pages = tmp_path / "gradebook" / "reports"
    pages.mkdir(parents=True)
    for name in ("p.html", "q.html"):
        (pages / name).write_text(f"<p>{name}: Grüße</p>", encoding="utf-8")
    rows = [
        row("Zoë O'Brien_11", "a.zip/Zoë O'Brien_11_assignsubmission_file/solver.py", "q.html"),
        row("김 민준_12 (late)", "late/김 민준_12_assignsubmission_onlinetext/onlinetext.html"),
        row("Participant_13", "a.zip/Participant_13_assignsubmission_file_my_solver.py"),
        row("Not Judged_14", "a.zip/Not Judged_14_assignsubmission_file/notes.docx", ""),
        row("Lost Page_15", "a.zip/Lost Page_15_assignsubmission_file/a.py", "gone.html"),
        row("doejane_101", "canvas/doejane_101_4567_solver.py"),
        row("alice", "submissions/alice.py"),
    ]
    path = tmp_path / "feedback.zip"
    assert feedback.write(str(path), str(tmp_path / "gradebook"), rows) == 3
    with zipfile.ZipFile(path) as archive:
        found = {participant(name): archive.read(name).decode() for name in archive.namelist()}
        assert archive.testzip() is None
    assert found == {
        (11, "page.html"): "<p>q.html: Grüße</p>",
        (12, "page.html"): "<p>p.html: Grüße</p>",
        (13, "page.html"): "<p>p.html: Grüße</p>",
    }
    once = path.read_bytes()
    feedback.write(str(path), str(tmp_path / "gradebook"), rows)
    assert path.read_bytes() == once
