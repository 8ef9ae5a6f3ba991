"""``grader check``."""

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from rich.console import Console
from rich.text import Text

from grader.catalog import catalog
from grader.cli import formats, main, targets
from grader.cli.main import WrongUse
from grader.cli.shut_in import isolation_wanted
from grader.cli.targets import Target
from grader.grading import Progress, Report, UnknownCase, grade, new_seed
from grader.judge.case import Verdict
from grader.progress import ProgressUnavailable
from grader.recording import record
from grader.report import terminal
from grader.report.json_format import to_json
from grader.sandbox.isolation import Isolation
from grader.workspace import NoWorkspace, find


def check(options: argparse.Namespace) -> int:
    """Judge every target, show the reports, take the attempts down."""
    chosen = _targets(options)
    if options.html and len(chosen) > 1:
        raise WrongUse("--html makes the page of one check; for all of them: grader report --all")
    _check_format(options, len(chosen))
    seed = new_seed() if options.seed is None else options.seed
    isolation = isolation_wanted(options)
    # With a document on standard output, people read the rest on standard error.
    documents = options.json == "-" or options.format in formats.DOCUMENTS
    console = Console(stderr=documents, highlight=False, soft_wrap=False)
    with formats.shielded(options.format):
        reports = [_judge(console, target, seed, isolation, options.case) for target in chosen]
        if len(reports) > 1:
            _show_summary(console, reports)
    if options.json:
        _write_json(options.json, reports)
    if options.format:
        formats.write(options.format, chosen, reports, options.score)
    if options.html:
        _write_page(options.html, reports[0], chosen[0])
    if any(report.verdict is Verdict.GRADER_ERROR for report in reports):
        return main.GRADER_ERROR
    accepted = all(report.verdict.accepted for report in reports)
    return main.ACCEPTED if accepted else main.NOT_ACCEPTED


def _judge(
    console: Console, target: Target, seed: int, isolation: Isolation, only: str | None
) -> Report:
    with progress_bar(console, target) as on_progress:
        try:
            report = grade(
                target.exercise,
                target.source,
                targets.reference(target.exercise),
                isolation,
                seed=seed,
                only=only,
                on_progress=on_progress,
            )
        except UnknownCase as error:
            raise WrongUse(str(error)) from None
    terminal.show(console, report)
    if target.own and only is None:
        take_down(report)
        _show_next(console, report)
    return report


def _check_format(options: argparse.Namespace, targets: int) -> None:
    if options.format in ("gradescope", "exercism") and targets != 1:
        raise WrongUse(f"the format {options.format} is for one file, not for {targets}")
    if options.score and options.format != "gradescope":
        raise WrongUse("--score goes with --format gradescope, or with grader grade")
    if options.format and options.json == "-":
        raise WrongUse("--json - and --format both write to the screen: leave one of them out")


def _targets(options: argparse.Namespace) -> list[Target]:
    if options.all:
        if options.targets or options.rung:
            raise WrongUse("--all checks every exercise: leave out the targets and --as")
        return [targets.own_file(exercise) for exercise in catalog.all_exercises()]
    if not options.targets:
        return [targets.own_file(targets.current())]
    return [targets.target(text, options.rung, options.function) for text in options.targets]


@contextmanager
def progress_bar(console: Console, target: Target) -> Iterator[Callable[[Progress], None]]:
    """Shows how far a check has come, on a terminal."""
    if not console.is_terminal:
        yield lambda progress: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn
    from rich.progress import Progress as Bar

    columns = (
        TextColumn("{task.description}"),
        BarColumn(bar_width=30),
        MofNCompleteColumn(),
        TextColumn("{task.fields[case]}", style="dim"),
        TimeElapsedColumn(),
    )
    with Bar(*columns, console=console, transient=True) as bar:
        task = bar.add_task(f"Checking {target.exercise.name}", total=None, case="loading")

        def on_progress(progress: Progress) -> None:
            bar.update(
                task,
                total=progress.total,
                completed=progress.done,
                case=progress.result.suite,
            )

        yield on_progress


def take_down(report: Report) -> None:
    """Record an attempt at the learner's own file; a check goes on without its record."""
    with suppress(NoWorkspace):
        try:
            record(report, find())
        except (ProgressUnavailable, OSError) as error:
            print(f"grader: this attempt was not recorded: {error}", file=sys.stderr)


def _show_next(console: Console, report: Report) -> None:
    if not report.verdict.accepted:
        return
    console.print()
    read = Text("Read how the reference does it:  ")
    console.print(read.append(f"grader solution {report.exercise[:2]}", "bold"))
    names = catalog.names()
    following = names[names.index(report.exercise) + 1 :]
    if following:
        exercise = catalog.load(following[0])
        console.print(Text(f"Next: {exercise.title} (exercises/{exercise.name}.py)"))


def _show_summary(console: Console, reports: list[Report]) -> None:
    console.print()
    for report in reports:
        line = Text(f"{report.submission:<28} ")
        line.append(report.verdict.value, terminal.STYLES.get(report.verdict, "bold red"))
        console.print(line)


def _write_json(path: str, reports: list[Report]) -> None:
    text = to_json(reports)
    if path == "-":
        sys.stdout.write(text)
        return
    try:
        with open(path, "w", encoding="ascii") as file:
            file.write(text)
    except OSError as error:
        raise WrongUse(f"the report can't be written to {path}: {error.strerror}") from None


def _write_page(path: str, report: Report, target: Target) -> None:
    from grader.cli import pages
    from grader.report.html import page

    pages.write(path, page(report, pages.attempts(target)))
