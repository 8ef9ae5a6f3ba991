"""Points go into a teacher's own sheet: the right cells, and not one byte elsewhere.

The sheets are made by hand after the systems' exporters.  What `moodle_takes` and `canvas_takes`
do follows the published importers: Moodle's ``mod/assign/feedback/offline`` and Canvas's
``gradebook_importer.rb``.
"""

import codecs
import csv
import html
import re
from io import StringIO
from pathlib import Path

import pytest

from grader.classroom.sheet import Filled, Mark, NoSheet, Sheet

MOODLE = (
    'Identifier,"Full name","Email address",Status,Grade,"Maximum Grade","Grade can be changed",'
    '"Last modified (submission)","Last modified (grade)","Feedback comments",Room\r\n'
    'Participant 12,"김 민준",kim@example.org,"Submitted for grading",,100.00,Yes,'
    '"Monday, 2 March 2026, 9:00 AM",-,,"B 2"\r\n'
    'Participant 11,Zoë O\'Brien,zoe@example.org,"Submitted, \nlate",40.00,100.00,Yes,-,'
    '"Monday, 2 March 2026, 9:41 AM","My own ""word""\r\nto you",\r\n'
    'Participant 17,Abby Absent,abby@example.org,"No submission",,100.00,Yes,-,-,,\r\n'
    "Participant 18,Lou Locked,lou@example.org,Submitted,7.00,100.00,No,-,-,,\r\n"
)
CANVAS = (
    'Student,ID,SIS User ID,SIS Login ID,Section,Notes,"Essay (41)",Sudoku: bit masks (42),'
    "Assignments Current Score,Final Grade\n"
    ",,,,,,,Manual Posting,,\n"
    "    Points Possible,,,,,,10,100,(read only),(read only)\n"
    '"Müller, Jürgen",103,s0103,jmuel,Mon,"a\nb",9,,81,B\n'
    '"Doe, Jane",101,s0101,jdoe1,Mon,=1+1, 8 ,17,"80",B\n'
    '"Excused, Eva",104,s0104,eexc,Mon,,EX,EX,,\n'
    '"Other, Otto",105,s0105,ooth,Fri,,N/A,N/A,,\n'
    '"Student, Test",999,,,Fri,,,,,\n'
)
GRADESCOPE = (
    "First Name,Last Name,SID,Email,Sections,Total Score,Max Points,Status,Submission ID,"
    "Submission Time\n"
    "Ann,Lee,501,ann@x.org,,,50.0,Ungraded,400017,2026-03-02 09:00:00 +0100\n"
    "Bob,Ray,502,bob@x.org,,,50.0,Ungraded,400017,2026-03-02 09:00:00 +0100\n"
    "Cy,Roe,503,cy@x.org,,,50.0,Missing,,\n"
)
WRONG = "Wrong Answer: 70 of 92 cases passed. row 1 holds <b>4</b> twice"


def fill(
    path: Path, text: str | bytes, marks: list[Mark], column: str | None = None
) -> tuple[Filled, bytes]:
    data = text.encode() if isinstance(text, str) else text
    path.write_bytes(data)
    sheet = Sheet(str(path), column, ("bitmask", "Bit masks"))
    filled = sheet.fill(marks, 100)
    sheet.save()
    return filled, path.read_bytes()


def moodle_takes(data: bytes) -> dict[int, tuple[float, str]]:
    """The grades and comments that Moodle enters, by participant."""
    table = list(csv.reader(StringIO(data.decode("utf-8-sig"), newline="")))
    titles = table[0]
    # Without these three titles, as they are, the whole file is refused.
    identifier, grade, _ = (
        titles.index(t) for t in ("Identifier", "Grade", "Last modified (grade)")
    )
    comment = titles.index("Feedback comments")
    taken = {}
    for row in table[1:]:
        assert len(row) == len(titles)
        number = int(row[identifier].removeprefix("Participant "))
        points = row[grade].strip().replace(" ", "")
        # A grade that is empty or out of range is skipped; so is one of a closed row.
        if points and 0 <= float(points) <= 100 and "No" not in row[5:7]:
            taken[number] = (float(points), row[comment])
    return taken


