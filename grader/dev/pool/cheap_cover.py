"""Make the kind `misleading` cheaper: `python -m grader.dev.pool.cheap_cover --seed 5 --climbs 50`.

The boards of the existing file, and their turns, are where it starts.  Each climb goes from
neighbour to neighbour for what a board fools, worth its price, against the placements that a
search by rows needs.  The price of a target is what the cheapest choice of boards pays for it at
the moment; so each climb looks for what would make that choice cheaper.  The choice replaces the
file whenever it becomes cheaper.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from grader.dev.pool.misleading import Climb, Fooled, Target, line
from grader.dev.pool.weak_search import trees
from grader.dev.pool.weakenings import Weakening, hardest, peer_weakenings
from grader.pool import pool
from grader.sudoku.solver import solve
from grader.sudoku.symmetry import shuffled

OF_A_BOARD = 500
"""What a further board counts besides its placements: a case of its own."""
MOST_PAIRS = 7
"""Pairs of digits that may have to stay in order on one board: the rest are free to be renamed."""


class Candidate(NamedTuple):
    """A board that may be chosen."""

    puzzle: str
    cost: int
    fooled: Fooled


class Search:
    """The boards met so far, and the cheapest choice of them."""

    def __init__(self, rng: Random, most: int, checks: Sequence[Weakening]) -> None:
        self._rng = rng
        self._most = most
        self._climb = Climb(rng, most, checks)
        self._met: dict[str, Candidate] = {}
        self.chosen: dict[str, Candidate] = {}
        self._prices: dict[Target, float] = {}

    def meet(self, puzzle: str) -> None:
        """Take a board, in each of its turns, among those to choose from."""
        for turn in pool.turns(9):
            turned = turn.apply(puzzle)
            if turned in self._met:
                continue
            candidate = self._candidate(turned, solve(turned) or "")
            if candidate is not None:
                self._met[turned] = candidate

    def _candidate(self, puzzle: str, solution: str) -> Candidate | None:
        costs = trees(puzzle, self._most)
        if costs is None:
            return None
        cost = OF_A_BOARD + costs[0] + sum(costs[1:]) // 30
        return Candidate(puzzle, cost, self._climb.fooled(puzzle, solution))

    def choose(self) -> bool:
        """Choose boards anew for all targets that can be had; return whether they are cheaper."""
        chosen = [self._greedy(greed) for greed in (1.0, 0.8, 1.2, 0.9, 1.1)]
        best = min([self.chosen, *chosen], key=_rank)
        cheaper = best is not self.chosen
        self.chosen = best
        self._prices = {
            target: one.cost / len(one.fooled) for one in best.values() for target in one.fooled
        }
        return cheaper

    def _greedy(self, greed: float) -> dict[str, Candidate]:
        """Return boards with the targets for which each is chosen."""
        open_targets = {target for one in self._met.values() for target in one.fooled}
        chosen: dict[str, Candidate] = {}
        while open_targets:
            best = max(
                self._met.values(),
                key=lambda one: len(self._used(one, open_targets)) ** greed / one.cost,
            )
            used = self._used(best, open_targets)
            chosen[best.puzzle] = best._replace(fooled=used)
            open_targets -= set(used)
        # What a later board fools as well needs no board of its own; the dearest go first.
        for puzzle in sorted(chosen, key=lambda one: -chosen[one].cost):
            others = {one: self._met[one] for one in chosen if one != puzzle}
            if (again := _shared(others, chosen)) is not None:
                chosen = again
        return chosen

    def _used(self, one: Candidate, open_targets: set[Target]) -> Fooled:
        """Return what a board can be chosen for without too many pairs to keep in order."""
        wanted = {target: pair for target, pair in one.fooled.items() if target in open_targets}
        pairs: set[tuple[int, int]] = set()
        used = {}
        for target in sorted(wanted, key=lambda target: -self._prices.get(target, 1)):
            if wanted[target] in pairs or len(pairs) < MOST_PAIRS:
                pairs.add(wanted[target])
                used[target] = wanted[target]
        return used

    def climb(self, patience: int) -> None:
        """Go from a board met before to better ones."""
        start = self._rng.choice(
            [*self.chosen, *self.chosen, *shuffled(self._rng, list(self._met))[:9]]
        )
        best = self._met[start]
        solution = solve(start) or ""
        failures = 0
        while failures < patience:
            failures += 1
            neighbour = self._climb.neighbour(best.puzzle, solution)
            if neighbour is None:
                continue
            reached = self._candidate(*neighbour)
            if reached is None or self._worth(reached) < self._worth(best):
                continue
            if self._worth(reached) > self._worth(best):
                failures = 0
            best, solution = reached, neighbour[1]
        if best.puzzle != start:
            self.meet(best.puzzle)

    def _worth(self, one: Candidate) -> float:
        used = self._used(one, set(self._prices))
        return sum(self._prices[target] for target in used) / one.cost


def _shared(
    others: dict[str, Candidate], chosen: dict[str, Candidate]
) -> dict[str, Candidate] | None:
    """Return the others with all targets given out among them; None if they can't have them."""
    wanted = {target for one in chosen.values() for target in one.fooled}
    pairs: dict[str, set[tuple[int, int]]] = {puzzle: set() for puzzle in others}
    given: dict[str, Fooled] = {puzzle: {} for puzzle in others}
    for target in sorted(wanted, key=lambda t: sum(t in one.fooled for one in others.values())):
        able = [puzzle for puzzle, one in others.items() if target in one.fooled]
        able.sort(key=lambda puzzle: others[puzzle].fooled[target] not in pairs[puzzle])
        for puzzle in able:
            pair = others[puzzle].fooled[target]
            if pair in pairs[puzzle] or len(pairs[puzzle]) < MOST_PAIRS:
                pairs[puzzle].add(pair)
                given[puzzle][target] = pair
                break
        else:
            return None
    return {
        puzzle: one._replace(fooled=given[puzzle])
        for puzzle, one in others.items()
        if given[puzzle]
    }


def _rank(chosen: dict[str, Candidate]) -> tuple[int, int]:
    """Return what makes a choice better: more targets, then a lower cost."""
    targets = {target for one in chosen.values() for target in one.fooled}
    return -len(targets), sum(one.cost for one in chosen.values())


def main() -> None:
    """Write the data file anew whenever its boards can be had cheaper."""
    parser = argparse.ArgumentParser(description="Search for cheaper misleading boards.")
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--climbs", type=int, required=True)
    parser.add_argument("--patience", type=int, default=150, help="neighbours without improvement")
    parser.add_argument("--peers", action="store_true", help="checks that ignore a single peer")
    parser.add_argument("--most", type=int, default=12_000, help="placements a board may cost")
    options = parser.parse_args()
    path = pool.file_of("misleading", 9)
    header = [row for row in path.read_text("ascii").splitlines() if row.startswith("#")]
    checks = peer_weakenings() if options.peers else hardest()
    search = Search(Random(f"{options.seed}/cheap cover"), options.most, checks)
    for entry in pool.load("misleading"):
        search.meet(entry.puzzle)
    for number in range(options.climbs + 1):
        if number:
            search.climb(options.patience)
        if search.choose():
            targets, cost = _rank(search.chosen)
            boards = len(search.chosen)
            print(f"climb {number}: {-targets} targets, {boards} boards, cost {cost}", flush=True)
            lines = [line(one.puzzle, one.fooled) for one in search.chosen.values()]
            path.write_text("\n".join([*header, *lines]) + "\n", "ascii")


if __name__ == "__main__":
    main()
