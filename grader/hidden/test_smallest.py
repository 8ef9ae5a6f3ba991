"""After a failure: the smallest board on which the submission still fails, found by Hypothesis.

Revealing cells of a puzzle with one solution leaves it with that one solution, so every board on
the way is a fair one.  Which of the blanks stay blank is all that Hypothesis draws; it shrinks
towards none.
"""

import pytest

from grader.hidden.check_run import CheckRun
from grader.hidden.plugin import Rejected
from grader.judge.case import Case

TRIES = 200


def test_smallest_board(check_run: CheckRun) -> None:
    """Shrink the first board that failed."""
    case, puzzle = check_run.shrinkable or (None, "")
    if case is None:
        pytest.skip("nothing failed on a board")
    # Imported here, because it takes as long as a whole check of a quick submission, and a check
    # that passes needs none of it.
    import hypothesis
    from hypothesis import strategies as st

    from grader.sudoku.solver import solve

    solution = solve(puzzle)
    assert solution is not None, "every board that can fail a submission has a solution"
    blanks = [cell for cell, symbol in enumerate(puzzle) if symbol == "."]
    search = Search(check_run, case, puzzle, solution)

    @st.composite
    def kept_blanks(draw: st.DrawFn) -> frozenset[int]:
        # One coin a cell, so that shrinking can reveal many cells at a stroke.  (Booleans only:
        # for integers Hypothesis would read the constants in the kit's own files.)
        return frozenset(cell for cell in blanks if draw(st.booleans()))

    @hypothesis.seed(0)
    @hypothesis.settings(
        max_examples=TRIES,
        database=None,
        deadline=None,
        print_blob=False,
        report_multiple_bugs=False,
        verbosity=hypothesis.Verbosity.quiet,
        phases=(hypothesis.Phase.generate, hypothesis.Phase.shrink),
        suppress_health_check=list(hypothesis.HealthCheck),
    )
    @hypothesis.given(kept_blanks())
    def comes_out_right(kept: frozenset[int]) -> None:
        problem = search.problem_with(kept)
        if problem:
            raise Rejected(problem)

    comes_out_right()


class Search:
    """Tries boards until the time is up, and answers alike when one is tried again."""

    def __init__(self, check_run: CheckRun, case: Case, puzzle: str, solution: str) -> None:
        self._check_run = check_run
        self._case = case
        self._puzzle = puzzle
        self._solution = solution
        self._problems: dict[frozenset[int], str] = {}
        self._found = False

    def problem_with(self, kept: frozenset[int]) -> str:
        """Return what is wrong on the board on which just `kept` is blank; empty if nothing."""
        if kept not in self._problems:
            self._problems[kept] = self._try(kept)
        return self._problems[kept]

    def _try(self, kept: frozenset[int]) -> str:
        if not self._check_run.may_shrink_on:
            # Before a failure was found, everything passes from now on; after it, everything
            # fails: either ends the search at once.
            return "the search was stopped" if self._found else ""
        board = "".join(
            symbol if symbol != "." or cell in kept else self._solution[cell]
            for cell, symbol in enumerate(self._puzzle)
        )
        result = self._check_run.try_smaller(self._case, board)
        message = "" if result is None else result.message
        self._found = self._found or bool(message)
        return message
