"""The stepper in a real browser: each control with keys and pointer, on a desktop and a phone."""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

import html5lib
import pytest

from grader.catalog import catalog
from grader.hidden.cases import draw_cases
from grader.judge.session import Submission, reference
from grader.judge.why import Fact, Why
from grader.measure.steps import Recorded
from grader.report.page import stepper
from grader.sandbox.isolation import choose
from grader.why.failure import Failure
from grader.why.playback import Playback, own_case, play, play_failure
from tests.report.conftest import SCHEMES, SIZES, Visit

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.xdist_group("browser")

SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
BOARD = "".join("." if cell in (2, 3, 5, 11, 12, 20, 33) else SOLVED[cell] for cell in range(81))
MISTAKE = "boxes[box] ^= bit"
LARGEST_PAGE = 5_000_000
EVIL = "</script><script>document.title='owned'</script><img src=x onerror=alert(1)>"
HOSTILE = f"""
evil = {EVIL!r}
def solveSudoku(board):
    mine = evil
    held = [evil, {{evil}}, {{evil: evil}}]
    for i in range(5000):
        pass
    board[0][2] = "<"
    raise ValueError(evil)
"""


def played(text: str, why: Why | None = None) -> Playback:
    exercise = catalog.load("bitmask")
    source = Submission("mine.py", text.encode(), "solveSudoku")
    _, playback = play(exercise, source, choose(), own_case(exercise, BOARD), why)
    assert playback is not None
    return playback


@pytest.fixture(scope="module")
def wrong() -> Playback:
    right = reference(catalog.load("bitmask")).text.decode()
    # A box that stays taken, and digits from the largest on, so that it guesses wrong.
    text = right.replace(MISTAKE, "pass").replace("bit = free & -free",
                                                  "bit = 1 << free.bit_length() - 1")  # fmt: skip
    line = text[: text.index("cols[col] ^= bit")].count("\n") + 2
    why = Why("undo-books", "box", (line,), sure=True, fact=Fact(), text=("said",))
    return played(text, why)


@pytest.fixture(scope="module")
def opened(
    browser: "Browser", wrong: Playback, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Visit]:
    """The page of a wrong program, opened once."""
    visit = Visit(browser, tmp_path_factory.mktemp("steps"))
    page = visit.open(_valid(stepper.page(wrong, "Bit masks")))
    page.locator("body[data-ready]").wait_for()
    yield visit
    visit.page.close()


def _valid(text: str) -> str:
    html5lib.HTMLParser(strict=True).parse(text)
    return text


def place(page: "Page") -> int:
    found = re.search(r"step ([\d,]+) of", page.locator("#place").inner_text())
    return int(found[1].replace(",", "")) if found else 0


def cells(page: "Page", board: str = "#yours") -> str:
    texts: list[str] = page.locator(f"{board} td").evaluate_all(
        "cells => cells.map(cell => cell.firstChild?.data?.trim() || '.')"
    )
    return "".join(texts)


def test_each_control_by_key_and_by_pointer(opened: Visit, wrong: Playback) -> None:
    page, steps = opened.page, wrong.steps
    assert page.locator("h1").inner_text() == "Wrong Answer"
    # It begins with the cause.
    first = place(page)
    assert wrong.first is not None
    assert first == wrong.first.step + 1
    assert "cause-line" in (page.locator("li.now").get_attribute("class") or "")
    page.keyboard.press("Home")
    assert place(page) == 1
    assert cells(page) == BOARD
    page.locator("#cause").click()
    assert place(page) == first
    page.keyboard.press("Home")

    # The keys go on wherever the focus is.
    page.get_by_role("button", name="Into").click()
    here = place(page)
    for key, expected in (("ArrowRight", 1), ("ArrowLeft", 0), ("ArrowLeft", -1)):
        page.keyboard.press(key)
        assert place(page) == here + expected, key
    page.locator("#position").focus()
    page.keyboard.press("ArrowRight")
    assert place(page) == here
    page.locator(".code").focus()
    page.keyboard.press("ArrowRight")
    assert place(page) == here + 1

    # Writes and backtracks, with what they did, and why there is none.
    page.keyboard.press("Home")
    for key, why in (
        ("W", "Nothing is written into the board before this step."),
        ("B", "No digit is taken back before this step."),
        ("V", "Choose a variable first: click its name in the list."),
    ):
        page.keyboard.press(f"Shift+{key}")
        assert page.locator("#said").inner_text() == why
    board = list(BOARD)
    for write in steps.writes[:6]:
        page.keyboard.press("w")
        board[write.cell] = write.symbol
        assert cells(page) == "".join(board)
        row, column = divmod(write.cell, 9)
        said = page.locator("#said").inner_text()
        assert said.startswith(f"Line {write.line} ")
        assert f"row {row + 1}, column {column + 1}" in said
        right = write.symbol in (".", SOLVED[write.cell])
        assert ("wrong" in said) == (not right)
        assert page.locator("td.last").count() == 1
    back = place(page)
    page.keyboard.press("Shift+W")
    assert place(page) < back
    page.get_by_role("button", name="Next write").click()
    assert place(page) == back
    page.keyboard.press("Home")
    page.get_by_role("button", name="Next backtrack").click()
    assert "emptied" in page.locator("#said").inner_text()
    assert page.locator("td.wrong .unseen").count() == page.locator("td.wrong").count()

    # Over a call and out of one.
    stops = [number for number, step in steps.each() if step.line]
    lines = wrong.recorded.source.splitlines()
    run = [step.line for _, step in steps.each() if step.line]
    call = next(i for i, line in enumerate(run) if lines[line - 1].strip() == "search(0)")
    page.locator("#position").fill(str(call))
    before = place(page)
    assert before == stops[call] + 1
    page.keyboard.press("ArrowRight")
    assert "search is called" in page.locator("#said").inner_text()
    page.keyboard.press("ArrowUp")
    out = place(page)
    page.locator("#position").fill(str(call))
    page.get_by_role("button", name="Over").click()
    assert place(page) == out > before + 20

    # The next change of a variable.
    page.keyboard.press("c")
    page.get_by_role("button", name="bit", exact=True).first.click()
    assert page.locator("#variables [aria-pressed=true]").inner_text() == "bit"
    shown = page.locator("dt:has([aria-pressed=true]) + dd")
    value = shown.inner_text()
    assert re.fullmatch(r"[01]{3} [01]{3} [01]{3}", value)
    page.keyboard.press("v")
    assert shown.inner_text() != value
    assert "changed" in (shown.get_attribute("class") or "")
    page.keyboard.press("Shift+V")
    page.get_by_role("button", name="Next change").click()
    assert shown.inner_text() != value

    # The end, playing, and the chart.
    page.get_by_role("button", name="End").click()
    assert "Wrong Answer" in page.locator("#said").inner_text()
    assert page.locator("#over").is_disabled()
    page.keyboard.press("Home")
    for _ in range(8):
        page.keyboard.press("+")
    page.locator("h1").click()
    page.keyboard.press("Space")
    page.get_by_text("Wrong Answer: ").wait_for()
    assert page.get_by_role("button", name="Play").is_visible()
    box = page.locator("#chart").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 5)
    assert abs(place(page) - steps.total / 2) < steps.total / 50
    if wrong.guesses:
        page.locator(".guess").first.click()
        guess = wrong.guesses[0].guess
        write = next(one for one in steps.writes if one.step == guess.step)
        assert page.locator("li.now").get_attribute("data-line") == str(write.line)
        assert f"it writes {guess.symbol} into row" in page.locator("#said").inner_text()
        page.keyboard.press("ArrowRight")
        assert cells(page)[guess.cell] == guess.symbol
    opened.audit()


