"""The pages of a class: what an instructor finds with them, and what a student gets."""

import re
from dataclasses import replace

import html5lib
import pytest

from grader.classroom import job, outputs
from grader.classroom.collect import StudentSubmission
from grader.classroom.gradebook import Gradebook
from grader.classroom.job import Graded, Job, Setting
from grader.classroom.reasons import reason
from grader.classroom.run import Done
from grader.judge.case import Verdict
from grader.judge.policy import CLASS
from grader.judge.why import Fact, Why
from grader.points import plain_rules
from grader.points.rules import Line
from grader.report.page import student
from tests.conftest import ROOT, Judge, file_name, full_name
from tests.report.conftest import Visit

pytestmark = pytest.mark.xdist_group("browser")

SETTING = Setting(full_name("bitmask"), 424_242, "jail")
RIGHT = (ROOT / "solutions" / file_name("bitmask")).read_text(encoding="utf-8")
KINDS = (
    (Verdict.ACCEPTED, "", 1.0, ""),
    (Verdict.WRONG_ANSWER, "box arithmetic", 0.3, "5 appears twice in box 2"),
    (Verdict.TIME_LIMIT, "right, but too slow", 0.8, "still running after 2.0 s of CPU time"),
    (Verdict.RUNTIME_ERROR, "IndexError", 0.0, "IndexError: list index out of range"),
    (None, "", 0.0, "essay.pdf is a PDF document, which is not read"),
)
EVIL = "</script><img src=x onerror=alert(1)>'\"&"


def index_of(folder: str, rows: int) -> str:
    """Write a gradebook of so many students, one kind after the other; return its page."""
    drawn = job.cases(SETTING.rung, SETTING.seed)
    rules = plain_rules(drawn)
    with Gradebook(folder) as book:
        book.use(SETTING)
        kinds = {f"{number:04} Ángel O’Brien": KINDS[number % 5] for number in range(rows)}
        book.enter(
            StudentSubmission(
                name,
                f"/class/doejane_LATE_7_8_{number}.py" if number < 7 else f"/class/{number}.py",
                str(number).encode(),
                kind[3] if kind[0] is None else "",
                f"{EVIL} was judged; there was also old.py" if number == 3 else "",
                place="/class",
            )
            for number, (name, kind) in enumerate(kinds.items())
        )
        book.enter_missing(["Absent Minded"], "names.csv")
        for name, text in list(book.waiting()):
            verdict, why, share, message = kinds[name]
            assert verdict is not None
            passed: dict[str, int] = {}
            for case in drawn[: round(len(drawn) * share)]:
                passed[case.suite] = passed.get(case.suite, 0) + 1
            graded = Graded(
                verdict, message, sum(passed.values()), len(drawn), cpu=int(text) / 1000,
                suites=passed, failed=("hard-01",) if share < 1 else (), reason=why,
            )  # fmt: skip
            book.record(name, text, graded, "page.html")
        outputs.write(folder, book, SETTING, rules, outputs.summary(book, []))
    with open(f"{folder}/index.html", encoding="utf-8") as file:
        return file.read()


def test_an_instructor_sees_what_went_wrong_and_finds_the_students(visit: Visit) -> None:
    html5lib.HTMLParser(strict=True).parse(index_of(str(visit.folder / "few"), 9))
    page = visit.open(index_of(str(visit.folder / "many"), 300))
    lead = page.locator("header").inner_text()
    assert "60 accepted" in lead
    assert "1 submitted nothing" in lead
    assert "7 late" in lead
    assert re.search(r"median [\d.]+ of 100 points", lead)
    assert page.locator("section:has(#nothing) li").all_inner_texts() == ["Absent Minded"]

    rows = page.locator("#students tbody tr:visible")
    status = page.get_by_role("status")
    assert rows.count() == 301
    wrong = page.locator("section:has(#wrong) tbody tr")
    assert wrong.locator("th").all_inner_texts() == [
        "box arithmetic", "right, but too slow", "IndexError", "could not be judged",
        "nothing was submitted",
    ]  # fmt: skip
    page.get_by_role("link", name="box arithmetic").click()
    assert rows.count() == 60
    assert status.inner_text() == "60 of 301 shown"
    assert set(page.locator("#students tbody tr:visible td.bad").all_inner_texts()) == {
        "Wrong Answer"
    }
    page.get_by_label("Search").fill("0001 ÁNGEL")
    assert rows.count() == 1
    page.get_by_role("button", name="Show all").click()
    assert rows.count() == 301

    first = page.locator("#students tbody tr:visible").first
    for column, values in (("Points", ("", "100")), ("CPU time", ("", "0.30 s"))):
        for value in values:
            page.get_by_role("button", name=column).click()
            cells = first.locator("td.number").all_inner_texts()
            assert cells[0 if column == "Points" else 2] == value, (column, value)
    assert page.locator("th[aria-sort=descending]").inner_text().startswith("CPU time")
    page.get_by_label("Search").fill("000")
    visit.audit()  # of all rows it would take half a minute
    visit.keep("class")
    page.goto(page.url.partition("#")[0] + "#only-v1")
    page.reload()
    assert status.inner_text() == "60 of 301 shown"
    assert page.locator("img").count() == 0


