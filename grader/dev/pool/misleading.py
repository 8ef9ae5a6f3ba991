"""Build the kind `misleading`: `python -m grader.dev.pool.misleading --seed 37 --most 6000`.

The boards fool backtracking with a check that overlooks something.  A run continues from the
existing file, and adds each board that it finds; it ends when no target is open.

A random puzzle fools hardly any of these searches; so a climb goes from neighbour to neighbour, and
keeps what fools more of them.  The next climb goes for those that no board fools yet.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple, TypeVar

from grader.dev.pool.compiled import np
from grader.dev.pool.moves import swap_of_lines
from grader.dev.pool.search_cost import guesses
from grader.dev.pool.weak_search import Fooling, largest_tree
from grader.dev.pool.weakenings import WAYS, Weakening, hardest, weakenings
from grader.pool import pool
from grader.sudoku.generator import puzzle_with_givens, thin_out, without
from grader.sudoku.shape import EMPTY
from grader.sudoku.solver import solutions
from grader.sudoku.symmetry import shuffled

Item = TypeVar("Item")

Target = tuple[int, int]
"""A weakening, as a number, and a scan."""
Fooled = dict[Target, tuple[int, int]]
"""The first digit that comes out wrong, lower than the right one, and the right one."""

_Move = Callable[[str, str], tuple[str, str] | None]


class Found(NamedTuple):
    """A board and what it fools."""

    puzzle: str
    fooled: Fooled


class Climb:
    """Climbs to boards that fool as many as possible of the targets that are still open."""

    def __init__(self, rng: Random, most: int, checks: Sequence[Weakening]) -> None:
        self._rng = rng
        self._most = most
        self._least = 24
        self._checks = checks
        self._fooling = Fooling(checks)
        self.open: set[Target] = {
            (check, scan) for check in range(len(checks)) for scan in range(4)
        }

    def fooled(
        self, puzzle: str, solution: str, order: set[tuple[str, str]] | None = None
    ) -> Fooled:
        """Return the open targets that this board fools, trying digits upwards.

        With an `order`, only those of which the wrong digit is below the right one by it.
        """
        wanted = np.zeros((len(self._checks), len(WAYS)), dtype=np.bool_)
        for check, scan in self.open:
            wanted[check, WAYS.index((scan, False))] = True
        found = self._fooling.of(puzzle, solution, 2 * self._most, wanted)
        return {
            (check, WAYS[way][0]): (wrong, right)
            for (check, way), (wrong, right) in found.items()
            if order is None or (str(wrong), str(right)) in order
        }

    def run(self, starts: int, patience: int) -> Found:
        """Return the best board reached after so many neighbours in a row without improvement."""
        first = [self._start() for _ in range(starts)]
        puzzle, solution, fooled = max(first, key=lambda board: len(board[2]))
        failures = 0
        while failures < patience:
            failures += 1
            neighbour = self.neighbour(puzzle, solution)
            if neighbour is None or largest_tree(neighbour[0], self._most) is None:
                continue
            reached = self.fooled(*neighbour)
            if len(reached) >= len(fooled):
                if len(reached) > len(fooled):
                    failures = 0
                (puzzle, solution), fooled = neighbour, reached
        return Found(puzzle, fooled)

    def _start(self) -> tuple[str, str, Fooled]:
        while True:
            puzzle = puzzle_with_givens(self._rng, 9, self._least + int(self._rng.random() * 6))
            if largest_tree(puzzle, self._most) is not None:
                solution = solutions(puzzle, 1)[0]
                return puzzle, solution, self.fooled(puzzle, solution)

    def neighbour(self, puzzle: str, solution: str) -> tuple[str, str] | None:
        """Return a proper puzzle close by, and its solution."""
        moves: tuple[_Move, ...] = (self._moved, self._renamed, self._exchanged, self._refilled,
                                 self._refilled, self._exchanged)  # fmt: skip
        return _pick(self._rng, moves)(puzzle, solution)

    def _moved(self, puzzle: str, solution: str) -> tuple[str, str]:
        swap = swap_of_lines(self._rng)
        return swap.apply(puzzle), swap.apply(solution)

    def _renamed(self, puzzle: str, solution: str) -> tuple[str, str]:
        one, other = shuffled(self._rng, "123456789")[:2]
        swap = str.maketrans(one + other, other + one)
        return puzzle.translate(swap), solution.translate(swap)

    def _exchanged(self, puzzle: str, solution: str) -> tuple[str, str] | None:
        """Show some cells of the solution, and take away as many givens or one more."""
        blanks = shuffled(self._rng, [c for c in range(81) if puzzle[c] == EMPTY])
        shown = blanks[: int(3 * self._rng.random())]
        for cell in shown:
            puzzle = puzzle[:cell] + solution[cell] + puzzle[cell + 1 :]
        givens = 81 - puzzle.count(EMPTY)
        order = [cell for cell in shuffled(self._rng, range(81)) if cell not in shown]
        at_least = max(self._least, givens - len(shown) - int(2 * self._rng.random()))
        return thin_out(puzzle, order, at_least=at_least), solution

    def _refilled(self, puzzle: str, solution: str) -> tuple[str, str] | None:
        """Take givens away, choose another solution, and show cells until it is alone."""
        givens = shuffled(self._rng, [c for c in range(81) if puzzle[c] != EMPTY])
        for cell in givens[: 1 + int(3 * self._rng.random())]:
            puzzle = without(puzzle, cell)
        found = solutions(puzzle, 30)
        solution = _pick(self._rng, found)
        while len(found) > 1:
            other = next(grid for grid in found if grid != solution)
            cell = _pick(self._rng, [c for c in range(81) if other[c] != solution[c]])
            puzzle = puzzle[:cell] + solution[cell] + puzzle[cell + 1 :]
            found = solutions(puzzle, 2)
        return puzzle, solution


def _pick(rng: Random, items: Sequence[Item]) -> Item:
    return items[int(rng.random() * len(items))]


def main() -> None:
    """Add boards to the data file until they fool every target."""
    parser = argparse.ArgumentParser(description="Search for boards that fool weaker checks.")
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--most", type=int, required=True, help="placements that a board may cost")
    parser.add_argument("--patience", type=int, default=250, help="neighbours without improvement")
    parser.add_argument("--all", action="store_true", help="every weakening, not the hardest only")
    options = parser.parse_args()
    checks = weakenings() if options.all else hardest()
    climb = Climb(Random(f"{options.seed}/misleading"), options.most, checks)
    path = pool.file_of("misleading", 9)
    for entry in pool.load("misleading"):
        solution = solutions(entry.puzzle, 1)[0]
        climb.open -= set(climb.fooled(entry.puzzle, solution, order=set(entry.order)))
    while climb.open:
        print(f"{len(climb.open)} targets open", flush=True)
        found = climb.run(starts=40, patience=options.patience)
        if found.fooled:
            climb.open -= set(found.fooled)
            with path.open("a", encoding="ascii") as file:
                file.write(line(found.puzzle, found.fooled) + "\n")


def line(puzzle: str, fooled: Fooled) -> str:
    """Return a line of the file, with the pairs of digits that must stay in order."""
    cost = largest_tree(puzzle, 1_000_000)
    order = " ".join(f"{low}<{high}" for low, high in sorted(set(fooled.values())))
    return f"{puzzle} {81 - puzzle.count(EMPTY)} {guesses(puzzle)} 0:{cost} {order}"


if __name__ == "__main__":
    main()
