"""Says what held at the moment of an exception: where in the line, and the values in it.

The judge sends this text to the worker after a call that raised.  Nothing of the submission runs
for it: values of Python's own types are described, of all others the type alone.
"""

from __future__ import annotations

import _ast
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import FrameType
    from typing import Any

ast: Any = _ast
ONLY_AST = 0x400
IN_FUNCTION = 1
"""The flag of code with fast local names."""
MOST_VARIABLES = 8
MOST_ITEMS = 12
MOST_NAMES = 300
LONGEST_NAME = 60
LONGEST_TEXT = 60
SCALARS = (int, str, bool, float, type(None))
CONTAINERS = (list, tuple, set, frozenset, dict)
HIDDEN = {"__builtins__", "__file__", "exit", "quit"}


def answer(worker: dict[str, Any], request: dict[str, Any]) -> str:
    """Return the fields of the reply; of `request`, the line's text, and what else is wanted."""
    found: dict[str, Any] = {"variables": [], "parts": [], "mark": None, "names": [], "body": None}
    kept = worker["kept_error"]
    trace = own_trace(kept[0] if kept else None, worker["FILENAME"])
    if trace is not None:
        try:
            look(trace, kept[0], request, found)
        except Exception:
            pass  # what is known so far has to do
    return '"moment":{%s}' % ",".join(
        worker["quote"](name) + ":" + worker["encode"](value) for name, value in found.items()
    )


def look(trace: Any, error: BaseException, request: dict[str, Any], found: dict[str, Any]) -> None:
    """Fill in what can be seen."""
    scope = Scope(trace.tb_frame)
    line = request["line"]
    if request["source"]:
        found["body"] = body(request["source"].encode("latin-1"), trace.tb_lineno)
    if request["names"]:
        found["names"] = names(scope, error)
    found["variables"] = variables(scope, line)
    node, found["mark"] = marked(trace, line.encode())
    if node is not None:
        found["parts"] = parts(node, scope)


class Scope:
    """The names at one place, and what they held."""

    def __init__(self, frame: FrameType) -> None:
        whole = frame.f_globals if type(frame.f_globals) is dict else {}
        # The scope of a class body can be any mapping.
        in_function = frame.f_code.co_flags & IN_FUNCTION
        self.own: dict[str, Any] = dict(frame.f_locals) if in_function else {}
        if frame.f_code.co_name.startswith("<"):  # the module itself, or a comprehension
            plain = {
                name: value
                for name, value in whole.items()
                if type(value) in SCALARS or type(value) in CONTAINERS
            }
            self.own = {**plain, **self.own}
        self.whole: dict[str, Any] = whole

    def value(self, name: str) -> Any:
        """Return what a name holds.  Raise KeyError."""
        return self.own[name] if name in self.own else self.whole[name]


def own_trace(error: BaseException | None, filename: str) -> Any:
    """Return the last part of a traceback that lies in the submission's own file."""
    found = None
    trace = None if error is None else BaseException.__dict__["__traceback__"].__get__(error)
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == filename:
            found = trace
        trace = trace.tb_next
    return found


def marked(trace: Any, line: bytes) -> tuple[Any, list[int] | None]:
    """Return the expression that failed, and its columns in bytes, if it stands on one line."""
    for number, (first, last, start, end) in enumerate(trace.tb_frame.f_code.co_positions()):
        if number == trace.tb_lasti // 2:
            if first is None or first != last or start is None or end is None:
                break
            text = line[start:end]
            try:
                tree = compile(text, "", "eval", ONLY_AST, dont_inherit=True)
                return shifted(tree.body, start), [start, end]
            except (SyntaxError, ValueError):
                pass
            try:
                tree = compile(text, "", "exec", ONLY_AST, dont_inherit=True)
                return shifted(tree.body[0], start), [start, end]
            except (SyntaxError, ValueError, IndexError):
                return None, [start, end]
    return None, None


def shifted(node: Any, columns: int) -> Any:
    """Return a tree with its columns moved to the right."""
    stack = [node]
    while stack:
        one = stack.pop()
        if hasattr(one, "col_offset"):
            one.col_offset += columns
            one.end_col_offset += columns
        for field in one._fields:
            value = getattr(one, field, None)
            stack += [
                item
                for item in (value if type(value) is list else [value])
                if isinstance(item, ast.AST)
            ]
    return node


def parts(node: Any, scope: Scope) -> list[Any]:
    """Return the operands of an expression: role, columns and value."""
    if isinstance(node, ast.Subscript):
        pairs = [("container", node.value), ("index", node.slice)]
    elif isinstance(node, ast.BinOp):
        pairs = [("left", node.left), ("right", node.right)]
    elif isinstance(node, ast.AugAssign):
        pairs = [("left", node.target), ("right", node.value)]
    elif isinstance(node, ast.Compare) and len(node.comparators) == 1:
        pairs = [("left", node.left), ("right", node.comparators[0])]
    elif isinstance(node, ast.Attribute):
        pairs = [("container", node.value)]
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        pairs = [("container", node.func.value)]
        if len(node.args) == 1 and not node.keywords:
            pairs.append(("index", node.args[0]))
    elif isinstance(node, ast.Call):
        pairs = [("callee", node.func)]
        if len(node.args) == 1 and not node.keywords:
            pairs.append(("index", node.args[0]))
    else:
        pairs = []
    found = []
    for role, one in pairs:
        try:
            value = evaluated(one, scope)
        except Exception:
            continue
        found.append([role, one.col_offset, one.end_col_offset, described(value)])
    return found


