"""Transformations that disguise a board and keep what matters.

Renaming the digits, permuting the bands, the rows within a band, the stacks, the columns within a
stack, and transposing: each maps valid boards to valid boards and proper puzzles to proper puzzles
(these generate the whole symmetry group of Sudoku: Russell and Jarvis, 2006).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeVar

from grader.sudoku.shape import SYMBOLS, box_side

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    Item = TypeVar("Item")


class Symmetry(NamedTuple):
    """One transformation: the same value disguises a puzzle and its solution alike."""

    side: int
    symbols: str
    """The new name of each symbol, in order of value."""
    rows: tuple[int, ...]
    """For each new row, the old row that goes there."""
    columns: tuple[int, ...]
    """For each new column, the old column that goes there."""
    transposed: bool
    """Whether rows and columns change places, after they have been permuted."""

    @classmethod
    def identity(cls, side: int) -> Symmetry:
        """Return the transformation that changes nothing."""
        in_order = tuple(range(side))
        return cls(side, SYMBOLS[:side], in_order, in_order, False)

    @classmethod
    def random(cls, rng: Random, side: int, *, geometry: bool = True) -> Symmetry:
        """Return a random transformation; without `geometry`, one that only renames the symbols.

        The same state of `rng` gives the same transformation on every version of Python.
        """
        symbols = "".join(shuffled(rng, SYMBOLS[:side]))
        if not geometry:
            return cls.identity(side)._replace(symbols=symbols)
        return cls(side, symbols, _lines(rng, side), _lines(rng, side), rng.random() < 0.5)

    def apply(self, board: str) -> str:
        """Return the transformed board, puzzle or solution.

        Raise ValueError for a board of another side.
        """
        if len(board) != self.side * self.side:
            raise ValueError(
                f"This symmetry is for {self.side}x{self.side} boards, "
                f"the board has {len(board)} cells."
            )
        renamed = board.translate(str.maketrans(SYMBOLS[: self.side], self.symbols))
        side, columns = self.side, self.columns
        moved = [
            "".join([line[column] for column in columns])
            for line in [renamed[row * side : (row + 1) * side] for row in self.rows]
        ]
        if self.transposed:
            return "".join(["".join(column) for column in zip(*moved, strict=True)])
        return "".join(moved)


def shuffled(rng: Random, items: Sequence[Item]) -> list[Item]:
    """Return the items in random order, the same for the same state on every version of Python.

    `Random.random` is the only method whose sequence Python promises to keep, and the pool's
    stored costs, as well as seeds written down by learners, depend on it.
    """
    return sorted(items, key=lambda _: rng.random())


def _lines(rng: Random, side: int) -> tuple[int, ...]:
    """Return the rows in an order that keeps the rows of a band together; same for columns."""
    edge = box_side(side)
    return tuple(
        band * edge + line
        for band in shuffled(rng, range(edge))
        for line in shuffled(rng, range(edge))
    )
