"""Judges one submission, a case at a time."""

import signal
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from math import inf
from typing import NamedTuple

from grader.catalog.stub import NOT_STARTED
from grader.judge import diagnosis
from grader.judge.case import (
    NO_ANSWER,
    Answer,
    Case,
    CaseResult,
    Finding,
    Frame,
    Plain,
    Verdict,
)
from grader.judge.checkers import CHECKERS, Checker, in_words, puzzle_of
from grader.judge.pace import Pace
from grader.judge.session import LARGEST_SOURCE, Answered, Session
from grader.sandbox.capture import NOTHING_PRINTED
from grader.sandbox.process import Budget, Ending, Outcome

FIRST_WAS_RIGHT = (
    "this board comes out right when it is the first call in a new process: something survives"
    " from one call to the next, in a global, a default argument or an attribute of the class"
)
QUICK_PASS = 0.6
"""A gate is passed at the first run if it takes no more than this part of the limit."""
GIVE_UP = 4.0
"""A gate's board is stopped at this many times its limit, or at that of all boards together, if
that is more: no repetition would mend that."""


class _Judged(NamedTuple):
    """What a reply, or its absence, says about one call."""

    verdict: Verdict
    message: str = ""
    findings: tuple[Finding, ...] = ()
    advice: tuple[str, ...] = ()
    answer: Answer = NO_ANSWER
    frames: tuple[Frame, ...] = ()
    frames_left_out: int = 0


@dataclass(frozen=True)
class Loaded:
    """A submission that could be loaded, and which callable in it was taken."""

    taken: str
    others: tuple[str, ...]


