"""Syntax trees of a submission: read, searched, built from small texts, and changed.

The judge sends this text to a worker that it uses for nothing but variants of a submission.  An
edit is a list of attributes to set, with a code for the cause that it would confirm; none holds a
solution.
"""

from __future__ import annotations

import _ast  # what `ast` adds takes long to import

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

ast: Any = _ast
ONLY_AST = 0x400
TICK = "__tick__"
ROW, COLUMN, BOX = 1, 2, 3
# The same order as `grader.judge.why.CAUSES`.
(
    CHECK, STRICT, DIGITS, CELLS, EMPTY_TEST, TYPE, COPY, GIVEN, UNDO_BOARD, UNDO_BOOKS, BOOK_INIT,
    BOOK_PLACE, BOOK_KEY, RESULT, BASE, EARLY_TRUE, EARLY_FALSE, DEAD_END, NO_RECURSION, INVERT,
    LOOP, STATE, RAISE, SLOW, UNKNOWN,
) = range(25)  # fmt: skip

ADDING = {"add", "append", "insert", "update"}
REMOVING = {"remove", "discard", "pop", "popleft", "clear", "difference_update"}
INVERSE = {"add": "discard", "append": "pop", "remove": "add", "discard": "add", "pop": "append",
           "update": "difference_update", "difference_update": "update"}  # fmt: skip

INNER: dict[type, tuple[str, ...]] = {}
"""The fields of each kind of node in which there can be nodes, the last one first."""


class Edit:
    """One change: what to set where, and what it would mean."""

    __slots__ = ("cause", "changes", "line", "rank", "unit")

    def __init__(self, changes: list[Any], line: int, cause: int, unit: int, rank: int) -> None:
        self.changes = [one if len(one) == 4 else (one[0], one[1], -1, one[2]) for one in changes]
        """Object, attribute, place in a list or -1, new value."""
        self.line = line
        self.cause = cause
        self.unit = unit
        self.rank = rank
        """0 for an exact edit; the more, the more of the program it could stand for."""


def parse(source: bytes | str, mode: str = "exec") -> Any:
    return compile(source, "<submission>", mode, ONLY_AST, dont_inherit=True)


def children(node: Any) -> Iterator[tuple[Any, str, int]]:
    """The nodes right below one, each with its field and its place in it, or -1."""
    for field in node._fields:
        value = getattr(node, field, None)
        if isinstance(value, list):
            for index, item in enumerate(value):
                if isinstance(item, ast.AST):
                    yield item, field, index
        elif isinstance(value, ast.AST):
            yield value, field, -1


def walk(node: Any) -> list[Any]:
    """A node and all below it, from the outside in and in the order of the text."""
    found = []
    stack = [node]
    while stack:
        node = stack.pop()
        found.append(node)
        kind = type(node)
        if kind not in INNER:
            no_nodes = ("ctx", "id", "attr", "arg", "name", "kind", "type_comment", "conversion")
            leaf = kind in (ast.Constant, ast.Name)
            INNER[kind] = () if leaf else tuple(
                field for field in reversed(kind._fields) if field not in no_nodes
            )  # fmt: skip
        for field in INNER[kind]:
            value = getattr(node, field, None)
            if type(value) is list:
                stack += [item for item in reversed(value) if isinstance(item, ast.AST)]
            elif isinstance(value, ast.AST):
                stack.append(value)
    return found


def dump(node: Any) -> str:
    """The tree in a text, without places; equal texts are equal code."""
    if isinstance(node, list):
        return "[%s]" % ",".join([dump(item) for item in node])
    if not isinstance(node, ast.AST):
        return repr(node)
    fields = [dump(getattr(node, name, None)) for name in node._fields if name != "ctx"]
    return "%s(%s)" % (type(node).__name__, ",".join(fields))


