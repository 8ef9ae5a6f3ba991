"""Whether an answer is right, by the rules of the problem; one checker per kind of problem.

A checker gets the arguments as they were sent and what came back from the worker, which may be
anything that JSON can say.  A value that is not plain comes as ``{"type": …, "text": …}``.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from grader.judge import queens
from grader.judge.case import Answer, Finding, Plain
from grader.sudoku import notation, rules
from grader.sudoku.shape import SYMBOLS, side_of

NEW_BOARD = (
    "your function returned a new board and left the one that it was given as it was;"
    " the return value is ignored: write the digits into `board` itself"
)
NEVER_RAN = "nothing was written: your function {} and runs none of its lines"
WRITTEN_NOWHERE = (NEW_BOARD, NEVER_RAN.partition("{")[0])
"""How a finding begins where the function never touched the board."""
CELL_RULE = "every cell must be a string"
UNCHANGED = (
    "the board came back exactly as it was given: nothing was written into it,"
    " or all of it was taken back"
)


class Checked(NamedTuple):
    """A judged answer: right if there are no findings."""

    findings: list[Finding]
    answer: Answer


Checker = Callable[[Sequence[Plain], Plain, Sequence[Plain]], Checked]
"""Takes the arguments sent, the value returned, and the arguments as they came back."""


def check_board(sent: Sequence[Plain], returned: Plain, after: Sequence[Plain]) -> Checked:
    """`board` must have been filled in place; the return value is ignored."""
    puzzle = puzzle_of(sent[0])
    board = after[0]
    side = side_of(puzzle)
    text = _text(board, side)
    if text is not None and rules.is_right(puzzle, text):  # most boards are: no need to look closer
        return Checked([], Answer(puzzle=puzzle, rows=tuple(map(tuple, board))))  # type: ignore[arg-type]
    finding = _shape_problem(board, side)
    if finding is not None:
        return Checked([finding], Answer(puzzle=puzzle, value=in_words(board)))
    rows = _drawable(board)
    answer = Answer(puzzle=puzzle, rows=rows)
    finding = _cell_problem(board, side)
    if finding is not None:
        return Checked([finding], answer)
    found = _findings(puzzle, rows)
    if found and "".join(map("".join, rows)) == puzzle:
        found.insert(0, Finding(_why_unchanged(board, returned)))
    return Checked(found, answer)


def check_puzzle_string(sent: Sequence[Plain], returned: Plain, _: Sequence[Plain]) -> Checked:
    """The solved 81 characters, or exactly the error word that the puzzle deserves."""
    from grader.sudoku import puzzle_string

    puzzle = str(sent[0])
    answer = Answer(given=repr(puzzle), value=in_words(returned))
    if not isinstance(returned, str):
        return Checked([Finding(f"returned {described(returned)}, not a string")], answer)
    problem = puzzle_string.problem_with(puzzle)
    if problem is not None:
        if returned == problem:
            return Checked([], answer)
        return Checked([Finding(f"returned {returned!r}; this puzzle is {problem!r}")], answer)
    if returned in puzzle_string.PROBLEMS:
        finding = Finding(f"returned {returned!r}; this puzzle has exactly one solution")
        return Checked([finding], Answer(puzzle=puzzle, value=repr(returned)))
    if len(returned) != len(puzzle):
        text = f"returned {len(returned)} characters; the solution has {len(puzzle)}"
        return Checked([Finding(text)], answer)
    rows = tuple(tuple(row) for row in notation.to_rows(returned))
    found = _findings(puzzle, rows)
    return Checked(found, Answer(puzzle=puzzle, rows=rows))


def check_valid_sudoku(sent: Sequence[Plain], returned: Plain, _: Sequence[Plain]) -> Checked:
    """True if no row, column or box of the board holds a digit twice, else False."""
    puzzle = puzzle_of(sent[0])
    answer = Answer(puzzle=puzzle, value=in_words(returned))
    if type(returned) is not bool:
        return Checked([Finding(f"returned {described(returned)}, not True or False")], answer)
    repeated = rules.repetitions(notation.to_rows(puzzle))
    if returned and repeated:
        first = repeated[0]
        text = f"returned True, but there is a {first.message}"
        return Checked([Finding(text, first.cells)], answer)
    if not returned and not repeated:
        text = "returned False, but no row, column or box of this board holds a digit twice"
        return Checked([Finding(text)], answer)
    return Checked([], answer)


def check_n_queens(sent: Sequence[Plain], returned: Plain, _: Sequence[Plain]) -> Checked:
    """Every board of n queens that don't attack each other, each once, in any order."""
    count = sent[0]
    assert isinstance(count, int), "the kit itself sent it"
    answer = Answer(given=f"n = {count}", value=in_words(returned))
    match returned:
        case {"type": "list", "text": text}:
            return Checked([Finding(f"returned far more than all boards: {text}")], answer)
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


