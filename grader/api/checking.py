"""``check``: judge a function of a notebook as ``grader check`` judges a file."""

import io
from dataclasses import dataclass, replace

from rich.console import Console

from grader.api.lines import in_cells
from grader.api.travel import Definition, source_of
from grader.catalog import catalog
from grader.catalog.exercise import Exercise
from grader.grading import Report, Task, grade, new_seed
from grader.judge.session import Submission
from grader.report.terminal import check as terminal
from grader.report.terminal.console import TextConsole
from grader.sandbox import isolation
from grader.why.explain import explain

WIDTH = 100
"""Columns; a notebook has no terminal to ask."""


_last: list[Report] = []
"""The report of the last check in this session."""


@dataclass(frozen=True, repr=False)
class NotebookReport:
    """The result of a check: shown as HTML in a notebook, and as plain text elsewhere."""

    report: Report
    """Verdict, cases, findings."""

    @property
    def accepted(self) -> bool:
        """Whether every case passed."""
        return self.report.verdict.accepted

    def __repr__(self) -> str:
        return self._console().export_text().strip("\n")

    def _repr_html_(self) -> str:
        from grader.report.page.notebook import fragment  # a script shows no HTML

        return fragment(self.report)

    def _console(self) -> Console:
        console = TextConsole(record=True, width=WIDTH, file=io.StringIO(), force_jupyter=False)
        terminal.show(console, self.report)
        return console


def check(
    solution: Definition,
    exercise: str | int | None = None,
    *,
    seed: int | None = None,
    case: str | None = None,
) -> NotebookReport:
    """Judge `solution`, a function or a class, on the hidden cases of an exercise.

    `exercise` is a number or a name, as on the command line; without it, the name of the function
    decides, and a `solveSudoku` gets the boards of `bitmask` without its speed limit.  `seed` draws
    the same cases again, and `case` runs one of them, such as ``hard-03``, alone.  If an exercise
    asks for several functions, a class is judged on all of them, and a function on its own part.

    The source is sent to a worker process, together with the functions, classes, imports and plain
    values of the notebook that it names.  Raise `CannotTravel`, a ValueError, if that is not
    possible; `UnknownExercise` or `UnknownCase`, a LookupError, for an unknown name.
    """
    chosen, source = exercise_and_source(solution, exercise)
    task = Task(
        chosen,
        source,
        isolation.choose(),
        seed=new_seed() if seed is None else seed,
        only=case,
    )
    report = grade(task)
    found = in_cells(replace(report, why=explain(task, report)))
    _last[:] = [found]
    return NotebookReport(found)


def last_report() -> Report | None:
    """Return the report of the last check in this session; None if there was none."""
    return _last[0] if _last else None


def exercise_and_source(
    solution: Definition, exercise: str | int | None
) -> tuple[Exercise, Submission]:
    """Return what a definition is judged as, and its text.  Raise as `check` does."""
    chosen = _meant(solution) if exercise is None else catalog.find(str(exercise))
    if not isinstance(solution, type) and chosen.problem.names:
        chosen = chosen.only(getattr(solution, "__name__", ""))
    return chosen, source_of(solution, _entry_point(solution, chosen))


def _meant(solution: Definition) -> Exercise:
    """Return the first exercise with its entry point; the default exercise if there is none."""
    classic = catalog.load(catalog.CLASSIC_END).without_gates
    for exercise in (classic, *catalog.all_exercises()):
        for function in exercise.problem.functions:
            name = function.name
            if getattr(solution, "__name__", "") == name or hasattr(solution, name):
                return exercise
    return classic


def _entry_point(solution: Definition, exercise: Exercise) -> str:
    if isinstance(solution, type) or exercise.problem.names:
        return exercise.problem.entry_point
    return getattr(solution, "__name__", "")
