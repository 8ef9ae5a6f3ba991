"""A rung that asks for several functions: each is judged by its own suites."""

import io
import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from grader.api.checking import check
from grader.catalog import catalog
from grader.catalog.stub import render_stub
from grader.cli import targets
from grader.errors import UnknownFunction
from grader.grading import Part
from grader.judge import judge as judging
from grader.judge.case import Case, CaseResult, Verdict
from grader.judge.pace import Pace
from grader.judge.policy import WATCHING
from grader.judge.session import Session, Submission
from grader.problems.answer import NO_ANSWER, Arguments, Checked, Comparer, Finding, Plain, in_words
from grader.report.formats.json_report import to_json
from grader.report.page.check import page
from grader.report.terminal import check as terminal
from grader.report.terminal.console import TextConsole
from grader.sandbox.isolation import choose
from grader.sandbox.level import Level
from grader.sandbox.process import Limits
from tests.conftest import ROOT, Judge, file_name

BIT_PLANES = catalog.load("bit_planes")
RIGHT = (ROOT / "solutions" / file_name("bit_planes")).read_text(encoding="utf-8")
STUB = render_stub(BIT_PLANES)
PEERS, ONE, ONLY = BIT_PLANES.problem.names


def test_each_function_is_judged_by_its_own_suites(judge: Judge) -> None:
    wrong = RIGHT.replace("return once & ~twice", "return once").replace(f"def {ONLY}", "def f")
    report = judge(wrong, "bit_planes", policy=WATCHING)
    peers, one, only = report.parts
    assert (peers.function, one.function, only.function) == (PEERS, ONE, ONLY)
    assert peers == Part(PEERS, Verdict.ACCEPTED, peers.total, peers.total)
    assert one.verdict is report.verdict is Verdict.WRONG_ANSWER
    assert only == Part(ONLY, Verdict.IMPORT_ERROR, 0, only.total)
    assert report.failure is not None
    assert report.failure.function == ONE
    assert report.passed == peers.passed + one.passed
    missing = next(case for case in report.cases if case.function == ONLY)
    assert missing.message == f"no `{ONLY}`; found `f`, `fold`"
    assert missing.advice == (f"define `{ONLY}`, as a function or as a method of `class Solution`",)
    assert json.loads(to_json([report]))["reports"][0]["parts"][2]["verdict"] == "Import Error"
    text = io.StringIO()
    terminal.show(TextConsole(file=text, width=80), report)
    shown = " ".join(text.getvalue().split())
    assert f"{PEERS} {peers.total} of {peers.total} Accepted" in shown
    assert f"Case one-example-01 of {ONE}" in shown
    assert f"<code>{ONE}</code>" in page(report)


def test_a_function_after_the_other(judge: Judge) -> None:
    untouched = judge(STUB, "bit_planes", policy=WATCHING)
    assert untouched.verdict is Verdict.NOT_STARTED
    assert untouched.message.startswith(f"`{PEERS}` is still the stub: write your solution at")
    first = RIGHT.partition(f"def {ONE}")[0] + RIGHT[RIGHT.index("def fold") :]
    rest = STUB[STUB.index(f"def {ONE}") :]
    report = judge(f"{first}\n\n{rest}", "bit_planes", policy=WATCHING)
    assert [part.verdict for part in report.parts] == [
        Verdict.ACCEPTED, Verdict.NOT_STARTED, Verdict.NOT_STARTED,
    ]  # fmt: skip
    assert report.message.startswith(f"`{ONE}` is still the stub")


def test_methods_of_a_class_do_as_well(judge: Judge) -> None:
    methods = [f"    {name} = staticmethod({name})\n" for name in (PEERS, ONE)]
    text = f"{RIGHT}\n\nclass Solution:\n{''.join(methods)}"
    report = judge(text, "bit_planes", policy=WATCHING)
    assert report.verdict is Verdict.ACCEPTED


def test_a_file_with_none_of_them_is_not_loaded(judge: Judge) -> None:
    report = judge("def solve(board): pass", "bit_planes", policy=WATCHING)
    assert report.verdict is Verdict.IMPORT_ERROR
    assert report.message == f"no `{PEERS}`; found `solve`"
    assert report.parts[0] == Part(PEERS, None, 0, report.parts[0].total)


def test_one_function_alone_is_no_attempt_at_the_rung(tmp_path: Path) -> None:
    file = tmp_path / file_name("bit_planes")
    file.write_text(RIGHT, encoding="utf-8")
    chosen = targets.target(str(file), None, ONLY)
    assert not chosen.own
    assert {suite.function for suite in chosen.exercise.suites} == {ONLY}
    with pytest.raises(UnknownFunction, match=f"asks for no 'solve'; it asks for {PEERS}, {ONE}"):
        targets.target(str(file), None, "solve")


def cellsWithOne(planes: list[int]) -> int:
    seen: list[int] = [plane >> cell & 1 and cell for plane in planes for cell in range(81)]
    return sum(1 << cell for cell in range(1, 81) if seen.count(cell) == 1)


def test_a_function_of_a_notebook_is_judged_on_its_own_part() -> None:
    report = check(cellsWithOne, seed=1).report
    assert [part.function for part in report.parts] == [ONE]
    assert report.verdict is Verdict.WRONG_ANSWER
    assert "row 1, column 1, must be set: its only candidate is" in report.message


# Long numbers, and answers that are compared with each other


def never_twice(calls: Sequence[Arguments], returned: Sequence[Plain]) -> str:
    return f"{returned[-1]} came before" if returned[-1] in returned[:-1] else ""


DOUBLE = "def f(x): return 2 * x"
Run = Callable[..., CaseResult]


def double(sent: Sequence[Plain], returned: Plain, _: Sequence[Plain]) -> Checked:
    (number,) = sent
    assert isinstance(number, int)
    return Checked([] if returned == 2 * number else [Finding(in_words(returned))], NO_ANSWER)


@pytest.fixture
def run() -> Iterator[Run]:
    sessions = []

    def run(text: str, *calls: Arguments, compare: Comparer | None = None) -> CaseResult:
        submission = Submission("s.py", text.encode(), "f")
        session = Session(submission, choose(Level.PROCESS).start, Limits())
        sessions.append(session)
        case = Case("a-01", "a", calls, double, compare=compare)
        result = judging.Judge(session, Pace("f", session)).run(case)
        assert result is not None
        return result

    yield run
    for session in sessions:
        session.close()


def test_long_numbers_travel_both_ways(run: Run) -> None:
    assert run(DOUBLE, (1 << 4094,)).verdict is Verdict.ACCEPTED
    assert "a number of 4097 bits" in run(DOUBLE, (1 << 4095,)).message


def test_answers_are_compared_with_those_before(run: Run) -> None:
    assert run(DOUBLE, (1,), (2,), compare=never_twice).verdict is Verdict.ACCEPTED
    failed = run(DOUBLE, (1,), (2,), (1,), compare=never_twice)
    assert (failed.verdict, failed.call, failed.message) == (
        Verdict.WRONG_ANSWER, 3, "2 came before",
    )  # fmt: skip
