"""Check that a board was filled in place, by the rules."""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import chain

from grader.problems.answer import Answer, Arguments, Checked, Finding, Plain, described, in_words
from grader.sudoku import notation, rules
from grader.sudoku.shape import SYMBOLS, side_of

NEW_BOARD = (
    "your function returned a new board and did not change the one that it was given;"
    " the return value is ignored: write the digits into `board` itself"
)


NEVER_RAN = "nothing was written: your function {} and does not run its lines"


WRITTEN_NOWHERE = (NEW_BOARD, NEVER_RAN.partition("{")[0])
"""How a finding begins if the function never changed the board."""


PLACE = re.compile(r"row (\d+), column (\d+)")
FEW = 2
"""Cells whose indices are all named."""
MOST_KEPT = 1_000
_RIGHT: dict[str, tuple[Plain, Answer]] = {}
"""By puzzle: the last board that the rules found right.  A class gives it again and again."""
CELL_RULE = "every cell must be a string"


UNCHANGED = (
    "the board came back unchanged: nothing was written into it, or every digit was removed again"
)


def check_board(sent: Sequence[Plain], returned: Plain, after: Sequence[Plain]) -> Checked:
    """Return what is wrong with `board`, to be filled in place; the return value is ignored."""
    puzzle = puzzle_of(sent[0])
    board = after[0]
    known = _RIGHT.get(puzzle)
    if known is not None and board == known[0]:
        return Checked([], known[1])
    side = side_of(puzzle)
    text = _text(board, side)
    if text is not None and rules.is_right(puzzle, text):  # true of most boards
        answer = Answer(puzzle=puzzle, rows=tuple(map(tuple, board)))  # type: ignore[arg-type]
        if len(_RIGHT) >= MOST_KEPT:
            _RIGHT.clear()
        _RIGHT[puzzle] = board, answer
        return Checked([], answer)
    if text is None:
        finding = _shape_problem(board, side)
        if finding is not None:
            return Checked([finding], Answer(puzzle=puzzle, value=in_words(board)))
    rows = _drawable(board) if text is None else tuple(map(tuple, notation.to_rows(text)))
    answer = Answer(puzzle=puzzle, rows=rows)
    finding = _cell_problem(board, side) if text is None else None
    if finding is not None:
        return Checked([with_indices(finding)], answer)
    found = broken_rules(puzzle, rows)
    if found and "".join(map("".join, rows)) == puzzle:
        found.insert(0, Finding(_why_unchanged(board, returned)))
    place = next((at for at, one in enumerate(found) if one.cells and _has_place(one)), 0)
    found[place : place + 1] = map(with_indices, found[place : place + 1])
    return Checked(found, answer)


def _has_place(finding: Finding) -> bool:
    return len(finding.cells) == FEW or PLACE.search(finding.message) is not None


def with_indices(finding: Finding) -> Finding:
    """Return a finding that says once how its places are counted by Python, from 0."""
    bridged, places = PLACE.subn(_with_index, finding.message, count=1)
    if not places and len(finding.cells) == FEW:
        indices = " and ".join(map(rules.describe_index, finding.cells))
        bridged = f"{finding.message} ({indices})"
    return replace(finding, message=bridged)


def _with_index(place: re.Match[str]) -> str:
    row, column = int(place[1]), int(place[2])
    return f"{place[0]} ({rules.describe_index((row - 1, column - 1))})"


def puzzle_of(board: Plain) -> str:
    """Return the puzzle string of a list-of-lists board that the kit itself made."""
    if not isinstance(board, list):
        raise TypeError(f"{board!r} is not a board")
    try:
        if {*map(type, board)} == {list}:
            return "".join(map("".join, board))  # type: ignore[arg-type]
        rows = [row for row in board if isinstance(row, list)]
        return "".join(["".join(row) for row in rows])  # type: ignore[arg-type]
    except TypeError:
        return "".join(["".join(map(str, row)) for row in rows])


def broken_rules(puzzle: str, rows: Sequence[Sequence[str]]) -> list[Finding]:
    """Return what is wrong with a filled board, by the rules."""
    return [Finding(broken.message, broken.cells) for broken in rules.violations(puzzle, rows)]


def _why_unchanged(board: Plain, returned: Plain) -> str:
    if isinstance(returned, list) and returned != board:
        return NEW_BOARD
    match returned:
        case {"type": "generator"}:
            return NEVER_RAN.format("has a `yield`, so a call returns a generator")
        case {"type": "coroutine"}:
            return NEVER_RAN.format("is an `async def`, so a call returns a coroutine")
    return UNCHANGED


def _shape_problem(board: Plain, side: int) -> Finding | None:
    if not isinstance(board, list):
        return Finding(f"`board` came back as {described(board)}, not a list")
    if len(board) != side:
        return Finding(f"the board came back with {len(board)} rows instead of {side}")
    for number, row in enumerate(board, 1):
        if not isinstance(row, list):
            return Finding(f"row {number} is {described(row)}, not a list")
        if len(row) != side:
            return Finding(f"row {number} came back with {len(row)} cells instead of {side}")
    return None


def _text(board: Plain, side: int) -> str | None:
    """Return the cells of a square board of strings of one character; None for any other."""
    if not isinstance(board, list) or len(board) != side:
        return None
    if any(not isinstance(row, list) or len(row) != side for row in board):
        return None
    cells = [*chain.from_iterable(board)]  # type: ignore[arg-type]
    try:
        text = "".join(cells)  # type: ignore[arg-type]
    except TypeError:
        return None
    return text if [*text] == cells else None


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


def board_of(puzzle: str) -> Arguments:
    """Return the one argument of a call: a puzzle as a list of lists of one-character strings."""
    return ([[*row] for row in notation.to_rows(puzzle)],)


def change_of(puzzle: str, board: Plain) -> Finding | None:
    """Return how a board that must stay as it was has been changed; None if it was not."""
    if [board] == [*board_of(puzzle)]:
        return None
    if isinstance(board, list):
        for row, (cells, line) in enumerate(zip(board, notation.to_rows(puzzle), strict=False)):
            for column, symbol in enumerate(line):
                now = cells[column : column + 1] if isinstance(cells, list) else []
                if now != [symbol]:
                    held = in_words(now[0]) if now else "nothing"
                    place = rules.describe_cell((row, column))
                    text = f"the board was changed: {place} held {symbol!r} and now holds {held}"
                    return Finding(text, ((row, column),))
    return Finding("the board was changed: it no longer has nine rows of nine cells")