def test_a_student_gets_a_page_without_the_seed_that_fits_on_paper(
    visit: Visit, judge: Judge
) -> None:
    wrong = RIGHT.replace("boxes[box] ^= bit", "pass")
    report = judge(wrong, seed=SETTING.seed, name="ignored.py", policy=replace(CLASS, longest=0.5))
    line = wrong.splitlines().index(next(one for one in wrong.splitlines() if "pass" in one)) + 1
    report = replace(
        report,
        why=Why("undo-books", "box", (line,), sure=True, fact=Fact(), text=("Look there.",)),
    )
    drawn = job.cases(SETTING.rung, SETTING.seed)
    about = student.About(
        "O’Brien, Zoë", "my solver; rm -rf.py", "", SETTING.rung, 12.5, 100.0,
        [Line("easy", 12.5, 25.0, "easy", 1, 2), Line("hard", 0.0, 75.0, "hard", 0, 2)],
    )  # fmt: skip
    text = student.page(report)
    for _ in range(2):  # the rules may change: a page is completed again
        text = student.completed(text, about)
    html5lib.HTMLParser(strict=True).parse(text)
    assert "424242" not in text
    assert "424,242" not in text
    assert "--seed" not in text
    page = visit.open(text)
    shown = page.locator("main").inner_text()
    assert "O’Brien, Zoë · 12.5 of 100 points" in shown
    assert "grader check 'my solver; rm -rf.py' --as bitmask" in shown
    assert "Look there." in shown
    assert page.locator("li.failed code").text_content() == wrong.splitlines()[line - 1]
    assert page.locator("table.sum tbody tr").count() == 3
    assert len(drawn) > 2
    visit.audit()
    visit.keep("student")
    assert pages(page.pdf(format="A4")) <= 2
    long = wrong + "\n\ndef more():\n" + "    x = 1\n" * 400
    report = replace(report, source=long)
    page = visit.open(student.completed(student.page(report), about))
    assert pages(page.pdf(format="A4")) <= 2
    page.emulate_media(media="print")
    assert f"of {len(long.splitlines())}; the page" in page.locator(".on-paper").inner_text()


def pages(pdf: bytes) -> int:
    """Return how many pages a PDF of Chromium has."""
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("def solveSudoku(board): pass", "nothing came back"),
        ("def solveSudoku(board): return [row[:4] for row in board]", "a new board was returned"),
        ("def solveSudoku(board): board[0][0] = 5", "numbers for strings"),
        ("def solveSudoku(board): board.pop()", "the board has another shape"),
        ("def solveSudoku(board): board[0] = [*'112345678']", "a given was changed"),
        ("def solveSudoku(board): return board[9]", "IndexError"),
        ("def solve(board): pass", "no function of the right name"),
        ("def solveSudoku(board):\nreturn", "a syntax error"),
        ("def solveSudoku(board): yield", "the function does not run its lines"),
        ("def solveSudoku(board): xrange(9)", "Python 2"),
        ("import numpy", "a module that is not available"),
    ],
)
def test_a_message_becomes_a_reason_in_few_words(judge: Judge, source: str, words: str) -> None:
    assert reason(judge(source, only="example-02", policy=CLASS)) == words


def test_a_confirmed_cause_comes_before_the_message(judge: Judge) -> None:
    report = judge("def solveSudoku(board): pass", only="example-02", policy=CLASS)
    why = Why("book-key", "box", (2,), sure=True, fact=Fact(), text=())
    assert reason(replace(report, why=why)) == "box arithmetic"
    assert reason(replace(report, why=replace(why, cause="other"))) == "nothing came back"


def test_a_row_of_an_old_gradebook_has_its_verdict_for_a_reason(tmp_path: object) -> None:
    old = Job("amy", b"x = 1", SETTING)
    with Gradebook(str(tmp_path)) as book:
        book.use(SETTING)
        book.enter([StudentSubmission("amy", "/class/amy.py", b"x = 1")])
        outputs.keep(str(tmp_path), book, Done(old, Graded(Verdict.WRONG_ANSWER, "no")))
        (row,) = book.rows()
    assert outputs.went_wrong(row) == "Wrong Answer"
