"""A stranger's text is shown, and can do nothing."""

import io

import pytest
from rich.console import Console

from grader.report.terminal import check as terminal
from grader.report.visible import one_line, visible
from tests.conftest import Judge


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("\x1b[2J", "\\x1b[2J"),
        ("a\u202eb", "a\\u202eb"),
        ("\x07\x00", "\\x07\\x00"),
        ("\ud800", "\\ud800"),
        ("\u200b", "\\u200b"),
        ("é → 数", "é → 数"),
        ("a\n\tb", "a\n\tb"),
    ],
)
def test_what_cannot_be_seen_is_written_out(text: str, shown: str) -> None:
    assert visible(text) == shown


def test_one_line_stays_one_line() -> None:
    assert one_line("a\r\nb") == "a\\r\\nb"
    assert one_line("x" * 1000, 10) == "x" * 9 + "…"


def test_nothing_that_a_submission_says_reaches_the_terminal_raw(judge: Judge) -> None:
    evil = r"\x1b[31m\x1b]0;title\x07\u202e"
    source = f"def solveSudoku(board):\n print('{evil}')\n raise ValueError('{evil}')\n"
    report = judge(source, name="evil\x1b[2J.py", only="one-blank-01")
    screen = io.StringIO()
    terminal.show(Console(file=screen, force_terminal=False, width=80), report)
    text = screen.getvalue()
    assert "ValueError" in text
    assert "Printed" in text
    assert not {"\x1b", "\x07", "\u202e"} & set(text)


def test_markup_of_the_terminal_library_stays_text(judge: Judge) -> None:
    source = "def solveSudoku(board):\n raise ValueError('[bold]loud[/bold] [/nonsense]')\n"
    report = judge(source, only="one-blank-01")
    screen = io.StringIO()
    terminal.show(Console(file=screen, width=80), report)
    assert "[bold]loud[/bold] [/nonsense]" in screen.getvalue()
