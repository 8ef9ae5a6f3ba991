"""One submission and its worker: loaded once, called many times, restarted if it dies."""

import marshal
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from grader.catalog import catalog
from grader.catalog.exercise import Exercise
from grader.judge.reply import read_fields, read_reply
from grader.problems.answer import Plain
from grader.sandbox.capture import NOTHING_PRINTED
from grader.sandbox.child import WORKER, Starter
from grader.sandbox.prelude import PRELUDE
from grader.sandbox.process import LARGEST_REPLY, Budget, Ending, Limits, Outcome, Worker

LARGEST_SOURCE = 1 << 20
"""Bytes."""
LARGEST_RECORDING = 20 << 20
"""Bytes of a reply with the steps of a call."""
VARIANTS = (
    "recorder",
    "syntax",
    "program",
    "meanings",
    "expression_edits",
    "statement_edits",
    "rules_edits",
    "transplant_edits",
    "changes",
    "variants",
)
"""The scripts that run variants of a submission, in the order in which they build on each other."""
VARIANTS_OF_ANSWERS = (*VARIANTS, "calls")
"""The same for a submission that returns its answer."""
STEPS = ("syntax", "nodes", "plain", "effects", "marks", "steps")
"""The scripts that record a call step by step."""
# The kernel's limit behind the judge's own limits, in case the grader itself is killed.
LONGEST_WORKER_LIFE = 1800
"""CPU seconds."""
# Address space for the interpreter and its libraries, in addition to the submission's own.
INTERPRETER_MEMORY = 64 << 20


@dataclass(frozen=True)
class Submission:
    """The text of a submission, as bytes, and what to call in it."""

    name: str
    text: bytes
    entry_point: str


def reference(exercise: Exercise) -> Submission:
    """Return the reference solution of an exercise."""
    entry_point = exercise.problem.entry_point
    return Submission(f"{exercise.name}.py", _reference_text(exercise.name), entry_point)


def limits_of(exercise: Exercise) -> Limits:
    """Return the limits of a worker that runs submissions to an exercise."""
    return Limits(memory=exercise.memory << 20, open_calls=exercise.open_calls)


@cache
def _reference_text(exercise: str) -> bytes:
    with open(catalog.reference_path(exercise), "rb") as file:
        return file.read()


class Reply(NamedTuple):
    """A reply, read as data; `fields` is None if there was no valid reply."""

    outcome: Outcome
    fields: dict[str, Plain] | None
    rest: bytes = b""
    """What followed, unread: the steps of a call as `measure.marshalled` reads them."""


class Replies(NamedTuple):
    """What came of several calls, or of the first of them."""

    outcome: Outcome
    """With the cost of all of them."""
    each: list[dict[str, Plain] | None]
    """Empty if there was no valid reply."""
    left: int = 0
    """Calls for which a further line comes."""

    @property
    def shared(self) -> Outcome:
        """The cost of one of them, as if all cost the same."""
        number = len(self.each)
        costs = {cost: getattr(self.outcome, cost) / number for cost in ("cpu", "wall", "blocked")}
        return self.outcome._replace(reply=b"", **costs)


