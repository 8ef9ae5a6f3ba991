"""The fillings that a search accepts if it checks a box before it places the digit, not after.

Going by rows, it notices a digit twice in a box when it comes to the next blank of that box.  After
the last blank of a box it never looks again, so that cell is checked only in its row and column.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from grader.sudoku.shape import EMPTY, SYMBOLS, box_of

if TYPE_CHECKING:
    from collections.abc import Iterator

_EVERY_DIGIT = (1 << 9) - 1


def late_box_fillings(puzzle: str) -> Iterator[str]:
    """Yield the fillings of a 9x9 board, right or not, that such a search may end with.

    They come in no particular order, and include the solutions of the puzzle.
    """
    free = [_EVERY_DIGIT] * 27
    for cell, symbol in enumerate(puzzle):
        if symbol != EMPTY:
            for unit in _units(cell):
                free[unit] &= ~(1 << SYMBOLS.index(symbol))
    blanks = [cell for cell, symbol in enumerate(puzzle) if symbol == EMPTY]
    exempt = {box_of(cell, 9): cell for cell in blanks}.values()
    held_to = {cell: _units(cell)[: 2 if cell in exempt else 3] for cell in blanks}
    filled = list(puzzle)

    def choices(cell: int) -> int:
        possible = _EVERY_DIGIT
        for unit in held_to[cell]:
            possible &= free[unit]
        return possible

    def fill(open_cells: list[int]) -> Iterator[str]:
        if not open_cells:
            yield "".join(filled)
            return
        cell = min(open_cells, key=lambda cell: choices(cell).bit_count())
        others = [other for other in open_cells if other != cell]
        possible = choices(cell)
        while possible:
            bit = possible & -possible
            possible ^= bit
            filled[cell] = SYMBOLS[bit.bit_length() - 1]
            for unit in held_to[cell]:
                free[unit] ^= bit
            yield from fill(others)
            for unit in held_to[cell]:
                free[unit] ^= bit

    yield from fill(blanks)


def late_box_mistake(puzzle: str, solution: str) -> str | None:
    """Return a filling other than the solution, or None if there is none."""
    return next((found for found in late_box_fillings(puzzle) if found != solution), None)


def _units(cell: int) -> tuple[int, int, int]:
    """Return the row, the column and the box of a cell, numbered together."""
    return cell // 9, 9 + cell % 9, 18 + box_of(cell, 9)
