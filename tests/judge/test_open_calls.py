"""A rung can limit how many calls are open at once, and then speaks of recursion."""

import pytest

from grader.catalog import catalog
from grader.catalog.exercise import Exercise
from grader.catalog.suites import ONE_BLANK
from grader.judge.case import Verdict
from grader.judge.session import Submission
from grader.sandbox.isolation import choose
from grader.why.playback import own_case, play
from tests.conftest import Judge

DEEP = """
import sys
from typing import List

class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        import unittest.mock  # the import system itself is many calls deep
        sys.setrecursionlimit(100_000)
        assert sys.getrecursionlimit() == 100_000
        dig(board, {depth})

def dig(board, more):
    if more > 1:
        return dig(board, more - 1)
    for row in range(9):
        for col in range(9):
            if board[row][col] == ".":
                board[row][col] = (set("123456789") - set(board[row])).pop()
"""
BOARD = "534678912672195348198342567859.61423426853791713924856961537284287419635345286179"
EXERCISE = catalog.load("explicit_stack")._replace(suites=(ONE_BLANK,))


@pytest.mark.parametrize("rung", [EXERCISE, EXERCISE._replace(open_calls=None)])
def test_forty_calls_for_helpers_are_left(judge: Judge, rung: Exercise) -> None:
    assert judge(DEEP.format(depth=40), rung).verdict is Verdict.ACCEPTED
    deep = judge(DEEP.format(depth=41), rung)
    if rung.open_calls is None:
        assert deep.verdict is Verdict.ACCEPTED
        return
    assert deep.verdict is Verdict.RUNTIME_ERROR
    assert deep.message == "recursion: `dig` calls itself, and more than 40 calls are open at once"
    assert deep.failure is not None
    assert "`sys.setrecursionlimit(100000)` has no effect here" in deep.failure.advice
    assert "RecursionError" not in str(deep.failure)


def test_the_limit_holds_for_a_recorded_call_too() -> None:
    for depth, verdict in ((40, Verdict.ACCEPTED), (41, Verdict.RUNTIME_ERROR)):
        source = Submission("mine.py", DEEP.format(depth=depth).encode(), "solveSudoku")
        recorded, playback = play(EXERCISE, source, choose(), own_case(EXERCISE, BOARD))
        assert recorded.result.verdict is verdict
        assert playback is not None
        assert playback.steps.complete