def canvas_takes(data: bytes, assignment: str) -> dict[int, str]:
    """What Canvas reads from the column of an assignment, by the student's number."""
    lines = data.decode("utf-8-sig").splitlines()[:3]
    delimiter = ";" if all(line.count(";") == lines[0].count(";") > 0 for line in lines) else ","
    table = list(csv.reader(StringIO(data.decode("utf-8-sig"), newline=""), delimiter=delimiter))
    titles = table[0]
    assert "Student" in titles[0]
    assert "ID" in titles[1]
    assert "Section" in titles[4]
    column = titles.index(assignment)
    taken = {}
    for row in table[1:]:
        if "Points Possible" in row[0]:
            continue
        if all(re.fullmatch(r"\s*(Muted|Manual Posting.*)?\s*", cell) for cell in row):
            continue
        grade = row[column].strip()
        if re.fullmatch(r"-?[0-9.,]+%?", grade):
            whole, _, part = grade.replace(",", ".").rpartition(".")
            grade = f"{whole.replace('.', '')}.{part}" if whole else part
        taken[int(row[1])] = grade
    return taken


def test_moodles_worksheet(tmp_path: Path) -> None:
    marks = [
        Mark("Zoë O'Brien_11", 87.5, "Accepted: 92 of 92 cases passed."),
        Mark("김 민준_12", 76.089, WRONG),
        Mark("Abby Absent_17", None, "Not Judged: 0 of 0 cases passed."),
        Mark("Lou Locked_18", 100, "Accepted: 92 of 92 cases passed."),
        Mark("Nils Nobody_19", 100, "Accepted: 92 of 92 cases passed."),
    ]
    filled, data = fill(tmp_path / "grades.csv", MOODLE, marks)
    comment = html.escape(WRONG, quote=False)
    kim = MOODLE.replace('grading",,100.00', 'grading",76.09,100.00', 1)
    kim = kim.replace(' AM",-,,"B 2"', f' AM",-,{comment},"B 2"', 1)
    assert data == kim.replace('late",40.00', 'late",87.50', 1).encode()
    assert filled == Filled("Grade", 2, None, ("Nils Nobody_19",), (), 1)
    assert moodle_takes(data) == {
        11: (87.5, 'My own "word"\r\nto you'),  # a teacher's comment stays
        12: (76.09, comment),
    }
    better = [Mark("김 민준_12", 100, "Accepted: 92 of 92 cases passed.")]
    _, data = fill(tmp_path / "grades.csv", data, better)
    assert moodle_takes(data)[12] == (100, "Accepted: 92 of 92 cases passed.")


def test_moodles_worksheet_without_names_and_with_another_maximum(tmp_path: Path) -> None:
    text = (
        "Identifier;Status;Grade;Maximum Grade;Last modified (grade)\n"
        "Participant 3;Submitted;;20,00;-\nParticipant 4;Submitted;;20,00;-"
    )
    marks = [Mark("Participant_4", 87.5, ""), Mark("Participant_3", 0, "")]
    filled, data = fill(tmp_path / "grades.csv", text, marks)
    assert filled.maximum == 20
    assert data.decode() == text.replace("4;Submitted;;", "4;Submitted;17,50;").replace(
        "3;Submitted;;", "3;Submitted;0,00;"
    )


def test_canvas_gradebook(tmp_path: Path) -> None:
    marks = [
        Mark("doejane_101", 66.67, "x"),
        Mark("müllerjürgen_103", 100, "x"),
        Mark("excusedeva_104", 100, "x"),
        Mark("otherotto_105", 100, "x"),
        Mark("anon_aB3xY", 50, "x"),
    ]
    filled, data = fill(tmp_path / "canvas.csv", CANVAS, marks)
    expected = CANVAS.replace(" 8 ,17,", " 8 ,66.67,").replace("9,,81", "9,100.00,81")
    assert data.decode() == expected
    assert (filled.rows, filled.locked, filled.strangers) == (2, 2, ("anon_aB3xY",))
    taken = canvas_takes(data, "Sudoku: bit masks (42)")
    assert taken == {103: "100.00", 101: "66.67", 104: "EX", 105: "N/A", 999: ""}
    assert canvas_takes(data, "Essay (41)") == canvas_takes(CANVAS.encode(), "Essay (41)")
    _, data = fill(tmp_path / "canvas.csv", CANVAS, marks, "Essay")
    assert canvas_takes(data, "Essay (41)")[101] == "6.67", "of ten points"


def test_gradescopes_grades_are_filled_for_every_member_of_a_group(tmp_path: Path) -> None:
    filled, data = fill(
        tmp_path / "grades.csv", GRADESCOPE, [Mark("Ann Lee, Bob Ray_400017", 90, "x")]
    )
    assert data.decode() == GRADESCOPE.replace(",,,50.0,Ungraded", ",,45.00,50.0,Ungraded")
    assert filled.rows == 2


