"""Why a submission is wrong: a plain value, made after the verdict."""

from dataclasses import dataclass

from grader.sudoku.rules import Cell

CAUSES = (
    "check",
    "strict",
    "digits",
    "cells",
    "empty-test",
    "type",
    "copy",
    "given",
    "undo-board",
    "undo-books",
    "book-init",
    "book-place",
    "book-key",
    "result",
    "base",
    "early-true",
    "early-false",
    "dead-end",
    "no-recursion",
    "invert",
    "loop",
    "state",
    "raise",
    "slow",
    "other",
)
"""A worker names a cause by its place in here."""
UNITS = (None, "row", "column", "box")


@dataclass(frozen=True)
class Fact:
    """What can be seen on one board."""

    step: int | None = None
    """After how many writes into the board, from 1."""
    cells: tuple[Cell, ...] = ()
    digit: str | None = None


@dataclass(frozen=True)
class Why:
    """The cause and the line of a wrong program, as far as they are known."""

    cause: str
    """One of `CAUSES`."""
    unit: str | None
    """``row``, ``column`` or ``box``, where the cause has one."""
    lines: tuple[int, ...]
    """Of the submission, from 1; the most suspicious first."""
    sure: bool
    """Whether a repair, tried in a worker and judged outside, confirms it."""
    fact: Fact
    text: tuple[str, ...]
    """At most three short lines."""
    edit: str = ""
    """What to change, as Markdown, if a repair has a short name: for the last hint alone."""
