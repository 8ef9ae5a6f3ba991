"""The search for proper puzzles with very few givens.

Removing givens one by one from a full grid ends at about 24; 17 is the least possible (McGuire,
Tugemann and Civario, 2012).  For numbers in between, there is neighbourhood search, as used by
collectors of 17-given boards: remove two givens and look for one that replaces both.  No candidate
replacement is tried.  Instead, all solutions of the remaining puzzle are listed; a digit in a cell
is a replacement exactly if it belongs to only one of them.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from grader.sudoku.generator import count_givens, minimal_puzzle, thin_out, without
from grader.sudoku.shape import EMPTY
from grader.sudoku.solver import count_solutions, iterate_solutions
from grader.sudoku.symmetry import shuffled

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

_CELLS = 81
_LIMIT = 400
# A digit becomes one bit of two bytes, so that a whole solution turns into one integer of 2 * 81
# bytes by two translations, without a loop over its cells.
_LOW_BYTE = bytes.maketrans(b"123456789", bytes([1, 2, 4, 8, 16, 32, 64, 128, 0]))
_HIGH_BYTE = bytes.maketrans(b"123456789", bytes([0, 0, 0, 0, 0, 0, 0, 0, 1]))


def single_completions(puzzle: str, limit: int) -> list[str]:
    """Return the proper puzzles that one more given makes of a 9x9 puzzle.

    Gives up, with an empty list, on a puzzle with more than `limit` solutions.
    """
    once = twice = 0
    for number, solution in enumerate(iterate_solutions(puzzle), start=1):
        if number > limit:
            return []
        digits = solution.encode()
        bits = int.from_bytes(digits.translate(_LOW_BYTE) + digits.translate(_HIGH_BYTE))
        twice |= once & bits
        once |= bits
    unique = (once & ~twice).to_bytes(2 * _CELLS)
    completed = []
    for cell, (low, high) in enumerate(zip(unique[:_CELLS], unique[_CELLS:], strict=True)):
        digits_here = low | high << 8
        if digits_here and puzzle[cell] == EMPTY:
            completed += [
                f"{puzzle[:cell]}{digit + 1}{puzzle[cell + 1 :]}"
                for digit in range(9)
                if digits_here >> digit & 1
            ]
    return completed


def replacements_of_two(rng: Random, puzzle: str, limit: int) -> Iterator[str]:
    """Yield the proper puzzles reached by taking two givens away and adding another one.

    Pairs whose removal promises few solutions come first, as nearly all replacements are found
    there; of the others, those with more than `limit` solutions are passed over.
    """
    givens = [cell for cell, symbol in enumerate(puzzle) if symbol != EMPTY]
    freedom = {cell: count_solutions(without(puzzle, cell), limit) for cell in givens}
    pairs = [
        pair for pair in combinations(givens, 2) if freedom[pair[0]] + freedom[pair[1]] < limit
    ]
    pairs = shuffled(rng, pairs)
    pairs.sort(key=lambda pair: freedom[pair[0]] * freedom[pair[1]])
    for first, second in pairs[: len(pairs) // 3]:
        yield from single_completions(without(without(puzzle, first), second), limit)


def replacements_of_one(rng: Random, puzzle: str, limit: int) -> Iterator[str]:
    """Yield the proper puzzles reached by taking one given away and adding a different one."""
    for cell in shuffled(rng, [cell for cell, symbol in enumerate(puzzle) if symbol != EMPTY]):
        for neighbour in shuffled(rng, single_completions(without(puzzle, cell), limit)):
            if neighbour != puzzle:
                yield neighbour


def few_givens_puzzle(rng: Random, *, enough: int = 17, patience: int = 40) -> str:
    """Return a minimal 9x9 puzzle with few givens: usually 19 or 20, with luck 18.

    Goes down while two givens can be replaced by one and sidesteps where they can't; ends at
    `enough` givens, or after `patience` sidesteps in a row.
    """
    puzzle = minimal_puzzle(rng)
    sidesteps = 0
    while sidesteps < patience and count_givens(puzzle) > enough:
        better = next(replacements_of_two(rng, puzzle, _LIMIT), None)
        if better is None:
            sidesteps += 1
            better = next(replacements_of_one(rng, puzzle, _LIMIT), None)
            if better is None:
                break
        better = thin_out(better, shuffled(rng, range(_CELLS)))
        if count_givens(better) < count_givens(puzzle):
            sidesteps = 0
        puzzle = better
    return puzzle
