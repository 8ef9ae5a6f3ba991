"""Measures solvers side by side: CPU time per board, executed lines, memory.

Each solver has its own worker, with the same isolation as a check.  They take turns, board by
board, so that a change in the machine's speed affects all of them.  The smallest of a solver's
times on a board counts, and the median shows how much the times vary.

A time measured from outside includes the way to the worker and back, which takes several times as
long as the fastest solver.  So a solver that does nothing takes turns too, and its time is
subtracted.
"""

import os
import platform
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from grader.judge.case import Case, CaseResult, Verdict
from grader.judge.judge import Judge
from grader.judge.session import Session, Submission
from grader.measure.executed_lines import example, executed_lines
from grader.measure.placements import placements
from grader.measure.timing import SolverFigures, Timing
from grader.problems.answer import Plain
from grader.problems.board_answer import check_board
from grader.sandbox.isolation import Isolation
from grader.sandbox.process import Budget, Limits
from grader.sudoku import notation

IDLE = Submission("idle", b"def solveSudoku(board): pass", "solveSudoku")
"""A solver that does nothing: its time is the way to the worker and back."""
LONGEST_COUNTED = 0.3
"""CPU seconds on LeetCode's example; counting the lines of a slower solver would take too long."""


@dataclass(frozen=True)
class Contestant:
    """A solver to measure."""

    name: str
    submission: Submission
    rung: str
    """The exercise whose reference it is, or with whose reference it is compared."""
    is_reference: bool


@dataclass(frozen=True)
class Board:
    """A puzzle, and the group in which its times are shown."""

    kind: str
    name: str
    puzzle: str


@dataclass(frozen=True)
class Plan:
    """The solvers and boards to measure, and how."""

    boards: tuple[Board, ...]
    origin: str
    """The source of the boards, as text for people."""
    repeats: int
    patience: float
    """CPU seconds that a solver may use for one board."""


@dataclass(frozen=True)
class Machine:
    """The machine of a measurement."""

    python: str
    system: str
    processor: str
    cores: int
    load: float | None
    """The load average of the minute before; None if unavailable."""
    isolation: str
    date: str


@dataclass(frozen=True)
class Measurement:
    """Figures, and how they were measured."""

    plan: Plan
    machine: Machine
    standings: tuple[SolverFigures, ...]
    idle: float
    """CPU seconds for the way to the worker and back, subtracted from each time."""


@dataclass(frozen=True)
class Stage:
    """The progress of a measurement."""

    done: int
    total: int
    left: float | None
    """Estimated seconds left; None in the first round."""
    doing: str


OnStage = Callable[[Stage], None]


def measure(
    contestants: Sequence[Contestant],
    plan: Plan,
    isolation: Isolation,
    on_progress: OnStage = lambda progress: None,
) -> Measurement:
    """Measure all of them."""
    machine = this_machine(isolation.description)
    idle = _Runner(Contestant("idle", IDLE, "", True), plan, isolation)
    runners = [_Runner(contestant, plan, isolation) for contestant in contestants]
    per_round = len(runners) * len(plan.boards)
    total = per_round * plan.repeats + len(runners)
    done = 0

    def tell(doing: str, left: float | None) -> None:
        on_progress(Stage(done, total, left, doing))

    try:
        for number in range(plan.repeats):
            for index, board in enumerate(plan.boards):
                idle.run(board)
                for runner in runners:
                    left = _left(runners, plan, number, index) if number else None
                    tell(f"round {number + 1} of {plan.repeats}: {runner.name}", left)
                    runner.run(board)
                    done += 1
        # Afterwards, so that counting leaves nothing in a worker whose time is measured.
        for runner in runners:
            tell(f"counting lines: {runner.name}", None)
            runner.count()
            done += 1
    finally:
        for runner in (idle, *runners):
            runner.close()
    way = min(min(times) for times in idle.times.values())
    return Measurement(plan, machine, tuple(runner.standing(way) for runner in runners), way)


