"""Judges mutants by the real engine, with as many seeds as their answer needs."""

import multiprocessing
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from grader.catalog import catalog
from grader.dev.mutants import telling, wrappers
from grader.dev.mutants.population import Mutant
from grader.dev.mutants.results import Result, deciding_boards, suites_of
from grader.grading import Report, Task, grade, judge_of
from grader.hidden.cases import draw_cases
from grader.judge.case import Case, Verdict
from grader.judge.judge import Judge
from grader.judge.policy import Asking, Policy
from grader.sandbox.isolation import choose
from grader.sandbox.level import Level

POLICY = Policy(
    asking=Asking.LOOP,
    workers=1,
    floor=2.0,
    after_failure=0.0,
    costly_failures=1,
    shrinking=0,
    counts_lines=False,
)
"""One failure is enough, and an endless one is not waited for as long as a slow right one is."""
SEEDS = 10
"""Seeds with which a mutant is asked that seems wrong, until one refuses it."""
CONFIRMING = 300
"""Seeds for one that is refused by a case that is drawn: asked of the suites that refuse it."""
CONFIRMING_STATE = 10
"""The same, where each seed needs a new worker: sequences of calls are drawn in every check."""
CONFIRMING_SLOW = 3
"""The same, where each refusal takes the whole time limit."""
SLOW = (Verdict.TIME_LIMIT.value, Verdict.MEMORY_LIMIT.value, Verdict.OUTPUT_LIMIT.value)
LEAVES_STATE = (wrappers.CACHE, wrappers.STATE, "copy")
"""Operators whose mutants may keep something from one call to the next."""
ALWAYS_THE_SAME = ("load", "example-", "one-blank-")
"""Cases that are the same with every seed, but for the digits."""


class Job(NamedTuple):
    """A mutant to judge, a step at a time.

    First it is asked with one seed.  If it is refused, it is to be refused with more seeds; if
    not, an input that tells it from the right program is searched for.
    """

    mutant: Mutant
    key: str
    explained: bool
    """Whether it is known to be equivalent."""
    seeds: int = SEEDS
    known: Result | None = None
    """What came of it with the first seeds, if it was asked before."""


