"""A function may be called anything: `check`, `run` and `hint` show it as text."""

import io
import re
from pathlib import Path

import pytest

from grader.learner.hints import time_lesson
from grader.measure.hot_spots import HotSpot
from grader.report.terminal import prose
from grader.report.terminal.console import TextConsole
from tests.conftest import Command

NAMES = (
    "[/x]",
    "[link=http://evil]click[/link]",
    "\x1b]52;c;ZXZpbA==\x07\x1b[2J",
    "\ud800",
    "`](http://evil)",
)
RAISES = f"""\
def f(board, rest):
    if not rest:
        raise ValueError("[/y] \\ud800 \\x1b[2J")
    name, *rest = rest
    g = type(f)(f.__code__.replace(co_name=name, co_qualname=name), globals())
    g(board, rest)
def solveSudoku(board):
    f(board, {list(NAMES)!a})
"""
IMPORTS = "raise ModuleNotFoundError('no', name='`[/x](http://evil)\\x1b[2J\\ud800')\n"
COLOUR = re.compile(r"\x1b\[[0-9;]*m")


def is_text(shown: str) -> bool:
    return not re.search(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\u202e]", shown)


@pytest.mark.parametrize("source", [RAISES, IMPORTS], ids=["raises", "imports"])
def test_names_of_a_submission_are_text(source: str, command: Command, workspace: Path) -> None:
    file = workspace / "exercises" / "05_bitmask.py"
    file.write_text(source, encoding="utf-8")
    for arguments in ("check", "run", "hint"):
        # The check draws a bar on a terminal, which moves the cursor.
        colours = {} if arguments == "check" else {"FORCE_COLOR": "1", "TERM": "xterm"}
        result = command(arguments, "5", env=colours)
        assert result.stderr == ""
        assert result.returncode in (0, 1)
        shown = COLOUR.sub("", result.stdout)
        assert is_text(shown)
        if source == RAISES and arguments != "hint":
            assert "[/x]" in shown
            assert "[link=http://evil]click[/link]" in shown


@pytest.mark.parametrize("name", NAMES)
def test_the_hint_after_a_time_out_names_a_function_as_text(name: str) -> None:
    spots = (HotSpot(name, ((3, 50), (4, 20))), HotSpot("g", ((8, 30),)))
    drawn = io.StringIO()
    console = TextConsole(file=drawn, force_terminal=True, width=80)
    prose.show(console, "title", time_lesson("hard-01", spots))
    shown = COLOUR.sub("", drawn.getvalue())
    assert is_text(shown)
    assert "of the executed lines" in " ".join(shown.split())
    assert "`" not in shown  # the name ends where it should
