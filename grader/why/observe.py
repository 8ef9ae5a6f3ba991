"""What can be seen in the writes of one run on a small board: facts, and never an accusation."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from grader.sudoku.rules import Cell, is_right
from grader.sudoku.shape import boxes, columns, rows
from grader.why.repair import Write

SIDE = 9
UNITS = (("row", rows(SIDE)), ("column", columns(SIDE)), ("box", boxes(SIDE)))


@dataclass(frozen=True)
class Sight:
    """What a run did, as far as that was seen; steps are writes into the board, from 1."""

    steps: int = 0
    solved_at: int | None = None
    """The step after which the board was full and right."""
    spoiled: Write | None = None
    """The first write after that."""
    given_at: int | None = None
    """The step that changed a given."""
    given: Write | None = None
    clash_at: int | None = None
    """The step that put a digit where its row, column or box has it already."""
    clash: Write | None = None
    clash_units: tuple[str, ...] = ()
    empty: tuple[Cell, ...] = ()
    """What was empty at the end."""
    took_back: bool = False
    """Whether any step emptied a cell."""
    foreign: bool = False
    """Whether any step wrote what is no digit."""

    def beside(self, usual: "Sight") -> "Sight":
        """Return what is left of this when all is dropped that a run with a right end shows too."""
        left = self
        if usual.clash is not None:
            left = replace(left, clash_at=None, clash=None)
        if usual.given is not None:
            left = replace(left, given_at=None, given=None)
        if usual.spoiled is not None:
            left = replace(left, spoiled=None)
        return left


def sight(puzzle: str, writes: Sequence[Write]) -> Sight:
    """Replay the writes on a board, and say what they show."""
    board = list(puzzle)
    solved_at: int | None = None
    given_at: int | None = None
    clash_at: int | None = None
    spoiled: Write | None = None
    given: Write | None = None
    clash: Write | None = None
    clash_units: tuple[str, ...] = ()
    empty = board.count(".")
    # What is kept elsewhere is written out at the end, cell by cell: no given is guessed at.
    written_out = [write.cell for write in writes[-SIDE * SIDE :]] == list(range(SIDE * SIDE))
    for step, write in enumerate(writes, 1):
        guessing = not written_out or step <= len(writes) - SIDE * SIDE
        before = board[write.cell]
        after = "." if write.symbol == 0 else str(write.symbol) if write.symbol <= SIDE else "?"
        if solved_at is not None and spoiled is None and after != before:
            spoiled = write
        if puzzle[write.cell] not in (".", after) and after != "?" and given is None and guessing:
            given_at, given = step, write
        if after in "123456789":
            broken = _clashes(board, write.cell, after)
            if broken and clash is None:
                clash_at, clash, clash_units = step, write, broken
        board[write.cell] = after
        empty += (after == ".") - (before == ".")
        if empty == 0 and solved_at is None and is_right(puzzle, "".join(board)):
            solved_at = step
    return Sight(
        steps=len(writes),
        solved_at=solved_at,
        spoiled=spoiled,
        given_at=given_at,
        given=given,
        clash_at=clash_at,
        clash=clash,
        clash_units=clash_units,
        empty=tuple(divmod(cell, SIDE) for cell in range(81) if board[cell] == "."),
        took_back=any(write.symbol == 0 for write in writes),
        foreign=any(write.symbol > SIDE for write in writes),
    )


def _clashes(board: Sequence[str], cell: int, digit: str) -> tuple[str, ...]:
    """Return the kinds of unit in which another cell holds the digit."""
    return tuple(
        kind
        for kind, units in UNITS
        if any(
            cell in unit and any(board[other] == digit for other in unit if other != cell)
            for unit in units
        )
    )
