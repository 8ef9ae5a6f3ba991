"""A submission's answer, and what is wrong with it: plain values."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from grader.sudoku.rules import Cell

LONGEST_READ = 64
"""Bits of a number whose digits are shown."""
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
    """The arguments as text, if there is no puzzle; the words above `given_rows`."""
    given_rows: tuple[tuple[str, ...], ...] | None = None
    """The argument, drawn as a board of single characters, if it is not a puzzle."""
    value: str = ""
    """The answer as text, if it can't be drawn."""


NO_ANSWER = Answer()


class Checked(NamedTuple):
    """A checked answer, which is right if there are no findings."""

    findings: list[Finding]
    answer: Answer
    remark: str = ""
    """What a right answer leaves to be said, as a sentence."""


Arguments = tuple[Plain, ...]
Checker = Callable[[Sequence[Plain], Plain, Sequence[Plain]], Checked]
"""Takes the arguments sent, the value returned, and the arguments as they came back."""
Comparer = Callable[[Sequence[Arguments], Sequence[Plain]], str]
"""Takes the arguments of each call so far and the values returned, each of them right by itself.

Returns what is wrong with the last of them beside the others; empty if nothing is."""


def described(value: Plain) -> str:
    """Return a value with its type, in words: ``the int 4``, ``None``, ``a Cell (<Cell 5>)``."""
    if value is None:
        return "None"
    if isinstance(value, dict):
        return f"the {value.get('type')} {value.get('text')}"
    if isinstance(value, int):
        return f"the {type(value).__name__} {number_in_words(value)}"
    return f"the {type(value).__name__} {value!r}"


def in_words(value: Plain) -> str:
    """Return a value as Python would write it."""
    if isinstance(value, dict):
        return str(value.get("text"))
    if isinstance(value, list):
        return "[" + ", ".join(in_words(item) for item in value) + "]"
    return number_in_words(value) if isinstance(value, int) else repr(value)


def number_in_words(value: int) -> str:
    """Return a number, or how long it is if it has too many digits to read."""
    bits = value.bit_length()
    return repr(value) if bits <= LONGEST_READ else f"a number of {bits} bits"
