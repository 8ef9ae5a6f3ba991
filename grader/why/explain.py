"""Names the cause and the line of a wrong submission, after its verdict."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from grader.grading import Report, Task
from grader.judge.case import Verdict
from grader.judge.session import LARGEST_SOURCE, Session, limits_of
from grader.judge.why import Fact, Why
from grader.why import words
from grader.why.answers import answer_why
from grader.why.boards import (
    CELLS,
    Trial,
    failing_trials,
    in_turn,
    larger,
    last_trials,
    smaller,
)
from grader.why.case_repair import CaseRepair
from grader.why.edits import edit_text
from grader.why.observe import Sight, sight
from grader.why.repair import CAME_BACK, LOADING, TOO_LONG, Bench, Fit, Found, Outcome, survivors
from grader.why.work import work_why

FOLLOWED = {
    Verdict.WRONG_ANSWER, Verdict.RUNTIME_ERROR, Verdict.TIME_LIMIT, Verdict.OUTPUT_LIMIT,
    Verdict.MEMORY_LIMIT,
}  # fmt: skip
FEW_BLANKS = 8
"""A search over so few cells ends soon, if it ends."""
FEWEST_BLANKS = 3
"""Even a search that tries everything ends soon over so few: one that doesn't is not slow."""
MOST_ENDLESS = 2
ENDLESS_STEPS = 300_000
FIRST_STEPS = 20_000
"""Rounds of loops and calls on a small board, of the submission as it is."""
LEAST_STEPS = 3_000
STEPS_A_BLANK = 700
STEPS_TO_START = 20_000
"""For what is set up before the search, if no run came to its end."""
LAST_STEPS = 60_000
SECONDS = 1.6
"""CPU seconds in which all variants are tried."""
MORE_SECONDS = 1.2
"""For the rest of them, if none of those that were tried in this time is one."""
LATE_SECONDS = 2.5
"""The same, for a submission that is right on small boards, and takes too long on larger ones."""
WEAK_SECONDS = 0.8
"""For the variants that are witnesses only if no small edit is one."""
LAST_SECONDS = 0.6
PEEL_SECONDS = 0.7
MOST_BASES = 2
"""Edits that mend some boards, on top of which another one is looked for."""
MOST_TRIALS = 10
HARDER = (20, 26, 33, 33, 41, 41, 48, 48)
"""Blanks of more boards, for a submission that is right on small ones."""
MOST_BLANKS = 30
"""In a trial of the first round; more take too many steps."""
HAVE_UNITS = {"check", "strict", "undo-books", "book-init", "book-place", "book-key"}
SILENCING = frozenset({"type", "check", "strict", "book-place"})
"""Causes of repairs that may work because they keep a digit out of a set, or out of the question.
Then nothing has to be taken back: such a repair says little where one that takes it back works."""
OF_BOOKS = {"book-init", "book-place"}
OF_BOARDS = {"digits", "empty-test", "given", "undo-board", "book-init", "book-key"}
"""Causes that make no sense where there is no board."""
WITH_GIVENS = {"given", "empty-test", "cells", "undo-board", "no-recursion", "invert", "copy",
               "base"}  # fmt: skip
"""Causes that go with a given that was overwritten; a repair for another one is luck."""
RAISED_IN_PLACE = {"NameError", "UnboundLocalError", "AttributeError", "TypeError"}
"""Exceptions that mostly come from the line that is wrong; others show a mistake made before."""
NO_INDEX = re.compile(r"TypeError: (.* indices must be integers.* not float|'float' object)")
"""What a `/` leads to where a `//` is meant."""
LEAST_PROMISING = 5
"""Small boards that an edit has to mend to be named without mending all."""
AS_QUICK = 1.25
"""How many times the steps of another repair one may take: more, and it has lost a check."""
TOLERATED = 2
"""Boards that a repair of a better rank may be too slow for, where another one is not."""
FAR = 3
"""Lines between two repairs that can't be about the same thing."""


