"""Hidden cases and their results: plain values."""

from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property

from grader.problems.answer import NO_ANSWER, Answer, Checker, Comparer, Finding, Plain
from grader.problems.suite import Limit, Race
from grader.sandbox.capture import NOTHING_PRINTED, Output


class Verdict(Enum):
    """LeetCode's words, and a few that it lacks; in the order of their weight in a summary."""

    GRADER_ERROR = "Grader Error"
    NOT_STARTED = "Not Started"
    SYNTAX_ERROR = "Syntax Error"
    """Python can't read the file, so none of it ran."""
    IMPORT_ERROR = "Import Error"
    """The file failed while it ran at load, or it has no entry point."""
    RUNTIME_ERROR = "Runtime Error"
    TIME_LIMIT = "Time Limit Exceeded"
    MEMORY_LIMIT = "Memory Limit Exceeded"
    OUTPUT_LIMIT = "Output Limit Exceeded"
    PROTOCOL_ERROR = "Protocol Error"
    WRONG_ANSWER = "Wrong Answer"
    ACCEPTED = "Accepted"

    @property
    def accepted(self) -> bool:
        """Whether this is the one verdict that passes."""
        return self is Verdict.ACCEPTED


@dataclass(frozen=True)
class Case:
    """One hidden case: one or more calls of the entry point, in one process."""

    id: str
    suite: str
    calls: tuple[tuple[Plain, ...], ...]
    """The arguments of each call, as JSON can say them."""
    check: Checker
    limit: Limit = field(default_factory=Limit)
    race: Race | None = None
    """How speed is compared; None for a case that asks whether answers are right."""
    note: str = ""
    """What is special about this case, for a person: 'the same board twice'."""
    function: str = ""
    """The function that is called, if the problem has several."""
    compare: Comparer | None = None
    """Checks the answers to the calls together."""
    apart: bool = False
    """Whether each call is the first one of a new process."""
    parameters: tuple[str, ...] = ()
    """The names of the arguments, in order; empty if they are unknown."""

    @cached_property
    def texts(self) -> tuple[str, ...]:
        """Each call as a worker reads it: a class asks the same ones of every submission."""
        return tuple(ascii((self.function, [*arguments])) for arguments in self.calls)


@dataclass(frozen=True)
class Frame:
    """One of the learner's own lines in a traceback."""

    line: int
    function: str
    code: str
    column: int | None = None
    """Where in `code` Python's mark begins, from 1; None if that is unknown."""
    end_column: int | None = None
    """The column after the mark."""


@dataclass(frozen=True)
class Variable:
    """A variable of the line that failed, and what it held at that moment."""

    name: str
    value: str
    """As Python would write it; a long one by its type and size."""


LOAD = "load"
"""The case and suite of the result of a file that could not be loaded."""


@dataclass(frozen=True)
class CaseResult:
    """The result of one case."""

    case: str
    suite: str
    verdict: Verdict
    message: str = ""
    """The first thing that is wrong, in one line; empty if accepted."""
    findings: tuple[Finding, ...] = ()
    advice: tuple[str, ...] = ()
    """Sentences about what the mistake probably is."""
    note: str = ""
    call: int = 1
    """Which call of the case failed, from 1."""
    calls: int = 1
    answer: Answer = NO_ANSWER
    frames: tuple[Frame, ...] = ()
    frames_left_out: int = 0
    variables: tuple[Variable, ...] = ()
    """Of the last of `frames`, at the moment of an exception."""
    cpu: float = 0.0
    """CPU seconds of the whole case."""
    cpu_limit: float = 0.0
    """CPU seconds that the failed or last call was allowed."""
    limit_reason: str = ""
    """Where the limit comes from."""
    times: float | None = None
    """CPU time divided by the reference's, for a case that compares speed."""
    wall: float = 0.0
    """Seconds of real time of the whole case."""
    blocked: float = 0.0
    """Seconds that the submission slept or waited; 0 if the system doesn't count them."""
    memory: int = 0
    """Peak resident bytes of the worker so far."""
    output: Output = NOTHING_PRINTED
    function: str = ""
    """The function that was called, if the problem has several."""
    remark: str = ""
    """What a right answer leaves to be said; empty if nothing."""

    @property
    def can_run_again(self) -> bool:
        """Whether this is a hidden case on which the submission ran."""
        return self.case != LOAD and self.verdict is not Verdict.NOT_STARTED