class Judge:
    """Holds a submission's session and the reference's pace, and turns cases into results."""

    def __init__(
        self, session: Session, pace: Pace, checkers: Mapping[str, Checker] = CHECKERS
    ) -> None:
        self._session = session
        self._pace = pace
        self._checkers = checkers
        self._looked_for_state = False

    @property
    def peak_memory(self) -> int:
        """Resident bytes of the submission's largest worker so far."""
        return self._session.peak_memory

    def load(self) -> Loaded | CaseResult:
        """Load the submission; a result, if it can't be loaded."""
        source = self._session.source
        if len(source.text) > LARGEST_SOURCE:
            size = f"{len(source.text):,} bytes; at most {LARGEST_SOURCE:,} are read"
            return _not_loaded(Verdict.IMPORT_ERROR, diagnosis.Trouble(f"the file has {size}"))
        answered = self._session.load()
        outcome, fields = answered.outcome, answered.fields
        if outcome.ending is not Ending.REPLIED or fields is None:
            judged = self._broken(answered)
            message = f"{judged.message}, while the file was loaded"
            return CaseResult("load", "load", judged.verdict, message, advice=judged.advice)
        if "raised" in fields:
            raised = diagnosis.read_raised(fields["raised"], source.text)
            if raised.type == "MemoryError" and raised.frames:
                trouble = diagnosis.Trouble("the memory ran out while the file was loaded")
                return _not_loaded(Verdict.MEMORY_LIMIT, trouble, outcome, raised)
            trouble = diagnosis.loading_trouble(raised, source.text)
            return _not_loaded(Verdict.IMPORT_ERROR, trouble, outcome, raised)
        if "taken" in fields:
            taken = diagnosis.texts([fields["taken"]])
            return Loaded("".join(taken), tuple(diagnosis.texts(fields.get("others"))))
        trouble = diagnosis.missing_entry_point(
            fields.get("missing"), source.entry_point, source.text
        )
        return _not_loaded(Verdict.IMPORT_ERROR, trouble, outcome)

    def run(self, case: Case) -> CaseResult:
        """Judge one case; raises `ReferenceFailed` for a defect of the kit."""
        if case.limit.repeats > 1:
            return self._run_gate(case)
        cpu = wall = 0.0
        result = None
        for number, arguments in enumerate(case.calls, 1):
            earlier = self._session.calls
            result = self._call(case, number, arguments)
            cpu, wall = cpu + result.cpu, wall + result.wall
            if not result.verdict.accepted:
                if earlier and self._depends_on_earlier_calls(case, number, arguments, result):
                    result = replace(result, advice=(FIRST_WAS_RIGHT, *result.advice))
                break
        assert result is not None, "a case has at least one call"
        return replace(result, cpu=cpu, wall=wall) if len(case.calls) > 1 else result

    def ask(self, case: Case, budget: Budget) -> CaseResult:
        """Judge a case of one call within a given budget; the answer is kept if it is right too."""
        return self._call(case, 1, case.calls[0], budget, keep_answer=True)

    def close(self) -> None:
        """End both workers."""
        self._session.close()
        self._pace.close()

    def _call(
        self,
        case: Case,
        number: int,
        arguments: tuple[Plain, ...],
        budget: Budget | None = None,
        *,
        keep_answer: bool = False,
    ) -> CaseResult:
        if not self._session.ready():
            return CaseResult(
                case=case.id,
                suite=case.suite,
                verdict=Verdict.RUNTIME_ERROR,
                message="the file could be loaded at first, but not a second time",
                note=case.note,
                call=number,
                calls=len(case.calls),
            )
        if budget is None:
            budget = Budget(case.limit.floor, lambda: self._pace.limit(case.limit, arguments))
        answered = self._session.answer(arguments, budget)
        outcome = answered.outcome
        if outcome.ending is not Ending.REPLIED or answered.fields is None:
            judged = self._broken(answered)
        elif "raised" in answered.fields:
            judged = self._raised(answered.fields["raised"], len(arguments))
        else:
            judged = self._checked(case, arguments, answered.fields)
        answer = judged.answer
        if judged.verdict.accepted:
            answer = answer if keep_answer else NO_ANSWER
        elif answer == NO_ANSWER and judged.verdict is not Verdict.NOT_STARTED:
            answer = _sent(arguments)
        if outcome.cpu_limit > case.limit.floor:
            reason = f"{case.limit.times:g} × the reference {self._pace.name} on this board"
        else:
            reason = "the least that any board gets"
        return CaseResult(
            case=case.id,
            suite=case.suite,
            verdict=judged.verdict,
            message=judged.message,
            findings=judged.findings,
            advice=judged.advice,
            note=case.note,
            call=number,
            calls=len(case.calls),
            answer=answer,
            frames=judged.frames,
            frames_left_out=judged.frames_left_out,
            cpu=outcome.cpu,
            wall=outcome.wall,
            cpu_limit=outcome.cpu_limit,
            limit_reason=reason,
            memory=outcome.memory,
            output=outcome.output,
        )

    def _checked(self, case: Case, sent: tuple[Plain, ...], fields: dict[str, Plain]) -> _Judged:
        after = fields.get("arguments")
        if "returned" not in fields or not isinstance(after, list) or len(after) != len(sent):
            return _protocol_error()
        findings, answer = self._checkers[case.checker](sent, fields["returned"], after)
        if not findings:
            return _Judged(Verdict.ACCEPTED, answer=answer)
        return _Judged(
            Verdict.WRONG_ANSWER,
            message=findings[0].message,
            findings=tuple(findings),
            answer=answer,
        )

    def _raised(self, fields: Plain, parameters: int) -> _Judged:
        raised = diagnosis.read_raised(fields, self._session.source.text)
        if raised.type == "NotImplementedError" and NOT_STARTED in raised.message:
            return _Judged(
                Verdict.NOT_STARTED,
                message=f"the stub is as it came: line {raised.line} waits for your solution",
            )
        verdict = Verdict.RUNTIME_ERROR
        message = raised.headline
        if raised.type == "MemoryError":
            verdict, message = Verdict.MEMORY_LIMIT, self._memory_message()
        return _Judged(
            verdict,
            message=message,
            advice=diagnosis.exception_advice(raised, parameters),
            frames=raised.frames,
            frames_left_out=raised.frames_left_out,
        )

    def _broken(self, answered: Answered) -> _Judged:
        """No usable reply came: say why."""
        outcome = answered.outcome
        near_the_limit = outcome.memory > 0.9 * self._session.limits.memory
        match outcome.ending:
            case Ending.REPLIED | Ending.REPLY_LIMIT:
                return _protocol_error()
            case Ending.CPU_LIMIT if near_the_limit:
                verdict, message = Verdict.MEMORY_LIMIT, self._memory_message()
            case Ending.CPU_LIMIT:
                verdict = Verdict.TIME_LIMIT
                message = (
                    f"still running after {outcome.cpu:.1f} s of CPU time;"
                    f" the time limit is {outcome.cpu_limit:.1f} s"
                )
            case Ending.BLOCKED_LIMIT:
                verdict = Verdict.TIME_LIMIT
                message = (
                    f"no answer after {outcome.wall:.0f} s: {outcome.cpu:.1f} s of computing and"
                    f" {outcome.blocked:.1f} s of waiting or sleeping, which is over the time limit"
                )
            case Ending.WALL_LIMIT:
                return _gave_up(outcome)
            case Ending.MEMORY_LIMIT:
                verdict, message = Verdict.MEMORY_LIMIT, self._memory_message()
            case Ending.THREAD_LIMIT:
                verdict = Verdict.RUNTIME_ERROR
                most = self._session.limits.threads
                message = f"started more than {most} threads: one is enough for a board"
            case Ending.OUTPUT_LIMIT:
                verdict = Verdict.OUTPUT_LIMIT
                message = (
                    f"printed more than {self._session.limits.output >> 20} MiB on one board:"
                    " is there a print in an endless loop?"
                )
            case Ending.DIED if near_the_limit:
                verdict, message = Verdict.MEMORY_LIMIT, self._memory_message()
            case Ending.DIED:
                verdict, message = Verdict.RUNTIME_ERROR, _death(outcome.exit_code)
        return _Judged(verdict, message)

    def _memory_message(self) -> str:
        return f"the memory ran out: the limit is {self._session.limits.memory >> 20} MiB"

    def _depends_on_earlier_calls(
        self, case: Case, number: int, arguments: tuple[Plain, ...], failed: CaseResult
    ) -> bool:
        """Whether the same call succeeds in a new process; looked into for the first failure."""
        quick = failed.verdict in (Verdict.WRONG_ANSWER, Verdict.RUNTIME_ERROR)
        if self._looked_for_state or not quick:
            return False
        self._looked_for_state = True
        self._session.close()
        return self._call(case, number, arguments).verdict.accepted

    def _run_gate(self, case: Case) -> CaseResult:
        """Compare speed with the reference over all boards of the case.

        Both run in turn on each board.  One run of each is enough if the submission is well below
        the limit; else the fastest of several counts, and a failure is confirmed by a second
        round before it is told.
        """
        own = [inf] * len(case.calls)
        reference = [inf] * len(case.calls)
        times = case.limit.times
        result = self._race(case, own, reference)
        if result.verdict.accepted and sum(own) > QUICK_PASS * times * sum(reference):
            for _ in range(2 * case.limit.repeats):
                result = self._race(case, own, reference)
                if not result.verdict.accepted:
                    break
        slow = sum(own) > times * sum(reference)
        if result.verdict is Verdict.TIME_LIMIT or (result.verdict.accepted and slow):
            done = result.call
            result = replace(
                result,
                verdict=Verdict.TIME_LIMIT,
                message=(
                    f"{sum(own[:done]) * 1000:.0f} ms of CPU time on {_boards(done)}; the reference"
                    f" needs {sum(reference[:done]) * 1000:.0f} ms, and the time limit is {times:g}"
                    " times that"
                ),
            )
        return replace(
            result,
            cpu=sum(time for time in own if time < inf),
            cpu_limit=times * sum(time for time in reference if time < inf),
            limit_reason=f"{times:g} × the reference {self._pace.name} on the same boards",
        )

    def _race(self, case: Case, own: list[float], reference: list[float]) -> CaseResult:
        """Run both once on every board, keeping the fastest times; stop at the first failure."""
        for index, arguments in enumerate(case.calls):
            pace = self._pace.seconds(arguments)
            reference[index] = min(reference[index], pace)
            # A learner's endless loop must not run for ever; a slow solver may show how slow it is.
            enough = max(case.limit.floor, GIVE_UP * case.limit.times * pace)
            budget = Budget(enough, partial(self._left, case, index, own, reference))
            result = self._call(case, index + 1, arguments, budget)
            own[index] = min(own[index], result.cpu)
            if not result.verdict.accepted:
                break
        return result

    def _left(self, case: Case, index: int, own: list[float], reference: list[float]) -> float:
        """What one board may take for all of them to stay within the limit.

        A gate is about the sum: a board that takes long may be made up for by the others.
        """
        for other, arguments in enumerate(case.calls):
            if reference[other] == inf:
                reference[other] = self._pace.seconds(arguments)
        spent = sum(time for other, time in enumerate(own) if other != index and time < inf)
        return case.limit.times * sum(reference) - spent


