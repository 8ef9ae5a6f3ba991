"""One submission of a class gets what it would get by itself."""

import json
import zlib

import pytest

from grader.classroom.job import MOST_IN_FULL, Job, Setting, judge
from grader.judge.case import Verdict
from grader.sandbox.isolation import Level, TooWeak, choose
from tests.conftest import SUBMISSIONS, Judge

RUNG = "05_bitmask"


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
def test_the_verdict_on_every_case_is_that_of_a_single_check(
    name: str, judge: Judge, monkeypatch: pytest.MonkeyPatch
) -> None:
    from grader.classroom.job import judge as judge_one_of_many

    # A single check ends ten seconds after a failure: on a busy machine some cases earlier.
    monkeypatch.setattr("grader.hidden.check_run.LONGEST_AFTER_A_FAILURE", 1000)
    text = (SUBMISSIONS / f"{name}.py").read_bytes()
    alone = judge(text, RUNG, seed=3)
    level = choose().level.value
    graded = judge_one_of_many(Job("alice", text, Setting(RUNG, 3, level)))
    report = json.loads(zlib.decompress(graded.report))
    assert (graded.verdict, graded.passed, graded.total) == (
        alone.verdict,
        alone.passed,
        alone.total,
    )
    assert graded.message == alone.message
    told = [(case["case"], case["verdict"], case["message"]) for case in report["cases"]]
    assert told == [(case.case, case.verdict.value, case.message) for case in alone.cases]
    assert sum(graded.suites.values()) == graded.passed
    in_full = [case for case in report["cases"] if case["answer"]["puzzle"]]
    assert len(in_full) <= MOST_IN_FULL
    assert graded.verdict.value.encode() in zlib.decompress(graded.page)


def test_another_version_of_the_kit_refuses() -> None:
    setting = Setting(RUNG, 3, Level.PROCESS.value, kit="0.0.1")
    with pytest.raises(TooWeak, match=r"of the kit, not 0\.0\.1"):
        judge(Job("alice", b"", setting))


def test_the_stub_has_no_shape_to_compare() -> None:
    stub = b"def solveSudoku(board):\n    raise NotImplementedError('Write your solution here.')\n"
    graded = judge(Job("alice", stub, Setting(RUNG, 3, Level.PROCESS.value)))
    assert graded.verdict in (Verdict.NOT_STARTED, Verdict.RUNTIME_ERROR)
    assert graded.shape == ""
