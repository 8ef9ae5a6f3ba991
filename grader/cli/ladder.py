"""``grader list``."""

from typing import TYPE_CHECKING

from grader.catalog import catalog
from grader.progress import Progress, Standing
from grader.workspace import NoWorkspace, find

if TYPE_CHECKING:
    import argparse


def show_list(options: "argparse.Namespace | None") -> int:
    """Print the rungs and how the learner stands; plain text, so that it starts at once."""
    try:
        standings = Progress(find().database).standings()
    except NoWorkspace:
        standings = {}
    rows = [
        (exercise.name, exercise.title, standings.get(exercise.name, Standing()))
        for exercise in catalog.all_exercises()
    ]
    width = max(len(name) for name, _, _ in rows)
    title_width = max(len(title) for _, title, _ in rows)
    for name, title, standing in rows:
        mark = "x" if standing.accepted else " "
        print(f"[{mark}] {name:<{width}}  {title:<{title_width}}  {standing.state}")
    done = sum(standing.accepted for _, _, standing in rows)
    print(f"\n{done} of {len(rows)} accepted")
    return 0