def judge_all(jobs: Sequence[Job], processes: int) -> Iterator[Result]:
    """Judge mutants in parallel; yields results as they are known."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, mp_context=context) as executor:
        waiting = [executor.submit(judge, job) for job in sorted(jobs, key=_place)]
        try:
            for done in as_completed(waiting):
                yield done.result()
        except BaseException:
            executor.shutdown(cancel_futures=True)
            raise


def _place(job: Job) -> tuple[str, str]:
    """Return where a job stands among others.

    New mutants come in no order of rungs, so that the first results say how long all will take;
    those to confirm come rung by rung, as the mutants of a rung share their boards.
    """
    return (job.mutant.rung if job.known else "", job.key)


def judge(job: Job) -> Result:
    """Judge one mutant further; a fault of the kit becomes part of the result."""
    if job.known is None:
        return _judged(job, Result(job.mutant.name, job.key, ()), 1)
    return _confirmed(job) if any(job.known.killers) else _searched(job)


def is_left(mutant: Mutant, result: Result, explained: bool) -> bool:
    """Return whether a mutant is to be judged further, given what came of the first seeds."""
    if any(result.killers):
        return len(result.killers) < seeds_wanted(mutant, result)
    seems_wrong = not explained and not result.reason and not result.broken
    return seems_wrong and len(result.killers) < SEEDS


def _judged(job: Job, known: Result, seeds: int) -> Result:
    """Ask all cases, of one seed after the other, until one refuses the mutant."""
    killers = list(known.killers)
    verdict = known.verdict
    while len(killers) < seeds and not any(killers):
        report = _graded(job.mutant, len(killers) + 1)
        if report.verdict is Verdict.GRADER_ERROR:
            return replace(known, broken=report.message)
        verdict = verdict or report.verdict.value
        killers.append("" if report.failure is None else report.failure.case)
    boards = deciding_boards(job.mutant.rung, suites_of(killers))
    return replace(known, killers=tuple(killers), verdict=verdict, boards=boards)


def _searched(job: Job) -> Result:
    """Look for an input that tells a survivor; ask one that seems wrong with more seeds."""
    assert job.known is not None, "it survived"
    exercise = catalog.load(job.mutant.rung)
    found = telling.search(exercise, job.mutant, choose(Level.PROCESS))
    known = replace(job.known, told_by=found.told_by, reason=found.reason)
    if found.reason:
        return known
    judged = _judged(job, known, job.seeds)
    return replace(judged, told_by=None) if any(judged.killers) else judged


def seeds_wanted(mutant: Mutant, result: Result) -> int:
    """Return with how many seeds a mutant should be asked, given what came of the first."""
    if not result.killers or not result.killers[0] or result.killers[0].startswith(ALWAYS_THE_SAME):
        return len(result.killers)
    if result.verdict in SLOW:
        return CONFIRMING_SLOW
    return CONFIRMING_STATE if _needs_new_workers(mutant, result.killers) else CONFIRMING


def _confirmed(job: Job) -> Result:
    """Ask with more seeds; only the suites that refused the mutant, as long as these do."""
    mutant, known = job.mutant, job.known
    assert known is not None, "it was refused"
    killers = list(known.killers)
    suites = set(suites_of(killers))
    exercise = catalog.load(mutant.rung).without_gates
    task = Task(exercise, mutant.submission, choose(Level.PROCESS), 1)
    asked = judge_of(task, POLICY)
    try:
        for seed in range(len(killers) + 1, seeds_wanted(mutant, known) + 1):
            if _needs_new_workers(mutant, killers):
                asked.restart()
            # Those first that refuse it most often.
            cases = sorted(
                _of_suites(mutant.rung, frozenset(suites), seed),
                key=lambda case: -killers.count(case.id),
            )
            refused = next((case.id for case in cases if not _passes(asked, case)), "")
            if not refused:
                report = _graded(mutant, seed)
                if report.verdict is Verdict.GRADER_ERROR:
                    return replace(known, broken=report.message)
                refused = "" if report.failure is None else report.failure.case
                suites |= suites_of([refused])
            killers.append(refused)
    finally:
        asked.close()
    boards = deciding_boards(mutant.rung, suites_of(killers))
    return replace(known, killers=tuple(killers), boards=boards)


def _passes(asked: Judge, case: Case) -> bool:
    result = asked.run(case)
    return result is None or result.verdict.accepted


def _needs_new_workers(mutant: Mutant, killers: Sequence[str]) -> bool:
    """Return whether what is left over from one seed may show in the next."""
    return "calls" in suites_of(killers) or mutant.operator in LEAVES_STATE


@lru_cache(maxsize=20 * 300)
def _of_suites(rung: str, suites: frozenset[str], seed: int) -> tuple[Case, ...]:
    return tuple(case for suite in sorted(suites) for case in _of_suite(rung, suite, seed))


@lru_cache(maxsize=20 * 300)
def _of_suite(rung: str, suite: str, seed: int) -> tuple[Case, ...]:
    exercise = catalog.load(rung).without_gates
    chosen = tuple(one for one in exercise.suites if one.name == suite)
    return tuple(draw_cases(exercise._replace(suites=chosen), seed))


def _graded(mutant: Mutant, seed: int) -> Report:
    exercise = catalog.load(mutant.rung).without_gates
    # The mutants are our own: without the jail they start twice as fast.
    level = choose(Level.PROCESS)
    return grade(
        Task(exercise, mutant.submission, level, seed, drawn=_drawn(mutant.rung, seed)), POLICY
    )


@lru_cache(maxsize=64)
def _drawn(rung: str, seed: int) -> list[Case]:
    return draw_cases(catalog.load(rung).without_gates, seed)
