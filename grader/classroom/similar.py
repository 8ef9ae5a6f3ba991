"""Submissions that are the same up to names, comments, annotations and formatting.

This is a help for the instructor, never a verdict: short programs are often alike by chance, and
the well-known ones are in every book.
"""

import ast
import builtins
import hashlib
import warnings
from collections.abc import Iterable, Iterator
from typing import NamedTuple

LARGEST = 1 << 16
"""Bytes; longer texts are not compared, because a text can be made very slow to parse."""
FEWEST_NODES = 40
"""Nodes of a syntax tree; smaller programs are alike by chance."""
KEPT = frozenset(
    name for kind in (builtins, list, dict, set, str, int, tuple) for name in dir(kind)
) | {"solveSudoku", "solve_sudoku", "Solution"}
"""Names with a fixed meaning; the author chooses all others."""
LEFT_OUT = {"annotation", "returns", "type_comment", "type_params", "ctx", "kind", "type_ignores"}


class Group(NamedTuple):
    """Students with the same submission, and the kit's references that are the same too."""

    students: tuple[str, ...]
    references: tuple[str, ...]


def shape(text: bytes) -> str:
    """Return a text that is equal for texts that differ only in names and layout; empty if none."""
    if len(text) > LARGEST:
        return ""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            tree = ast.parse(text)
        words = list(_words(tree))
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return ""
    if len(words) < FEWEST_NODES:
        return ""
    return hashlib.sha256("\n".join(words).encode("utf-8", "surrogatepass")).hexdigest()


def groups(shapes: Iterable[tuple[str, str]], references: dict[str, str]) -> list[Group]:
    """Return groups of students with the same shape, the largest group first.

    `shapes` has pairs of student and shape, `references` the shape of each reference by its name.
    """
    students: dict[str, list[str]] = {}
    for student, its_shape in shapes:
        if its_shape:
            students.setdefault(its_shape, []).append(student)
    found = [
        Group(
            tuple(alike),
            tuple(name for name, other in references.items() if other == its_shape),
        )
        for its_shape, alike in students.items()
    ]
    worth_telling = [group for group in found if len(group.students) > 1 or group.references]
    return sorted(worth_telling, key=lambda group: -len(group.students))


def _words(tree: ast.AST) -> Iterator[str]:
    """Yield the nodes of the tree, without recursion; names are numbered as they appear."""
    numbers: dict[str, str] = {}
    waiting: list[object] = [tree]
    while waiting:
        item = waiting.pop()
        if isinstance(item, ast.AnnAssign) and item.value is not None:  # `x: int = 1` is `x = 1`
            item = ast.Assign([item.target], item.value)
        if isinstance(item, ast.AST):
            yield type(item).__name__
            for name, value in reversed(list(ast.iter_fields(item))):
                if name in LEFT_OUT:
                    continue
                if name == "body" and isinstance(value, list):
                    value = _without_docstring(value)
                waiting.append(
                    _Identifier(value) if name in IDENTIFIERS and isinstance(value, str) else value
                )
        elif isinstance(item, _Identifier):
            yield item if item in KEPT else numbers.setdefault(item, f"name {len(numbers)}")
        elif isinstance(item, list):
            yield f"list {len(item)}"
            waiting.extend(_Identifier(i) if isinstance(i, str) else i for i in reversed(item))
        else:
            yield f"{type(item).__name__} {item!r}"


IDENTIFIERS = {"id", "arg", "name", "attr", "asname", "module", "rest"}


class _Identifier(str):
    """A name, to distinguish it from a constant."""

    __slots__ = ()


def _without_docstring(body: list[ast.AST]) -> list[ast.AST]:
    match body:
        case [ast.Expr(value=ast.Constant(value=str())), *rest]:
            return rest
    return body
