"""How many solutions a board has, up to a limit; the board stays as it was."""

from collections.abc import Iterator, Sequence

from grader.english import counted
from grader.problems.answer import Answer, Arguments, Checked, Finding, Plain, described, in_words
from grader.problems.board_answer import board_of, change_of, puzzle_of
from grader.problems.board_makers import MAKERS, several_solutions, unsolvable
from grader.problems.draw import Draw, Drawn, Example
from grader.problems.problem import Function, Problem
from grader.problems.sudoku_solver import HARD, LEETCODE_EXAMPLE
from grader.sudoku import notation, solver

LIMIT = "limit = "
"""Between a board and its limit, in the text of a case."""
DEFAULT_LIMIT = 2
"""Enough to say whether a board has one solution."""


def board_and_limit(text: str) -> Arguments:
    """Return the arguments that ``BOARD limit = 3`` stands for; without a limit, it is 2.

    The board is in any usual notation.  Raise ValueError.
    """
    board, word, limit = text.partition(LIMIT)
    number = int(limit) if word else DEFAULT_LIMIT
    if number < 1:
        raise ValueError("the limit is 1 or more")
    return *board_of(notation.parse(board)), number


def check_count(sent: Sequence[Plain], returned: Plain, after: Sequence[Plain]) -> Checked:
    """Check for the number of solutions, at most the limit, and for an unchanged board."""
    puzzle, limit = puzzle_of(sent[0]), sent[1]
    assert isinstance(limit, int), "the kit itself sent it"
    findings = []
    answer = Answer(puzzle=puzzle, value=f"{in_words(returned)} (limit = {limit})")
    right = solver.count_solutions(puzzle, limit)
    if type(returned) is not int:
        findings.append(Finding(f"returned {described(returned)}, not a whole number"))
    elif returned != right:
        many = counted(right, "solution")
        least = "at least " if right == limit else ""
        text = f"returned {returned}; the board has {least}{many}, and the limit is {limit}"
        findings.append(Finding(text))
    changed = change_of(puzzle, after[0])
    if changed is not None:
        findings.append(changed)
    return Checked(findings, answer)


def _with_limits(puzzle: str, *limits: int) -> list[str]:
    return [f"{puzzle} {LIMIT}{limit}" for limit in limits]


def _limits(draw: Draw) -> Iterator[Drawn]:
    """Yield boards with 2 to 12 solutions, with limits below, at and above that number."""
    puzzles = draw.puzzles("easy", draw.suite.cases, 1_000)
    for number, puzzle in enumerate(puzzles):
        givens = [cell for cell, symbol in enumerate(puzzle) if symbol != "."]
        draw.random.shuffle(givens)
        least = 2 + number
        text, count = puzzle, 1
        while count < least:
            cell = givens.pop()
            thinner = text[:cell] + "." + text[cell + 1 :]
            found = solver.count_solutions(thinner, 13)
            if found <= 12:
                text, count = thinner, found
            elif not givens:
                break
        limits = sorted({1, max(1, count - 1), count, count + 1, 50})
        note = f"{counted(count, 'solution')}, with the limits {', '.join(map(str, limits))}"
        yield note, tuple(draw.arguments(text) for text in _with_limits(text, *limits))


def _nearly_empty(draw: Draw) -> Iterator[Drawn]:
    """Yield boards with too many solutions to count them all."""
    for shown, limits in ((0, (1, 2, 30)), (1, (3, 7)), (3, (100, 1))):
        grid = draw.full_grid()
        kept = draw.random.sample(range(81), shown)
        text = "".join(symbol if cell in kept else "." for cell, symbol in enumerate(grid))
        calls = tuple(draw.arguments(one) for one in _with_limits(text, *limits))
        yield f"{counted(shown, 'given')}: it is the limit that ends the search", calls


def _no_solution(draw: Draw) -> Iterator[Drawn]:
    """Yield boards without a solution, with several limits."""
    for note, calls in unsolvable(draw):
        board = puzzle_of(calls[0][0])
        texts = _with_limits(board, *draw.random.sample(range(1, 9), 3))
        yield note, tuple(draw.arguments(text) for text in texts)


def _full(draw: Draw) -> Iterator[Drawn]:
    """Yield full boards: each is its own only solution."""
    texts = [text for limit in (1, 2, 9) for text in _with_limits(draw.full_grid(), limit)]
    yield "already solved", tuple(draw.arguments(text) for text in texts)


def _in_turn(draw: Draw) -> Iterator[Drawn]:
    """Yield boards in turn: a count that is left over shows in the next call."""
    one, other = draw.puzzles("medium", 2, 3_000)
    none = puzzle_of(next(unsolvable(draw))[1][0][0])
    several = puzzle_of(next(several_solutions(draw))[1][0][0])
    for note, texts in (
        ("the same board twice", _with_limits(one, 2, 2)),
        ("several solutions, then one", [*_with_limits(several, 2), *_with_limits(other, 2)]),
        ("none, one, several, none", [f"{b} {LIMIT}5" for b in (none, one, several, none)]),
        ("one board with limits that grow and shrink", _with_limits(several, 1, 3, 1, 2)),
    ):
        yield note, tuple(draw.arguments(text) for text in texts)


def _example(name: str, puzzle: str, limit: int, output: str) -> Example:
    grid = notation.draw_grid(puzzle)
    return Example(name=name, input=f"{grid}\n\n{LIMIT}{limit}", output=output)


PROBLEM = Problem(
    title="Count the solutions",
    url="",
    statement="""\
Count the solutions of a Sudoku board, but not more than a limit.

The board comes as a list of nine rows, and each row as a list of nine one-character strings: a
digit from '1' to '9', or '.' for an empty cell. A solution fills every empty cell so that each row,
each column and each of the nine 3×3 boxes holds each of the digits 1 to 9 exactly once.

Return the number of solutions if it is less than `limit`, and `limit` if there are that many or
more. An empty board has more solutions than any computer can count, so stop at the limit.

The board must be the same afterwards as it was before.""",
    constraints=(
        "board has 9 rows of 9 cells each.",
        "Each cell is a digit from '1' to '9', or '.'.",
        "No row, column or box holds a digit twice.",
        "limit is a whole number, 1 or more.",
    ),
    examples=(
        _example(
            "two solutions: the four cells can be filled in two ways",
            "5346789126721953..1983425678597614234268537917139248569615372..287419635345286179",
            5,
            "2",
        ),
        _example("LeetCode's example", LEETCODE_EXAMPLE.input, 2, "1"),
        _example("a hard board", HARD.input, 1, "1"),
        _example(
            "no solution",
            "234967815758.423696.9381...5.26..4.7.....41......98.23.....3.8...5.1......7......",
            2,
            "0",
        ),
        _example("an empty board: stop at the limit of 3", "." * 81, 3, "3"),
    ),
    functions=(
        Function(
            name="countSolutions",
            signature="def countSolutions(board: list[list[str]], limit: int) -> int:",
            docstring="Return how many solutions the board has, at most `limit`.",
            arguments=board_and_limit,
            check=check_count,
        ),
    ),
    makers={
        **MAKERS,
        "full": _full,
        "in_turn": _in_turn,
        "limits": _limits,
        "nearly_empty": _nearly_empty,
        "no_solution": _no_solution,
        "several_solutions": several_solutions,
    },
)
