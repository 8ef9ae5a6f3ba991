"""Judges one submission, a case at a time."""

import signal
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import NamedTuple

from grader.catalog.stub import NOT_STARTED
from grader.errors import Closing
from grader.judge import diagnosis
from grader.judge.advice import exception_advice
from grader.judge.ahead import Ahead
from grader.judge.case import LOAD, Case, CaseResult, Frame, Variable, Verdict
from grader.judge.moment import NAMED, UNKNOWN, Body, Moment, read_moment
from grader.judge.pace import Pace
from grader.judge.race import run_race
from grader.judge.raised import Raised, Trouble, lines_of, read_raised, texts
from grader.judge.session import LARGEST_SOURCE, Reply, Session
from grader.judge.unreadable import unreadable
from grader.problems.answer import (
    NO_ANSWER,
    Answer,
    Arguments,
    Checked,
    Checker,
    Comparer,
    Finding,
    Plain,
    in_words,
)
from grader.problems.board_answer import check_board, puzzle_of
from grader.sandbox.capture import NOTHING_PRINTED
from grader.sandbox.process import Budget, Ending, Outcome

LONGEST_LINE = 2_000
"""Characters of a line that is looked at."""
SHORT = Budget(0.5)
FIRST_WAS_RIGHT = (
    "your answer to this board is right if it is the first call in a new process: something"
    " survives from one call to the next, in a global, a default argument or a class attribute"
)


class _Judged(NamedTuple):
    """What a reply, or a missing reply, says about one call."""

    verdict: Verdict
    message: str = ""
    findings: tuple[Finding, ...] = ()
    advice: tuple[str, ...] = ()
    answer: Answer = NO_ANSWER
    frames: tuple[Frame, ...] = ()
    frames_left_out: int = 0
    variables: tuple[Variable, ...] = ()
    remark: str = ""


class _Together:
    """A check of one answer that also compares it with the answers to earlier calls."""

    def __init__(self, check: Checker, compare: Comparer) -> None:
        self._check = check
        self._compare = compare
        self._sent: list[Arguments] = []
        self._returned: list[Plain] = []

    def __call__(self, sent: Sequence[Plain], returned: Plain, after: Sequence[Plain]) -> Checked:
        checked = self._check(sent, returned, after)
        if checked.findings:
            return checked
        calls, answers = [*self._sent, tuple(sent)], [*self._returned, returned]
        wrong = self._compare(calls, answers)
        if wrong:
            return checked._replace(findings=[Finding(wrong)])
        self._sent, self._returned = calls, answers
        return checked


@dataclass(frozen=True)
class Loaded:
    """A submission that loaded, and which of its callables is used."""

    taken: str
    others: tuple[str, ...]


