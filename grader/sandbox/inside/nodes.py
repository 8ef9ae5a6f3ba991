"""Builds and reads the pieces of a syntax tree that marks are made of.

The judge sends this text to a worker, behind `syntax` and before `effects`.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from grader.sandbox.inside.plain import names_stored, root
    from grader.sandbox.inside.syntax import ast, walk

HARMLESS = {"abs", "chr", "int", "len", "max", "min", "ord", "str"}
"""Functions that can be called once more."""
BOUNDED = 100
"""Rounds; a loop over a range that is no longer needs no look of its own."""
MOST_MASKS = 500


def place_at(line: int) -> dict[str, int]:
    """Return the place of a node that stands in a line."""
    return {"lineno": line, "col_offset": 0, "end_lineno": line, "end_col_offset": 0}


def load_name(name: str, line: int) -> Any:
    """Return a node that reads a name."""
    return ast.Name(name, ast.Load(), **place_at(line))


def store_name(name: str, value: Any, line: int) -> Any:
    """Return an expression that keeps a value under a name."""
    place = place_at(line)
    return ast.NamedExpr(ast.Name(name, ast.Store(), **place), value, **place)


def constant(value: object, line: int) -> Any:
    """Return a node for a number, a text, a truth value or None."""
    return ast.Constant(value, **place_at(line))


def listed(items: list[Any], line: int) -> Any:
    """Return a node for a list."""
    return ast.List(items, ast.Load(), **place_at(line))


def call(name: str, arguments: list[Any], line: int) -> Any:
    """Return a call of what has a name."""
    return ast.Call(load_name(name, line), arguments, [], **place_at(line))


def is_in(value: Any, name: str, line: int) -> Any:
    """Return a test whether a value is among those that have a name."""
    return ast.Compare(value, [ast.In()], [load_name(name, line)], **place_at(line))


def either(test: Any, value: Any, other: Any, line: int) -> Any:
    """Return ``value if test else other``."""
    return ast.IfExp(test, value, other, **place_at(line))


def item_of(held: Any, key: Any, line: int) -> Any:
    """Return a node that reads an item."""
    return ast.Subscript(held, key, ast.Load(), **place_at(line))


def holds_statements(node: Any) -> bool:
    """Return whether it is a statement, or a part of one with others inside."""
    return isinstance(node, (ast.stmt, ast.excepthandler)) or type(node).__name__ == "match_case"


def is_fixed(node: Any) -> bool:
    """Return whether it is a number or a text that stands there."""
    if isinstance(node, ast.UnaryOp):
        node = node.operand
    return isinstance(node, ast.Constant)


def is_short(loop: Any) -> bool:
    """Return whether it is a loop over a few numbers or letters that stand there."""
    items = getattr(loop, "iter", None)
    if isinstance(items, ast.Call) and root(items.func) == "range":
        return all(
            isinstance(one, ast.Constant) and type(one.value) is int and abs(one.value) <= BOUNDED
            for one in items.args
        )
    if isinstance(items, (ast.List, ast.Tuple, ast.Set)):
        return len(items.elts) <= BOUNDED
    text = items.value if isinstance(items, ast.Constant) else None
    return isinstance(text, str) and len(text) <= BOUNDED


def is_simple(node: Any) -> bool:
    """Return whether an expression can be looked at once more: it calls nothing."""
    if isinstance(node, (ast.Name, ast.Constant)):
        return True
    if isinstance(node, ast.Attribute):
        return is_simple(node.value)
    if isinstance(node, ast.Subscript):
        return is_simple(node.value) and is_simple(node.slice)
    if isinstance(node, ast.BinOp):
        return is_simple(node.left) and is_simple(node.right)
    if isinstance(node, ast.UnaryOp):
        return is_simple(node.operand)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and not node.keywords:
        return node.func.id in HARMLESS and all(map(is_simple, node.args))
    return isinstance(node, ast.Tuple) and all(map(is_simple, node.elts))


def own(node: Any, *, whole: bool = False, comprehensions: bool = False) -> Iterator[Any]:
    """Yield what belongs to a statement itself: no other statement, no function of its own.

    The statements inside of it too, if `whole`, and what is inside of `comprehensions`.
    """
    stack = [node]
    while stack:
        node = stack.pop()
        yield node
        if not comprehensions and hasattr(node, "generators"):
            stack.append(node.generators[0].iter)
            continue
        for field in node._fields:
            value = getattr(node, field, None)
            for item in value if isinstance(value, list) else [value]:
                if not isinstance(item, ast.AST) or isinstance(item, ast.Lambda):
                    continue
                if isinstance(item, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                    continue
                if whole or not holds_statements(item):
                    stack.append(item)


def evaluated(node: Any, *, sure: bool = True) -> list[tuple[Any, bool]]:
    """Return the parts of a statement in the order in which they run.

    With each, whether it surely runs if the statement does, and can be kept under a name.
    """
    found: list[tuple[Any, bool]] = []
    if hasattr(node, "generators"):
        found += evaluated(node.generators[0].iter, sure=False)
    elif isinstance(node, (ast.BoolOp, ast.IfExp, ast.Compare)):
        first = {ast.BoolOp: 1, ast.IfExp: 1, ast.Compare: 2}[type(node)]
        if isinstance(node, ast.BoolOp):
            parts = node.values
        elif isinstance(node, ast.IfExp):
            parts = [node.test, node.body, node.orelse]
        else:
            parts = [node.left, *node.comparators]
        for place, part in enumerate(parts):
            found += evaluated(part, sure=sure and place < first)
    elif not isinstance(node, ast.Lambda):
        fields = [field for field in node._fields if field != "annotation"]
        if isinstance(node, ast.Assign):
            fields.reverse()  # the value first
        for field in fields:
            value = getattr(node, field, None)
            for item in value if isinstance(value, list) else [value]:
                if isinstance(item, ast.AST) and not holds_statements(item):
                    found += evaluated(item, sure=sure)
    found.append((node, sure))
    return found


def captured(pattern: Any) -> list[str]:
    """Return the names that a pattern of a `match` sets; none if there are alternatives."""
    nodes = walk(pattern)
    if any(type(node).__name__ == "MatchOr" for node in nodes):
        return []
    names = [getattr(node, "name", None) or getattr(node, "rest", None) for node in nodes]
    return [name for name in names if isinstance(name, str)]


def names_of_masks(tree: Any) -> list[str]:
    """Return the names that are used with operations on bits."""
    found: set[str] = set()
    between = (ast.BitOr, ast.BitAnd, ast.BitXor)
    shifts = (ast.LShift, ast.RShift)
    for node in walk(tree):
        if isinstance(node, ast.AugAssign) and isinstance(node.op, (*between, *shifts)):
            found.add(root(node.target))
        elif isinstance(node, ast.BinOp) and isinstance(node.op, between):
            found.update((root(node.left), root(node.right)))
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Invert):
            found.add(root(node.operand))
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.BinOp):
            if isinstance(node.value.op, (*between, *shifts)):
                found.update(name for target in node.targets for name in names_stored(target))
    return sorted(found - {""})[:MOST_MASKS]
