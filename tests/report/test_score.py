"""Points: rules, and what has no score."""

from pathlib import Path

import pytest

from grader.classroom.job import cases
from grader.errors import InvalidRules
from grader.judge.case import Verdict
from grader.points import Rules, plain_rules, read_rules
from tests.conftest import full_name

CASES = cases(full_name("bitmask"), 1)
SUITES = {case.suite for case in CASES}


def rules(tmp_path: Path, text: str) -> Rules:
    path = tmp_path / "score.toml"
    path.write_text(text, encoding="utf-8")
    return read_rules(str(path), CASES)


def test_by_default_each_case_earns_its_part_of_a_hundred_points() -> None:
    plain = plain_rules(CASES)
    assert plain.full_marks == 100
    assert plain.score(Verdict.ACCEPTED, {}) == 100
    assert plain.score(Verdict.WRONG_ANSWER, {"easy": 6}) == round(100 * 6 / len(CASES), 2)
    assert plain.score(Verdict.IMPORT_ERROR, {}) == 0


def test_what_was_not_judged_has_no_score_and_not_a_zero() -> None:
    plain = plain_rules(CASES)
    assert plain.score(Verdict.GRADER_ERROR, {"easy": 6}) is None
    assert plain.score(None, {}) is None


def test_points_by_suite(tmp_path: Path) -> None:
    text = 'award = "{}"\n[points]\neasy = 12\nhard = 20\n"d*[et]" = 10\n'
    passed = {"easy": 4, "hard": 3, "dense": 2, "digit-absent": 1}
    share = rules(tmp_path, text.format("share"))
    assert share.full_marks == 42
    assert share.score(Verdict.WRONG_ANSWER, passed) == 12 + 12 + 5 + 2.5
    assert rules(tmp_path, text.format("suite")).score(Verdict.WRONG_ANSWER, passed) == 12 + 5
    every = rules(tmp_path, text.format("all"))
    assert every.score(Verdict.WRONG_ANSWER, passed) == 0
    assert every.score(Verdict.ACCEPTED, passed) == 42


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("award = ", "is not valid TOML"),
        ('award = "most"', 'award is "share", "suite" or "all", not \'most\''),
        ("price = 1", "says 'price'; there are only award and points"),
        ("[points]\neasier = 1", "no suite is called 'easier'; there are one-blank"),
        ("[points]\neasy = -1", "the points of 'easy' are a number from 0, not -1"),
        ("[points]\neasy = nan", "are a number from 0"),
        ("points = 3", "points is a table of suites"),
    ],
)
def test_rules_that_cannot_be_followed(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(InvalidRules, match=words):
        rules(tmp_path, text)
