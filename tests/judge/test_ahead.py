"""Several calls in one request come to the same as one after the other."""

from dataclasses import replace

import pytest

from grader.catalog import catalog
from grader.grading import Task, grade, judge_of
from grader.hidden.cases import draw_cases
from grader.judge.case import CaseResult, Verdict
from grader.judge.judge import Loaded
from grader.judge.policy import CLASS, FIRST_FAILURE, Policy
from grader.judge.session import Session, Submission, reference
from grader.sandbox.isolation import Level, choose
from grader.sandbox.process import Budget
from tests.conftest import full_name

EXERCISE = catalog.load(full_name("bitmask"))
CASES = [
    case
    for case in draw_cases(EXERCISE, 5)
    if case.suite in ("easy", "calls", "seventeen", "dense", "example")
]
QUICK = replace(CLASS, floor=0.3)
RIGHT = reference(EXERCISE).text
COUNTED = """
calls = 0
right = solveSudoku
def solveSudoku(board):
    global calls
    calls += 1
    %s
    right(board)
"""


def results(changed: str, policy: Policy) -> tuple[Verdict, list[CaseResult]]:
    text = RIGHT + (COUNTED % changed).encode() if changed else RIGHT
    submission = Submission("x.py", text, EXERCISE.problem.entry_point)
    report = grade(Task(EXERCISE, submission, choose(Level.PROCESS), 5, drawn=CASES), policy)
    return report.verdict, [
        replace(each, cpu=0, wall=0, blocked=0, memory=0, cpu_limit=0, limit_reason="")
        for each in report.cases
    ]


@pytest.mark.parametrize(
    "changed",
    [
        "",
        "if calls == 5: raise ValueError(board[0][0])",
        "if calls == 5: board[8][8] = '.'; return",
        "if calls > 5: board[0][0] = '1'",
        "if board[0].count('.') > 7: return",
        "if board[0][0] == '.': print('a dot')",
        "if board[0][0] == '.' and board[8][8] == '.': print('both'); 1 / 0",
        "calls < 9 and sum(range(2_000_000))",
    ],
)
def test_it_comes_to_the_same(changed: str) -> None:
    """All that a report shows is the same, but for what it cost."""
    ahead, alone = results(changed, QUICK), results(changed, replace(QUICK, looks_ahead=False))
    assert ahead == alone
    assert len(ahead[1]) == len(CASES)


@pytest.mark.parametrize(
    ("changed", "verdict"),
    [
        ("while board[8][8] == '.': pass", Verdict.TIME_LIMIT),
        ("if board[8][8] == '.': import os; os._exit(0)", Verdict.RUNTIME_ERROR),
    ],
)
def test_a_failure_that_ends_the_process_is_that_of_one_call(
    changed: str, verdict: Verdict
) -> None:
    """It is asked again by itself, with the limit of one call."""
    ahead, alone = results(changed, QUICK), results(changed, replace(QUICK, looks_ahead=False))
    assert ahead[0] is alone[0] is verdict
    assert [each.verdict for each in ahead[1]] == [each.verdict for each in alone[1]]


def test_only_the_first_failure_is_explained() -> None:
    """That changes no verdict, and saves a stop at each exception."""
    changed = "if calls > 5: raise ValueError(board[0][0])"
    briefly = results(changed, replace(FIRST_FAILURE, floor=0.3))
    explained = results(changed, QUICK)
    assert briefly[0] is explained[0]
    assert [each.verdict for each in briefly[1]] == [each.verdict for each in explained[1]]
    failed = [each for each in briefly[1] if not each.verdict.accepted]
    assert failed[0] in explained[1]
    assert failed[0].frames
    assert failed[0].variables
    assert not failed[1].frames


def test_what_was_asked_ahead_does_not_count_for_the_next_request() -> None:
    """A case that breaks off leaves calls for which nobody waits."""
    text = RIGHT + (COUNTED % "if calls == 3: return").encode()
    submission = Submission("x.py", text, EXERCISE.problem.entry_point)
    cases = [case for case in CASES if len(case.calls) > 1]
    judge = judge_of(Task(EXERCISE, submission, choose(Level.PROCESS), 5, drawn=cases), QUICK)
    try:
        assert isinstance(judge.load(), Loaded)
        judge.look_ahead(cases)
        while (result := judge.run(cases.pop(0))) and result.verdict.accepted:
            pass
        assert result is not None
        assert result.verdict is Verdict.WRONG_ANSWER
        asked = judge.ask(replace(CASES[0], calls=CASES[0].calls[:1]), Budget(2.0))
        assert asked.verdict is Verdict.ACCEPTED
    finally:
        judge.close()


def test_right_answers_take_few_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else nothing is gained."""
    requests = 0
    send = Session._send

    def counted(*arguments: object, **more: object) -> object:
        nonlocal requests
        requests += 1
        return send(*arguments, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Session, "_send", counted)
    verdict, cases = results("", CLASS)
    assert verdict is Verdict.ACCEPTED
    assert requests < sum(len(case.calls) for case in CASES) / 6
    assert len(cases) == len(CASES)
