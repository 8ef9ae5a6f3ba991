"""Renders the stub of an exercise: the first version of the learner's file."""

import textwrap
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from grader.catalog.exercise import Exercise
from grader.problems.draw import Example

if TYPE_CHECKING:
    from jinja2 import Environment

NOT_STARTED = "write your solution here, then delete this line"
"""The text that distinguishes an untouched stub from an unfinished solution."""

TEMPLATES = Path(__file__).with_name("templates")


def environment_of(templates: Path) -> "Environment":
    """Return what renders a folder of templates of Python files."""
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    return Environment(
        loader=FileSystemLoader(templates),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
    )


def render_stub(exercise: Exercise) -> str:
    """Return the text of the exercise's file in `exercises/`."""
    environment = environment_of(TEMPLATES)
    environment.filters["wrap"] = _wrap
    environment.filters["grid"] = _grid
    environment.filters["item"] = _item
    environment.filters["first_of_each"] = _first_of_each
    template = environment.get_template("stub.py.j2")
    return template.render(exercise=exercise, problem=exercise.problem, not_started=NOT_STARTED)


@cache
def _wrapper() -> textwrap.TextWrapper:
    return textwrap.TextWrapper(width=88, break_long_words=False, break_on_hyphens=False)


def _wrap(text: str) -> str:
    """Wrap prose paragraph by paragraph, and each entry of a list; other blocks stay."""
    return "\n\n".join(map(_wrap_paragraph, text.strip().split("\n\n")))


def _wrap_paragraph(text: str) -> str:
    if text.startswith("- "):
        return "\n".join(map(_item, f"\n{text}".split("\n- ")[1:]))
    if text.startswith((" ", "|")):
        return text
    return "\n".join(_wrapper().wrap(" ".join(text.split())))


def _item(text: str) -> str:
    """Wrap one entry of a list."""
    return textwrap.fill(" ".join(text.split()), 88, initial_indent="- ", subsequent_indent="  ")


def _first_of_each(examples: Sequence[Example]) -> list[Example]:
    """Return the first example of each function."""
    return list({example.function: example for example in reversed(examples)}.values())[::-1]


def _grid(text: str) -> str:
    """Return a board as a drawn grid, lines as they are, and a longer text wrapped."""
    from grader.sudoku import notation

    try:
        return notation.draw_grid(notation.parse(text))
    except ValueError:
        return text if "\n" in text else "\n".join(_wrapper().wrap(text))
