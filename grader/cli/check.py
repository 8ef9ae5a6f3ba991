"""``grader check``."""

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from grader.catalog import catalog
from grader.cli import formats, targets
from grader.cli.isolation import isolation_wanted
from grader.cli.output import write
from grader.cli.status import status_of
from grader.cli.targets import Target
from grader.errors import NoWorkspace, ProgressUnavailable, UserError
from grader.grading import OnResult, Report, Task, grade, new_seed
from grader.judge.case import CaseResult, Verdict
from grader.judge.policy import ALL_CASES, INTERACTIVE, Policy
from grader.learner.attempts import learn_why, record
from grader.learner.workspace import find
from grader.report.cells import with_cell
from grader.report.formats.json_report import error_json, to_json
from grader.report.terminal import check as terminal
from grader.report.terminal.console import TextConsole

if TYPE_CHECKING:
    from grader.hidden.own_tests import OwnTests


def check(options: argparse.Namespace) -> int:
    """Judge every target, show the reports and record the attempts.

    With JSON on standard output, wrong use ends in a document too.
    """
    try:
        return _check(options)
    except UserError as error:
        if options.json == "-":
            write("-", error_json(str(error)))
        raise


def _check(options: argparse.Namespace) -> int:
    chosen = _targets(options)
    if options.html and len(chosen) > 1:
        raise UserError("--html makes the page of one check; for all of them: grader report --all")
    _check_format(options, len(chosen))
    seed = new_seed() if options.seed is None else options.seed
    isolation = isolation_wanted(options)
    own = _own_tests(options.tests) if options.tests else None
    # With a document on standard output, people read the rest on standard error.
    documents = options.json == "-" or options.format in formats.DOCUMENTS
    console = TextConsole(stderr=documents)
    with formats.shielded(options.format):
        policy = ALL_CASES if options.all_cases else INTERACTIVE
        tasks = [
            Task(target.exercise, target.submission, isolation, seed, options.case, own=own)
            for target in chosen
        ]
        reports = [
            _judge(console, target, task, policy, stubs=not options.all)
            for target, task in zip(chosen, tasks, strict=True)
        ]
        if len(reports) > 1:
            _show_summary(console, reports)
    if options.format:
        formats.write(options.format, chosen, reports, options.score, own)
    if options.html:
        _write_page(options.html, reports[0], chosen[0])
    # Last: nothing can fail behind it, so it is the only document.
    if options.json:
        write(options.json, to_json(reports))
    return status_of(report.verdict for report in reports)


def _own_tests(folder: str) -> "OwnTests":
    from grader.hidden import own_tests  # pytest comes with it

    return own_tests.collect(folder)


def _judge(console: Console, target: Target, task: Task, policy: Policy, *, stubs: bool) -> Report:
    """Judge a target and show its report; that of an untouched stub only with `stubs`."""
    shown: list[CaseResult] = []

    def on_failure(failure: CaseResult) -> None:
        """Show the first failure at once: the check goes on meanwhile."""
        if console.is_terminal and not shown and failure.can_run_again:
            shown.append(failure)
            name, exercise = target.submission.name, target.exercise.name
            terminal.show_failure(console, exercise, name, failure)

    with progress_bar(console, target, on_failure) as on_result:
        report = with_cell(grade(task, policy, on_result))
    recorded = target.own and task.only is None and task.own is None
    # First, since the reader of our output may go away: `grader check | head`.
    told = record_attempt(report) if recorded else ""
    if stubs or report.verdict is not Verdict.NOT_STARTED:
        terminal.show(console, report, failure_shown=bool(shown))
    if policy is ALL_CASES:
        terminal.show_other_failures(console, report)
    if not report.verdict.accepted:
        from grader.why.explain import explain

        report = replace(report, why=explain(task, report))
        terminal.show_why(console, report)
    if recorded:
        keep_why(report)
    if told:
        console.print(f"\n{told}")
    if recorded:
        _show_next(console, report)
    return report


def _check_format(options: argparse.Namespace, targets: int) -> None:
    if options.format in ("gradescope", "exercism") and targets != 1:
        raise UserError(f"the format {options.format} is for one file, not for {targets}")
    if options.score and options.format not in ("gradescope", "github"):
        raise UserError("--score goes with --format gradescope or github, or with grader grade")
    if options.format and options.json == "-":
        raise UserError("--json - and --format both write to the screen: leave one of them out")


def _targets(options: argparse.Namespace) -> list[Target]:
    if options.all:
        if options.targets or options.rung:
            raise UserError("--all checks every exercise: leave out the targets and --as")
        return [targets.own_file(exercise) for exercise in catalog.all_exercises()]
    if not options.targets:
        return [targets.own_file(targets.current())]
    return [targets.target(text, options.rung, options.function) for text in options.targets]


@contextmanager
def progress_bar(
    console: Console,
    target: Target,
    on_failure: Callable[[CaseResult], None] = lambda failure: None,
) -> Iterator[OnResult]:
    """Show how far a check has come, on a terminal; `on_failure` gets each case that fails."""
    if not console.is_terminal:
        yield lambda result, total: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn
    from rich.progress import Progress as Bar

    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(bar_width=30),
        MofNCompleteColumn(),
        TextColumn("{task.fields[case]}", style="dim", markup=False),
        TimeElapsedColumn(),
    )
    with Bar(*columns, console=console, transient=True) as bar:
        task = bar.add_task(f"Checking {target.exercise.name}", total=None, case="loading")

        def on_result(result: CaseResult, total: int) -> None:
            bar.update(task, total=total, advance=1, case=result.suite)
            if not result.verdict.accepted:
                on_failure(result)

        yield on_result


def record_attempt(report: Report) -> str:
    """Record an attempt at the learner's own file; a check goes on without its record.

    Return what the learner must know about it; empty if nothing.
    """
    with suppress(NoWorkspace):
        try:
            return record(report, find()).notice
        except (ProgressUnavailable, OSError) as error:
            print(f"grader: this attempt was not recorded: {error}", file=sys.stderr)
    return ""


def keep_why(report: Report) -> None:
    """Keep the cause for `grader hint`, if the attempt was recorded at all."""
    with suppress(NoWorkspace, ProgressUnavailable, OSError):
        learn_why(report, find())


def _show_next(console: Console, report: Report) -> None:
    if not report.verdict.accepted:
        return
    console.print()
    read = Text("Read how the reference does it:  ")
    number = catalog.load(report.exercise).number
    console.print(read.append(f"grader solution {number}", "bold"))
    names = catalog.names()
    following = names[names.index(report.exercise) + 1 :]
    if following:
        exercise = catalog.load(following[0])
        console.print(Text(f"Next: {exercise.title} (exercises/{exercise.name}.py)"))


def _show_summary(console: Console, reports: list[Report]) -> None:
    console.print()
    for report in reports:
        line = Text(f"{report.submission:<28} ")
        line.append(report.verdict.value, terminal.style(report.verdict))
        console.print(line)


def _write_page(path: str, report: Report, target: Target) -> None:
    from grader.cli import pages
    from grader.report.page.check import page

    write(path, page(report, pages.attempts(target), leads=pages.leads(target, report)))
