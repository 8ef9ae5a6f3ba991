"""Which boards a submission is tried on when the cause is looked for: small ones that fail."""

from collections.abc import Iterator, Sequence
from random import Random

from grader.grading import Report
from grader.judge.case import Case, CaseResult, Plain
from grader.judge.checkers import puzzle_of
from grader.sudoku.solver import solve

Trial = tuple[str, ...]
"""Boards that are given to one load of the submission, one after the other."""
CELLS = 81
BLANKS = (1, 2, 3, 4, 6, 8, 11, 15, 20, 26, 33, 41)
MOST_SOURCES = 3
"""Failing boards from which smaller ones are made."""


def trial_of(case: Case) -> Trial | None:
    """Return the boards of a case; None unless all are boards of 81 cells."""
    found = []
    for arguments in case.calls:
        try:
            puzzle = puzzle_of(arguments[0])
        except TypeError:
            return None
        if len(puzzle) != CELLS:
            return None
        found.append(puzzle)
    return tuple(found)


def failing_trials(report: Report, cases: Sequence[Case]) -> list[Trial]:
    """Return the boards of all failing cases, those of a single board and few blanks first."""
    return _trials(report, cases, accepted=False)


def passing_trials(report: Report, cases: Sequence[Case]) -> list[Trial]:
    """Return the boards of all cases that came out right."""
    return _trials(report, cases, accepted=True)


def smaller(trials: Sequence[Trial]) -> Iterator[Trial]:
    """Yield boards made of failing ones by revealing cells, from nearly full to nearly empty.

    A puzzle with one solution keeps it, so each is a fair board.
    """
    random = Random(0)
    sources = [trial for trial in trials if len(trial) == 1][:MOST_SOURCES] or list(trials[:2])
    for blanks in BLANKS:
        for trial in sources:
            yield tuple(_revealed(random, puzzle, blanks) for puzzle in trial)


def _revealed(random: Random, puzzle: str, blanks: int) -> str:
    solution = solve(puzzle)
    empty = [cell for cell, symbol in enumerate(puzzle) if symbol == "."]
    if solution is None or len(empty) <= blanks:
        return puzzle
    kept = set(random.sample(empty, blanks))
    return "".join("." if cell in kept else solution[cell] for cell in range(CELLS))


def _trials(report: Report, cases: Sequence[Case], *, accepted: bool) -> list[Trial]:
    by_name = {case.id: case for case in cases}
    found: list[Trial] = []
    results: list[CaseResult] = list(report.cases)
    if report.smallest is not None and not accepted:
        puzzle = report.smallest.answer.puzzle
        if puzzle is not None and len(puzzle) == CELLS:
            found.append((puzzle,))
    for result in results:
        case = by_name.get(result.case)
        if case is None or result.verdict.accepted is not accepted:
            continue
        trial = trial_of(case)
        if trial is not None and trial not in found and all("." in board for board in trial):
            found.append(trial)
    return sorted(found, key=lambda trial: (len(trial), sum(b.count(".") for b in trial)))


def as_plain(trials: Sequence[Trial]) -> Plain:
    """Return trials as a request carries them."""
    return [list(trial) for trial in trials]
