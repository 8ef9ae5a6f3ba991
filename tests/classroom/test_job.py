"""One submission of a class gets what it would get by itself."""

import zlib
from collections import Counter
from dataclasses import replace
from math import inf

import pytest

from grader.classroom.job import Job, Setting, judge
from grader.judge.case import Verdict
from grader.judge.policy import INTERACTIVE
from grader.sandbox.isolation import Level, TooWeak, choose
from tests.conftest import SUBMISSIONS, Judge, full_name

RUNG = full_name("bitmask")
EVERY_CASE = replace(INTERACTIVE, workers=1, after_failure=inf, shrinking=0)
"""As a single check, but time since a failure ends nothing; one worker keeps what is left over."""


@pytest.mark.parametrize(
    "name",
    [
        "right/whole_board/norvig",
        "wrong/bitmask/answers_cached_by_number_of_blanks",
        "trouble/bitmask/empty_file",
        "trouble/bitmask/async_def",
        "hostile/exits_with_zero",
        "hostile/replies_with_nonsense",
    ],
)
def test_the_verdict_on_every_case_is_that_of_a_single_check(name: str, judge: Judge) -> None:
    from grader.classroom.job import judge as judge_one_of_many

    text = (SUBMISSIONS / f"{name}.py").read_bytes()
    alone = judge(text, RUNG, seed=3, policy=EVERY_CASE)
    level = choose().level.value
    graded = judge_one_of_many(Job("alice", text, Setting(RUNG, 3, level)))
    assert (graded.verdict, graded.passed, graded.total) == (
        alone.verdict,
        alone.passed,
        alone.total,
    )
    assert graded.message == alone.message
    failed = [case.case for case in alone.cases if not case.verdict.accepted]
    assert list(graded.failed) == failed
    assert graded.suites == Counter(case.suite for case in alone.cases if case.verdict.accepted)
    assert graded.verdict.value.encode() in zlib.decompress(graded.page)


def test_another_version_of_the_kit_refuses() -> None:
    setting = Setting(RUNG, 3, Level.PROCESS.value, kit="0.0.1")
    with pytest.raises(TooWeak, match=r"of the kit, not 0\.0\.1"):
        judge(Job("alice", b"", setting))


def test_a_class_gets_causes_where_it_asks_for_them() -> None:
    text = (SUBMISSIONS / "wrong/bitmask/box_not_checked.py").read_bytes()
    setting = Setting(RUNG, 3, choose().level.value)
    graded = judge(Job("alice", text, setting, why=True))
    assert graded.verdict is Verdict.WRONG_ANSWER
    assert graded.cause
    assert graded.line
    assert f"line {graded.line}".encode() in zlib.decompress(graded.page).lower()
    empty = judge(Job("ben", b"", setting, why=True))
    assert (empty.verdict, empty.cause) == (Verdict.IMPORT_ERROR, "")
