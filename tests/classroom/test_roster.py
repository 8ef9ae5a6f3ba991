"""The list of the class, as course systems write it, finds who handed in nothing."""

import unicodedata
from pathlib import Path

import pytest

from grader.classroom import roster

CANVAS = """\
Student,ID,SIS User ID,SIS Login ID,Section,"Sudoku (42)"
    Points Possible,,,,,100
"Doe, Jane",101,s0101,jdoe1,Mon,
"Müller, Jürgen",103,s0103,jmuel,Mon,
"Smith_Jones, Al",109,s0109,asmi,Fri,
"Absent, Abby",110,s0110,aabs,Fri,
"Student, Test",999,,,Fri,
"""
MOODLE = """\
Identifier,Full name,Email address,Status,Grade
Participant 11,Zoë O'Brien,zoe@example.org,Submitted,
Participant 12,김 민준,kim@example.org,Submitted,
Participant 17,Abby Absent,abby@example.org,No submission,
"""
GRADESCOPE = "First Name,Last Name,SID,Email\nAnn,Lee,501,ann@x.org\nAbby,Absent,502,a@x.org\n"
GITHUB = "Name;Email;Username\nAnn Lee;ann@x.org;annlee\nAbby Absent;abby@x.org;abs\n"
GITHUB_ROSTER = """\
"identifier","github_username","github_id","name"
"Ann Lee","ann-lee","1001",""
"lee@x.org","lee","1002",""
"Abby Absent","abs","1003",""
"""


@pytest.mark.parametrize(
    ("text", "students", "absent"),
    [
        (CANVAS, ["doejane_101", "müllerjürgen_103", "smith_jonesal_109"], ["Absent, Abby_110"]),
        (CANVAS, ["someoneelse_101", "müllerjürgen_103", "asmi"], ["Absent, Abby_110"]),
        (MOODLE, ["Zoë O'Brien_11", "김 민준_12"], ["Abby Absent_17"]),
        (MOODLE, ["Participant_11", "Participant_12"], ["Abby Absent_17"]),
        (GRADESCOPE, ["Ann Lee_400000017"], ["Abby Absent_502"]),
        (GRADESCOPE, ["Ann Lee, Bob Ray_400000017"], ["Abby Absent_502"]),
        (GITHUB, ["annlee"], ["Abby Absent"]),
        (GITHUB_ROSTER, ["sudoku-01-ann-lee", "sudoku-01-lee"], ["Abby Absent"]),
        ("alice\nben\ncy\n", ["alice", "cy (friday)"], ["ben"]),
    ],
)
def test_who_handed_in_nothing(
    text: str, students: list[str], absent: list[str], tmp_path: Path
) -> None:
    for encoding in ("utf-8", "utf-8-sig", "utf-16"):
        (tmp_path / "class.csv").write_bytes(unicodedata.normalize("NFD", text).encode(encoding))
        people = roster.read(str(tmp_path / "class.csv"))
        assert [person.id for person in roster.missing(people, students)] == absent


def test_two_people_of_one_name_are_told_apart_by_their_numbers_or_both_listed(
    tmp_path: Path,
) -> None:
    (tmp_path / "class.csv").write_text('Student,ID\n"Lee, Ann",1\n"Lee, Ann",2\n')
    people = roster.read(str(tmp_path / "class.csv"))
    assert [person.id for person in roster.missing(people, ["leeann_2"])] == ["Lee, Ann_1"]
    both = [person.id for person in roster.missing(people, ["ann lee"])]
    assert both == ["Lee, Ann_1", "Lee, Ann_2"]


@pytest.mark.parametrize(
    ("data", "words"),
    [(b"", "has no students"), (b"Student,ID\n", "has no students"), (None, "can't be read")],
)
def test_a_list_without_students_is_told(data: bytes | None, words: str, tmp_path: Path) -> None:
    path = tmp_path / "class.csv"
    if data is not None:
        path.write_bytes(data)
    with pytest.raises(roster.NoRoster, match=words):
        roster.read(str(path))
