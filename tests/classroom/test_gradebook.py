"""A gradebook is added to and never cut, and its files follow it."""

import csv
import sqlite3
import zlib
from pathlib import Path

import pytest

from grader.classroom import gradebook, outputs
from grader.classroom.collect import StudentSubmission
from grader.classroom.files import GRADEBOOK
from grader.classroom.gradebook import Gradebook, Row
from grader.classroom.job import Graded, Job, Setting, cases
from grader.classroom.run import Done
from grader.judge.case import Verdict
from grader.points import plain_rules
from tests.conftest import full_name

SETTING = Setting(full_name("bitmask"), 1, "process")


def handed_in(student: str, place: str = "/class", text: str = "") -> StudentSubmission:
    return StudentSubmission(student, f"{place}/{student}", (text or student).encode(), place=place)


def enter(folder: Path, *submissions: StudentSubmission, replace: bool = False) -> dict[str, str]:
    """Take submissions in, judge what waits, and return the messages of all rows."""
    with Gradebook(str(folder)) as book:
        book.use(SETTING)
        book.enter(submissions, replace=replace)
        for student, text in list(book.waiting()):
            graded = Graded(Verdict.ACCEPTED, "", page=PAGE)
            outputs.keep(str(folder), book, Done(Job(student, text, SETTING), graded))
        summary = outputs.summary(book, [])
        rules = plain_rules(cases(SETTING.rung, SETTING.seed))
        outputs.write(str(folder), book, SETTING, rules, summary)
        return {row.student: row.message or outputs.words(row) for row in book.rows()}


PAGE = zlib.compress(b"<p>a page</p>")


def test_a_second_place_adds_to_the_gradebook(tmp_path: Path) -> None:
    enter(tmp_path, *(handed_in(f"student{number}") for number in range(64)))
    rows = enter(tmp_path, handed_in("late1", "/late"), handed_in("late2", "/late"))
    assert len(rows) == 66
    assert set(rows.values()) == {"Accepted"}


def test_a_submission_that_is_withdrawn_keeps_its_row_and_loses_its_page(tmp_path: Path) -> None:
    enter(tmp_path, handed_in("amy"), handed_in("ben"), handed_in("cy", "/other"))
    assert len(list((tmp_path / "reports").iterdir())) == 3
    rows = enter(tmp_path, handed_in("amy"))
    assert rows == {
        "amy": "Accepted",
        "ben": "withdrawn: /class/ben no longer exists",
        "cy": "Accepted",
    }
    pages = {path.name.partition("-")[0] for path in (tmp_path / "reports").iterdir()}
    assert pages == {"amy", "cy"}
    with open(tmp_path / "gradebook.csv", encoding="utf-8-sig", newline="") as file:
        table = {row["student"]: row for row in csv.DictReader(file)}
    assert table["ben"]["verdict"] == "Not Judged"
    assert table["ben"]["score"] == ""
    assert enter(tmp_path, handed_in("amy"), handed_in("ben"))["ben"] == "Accepted"


def test_replace_leaves_only_what_is_there_now(tmp_path: Path) -> None:
    enter(tmp_path, handed_in("amy"), handed_in("ben", "/other"))
    assert enter(tmp_path, handed_in("amy"), replace=True) == {"amy": "Accepted"}
    assert len(list((tmp_path / "reports").iterdir())) == 1


def test_two_people_of_one_name_never_share_a_row(tmp_path: Path) -> None:
    enter(tmp_path, handed_in("amy", "/monday", "x = 1"))
    rows = enter(tmp_path, handed_in("amy", "/friday", "x = 2"))
    assert set(rows) == {"amy", "amy (friday)"}
    rows = enter(tmp_path, handed_in("amy", "/friday", "x = 3"))
    assert set(rows) == {"amy", "amy (friday)"}
    rows = enter(tmp_path, handed_in("amy", "/moved", "x = 1"))
    assert set(rows) == {"amy", "amy (friday)"}, "the same text is the same submission"


def test_a_number_of_the_course_system_is_one_person_in_every_export(tmp_path: Path) -> None:
    enter(tmp_path, handed_in("doejane_101", "/first.zip", "x = 1"))
    assert set(enter(tmp_path, handed_in("doejane_101", "/second.zip", "x = 2"))) == {"doejane_101"}
    with Gradebook(str(tmp_path)) as book:
        book.use(SETTING)
        (row,) = book.rows()
    assert row.origin == "/second.zip/doejane_101"
    assert row.note == "it replaced the submission in first.zip"


def test_who_handed_in_nothing_has_a_row_until_the_next_list(tmp_path: Path) -> None:
    enter(tmp_path, handed_in("amy"))
    with Gradebook(str(tmp_path)) as book:
        book.enter_missing(["ben", "cy"], "names.csv")
        assert book.handed_in() == ["amy"]
    rows = enter(tmp_path, handed_in("amy"), handed_in("ben"))
    assert rows == {"amy": "Accepted", "ben": "Accepted", "cy": "nothing was submitted"}
    with Gradebook(str(tmp_path)) as book:
        book.enter_missing([], "names.csv")
    assert set(enter(tmp_path, handed_in("amy"))) == {"amy", "ben"}