class Explanation(NamedTuple):
    """Why a submission is wrong, if that could be found, and what the search took."""

    why: Why | None
    cpu: float
    """CPU seconds of the submission's worker."""


def explain(task: Task, report: Report) -> Why | None:
    """Return why the submission of a failed check is wrong; None if that isn't clear.

    This takes up to some seconds of a worker, and belongs after the verdict was shown.  Whatever
    goes wrong in it, the verdict stands, and its cause is not known.
    """
    try:
        return explanation(task, report).why
    except Exception:
        return None


def explanation(task: Task, report: Report) -> Explanation:
    """Return what `explain` does, and the CPU seconds that it took."""
    failed = report.failure is not None and report.failure.verdict in FOLLOWED
    source = task.submission.text
    if not failed or len(source) > LARGEST_SOURCE:
        return Explanation(None, 0.0)
    late = report.verdict is Verdict.TIME_LIMIT
    if not task.exercise.problem.fills_board:
        return Explanation(work_why(task, report), 0.0) if late else _of_answers(task, report)
    limits = limits_of(task.exercise)
    bench = Bench(Session(task.submission, task.isolation.start, limits, LOADING))
    try:
        found, wrong = _look(bench, task, report)
        if late and (found is None or not found.sure):
            work = work_why(task, report)
            # What fails on small boards too is not slow in the first place.
            if work is not None and not (wrong and work.cause == "slow"):
                found = work
        elif late and found is not None and found.cause == "loop":
            found = _with_rounds(found, work_why(task, report))
        return Explanation(found, bench.cpu)
    finally:
        bench.close()


def _of_answers(task: Task, report: Report) -> Explanation:
    """Return why the answers are wrong: what they have in common, and what a repair says."""
    seen = answer_why(task, report)
    failure = report.failure
    repair = CaseRepair(task, "" if failure is None else failure.function)
    try:
        chosen = choose(repair.fits(report, task.cases()), Sight())
    finally:
        repair.close()
    if chosen is None:
        return Explanation(seen, repair.cpu)
    cause, unit = chosen.cause, chosen.unit
    if task.exercise.problem.entry_point == "isValidSudoku" and cause in OF_BOOKS:
        cause = "check"  # its sets and lists are made to check, and for nothing else
    if not words.is_about_boards(task.exercise.problem):
        cause, unit = "other" if cause in OF_BOARDS else cause, None
    lines = (chosen.line,)
    text = words.of_answer(cause, unit, lines, _source(task), task.exercise.problem)
    if seen is not None and seen.lines and seen.lines != lines:
        return Explanation(seen, repair.cpu)
    if seen is not None:
        cause, unit = seen.cause, seen.unit
        text = (seen.text[0], text[0], seen.text[-1])
    edit = edit_text(chosen.change, chosen.line)
    return Explanation(Why(cause, unit, lines, True, Fact(), text, edit), repair.cpu)


def _with_rounds(found: Why, work: Why | None) -> Why:
    """Return a loop that a repair ends, in the words of one whose condition was seen to stay."""
    if work is None or work.cause != found.cause:
        return found
    lines = tuple(dict.fromkeys((*found.lines, *work.lines)))
    return replace(work, lines=lines, sure=True, edit=found.edit)


