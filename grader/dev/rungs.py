"""The conditions for a rung: its texts, its stub, its reference, and the rung that it beats."""

from collections.abc import Sequence

from grader.catalog import catalog
from grader.catalog.exercise import Exercise
from grader.catalog.stub import render_stub
from grader.dev.clone import Clone
from grader.grading import Report, Task, grade
from grader.hidden.cases import draw_cases
from grader.judge.case import Verdict
from grader.judge.session import Submission, reference
from grader.problems.board_answer import puzzle_of
from grader.sandbox import isolation
from grader.sudoku.solver import has_one_solution

FEWEST_HINTS = 3
MARGIN = 0.75
"""The share of a limit that a reference may use."""
SEED = 37
TO_DO = "TODO"


def text_defects(name: str) -> list[str]:
    """Return what is missing from the catalog's entry."""
    exercise = catalog.load(name)
    problem = exercise.problem
    texts = {
        "the title": exercise.title,
        "the idea": exercise.idea,
        "the text on what the rung is about": exercise.about,
        "the statement": problem.statement,
        "the entry point": problem.entry_point,
        **{f"hint {number}": hint for number, hint in enumerate(exercise.hints, 1)},
        **{f"the docstring of {each.name}": each.docstring for each in problem.functions},
        **{
            f"example {number}": f"{example.name} {example.output}"
            for number, example in enumerate(problem.examples, 1)
        },
    }
    found = [f"{what} is empty" for what, text in texts.items() if not text.strip()]
    found += [f"{what} still says {TO_DO}" for what, text in texts.items() if TO_DO in text]
    if len(exercise.hints) < FEWEST_HINTS:
        found.append(f"{len(exercise.hints)} hints; there must be {FEWEST_HINTS} or more")
    if not problem.examples:
        found.append("the problem has no example")
    unknown = sorted({suite.source for suite in exercise.suites} - set(problem.makers))
    found += [f"there is no maker {source!r} of cases" for source in unknown]
    named = {"to beat": exercise.beats, "to follow": exercise.follows}
    rungs = {other.rung for other in catalog.all_exercises()}
    found += [
        f"there is no rung {rung!r} {what}"
        for what, rung in named.items()
        if rung is not None and rung not in rungs
    ]
    return _about(name, found)


def stub_defects(clone: Clone, name: str) -> list[str]:
    """Return why the stub is not the rendered one, or not Not Started."""
    exercise = catalog.load(name)
    path = clone.exercises / f"{name}.py"
    if not path.exists():
        return _about(name, [f"there is no exercises/{name}.py"])
    found = []
    if path.read_text(encoding="utf-8") != render_stub(exercise):
        command = "python -m grader.catalog.write_stubs exercises"
        found.append(f"exercises/{name}.py is not as the catalog renders it; run: {command}")
    report = _grade(
        exercise, Submission(path.name, path.read_bytes(), exercise.problem.entry_point)
    )
    if report.verdict is not Verdict.NOT_STARTED:
        found.append(f"the stub is {report.verdict.value}, not Not Started")
    return _about(name, found)


def board_defects(name: str) -> list[str]:
    """Return boards that have no solution, or more than one."""
    exercise = catalog.load(name)
    if not exercise.problem.fills_board:
        return []
    return _about(
        name,
        [
            f"{case.id}, drawn with seed {SEED}, does not have exactly one solution"
            for case in draw_cases(exercise, SEED)
            if not all(has_one_solution(puzzle_of(board)) for (board,) in case.calls)
        ],
    )


def reference_defects(clone: Clone, name: str) -> list[str]:
    """Return why the reference is not accepted, or which limits it comes too close to."""
    path = clone.solutions / f"{name}.py"
    if not path.exists():
        return _about(name, [f"there is no solutions/{name}.py"])
    if TO_DO in path.read_text(encoding="utf-8"):
        return _about(name, [f"the reference still says {TO_DO}"])
    exercise = catalog.load(name)
    report = _grade(exercise, reference(exercise))
    if not report.verdict.accepted:
        case = f" on {report.failure.case}" if report.failure is not None else ""
        return _about(name, [f"the reference is {report.verdict.value}{case}: {report.message}"])
    tight = [case for case in report.cases if case.cpu > MARGIN * case.cpu_limit]
    return _about(
        name,
        [
            f"the reference takes {case.cpu:.2f} s on {case.case}, too near to the limit of"
            f" {case.cpu_limit:.2f} s"
            for case in tight
        ],
    )


def gate_defects(name: str) -> list[str]:
    """Return why the rung to beat does not fail this rung's gate."""
    exercise = catalog.load(name)
    gates = exercise.gates
    if exercise.beats is None:
        return _about(name, ["it has a gate and no rung to beat"] if gates else [])
    if not gates:
        return _about(name, [f"it must beat {exercise.beats}, and has no gate"])
    beaten = reference(catalog.load(exercise.beats))
    report = _grade(exercise._replace(suites=gates), beaten)
    if report.verdict is Verdict.TIME_LIMIT:
        return []
    told = f"{report.verdict.value} {report.message}".strip()
    return _about(name, [f"the rung to beat, {exercise.beats}, is not too slow for it: {told}"])


def _about(name: str, defects: Sequence[str]) -> list[str]:
    return [f"{name}: {defect}" for defect in defects]


def _grade(exercise: Exercise, source: Submission) -> Report:
    return grade(Task(exercise, source, isolation.choose(), SEED))
