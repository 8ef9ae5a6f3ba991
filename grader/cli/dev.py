"""``grader dev``: commands for developers of the kit."""

import argparse
import time
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.text import Text

from grader.catalog import catalog
from grader.cli import targets
from grader.cli.status import ACCEPTED, NOT_ACCEPTED
from grader.dev.clone import Clone, find_clone
from grader.english import counted
from grader.report.terminal.console import TextConsole
from grader.report.visible import one_line

LONGEST_DEFECT = 500
LONGEST_NAME = 60


def dev(options: argparse.Namespace) -> int:
    """Make a rung, prove that the kit is complete, or list the wrong solvers its tests reject."""
    clone = find_clone()
    if options.what == "new":
        return _new(clone, options.name, options.asks)
    return (_mutants if options.what == "mutants" else _check)(clone, options)


def _new(clone: Clone, name: str, kind: str) -> int:
    from grader.dev.new_rung import new_rung

    written = new_rung(clone, name, kind)
    console = TextConsole()
    console.print("These files are ready, with a TODO for each part that you must write:")
    for path in written:
        console.print(Text(f"  {path.relative_to(clone.root).as_posix()}"), soft_wrap=True)
    command = f"grader dev check {catalog.load(name).number}"
    console.print(Text("Then prove it:  ").append(command, "bold"))
    return ACCEPTED


def _check(clone: Clone, options: argparse.Namespace) -> int:
    from grader.dev.proofs import proofs, prove

    started = time.monotonic()
    rung = targets.exercise_named(options.rung).name if options.rung else None
    chosen = proofs(clone, rung)
    console = TextConsole()
    found = 0
    with _progress("Proving", console) as bar:
        task = bar.add_task("", total=len(chosen))
        for proved in prove(chosen, options.jobs):
            bar.update(task, advance=1, description=proved.what)
            found += len(proved.defects)
            for defect in proved.defects:
                bar.console.print(Text(one_line(defect, LONGEST_DEFECT), "red"), soft_wrap=True)
    took = f"{len(chosen)} proofs in {time.monotonic() - started:.0f} s"
    if found:
        defects = counted(found, "defect")
        console.print(Text(f"{defects}; {took}", "bold red"))
        return NOT_ACCEPTED
    console.print(Text(f"All is well: {took}", "bold green"))
    return ACCEPTED


def _mutants(clone: Clone, options: argparse.Namespace) -> int:
    from grader.dev.mutants.results import Results
    from grader.dev.mutants.run import Run
    from grader.dev.mutants.table import table

    rungs = [targets.exercise_named(text).name for text in options.rungs] or catalog.names()
    run = Run(clone, rungs, Results(Path(options.results) if options.results else None))
    console = TextConsole()
    with _progress("Judging", console) as bar:
        task = bar.add_task("", total=len(run.jobs()))
        for done, result in enumerate(run.judge(options.jobs), 1):
            # One that a drawn case refuses comes back, to be asked with more seeds.
            name = one_line(result.name, LONGEST_NAME)
            bar.update(task, completed=done, total=done + len(run.jobs()), description=name)
    console.print(table(run.judged()))
    found = run.defects()
    for defect in found:
        console.print(Text(one_line(defect, LONGEST_DEFECT), "red"), soft_wrap=True)
    mutants = counted(len(run.mutants), "mutant")
    if found:
        console.print(Text(f"{mutants}; {counted(len(found), 'defect')}", "bold red"))
        return NOT_ACCEPTED
    verdict = f"{mutants}: each one is rejected or explained"
    console.print(Text(verdict, "bold green"))
    return ACCEPTED


def _progress(what: str, console: TextConsole) -> Progress:
    """Return a bar for many jobs, on a terminal only; it disappears when they are done."""
    columns = (
        TextColumn(what),
        BarColumn(bar_width=30),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.description}", style="dim"),
    )
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
