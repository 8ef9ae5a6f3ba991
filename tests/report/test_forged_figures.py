"""Figures that a submission forged are refused, or shown without an error."""

import random

from grader.judge.session import Reply, Session
from grader.learner.hints import time_lesson
from grader.measure.hot_spots import hot_spots
from grader.problems.answer import Plain
from grader.sandbox.process import Ending, Outcome


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