class Judge:
    """Turn cases into results, with a submission's session and the reference's pace."""

    def __init__(
        self,
        session: Session,
        pace: Pace | None = None,
        floor: float | None = None,
        *,
        explains_all: bool = True,
    ) -> None:
        """Take `pace`, needed for `run`; `floor` replaces each case's minimum, in CPU seconds.

        Unless it `explains_all`, only the first exception gets its advice and its lines.
        """
        self.session = session
        self.pace = pace
        self._floor = floor
        self.allowance = inf
        """CPU seconds that a case may take from now on, even if its own limit is larger."""
        self.closing = False
        """Whether no further call of a race should begin."""
        self._looked_for_state = False
        self._explains_all = explains_all
        self._has_failed = False
        self._ahead: Ahead | None = None

    @property
    def peak_memory(self) -> int:
        """Resident bytes of the submission's largest worker so far."""
        return self.session.peak_memory

    def load(self) -> Loaded | CaseResult:
        """Load the submission; return a result if it can't be loaded."""
        source = self.session.submission
        if len(source.text) > LARGEST_SOURCE:
            size = f"{len(source.text):,} bytes; at most {LARGEST_SOURCE:,} are read"
            return _not_loaded(Verdict.IMPORT_ERROR, Trouble(f"the file has {size}"))
        answered = self.session.load()
        outcome, fields = answered.outcome, answered.fields
        if outcome.ending is not Ending.REPLIED or fields is None:
            judged = self._broken(answered, "while the file is loaded")
            return CaseResult(LOAD, LOAD, judged.verdict, judged.message, advice=judged.advice)
        if "raised" in fields:
            raised = read_raised(fields["raised"], source.text)
            if fields.get("unreadable") is True:
                trouble = unreadable(raised, source.text)
                return _not_loaded(Verdict.SYNTAX_ERROR, trouble, outcome, raised)
            if raised.type == "MemoryError" and raised.frames:
                self.session.close()
                trouble = Trouble("the file used too much memory while it was loaded")
                return _not_loaded(Verdict.MEMORY_LIMIT, trouble, outcome, raised)
            trouble = diagnosis.loading_trouble(raised)
            result = _not_loaded(Verdict.IMPORT_ERROR, trouble, outcome, raised)
            line = self._last_line(raised)
            moment = self._moment(raised, line)
            self.session.close()
            return replace(result, frames=moment.marked(raised, line), variables=moment.variables)
        if "taken" in fields:
            taken = texts([fields["taken"]])
            return Loaded("".join(taken), tuple(texts(fields.get("others"))))
        trouble = diagnosis.missing_entry_point(
            fields.get("missing"), source.entry_point, source.text, self.session.functions
        )
        return _not_loaded(Verdict.IMPORT_ERROR, trouble, outcome)

    def look_ahead(self, cases: Sequence[Case]) -> None:
        """Ask for several calls at a time of these cases, which are judged in this order."""
        self._ahead = Ahead(self.session, cases, inf if self._floor is None else self._floor)

    def run(self, case: Case) -> CaseResult | None:
        """Judge one case; None if the allowance cut it short.  Raise `ReferenceFailed`."""
        result = self._run(case)
        late = result.verdict is Verdict.TIME_LIMIT and result.cpu >= self.allowance
        return None if late else result

    def _run(self, case: Case) -> CaseResult:
        if case.race is not None:
            return run_race(self, self._reference, case)
        cpu = wall = 0.0
        result = None
        if case.compare is not None:
            case = replace(case, check=_Together(case.check, case.compare))
        for number, arguments in enumerate(case.calls, 1):
            if case.apart:
                self.restart()
            earlier = 0 if case.apart else self.session.calls
            result = self._call(case, number, arguments)
            cpu, wall = cpu + result.cpu, wall + result.wall
            if not result.verdict.accepted:
                if earlier and self._depends_on_earlier_calls(case, number, arguments, result):
                    result = replace(result, advice=(FIRST_WAS_RIGHT, *result.advice))
                    self._ahead = None
                self._has_failed = True
                if self._ahead is not None:
                    self._ahead.stops = self._explains_all
                break
        assert result is not None, "a case has at least one call"
        return replace(result, cpu=cpu, wall=wall) if len(case.calls) > 1 else result

    def ask(self, case: Case, budget: Budget) -> CaseResult:
        """Judge a case of one call within a given budget; keep the answer even if it is right."""
        return self._call(case, 1, case.calls[0], budget, keep_answer=True)

    def call(
        self, case: Case, number: int, arguments: tuple[Plain, ...], budget: Budget
    ) -> CaseResult:
        """Run one call of a case within a given budget.  Raise `Closing`."""
        if self.closing:
            raise Closing
        return self._call(case, number, arguments, budget)

    def restart(self) -> None:
        """Make the next call the first one of a new process."""
        self.session.close()

    def close(self) -> None:
        """End both workers."""
        self.session.close()
        if self.pace is not None:
            self.pace.close()

    def _call(
        self,
        case: Case,
        number: int,
        arguments: tuple[Plain, ...],
        budget: Budget | None = None,
        *,
        keep_answer: bool = False,
    ) -> CaseResult:
        replied = None
        if self._ahead is not None:
            replied = self._ahead.reply(case, number) if budget is None else None
            if replied is None:
                self._ahead.settle()
        if replied is None and not self.session.ready():
            message = "the file loaded the first time, but not the second time"
            return _not_called(case, number, Verdict.RUNTIME_ERROR, Trouble(message))
        if case.function in self.session.missing:
            trouble = diagnosis.missing_entry_point(
                self.session.missing[case.function],
                case.function,
                self.session.submission.text,
                self.session.functions,
            )
            return _not_called(case, number, Verdict.IMPORT_ERROR, trouble)
        reason = ""
        if budget is None:
            floor = case.limit.floor if self._floor is None else self._floor
            limit = case.limit._replace(floor=floor)
            budget = Budget(
                min(floor, self.allowance),
                lambda: min(self._reference.limit(limit, arguments, case.function), self.allowance),
            )
            reason = "the minimum for every board"
        answered = replied or self.session.answer(arguments, budget, case.function)
        outcome = answered.outcome
        if outcome.ending is not Ending.REPLIED or answered.fields is None:
            judged = self._broken(answered)
        elif "raised" in answered.fields:
            judged = self._raised(answered.fields["raised"], len(arguments), case)
        else:
            judged = self._checked(case, arguments, answered.fields)
        answer = judged.answer
        if judged.verdict.accepted:
            answer = answer if keep_answer else NO_ANSWER
        elif answer == NO_ANSWER and judged.verdict is not Verdict.NOT_STARTED:
            answer = _sent(arguments, case.parameters)
        if reason and outcome.cpu_limit > budget.cpu:
            reason = f"{case.limit.times:g} × the reference {self._reference.name} on this board"
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
            variables=judged.variables,
            cpu=outcome.cpu,
            wall=outcome.wall,
            blocked=outcome.blocked,
            cpu_limit=outcome.cpu_limit,
            limit_reason=reason,
            memory=outcome.memory,
            output=outcome.output,
            function=case.function,
            remark=judged.remark,
        )

    @property
    def _reference(self) -> Pace:
        assert self.pace is not None, "a judge without a reference has no time limits"
        return self.pace

    def _checked(self, case: Case, sent: tuple[Plain, ...], fields: dict[str, Plain]) -> _Judged:
        after = fields.get("arguments")
        if "returned" not in fields or not isinstance(after, list) or len(after) != len(sent):
            return _protocol_error()
        findings, answer, remark = case.check(sent, fields["returned"], after)
        if not findings:
            return _Judged(Verdict.ACCEPTED, answer=answer, remark=remark)
        return _Judged(
            Verdict.WRONG_ANSWER,
            message=findings[0].message,
            findings=tuple(findings),
            answer=answer,
        )

    def _raised(self, fields: Plain, parameters: int, case: Case) -> _Judged:
        raised = read_raised(fields, self.session.submission.text)
        if raised.type == "MemoryError":
            return _Judged(
                Verdict.MEMORY_LIMIT,
                message=self._memory_message(),
                frames=raised.frames,
                frames_left_out=raised.frames_left_out,
            )
        stub = _is_stub(raised)
        if self._has_failed and not (self._explains_all or stub):
            return _Judged(Verdict.RUNTIME_ERROR, message=raised.headline)
        line = self._last_line(raised)
        moment = self._moment(raised, line)
        if stub:
            return _left_over(raised, moment, case.function)
        source = lines_of(self.session.submission.text)
        message = raised.headline
        solvable = case.check is check_board
        advice = exception_advice(raised, parameters, moment, source, solvable=solvable)
        most = self.session.limits.open_calls
        if raised.type == "RecursionError" and most is not None:
            message, advice = diagnosis.recursion(raised, most)
        return _Judged(
            Verdict.RUNTIME_ERROR,
            message=message,
            advice=advice,
            frames=moment.marked(raised, line),
            frames_left_out=raised.frames_left_out,
            variables=moment.variables,
        )

    def _last_line(self, raised: Raised) -> str:
        """Return the line of the submission that failed, with its indentation."""
        lines = lines_of(self.session.submission.text)
        number = raised.frames[-1].line if raised.frames else 0
        return lines[number - 1] if 0 < number <= len(lines) else ""

    def _moment(self, raised: Raised, line: str) -> Moment:
        """Ask the worker what held when the exception was raised."""
        if not line or len(line) > LONGEST_LINE or not self.session.alive:
            return UNKNOWN
        answered = self.session.moment(
            SHORT,
            line=line,
            names=raised.type in NAMED,
            source=self.session.submission.text.decode("latin-1") if _is_stub(raised) else "",
        )
        fields = answered.fields or {}
        return read_moment(fields.get("moment"), line)

    def _broken(self, answered: Reply, when: str = "on one board") -> _Judged:
        """Say why no usable reply arrived."""
        outcome = answered.outcome
        near_the_limit = outcome.memory > 0.9 * self.session.limits.memory
        match outcome.ending:
            case Ending.REPLIED | Ending.REPLY_LIMIT:
                return _protocol_error()
            case Ending.CPU_LIMIT if near_the_limit:
                verdict, message = Verdict.MEMORY_LIMIT, self._memory_message()
            case Ending.CPU_LIMIT:
                verdict = Verdict.TIME_LIMIT
                message = (
                    f"still running at the time limit, after {outcome.cpu_limit:.2f} s of CPU time"
                )
            case Ending.BLOCKED_LIMIT:
                verdict = Verdict.TIME_LIMIT
                message = (
                    f"no answer after {outcome.wall:.0f} s: {outcome.cpu:.1f} s of computing and"
                    f" {outcome.blocked:.1f} s of waiting or sleeping; the time limit is"
                    f" {outcome.cpu_limit:.2f} s"
                )
            case Ending.WALL_LIMIT:
                return _gave_up(outcome)
            case Ending.MEMORY_LIMIT:
                verdict, message = Verdict.MEMORY_LIMIT, self._memory_message()
            case Ending.THREAD_LIMIT:
                verdict = Verdict.RUNTIME_ERROR
                most = self.session.limits.threads
                message = f"started more than {most} threads: a board needs only one"
            case Ending.OUTPUT_LIMIT:
                verdict = Verdict.OUTPUT_LIMIT
                message = (
                    f"printed more than {self.session.limits.output >> 20} MiB {when}:"
                    " is there a print in an endless loop?"
                )
            case Ending.DIED if near_the_limit:
                verdict, message = Verdict.MEMORY_LIMIT, self._memory_message()
            case Ending.DIED:
                verdict, message = Verdict.RUNTIME_ERROR, _death(outcome.exit_code)
        return _Judged(verdict, message)

    def _memory_message(self) -> str:
        return f"used too much memory: the limit is {self.session.limits.memory >> 20} MiB"

    def _depends_on_earlier_calls(
        self, case: Case, number: int, arguments: tuple[Plain, ...], failed: CaseResult
    ) -> bool:
        """Return whether the same call succeeds in a new process.

        Only the first failure is examined.
        """
        quick = failed.verdict in (Verdict.WRONG_ANSWER, Verdict.RUNTIME_ERROR)
        if self._looked_for_state or not quick:
            return False
        self._looked_for_state = True
        self.session.close()
        return self._call(case, number, arguments).verdict.accepted