def evaluated(node: Any, scope: Scope) -> Any:
    """Return the value of an expression of names, numbers, indexes and arithmetic.

    Raise for any other, and where it would call something of the submission's.
    """
    if isinstance(node, ast.Constant):
        return node.value
    if isinstance(node, ast.Name):
        return scope.value(node.id)
    if isinstance(node, ast.Attribute):
        owner = evaluated(node.value, scope)
        held = object.__getattribute__(owner, "__dict__")
        if type(held) is not dict:
            raise LookupError
        return held[node.attr]
    if isinstance(node, ast.Subscript):
        owner, index = evaluated(node.value, scope), evaluated(node.slice, scope)
        if type(owner) not in (list, tuple, str, dict) or type(index) not in (int, str):
            raise LookupError
        return owner[index]
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        value = evaluated(node.operand, scope)
        if type(value) is not int:
            raise LookupError
        return -value
    if isinstance(node, ast.BinOp):
        left, right = evaluated(node.left, scope), evaluated(node.right, scope)
        if type(left) is not int or type(right) is not int or left.bit_length() > 64:
            raise LookupError
        for kind, function in (
            (ast.Add, lambda: left + right),
            (ast.Sub, lambda: left - right),
            (ast.Mult, lambda: left * right if right.bit_length() <= 64 else None),
            (ast.FloorDiv, lambda: left // right),
            (ast.Div, lambda: left / right),
            (ast.Mod, lambda: left % right),
        ):
            if isinstance(node.op, kind):
                return function()
    raise LookupError


def variables(scope: Scope, line: str) -> list[Any]:
    """Return the variables that a line names, with their values."""
    words = "".join([c if c.isalnum() or c == "_" else " " for c in line]).split()
    found: dict[str, Any] = {}
    for word in words:
        if word in scope.own and word not in found and word != "self":
            value = scope.own[word]
            if type(value).__name__ not in ("function", "type", "module"):
                found[word] = described(value)
    return [[name, value] for name, value in found.items()][:MOST_VARIABLES]


def described(value: Any) -> list[Any]:
    """Return type, size or None, and text of a value; an empty text where it would be long."""
    kind = type(value)
    name = type.__dict__["__name__"].__get__(kind)[:LONGEST_NAME]
    if kind in SCALARS:
        if kind is int and value.bit_length() > 200:
            return [name, None, "a number of %d bits" % value.bit_length()]
        if kind is str and len(value) > LONGEST_TEXT:
            return [name, len(value), ""]
        return [name, len(value) if kind is str else None, repr(value)]
    if kind not in CONTAINERS:
        return [name, None, ""]
    if len(value) > MOST_ITEMS:
        return [name, len(value), ""]
    items = [*value.keys(), *value.values()] if kind is dict else list(value)
    if all(map(short, items)):
        text = repr(value)
        return [name, len(value), text if len(text) <= LONGEST_TEXT else ""]
    return [name, len(value), ""]


def short(value: Any) -> bool:
    kind = type(value)
    if kind is int:
        return bool(value.bit_length() <= 64)
    return kind in SCALARS and (kind is not str or len(value) <= 20)


def names(scope: Scope, error: Any) -> list[str]:
    """Return the names that can be meant: those in scope, or the attributes of the object."""
    if issubclass(type(error), AttributeError):
        owner = error.obj
        members = [name for base in type.mro(type(owner)) for name in base.__dict__]
        try:
            members += list(object.__getattribute__(owner, "__dict__"))
        except AttributeError:
            pass  # values of Python's own types have none
        return shortened(members)
    found: list[Any] = [*scope.own, *scope.whole]
    if "self" in scope.own:
        methods = [name for base in type.mro(type(scope.own["self"])) for name in base.__dict__]
        found += ["self." + name for name in methods if type(name) is str and name[:2] != "__"]
    builtins = sys.modules["builtins"].__dict__
    return shortened([*found, *(name for name in builtins if name.islower())])


def shortened(found: list[Any]) -> list[str]:
    texts = dict.fromkeys(name for name in found if type(name) is str)
    return [
        name
        for name in texts
        if len(name) <= LONGEST_NAME and not name.startswith("__") and name not in HIDDEN
    ][:MOST_NAMES]


def body(source: bytes, line: int) -> list[int] | None:
    """Return how many statements stand above and below a line in its function, and elsewhere.

    Docstrings, `pass` and `...` are nothing.
    """
    tree = compile(source, "", "exec", ONLY_AST, dont_inherit=True)
    functions: list[Any] = []
    stack = list(tree.body)
    while stack:
        node = stack.pop()
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            functions.append(node)
        stack += below(node)
    around = [one for one in functions if one.lineno <= line <= one.end_lineno]
    if not around:
        return None
    inner = max(around, key=lambda one: one.lineno)
    above = after = 0
    for one in written(inner):
        if one.lineno > line:
            after += 1
        elif one.lineno < line or not isinstance(one, ast.Raise):
            above += 1
    elsewhere = sum(len(written(one)) for one in functions if one not in around)
    return [above, after, elsewhere]


def below(node: Any) -> list[Any]:
    found: list[Any] = []
    for field in ("body", "orelse", "finalbody", "handlers", "cases"):
        found += getattr(node, field, [])
    return found


def written(function: Any) -> list[Any]:
    """Return the statements of a function that do something."""
    found: list[Any] = []
    stack = list(function.body)
    while stack:
        node = stack.pop()
        empty = isinstance(node, ast.Pass) or (
            isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        )
        if not empty and isinstance(node, ast.stmt):
            found.append(node)
        stack += below(node)
    return found
