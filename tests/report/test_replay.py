"""Traces beside the browser: in the terminal, and as large as they get."""

import io

import pytest
from rich.console import Console

from grader.catalog import catalog
from grader.judge.case import CaseResult, Verdict
from grader.judge.session import reference
from grader.measure.trace import Recording, Trace, trace
from grader.problems.sudoku_solver import LEETCODE_EXAMPLE
from grader.report.page import replay
from grader.report.terminal import replay as replay_terminal
from grader.sandbox.inside.recorder import MOST_CHANGES, MOST_FRAMES
from grader.sandbox.isolation import choose

LARGEST_PAGE = 5_000_000
"""Bytes."""


def test_a_search_is_played_in_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_terminal, "PICTURES", 10)
    monkeypatch.setattr(replay_terminal, "PICTURES_PER_SECOND", 1_000)
    source = reference(catalog.load("bitmask"))
    traced = trace(source, LEETCODE_EXAMPLE.input, choose())
    screen = io.StringIO()
    replay_terminal.play(Console(file=screen, force_terminal=True, color_system=None), [traced])
    text = screen.getvalue()
    assert 10 <= text.count("depth") <= 12
    assert "5 3 4 │ 6 7 8 │ 9 1 2" in text
    assert text.rindex("write 8,365 · depth 51") < text.index("4,208 digits placed")
    piped = io.StringIO()
    replay_terminal.play(Console(file=piped), [traced])
    assert "depth 51" not in piped.getvalue()
    assert "4,208 digits placed" in piped.getvalue()


def test_the_largest_page_of_two_searches_is_one_that_a_browser_can_take() -> None:
    cells, frames = 625, MOST_FRAMES
    per_frame = MOST_CHANGES // frames
    largest = cells * 32 - 1
    recording = Recording(
        stride=1 << 20,
        changes=(largest,) * (frames * per_frame),
        lengths=(per_frame,) * frames,
        writes=frames << 20,
        placements=1 << 52,
        undos=1 << 52,
        deepest=cells,
        dead_ends=1 << 52,
        tries=(1 << 52,) * cells,
        unseen=cells,
    )
    result = CaseResult("trace", "trace", Verdict.TIME_LIMIT, message="x" * 2000)
    traced = Trace("x" * 2000, "." * cells, result, True, recording)
    assert len(replay.page([traced, traced], "Any size").encode()) < LARGEST_PAGE
