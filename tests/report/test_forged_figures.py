"""Figures that a submission forged are refused, or shown without an error."""

import io
import random

import pytest

from grader.judge.case import CaseResult, Verdict
from grader.judge.session import Reply, Session
from grader.learner.hints import time_lesson
from grader.measure.hot_spots import hot_spots
from grader.measure.trace import LARGEST_TOTAL, Trace, read_recording
from grader.problems.answer import Plain
from grader.report.page import replay
from grader.report.terminal import replay as replay_terminal
from grader.report.terminal.console import TextConsole
from grader.sandbox.process import Ending, Outcome

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
CELLS = len(PUZZLE)
TOTALS = ("stride", "writes", "placements", "undos", "deepest", "dead_ends", "unseen")
NUMBERS = [0, 0, 0, 1, 1, 2, 3, 4, 31, 32, 81, 82, LARGEST_TOTAL, LARGEST_TOTAL + 1, -1]


def recording(**changed: Plain) -> dict[str, Plain]:
    """What an honest worker sends of a search with two writes, with some fields forged."""
    tries: list[Plain] = [0] * CELLS
    tries[2] = 1
    fields: dict[str, Plain] = dict.fromkeys(TOTALS, 0)
    fields |= {"stride": 1, "writes": 2, "placements": 1, "undos": 1, "deepest": 1}
    return {**fields, "tries": tries, "changes": [65, 64], "lengths": [], **changed}


@pytest.mark.parametrize(
    "forged",
    [
        {"stride": 0, "writes": LARGEST_TOTAL, "changes": [], "placements": 0},
        {"stride": 0, "writes": 0, "changes": []},
        {"stride": LARGEST_TOTAL, "writes": LARGEST_TOTAL, "lengths": [1]},
        {"deepest": 82},
        {"unseen": 82},
        {"placements": 2},
        {"undos": 2},
        {"dead_ends": 2},
        {"writes": 3},
        {"writes": -1},
        {"writes": True},
        {"tries": []},
        {"lengths": [82], "stride": 2},
        {"changes": [CELLS * 32]},
        {"deepest": 1 << 64},
    ],
    ids=str,
)
def test_a_recording_that_contradicts_itself_is_none(forged: dict[str, Plain]) -> None:
    assert read_recording(recording(), CELLS) is not None
    assert read_recording(recording(**forged), CELLS) is None


def test_whatever_is_read_as_a_recording_can_be_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_terminal, "PICTURES_PER_SECOND", float("inf"))
    chance = random.Random(16)
    shown = 0
    for _ in range(1500):
        fields = recording()
        for name in chance.sample(TOTALS, chance.randint(0, 3)):
            fields[name] = chance.choice(NUMBERS)
        if chance.random() < 0.5:  # frames of several writes
            fields["stride"] = stride = chance.choice([2, 3, LARGEST_TOTAL])
            lengths = [chance.randint(0, 2) for _ in range(chance.randint(0, 3))]
            fields["lengths"] = list(lengths)
            fields["writes"] = min(stride * len(lengths), LARGEST_TOTAL)
            fields["changes"] = [chance.randrange(CELLS * 32) for _ in range(sum(lengths))]
        found = read_recording(fields, CELLS)
        if found is None:
            continue
        shown += 1
        result = CaseResult("trace", "trace", Verdict.WRONG_ANSWER, "wrong")
        one = Trace("mine.py", PUZZLE, result, bool(shown % 2), found)
        if shown < 12:  # a page takes long
            replay.page([one, one], "forged")
            replay_terminal._play(TextConsole(file=io.StringIO(), force_terminal=True), [one])
        replay.depths(PUZZLE, found)
        replay_terminal.show_totals(TextConsole(file=io.StringIO()), one)
    assert shown > 100


class Forging:
    """A session whose worker claims anything."""

    def __init__(self, profile: Plain) -> None:
        self._fields: dict[str, Plain] = {"profile": profile}

    def ready(self) -> bool:
        return True

    def profile(self, *_: object) -> Reply:
        return Reply(Outcome(Ending.REPLIED), self._fields)

    def close(self) -> None:
        pass


def test_forged_counts_make_a_hint_all_the_same() -> None:
    chance = random.Random(16)
    numbers: list[Plain] = [0, 1, 2, -1, 1 << 64, -(1 << 64), 10**15, True, None, "x", [], {}]
    for _ in range(2000):
        profile: Plain = [
            ["f" if chance.random() < 0.9 else None, chance.choice(numbers), chance.choice(numbers)]
            for _ in range(chance.choice([0, 1, 2, 60]))
        ]
        session: Session = Forging(profile)  # type: ignore[assignment]
        assert time_lesson("hard-01", hot_spots(session, ()))
    assert hot_spots(Forging({"no": "list"}), ()) == ()  # type: ignore[arg-type]
