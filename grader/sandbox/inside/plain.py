"""Finds what can only be a number, a text or a truth value: such a value is recorded as it is.

The judge sends this text to a worker, behind `syntax` and before `marks`.  What it says of a name
holds within one function, and only if every assignment to the name says so.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from grader.sandbox.inside.syntax import ast, walk

PLAIN_ANNOTATIONS = ("int", "str", "bool")
GIVES_PLAIN = {
    "abs", "all", "any", "bin", "bool", "chr", "hash", "id", "int", "isinstance", "len", "ord",
    "str",
}  # fmt: skip
GIVES_PLAIN_METHOD = {
    "bit_count", "bit_length", "count", "find", "index", "isdigit", "join", "replace", "strip",
    "zfill",
}  # fmt: skip
OF_NUMBERS = {"max", "min", "sum"}
KEEPS_ITEMS = {"frozenset", "iter", "list", "reversed", "set", "sorted", "tuple"}
NUMBERS_ONLY = ("BitAnd", "BitOr", "BitXor", "FloorDiv", "LShift", "Pow", "RShift", "Sub")
"""Operations that give no container if one side is plain."""


class Plain:
    """Knows the plain names of a module, and of the function that it was told of last."""

    def __init__(self, tree: Any) -> None:
        self.module: set[str] = set()
        parameters = {node.arg for node in walk(tree) if isinstance(node, ast.arg)}
        self.constants = names_of_constants(tree) - parameters
        """Names of the module whose items are plain."""
        self.local: set[str] = set()
        shared = {
            name
            for node in walk(tree)
            if isinstance(node, (ast.Global, ast.Nonlocal))
            for name in node.names
        }
        self.shared = shared
        self.module = self._plain_of(tree, tree.body, []) - shared
        every = names_stored(tree)
        self.module = {name for name in self.module - parameters if every.count(name) == 1}

    def enter(self, function: Any) -> None:
        """Say of which function the next questions are."""
        arguments = function.args
        known = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
        others = [one.arg for one in (arguments.vararg, arguments.kwarg) if one is not None]
        self.local = set()
        parameters = [(one.arg, root(one.annotation) in PLAIN_ANNOTATIONS) for one in known]
        parameters += [(name, False) for name in others]
        self.local = self._plain_of(function, function.body, parameters) - self.shared

    def _plain_of(
        self, scope: Any, body: list[Any], parameters: list[tuple[str, bool]]
    ) -> set[str]:
        """The names that only plain values are assigned to; what is not seen through is not."""
        given: list[tuple[str, Any]] = []
        refused = {name for name, plain in parameters if not plain}
        refused |= self._stores(body, given)
        found = {name for name, _ in given} | {name for name, plain in parameters if plain}
        found -= refused
        held = self.local
        while True:
            self.local = found
            wrong = {name for name, plain in given if name in found and not plain()}
            if not wrong:
                break
            found = found - wrong
        self.local = held
        return found

    def _stores(self, body: list[Any], given: list[tuple[str, Any]]) -> set[str]:
        """Note each assignment to a name with a test; return the names that are set otherwise."""
        refused: set[str] = set()
        stack = list(body)
        while stack:
            node = stack.pop()
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                refused.add(node.name)
                continue
            if isinstance(node, ast.Lambda):
                refused.update(one.arg for one in walk(node.args) if isinstance(one, ast.arg))
                continue
            refused |= self._store(node, given)
            for field in node._fields:
                value = getattr(node, field, None)
                items = value if isinstance(value, list) else [value]
                stack += [item for item in items if isinstance(item, ast.AST)]
        return refused

    def _store(self, node: Any, given: list[tuple[str, Any]]) -> set[str]:
        if isinstance(node, ast.Assign):
            pairs = [(target, node.value) for target in node.targets]
        elif isinstance(node, (ast.AnnAssign, ast.NamedExpr)):
            pairs = [(node.target, node.value)] if node.value is not None else []
        elif isinstance(node, ast.AugAssign):
            # If the name is plain before, and its partner too, it is so afterwards.
            pairs = [(node.target, node.value)]
        elif isinstance(node, (ast.For, ast.comprehension)):
            return self._loop(node.target, node.iter, given)
        else:
            name = getattr(node, "name", None) or getattr(node, "rest", None)
            names = {name} if isinstance(name, str) else set()
            for part in getattr(node, "items", None) or ():
                if getattr(part, "optional_vars", None) is not None:
                    names.update(names_stored(part.optional_vars))
            if isinstance(node, (ast.Import, ast.ImportFrom)):
                names.update((one.asname or one.name).split(".")[0] for one in node.names)
            return names
        refused: set[str] = set()
        for target, value in pairs:
            refused |= self._assign(target, value, given)
        return refused

    def _assign(self, target: Any, value: Any, given: list[tuple[str, Any]]) -> set[str]:
        if isinstance(target, ast.Name):
            given.append((target.id, lambda: self.value(value)))
            return set()
        if isinstance(target, (ast.Tuple, ast.List)):
            if isinstance(value, (ast.Tuple, ast.List)) and len(value.elts) == len(target.elts):
                refused: set[str] = set()
                for one, other in zip(target.elts, value.elts):
                    refused |= self._assign(one, other, given)
                return refused
            if isinstance(value, ast.Call) and root(value.func) == "divmod":
                given += [(name, lambda: all(map(self.value, value.args)))
                          for name in names_stored(target)]  # fmt: skip
                return set()
        return set(names_stored(target))

    def _loop(self, target: Any, items: Any, given: list[tuple[str, Any]]) -> set[str]:
        names = names_stored(target)
        if isinstance(target, ast.Name):
            given.append((target.id, lambda: self.items(items)))
            return set()
        if isinstance(target, ast.Tuple) and isinstance(items, ast.Call):
            called = root(items.func)
            if called in ("enumerate", "zip", "product", "itertools.product") and all(
                isinstance(one, ast.Name) for one in target.elts
            ):
                given += [(name, lambda: all(map(self.items, items.args))) for name in names]
                return set()
        return set(names)

    def value(self, value: Any) -> bool:
        """Whether an expression can only give a plain value."""
        if isinstance(value, ast.Constant):
            return type(value.value) in (int, str, bool, float, type(None))
        if isinstance(value, ast.Name):
            return value.id in self.local or value.id in self.module
        if isinstance(value, (ast.Compare, ast.JoinedStr)):
            return True
        if isinstance(value, ast.UnaryOp):
            return isinstance(value.op, ast.Not) or self.value(value.operand)
        if isinstance(value, ast.BinOp):
            sides = self.value(value.left), self.value(value.right)
            return any(sides) if type(value.op).__name__ in NUMBERS_ONLY else all(sides)
        if isinstance(value, ast.BoolOp):
            return all(map(self.value, value.values))
        if isinstance(value, ast.IfExp):
            return self.value(value.body) and self.value(value.orelse)
        if isinstance(value, ast.NamedExpr):
            return self.value(value.value)
        if isinstance(value, ast.Subscript):
            constant = isinstance(value.value, ast.Name) and value.value.id in self.constants
            return (constant and not isinstance(value.slice, ast.Slice)) or self.value(value.value)
        if not isinstance(value, ast.Call):
            return False
        if isinstance(value.func, ast.Attribute):
            return value.func.attr in GIVES_PLAIN_METHOD
        called = root(value.func)
        if called in OF_NUMBERS and not value.keywords:
            one = len(value.args) == 1
            return self.items(value.args[0]) if one else all(map(self.value, value.args))
        return called in GIVES_PLAIN

    def items(self, value: Any) -> bool:
        """Whether a loop over it gives plain values: a range, a text, or what was named so."""
        if isinstance(value, ast.Call):
            called = root(value.func)
            if called in KEEPS_ITEMS and len(value.args) == 1 and not value.keywords:
                return self.items(value.args[0])
            return called == "range"
        if isinstance(value, (ast.List, ast.Tuple, ast.Set)):
            return all(map(self.value, value.elts))
        if isinstance(value, ast.Name):
            return value.id in self.constants or self.value(value)
        return isinstance(value, ast.Constant) and type(value.value) is str


def names_of_constants(tree: Any) -> set[str]:
    """The names of the module whose items are plain: ``DIGITS = "123456789"``."""
    found: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.Assign) and has_plain_items(node.value, found):
            found.update(target.id for target in node.targets if isinstance(target, ast.Name))
    every = names_stored(tree)
    return {name for name in found if every.count(name) == 1}


def has_plain_items(value: Any, names: Iterable[str]) -> bool:
    if isinstance(value, ast.Call):
        return root(value.func) == "range"
    if isinstance(value, (ast.List, ast.Tuple, ast.Set)):
        return all(isinstance(one, ast.Constant) for one in value.elts)
    if isinstance(value, ast.Name):
        return value.id in names
    return isinstance(value, ast.Constant) and type(value.value) is str


def names_stored(target: Any) -> list[str]:
    return [
        node.id
        for node in walk(target)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    ]


def root(node: Any) -> str:
    """The name that a path begins with, and its attribute: ``self.rows`` of ``self.rows[r]``."""
    while isinstance(node, ast.Subscript):
        node = node.value
    if isinstance(node, ast.Attribute):
        before = root(node.value)
        return f"{before}.{node.attr}" if before else str(node.attr)
    return str(node.id) if isinstance(node, ast.Name) else ""
