"""Backtracking with a given check, compiled: what a board fools, and how many digits it costs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grader.dev.pool.compiled import compiled, np
from grader.dev.pool.weakenings import SCANS, WAYS, Weakening, right_check
from grader.sudoku.shape import EMPTY


def _search_plainly(
    board: Any, order: Any, seen: Any, descending: bool, whole: bool, most: int
) -> int:
    """Fill the board in place; return the placements, or -1 when it takes more than `most`.

    Goes on behind each filling if the `whole` tree is asked for.
    """
    blanks = [cell for cell in order if board[cell] == 0]
    tried = [0] * len(blanks)
    placements = 0
    step = 0
    while step >= 0:
        if step == len(blanks):
            if not whole:
                break
            step -= 1
            if step < 0:
                break
        cell = blanks[step]
        board[cell] = 0
        used = 0
        for index in range(20):
            peer = seen[cell, index]
            if peer < 0:
                break
            used |= 1 << board[peer]
        count = tried[step] + 1
        while count <= 9 and used >> (10 - count if descending else count) & 1:
            count += 1
        if count > 9:
            tried[step] = 0
            step -= 1
            continue
        tried[step] = count
        board[cell] = 10 - count if descending else count
        placements += 1
        if placements > most:
            return -1
        step += 1
    return placements


_search = compiled(_search_plainly)


def _compare_plainly(
    puzzle: Any, solution: Any, orders: Any, tables: Any, wanted: Any, most: int, found: Any
) -> None:
    """Note, for each wanted search, the first digit that comes out wrong and the right one."""
    for check in range(tables.shape[0]):
        for way in range(2 * len(orders)):
            if not wanted[check, way]:
                continue
            board = puzzle.copy()
            order = orders[way // 2]
            if _search(board, order, tables[check], way % 2 == 1, False, most) < 0:
                continue
            for cell in order:
                if board[cell] != solution[cell]:
                    found[check, way, 0] = board[cell]
                    found[check, way, 1] = solution[cell]
                    break


_compare = compiled(_compare_plainly)


_ORDERS = np.array(SCANS, dtype=np.int64)


def _digits(board: str) -> Any:
    return np.array([0 if symbol == EMPTY else int(symbol) for symbol in board], dtype=np.int64)


def _table(weakening: Weakening) -> Any:
    rows = [[*cells, *[-1] * (20 - len(cells))] for cells in weakening.seen]
    return np.array(rows, dtype=np.int64)


_RIGHT = _table(right_check())


class Fooling:
    """Asks which of some weakened searches a board fools."""

    def __init__(self, weakenings: Sequence[Weakening]) -> None:
        self._tables = np.array([_table(weakening) for weakening in weakenings])

    def of(
        self, puzzle: str, solution: str, most: int, wanted: Any = None
    ) -> dict[tuple[int, int], tuple[int, int]]:
        """Return, for each search fooled, the first digit that comes out wrong and the right one.

        A search goes by the numbers of its weakening and of its way in `WAYS`.  Those that place
        more than `most` digits don't count.
        """
        shape = (len(self._tables), len(WAYS))
        if wanted is None:
            wanted = np.ones(shape, dtype=np.bool_)
        found = np.zeros((*shape, 2), dtype=np.int64)
        _compare(_digits(puzzle), _digits(solution), _ORDERS, self._tables, wanted, most, found)
        return {
            (int(check), int(way)): (int(found[check, way, 0]), int(found[check, way, 1]))
            for check, way in np.argwhere(found[:, :, 0])
        }


def trees(puzzle: str, most: int) -> tuple[int, ...] | None:
    """Return the placements that explore the board in each scan; None if one is above `most`."""
    board = _digits(puzzle)
    found = []
    for order in _ORDERS:
        placements = int(_search(board.copy(), order, _RIGHT, False, True, most))
        if placements < 0:
            return None
        found.append(placements)
    return tuple(found)


def largest_tree(puzzle: str, most: int) -> int | None:
    """Return the placements that explore the board in the dearest scan; None for above `most`."""
    found = trees(puzzle, most)
    return max(found) if found else None
