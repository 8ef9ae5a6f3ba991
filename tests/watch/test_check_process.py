"""What the check process tells, and when."""

import time

import pytest

from grader.grading import Report
from grader.judge.case import Verdict
from grader.sandbox import isolation
from grader.watch import check_process
from grader.watch.check_process import Check, Checks, Counted, Message, News
from tests.conftest import ROOT, file_name, full_name

RIGHT = (ROOT / "solutions" / file_name("bitmask")).read_bytes()


def test_what_may_be_half_a_file_is_not_judged_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    happened: list[Message | str] = []
    monkeypatch.setattr(check_process, "QUIET", 1000)

    def sleep(seconds: float) -> None:
        if seconds > 100:
            happened.append("waited")

    monkeypatch.setattr(time, "sleep", sleep)
    checks = Checks(isolation.choose(), happened.append)
    checks.answer(Check(full_name("bitmask"), RIGHT[: len(RIGHT) // 2]))
    waited, failed, explained = [message for message in happened if not isinstance(message, News)]
    assert waited == "waited"
    assert isinstance(failed, Report)
    assert isinstance(explained, Counted)
    assert not failed.verdict.accepted
    happened.clear()

    checks.answer(Check(full_name("bitmask"), RIGHT))
    told, counted = [message for message in happened if not isinstance(message, News)]
    assert isinstance(told, Report)
    assert isinstance(counted, Counted)
    assert told.verdict is counted.report.verdict is Verdict.ACCEPTED
    assert told.lines is None
    assert counted.report.lines == counted.report.reference_lines
    assert told.seed != failed.seed


def test_the_cause_of_a_failure_comes_after_its_verdict() -> None:
    happened: list[Message] = []
    checks = Checks(isolation.choose(), happened.append)
    checks.answer(Check("05_bitmask", RIGHT.replace(b"return True", b"return False")))
    told, explained = [message for message in happened if not isinstance(message, News)]
    assert isinstance(told, Report)
    assert isinstance(explained, Counted)
    assert told.why is None
    assert explained.report.why is not None
    assert explained.report.why.sure
