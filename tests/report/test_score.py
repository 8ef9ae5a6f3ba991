"""Points: rules, policy, and what has no score."""

from collections import Counter
from pathlib import Path

import pytest

from grader.classroom.job import cases
from grader.errors import InvalidRules
from grader.judge.case import Verdict
from grader.points import Rules, plain_rules, read_rules
from grader.points.rules import Attempt, Result
from tests.conftest import full_name

CASES = cases(full_name("bitmask"), 1)
EVERY = Counter(case.suite for case in CASES)
ALL_BUT_SPEED = {**EVERY, "speed": 0}
RIGHT = EVERY.total() - 1


def rules(tmp_path: Path, text: str) -> Rules:
    path = tmp_path / "score.toml"
    path.write_text(text, encoding="utf-8")
    return read_rules(str(path), CASES)


def test_by_default_right_answers_earn_eighty_and_the_idea_twenty() -> None:
    plain = plain_rules(CASES)
    assert plain.full_marks == 100
    assert plain.score(Verdict.ACCEPTED, {}) == 100
    assert plain.score(Verdict.TIME_LIMIT, ALL_BUT_SPEED) == plain.all_but_speed == 80
    wrong_but_fast = {**EVERY, "solved": 0}
    assert plain.score(Verdict.WRONG_ANSWER, wrong_but_fast) == round(80 - 80 / RIGHT, 2)
    assert plain.score(Verdict.WRONG_ANSWER, {"easy": 4}) == round(80 * 4 / RIGHT, 2)
    assert plain.score(Verdict.IMPORT_ERROR, {}) == 0
    without_a_gate = [case for case in CASES if case.race is None]
    assert plain_rules(without_a_gate).all_but_speed == 100


def test_what_was_not_judged_has_no_score_and_not_a_zero(tmp_path: Path) -> None:
    plain = plain_rules(CASES)
    assert plain.score(Verdict.GRADER_ERROR, {"easy": 4}) is None
    assert plain.score(None, {}) is None
    decided = rules(tmp_path, '[overrides.ann]\npoints = 70\ncomment = "on paper"')
    assert decided.score(None, {}, "ann") == 70
    assert decided.score(None, {}, "bob") is None


def test_points_by_suite(tmp_path: Path) -> None:
    text = 'full_marks = 42\naward = "{}"\n[points]\neasy = 12\nhard = 20\n"d*[et]" = 10\n'
    passed = {"easy": 4, "hard": 3, "dense": 2, "digit-absent": 1}
    share = rules(tmp_path, text.format("share"))
    assert share.full_marks == 42
    assert share.score(Verdict.WRONG_ANSWER, passed) == 12 + 12 + 5 + 2.5
    assert rules(tmp_path, text.format("suite")).score(Verdict.WRONG_ANSWER, passed) == 12 + 5
    every = rules(tmp_path, text.format("all"))
    assert every.score(Verdict.WRONG_ANSWER, passed) == 0
    assert every.score(Verdict.TIME_LIMIT, ALL_BUT_SPEED) == 42
    assert every.score(Verdict.ACCEPTED, passed) == 42


@pytest.mark.parametrize(
    ("text", "right_but_slow", "easy"),
    [
        ("", 80, 80 * 4 / RIGHT),
        ("[points]\nspeed = 0", 100, 100 * 4 / RIGHT),
        ('[points]\n"*" = 90\nspeed = 10', 90, 90 / (len(EVERY) - 1)),
        ('[points]\n"*" = 90', 90, 90 / (len(EVERY) - 1)),
        ('[points]\n"e*" = 20\neasy = 15', 80, 15),
        ("[points]\neasy = 30", 80, 30),
        ("all_but_speed = 60", 60, 60 * 4 / RIGHT),
        ("all_but_speed = 60\n[points]\neasy = 30", 60, 30),
        ("full_marks = 20", 16, 16 * 4 / RIGHT),
        ("all_but_speed = 0", 0, 0),
    ],
)
def test_all_points_together_are_full_marks(
    text: str, right_but_slow: float, easy: float, tmp_path: Path
) -> None:
    found = rules(tmp_path, text)
    assert found.score(Verdict.TIME_LIMIT, ALL_BUT_SPEED) == right_but_slow
    assert found.score(Verdict.WRONG_ANSWER, {"easy": 4, "speed": 1}) == round(easy, 2)
    assert found.score(Verdict.ACCEPTED, EVERY) == found.full_marks


POLICY = """\
slow = 95
slow_from = 10
minimum = 10
cap = 50
rounding = 0.5
attempt = "best"

[overrides.ann]
add = 7.25
comment = "the room had no power"

[overrides."Bob Ray_12"]
points = 0
comment = "copied"
"""