def test_any_other_table_is_filled_by_names_and_logins(tmp_path: Path) -> None:
    text = "Name\tUsername\tPoints\nLee, Ann\tannlee\t\nRay, Bob\tbray\nRay, Bob\tbray2\n"
    marks = [Mark("Ann Lee", 90, ""), Mark("bray", 80, ""), Mark("Bob Ray", 70, "")]
    filled, data = fill(tmp_path / "own.csv", text, marks, "points")
    assert data.decode() == text.replace("annlee\t", "annlee\t90.00").replace(
        "bray\n", "bray\t80.00\n"
    )
    assert filled.strangers == ("Bob Ray",), "two have that name"


def test_odd_but_legal_tables_change_in_one_cell_a_student(tmp_path: Path) -> None:
    """Line ends of two kinds, lines in a cell, empty lines at the end, short rows, percentages."""
    text = (
        '\ufeffLogin;"Note\r\non it";Grade\r\nsudoku-ann;"a\n""b""";50 %\nsudoku-bob\r\n'
        "sudoku-cy;;12,50%\r\n\r\n\n"
    )
    marks = [Mark("sudoku-ann", 45, ""), Mark("sudoku-bob", 25, ""), Mark("sudoku-cy", 6.25, "")]
    (tmp_path / "own.csv").write_bytes(text.encode())
    sheet = Sheet(str(tmp_path / "own.csv"), "grade", ())
    assert sheet.fill(marks, 50).maximum == 100
    sheet.save()
    changed = text.replace("50 %", "90,00%").replace("bob", "bob;;50,00%")
    assert (tmp_path / "own.csv").read_bytes() == changed.encode()
    # The repositories of GitHub Classroom have the assignment before the login.
    bare = text.replace("sudoku-", "")
    assert fill(tmp_path / "own.csv", bare, marks, "grade")[0].strangers == ()


@pytest.mark.parametrize(
    ("mark", "encoding"),
    [
        (b"", "utf-8"),
        (codecs.BOM_UTF8, "utf-8"),
        (codecs.BOM_UTF16_LE, "utf-16-le"),
        (codecs.BOM_UTF16_BE, "utf-16-be"),
        (b"", "cp1252"),
    ],
)
def test_encodings_and_line_ends_stay(mark: bytes, encoding: str, tmp_path: Path) -> None:
    text = CANVAS.replace("\n", "\r\n").replace("Essay", "Prüfung")
    data = mark + text.encode(encoding)
    _, after = fill(tmp_path / "canvas.csv", data, [Mark("müllerjürgen_103", 5, "")])
    assert after == mark + text.replace("9,,81", "9,5.00,81").encode(encoding)
    _, untouched = fill(tmp_path / "canvas.csv", data, [])
    assert untouched == data


def test_a_row_of_another_person_is_never_filled(tmp_path: Path) -> None:
    marks = [Mark("doejane_101", 1, ""), Mark("roecy_103", 100, ""), Mark("jmuel", 3, "")]
    filled, data = fill(tmp_path / "canvas.csv", CANVAS, marks)
    assert filled.doubtful == ("roecy_103 has the number of another person in line 4",)
    assert canvas_takes(data, "Sudoku: bit masks (42)")[103] == "3.00", "by the login"
    twice = [Mark("doejane_101", 1, ""), Mark("Jane Doe", 100, "")]
    filled, data = fill(tmp_path / "canvas.csv", CANVAS, twice)
    assert filled.doubtful == ("doejane_101 and Jane Doe have the same row, in line 6",)
    assert data.decode() == CANVAS


@pytest.mark.parametrize(
    ("text", "column", "words"),
    [
        (None, None, "can't be read: No such file"),
        ("", None, "is empty"),
        ("a,b\n1,2\n", None, "is not a sheet of Moodle, Canvas or Gradescope; name the column"),
        (CANVAS, "Esay", "has no column 'Esay'; it has 'Student', 'ID'"),
        (CANVAS.replace("bit masks", "two"), None, "several assignments; name .* 'Essay \\(41\\)'"),
        ("Student,ID,Section\nA,1,x\n", None, "no assignment's column"),
        (GRADESCOPE.partition("\n")[0], None, "has no students"),
        (MOODLE.replace("100.00", "Good"), None, "the maximum is 'Good' and not a number"),
        (b"\xff\xfe\x00", None, "it is not a text"),
        ("Name,Points,Points\nA,1,2\n", "Points", "has several columns 'Points'"),
    ],
)
def test_a_sheet_that_cannot_be_filled_is_one_line(
    text: str | bytes | None, column: str | None, words: str, tmp_path: Path
) -> None:
    path = tmp_path / "sheet.csv"
    if text is not None:
        path.write_bytes(text.encode() if isinstance(text, str) else text)
    with pytest.raises(NoSheet, match=words):
        Sheet(str(path), column, ("bitmask",)).fill([Mark("김 민준_12", 1, "")], 100)
