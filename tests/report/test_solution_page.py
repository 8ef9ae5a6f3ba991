"""The page of a reference, and how two programs are set beside each other."""

from typing import TYPE_CHECKING

import html5lib
import pytest

from grader.catalog import catalog
from grader.judge.session import Submission, reference
from grader.learner.reading import reading
from grader.learner.workspace import Workspace
from grader.report.editorial import code_of
from grader.report.page.check import page
from grader.report.page.leads import leads
from grader.report.page.side_by_side import diff, side_by_side
from grader.report.page.solution import page as solution_page
from grader.report.same_code import match
from grader.sandbox.isolation import choose

if TYPE_CHECKING:
    from pathlib import Path

    from tests.conftest import Judge
    from tests.report.conftest import Visit

RIGHT = reference(catalog.load("bitmask")).text.decode()
OWN = '''\
"""The statement.

Of the problem.
"""
class Solution:
    def solveSudoku(self, b: "List[List[str]]") -> None:
        R = [0]*9   # rows
        C = [0]*9
        B = [0]*9
        todo = []
        for r in range(9):
            for c in range(9):
                x = r//3*3 + c//3
                if b[r][c] == '.':
                    todo.append((r, c, x))
                else:
                    m = 1 << int(b[r][c]) - 1
                    R[r] |= m
                    C[c] |= m
                    B[x] |= m
        def go(k):
            if k == len(todo):
                return True
            r, c, x = todo[k]
            for d in range(9):
                m = 1 << d
                if m & (R[r] | C[c] | B[x]):
                    continue
                b[r][c] = str(d + 1)
                R[r] |= m
                C[c] |= m
                B[x] |= m
                if go(k + 1):
                    return True
                b[r][c] = '.'
                R[r] ^= m
                C[c] ^= m
                B[x] ^= m
            return False
        go(0)
'''


def test_names_comments_types_and_quotes_are_no_difference() -> None:
    left = "def f(a: int) -> int:\n    # note\n    total = 0\n    total = a + total\n    s = 'x'\n"
    right = 'def f(n):\n    """Say."""\n    result = 0\n\n    result = n + result\n'
    right += '    s = "x"\n    go(n)\n'
    found = match(left, right)
    assert found.names == {"total": "result", "a": "n"}
    assert [stretch.same for stretch in found.stretches] == [True, False]
    both = side_by_side(left, right)
    marked = [line.number for part in both.parts for line in part.right if line.marked]
    assert marked == [7]
    for side, text in (("left", left), ("right", right)):
        numbers = [line.number for part in both.parts for line in getattr(part, side)]
        assert numbers == list(range(1, text.count("\n") + 1))
    assert side_by_side(left, left.replace("total", "sum_up")).equal
    assert not side_by_side("a = b + c\n", "a = c + b\n").equal
    # What is no Python is compared as it stands.
    assert not side_by_side("def f(:\n", "def g(:\n").equal


def test_a_diff_folds_what_stays() -> None:
    before = "\n".join(f"x{n} = {n}" for n in range(40))
    parts = diff(before, before.replace("x20 = 20", "x20 = 21")).parts
    assert [part.folded for part in parts] == [True, False, False, False, True]
    assert len(parts[0].right) == 17


@pytest.mark.xdist_group("browser")
def test_the_page_of_a_reference(visit: "Visit") -> None:
    exercise = catalog.load("bitmask")
    own = Submission(f"{exercise.name}.py", OWN.encode(), "solveSudoku")
    text = solution_page(reading(exercise, own, choose()), "report.html")
    html5lib.HTMLParser(strict=True).parse(text)
    browser = visit.open(text)
    assert browser.get_by_role("heading", level=1).inner_text() == "Bit masks"
    assert browser.locator(".prose table").count() == 1
    assert browser.locator(".prose pre").count() == 1
    marked = browser.locator(".beside .removed code").all_inner_texts()
    assert "for d in range(9):" in map(str.strip, marked)
    assert not any("def go" in line for line in marked)
    assert browser.locator(".beside .left li").first.get_attribute("data-line") == "5"
    first = browser.locator(".beside .right li").first.get_attribute("data-line")
    assert first == str(code_of(RIGHT).first)
    assert "free = FULL" in browser.locator(".unified .added").all_inner_texts()[-11]
    costs = browser.locator("section", has_text="What it costs").locator("tbody th")
    assert {name.removeprefix("▸ ") for name in costs.all_inner_texts()} == {
        "Yours", exercise.name, catalog.load("sets").name,
    }  # fmt: skip
    assert "exercises/" in browser.locator("section", has_text="Where to go next").inner_text()
    visit.audit()
    visit.keep("solution")


@pytest.mark.xdist_group("browser")
def test_an_accepted_page_leads_on(visit: "Visit", judge: "Judge", workspace: "Path") -> None:
    from grader.learner.attempts import record

    folder = Workspace(str(workspace))
    for source in (
        OWN.replace("range(9):\n                m", "range(8):\n                m"),
        OWN,
    ):
        report = judge(source, only="one-blank-01", name=f"{catalog.load('bitmask').name}.py")
        record(report, folder)
    browser = visit.open(page(report, leads=leads(report, folder, "reference.html")))
    since = browser.locator("section:has(#since)")
    assert "for d in range(8):" in since.locator("li.removed").inner_text()
    assert "for d in range(9):" in since.locator("li.added").inner_text()
    link = browser.get_by_role("link", name="Read the reference")
    assert link.get_attribute("href") == "reference.html"
    browser.get_by_text("Your code and the reference, line by line").click()
    assert browser.locator(".beside").is_visible()
    # The code opens at the learner's own lines: the statement is folded.
    assert browser.locator("#line-5").is_visible()
    assert not browser.locator("#line-1").is_visible()
    assert "The next rung" in browser.locator("main").inner_text()
    visit.audit()
    visit.keep("accepted-leads-on")
