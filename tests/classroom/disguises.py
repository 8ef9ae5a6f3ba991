"""What people do to a copied program so that it looks like another one."""

import ast
import builtins
import keyword
from collections.abc import Callable
from random import Random

KEPT = {name for kind in (builtins, list, dict, set, str, int, tuple) for name in dir(kind)} | {
    "self",
    "Solution",
    "solveSudoku",
}


def renamed(source: str, random: Random) -> str:
    """Other names for everything that the author named."""
    tree = ast.parse(source)
    own = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)
           and isinstance(node.ctx, ast.Store)}  # fmt: skip
    own |= {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
    own |= {node.name for node in ast.walk(tree)
            if isinstance(node, (ast.FunctionDef, ast.ClassDef))}  # fmt: skip
    own |= {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)
            and isinstance(node.ctx, ast.Store)}  # fmt: skip
    keywords = {word.arg for node in ast.walk(tree) if isinstance(node, ast.Call)
                for word in node.keywords}  # fmt: skip
    own -= KEPT | keywords | set(keyword.kwlist)
    new = {name: f"v{random.randrange(10**6)}_{number}" for number, name in enumerate(sorted(own))}

    class Renamer(ast.NodeTransformer):
        def generic_visit(self, node: ast.AST) -> ast.AST:
            for field in ("id", "arg", "name", "attr"):
                value = getattr(node, field, None)
                if isinstance(value, str):
                    setattr(node, field, new.get(value, value))
            if isinstance(node, (ast.Nonlocal, ast.Global)):
                node.names = [new.get(name, name) for name in node.names]
            return super().generic_visit(node)

    return ast.unparse(Renamer().visit(tree))


def commented(source: str, random: Random) -> str:
    """Comments, docstrings and empty lines everywhere."""
    lines = ["# Written by myself, late at night", ""]
    for line in ast.unparse(ast.parse(source)).splitlines():
        lines.append(line)
        if random.random() < 0.3 and not line.rstrip().endswith(("\\", ",", "(", "[", "{")):
            lines.append(f"{' ' * random.randrange(9)}# {random.choice(('now', 'then', 'why'))}")
    return "\n".join(lines) + "\n"


def reordered(source: str, random: Random) -> str:
    """The functions and methods in another order."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef)):
            places = [i for i, one in enumerate(node.body) if isinstance(one, ast.FunctionDef)]
            functions = [node.body[i] for i in places]
            random.shuffle(functions)
            for place, function in zip(places, functions, strict=True):
                node.body[place] = function
    return ast.unparse(tree)


def swapped(source: str, random: Random) -> str:
    """Neighbouring assignments that don't use each other change places; so do sides of `or`."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            for i in range(len(body) - 1):
                if _is_independent(body[i], body[i + 1]):
                    body[i], body[i + 1] = body[i + 1], body[i]
        if isinstance(node, ast.BoolOp) and random.random() < 0.5:
            node.values.reverse()
        if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.Eq) and len(node.ops) == 1:
            node.left, node.comparators[0] = node.comparators[0], node.left
    return ast.unparse(tree)


def _is_independent(one: ast.stmt, other: ast.stmt) -> bool:
    simple = (ast.Assign, ast.AugAssign)
    if not isinstance(one, simple) or not isinstance(other, simple):
        return False
    names = [
        {node.id for node in ast.walk(part) if isinstance(node, ast.Name)} for part in (one, other)
    ]
    return names[0].isdisjoint(names[1])


def with_while(source: str, random: Random) -> str:
    """Loops over a range become `while` loops, unless they have `continue` or `else`."""

    class Changer(ast.NodeTransformer):
        def visit_For(self, node: ast.For) -> ast.AST | list[ast.stmt]:
            self.generic_visit(node)
            match node.iter:
                case ast.Call(func=ast.Name(id="range"), args=[last]):
                    pass
                case _:
                    return node
            goes_on = any(isinstance(part, ast.Continue) for part in ast.walk(node))
            if goes_on or node.orelse or not isinstance(node.target, ast.Name):
                return node
            name = node.target.id
            loop = ast.parse(f"{name} = 0\nwhile {name} < {ast.unparse(last)}:\n    {name} += 1")
            assert isinstance(loop.body[1], ast.While)
            loop.body[1].body[:0] = node.body
            return loop.body

    return ast.unparse(ast.fix_missing_locations(Changer().visit(ast.parse(source))))


def with_dead_code(source: str, random: Random) -> str:
    """Lines that do nothing: a function that is not called, and variables that nobody reads."""
    tree = ast.parse(source)
    number = 0
    for node in list(ast.walk(tree)):
        if isinstance(node, (ast.FunctionDef, ast.For, ast.If)) and random.random() < 0.35:
            number += 1
            more = ast.parse(random.choice((
                f"unused{number} = [0] * {random.randrange(9, 30)}",
                f"count{number} = {random.randrange(100)}\ncount{number} += 1",
                f"if False:\n    print('step', {number})",
            )))  # fmt: skip
            node.body[:0] = more.body
    tree.body += ast.parse(
        "def shown(board):\n    for line in board:\n        print(' '.join(line))\n"
        "    print('-' * 17)\n"
    ).body
    return ast.unparse(ast.fix_missing_locations(tree))


def everything(source: str, random: Random) -> str:
    """All of these, one after the other."""
    for change in (with_while, with_dead_code, swapped, reordered, renamed, commented):
        source = change(source, random)
    return source


ALL: dict[str, Callable[[str, Random], str]] = {
    "renamed": renamed,
    "comments": commented,
    "reordered methods": reordered,
    "swapped statements": swapped,
    "for to while": with_while,
    "dead code": with_dead_code,
    "everything": everything,
}