def _boards(count: int) -> str:
    return "1 board" if count == 1 else f"{count} boards"


def _sent(arguments: tuple[Plain, ...]) -> Answer:
    """What was asked, for a case that has no answer."""
    try:
        return Answer(puzzle=puzzle_of(arguments[0]))
    except TypeError:
        return Answer(given=", ".join(in_words(argument) for argument in arguments))


def _protocol_error() -> _Judged:
    return _Judged(
        Verdict.PROTOCOL_ERROR,
        message="the channel between grader and submission carried something else than a reply",
        advice=("a solver has no business with the process that runs it: only with the board",),
    )


def _gave_up(outcome: Outcome) -> _Judged:
    """No reply for very long, and no evidence against the submission."""
    return _Judged(
        Verdict.GRADER_ERROR,
        message=(
            f"no answer after {outcome.wall:.0f} s, of which {outcome.cpu:.1f} s were spent"
            " computing: the machine is too busy to judge this"
        ),
        advice=("end other programs, or try again later",),
    )


def _death(code: int) -> str:
    if code == -signal.SIGSEGV:
        return "the process crashed (segmentation fault): does a recursion run without end?"
    if code < 0:
        return f"the process was ended by signal {_signal_name(-code)}"
    return f"the process ended with exit status {code} in the middle of a call"


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:  # most of the real-time signals have no name
        return str(number)


def _not_loaded(
    verdict: Verdict,
    trouble: diagnosis.Trouble,
    outcome: Outcome | None = None,
    raised: diagnosis.Raised | None = None,
) -> CaseResult:
    return CaseResult(
        case="load",
        suite="load",
        verdict=verdict,
        message=trouble.message,
        advice=trouble.advice,
        frames=raised.frames if raised else (),
        output=outcome.output if outcome else NOTHING_PRINTED,
        cpu=outcome.cpu if outcome else 0.0,
    )