class Session:
    """A submission in a worker.

    The source text travels over the pipe, so that every restart runs the very same bytes and no
    path of the learner's is opened by the worker.
    """

    def __init__(
        self,
        submission: Submission,
        start: Starter,
        limits: Limits,
        loading: float = 10.0,
        functions: tuple[str, ...] = (),
    ) -> None:
        """Take `loading`, the CPU seconds that importing the submission may need.

        `functions` are the names to call if the problem has several; else it is the entry point.
        """
        self.submission = submission
        self.missing: dict[str, Plain] = {}
        """By the names of those of several functions that the file lacks: what it has instead."""
        self.functions = functions
        self.calls = 0
        """Calls made in the current worker; state could be left over from them."""
        self.processes = 0
        """Workers that were started so far."""
        self._has_moment = 0
        """The one whose latest script is that for the moment of an exception."""
        self.printed = False
        """Whether a call has printed anything."""
        self._batch = ""
        """The number that the further replies to several calls must have."""
        self._start = start
        self.limits = limits
        self._loading = Budget(loading)
        self._worker: Worker | None = None
        self._loaded = False
        """Whether the worker has the submission: one in which it raised can still be asked why."""
        self._peak_before = 0

    def load(self) -> Reply:
        """Start a worker and load the submission into it."""
        self.close()
        self.calls = 0
        self.processes += 1
        self._worker = Worker(self._start, self.limits)
        limits: dict[str, Plain] = {
            "do": "limit",
            "memory": self.limits.memory + INTERPRETER_MEMORY,
            "output": self.limits.output,
            "cpu": LONGEST_WORKER_LIFE,
        }
        several = {"functions": list(self.functions)} if self.functions else {}
        answered = self._ask(
            self._loading,
            limits,
            do="load",
            source=self.submission.text.decode("latin-1"),
            entry_point=self.submission.entry_point,
            prelude=PRELUDE,
            most_open_calls=self.limits.open_calls,
            **several,
        )
        if several and answered.fields is not None and "functions" in answered.fields:
            answered = answered._replace(fields=self._read(answered.fields["functions"]))
        fields = answered.fields or {}
        self._loaded = "taken" in fields
        if not self._loaded and ("raised" not in fields or "unreadable" in fields):
            self.close()
        return answered

    def _read(self, found: Plain) -> dict[str, Plain] | None:
        """Return what the worker says about the first function that is there, or about the first.

        Keep what it says about those that are missing.
        """
        each = found if isinstance(found, list) else []
        if len(each) != len(self.functions):
            return None
        named = {
            name: fields if isinstance(fields, dict) else {}
            for name, fields in zip(self.functions, each, strict=True)
        }
        self.missing = {
            name: fields.get("missing") for name, fields in named.items() if "taken" not in fields
        }
        first = named[self.functions[0]]
        return next((fields for fields in named.values() if "taken" in fields), first)

    @property
    def alive(self) -> bool:
        """Whether a worker is running."""
        return self._worker is not None and self._worker.alive

    @property
    def peak_memory(self) -> int:
        """Resident bytes of the largest worker so far."""
        return max(self._peak_before, self._worker.peak_memory if self._worker is not None else 0)

    def ready(self) -> bool:
        """Return whether a loaded worker is available; start one if necessary."""
        if not self.alive or not self._loaded:
            self.load()
        return self.alive and self._loaded

    def answer(self, arguments: tuple[Plain, ...], budget: Budget, function: str = "") -> Reply:
        """Call the submission once, by the name if it has several functions; `ready` must hold."""
        self.calls += 1
        return self._ask(budget, do="call", arguments=list(arguments), function=function)

    def answers(
        self, calls: Sequence[str], budget: Budget, seconds: float, *, stops: bool
    ) -> Replies:
        """Call the submission several times, each given as in `Case.texts`; `ready` must hold.

        The worker sends the replies so far after so many CPU `seconds`; `more_answers` returns the
        following ones.  The last reply is the first one of an exception, if that `stops`.
        """
        self.calls += len(calls)
        # The worker learns the number with the request, so it can't answer ahead of time.
        self._batch = secrets.token_hex(8)
        text = (
            f"{{'do': 'calls', 'calls': [{','.join(calls)}], 'seconds': {seconds},"
            f" 'stops': {stops}, 'id': '{self._batch}'}}\n"
        )
        assert self._worker is not None
        return self._replies(self._worker.ask(text.encode("ascii"), budget, LARGEST_REPLY))

    def more_answers(self, budget: Budget) -> Replies:
        """Return the next replies to the calls of `answers`."""
        assert self._worker is not None
        return self._replies(self._worker.await_more(budget, LARGEST_REPLY))

    def _replies(self, outcome: Outcome) -> Replies:
        self.printed |= outcome.output != NOTHING_PRINTED
        head, *pieces = outcome.reply.split(b"\t")
        fields = read_reply(head, self._batch) if outcome.ending is Ending.REPLIED else None
        left = fields.get("left") if fields is not None else None
        if type(left) is not int or left < 0:
            return Replies(outcome, [])
        return Replies(outcome, [read_fields(piece) for piece in pieces], left)

    def count(self, arguments: tuple[Plain, ...], budget: Budget) -> Reply:
        """Call it once with its executed lines counted, which is slow; `ready` must hold."""
        self.calls += 1
        return self._ask(budget, do="count", arguments=list(arguments))

    def profile(
        self, arguments: tuple[Plain, ...], most: int, budget: Budget, function: str = ""
    ) -> Reply:
        """Call it once, counting how often each line runs, `most` in all; `ready` must hold."""
        self.calls += 1
        given = list(arguments)
        return self._ask(budget, do="profile", arguments=given, most=most, function=function)

    def placements(self, arguments: tuple[Plain, ...], budget: Budget, seconds: float) -> Reply:
        """Call it once, counting what it writes into the board; `ready` must hold."""
        self.calls += 1
        return self._ask(
            budget,
            do="placements",
            arguments=list(arguments),
            recorder=_script("recorder"),
            seconds=seconds,
        )

    def variants(self, budget: Budget, **request: Any) -> Reply:
        """Run the text, or changed texts, of the submission on boards; `ready` must hold."""
        return self._run_script(VARIANTS, budget, request)

    def variants_of_answers(self, budget: Budget, **request: Any) -> Reply:
        """Run changed texts of the submission on the calls of cases; `ready` must hold."""
        return self._run_script(VARIANTS_OF_ANSWERS, budget, request)

    def load_marked(self, budget: Budget) -> Reply:
        """Load the submission once more, with marks that record its steps; `ready` must hold."""
        return self._run_script(STEPS, budget, {"what": "load"})

    def record_steps(self, budget: Budget, **request: Any) -> Reply:
        """Make the `calls` of what `load_marked` has loaded, and record the last one."""
        return self._run_script((), budget, {"what": "record", **request})

    def _run_script(self, scripts: Sequence[str], budget: Budget, request: dict[str, Any]) -> Reply:
        self.calls += 1
        if scripts:
            request |= {
                "source": self.submission.text.decode("latin-1"),
                "entry_point": self.submission.entry_point,
                "prelude": PRELUDE,
            }
        return self._ask(
            budget, do="script", scripts=[_script(name) for name in scripts], **request
        )

    def rounds(
        self, arguments: tuple[Plain, ...], most: int, budget: Budget, function: str = ""
    ) -> Reply:
        """Call it once, counting lines and the rounds of loops; `ready` must hold."""
        self.calls += 1
        return self._ask(
            budget,
            do="script",
            scripts=[_script("moment"), _script("rounds")],
            arguments=list(arguments),
            most=most,
            function=function,
            source=self.submission.text.decode("latin-1"),
        )

    def moment(self, budget: Budget, **request: Any) -> Reply:
        """Ask what held at the moment of the exception that ended the last call."""
        known = self._has_moment == self.processes
        scripts = [] if known else [_script("moment")]
        answered = self._ask(budget, do="script", scripts=scripts, **request)
        self._has_moment = self.processes
        return answered

    def call(self, arguments: tuple[Plain, ...], budget: Budget, function: str = "") -> Outcome:
        """Call it once for its cost alone; the reply is not read."""
        if not self.ready():
            return Outcome(Ending.DIED)
        self.calls += 1
        return self._send(budget, do="call", arguments=list(arguments), function=function)[0]

    def close(self) -> None:
        """Kill the worker; the next call, if any, is the first of a new process."""
        if self._worker is not None:
            self._peak_before = self.peak_memory
            self._worker.close()
            self._worker = None

    def _ask(
        self, budget: Budget, first: dict[str, Plain] | None = None, **request: object
    ) -> Reply:
        outcome, number = self._send(budget, first, **request)
        self.printed |= outcome.output != NOTHING_PRINTED
        if outcome.ending is not Ending.REPLIED:
            return Reply(outcome, None)
        script = request["do"] == "script"
        line, _, rest = outcome.reply.partition(b"\t") if script else (outcome.reply, b"", b"")
        return Reply(outcome, read_reply(line, number, long=script), rest)

    def _send(
        self, budget: Budget, first: dict[str, Plain] | None = None, **request: object
    ) -> tuple[Outcome, str]:
        """Send a request; return how it ended, and the number that a reply must have."""
        assert self._worker is not None
        # The worker learns the number with the request, so it can't answer ahead of time.
        number = secrets.token_hex(8)
        lines = [first] if first else []
        lines.append({**request, "id": number})  # type: ignore[dict-item]
        text = "".join([ascii(line) + "\n" for line in lines])
        script = request["do"] == "script"
        if script and request["scripts"]:
            self._has_moment = 0
        largest = LARGEST_RECORDING if script else LARGEST_REPLY
        return self._worker.ask(text.encode("ascii"), budget, largest), number


@cache
def _script(name: str) -> str:
    """Return the code of a script, which the worker then need not compile."""
    path = WORKER.with_name(f"{name}.py")
    code = compile(path.read_bytes(), f"<{name}>", "exec", dont_inherit=True)
    return marshal.dumps(code).decode("latin-1")