def _sent(arguments: tuple[Plain, ...], names: Sequence[str]) -> Answer:
    """Return the arguments of a call, for a case that has no answer."""
    words = [in_words(argument) for argument in arguments]
    if len(names) == len(words) > 1:
        words = [f"{name} = {word}" for name, word in zip(names, words, strict=True)]
    try:
        return Answer(puzzle=puzzle_of(arguments[0]), given=", ".join(words[1:]))
    except TypeError:
        return Answer(given=", ".join(words))


def _is_stub(raised: Raised) -> bool:
    """Return whether the stub's own `raise` ended the call."""
    return raised.type == "NotImplementedError" and NOT_STARTED in raised.message


def _left_over(raised: Raised, moment: Moment, function: str) -> _Judged:
    """Judge a call that ended at the stub's own `raise`, which may have code beside it."""
    line = raised.line
    body = moment.body or Body(0, 0, 0)
    if not body.above and not body.below:
        what = f"`{function}`" if function else "this"
        message = f"{what} is still the stub: write your solution at line {line}"
        if body.elsewhere and not function:
            message = (
                "the function that is judged is still the stub: write your solution at"
                f" line {line}, or call there what you wrote elsewhere"
            )
        return _Judged(Verdict.NOT_STARTED, message=message)
    never = "what you wrote below it never runs"
    if not body.below:
        never = "what you wrote above it runs, and then this line ends the call"
    return _Judged(
        Verdict.RUNTIME_ERROR,
        message=f"line {line} still raises NotImplementedError: delete it",
        advice=(never,),
        frames=raised.frames,
        frames_left_out=raised.frames_left_out,
    )


