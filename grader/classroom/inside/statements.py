"""The statements of a program, blind to names, comments, layout and order.

A statement becomes a text in which names are numbered as they appear in it, and the sides of
``==``, ``or``, ``+`` and the like are in one order.  Of a loop, a condition or a function only the
first line counts: what is inside are statements of their own.
"""

import ast
import builtins
import hashlib
import warnings
from collections.abc import Iterator
from typing import NamedTuple

MOST = 600
"""Statements of one program that count; a longer program has the first ones."""
LARGEST = 1 << 16
"""Bytes of a program; a longer one is not compared."""
HEAVIEST = 30
"""Nodes from which on a statement has no more weight."""
LONGEST_CONSTANT = 80
"""Characters."""
KEPT = frozenset(
    name for kind in (builtins, list, dict, set, str, int, tuple) for name in dir(kind)
) | {"self"}
"""Names with a fixed meaning; the author chooses all others."""
TURNABLE = (ast.Add, ast.Mult, ast.BitOr, ast.BitAnd, ast.BitXor)
"""Operators whose sides can change places."""


class Statement(NamedTuple):
    """A statement, as far as it is compared."""

    line: int
    """From 1."""
    end: int
    """The last line; of a compound statement that of its first line."""
    digest: str
    weight: int


def statements(source: bytes) -> list[Statement]:
    """Return the statements of a program; raise SyntaxError or ValueError if it is none."""
    if len(source) > LARGEST:
        raise ValueError("it is too large to be compared")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        tree = ast.parse(source)
    found = []
    for node in _in_order(tree):
        writer = _Writer()
        text = writer.statement(node)
        if text:
            digest = hashlib.blake2b(text.encode("utf-8", "replace"), digest_size=6).hexdigest()
            end = _end_of_head(node)
            found.append(Statement(node.lineno, end, digest, min(writer.nodes, HEAVIEST)))
        if len(found) >= MOST:
            break
    return found


def _in_order(tree: ast.Module) -> Iterator[ast.stmt]:
    """Yield every statement, without recursion."""
    waiting: list[ast.AST] = list(reversed(tree.body))
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.stmt):
            yield node
        inside = [
            child
            for child in ast.iter_child_nodes(node)
            if isinstance(child, (ast.stmt, ast.ExceptHandler, ast.match_case))
        ]
        waiting.extend(reversed(inside))


def _end_of_head(node: ast.stmt) -> int:
    body = getattr(node, "body", None)
    if isinstance(body, list) and body:
        return max(int(node.lineno), int(body[0].lineno) - 1)
    return int(node.end_lineno or node.lineno)


class _Writer:
    """Writes one statement as a text."""

    def __init__(self) -> None:
        self.nodes = 0
        self._numbers: dict[str, int] = {}
        self._blind: dict[int, str] = {}
        """By the object: without it, nested sums would be written again at each level."""

    def statement(self, node: ast.stmt) -> str:
        """Return the text of a statement; empty if it says nothing about the program."""
        match node:
            case ast.Expr(value=ast.Constant()) | ast.Pass() | ast.Global() | ast.Nonlocal():
                return ""
            case ast.Import() | ast.ImportFrom() | ast.ClassDef():
                return ""
            case ast.AnnAssign(value=None):
                return ""
            case ast.AnnAssign(target=target, value=value):
                assert value is not None
                return self._assigned([target], value)
            case ast.Assign(targets=targets, value=value):
                return self._assigned(targets, value)
            case ast.FunctionDef(args=args) | ast.AsyncFunctionDef(args=args):
                self.nodes += 2
                return f"def {len(args.posonlyargs) + len(args.args)}"
            case ast.While(test=ast.Compare(left=ast.Name(), ops=[ast.Lt()], comparators=[last])):
                return f"Loop {self._text(last)}"
            case ast.For(iter=ast.Call(func=ast.Name(id="range"), args=[last], keywords=[])):
                return f"Loop {self._text(last)}"
            case ast.If(test=test) | ast.While(test=test):
                return f"{type(node).__name__} {self._text(test)}"
            case ast.For(target=target, iter=iterated):
                return f"For {self._text(iterated)} {self._text(target)}"
            case ast.With(items=items):
                return "With " + " ".join(self._text(item) for item in items)
            case ast.Try():
                return "Try"
            case ast.Match(subject=subject):
                return f"Match {self._text(subject)}"
        return self._text(node)

    def _assigned(self, targets: list[ast.expr], value: ast.expr) -> str:
        match targets, value:
            case [target], ast.BinOp(left=left, op=op, right=right):
                if ast.dump(target).replace("Store()", "Load()") == ast.dump(left):
                    return f"Augmented {type(op).__name__} {self._text(target)} {self._text(right)}"
        return "Assign " + " ".join(self._text(each) for each in (*targets, value))

    def _text(self, node: object, *, blind: bool = False) -> str:
        """Return the text of a part; `blind` leaves out the numbers of the names."""
        if not blind:
            self.nodes += isinstance(node, ast.AST)
        match node:
            case ast.Name(id=name):
                return self._name(name, blind=blind)
            case ast.arg(arg=name):
                return self._name(name, blind=blind)
            case ast.Constant(value=value):
                return repr(value)[:LONGEST_CONSTANT]
            case ast.Attribute(value=value, attr=name):
                return f"({self._text(value, blind=blind)}).{self._name(name, blind=blind)}"
            case ast.AugAssign(target=target, op=op, value=value):
                left, right = self._text(target, blind=blind), self._text(value, blind=blind)
                return f"Augmented {type(op).__name__} {left} {right}"
            case ast.BoolOp(op=op, values=values):
                return self._sorted(type(op).__name__, values, blind=blind)
            case ast.BinOp(left=left_side, op=op, right=right_side) if isinstance(op, TURNABLE):
                return self._sorted(type(op).__name__, [left_side, right_side], blind=blind)
            case ast.Compare(left=left_side, ops=[ast.Eq() | ast.NotEq() as op], comparators=[one]):
                return self._sorted(type(op).__name__, [left_side, one], blind=blind)
            case ast.Compare(left=low, ops=[ast.Gt() | ast.GtE() as op], comparators=[high]):
                swapped = "Lt" if isinstance(op, ast.Gt) else "LtE"
                sides = f"{self._text(high, blind=blind)} {self._text(low, blind=blind)}"
                return f"(Compare {swapped} {sides})"
            case ast.AST():
                parts = [
                    self._text(value, blind=blind)
                    for field, value in ast.iter_fields(node)
                    if field not in ("ctx", "annotation", "returns", "type_comment", "kind")
                ]
                return f"({type(node).__name__} {' '.join(filter(None, parts))})"
            case list():
                return "[" + " ".join(self._text(item, blind=blind) for item in node) + "]"
            case None:
                return ""
            case str():
                return self._name(node, blind=blind)
        return repr(node)

    def _sorted(self, what: str, values: list[ast.expr], *, blind: bool) -> str:
        """Return the text of an operation whose sides can change places."""
        ordered = sorted(values, key=self._without_numbers)
        return f"({what} {' '.join(self._text(value, blind=blind) for value in ordered)})"

    def _without_numbers(self, node: ast.expr) -> str:
        if id(node) not in self._blind:
            self._blind[id(node)] = self._text(node, blind=True)
        return self._blind[id(node)]

    def _name(self, name: str, *, blind: bool) -> str:
        if name in KEPT:
            return name
        return "_" if blind else f"_{self._numbers.setdefault(name, len(self._numbers))}"