CHECKERS: dict[str, Checker] = {
    "board": check_board,
    "n_queens": check_n_queens,
    "puzzle_string": check_puzzle_string,
    "valid_sudoku": check_valid_sudoku,
}


def puzzle_of(board: Plain) -> str:
    """The puzzle string of a list-of-lists board that the kit itself made."""
    if not isinstance(board, list):
        raise TypeError(f"{board!r} is no board")
    return "".join(["".join(map(str, row)) for row in board if isinstance(row, list)])


def described(value: Plain) -> str:
    """A value with its type, in words: ``the int 4``, ``None``, ``a Cell (<Cell 5>)``."""
    if value is None:
        return "None"
    if isinstance(value, dict):
        return f"the {value.get('type')} {value.get('text')}"
    return f"the {type(value).__name__} {value!r}"


def in_words(value: Plain) -> str:
    """A value as Python would write it."""
    if isinstance(value, dict):
        return str(value.get("text"))
    if isinstance(value, list):
        return "[" + ", ".join(in_words(item) for item in value) + "]"
    return repr(value)


def _findings(puzzle: str, rows: Sequence[Sequence[str]]) -> list[Finding]:
    return [Finding(broken.message, broken.cells) for broken in rules.violations(puzzle, rows)]


def _queens_problem(board: Plain, count: int) -> str | None:
    """What is wrong with one board of an answer, as the end of a sentence; None if nothing is."""
    if not isinstance(board, list):
        return f"is {described(board)}, not a list of strings"
    columns = []
    for number, row in enumerate(board, 1):
        if isinstance(row, list):
            return f"has a list as row {number}, not a string: ''.join(row) would make one of it"
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


def _why_unchanged(board: Plain, returned: Plain) -> str:
    if isinstance(returned, list) and returned != board:
        return NEW_BOARD
    match returned:
        case {"type": "generator"}:
            return NEVER_RAN.format("has a `yield`, so a call makes a generator")
        case {"type": "coroutine"}:
            return NEVER_RAN.format("is an `async def`, so a call makes a coroutine")
    return UNCHANGED


def _shape_problem(board: Plain, side: int) -> Finding | None:
    if not isinstance(board, list):
        return Finding(f"`board` came back as {described(board)}, not a list")
    if len(board) != side:
        return Finding(f"the board came back with {len(board)} rows instead of {side}")
    for number, row in enumerate(board, 1):
        if not isinstance(row, list):
            text = f"row {number} is {described(row)}, not a list"
            return Finding(text, tuple((number - 1, column) for column in range(side)))
        if len(row) != side:
            return Finding(f"row {number} came back with {len(row)} cells instead of {side}")
    return None


def _text(board: Plain, side: int) -> str | None:
    """The cells of a square board of strings of one character; None for any other."""
    if not isinstance(board, list) or len(board) != side:
        return None
    cells: list[Plain] = []
    for row in board:
        if not isinstance(row, list) or len(row) != side:
            return None
        cells += row
    try:
        text = "".join(cells)  # type: ignore[arg-type]
    except TypeError:
        return None
    return text if list(text) == cells else None


def _cell_problem(board: Plain, side: int) -> Finding | None:
    assert isinstance(board, list)
    wrong = [
        (row, column)
        for row, cells in enumerate(board)
        for column, cell in enumerate(cells if isinstance(cells, list) else [])
        if type(cell) is not str or len(cell) != 1
    ]
    if not wrong:
        return None
    row, column = wrong[0]
    cells = board[row]
    assert isinstance(cells, list)
    cell = cells[column]
    text = f"{rules.describe_cell(wrong[0])} holds {described(cell)}"
    if isinstance(cell, int) and not isinstance(cell, bool) and 1 <= cell <= side:
        text += f"; {CELL_RULE}: '{SYMBOLS[cell - 1]}'"
    else:
        text += f"; {CELL_RULE} of one character"
    return Finding(text, tuple(wrong))


def _drawable(board: Plain) -> tuple[tuple[str, ...], ...]:
    assert isinstance(board, list)
    return tuple(
        tuple(cell if isinstance(cell, str) else in_words(cell) for cell in row)
        for row in board
        if isinstance(row, list)
    )
