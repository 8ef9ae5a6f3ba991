"""``grader report``, ``grader trace`` and ``grader check --html`` through the real command."""

from pathlib import Path

import pytest

from tests.conftest import ROOT, Command, file_name, full_name

BITMASK = full_name("bitmask")

RIGHT = (ROOT / "solutions" / file_name("bitmask")).read_text(encoding="utf-8")
WRONG = RIGHT.replace("boxes[box] ^= bit", "pass")


@pytest.fixture
def opened(tmp_path: Path) -> tuple[dict[str, str], Path]:
    """An environment whose browser takes down what it was asked to open, and where."""
    browser, seen = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\necho "$1" > {seen}\n', encoding="utf-8")
    browser.chmod(0o755)
    return {"BROWSER": f"{browser} %s"}, seen


def test_a_check_can_be_kept_as_a_page(command: Command, workspace: Path) -> None:
    (workspace / "exercises" / file_name("bitmask")).write_text(WRONG, encoding="utf-8")
    result = command("check", "bitmask", "--html", "page.html")
    assert result.returncode == 1
    assert result.stderr == ""
    text = (workspace / "page.html").read_text(encoding="utf-8")
    assert "Wrong Answer" in text
    assert "Your attempts" in text
    several = command("check", "sets", "bitmask", "--html", "page.html")
    assert several.returncode == 2
    assert "grader report --all" in several.stderr
    nowhere = command("check", "sets", "--html", "no/such/folder.html")
    assert nowhere.returncode == 2
    assert "no/such/folder.html can't be written: No such file" in nowhere.stderr


def test_a_report_is_a_check_and_a_page(
    command: Command, workspace: Path, opened: tuple[dict[str, str], Path]
) -> None:
    environment, seen = opened
    (workspace / "exercises" / file_name("bitmask")).write_text(WRONG, encoding="utf-8")
    result = command("report", "bitmask", "--open", env=environment)
    assert result.returncode == 1
    assert f"Wrong Answer   {BITMASK}" in result.stdout
    page = workspace / ".grader" / "pages" / f"{BITMASK}.html"
    assert f"Page: .grader/pages/{BITMASK}.html" in result.stdout
    assert seen.read_text(encoding="utf-8").strip() == page.as_uri()
    assert "tried" in command("list").stdout


def test_all_exercises_have_an_index(command: Command, workspace: Path) -> None:
    result = command("report", "--all", "--seed", "1")
    assert result.returncode == 1
    pages = workspace / ".grader" / "pages"
    text = (pages / "index.html").read_text(encoding="utf-8")
    for exercise in (workspace / "exercises").glob("*.py"):
        assert f'href="{exercise.stem}.html"' in text
        assert "Not Started" in (pages / f"{exercise.stem}.html").read_text(encoding="utf-8")


def test_a_failure_can_be_stepped_through(command: Command, workspace: Path) -> None:
    file = workspace / "exercises" / file_name("bitmask")
    file.write_text(WRONG, encoding="utf-8")
    checked = command("check", "bitmask", "--seed", "1")
    assert checked.returncode == 1
    assert "grader trace" in checked.stdout
    assert (workspace / ".grader" / "failures" / f"{BITMASK}.json").is_file()
    result = command("trace", "--html", "steps.html")
    assert result.returncode == 0, result.stderr
    assert f"{BITMASK}.py: Wrong Answer." in result.stdout
    text = (workspace / "steps.html").read_text(encoding="utf-8")
    assert "boxes" in text
    assert 'class="cause-line"' in text
    # The same board with a changed file: the cause is that of another text.
    file.write_text(RIGHT, encoding="utf-8")
    again = command("trace", "bitmask", "--with", "fewest_candidates")
    assert f"{BITMASK}.py solved it." in again.stdout
    assert again.stdout.endswith(f"Page: .grader/pages/{BITMASK}-steps.html\n")
    page = (workspace / ".grader" / "pages" / f"{BITMASK}-steps.html").read_text(encoding="utf-8")
    assert 'class="cause-line"' not in page
    assert 'id="beside"' in page


@pytest.mark.parametrize(
    ("arguments", "status", "words"),
    [
        (("trace", "candidates"), 1, "This is still the stub"),
        (("trace", "sets", "--with", "puzzle_string"), 2, "_puzzle_string fills no board"),
        (("trace", "sets", "--board", "12"), 2, "--board: A puzzle has 16, 81, 256 or 625 cells"),
        (("trace", "sets", "--board", "." * 256), 2, "_sets takes boards of 9×9 cells"),
        (("report", "--all", "candidates"), 2, "leave out the target"),
        (("report", "no.py"), 2, "there is no file no.py"),
    ],
)
def test_what_cannot_be_shown_is_said(
    command: Command, arguments: tuple[str, ...], status: int, words: str
) -> None:
    result = command(*arguments)
    assert result.returncode == status
    assert words in result.stdout + result.stderr
    assert "Traceback" not in result.stderr
