"""The search for an input that tells a mutant from the right program.

First come the `independent` inputs.  Then boards are searched for that are made for this mutant:
on a sparse board, with many solutions, a weakened check goes wrong almost at once.  From such a
board givens are added until there is one solution, keeping only those after which the mutant is
still wrong.  What ends with one solution is a proper puzzle, and tells the two programs apart.
"""

import marshal
from dataclasses import dataclass
from functools import cache
from random import Random
from types import CodeType

from grader.catalog import catalog
from grader.catalog.exercise import Exercise
from grader.dev.mutants import independent
from grader.dev.mutants.boards import placements
from grader.dev.mutants.population import Mutant
from grader.judge.case import Case, CaseResult, Verdict
from grader.judge.judge import Judge, Loaded
from grader.judge.session import Session, limits_of
from grader.sandbox.isolation import Isolation
from grader.sandbox.process import Budget
from grader.sudoku import generator
from grader.sudoku.shape import EMPTY
from grader.sudoku.solver import solutions
from grader.sudoku.symmetry import shuffled

STARTS = 200
"""Sparse boards from which the search for a telling one begins."""
ENOUGH = 2.0
"""CPU seconds for one independent input."""
SPARSE = 0.3
"""CPU seconds for one board of the search, which may be a bad one for any solver."""
TOO_SLOW = 0.02
"""The part of the inputs on which a mutant may run out of time and still count as equivalent."""
WEAKER_CHECKS = ("cell ignored", "box walked wrongly")
"""Operators whose mutants are never equivalent by trial alone."""
SAME_CODE = "it compiles to the same code"


@dataclass(frozen=True)
class Search:
    """What came of the search."""

    told_by: str | None
    """The input that tells the mutant from the right program; None if none was found."""
    reason: str
    """Why the mutant counts as equivalent; empty if it doesn't."""


def search(exercise: Exercise, mutant: Mutant, isolation: Isolation) -> Search:
    """Look for an input on which the mutant is wrong and the rules of the problem are kept."""
    if _code(mutant.text) == _code(mutant.original):
        return Search(None, SAME_CODE)
    limits, functions = limits_of(exercise), exercise.problem.names
    session = Session(mutant.submission, isolation.start, limits, functions=functions)
    judge = Judge(session)
    try:
        if not isinstance(judge.load(), Loaded):
            return Search("any", "")
        found = _searched(exercise, judge)
    finally:
        judge.close()
    # A weaker check may go wrong on one board in thousands: that none was found says little.
    if exercise.problem.fills_board and mutant.operator in WEAKER_CHECKS:
        return Search(found.told_by, "")
    return found


def _searched(exercise: Exercise, judge: Judge) -> Search:
    texts = _inputs(exercise.name)
    slow = 0
    for text in texts:
        result = _asked(exercise, judge, text, ENOUGH)
        if result.verdict is Verdict.TIME_LIMIT:
            slow += 1
            if slow > TOO_SLOW * len(texts):
                return Search(text, "")
        elif not result.verdict.accepted:
            return Search(text, "")
    same = f"no wrong answer on {len(texts)} independent inputs"
    if slow:
        same += f" (too slow on {slow})"
    if not exercise.problem.fills_board:
        return Search(None, same)
    random = Random(exercise.name)
    wrong = 0
    starts = _sparse_boards(exercise.name)
    for start in starts:
        if not _is_wrong(exercise, judge, start):
            continue
        wrong += 1
        grown = _grown(exercise, judge, random, start)
        if grown is not None:
            return Search(grown, "")
    if wrong:
        # It goes wrong where a solution exists, so it may on a proper board that was not found.
        return Search(None, "")
    return Search(None, f"{same}, nor on {len(starts)} boards with many solutions")


@cache
def _inputs(rung: str) -> tuple[str, ...]:
    return independent.inputs(catalog.load(rung))


@cache
def _sparse_boards(rung: str) -> tuple[str, ...]:
    """Boards with many solutions, on which any search soon finds one."""
    random = Random(f"sparse/{rung}")
    found = []
    for number in range(STARTS):
        grid = generator.random_grid(random)
        shown = set(random.sample(range(81), 6 + number % 4 * 6))
        found.append("".join(grid[cell] if cell in shown else EMPTY for cell in range(81)))
    most = independent.most_placements(catalog.load(rung))
    return tuple(board for board in found if placements(board) <= most)


def _grown(exercise: Exercise, judge: Judge, random: Random, board: str) -> str | None:
    """Return a proper board on which the mutant is still wrong, or None; adds givens one by one."""
    most = independent.most_placements(exercise)
    while True:
        found = solutions(board, 2)
        if len(found) == 1:
            return board if placements(board) <= most else None
        open_cells = [cell for cell in range(81) if board[cell] == EMPTY]
        differing = [cell for cell in open_cells if found[0][cell] != found[1][cell]]
        for cell in shuffled(random, differing)[:8]:
            solution = random.choice(found)
            fuller = board[:cell] + solution[cell] + board[cell + 1 :]
            if _is_wrong(exercise, judge, fuller):
                board = fuller
                break
        else:
            return None


def _is_wrong(exercise: Exercise, judge: Judge, board: str) -> bool:
    """Return whether the mutant answers a board that has a solution wrongly, or raises."""
    verdict = _asked(exercise, judge, board, SPARSE).verdict
    return verdict in (Verdict.WRONG_ANSWER, Verdict.RUNTIME_ERROR)


def _asked(exercise: Exercise, judge: Judge, text: str, seconds: float) -> CaseResult:
    problem = exercise.problem
    name, rest = text.split(independent.ASKED_OF, 1) if problem.names else ("", text)
    function = problem.function(name)
    call = function.arguments(rest)
    case = Case("telling", "telling", (call,), function.check, function=name)
    return judge.ask(case, Budget(seconds))


def _code(text: str) -> bytes:
    """Return what a program compiles to, without its lines and names of files."""
    return marshal.dumps(_without_lines(compile(text, "mutant", "exec", dont_inherit=True)))


def _without_lines(code: CodeType) -> CodeType:
    constants = tuple(
        _without_lines(one) if isinstance(one, CodeType) else one for one in code.co_consts
    )
    return code.replace(co_consts=constants, co_linetable=b"", co_firstlineno=1)