def clone(node: Any) -> Any:
    """A copy of a tree, which can be changed without changing the tree."""
    if isinstance(node, list):
        return [clone(item) for item in node]
    if not isinstance(node, ast.AST):
        return node
    copy = type(node)(**{name: clone(getattr(node, name, None)) for name in node._fields})
    for name in ("lineno", "col_offset", "end_lineno", "end_col_offset"):
        if hasattr(node, name):
            setattr(copy, name, getattr(node, name))
    return copy


def as_list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [] if value is None else [value]


def filled(template: Any, parts: dict[str, Any]) -> Any:
    """The template with its capital names replaced by nodes."""
    if isinstance(template, ast.Name) and template.id in parts:
        return parts[template.id]
    for child, field, index in children(template):
        new = filled(child, parts)
        if new is not child:
            if index < 0:
                setattr(template, field, new)
            else:
                getattr(template, field)[index] = new
    return template


def expression(text: str, **parts: Any) -> Any:
    return filled(parse(text, "eval").body, parts)


def statements(text: str, **parts: Any) -> list[Any]:
    body: list[Any] = filled(parse(text), parts).body
    return body


def storing(node: Any) -> Any:
    """The same target, to be written."""
    fields = {name: getattr(node, name) for name in node._fields}
    fields["ctx"] = ast.Store()
    place = {name: getattr(node, name) for name in ("lineno", "col_offset")}
    return type(node)(**fields, **place)


def load(node: Any) -> Any:
    """The same target, to be read."""
    if isinstance(node, ast.Tuple):
        return ast.Tuple([load(item) for item in node.elts], ast.Load(), **place(node))
    fields = {name: getattr(node, name) for name in node._fields}
    fields["ctx"] = ast.Load()
    return type(node)(**fields, **place(node))


def instrument(tree: Any) -> None:
    """Have every round of a loop and every call counted."""
    for node in list(walk(tree)):
        if isinstance(node, (ast.For, ast.While, ast.FunctionDef)):
            node.body = [*statements(TICK + "()"), *node.body]


def assigned(statement: Any) -> list[tuple[Any, Any]]:
    """Targets and values of an assignment, one by one: two pairs for `a, b = 0, 1`."""
    found = []
    for target in statement.targets:
        value = statement.value
        if (
            isinstance(target, ast.Tuple)
            and isinstance(value, ast.Tuple)
            and len(target.elts) == len(value.elts)
        ):
            found += list(zip(target.elts, value.elts))  # noqa: B905 - as many
        else:
            found.append((target, value))
    return found


def is_number(node: Any, *values: int) -> bool:
    if not isinstance(node, ast.Constant) or type(node.value) is not int:
        return False
    return not values or node.value in values


def is_text(node: Any, *values: str) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is str and node.value in values


def is_truth(node: Any, value: bool | None) -> bool:
    return isinstance(node, ast.Constant) and node.value is value


def name_of(node: Any) -> str:
    """A name, or the last part of one with dots; empty for all else."""
    if isinstance(node, ast.Name):
        return str(node.id)
    return str(node.attr) if isinstance(node, ast.Attribute) else ""


def names_in(node: Any) -> set[str]:
    return {part.id for part in walk(node) if isinstance(part, ast.Name)}


def called(node: Any) -> str:
    return name_of(node.func) if isinstance(node, ast.Call) else ""


def root_of(node: Any) -> str:
    """The name of the container that an element belongs to, however deep."""
    while isinstance(node, ast.Subscript):
        node = node.value
    return name_of(node)


def place(node: Any) -> dict[str, int]:
    return {"lineno": node.lineno, "col_offset": node.col_offset}


def apply(edit: Edit) -> list[tuple[Any, str, Any]]:
    """Make the change; return what takes it back, if it is set in reverse order."""
    old = []
    for owner, field, index, new in edit.changes:
        held = getattr(owner, field)
        old.append((owner, field, held))
        if index >= 0:
            items = list(held)
            items[index] = new
            new = items
        setattr(owner, field, new)
    return old


def take_back(old: list[tuple[Any, str, Any]]) -> None:
    for owner, field, held in reversed(old):
        setattr(owner, field, held)