def test_it_fits_on_every_screen_and_on_paper(opened: Visit) -> None:
    page = opened.page
    page.keyboard.press("c")
    page.set_viewport_size({"width": 1280, "height": 720})
    for part in ("#yours", ".code", "#variables", ".player"):
        box = page.locator(part).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 720, part
        assert box["x"] + box["width"] <= 1280, part
    first = page.locator("#place").inner_text()
    page.keyboard.press("End")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    assert page.locator("#place").inner_text() == first
    assert not page.locator(".player").is_visible()
    assert page.locator("li.now").is_visible()
    page.emulate_media(media="screen")
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert "after all" in page.locator("#place").inner_text()
    page.keyboard.press("c")
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        opened.keep(f"steps-{scheme}")


def test_a_reference_goes_in_step_on_a_phone_too(visit: Visit, wrong: Playback) -> None:
    exercise = catalog.load("fewest_candidates")
    other, _ = play(exercise, reference(exercise), choose(), own_case(exercise, BOARD))
    assert isinstance(other, Recorded)
    page = visit.open(_valid(stepper.page(wrong, "Bit masks", other)))
    page.locator("body[data-ready]").wait_for()
    page.set_viewport_size({"width": SIZES["phone"][0], "height": SIZES["phone"][1]})
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES["phone"][0]
    boxes = [page.locator(f"{name} table").bounding_box() for name in ("#yours", "#beside")]
    assert boxes[0] is not None
    assert boxes[1] is not None
    assert boxes[0]["y"] == boxes[1]["y"]
    page.keyboard.press("Home")
    page.keyboard.press("w")
    page.keyboard.press("w")
    assert cells(page, "#beside").count(".") == BOARD.count(".") - 2
    page.keyboard.press("End")
    assert cells(page, "#beside") == SOLVED
    visit.audit()


def test_a_hostile_program_stays_text(visit: Visit) -> None:
    page = visit.open(_valid(stepper.page(played(HOSTILE), EVIL)))
    page.locator("body[data-ready]").wait_for()
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    assert "owned" in page.locator("#variables").inner_text()
    # After many steps the variables of the beginning are still there.
    page.keyboard.press("End")
    assert "owned" in page.locator("#variables").inner_text()
    assert EVIL in page.locator("#said").inner_text()
    assert page.title() != "owned"
    assert page.locator("img").count() == 0
    assert page.locator("main script:not([type='application/octet-stream'])").count() == 0


KEEPS = """
def solveSudoku(board, seen=[]):
    for cell, digit in zip((2, 3, 5, 11, 12, 20, 33), "4682184"):
        if not seen:
            board[cell // 9][cell % 9] = digit
    seen.append(1)
"""


def test_what_fails_after_other_calls_only_is_played_after_one() -> None:
    exercise = catalog.load("bitmask")
    submission = Submission("mine.py", KEEPS.encode(), "solveSudoku")
    failure = Failure("bitmask", 1, draw_cases(exercise, 1)[0].id, 1, smallest=BOARD)
    _, playback = play_failure(exercise, submission, choose(), failure)
    assert playback is not None
    assert not playback.recorded.result.verdict.accepted
    assert playback.recorded.puzzle == BOARD
    assert stepper.notes(playback)[0].startswith(
        "Alone, this board is solved. Here it fails after 1 call with other boards"
    )


def test_a_hundred_thousand_steps_are_a_small_page() -> None:
    exercise = catalog.load("sets")
    example = exercise.problem.examples[0].input
    _, playback = play(exercise, reference(exercise), choose(), own_case(exercise, example))
    assert playback is not None
    assert playback.steps.complete
    assert playback.steps.total > 100_000
    assert len(stepper.page(playback, "")) < LARGEST_PAGE
