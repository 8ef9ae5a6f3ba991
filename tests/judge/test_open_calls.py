"""A rung can limit how many calls are open at once, and then speaks of recursion."""

import pytest

from grader.catalog import catalog
from grader.catalog.exercise import Exercise
from grader.catalog.suites import ONE_BLANK
from grader.judge.case import Verdict
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
EXERCISE = catalog.load("explicit_stack")._replace(suites=(ONE_BLANK,))


@pytest.mark.parametrize("rung", [EXERCISE, EXERCISE._replace(open_calls=None)])
def test_forty_calls_for_helpers_are_left(judge: Judge, rung: Exercise) -> None:
    assert judge(DEEP.format(depth=40), rung).verdict is Verdict.ACCEPTED
    deep = judge(DEEP.format(depth=60), rung)
    if rung.open_calls is None:
        assert deep.verdict is Verdict.ACCEPTED
        return
    assert deep.verdict is Verdict.RUNTIME_ERROR
    assert deep.message == "recursion: `dig` calls itself, and more than 40 calls are open at once"
    assert deep.failure is not None
    assert "`sys.setrecursionlimit(100000)` has no effect here" in deep.failure.advice
    assert "RecursionError" not in str(deep.failure)
