"""``grader bench``."""

import argparse
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console

from grader.catalog import catalog
from grader.catalog.exercise import Exercise
from grader.cli import status, targets
from grader.cli.isolation import isolation_wanted
from grader.cli.output import write
from grader.errors import UserError
from grader.learner import source_file
from grader.measure.bench import Board, Contestant, Plan, Stage, measure
from grader.measure.usual_boards import usual_boards
from grader.report import ladder
from grader.report.formats import ladder as ladder_formats
from grader.report.terminal.console import TextConsole
from grader.sudoku import notation
from grader.sudoku.solver import has_one_solution

SIDE = 9


def bench(options: argparse.Namespace) -> int:
    """Measure the files and the references, and show how they compare."""
    drawn, origin = boards(options.boards)
    plan = Plan(drawn, origin, options.repeats, options.patience)
    contestants = [*_submissions(options.files, options.function), *references(options.rungs)]
    isolation = isolation_wanted(options)
    to_screen = "-" in (options.json, options.csv)
    console = TextConsole(stderr=to_screen)
    with progress_bar(console) as on_progress:
        measurement = measure(contestants, plan, isolation, on_progress)
    ladder.show(console, measurement)
    if options.json:
        write(options.json, ladder_formats.to_json(measurement))
    if options.csv:
        write(options.csv, ladder_formats.to_csv(measurement))
    troubled = [standing for standing in measurement.standings if standing.trouble]
    if any(standing.is_reference for standing in troubled):
        return status.GRADER_ERROR
    return status.NOT_ACCEPTED if troubled else status.ACCEPTED


def references(wanted: str | None = None) -> list[Contestant]:
    """Return the references that the list names, or all that solve a board."""
    if wanted is None:
        chosen = [exercise for exercise in catalog.all_exercises() if comparable(exercise)]
    else:
        named = (targets.exercise_named(text) for text in wanted.split(","))
        chosen = list({exercise.name: exercise for exercise in named}.values())
    for exercise in chosen:
        _must_be_comparable(exercise)
    return [
        Contestant(exercise.name, targets.reference(exercise), exercise.name, True)
        for exercise in chosen
    ]


def _submissions(files: Sequence[str], function: str | None) -> list[Contestant]:
    found = [targets.target(text, None, function) for text in files]
    names = Counter(Path(target.submission.name).name for target in found)
    contestants = []
    for exercise, source, _ in found:
        _must_be_comparable(exercise)
        # Two files with the same name in two folders: show the folder too.
        name = Path(source.name).name
        name = name if names[name] == 1 else source.name
        contestants.append(Contestant(name, source, exercise.name, False))
    return contestants


def comparable(exercise: Exercise) -> bool:
    """Return whether solvers of the exercise can be compared with each other."""
    return exercise.problem.fills_board


def _must_be_comparable(exercise: Exercise) -> None:
    if not comparable(exercise):
        raise UserError(f"{exercise.name} has another task than `solveSudoku`: leave it out")


def boards(path: str | None = None) -> tuple[tuple[Board, ...], str]:
    """Return the boards of a file or of the pool, and a text that says where they come from."""
    if path is None:
        return usual_boards()
    name = Path(path).name
    try:
        lines = source_file.read(path, "a file of boards").decode("utf-8-sig").splitlines()
    except UnicodeDecodeError:
        raise UserError(f"{path} is not UTF-8 text") from None
    read = tuple(
        Board(name, f"line {number}", _puzzle(line, f"{path}, line {number}"))
        for number, line in enumerate(lines, start=1)
        if line.strip() and not line.lstrip().startswith("#")
    )
    if not read:
        raise UserError(f"{path} has no boards: write one on each line, 81 cells each")
    return read, f"from {name}"


def _puzzle(line: str, place: str) -> str:
    try:
        puzzle = notation.parse(line)
    except ValueError as error:
        # The parser counts lines in its own input, which is always one line here.
        reason = str(error).removeprefix("Line 1, ")
        raise UserError(f"{place}: {reason[:1].lower()}{reason[1:]}") from None
    if len(puzzle) != SIDE * SIDE:
        raise UserError(f"{place}: the board has {len(puzzle)} cells instead of {SIDE * SIDE}")
    if not has_one_solution(puzzle):
        raise UserError(f"{place}: this board does not have exactly one solution")
    return puzzle


@contextmanager
def progress_bar(console: Console) -> Iterator[Callable[[Stage], None]]:
    """Show the progress of a measurement, on a terminal."""
    if not console.is_terminal:
        yield lambda progress: None
        return
    from rich.progress import BarColumn, TextColumn
    from rich.progress import Progress as Bar

    columns = (
        BarColumn(bar_width=30),
        TextColumn("{task.fields[left]}"),
        TextColumn("{task.description}", style="dim", markup=False),
    )
    with Bar(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=None, left="")

        def on_progress(progress: Stage) -> None:
            left = "" if progress.left is None else f"about {progress.left:.0f} s left"
            bar.update(
                task,
                total=progress.total,
                completed=progress.done,
                description=progress.doing,
                left=left,
            )

        yield on_progress
