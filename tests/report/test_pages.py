"""The pages as people meet them: in a browser, on a phone, with a keyboard, from a stranger."""

import io
from dataclasses import replace
from typing import TYPE_CHECKING

import html5lib
import pytest

from grader.cli import bench
from grader.judge.session import Submission
from grader.learner.progress import Attempt
from grader.measure.bench import Contestant, Measurement, Plan, measure
from grader.report.page.check import IndexRow, index, page
from grader.report.terminal import check as terminal
from grader.report.terminal import grid
from grader.report.terminal.console import TextConsole
from grader.report.visible import visible
from grader.sandbox.isolation import choose
from tests.conftest import ROOT, Judge, file_name, full_name
from tests.report.conftest import Visit

BITMASK = full_name("bitmask")

if TYPE_CHECKING:
    from playwright.sync_api import Locator

pytestmark = pytest.mark.xdist_group("browser")

RIGHT = (ROOT / "solutions" / file_name("bitmask")).read_text(encoding="utf-8")
EVIL = "</script><script>document.title='owned'</script><img src=x onerror=alert(1)>\"'&amp;"
EVIL += "\u202e\ud800"
HISTORY = [
    *[Attempt(BITMASK, "Wrong Answer", 40, 92, 0.2, 1, at=1.78e9 - day) for day in range(13)],
    Attempt(BITMASK, "Accepted", 92, 92, 0.1, 2, at=1.79e9),
]


def _measurement() -> Measurement:
    contestants = [
        Contestant(
            file_name("bitmask"), Submission("", RIGHT.encode(), "solveSudoku"), BITMASK, False
        ),
        *bench.references("bitmask,fewest_candidates"),
    ]
    drawn, origin = bench.boards()
    return measure(contestants, Plan(drawn[:2], origin, 2, 1.0), choose())


def _valid(text: str) -> str:
    html5lib.HTMLParser(strict=True).parse(text)
    return text


def test_an_accepted_report(visit: Visit, judge: Judge) -> None:
    browser = visit.open(_valid(page(judge(RIGHT), HISTORY, _measurement())))
    assert browser.locator("h1").inner_text() == "Accepted"
    assert f"{BITMASK}.py executed 71,722 lines" in browser.locator("main").inner_text()
    assert browser.locator("tr.own th").inner_text() == f"▸ {BITMASK}.py"
    assert "%" not in browser.locator("section", has_text="Where it stands").inner_text()
    attempts = browser.locator("section", has_text="Your attempts")
    assert "14 checks since 2026-05" in attempts.inner_text()
    assert ": 1 Accepted and 13 Wrong Answer." in attempts.inner_text()
    assert attempts.locator("tbody tr:visible").count() == 10
    attempts.get_by_text("4 before").click()
    assert attempts.locator("tbody tr:visible").count() == 14
    cases = browser.locator("section:has(#cases)")
    assert cases.locator("tbody tr:visible").count() == 0
    cases.get_by_text("easy", exact=True).click()
    assert "easy-01" in cases.locator("tbody tr:visible").first.inner_text()
    visit.audit()
    visit.keep("accepted")


def test_a_failed_report_and_its_filter(visit: Visit, judge: Judge) -> None:
    wrong = RIGHT.replace("boxes[box] ^= bit", "pass")
    report = judge(wrong)
    # To audit a hundred boards would take most of a minute.
    report = replace(report, cases=report.cases[:10])
    browser = visit.open(_valid(page(report)))
    failure, smallest = report.failure, report.smallest
    assert failure is not None
    assert smallest is not None
    for result, section in ((failure, "#first"), (smallest, "#smallest")):
        drawn = browser.locator(f"section:has({section}) table").last
        expected = [cell for row in result.answer.rows or () for cell in row]
        assert _cells(drawn) == [cell.replace(".", "") for cell in expected]
    failed = sum(not case.verdict.accepted for case in report.cases)
    rows = browser.locator("#all-cases tbody tr:visible")
    assert rows.count() == len(report.cases)
    browser.get_by_role("radio", name="failed").check()
    assert rows.count() == failed
    browser.get_by_label("Search").fill("example")
    found = [case for case in report.cases if "example" in case.case and not case.verdict.accepted]
    assert rows.count() == len(found) > 0
    assert (
        browser.get_by_role("status").inner_text() == f"{len(found)} of {len(report.cases)} shown"
    )
    rows.first.get_by_role("link").click()
    assert browser.locator("details[open]").count() == 1
    visit.audit()
    visit.keep("wrong")