def this_machine(isolation: str) -> Machine:
    """Return a description of this machine."""
    return Machine(
        python=f"{platform.python_implementation()} {platform.python_version()}",
        system=f"{platform.system()} {platform.machine()}",
        processor=_processor(),
        cores=os.cpu_count() or 1,
        load=os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
        isolation=isolation,
        date=time.strftime("%Y-%m-%d"),
    )


def _processor() -> str:
    try:
        with open("/proc/cpuinfo", encoding="utf-8", errors="replace") as file:
            names = (line.partition(":")[2] for line in file if line.startswith("model name"))
            return next(names, "").strip() or platform.machine()
    except OSError:
        return platform.processor() or platform.machine()


@dataclass
class _Runner:
    """A contestant in its worker, and its times so far."""

    contestant: Contestant
    plan: Plan
    isolation: Isolation
    times: dict[str, list[float]] = field(default_factory=dict)
    over: set[str] = field(default_factory=set)
    """Boards that took too long; they are not tried again."""
    wall: dict[str, float] = field(default_factory=dict)
    lines: int | None = None
    placements: int | None = None
    trouble: str = ""
    """Why this solver can't be compared, such as a wrong answer; empty if it can."""

    def __post_init__(self) -> None:
        self._session = Session(self.contestant.submission, self.isolation.start, Limits())
        self._judge = Judge(self._session)
        self._loaded = False

    @property
    def name(self) -> str:
        return self.contestant.name

    def run(self, board: Board) -> None:
        """Solve the board once more, unless an earlier result makes that useless."""
        if self.trouble or board.name in self.over:
            return
        started = time.monotonic()
        rows: list[Plain] = [list(row) for row in notation.to_rows(board.puzzle)]
        result = self._call((rows,), board.name)
        self.wall[board.name] = time.monotonic() - started
        if result is None:
            return
        if result.verdict is Verdict.TIME_LIMIT:
            self.over.add(board.name)
        elif result.verdict.accepted or self.contestant.submission is IDLE:
            self.times.setdefault(board.name, []).append(result.cpu)
        else:
            self.trouble = f"{result.verdict.value} on {board.name}: {result.message}"

    def count(self) -> None:
        """Count lines and placements, unless that would take too long."""
        result = None if self.trouble else self._call(example(), "", LONGEST_COUNTED)
        if result is not None and result.verdict.accepted:
            self.lines = executed_lines(self._session)
            self.placements = placements(self._session)

    def standing(self, way: float) -> SolverFigures:
        """Return the figures so far, without the way to the worker and back."""
        return SolverFigures(
            name=self.name,
            rung=self.contestant.rung,
            is_reference=self.contestant.is_reference,
            timings=tuple(
                Timing(
                    board=board.name,
                    kind=board.kind,
                    seconds=tuple(max(0.0, time - way) for time in self.times.get(board.name, ())),
                    over=self.plan.patience if board.name in self.over else None,
                )
                for board in self.plan.boards
            ),
            lines=self.lines,
            placements=self.placements,
            memory=self._judge.peak_memory,
            trouble=self.trouble,
        )

    def close(self) -> None:
        self._judge.close()

    def _call(
        self, arguments: tuple[Plain, ...], name: str, patience: float | None = None
    ) -> CaseResult | None:
        if not self._loaded:
            loaded = self._judge.load()
            if isinstance(loaded, CaseResult):
                self.trouble = f"{loaded.verdict.value}: {loaded.message}"
                return None
            self._loaded = True
        case = Case(name, name, (arguments,), check_board)
        return self._judge.ask(case, Budget(patience or self.plan.patience))


def _left(runners: Sequence[_Runner], plan: Plan, number: int, index: int) -> float:
    """Return the seconds left, if each board takes as long as it did last time."""
    rounds_after = plan.repeats - number - 1
    seconds = 0.0
    for place, board in enumerate(plan.boards):
        turns = rounds_after + (place >= index)
        for runner in runners:
            if not runner.trouble and board.name not in runner.over:
                seconds += turns * runner.wall.get(board.name, 0.0)
    return seconds
