"""Makes a rung's files, with a TODO for each part that must be written."""

import importlib
import re
from pathlib import Path

from grader.catalog import catalog
from grader.catalog.stub import environment_of, render_stub
from grader.dev.clone import Clone
from grader.errors import InvalidName

NAME = re.compile(r"\d\d_[a-z][a-z0-9]*(_[a-z0-9]+)*")
TEMPLATES = Path(__file__).with_name("templates")
KINDS = ("board", "functions", "board-and-int", "properties")
"""What a rung can ask for: a board to fill, several functions of an int, one function of a board
and an int, or one function of an int whose answers are judged by properties."""


def new_rung(clone: Clone, name: str, kind: str = "board") -> list[Path]:
    """Write the files of a new rung of one of the `KINDS`; return them.  Raise `InvalidName`."""
    if not NAME.fullmatch(name):
        raise InvalidName(
            f"{name!r} is not a name for a rung: two digits, then words, as in 20_killer"
        )
    number, _, slug = name.partition("_")
    taken = [other.name for other in catalog.all_exercises() if other.number == number]
    if taken:
        raise InvalidName(f"the number {number} is taken by {taken[0]}")
    environment = environment_of(TEMPLATES)
    function = slug.split("_")[0] + slug.title().replace("_", "")[len(slug.split("_")[0]) :]
    values = {
        "name": name,
        "slug": slug,
        "title": slug.replace("_", " ").capitalize(),
        "kind": kind,
        "functions": {
            "board": ["solveSudoku"],
            "functions": [f"{function}One", f"{function}Two"],
            "board-and-int": [function],
            "properties": [function],
        }[kind],
        "parameters": {"board": ["board"], "board-and-int": ["board", "number"]}.get(
            kind, ["number"]
        ),
    }
    written = {
        clone.rungs / f"{name}.py": "rung.py.j2",
        clone.solutions / f"{name}.py": "solution.py.j2",
        clone.submissions / "right" / slug / "another_way.py": "right.py.j2",
        clone.submissions / "wrong" / slug / "changes_nothing.py": "wrong.py.j2",
    }
    if kind != "board":
        problem = "board_problem.py.j2" if kind == "board-and-int" else "problem.py.j2"
        written[clone.root / "grader" / "problems" / f"{slug}.py"] = problem
    there = [path for path in written if path.exists()]
    if there:
        raise InvalidName(
            f"{there[0].relative_to(clone.root)} is there already: choose another name"
        )
    for path, template in written.items():
        text = environment.get_template(template).render(values)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    importlib.invalidate_caches()
    catalog.names.cache_clear()
    stub = clone.exercises / f"{name}.py"
    stub.write_text(render_stub(catalog.load(name)), encoding="utf-8", newline="\n")
    return [*written, stub]
