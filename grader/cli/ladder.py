"""``grader list``, and ``grader`` alone: plain text, because they must be fast."""

import os
from typing import TYPE_CHECKING

from grader.catalog import catalog
from grader.cli.width import terminal_width
from grader.errors import NoWorkspace
from grader.learner.progress import Progress, Standing, current
from grader.learner.workspace import find

if TYPE_CHECKING:
    import argparse

WIDE = 100
"""Columns if there is no terminal."""
TITLE, FIRST_NUMBER, CHECKS = 1, 3, 4
"""Columns of the list."""

WELCOME = """\
Sudoku Solver, one idea at a time: from brute force to bit masks and beyond.
"""


def show_list(options: "argparse.Namespace | None") -> int:
    """Print the rungs and the learner's progress."""
    standings = _standings()
    rows: list[tuple[str, ...]] = [("", "", "", "best CPU", "checks", "hints")]
    for exercise in catalog.all_exercises():
        standing = standings.get(exercise.name, Standing())
        best = f"{standing.best_cpu:.2f} s" if standing.best_cpu is not None else ""
        attempts = str(standing.attempts or "")
        hints = f"{standing.hints} of {len(exercise.hints)}" if standing.hints else ""
        name = f"[{'x' if standing.accepted else ' '}] {exercise.name}"
        rows.append((name, exercise.title, standing.state, best, attempts, hints))
    if not standings:
        rows = [row[:3] for row in rows]
    head, *lines = _lines(rows, terminal_width(WIDE))
    shown = [head] if standings else []
    track = None
    for exercise, line in zip(catalog.all_exercises(), lines, strict=True):
        if exercise.track is not track:
            shown += [exercise.track.value] if track is None else ["", exercise.track.value]
            track = exercise.track
        shown.append(line)
    print("\n".join(shown))
    done = sum(standing.accepted for standing in standings.values())
    print(f"\n{done} of {len(catalog.names())} accepted")
    return 0


def show_next() -> int:
    """Print the learner's progress and the next step."""
    try:
        workspace = find()
    except NoWorkspace:
        print(
            f"{WELCOME}\nMake a folder to work in:  grader init sudoku\nAll commands: grader --help"
        )
        return 0
    standings = _standings()
    names = catalog.names()
    done = [name for name in names if standings.get(name, Standing()).accepted]
    here = current(names, standings)
    ladder = "".join("x" if name in done else "." for name in names)
    print(f"{_wrapped(WELCOME)}\n\n[{ladder}]  {len(done)} of {len(names)} accepted\n")
    if here is None:
        print("All rungs are accepted. How fast are you?  grader bench lanes")
        return 0
    exercise = catalog.load(here)
    number = exercise.number
    standing = standings.get(exercise.name, Standing())
    print(_wrapped(f"Rung {number}, {exercise.title}: {exercise.idea}."))
    if not standing.attempts:
        print(f"Write your solution in {_relative(workspace.file_of(exercise.name))}")
        print(f"then check it:  grader check {number}")
    else:
        print(f"Your last check said {standing.last_verdict}.")
        print(f"Continue in {_relative(workspace.file_of(exercise.name))}")
        print(f"and check again:  grader check {number}       stuck?  grader hint {number}")
    print("\nAll commands: grader --help")
    return 0


def _wrapped(text: str) -> str:
    import textwrap  # imported late: the list needs none

    return textwrap.fill(text, terminal_width(WIDE))


def _lines(rows: list[tuple[str, ...]], width: int) -> list[str]:
    """Return the rows with their columns in line.

    A narrow terminal loses titles and checks, in turn.
    """
    shown = list(range(len(rows[0])))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for dispensable in (TITLE, CHECKS):
        if sum(widths[column] + 2 for column in shown) - 2 > width and dispensable in shown:
            shown.remove(dispensable)
    lines = []
    for row in rows:
        cells = [
            row[column].ljust(widths[column])
            if column < FIRST_NUMBER
            else row[column].rjust(widths[column])
            for column in shown
        ]
        lines.append("  ".join(cells).rstrip())
    return lines


def _standings() -> dict[str, Standing]:
    try:
        return Progress(find().database).standings()
    except NoWorkspace:
        return {}


def _relative(path: str) -> str:
    return os.path.relpath(path)
