"""``grader report``."""

import argparse
from dataclasses import replace

from rich.console import Console
from rich.text import Text

from grader.catalog import catalog
from grader.cli import bench, pages, targets
from grader.cli.check import progress_bar, record_attempt
from grader.cli.isolation import isolation_wanted
from grader.cli.output import write
from grader.cli.status import status_of
from grader.cli.targets import Target
from grader.errors import UserError
from grader.grading import Report, Task, grade, new_seed
from grader.learner.reading import reading
from grader.measure.bench import Contestant, Measurement, Plan, measure
from grader.report.page import check as html
from grader.report.page import solution, stepper
from grader.report.terminal import check as terminal
from grader.report.terminal.console import TextConsole
from grader.report.words import seconds
from grader.sandbox.isolation import Isolation
from grader.why.explain import explain

REPEATS = 3
LONGEST_BOARD = 0.1
"""CPU seconds that a solver may use for one board; more would delay the page too much."""


def make_report(options: argparse.Namespace) -> int:
    """Check the targets, and make a page of each; with --all an index of them too."""
    chosen = _targets(options)
    seed = new_seed() if options.seed is None else options.seed
    isolation = isolation_wanted(options)
    console = TextConsole()
    paths = [pages.path_in_workspace(pages.name_of(target)) for target in chosen]
    reports = [_check(console, target, isolation, seed) for target in chosen]
    measured = _measure(console, chosen, reports, isolation)
    for path, target, report in zip(paths, chosen, reports, strict=True):
        ladder = None if measured is None else _of_one(measured, target)
        href = _make_solution(target, report, isolation, ladder)
        leads = pages.leads(target, report, href, _make_steps(target, report, isolation))
        write(path, html.page(report, pages.attempts(target), ladder, leads=leads))
    path = paths[0]
    if options.all:
        path = pages.path_in_workspace("index")
        write(path, html.index("All exercises", _entries(chosen, reports)))
    pages.announce(path, options.open)
    return status_of(report.verdict for report in reports)


def _make_solution(
    target: Target, report: Report, isolation: Isolation, measured: Measurement | None
) -> str:
    """Make the page of the reference, once the learner's own file is accepted; return its name."""
    if not target.own or not report.verdict.accepted:
        return ""
    name = pages.solution_name(target.exercise)
    found = reading(target.exercise, target.submission, isolation, measured)
    write(pages.path_in_workspace(name), solution.page(found, f"{pages.name_of(target)}.html"))
    return f"{name}.html"


def _make_steps(target: Target, report: Report, isolation: Isolation) -> str:
    """Make the page that plays a failure of the learner's own file; return its name, or nothing."""
    text = stepper.page_of(report, isolation) if target.own else None
    if text is None:
        return ""
    name = f"{pages.name_of(target)}-steps"
    write(pages.path_in_workspace(name), text)
    return f"{name}.html"


def _targets(options: argparse.Namespace) -> list[Target]:
    if options.all:
        if options.target or options.rung:
            raise UserError("--all checks every exercise: leave out the target and --as")
        return [targets.own_file(exercise) for exercise in catalog.all_exercises()]
    if options.target is None:
        return [targets.own_file(targets.current())]
    return [targets.target(options.target, options.rung, options.function)]


def _check(console: Console, target: Target, isolation: Isolation, seed: int) -> Report:
    with progress_bar(console, target) as on_result:
        task = Task(target.exercise, target.submission, isolation, seed)
        report = grade(task, on_result=on_result)
        report = replace(report, why=explain(task, report))
    if target.own:
        record_attempt(report)
    line = Text(report.verdict.value, terminal.style(report.verdict))
    line.append(f"   {report.exercise}", "bold")
    line.append(f"   {report.passed} of {report.total} cases passed", "default")
    console.print(line)
    return report


def _measure(
    console: Console, chosen: list[Target], reports: list[Report], isolation: Isolation
) -> Measurement | None:
    """Measure the accepted board solvers and the references; None if no solver is accepted."""
    contestants = [
        Contestant(_contestant(target), target.submission, target.exercise.name, False)
        for target, report in zip(chosen, reports, strict=True)
        if report.verdict.accepted and bench.comparable(target.exercise)
    ]
    if not contestants:
        return None
    plan = Plan(*bench.boards(), REPEATS, LONGEST_BOARD)
    with bench.progress_bar(console) as on_progress:
        return measure([*contestants, *bench.references()], plan, isolation, on_progress)


def _contestant(target: Target) -> str:
    return f"{pages.name_of(target)}.py"


def _of_one(measured: Measurement, target: Target) -> Measurement | None:
    """Return the target's figures and the references'; None if the target has none."""
    name = _contestant(target)
    standings = tuple(one for one in measured.standings if one.is_reference or one.name == name)
    if all(one.is_reference for one in standings):
        return None
    return replace(measured, standings=standings)


def _entries(chosen: list[Target], reports: list[Report]) -> list[html.IndexRow]:
    return [
        html.IndexRow(
            name=f"{target.exercise.number} · {target.exercise.title}",
            href=f"{pages.name_of(target)}.html",
            verdict=report.verdict.value,
            passed=report.passed,
            total=report.total,
            note=seconds(report.cpu) if report.verdict.accepted else report.message,
            track=target.exercise.track.value,
        )
        for target, report in zip(chosen, reports, strict=True)
    ]
