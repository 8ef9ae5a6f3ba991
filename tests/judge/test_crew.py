"""Two workers that share the cases of one submission, against one that runs them all in order."""

from dataclasses import replace
from threading import Event
from typing import cast

import pytest

from grader.catalog import catalog
from grader.errors import Closing, ReferenceFailed
from grader.hidden.cases import draw_cases
from grader.judge.case import Case, CaseResult, Verdict
from grader.judge.crew import Crew
from grader.judge.judge import Judge as OneJudge
from grader.judge.pace import Pace
from grader.judge.policy import CLASS, INTERACTIVE, WATCHING, Policy
from tests.conftest import ROOT, SUBMISSIONS, Judge, file_name

SEED = 37
RIGHT = (ROOT / "solutions" / file_name("bitmask")).read_bytes()
ALONE = replace(INTERACTIVE, workers=1)
FAILS_ON_MANY_BLANKS = RIGHT.replace(
    b"    for row in range(9):",
    b"    if sum(r.count('.') for r in board) > 54:\n        1 / 0\n    for row in range(9):",
    1,
)


@pytest.mark.parametrize("policy", [INTERACTIVE, WATCHING], ids=["check", "watch"])
@pytest.mark.parametrize(
    "name",
    [
        "right/whole_board/norvig.py",
        "wrong/bitmask/state_in_a_global.py",
        "wrong/bitmask/empty_min_on_a_solved_board.py",
        "trouble/bitmask/missing_colon.py",
        "trouble/bitmask/stub_as_shipped.py",
    ],
)
def test_shared_cases_come_to_the_same(name: str, policy: Policy, judge: Judge) -> None:
    text = (SUBMISSIONS / name).read_bytes()
    in_order, shared = (judge(text, seed=SEED, policy=each) for each in (ALONE, policy))
    assert shared.verdict is in_order.verdict
    assert shared.total == in_order.total
    assert (shared.failure is None) == (in_order.failure is None)
    assert (shared.smallest is None) == (in_order.smallest is None)
    assert [case.case for case in shared.cases] == [case.case for case in in_order.cases]


def test_which_worker_gets_a_case_is_fixed(judge: Judge) -> None:
    """The answers depend on what the worker has seen, so another share would show."""
    text = (
        RIGHT
        + b"\n_solve = solveSudoku\nseen = []\n"
        + b"def solveSudoku(board):\n"
        + b"    seen.append(1)\n"
        + b"    if len(seen) % 5:\n        _solve(board)\n"
    )
    first, second = (judge(text, seed=SEED) for _ in range(2))
    verdicts = [(case.case, case.verdict) for case in first.cases]
    assert verdicts == [(case.case, case.verdict) for case in second.cases]
    assert first.verdict is Verdict.WRONG_ANSWER


def test_an_accepted_check_counts_lines(judge: Judge) -> None:
    report = judge(RIGHT, catalog.find("bitmask"), seed=SEED)
    assert report.verdict is Verdict.ACCEPTED
    assert report.passed == report.total == len(report.cases)
    assert report.lines == report.reference_lines is not None


def test_a_late_failure_is_found_and_reported_in_order(judge: Judge) -> None:
    report = judge(FAILS_ON_MANY_BLANKS, seed=SEED, policy=CLASS)
    assert report.verdict is Verdict.RUNTIME_ERROR
    assert [case.case for case in report.cases] == [
        case.id for case in draw_cases(catalog.find("bitmask"), SEED)
    ]


@pytest.mark.parametrize("policy", [INTERACTIVE, WATCHING, CLASS], ids=["check", "watch", "class"])
def test_a_defect_of_the_kit_is_no_verdict(
    policy: Policy, judge: Judge, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> float:
        raise ReferenceFailed("no answer")

    monkeypatch.setattr(Pace, "limit", broken)
    monkeypatch.setattr(Pace, "seconds", broken)
    assert judge(RIGHT, seed=SEED, policy=policy).verdict is Verdict.GRADER_ERROR


class Recording:
    """Stands in for a judge: notes what it runs; a race lasts until the check is closed."""

    def __init__(self, verdict: Verdict = Verdict.ACCEPTED) -> None:
        self.verdict = verdict
        self.ran: list[str] = []
        self.racing = Event()
        self.closing = False

    def run(self, case: Case) -> CaseResult:
        self.ran.append(case.id)
        if case.race is not None:
            self.racing.set()
            while not self.closing:
                pass
            raise Closing
        return CaseResult(case.id, case.suite, self.verdict)

    def close(self) -> None:
        assert self.closing


@pytest.mark.parametrize("verdict", [Verdict.ACCEPTED, Verdict.WRONG_ANSWER])
def test_a_race_begins_by_itself_unless_a_case_failed(verdict: Verdict) -> None:
    cases = draw_cases(catalog.find("bitmask"), SEED)
    easy = [case for case in cases if case.race is None][:4]
    race = next(case for case in cases if case.race is not None)
    judges = [Recording(verdict), Recording()]
    crew = Crew(cast(list[OneJudge], judges))
    crew.share([*easy, race])
    assert [crew.run(case) is not None for case in easy] == [True] * 4
    if verdict.accepted:
        assert judges[0].racing.wait(60)
    crew.close()
    assert (race.id in judges[0].ran) == verdict.accepted
