"""Which boards a submission is tried on when the cause is looked for: small ones that fail."""

import itertools
from collections.abc import Iterator, Sequence
from random import Random

from grader.grading import Report
from grader.judge.case import Case
from grader.problems.answer import Plain
from grader.problems.board_answer import puzzle_of
from grader.sudoku.solver import solutions

Trial = tuple[str, ...]
"""Boards that are given to one load of the submission, one after the other."""
CELLS = 81
BLANKS = (1, 2, 3, 4, 6, 8, 11, 15, 20, 26, 33, 41)
MOST_FAILING = 8
MOST_OTHERS = 8
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
    by_name = {case.id: case for case in cases}
    found: list[Trial] = []
    smallest = None if report.smallest is None else report.smallest.answer.puzzle
    if smallest is not None and len(smallest) == CELLS:
        found.append((smallest,))
    for result in report.cases:
        case = by_name.get(result.case)
        trial = None if case is None or result.verdict.accepted else trial_of(case)
        if trial is not None and trial not in found and all("." in board for board in trial):
            found.append(trial)
    return sorted(found, key=lambda trial: (len(trial), sum(b.count(".") for b in trial)))


def last_trials(failing: Sequence[Trial], cases: Sequence[Case]) -> list[Trial]:
    """Return what a repair has to stand: failing boards, and some of every other kind."""
    others: dict[str, Trial] = {}
    for case in cases:
        trial = trial_of(case)
        if trial is not None and len(trial) <= 2 and trial not in failing:
            others.setdefault(case.suite, trial)
    return [*failing[:MOST_FAILING], *list(others.values())[:MOST_OTHERS]]


def smaller(trials: Sequence[Trial], wanted: Sequence[int] = BLANKS) -> Iterator[Trial]:
    """Yield boards made of failing ones by revealing cells, from nearly full to nearly empty.

    A puzzle with one solution keeps it, so each is a fair board.
    """
    random = Random(0)
    singles: list[Trial] = list(trials)
    singles = [trial for trial in singles if len(trial) == 1]
    sources = singles[:MOST_SOURCES] or list(trials)[:2]
    for blanks in wanted:
        for trial in sources:
            yield tuple(revealed(random, puzzle, blanks) for puzzle in trial)


def larger(trials: Sequence[Trial]) -> Iterator[Trial]:
    """Yield boards with many blanks, for a submission that is right on boards with few."""
    random = Random(0)
    for blanks in BLANKS[-4:]:
        for trial in trials:
            if len(trial) == 1:
                yield (revealed(random, trial[0], blanks),)


def in_turn(failing: Sequence[Trial], cases: Sequence[Case]) -> list[Trial]:
    """Return boards one after the other, for a submission that solves each of them alone."""
    random = Random(0)
    singles = [trial for case in cases if (trial := trial_of(case)) is not None]
    boards = list(dict.fromkeys(board for trial in [*failing, *singles] for board in trial))
    boards = [board for board in boards if "." in board][:8]
    pairs = list(itertools.pairwise(boards))
    return [
        tuple(revealed(random, board, blanks) for board in pair)
        for blanks in (2, 5, 12, 25)
        for pair in pairs
    ] + [trial for trial in failing if len(trial) > 1][:3]


def revealed(random: Random, puzzle: str, blanks: int) -> str:
    """Return the puzzle with cells filled in, but for so many.

    It stays as it is if it has no solution, or not more empty cells.  Where it has several
    solutions, the cells in which two of them differ stay empty besides.
    """
    found = solutions(puzzle)
    differ = {cell for cell in range(CELLS) if len({solution[cell] for solution in found}) > 1}
    same = [cell for cell in range(CELLS) if puzzle[cell] == "." and cell not in differ]
    if not found or len(same) <= blanks:
        return puzzle
    kept = differ | set(random.sample(same, blanks))
    return "".join("." if cell in kept else found[0][cell] for cell in range(CELLS))


def as_plain(trials: Sequence[Trial]) -> Plain:
    """Return trials as a request carries them."""
    return [list(trial) for trial in trials]
