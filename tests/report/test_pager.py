"""What is longer than the screen goes through a pager."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from grader.report.terminal import pager


@pytest.mark.posix
@pytest.mark.parametrize(
    ("command", "lines", "through"),
    [("tee {seen}", 30, True), ("tee {seen}", 3, False), ("no-such-pager", 30, False),
     ("tee 'unclosed", 30, False), ("", 30, False)],
)  # fmt: skip
def test_a_long_text_goes_through_the_pager(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str, lines: int, through: bool
) -> None:
    seen = tmp_path / "seen"
    monkeypatch.setenv("PAGER", command.format(seen=seen))
    printed = io.StringIO()
    console = Console(file=printed, force_terminal=True, width=80, height=24, color_system=None)
    with pager.paged(console):
        for number in range(lines):
            console.print(f"line {number}")
    text = "".join(f"line {number}\n" for number in range(lines))
    assert seen.exists() == through
    assert (seen.read_text() if through else printed.getvalue()) == text


def test_without_a_terminal_there_is_no_pager(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAGER", "no-such-pager")
    printed = io.StringIO()
    console = Console(file=printed, width=80, height=5)
    with pager.paged(console):
        console.print("\n".join("abcdefghij"))
    assert printed.getvalue().count("\n") == 10


def test_less_is_the_pager_if_none_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PAGER", raising=False)
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    assert pager.pager() == ["less", "-R"]
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert pager.pager() == []
