"""The solver for every legal side: naked and hidden singles, then the cell with fewest candidates.

The candidates of a cell are a bit mask (bit 0 stands for the first symbol).  Propagation and search
follow P. Norvig, "Solving Every Sudoku Puzzle" (2006); hidden singles are found for a whole unit
at once by keeping the digits seen once and the digits seen twice.
"""

from __future__ import annotations

from collections.abc import Iterator

from grader.sudoku.shape import EMPTY, SYMBOLS, peers, side_of, units, units_of

Candidates = list[int]
"""One bit mask a cell."""


def propagate(candidates: Candidates, placed: list[int], side: int, *, hidden: bool = True) -> bool:
    """Follow up the placed cells until no single is left; return whether a solution is possible.

    Changes `candidates` in place and empties `placed`, the cells that hold one candidate each and
    have not been followed up yet.  Without `hidden`, naked singles alone are used.
    """
    peers_of = peers(side)
    every_unit = units(side)
    of_cell = units_of(side)
    every_digit = (1 << side) - 1
    # All units are looked at once: a hidden single may be there before anything is placed.
    stale = set(range(3 * side)) if hidden else set()
    while True:
        while placed:
            cell = placed.pop()
            digit = candidates[cell]
            for peer in peers_of[cell]:
                left = candidates[peer]
                if left & digit:
                    left ^= digit
                    if not left:
                        return False
                    candidates[peer] = left
                    if left & (left - 1) == 0:
                        placed.append(peer)
                    if hidden:
                        stale.update(of_cell[peer])
        if not stale:
            return True
        unit = every_unit[stale.pop()]
        once = twice = 0
        for cell in unit:
            possible = candidates[cell]
            twice |= once & possible
            once |= possible
        if once != every_digit:
            return False
        alone = once & ~twice
        if not alone:
            continue
        for cell in unit:
            found = candidates[cell] & alone
            if found and found != candidates[cell]:
                if found & (found - 1):
                    return False
                candidates[cell] = found
                placed.append(cell)
                stale.update(of_cell[cell])


def start(puzzle: str) -> tuple[Candidates, list[int]]:
    """Return the candidates before any propagation, and the givens' cells to follow up."""
    side = side_of(puzzle)
    every_digit = (1 << side) - 1
    value = {symbol: 1 << index for index, symbol in enumerate(SYMBOLS[:side])}
    value[EMPTY] = every_digit
    candidates = [value[symbol] for symbol in puzzle]
    return candidates, [cell for cell, symbol in enumerate(puzzle) if symbol != EMPTY]


def fewest_candidates(candidates: Candidates) -> int:
    """Return the undecided cell with the fewest candidates, the first of them; -1 for none."""
    best, fewest = -1, len(SYMBOLS) + 1
    for cell, possible in enumerate(candidates):
        if possible & (possible - 1):
            count = possible.bit_count()
            if count == 2:
                return cell
            if count < fewest:
                best, fewest = cell, count
    return best


def iterate_solutions(puzzle: str) -> Iterator[str]:
    """Yield every solution once, in no particular order; nothing for contradictory givens."""
    for candidates, cell in search(puzzle):
        if cell < 0:
            yield "".join(SYMBOLS[possible.bit_length() - 1] for possible in candidates)


def search(puzzle: str, *, hidden: bool = True) -> Iterator[tuple[Candidates, int]]:
    """Yield every state that singles leave, and the cell to guess in next; -1 in a full board.

    Without `hidden`, naked singles alone are used.
    """
    side = side_of(puzzle)
    pending = [start(puzzle)]
    while pending:
        candidates, placed = pending.pop()
        if not propagate(candidates, placed, side, hidden=hidden):
            continue
        cell = fewest_candidates(candidates)
        yield candidates, cell
        if cell < 0:
            continue
        choices = candidates[cell]
        while choices:
            digit = choices & -choices
            choices ^= digit
            branch = candidates.copy()
            branch[cell] = digit
            pending.append((branch, [cell]))
