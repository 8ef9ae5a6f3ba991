"""A submission's answer, and what is wrong with it: plain values."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from grader.sudoku.rules import Cell

Plain = None | bool | int | float | str | list["Plain"] | dict[str, "Plain"]
"""A value that JSON can express."""


@dataclass(frozen=True)
class Finding:
    """One thing that is wrong with an answer."""

    message: str
    cells: tuple[Cell, ...] = ()


@dataclass(frozen=True)
class Answer:
    """The submission's answer to one call, ready to show."""

    puzzle: str | None = None
    """The board as it was given; None if the case has no board."""
    rows: tuple[tuple[str, ...], ...] | None = None
    """The board that came back; None if it can't be drawn."""
    given: str = ""
    """The arguments as text, if there is no board to draw."""
    value: str = ""
    """The answer as text, if it can't be drawn."""


NO_ANSWER = Answer()


class Checked(NamedTuple):
    """A checked answer, which is right if there are no findings."""

    findings: list[Finding]
    answer: Answer


Checker = Callable[[Sequence[Plain], Plain, Sequence[Plain]], Checked]
"""Takes the arguments sent, the value returned, and the arguments as they came back."""


def described(value: Plain) -> str:
    """Return a value with its type, in words: ``the int 4``, ``None``, ``a Cell (<Cell 5>)``."""
    if value is None:
        return "None"
    if isinstance(value, dict):
        return f"the {value.get('type')} {value.get('text')}"
    return f"the {type(value).__name__} {value!r}"


def in_words(value: Plain) -> str:
    """Return a value as Python would write it."""
    if isinstance(value, dict):
        return str(value.get("text"))
    if isinstance(value, list):
        return "[" + ", ".join(in_words(item) for item in value) + "]"
    return repr(value)