def _protocol_error() -> _Judged:
    return _Judged(
        Verdict.PROTOCOL_ERROR,
        message="the grader's reply channel carried something that is not a valid reply",
        advice=("a solver must not touch the grader's reply channel: only the board",),
    )


def _gave_up(outcome: Outcome) -> _Judged:
    """Judge a very long wait that shows nothing against the submission."""
    return _Judged(
        Verdict.GRADER_ERROR,
        message=(
            f"no answer after {outcome.wall:.0f} s, with only {outcome.cpu:.1f} s of CPU time:"
            " the machine is too busy to judge this submission"
        ),
        advice=("close other programs, or try again later",),
    )


def _death(code: int) -> str:
    if code == -signal.SIGSEGV:
        return "the process crashed (segmentation fault): does a recursion never stop?"
    if code < 0:
        return f"signal {_signal_name(-code)} ended the process"
    return f"the process ended with exit status {code} during a call"


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:  # most of the real-time signals have no name
        return str(number)


def _not_called(case: Case, number: int, verdict: Verdict, trouble: Trouble) -> CaseResult:
    return CaseResult(
        case=case.id,
        suite=case.suite,
        verdict=verdict,
        message=trouble.message,
        advice=trouble.advice,
        note=case.note,
        call=number,
        calls=len(case.calls),
        function=case.function,
    )


def _not_loaded(
    verdict: Verdict,
    trouble: Trouble,
    outcome: Outcome | None = None,
    raised: Raised | None = None,
) -> CaseResult:
    return CaseResult(
        case=LOAD,
        suite=LOAD,
        verdict=verdict,
        message=trouble.message,
        advice=trouble.advice,
        frames=raised.frames if raised else (),
        output=outcome.output if outcome else NOTHING_PRINTED,
        cpu=outcome.cpu if outcome else 0.0,
    )
