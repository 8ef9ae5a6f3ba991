"""``grader dev``: for whoever works on the kit."""

import argparse
import time

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.text import Text

from grader.cli import targets
from grader.cli.status import ACCEPTED, NOT_ACCEPTED
from grader.dev.clone import Clone, find_clone
from grader.english import counted
from grader.report.terminal.console import TextConsole
from grader.report.visible import one_line

LONGEST_DEFECT = 500


def dev(options: argparse.Namespace) -> int:
    """Make a rung, or prove that the kit is whole."""
    clone = find_clone()
    return _new(clone, options.name) if options.what == "new" else _check(clone, options)


def _new(clone: Clone, name: str) -> int:
    from grader.dev.new_rung import new_rung

    written = new_rung(clone, name)
    console = TextConsole()
    console.print("Written, with a TODO wherever something is left to write:")
    for path in written:
        console.print(Text(f"  {path.relative_to(clone.root).as_posix()}"), soft_wrap=True)
    command = f"grader dev check {name[:2]}"
    console.print(Text("Then prove it:  ").append(command, "bold"))
    return ACCEPTED


def _check(clone: Clone, options: argparse.Namespace) -> int:
    from grader.dev.proofs import proofs, prove

    started = time.monotonic()
    rung = targets.exercise_named(options.rung).name if options.rung else None
    chosen = proofs(clone, rung)
    console = TextConsole()
    columns = (
        TextColumn("Proving"),
        BarColumn(bar_width=30),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.description}", style="dim", markup=False),
    )
    found = 0
    hidden = not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=hidden) as bar:
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