def test_policy(tmp_path: Path) -> None:
    found = rules(tmp_path, POLICY)
    assert found.attempt is Attempt.BEST
    assert found.score(Verdict.ACCEPTED, EVERY, times=9.9) == 100
    assert found.score(Verdict.ACCEPTED, EVERY, times=10) == 95
    assert found.score(Verdict.TIME_LIMIT, ALL_BUT_SPEED) == 80, "the cap is for wrong answers"
    assert found.score(Verdict.WRONG_ANSWER, {**EVERY, "easy": 3}) == 50
    out_of_time = {**ALL_BUT_SPEED, "minimal": 4}
    assert (found.score(Verdict.TIME_LIMIT, out_of_time, wrong=0) or 0) >= 79
    assert found.score(Verdict.TIME_LIMIT, out_of_time, wrong=1) == 50
    assert found.score(Verdict.RUNTIME_ERROR, {}) == 10
    assert found.score(Verdict.NOT_STARTED, {}) == 0, "the stub as shipped is not an attempt"
    partly = {"easy": 1, "hard": 4, "calls": 8, "misleading": 8}
    exact = plain_rules(CASES).score(Verdict.WRONG_ANSWER, partly)
    rounded = found.score(Verdict.WRONG_ANSWER, partly)
    assert exact is not None
    assert rounded == round(exact * 2) / 2
    assert found.score(Verdict.RUNTIME_ERROR, {}, "ann") == 17.25
    assert found.score(Verdict.ACCEPTED, EVERY, "ann") == 100
    assert found.score(Verdict.ACCEPTED, EVERY, "Bob Ray_12") == 0


@pytest.mark.parametrize("text", ["", POLICY, 'award = "suite"\nfull_marks = 7'])
@pytest.mark.parametrize(
    ("verdict", "passed"),
    [
        (Verdict.ACCEPTED, EVERY),
        (Verdict.TIME_LIMIT, ALL_BUT_SPEED),
        (Verdict.WRONG_ANSWER, {suite: cases // 2 for suite, cases in EVERY.items()}),
        (Verdict.IMPORT_ERROR, {}),
    ],
)
def test_the_lines_of_a_sum_add_up(
    text: str, verdict: Verdict, passed: dict[str, int], tmp_path: Path
) -> None:
    found = rules(tmp_path, text)
    for student in ("ann", "Bob Ray_12", "cy"):
        added = found.add_up(Result(verdict, passed, 20.0, student))
        assert added.points == found.score(verdict, passed, student, 20.0)
        hundredths = [round(line.points * 100) for line in added.lines]
        assert all(line.points == h / 100 for line, h in zip(added.lines, hundredths, strict=True))
        assert added.points is not None
        assert sum(hundredths) == round(added.points * 100)
        most = sum(round(line.of * 100) for line in added.lines if line.of is not None)
        assert most == round(found.full_marks * 100)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("\naward = ", "line 2: this is not valid TOML: Invalid value"),
        ("cap = 1\ncap = 2", "line 2: this is not valid TOML: Cannot overwrite"),
        ('award = "most"', 'line 1: award is "share" or "suite" or "all", not \'most\''),
        ("\n\nprice = 1", "line 3: unknown key 'price'; there are full_marks, "),
        ("[points]\neasier = 1", "line 2: no suite is called 'easier'; there are one-blank"),
        ("[points]\neasy = -1", "line 2: easy is a number from 0 to 100, not -1"),
        ("[points]\neasy = nan", "line 2: easy is a number from 0 to 100, not NaN"),
        ("[points]\neasy = true", "line 2: easy is a number from 0 to 100, not True"),
        ("points = 3", "line 1: points is a table of suites"),
        ("[points]\n\n[overrides]", "line 1: points is a table of suites"),
        ("cap = 1\n[points]\neasy = 70\nhard = 40", "line 2: the points add up to 110, and full"),
        ('[points]\n"*" = 80\nspeed = 10', "line 1: the points of all suites add up to 90, and"),
        ('[points]\n"ea*" = 1\n"*sy" = 2', "line 3: 'ea.*' and '.*sy' both mean easy"),
        ('[points]\neasy = 1\n"eas?" = 2', "line 3: other lines name every suite that 'eas"),
        ("all_but_speed = 60\n[points]\nspeed = 1", "line 1: all_but_speed and the points of sp"),
        ("all_but_speed = 6\n[points]\neasy = 7", "line 1: all_but_speed is 6, and the points of"),
        ("full_marks = 0", "line 1: full_marks is more than 0"),
        ("full_marks = 5\ncap = 6", "line 2: cap is a number from 0 to 5, not 6"),
        ("cap = 5\nminimum = 6", "line 2: the minimum is more than the cap, 5"),
        ("minimum = 90", "line 1: the minimum is more than right answers are worth, 80"),
        ("slow = 70", "line 1: slow is 70, and a submission that fails for its speed gets 80"),
        ("slow_from = 70", "line 1: slow_from says when"),
        ("slow = 90\nslow_from = 1", "line 2: slow_from is at least 2.5"),
        ("rounding = 0", "line 1: rounding is at least 0.01"),
        ("overrides = 1", "line 1: write a table for each student"),
        ("[overrides]\nann = 5", "line 2: write a table: "),
        ("[overrides.ann]\npoints = 5", "line 1: add a comment that says why"),
        ('[overrides.ann]\ncomment = "x"', "line 1: give either points, or add"),
        ('[overrides.ann]\ncomment = "x"\npoint = 1', "line 3: unknown key 'point'; .overrides.a"),
        ('[overrides.ann]\nadd = "x"\ncomment = "x"', "line 2: add is a number from -100 to 100"),
        ("cap = 1 # \udcff", "line 1: this is not UTF-8"),
    ],
)
def test_rules_that_cannot_be_followed_name_their_line(
    tmp_path: Path, text: str, words: str
) -> None:
    (tmp_path / "score.toml").write_bytes(text.encode("utf-8", "surrogateescape"))
    with pytest.raises(InvalidRules, match=rf"score\.toml, {words}"):
        read_rules(str(tmp_path / "score.toml"), CASES)
