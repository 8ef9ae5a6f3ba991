"""Every drawn case, one test each: the answer must be right by the rules, within the limits."""

import pytest

from grader.hidden.check_run import CheckRun
from grader.hidden.plugin import Rejected
from grader.judge.case import Case


def test_case(check_run: CheckRun, case: Case) -> None:
    result = check_run.check(case)
    if result is None:
        pytest.skip("there was no time left")
    if not result.verdict.accepted:
        raise Rejected(result.message)