def test_broken_rules_and_failing_lines_show_without_colour(visit: Visit, judge: Judge) -> None:
    twice = "def solveSudoku(board):\n    board[0] = [*'112345678']\n"
    browser = visit.open(page(judge(twice, only="one-blank-01")))
    assert browser.locator("td.broken").count() > 0
    assert "breaks the rule" in browser.locator("td.broken").first.inner_text()
    line = "def solveSudoku(board):\n    x = 1\n    return help_me(x)\n"
    browser = visit.open(page(judge(line, only="one-blank-01")))
    assert browser.locator("li.failed").text_content() == "Here it failed:     return help_me(x)"
    browser.get_by_role("link", name="line 3").click()
    assert browser.url.endswith("#line-3")
    visit.keep("runtime-error")


def test_a_board_that_is_only_given_shows_what_is_wrong(visit: Visit, judge: Judge) -> None:
    source = "def isValidSudoku(board):\n    return True\n"
    report = judge(source, "valid_sudoku", only="example-02")
    browser = visit.open(page(report))
    broken = browser.locator("td.broken")
    assert [cell.split() for cell in broken.all_inner_texts()] == [
        ["8", "breaks", "the", "rule"]
    ] * 2
    told = "Returned True, but 8 appears twice in column 1: rows 1 and 4 (board[0][0] and"
    assert told in browser.locator("main").inner_text()
    console = TextConsole(file=io.StringIO(), width=80)
    terminal.show(console, report)
    assert console.file.getvalue().count(f"{grid.MARK}8") == 2  # type: ignore[attr-defined]
    visit.keep("valid")


HOSTILE = f"""
evil = {EVIL!r}
def solveSudoku(board):
    print(evil)
    board[0][0] = evil
    board[0][1] = "<b>"
"""


@pytest.mark.parametrize("ending", ["", "    raise ValueError(evil)\n"], ids=["cell", "exception"])
def test_markup_of_a_submission_stays_text(visit: Visit, judge: Judge, ending: str) -> None:
    source = HOSTILE + ending
    report = judge(source, only="one-blank-01", name=f"{EVIL}.py")
    listed = index(EVIL, [IndexRow(EVIL, "x.html", report.verdict.value, 0, 1, EVIL)])
    for text in (page(report), listed):
        browser = visit.open(_valid(text))
        assert browser.title() != "owned"
        assert browser.locator("img").count() == 0
        assert browser.locator("main script:not([type='application/json'])").count() == 0
        assert visible(EVIL) in browser.locator("main").inner_text()


def test_the_policy_stops_what_escaping_might_let_through(visit: Visit, judge: Judge) -> None:
    text = page(judge("def solveSudoku(board): pass", only="one-blank-01"))
    added = "<script>document.title='owned'</script><img src='https://example.org/x.png'>"
    path = visit.folder / "page.html"
    path.write_text(text.replace("<main>", f"<main>{added}"), encoding="utf-8")
    visit.page.goto(path.as_uri())
    assert visit.page.title() != "owned"
    assert len([line for line in visit.said if "Content Security Policy" in line]) == 2


def test_an_index_leads_to_its_reports(visit: Visit, judge: Judge) -> None:
    entries = [
        IndexRow("Bit masks", f"{BITMASK}.html", "Accepted", 92, 92),
        IndexRow("Any size", "", "Not Started", 0, 90, "waits for you"),
    ]
    browser = visit.open(_valid(index("All exercises", entries)))
    assert browser.get_by_role("link").get_attribute("href") == f"{BITMASK}.html"
    assert "1 of 2 accepted" in browser.locator("header").inner_text()
    visit.audit()


def _cells(table: "Locator") -> list[str]:
    cells: list[str] = table.evaluate(
        "table => [...table.querySelectorAll('td')].map(cell => cell.firstChild?.data ?? '')"
    )
    return cells
