"""Two workers that share the cases of one submission, against one that runs them all in order."""

import pytest

from grader.catalog import catalog
from grader.grading import Report, grade_quickly
from grader.hidden.cases import draw_cases
from grader.judge.case import Verdict
from grader.judge.pace import Pace, ReferenceFailed
from grader.judge.session import Source, reference
from grader.sandbox import isolation
from tests.conftest import ROOT, SUBMISSIONS, Judge

SEED = 37
RIGHT = (ROOT / "solutions" / "05_bitmask.py").read_bytes()


@pytest.fixture
def quickly() -> Judge:
    """Judges source text as `grader watch` does."""

    def run(text: bytes) -> Report:
        exercise = catalog.load("05_bitmask")
        verdicts = []
        report = grade_quickly(
            exercise,
            Source("submission.py", text, exercise.problem.entry_point),
            reference(exercise),
            isolation.choose(),
            seed=SEED,
            cases=draw_cases(exercise, SEED),
            on_progress=lambda progress: None,
            on_verdict=lambda report: verdicts.append(report.verdict),
        )
        assert verdicts in ([report.verdict], [])
        return report

    return run


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
def test_both_ways_come_to_the_same(name: str, judge: Judge, quickly: Judge) -> None:
    text = (SUBMISSIONS / name).read_bytes()
    in_order, shared = judge(text, seed=SEED), quickly(text)
    assert shared.verdict is in_order.verdict
    assert shared.total == in_order.total
    assert (shared.failure is None) == (in_order.failure is None)
    assert (shared.smallest is None) == (in_order.smallest is None)
    assert [case.case for case in shared.cases] == [case.case for case in in_order.cases]


def test_an_accepted_check_shares_its_cases_and_counts_lines(quickly: Judge) -> None:
    report = quickly(RIGHT)
    assert report.verdict is Verdict.ACCEPTED
    assert report.passed == report.total == len(report.cases)
    assert report.lines == report.reference_lines is not None


def test_a_late_failure_is_found_by_the_second_worker_and_told_in_order(quickly: Judge) -> None:
    # Fails on boards with many blanks: early cases pass in the first worker meanwhile.
    text = RIGHT.replace(
        b"    for row in range(9):",
        b"    if sum(r.count('.') for r in board) > 54:\n        1 / 0\n    for row in range(9):",
        1,
    )
    report = quickly(text)
    assert report.verdict is Verdict.RUNTIME_ERROR
    assert [case.case for case in report.cases] == [
        case.id for case in draw_cases(catalog.load("05_bitmask"), SEED)
    ]


def test_a_defect_of_the_kit_in_the_second_worker_is_no_verdict(
    quickly: Judge, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> float:
        raise ReferenceFailed("no answer")

    monkeypatch.setattr(Pace, "limit", broken)
    monkeypatch.setattr(Pace, "seconds", broken)
    assert quickly(RIGHT).verdict is Verdict.GRADER_ERROR
