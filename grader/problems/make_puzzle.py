"""Make a puzzle: judged by the properties of what comes back, since any puzzle will do."""

from collections.abc import Iterator, Sequence

from grader.problems.answer import Answer, Arguments, Checked, Finding, Plain, described, in_words
from grader.problems.draw import Draw, Drawn, Example, examples
from grader.problems.problem import Function, Problem
from grader.sudoku import rules
from grader.sudoku.shape import EMPTY, SYMBOLS
from grader.sudoku.solver import has_one_solution, solutions

MOST_GIVENS = 32
LARGEST_SEED = 10**9
NEAR_EACH_OTHER = (0, 1, 65_536, 362_880, 1_000_000)
"""Seeds that differ by this much must not meet: 9! orders of the digits, or the last few digits."""


def check_puzzle(sent: Sequence[Plain], returned: Plain, _: Sequence[Plain]) -> Checked:
    """Check for a board with one solution and few givens."""
    given = f"seed = {sent[0]}"
    finding = _shape_problem(returned)
    if finding is not None:
        return Checked([finding], Answer(given=given, value=in_words(returned)))
    assert isinstance(returned, list)
    rows = tuple(tuple(map(str, row)) for row in returned if isinstance(row, list))
    answer = Answer(given=given, rows=rows)
    finding = _problem_with(rows)
    if finding is not None:
        return Checked([finding], answer)
    return Checked([], answer, _remark(f"`makePuzzle({sent[0]})`", "".join(map("".join, rows))))


def _shape_problem(board: Plain) -> Finding | None:
    """Return why a value is not a board of nine rows of nine symbols, or None."""
    if not isinstance(board, list):
        return Finding(f"returned {described(board)}, not a list of rows")
    if len(board) != 9:
        return Finding(f"returned {len(board)} rows instead of 9")
    for number, row in enumerate(board, 1):
        if not isinstance(row, list):
            return Finding(f"row {number} is {described(row)}, not a list")
        if len(row) != 9:
            return Finding(f"row {number} has {len(row)} cells instead of 9")
        for column, cell in enumerate(row, 1):
            if not isinstance(cell, str) or cell not in [*SYMBOLS[:9], EMPTY]:
                place = f"row {number}, column {column} holds {described(cell)}"
                return Finding(f"{place}; a cell is a string from '1' to '9', or '.'")
    return None


def _problem_with(rows: tuple[tuple[str, ...], ...]) -> Finding | None:
    """Return which property a board lacks, or None."""
    repeated = rules.repetitions(rows)
    if repeated:
        return Finding(f"the puzzle has no solution: {repeated[0].message}", repeated[0].cells)
    puzzle = "".join(map("".join, rows))
    found = solutions(puzzle, 2)
    if not found:
        return Finding("the puzzle has no solution, although no digit appears twice in a unit")
    if len(found) == 2:
        cell = next(cell for cell in range(81) if found[0][cell] != found[1][cell])
        place = divmod(cell, 9)
        digits = " or ".join(sorted((found[0][cell], found[1][cell])))
        text = f"the puzzle has several solutions: {rules.describe_cell(place)} can be {digits}"
        return Finding(text, (place,))
    givens = 81 - puzzle.count(EMPTY)
    if givens > MOST_GIVENS:
        return Finding(f"the puzzle has {givens} givens; at most {MOST_GIVENS} are allowed")
    return None


def _remark(call: str, puzzle: str) -> str:
    """Return which given a puzzle doesn't need; empty if it needs all."""
    for cell, symbol in enumerate(puzzle):
        if symbol != EMPTY and has_one_solution(puzzle[:cell] + EMPTY + puzzle[cell + 1 :]):
            place = rules.describe_cell(divmod(cell, 9))
            return f"{call} is right, and not minimal: it doesn't need the {symbol} in {place}."
    return ""


def compare_puzzles(calls: Sequence[Arguments], returned: Sequence[Plain]) -> str:
    """Return how the last puzzle breaks the rule "one seed, one puzzle"; empty if it keeps it."""
    *earlier, (seed,) = calls
    for (other,), puzzle in zip(earlier, returned, strict=False):
        if other == seed and puzzle != returned[-1]:
            return f"`makePuzzle({seed})` is not the same puzzle as before: one seed, one puzzle"
        if other != seed and puzzle == returned[-1]:
            return f"`makePuzzle({seed})` is the same puzzle as `makePuzzle({other})`"
    return ""


def _seed(text: str) -> Arguments:
    seed = int(text)
    if not 0 <= seed <= LARGEST_SEED:
        raise ValueError(f"a seed is a number from 0 to {LARGEST_SEED}")
    return (seed,)


def _asked(draw: Draw, note: str, seeds: Sequence[int]) -> Drawn:
    return note, tuple(draw.arguments(str(seed)) for seed in seeds)


def _drawn_seeds(draw: Draw, count: int) -> list[int]:
    return draw.random.sample(range(10, LARGEST_SEED - 2 * NEAR_EACH_OTHER[-1]), count)


def _single_seeds(draw: Draw) -> Iterator[Drawn]:
    for seed in (0, LARGEST_SEED, *_drawn_seeds(draw, draw.suite.cases - 2)):
        yield draw.call(str(seed), f"seed {seed}")


def _seed_again(draw: Draw) -> Iterator[Drawn]:
    """Yield a seed again, at once and after another one."""
    one, other, third = _drawn_seeds(draw, 3)
    yield _asked(draw, "the same seed twice", [one, one])
    yield _asked(draw, "the same seed again after another one", [other, third, other])


def _seed_in_two_processes(draw: Draw) -> Iterator[Drawn]:
    yield _asked(draw, "the same seed in two processes", _drawn_seeds(draw, 1) * 2)


def _other_seeds(draw: Draw) -> Iterator[Drawn]:
    """Yield seeds whose puzzles must all differ; no two calls of a case have the same seed."""
    start = _drawn_seeds(draw, 1)[0] // 1000 * 1000
    yield _asked(draw, "seeds near each other", [start + more for more in NEAR_EACH_OTHER])
    yield _asked(draw, "the smallest and the largest", [0, 1, LARGEST_SEED, LARGEST_SEED - 1])


PROBLEM = Problem(
    title="Make a puzzle",
    url="",
    statement="""\
Make a Sudoku puzzle, and another one for each seed.

Return a new board as `solveSudoku` gets it: a list of nine rows, and each row a list of nine
one-character strings, a digit from '1' to '9' or '.' for an empty cell. Any board will do that has
these properties:

- it has exactly one solution;
- it has at most 32 givens;
- the same seed gives the same puzzle, in every call and in every process;
- different seeds give different puzzles.""",
    constraints=("seed is a whole number from 0 to 1,000,000,000.",),
    examples=(
        Example(
            name="a seed",
            input="37",
            output=(
                "...6...9.516.7....9....4.....89..7.....3..46...47....5..1....5..8..26.........31."
            ),
        ),
    ),
    functions=(
        Function(
            name="makePuzzle",
            signature="def makePuzzle(seed: int) -> list[list[str]]:",
            docstring="Return a puzzle with one solution and at most 32 givens, by its seed.",
            arguments=_seed,
            check=check_puzzle,
            compare=compare_puzzles,
        ),
    ),
    makers={
        "examples": examples,
        "single_seeds": _single_seeds,
        "seed_again": _seed_again,
        "seed_in_two_processes": _seed_in_two_processes,
        "other_seeds": _other_seeds,
    },
)
