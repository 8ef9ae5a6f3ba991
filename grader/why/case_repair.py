"""Looks for the one edit that makes a submission right that returns its answer.

It works as for filled boards: the edits are made and run in a jailed worker, which gets the calls
of hidden cases and no answers; what comes back is judged here, by the problem's own check.
"""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from grader.grading import Report, Task
from grader.judge.case import Case, Verdict
from grader.judge.reply import read_fields
from grader.judge.session import Reply, Session, limits_of
from grader.problems.answer import Plain
from grader.problems.board_answer import puzzle_of
from grader.sandbox.process import Budget
from grader.sudoku import notation
from grader.why.boards import CELLS, revealed
from grader.why.repair import CAME_BACK, GRACE, LOADING, TOO_LONG, Fit, read_fit, survivors

FOLLOWED = {Verdict.WRONG_ANSWER, Verdict.RUNTIME_ERROR}
QUICK = 0.03
"""CPU seconds of a case that is asked again and again."""
STEPS = 40_000
"""Rounds of loops and calls that the calls of one case may take."""
SECONDS = 1.6
"""CPU seconds in which all small edits are tried."""
LAST_SECONDS = 0.8
SMALL_SECONDS = 0.4
BLANKS = (1, 2, 4, 8, 14, 22)
MOST_SMALL = 24
FIRST_CASES = 8
FIRST_FAILING = 5
LAST_CASES = 60


class CaseRepair:
    """A worker in which variants of one submission answer hidden cases."""

    def __init__(self, task: Task, function: str) -> None:
        submission = task.submission
        if function:
            submission = replace(submission, entry_point=function)
        limits = limits_of(task.exercise)
        self._session = Session(submission, task.isolation.start, limits, LOADING)
        self._lines = submission.text.count(b"\n") + 1
        self.cpu = 0.0
        """CPU seconds that the worker took."""

    def fits(self, report: Report, cases: Sequence[Case]) -> list[Fit]:
        """Return the edits after which all quick cases are right that the report says failed."""
        first, last = _chosen(report, cases)
        small = self._failing_small(_small(report, cases))
        first = [*small[:FIRST_FAILING], *first][:FIRST_CASES]
        if not first:
            return []
        last = [*last, *small]
        edits = survivors(self._try(first, SECONDS, "small"), first)
        if not edits:
            return []
        return [fit for fit in self._try(last, LAST_SECONDS, [*edits]) if fit.mends(last)]

    def close(self) -> None:
        """End the worker."""
        self._session.close()

    def _failing_small(self, cases: Sequence[Case]) -> list[Case]:
        """Return those of the cases that the submission, as it is, answers wrongly."""
        if not cases or not self._session.ready():
            return []
        answered = self._ask(cases, SMALL_SECONDS, "none")
        listed = (answered.fields or {}).get("outcomes")
        failing = []
        for case, outcome in zip(cases, listed if isinstance(listed, list) else [], strict=False):
            match outcome:
                case [int(how), list(replies), int()] if how != TOO_LONG:
                    if how != CAME_BACK or not _is_right(case, replies):
                        failing.append(case)
        return failing

    def _try(self, cases: Sequence[Case], seconds: float, edits: Plain) -> list[Fit]:
        if not self._session.ready():
            return []
        answered = self._ask(cases, seconds, edits)
        listed = (answered.fields or {}).get("fits")

        def right(number: int, replies: list[Plain]) -> bool:
            return _is_right(cases[number], replies)

        read = [
            read_fit(item, self._lines, len(cases), right)
            for item in (listed if isinstance(listed, list) else [])
        ]
        return [fit for fit in read if fit is not None]

    def _ask(self, cases: Sequence[Case], seconds: float, edits: Plain) -> Reply:
        calls: list[Plain] = [[list(arguments) for arguments in case.calls] for case in cases]
        answered = self._session.variants_of_answers(
            Budget(seconds + GRACE),
            trials=calls,
            steps=[STEPS] * len(cases),
            seconds=seconds,
            edits=edits,
            strict=edits != "small",
            base=-1,
            skip=0,
        )
        self.cpu += answered.outcome.cpu
        return answered


def _small(report: Report, cases: Sequence[Case]) -> list[Case]:
    """Return cases made of failing ones by revealing cells, where they are about a puzzle."""
    wrong = {result.case for result in report.cases if not result.verdict.accepted}
    sources = _one_of_each([case for case in cases if case.id in wrong and len(case.calls) == 1])
    found = []
    for blanks in BLANKS:
        for case in sources:
            ((first, *rest),) = case.calls
            puzzle = _puzzle(first)
            if puzzle is None or puzzle.count(".") < 2:
                continue
            shown = revealed(Random(0), puzzle, blanks)
            if shown != puzzle:
                argument: Plain = (
                    shown if isinstance(first, str) else [[*row] for row in notation.to_rows(shown)]
                )
                found.append(replace(case, calls=((argument, *rest),)))
    return found[:MOST_SMALL]


def _puzzle(argument: Plain) -> str | None:
    """Return the puzzle that an argument is; None if it is something else."""
    try:
        puzzle = argument if isinstance(argument, str) else puzzle_of(argument)
    except TypeError:
        return None
    return puzzle if len(puzzle) == CELLS and not set(puzzle) - set("123456789.") else None


def _chosen(report: Report, cases: Sequence[Case]) -> tuple[list[Case], list[Case]]:
    """Return the cases of the first round, one that fails at their head, and those of the last."""
    failure = report.failure
    results = {result.case: result for result in report.cases if result.cpu <= QUICK}
    asked = [case for case in cases if case.id in results and not case.apart]
    if failure is not None and failure.function:
        asked = [case for case in asked if case.function == failure.function]
    failing = [case for case in asked if results[case.id].verdict in FOLLOWED]
    passing = [case for case in asked if results[case.id].verdict.accepted]
    if not failing:
        return [], []
    wrong = [failing[0], *_one_of_each(failing[1:])][:FIRST_FAILING]
    return [*wrong, *_one_of_each(passing)][:FIRST_CASES], [*failing, *passing][:LAST_CASES]


def _one_of_each(cases: Sequence[Case]) -> list[Case]:
    """Return the first case of each suite."""
    return list({case.suite: case for case in reversed(cases)}.values())[::-1]


def _is_right(case: Case, replies: Sequence[Plain]) -> bool:
    """Return whether what came back from the calls of a case is right."""
    values: list[Plain] = []
    for arguments, reply in zip(case.calls, replies, strict=False):
        fields = read_fields(reply.encode()) if isinstance(reply, str) else None
        after = None if fields is None else fields.get("arguments")
        if fields is None or not isinstance(after, list):
            return False
        returned = fields.get("returned")
        if case.check(arguments, returned, after).findings:
            return False
        values.append(returned)
        if case.compare is not None and case.compare(case.calls[: len(values)], values):
            return False
    return len(values) == len(case.calls)
