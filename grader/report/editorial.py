"""The two parts of a reference: the text at its top, and the code under it."""

import ast
from typing import NamedTuple

from grader.judge.session import Submission


class Code(NamedTuple):
    """A program without the text at its top."""

    first: int
    """The number of its first line in the file, from 1."""
    text: str


def editorial(reference: Submission) -> str:
    """Return the text at the top of a reference, as Markdown; empty if there is none."""
    return ast.get_docstring(ast.parse(reference.text.decode())) or ""


def code_of(source: str) -> Code:
    """Return the code after the docstring of the module; all of it if none can be found."""
    lines = source.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    first = _first_line(source)
    while first < len(lines) and not lines[first - 1].strip():
        first += 1
    return Code(first, "\n".join(lines[first - 1 :]))


def _first_line(source: str) -> int:
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return 1
    if ast.get_docstring(tree) is None:
        return 1
    return (tree.body[0].end_lineno or 0) + 1
