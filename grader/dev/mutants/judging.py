"""Judges mutants by the real engine, with as many seeds as their answer needs."""

import multiprocessing
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import lru_cache
from typing import NamedTuple

from grader.catalog import catalog
from grader.dev.mutants import telling
from grader.dev.mutants.population import Mutant
from grader.dev.mutants.results import Result
from grader.grading import Report, Task, grade
from grader.hidden.cases import draw_cases
from grader.judge.case import Case, Verdict
from grader.judge.policy import Asking, Policy
from grader.sandbox.isolation import choose
from grader.sandbox.level import Level

POLICY = Policy(
    asking=Asking.LOOP,
    workers=1,
    floor=3.0,
    after_failure=0.0,
    costly_failures=1,
    shrinking=0,
    counts_lines=False,
)
"""One failure is enough, and an endless one is not waited for as long as a slow right one is."""
SEEDS = 10
"""Seeds with which a mutant is asked until one refuses it."""
CONFIRMING = 3
"""Seeds for one that the first refuses by a case that is drawn, and for one that seems right."""
ALWAYS_THE_SAME = ("load", "example-", "one-blank-")
"""Cases that are the same with every seed, but for the digits."""


class Job(NamedTuple):
    """A mutant to judge."""

    mutant: Mutant
    key: str
    explained: bool
    """Whether it is known to be equivalent: then no input that tells is searched for."""
    seeds: int = SEEDS


def judge_all(jobs: Sequence[Job], processes: int) -> Iterator[Result]:
    """Judge mutants in parallel; yields results as they are known."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, mp_context=context) as executor:
        # In no order of rungs, so that the first results say how long all will take.
        mixed = sorted(jobs, key=lambda job: job.key)
        waiting = [executor.submit(judge, job) for job in mixed]
        try:
            for done in as_completed(waiting):
                yield done.result()
        except BaseException:
            executor.shutdown(cancel_futures=True)
            raise


def judge(job: Job) -> Result:
    """Judge one mutant; a fault of the kit becomes part of the result."""
    mutant = job.mutant
    killers: list[str] = []
    verdict = ""
    found = telling.Search(None, "")
    enough = min(job.seeds, CONFIRMING)
    for seed in range(1, job.seeds + 1):
        report = _graded(mutant, seed)
        if report.verdict is Verdict.GRADER_ERROR:
            return Result(mutant.name, job.key, tuple(killers), broken=report.message)
        verdict = verdict or report.verdict.value
        killers.append("" if report.failure is None else report.failure.case)
        if seed == 1 and not killers[0] and not job.explained:
            found = telling.search(catalog.load(mutant.rung), mutant, choose(Level.PROCESS))
        if killers[0].startswith(ALWAYS_THE_SAME) or found.reason == telling.SAME_CODE:
            break
        if seed >= enough and (killers[-1] or found.reason or job.explained):
            break
    if any(killers):
        found = telling.Search(None, "")
    return Result(mutant.name, job.key, tuple(killers), verdict, found.told_by, found.reason)


def _graded(mutant: Mutant, seed: int) -> Report:
    exercise = catalog.load(mutant.rung).without_gates
    # The mutants are our own: without the jail they start twice as fast.
    level = choose(Level.PROCESS)
    return grade(
        Task(exercise, mutant.submission, level, seed, drawn=_drawn(mutant.rung, seed)), POLICY
    )


@lru_cache(maxsize=20 * SEEDS)
def _drawn(rung: str, seed: int) -> list[Case]:
    return draw_cases(catalog.load(rung).without_gates, seed)
