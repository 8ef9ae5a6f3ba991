"""LeetCode 51, N-Queens: every board of n queens that do not attack each other."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from grader.problems import queens
from grader.problems.answer import Answer, Checked, Finding, Plain, described, in_words
from grader.problems.draw import Draw, Drawn, Example, examples
from grader.problems.problem import Function, Problem
from grader.sudoku import rules


def check_n_queens(sent: Sequence[Plain], returned: Plain, _: Sequence[Plain]) -> Checked:
    """Check for every board of n queens that don't attack each other, once each, in any order."""
    count = sent[0]
    assert isinstance(count, int), "the kit itself sent it"
    answer = Answer(given=f"n = {count}", value=in_words(returned))
    match returned:
        case {"type": "list", "text": text}:
            return Checked([Finding(f"returned many more boards than there are: {text}")], answer)
    if not isinstance(returned, list):
        return Checked([Finding(f"returned {described(returned)}, not a list of boards")], answer)
    seen: dict[str, int] = {}
    for number, board in enumerate(returned, 1):
        problem = _queens_problem(board, count)
        text = in_words(board)
        if problem is None and text in seen:
            problem = f"is the same as board {seen[text]}: every board counts once"
        if problem is not None:
            return Checked([Finding(f"board {number} {problem}")], replace(answer, value=text))
        seen[text] = number
    missing = sorted(board for board in queens.boards(count) if in_words([*board]) not in seen)
    if missing:
        are = "is" if len(missing) == 1 else "are"
        of = f"{len(missing)} of the {len(queens.boards(count))} boards {are} missing"
        return Checked([Finding(f"{of}, such as {[*missing[0]]}")], answer)
    return Checked([], answer)


def _queens_problem(board: Plain, count: int) -> str | None:
    """Return what is wrong with one board, as the end of a sentence; None if nothing is."""
    if not isinstance(board, list):
        return f"is {described(board)}, not a list of strings"
    columns = []
    for number, row in enumerate(board, 1):
        if isinstance(row, list):
            return f"has a list as row {number}, not a string: write ''.join(row)"
        if not isinstance(row, str):
            return f"has {described(row)} as row {number}, not a string"
        if len(row) != count or row.strip(".Q"):
            return f"has {row!r} as row {number}: write {count} times '.' or 'Q'"
        if row.count("Q") != 1:
            return f"has {row.count('Q')} queens in row {number}: every row has one"
        columns.append(row.index("Q"))
    if len(columns) != count:
        return f"has {len(columns)} rows instead of {count}"
    attacking = queens.attacking(columns)
    if attacking is None:
        return None
    upper, lower = attacking
    line = "column" if columns[upper] == columns[lower] else "diagonal"
    places = " and ".join(rules.describe_cell((row, columns[row])) for row in attacking)
    return f"has two queens on one {line}: {places}"


def _queens(draw: Draw) -> Iterator[Drawn]:
    for count in range(1, draw.suite.cases + 1):
        yield draw.call(str(count), "1 queen" if count == 1 else f"{count} queens")


def _queens_in_turn(draw: Draw) -> Iterator[Drawn]:
    """Yield calls in turn: state left over from one call shows in the next."""
    first, second, third = draw.random.sample(range(4, 8), 3)
    for counts in (
        (second, second),
        (first, second, first),
        (8, 1, 2, 3),
        (third, 9, first),
        draw.random.sample(range(1, 8), 7),
    ):
        note = "one after the other: " + ", ".join(map(str, counts))
        yield note, tuple(draw.arguments(str(count)) for count in counts)


PROBLEM = Problem(
    title="N-Queens",
    url="https://leetcode.com/problems/n-queens/",
    statement="""\
Find every way to put n queens on an n×n chessboard so that no two of them attack each other.

A queen attacks along her row, along her column and along both diagonals, at any distance. Return a
list of all boards, in any order, each of them once. A board is a list of n strings, one for each
row from the top, and each string has n characters: 'Q' for a queen and '.' for an empty cell.""",
    constraints=("n is a whole number from 1 to 9.",),
    examples=(
        Example(
            name="four queens",
            input="4",
            output="[['.Q..', '...Q', 'Q...', '..Q.'], ['..Q.', 'Q...', '...Q', '.Q..']]",
        ),
        Example(name="one queen", input="1", output="[['Q']]"),
    ),
    functions=(
        Function(
            name="solveNQueens",
            signature="def solveNQueens(n: int) -> list[list[str]]:",
            docstring="Return every board of n queens that don't attack each other.",
            arguments=lambda text: (int(text),),
            check=check_n_queens,
        ),
    ),
    makers={"examples": examples, "queens": _queens, "queens_in_turn": _queens_in_turn},
)
