"""The source of a function or a class in this process, ready to be sent to a worker.

A worker gets text, never objects.  So the definition is sent as it was written, together with
everything that it names: other functions and classes of the same notebook or script, imports, and
the current plain values.
"""

import ast
import builtins
import inspect
import linecache
import symtable
import sys
import textwrap
from collections.abc import Callable, Iterator
from types import FunctionType, ModuleType
from typing import Any

from grader.api.lines import ELSEWHERE, MARK
from grader.errors import CannotTravel
from grader.judge.session import Submission

LARGEST_VALUE = 10_000
"""The most characters of a plain value as text."""

Definition = Callable[..., Any]
"""A function, or a class such as ``Solution``."""


def source_of(definition: Definition, entry_point: str) -> Submission:
    """Return a submission of the definition and all that it names.  Raise `CannotTravel`."""
    definition = inspect.unwrap(definition)
    if not isinstance(definition, (FunctionType, type)):
        raise CannotTravel(
            f"{definition!r} is not a function or a class: pass solveSudoku itself, not its return"
            " value"
        )
    # Annotations are not evaluated there, so the names in them need not be sent.
    parts = {"annotations": "from __future__ import annotations"}
    _collect(definition, definition.__name__, parts)
    text = "\n\n".join(parts.values())
    return Submission(definition.__name__, (text + "\n").encode(), entry_point)


def _collect(value: Any, name: str, parts: dict[str, str]) -> None:
    """Add to `parts` what is needed for `name` to mean `value`, dependencies first."""
    if name in parts:
        return
    if isinstance(value, ModuleType):
        plain = value.__name__ == name
        line = f"import {name}" if plain else f"import {value.__name__} as {name}"
        parts[name] = f"{ELSEWHERE}\n{line}"
        return
    if _importable(value):
        line = f"from {value.__module__} import {_original_name(value)} as {name}"
        parts[name] = f"{ELSEWHERE}\n{line}"
        return
    definition = inspect.unwrap(value)  # a function behind `@cache` is sent as it was written
    if not isinstance(definition, (FunctionType, type)):
        parts[name] = f"{ELSEWHERE}\n{name} = {_written_out(value, name)}"
        return
    parts[name] = ""  # functions may name each other
    first, text = _text_of(definition)
    namespace = _namespace_of(definition)
    for used in _names_used(text):
        # A name that is not found is local, built in, or provided by LeetCode.
        if used in namespace and used != name:
            _collect(namespace[used], used, parts)
    del parts[name]
    original = definition.__name__
    text = f"{MARK.format(first)}\n{text}"
    parts[name] = text if original == name else f"{text}\n{ELSEWHERE}\n{name} = {original}"


def _importable(value: Any) -> bool:
    """Return whether it comes from the standard library; a worker has nothing else."""
    module = getattr(value, "__module__", None)
    name = _original_name(value)
    if not isinstance(module, str) or module == "__main__":
        return False
    of_the_library = module.partition(".")[0].lstrip("_") in sys.stdlib_module_names
    return of_the_library and getattr(sys.modules.get(module), name, None) is value


def _original_name(value: Any) -> str:
    # `List` and the like of `typing` are neither functions nor classes.
    return getattr(value, "__qualname__", None) or getattr(value, "_name", None) or ""


def _text_of(definition: Definition) -> tuple[int, str]:
    """Return the number of the first line, in its cell or file, and the text."""
    name = definition.__name__
    if name == "<lambda>":
        raise CannotTravel("the text of a lambda can't be sent: write it with `def` and a name")
    if getattr(definition, "__closure__", None):
        held = ", ".join(definition.__code__.co_freevars)
        raise CannotTravel(
            f"`{name}` is defined inside another function and uses its {held}:"
            " define it at the left margin, and pass what it needs as arguments"
        )
    try:
        if isinstance(definition, type):
            first, text = _class_text(definition)
        else:
            lines, first = inspect.getsourcelines(definition)
            text = "".join(lines)
    except (OSError, TypeError):
        raise CannotTravel(
            f"the text of `{name}` can't be found: define it in a cell of a notebook, or in a file"
        ) from None
    return first, textwrap.dedent(text).strip("\n")


def _class_text(cls: type) -> tuple[int, str]:
    """Return the number of the first line of a class, and its text.

    A notebook knows the cells of functions only, so ask its methods.
    """
    for method in vars(cls).values():
        method = getattr(method, "__func__", method)
        if not isinstance(method, FunctionType):
            continue
        text = "".join(linecache.getlines(method.__code__.co_filename))
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.ClassDef) and node.name == cls.__name__:
                first = min([node.lineno, *(item.lineno for item in node.decorator_list)])
                return first, "\n".join(text.splitlines()[first - 1 : node.end_lineno])
    lines, first = inspect.getsourcelines(cls)
    return first, "".join(lines)


def _names_used(text: str) -> Iterator[str]:
    """Yield the names that the text looks up outside itself, except those in annotations."""
    bare = ast.unparse(_WithoutAnnotations().visit(ast.parse(text)))
    tables = [symtable.symtable(bare, "<text>", "exec")]
    while tables:
        table = tables.pop()
        tables += table.get_children()
        for symbol in table.get_symbols():
            if symbol.is_referenced() and (symbol.is_global() or table.get_type() == "module"):
                yield symbol.get_name()


class _WithoutAnnotations(ast.NodeTransformer):
    """Takes the annotations out of parameters, results and fields."""

    def visit_arg(self, node: ast.arg) -> ast.arg:
        node.annotation = None
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        node.annotation = ast.Constant(None)
        return self.generic_visit(node)


def _namespace_of(definition: FunctionType | type) -> dict[str, Any]:
    if isinstance(definition, FunctionType):
        return definition.__globals__
    for method in vars(definition).values():
        method = getattr(method, "__func__", method)
        if isinstance(method, FunctionType):
            return method.__globals__
    return vars(inspect.getmodule(definition) or builtins)


def _written_out(value: Any, name: str) -> str:
    text = repr(value)
    try:
        same = len(text) <= LARGEST_VALUE and ast.literal_eval(text) == value
    except (ValueError, SyntaxError):
        same = False
    if not same:
        raise CannotTravel(
            f"`{name}` is a {type(value).__name__}, which can't be sent to the worker: make it"
            " inside the function, or pass it as an argument"
        )
    return text
