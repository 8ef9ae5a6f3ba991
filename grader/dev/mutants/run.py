"""One run: which mutants are left to judge, and what is wrong once all are judged."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from grader.catalog import catalog
from grader.dev.clone import Clone
from grader.dev.mutants.explained import explanations
from grader.dev.mutants.judging import SLOW, Job, is_left, judge, judge_all
from grader.dev.mutants.population import Mutant, population, sample
from grader.dev.mutants.results import Fate, Result, Results, deciding_boards, keys, suites_of
from grader.dev.mutants.table import fate

OF_A_SAMPLE = 9
"""Mutants of each rung that `grader dev check` judges."""


class Judged(NamedTuple):
    """A mutant, its result if there is one, and whether it is explained."""

    mutant: Mutant
    result: Result | None
    explained: bool


class Run:
    """The mutants of some rungs, and what is known of them."""

    def __init__(self, clone: Clone, rungs: Sequence[str], results: Results) -> None:
        """Make the mutants; `rungs` are names with numbers."""
        self._results = results
        self._reasons = explanations()
        self._rungs = set(rungs)
        self.mutants: list[Mutant] = []
        self._keys: dict[str, str] = {}
        for rung in rungs:
            made = population(clone, rung)
            self.mutants += made
            self._keys |= keys(catalog.load(rung), made)

    def jobs(self) -> list[Job]:
        """Return what is left to do."""
        left = []
        for mutant in self.mutants:
            key = self._keys[mutant.name]
            result = self._known(mutant)
            explained = mutant.name in self._reasons
            if result is None or is_left(mutant, result, explained):
                left.append(Job(mutant, key, explained, known=result))
        return left

    def judge(self, processes: int) -> Iterator[Result]:
        """Do what is left; yields each result once it is kept.

        Each mutant is asked first, then survivors are looked into, then refusals confirmed.
        """
        for is_now in (_is_new, _survived, _was_refused):
            jobs = [job for job in self.jobs() if is_now(job.known)]
            for result in judge_all(jobs, processes) if jobs else ():
                self._results.add(result)
                yield result

    def judged(self) -> list[Judged]:
        """Return every mutant with what is known of it."""
        return [
            Judged(mutant, self._known(mutant), mutant.name in self._reasons)
            for mutant in self.mutants
        ]

    def _known(self, mutant: Mutant) -> Result | None:
        """Return what came of a mutant, if the boards that decided are still the same."""
        result = self._results.of(self._keys[mutant.name])
        if result is None or result.broken:
            return result
        same = result.boards == deciding_boards(mutant.rung, suites_of(result.killers))
        return result if same else None

    def defects(self) -> list[str]:
        """Return what is wrong: survivors without an explanation, explanations without one."""
        found = [line for one in self.judged() for line in _defects(one)]
        names = {mutant.name for mutant in self.mutants}
        rungs = {catalog.load(name).rung for name in self._rungs}
        return found + [
            f"{name}: it is explained, and there is no such mutant"
            for name in self._reasons
            if name.split(": ")[0].split("/")[1] in rungs and name not in names
        ]


def _is_new(result: Result | None) -> bool:
    return result is None


def _survived(result: Result | None) -> bool:
    return result is not None and not any(result.killers)


def _was_refused(result: Result | None) -> bool:
    return result is not None and any(result.killers)


def _defects(judged: Judged) -> list[str]:
    mutant, result, explained = judged
    if result is None:
        return []
    if result.broken:
        return [f"{mutant.name}: Grader Error: {result.broken}"]
    killers = result.killers
    if any(killers) and explained:
        if result.verdict in SLOW:
            return []  # it answers right, and too late on some boards
        case = next(filter(None, killers))
        return [f"{mutant.name}: it is explained as equivalent, and refused on {case}"]
    if fate(result, explained) is Fate.SOMETIMES:
        missed = sum(not one for one in killers)
        return [f"{mutant.name}: accepted with {missed} of {len(killers)} seeds"]
    if any(killers) or explained:
        return []
    if result.told_by is not None:
        return [f"{mutant.name}: accepted, and this tells it from a right one: {result.told_by!r}"]
    return [f"{mutant.name}: accepted and not explained; {result.reason or 'no board tells yet'}"]


def sample_defects(clone: Clone, rung: str) -> list[str]:
    """Return what is wrong with the fixed sample of a rung's mutants, judged with one seed."""
    reasons = explanations()
    mutants = sample(population(clone, rung), OF_A_SAMPLE)
    of_each = keys(catalog.load(rung), mutants)
    found = []
    for mutant in mutants:
        result = judge(Job(mutant, of_each[mutant.name], mutant.name in reasons))
        found += _defects(Judged(mutant, result, mutant.name in reasons))
    return found