def test_a_gradebook_of_the_version_before_opens(tmp_path: Path) -> None:
    before = "\n".join(
        line
        for line in gradebook.SCHEMA.splitlines()
        if line.strip().partition(" ")[0] not in gradebook.ADDED
    ).replace("collected INTEGER NOT NULL,", "collected INTEGER NOT NULL")
    database = sqlite3.connect(tmp_path / GRADEBOOK)
    database.executescript(before)
    database.execute("INSERT INTO submission VALUES ('amy', 'class/amy', 'x', 'x', '', 7)")
    database.commit()
    database.close()
    rows = enter(tmp_path, handed_in("amy"), handed_in("ben"))
    assert rows == {"amy": "Accepted", "ben": "Accepted"}


def test_a_gradebook_with_an_old_number_keeps_its_results(tmp_path: Path) -> None:
    enter(tmp_path, handed_in("amy"))
    database = sqlite3.connect(tmp_path / GRADEBOOK)
    database.execute("UPDATE setting SET setting = replace(setting, '05_', '93_')")
    database.commit()
    database.close()
    with Gradebook(str(tmp_path)) as book:
        assert book.last_setting() == SETTING
        book.use(SETTING)
        assert book.count_waiting() == 0


@pytest.mark.parametrize("sign", "=+-@＝＋－＠")
def test_no_cell_is_taken_for_a_formula(sign: str, tmp_path: Path) -> None:
    enter(tmp_path, handed_in(f"{sign}1+1"))
    with open(tmp_path / "gradebook.csv", encoding="utf-8-sig", newline="") as file:
        (row,) = csv.DictReader(file)
    assert row["student"] == f"'{sign}1+1"


def test_causes_are_looked_for_once_and_only_where_they_are_asked_for(tmp_path: Path) -> None:
    wrong = Graded(Verdict.WRONG_ANSWER, "a digit twice", reason="box arithmetic")
    with Gradebook(str(tmp_path)) as book:
        book.use(SETTING)
        book.enter([handed_in("amy"), handed_in("ben")])
        book.record("amy", b"amy", Graded(Verdict.ACCEPTED, ""), "")
        book.record("ben", b"ben", wrong, "")
        assert book.count_waiting() == 0
        assert [student for student, _ in book.waiting(why=True)] == ["ben"]
        book.record("ben", b"ben", wrong._replace(cause="book-key", unit="box", line=12), "")
        assert book.count_waiting(why=True) == 0
        amy, ben = book.rows()
        assert (amy.cause, amy.unit, amy.line) == (None, "", None)
        assert (ben.cause, ben.unit, ben.line) == ("book-key", "box", 12)
        assert outputs.summary(book, []).causes == (("box arithmetic", 1),)


def test_the_best_attempt_counts_if_the_rules_say_so(tmp_path: Path) -> None:
    """Whatever came first: a later export, or an earlier attempt in the same one."""
    worth = {b"poor": Verdict.WRONG_ANSWER, b"good": Verdict.ACCEPTED, b"again": Verdict.TIME_LIMIT}
    rules = plain_rules(cases(SETTING.rung, SETTING.seed))

    def after(*submissions: StudentSubmission, best: bool) -> Row:
        with Gradebook(str(tmp_path)) as book:
            book.use(SETTING)
            if best:
                book.count_best(lambda row: outputs.points(row, rules))
            book.enter(submissions)
            waiting = list(book.waiting())
            assert len(waiting) == book.count_waiting()
            for student, text in waiting:
                graded = Graded(worth[text], "", page=zlib.compress(text))
                outputs.keep(str(tmp_path), book, Done(Job(student, text, SETTING), graded))
            assert not book.count_waiting()
            outputs.write(str(tmp_path), book, SETTING, rules, outputs.summary(book, []))
            (row,) = book.rows()
        return row

    def page(row: Row) -> bytes:
        return (tmp_path / "reports" / row.page).read_bytes()

    ann = handed_in("ann", text="poor")
    assert after(ann, ann._replace(text=b"good", is_earlier=True), best=False).verdict is (
        Verdict.WRONG_ANSWER
    )
    row = after(ann, best=True)
    assert row.verdict is Verdict.ACCEPTED
    assert row.note == "the best of 2 attempts counts, and not the latest"
    assert page(row) == b"good"
    third = after(handed_in("ann", text="again"), best=True)
    assert (third.student, third.verdict, page(third)) == ("ann", Verdict.ACCEPTED, b"good")
    latest = after(handed_in("ann", text="again"), best=False)
    assert (latest.verdict, latest.note, page(latest)) == (Verdict.TIME_LIMIT, "", b"again")
    assert after(handed_in("ann", text="good"), best=False).verdict is Verdict.ACCEPTED