def _look(bench: Bench, task: Task, report: Report) -> tuple[Why | None, bool]:
    """Return the cause, and whether any small board came back wrong."""
    cases = task.cases()
    failing = failing_trials(report, cases)
    if not failing:
        return None, False
    tried = [*smaller(failing), *failing[:3]]
    if len(set(tried)) < MOST_TRIALS:
        tried += list(smaller(last_trials(failing, cases)[-3:]))
    late = report.verdict is Verdict.TIME_LIMIT
    known = _as_it_is(bench, tried, late=late)
    if all(known[trial].right(trial) for trial in known):
        known |= _as_it_is(bench, list(smaller(failing, HARDER)), late=late)
    if known and not late and all(known[trial].right(trial) for trial in known):
        known |= _as_it_is(bench, failing[:3], late=True)  # what fails takes many steps
    if late and all(known[trial].right(trial) for trial in known):
        known |= _as_it_is(bench, list(larger(last_trials(failing, cases))), late=late)
    alone = all(known[trial].right(trial) for trial in known)
    if alone:
        # Alone they come out right: something is left over from an earlier call.
        known = _as_it_is(bench, in_turn(failing, cases))
    if all(known[trial].right(trial) for trial in known):
        return None, False
    wrong = any(
        (known[trial].how != TOO_LONG or _blanks(trial) <= FEWEST_BLANKS)
        and not known[trial].right(trial)
        for trial in known
    )
    round_ = _round(known)
    seconds = SECONDS if wrong else LATE_SECONDS
    found = bench.try_edits(round_.trials, round_.steps, seconds)
    last = last_trials(failing, cases)
    first = round_.trials[0]
    seen = sight(first[-1], bench.watch(first[-1:], round_.steps[0]))
    if known[first].how == TOO_LONG:  # it did not end: what is empty says nothing
        seen = replace(seen, empty=())
    right = [trial for trial in known if known[trial].right(trial)]
    if right:
        largest = max(right, key=_blanks)
        usual = sight(largest[-1], bench.watch(largest[-1:], FIRST_STEPS))
        seen = seen.beside(usual)
    fits = _confirmed(bench, found, round_.trials, last)
    if not fits and found.tried and not found.complete:
        more = bench.try_edits(round_.trials, round_.steps, MORE_SECONDS, skip=found.tried)
        fits = _confirmed(bench, more, round_.trials, last)
    if alone:
        fits = [fit for fit in fits if fit.cause == "state"] or fits
    chosen = choose(fits, seen)
    if chosen is None:
        weak = bench.try_edits(round_.trials, round_.steps, WEAK_SECONDS, weak=True)
        chosen = choose(_confirmed(bench, weak, round_.trials, last), seen)
    sure = True
    if chosen is None and found.complete:
        bases = _bases(found, round_.trials)
        chosen = _peeled(bench, bases, failing, last)
        if chosen is None:
            chosen, sure = _promising(bases, round_.trials), False
    if chosen is None or (seen.given is not None and chosen.cause not in WITH_GIVENS):
        return _bare(seen, report, task), wrong
    return _why(chosen, seen, known[first], task, report, sure), wrong


class _Round(NamedTuple):
    """Boards on which edits are tried, a small failing one first."""

    trials: list[Trial]
    steps: list[int]
    """What each may take."""


