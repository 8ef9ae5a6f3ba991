"""A program as a tree, and small changes to it that can be written out one at a time."""

import ast
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

LONGEST_CODE = 60
NOT_MUTATED = {"annotation", "returns", "decorator_list", "type_params", "keywords"}
"""Fields of a node that say how a program looks or runs, not what it computes."""


class Change(NamedTuple):
    """One field of a node, and the value that it gets."""

    owner: ast.AST
    field: str
    value: Any


class Edit(NamedTuple):
    """A mistake at one place of a program."""

    operator: str
    line: int
    told: str | Callable[[], str]
    """What stood there, and what stands there now: ``i // 3 → i // 4``; a function, where it takes
    long to say and few are chosen.
    """
    changes: tuple[Change, ...]

    @property
    def what(self) -> str:
        """What stood there, and what stands there now."""
        return self.told if isinstance(self.told, str) else self.told()


class Tree:
    """A parsed program without its docstrings; knows where every node hangs."""

    def __init__(self, text: bytes | str) -> None:
        """Parse the text.  Raise SyntaxError."""
        self.root = ast.parse(text)
        for node in ast.walk(self.root):
            body = getattr(node, "body", None)
            if isinstance(body, list):
                node.body = [one for one in body if not _is_text(one)] or [ast.Pass()]  # type: ignore[attr-defined]
        self._places: dict[int, tuple[ast.AST, str, int | None]] = {}
        self.nodes: list[ast.AST] = []
        """Every node that may be changed, in the order of the source."""
        self._collect(self.root)

    def _collect(self, owner: ast.AST) -> None:
        self.nodes.append(owner)
        for field, value in ast.iter_fields(owner):
            if field in NOT_MUTATED and not (field == "keywords" and isinstance(owner, ast.Call)):
                continue
            several = isinstance(value, list)
            for index, node in enumerate(value if several else [value]):
                if isinstance(node, ast.AST) and not isinstance(node, ast.expr_context):
                    self._places.setdefault(id(node), (owner, field, index if several else None))
                    if not _runs_as_a_script(node) and not isinstance(node, ast.JoinedStr):
                        self._collect(node)

    def owner(self, node: ast.AST) -> ast.AST | None:
        """Return the node in which this one stands; None for the whole program."""
        place = self._places.get(id(node))
        return place[0] if place else None

    def owners(self, node: ast.AST) -> Iterator[ast.AST]:
        """Yield the nodes around this one, the innermost first."""
        outer = self.owner(node)
        while outer is not None:
            yield outer
            outer = self.owner(outer)

    def siblings(self, node: ast.stmt) -> tuple[list[ast.stmt], int]:
        """Return the block in which a statement stands, and its place there."""
        owner, field, index = self._places[id(node)]
        assert index is not None, "statements stand in blocks"
        return getattr(owner, field), index

    def replaced(self, node: ast.AST, *new: ast.AST) -> Change:
        """Return the change that puts `new` where `node` stands; nothing, for a statement."""
        owner, field, index = self._places[id(node)]
        if index is None:
            return Change(owner, field, new[0])
        items = list(getattr(owner, field))
        items[index : index + 1] = new
        empty_block = not items and isinstance(node, ast.stmt)
        return Change(owner, field, [ast.Pass()] if empty_block else items)

    def block(self, node: ast.stmt, statements: Sequence[ast.stmt]) -> Change:
        """Return the change that makes `statements` of the whole block around `node`."""
        owner, field, _ = self._places[id(node)]
        return Change(owner, field, list(statements))

    def edit(self, operator: str, node: ast.AST, *new: ast.AST) -> Edit:
        """Return the edit that puts `new` where `node` stands."""
        told = partial(_replacement, node, new)
        return Edit(operator, getattr(node, "lineno", 0), told, (self.replaced(node, *new),))

    def written(self, edit: Edit | None = None) -> str:
        """Return the program with one edit made, or as it was."""
        changes = edit.changes if edit else ()
        before = [getattr(change.owner, change.field) for change in changes]
        try:
            for change in changes:
                setattr(change.owner, change.field, change.value)
                for node in change.value if isinstance(change.value, list) else [change.value]:
                    _give_place(node)
            return ast.unparse(self.root) + "\n"
        finally:
            for change, value in zip(reversed(changes), reversed(before), strict=True):
                setattr(change.owner, change.field, value)


def code(node: ast.AST) -> str:
    """Return a node as Python, in one line that is not too long."""
    _give_place(node)
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= LONGEST_CODE else text[: LONGEST_CODE - 1] + "…"


def _replacement(node: ast.AST, new: Sequence[ast.AST]) -> str:
    return f"{code(node)} → {'; '.join(map(code, new)) or 'nothing'}"


def _give_place(node: object) -> None:
    """Give a new node a line, without which it can't be written."""
    if isinstance(node, ast.AST) and not hasattr(node, "lineno"):
        ast.fix_missing_locations(node)


def expression(text: str, **parts: ast.expr) -> ast.expr:
    """Return a new expression, with the given ones where their names stand in `text`."""
    filled = _Filled(parts).visit(ast.parse(text, mode="eval").body)
    assert isinstance(filled, ast.expr)
    return filled


def statements(text: str) -> list[ast.stmt]:
    """Return new statements."""
    return ast.parse(text).body


def names_in(node: ast.AST) -> set[str]:
    """Return the names that occur in a node."""
    return {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}


class _Filled(ast.NodeTransformer):
    def __init__(self, parts: dict[str, ast.expr]) -> None:
        self._parts = parts

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return self._parts.get(node.id, node)


def _is_text(node: ast.AST) -> bool:
    """Return whether a statement is a mere text, such as a docstring."""
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def _runs_as_a_script(node: ast.AST) -> bool:
    """Return whether this is the part of a file that an import passes over."""
    return isinstance(node, ast.If) and "__name__" in names_in(node.test)