def _round(known: Mapping[Trial, Outcome]) -> _Round:
    """Return the trials for a program of which it is known how it fails."""
    wrong = [trial for trial in known if not known[trial].right(trial)]
    first = min(wrong, key=lambda trial: _effort(trial, known[trial]))
    trials = _chosen(first, list(known), wrong)
    ended = [outcome.steps for outcome in known.values() if outcome.how == CAME_BACK]
    start = 3 * min(ended) if ended else STEPS_TO_START
    if all(outcome.how == TOO_LONG for outcome in known.values()):
        start = STEPS_TO_START // 4  # each edit that mends nothing takes all of them
    steps = [LEAST_STEPS + start + STEPS_A_BLANK * _blanks(trial) for trial in trials]
    for index, trial in enumerate(trials):
        if known[trial].how == CAME_BACK:
            steps[index] = max(steps[index], min(3 * known[trial].steps, LAST_STEPS))
    if _blanks(first) > FEW_BLANKS and known[first].how == TOO_LONG:
        # It is right, but takes too long: what mends it does no more work a blank than elsewhere.
        pace = max((known[trial].steps // max(1, _blanks(trial)) for trial in known
                    if known[trial].right(trial)), default=STEPS_A_BLANK)  # fmt: skip
        steps[0] = pace * (FEW_BLANKS + 3 * _blanks(first) // 2)
    return _Round(trials, steps)


def _confirmed(
    bench: Bench,
    found: Found,
    trials: Sequence[Trial],
    last: Sequence[Trial],
    base: int = -1,
) -> list[Fit]:
    """Return the edits after which everything is right, the boards of the last round included."""
    edits = survivors(found.fits, trials)
    if not edits:
        return []
    steps = [LAST_STEPS] * len(last)
    kept = bench.try_edits(last, steps, LAST_SECONDS, edits, strict=True, base=base)
    return [fit for fit in kept.fits if fit.mends(last)]


def _bases(found: Found, trials: Sequence[Trial]) -> list[Fit]:
    """Edits that mend some boards, the best one of each place, those that mend most first."""
    partial = [fit for fit in found.fits if fit.rank <= 1]
    partial.sort(key=lambda fit: (not fit.mends(trials), -len(fit.passed), fit.rank, fit.edit))
    places: list[Fit] = []
    for fit in partial:
        if all(abs(fit.line - other.line) > 1 for other in places):
            places.append(fit)
    return places


def _peeled(
    bench: Bench, bases: Sequence[Fit], failing: Sequence[Trial], last: Sequence[Trial]
) -> Fit | None:
    """One of two bugs: an edit that mends some boards, if another one on top of it mends all."""
    for fit in bases[:MOST_BASES]:
        tried = [*smaller(failing), *smaller(last[-3:]), *failing[:3], *last[-3:]]
        known = _as_it_is(bench, tried, fit.edit)
        if not known or all(known[trial].right(trial) for trial in known):
            continue
        trials, steps = _round(known)
        more = bench.try_edits(trials, steps, PEEL_SECONDS, base=fit.edit)
        if _confirmed(bench, more, trials, last, base=fit.edit):
            return fit
    return None


def _promising(bases: Sequence[Fit], trials: Sequence[Trial]) -> Fit | None:
    """Return an edit that mends all small boards, if there is one place for it."""
    mending = [fit for fit in bases if fit.mends(trials) and fit.rank == 0]
    if len(mending) != 1 or len(mending[0].passed) < LEAST_PROMISING:
        return None
    return mending[0]


def _why(chosen: Fit, seen: Sight, outcome: Outcome, task: Task, report: Report, sure: bool) -> Why:
    cause = chosen.cause
    if cause == "base" and outcome.how == CAME_BACK and seen.empty and not seen.took_back:
        cause = "early-true"  # the end is recognised, but too early
    failure = report.failure
    raised = failure is not None and failure.verdict is Verdict.RUNTIME_ERROR
    if raised and failure is not None and NO_INDEX.match(failure.message):
        cause = "raise"  # `/` for `//`: what the number is for is another matter
    unit = chosen.unit if cause in HAVE_UNITS else None
    told, fact = words.seen_in(seen, cause)
    lines = (chosen.line,)
    text = _text(cause, unit, lines, task, told)
    edit = edit_text(chosen.change, chosen.line) if sure else ""
    return Why(cause, unit, lines, sure, fact, text, edit)


def _text(
    cause: str, unit: str | None, lines: Sequence[int], task: Task, told: Sequence[str]
) -> tuple[str, ...]:
    source = _source(task)
    on_board = words.keeps_on_board("\n".join(source), task.exercise)
    return words.text(cause, unit, lines, source, told, on_board=on_board)


def _source(task: Task) -> list[str]:
    return task.submission.text.decode("utf-8", "replace").splitlines()


def _bare(seen: Sight, report: Report, task: Task) -> Why | None:
    """Return what was seen, where no repair was found: no innocent line is accused."""
    cause, line = "", 0
    if seen.given is not None:
        cause, line = "given", seen.given.line
    elif report.failure is not None and report.failure.frames:
        kind = report.failure.message.partition(":")[0].strip()
        if kind in RAISED_IN_PLACE and "NoneType" not in report.failure.message:
            cause, line = "raise", report.failure.frames[-1].line
    if not cause:
        return None
    told, fact = words.seen_in(seen, cause)
    lines = (line,) if line else ()
    return Why(cause, None, lines, False, fact, _text(cause, None, lines, task, told))


def _as_it_is(
    bench: Bench, trials: Sequence[Trial], base: int = -1, *, late: bool = False
) -> dict[Trial, Outcome]:
    """How a program fares on trials; those that tell nothing, because it is slow, are left out.

    `late` says that it ran out of time: if it is right on all else, larger boards tell something.
    """
    tried = list(dict.fromkeys(trials))
    outcomes = bench.as_it_is(tried, [FIRST_STEPS] * len(tried), 1.0, base)
    if not outcomes:
        return {}
    known = dict(zip(tried, outcomes, strict=True))
    slow = sorted((trial for trial in tried if known[trial].how == TOO_LONG), key=_blanks)
    for trial in slow:
        del known[trial]
    most = FEW_BLANKS
    if late and all(known[trial].right(trial) for trial in known):
        most = CELLS
    endless = [trial for trial in slow if _blanks(trial) <= most][:MOST_ENDLESS]
    if endless:
        again = bench.as_it_is(endless, [ENDLESS_STEPS] * len(endless), 1.0, base)
        known.update(zip(endless, again, strict=False))
    return known


def _effort(trial: Trial, outcome: Outcome) -> tuple[bool, int, int]:
    return (
        outcome.how == TOO_LONG,
        outcome.steps // 500,
        sum(board.count(".") for board in trial),
    )


def _chosen(first: Trial, tried: Sequence[Trial], wrong: Sequence[Trial]) -> list[Trial]:
    """Return the trials of the first round: failing ones of several sizes, and some that pass."""
    others = [trial for trial in wrong if trial != first and _blanks(trial) <= MOST_BLANKS]
    passing = [trial for trial in tried if trial not in wrong and _blanks(trial) <= MOST_BLANKS]
    step = max(1, len(others) // 7)
    picked = [*others[::step][:7], *passing[-2:], *passing[:1]]
    return [first, *dict.fromkeys(picked)][:MOST_TRIALS]


def _blanks(trial: Trial) -> int:
    return sum(board.count(".") for board in trial)


def choose(fits: Sequence[Fit], seen: Sight) -> Fit | None:
    """Return the repair that names the line; None if two that fit are about different things."""
    if seen.steps and seen.solved_at is None and not seen.foreign:
        # An answer that is dropped shows in a board that was right before.
        fits = [fit for fit in fits if fit.cause != "result"] or fits
    peers = [fit.rank for fit in fits if fit.cause == "strict"]
    if peers:
        # What meets itself is no contradiction: an edit that leaves contradictions out is blind.
        fits = [fit for fit in fits if fit.cause != "early-false" or fit.rank < min(peers)]
    undoing = [fit.rank for fit in fits if fit.cause == "undo-books"]
    if undoing:
        fits = [fit for fit in fits if fit.cause not in SILENCING or fit.rank < min(undoing)]
    if not fits:
        return None
    most = max(len(fit.passed) for fit in fits)
    close = [fit for fit in fits if len(fit.passed) >= most - TOLERATED]
    best = min(fit.rank for fit in close)
    close = [fit for fit in close if fit.rank == best]
    most = max(len(fit.passed) for fit in close)
    least = min(fit.steps for fit in close if len(fit.passed) == most)
    close = [fit for fit in close if fit.steps <= AS_QUICK * least]
    most = max(len(fit.passed) for fit in close)
    exact = [fit for fit in close if len(fit.passed) == most]
    causes = Counter((fit.cause, fit.unit) for fit in exact)
    chosen = max(
        exact, key=lambda fit: (fit.cause != "other", causes[fit.cause, fit.unit], -fit.edit)
    )
    far = [fit for fit in exact if abs(fit.line - chosen.line) > FAR and fit.cause != chosen.cause]
    return None if len(far) * 2 > len(exact) else chosen
