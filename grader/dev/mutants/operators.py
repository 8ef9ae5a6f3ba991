"""The usual operators of mutation testing: each makes one small change wherever it can."""

import ast
from collections.abc import Callable, Iterator

from grader.dev.mutants.edits import Change, Edit, Tree, code, expression

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.Gt),
    ast.LtE: (ast.Lt,),
    ast.Gt: (ast.GtE, ast.Lt),
    ast.GtE: (ast.Gt,),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
ARITHMETIC: dict[type[ast.operator], tuple[type[ast.operator], ...]] = {
    ast.Add: (ast.Sub,),
    ast.Sub: (ast.Add,),
    ast.Mult: (ast.Add,),
    ast.FloorDiv: (ast.Mod, ast.Mult),
    ast.Mod: (ast.FloorDiv,),
    ast.BitOr: (ast.BitAnd, ast.BitXor),
    ast.BitAnd: (ast.BitOr, ast.BitXor),
    ast.BitXor: (ast.BitOr, ast.BitAnd),
    ast.LShift: (ast.RShift,),
    ast.RShift: (ast.LShift,),
}
SIMPLE = (ast.Expr, ast.Assign, ast.AugAssign, ast.Delete, ast.Raise)
"""Statements that can be dropped and leave a program that runs."""


def _comparison(tree: Tree) -> Iterator[Edit]:
    for node in tree.nodes:
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            for new in COMPARISONS.get(type(node.ops[0]), ()):
                changed = ast.Compare(node.left, [new()], node.comparators)
                yield tree.edit("comparison", node, changed)


def _arithmetic(tree: Tree) -> Iterator[Edit]:
    for node in tree.nodes:
        if isinstance(node, ast.BinOp):
            for new in ARITHMETIC.get(type(node.op), ()):
                yield tree.edit("arithmetic", node, ast.BinOp(node.left, new(), node.right))
        elif isinstance(node, ast.UnaryOp) and not isinstance(node.op, ast.Not):
            yield tree.edit("arithmetic", node, node.operand)


def _constants(tree: Tree) -> Iterator[Edit]:
    for node in tree.nodes:
        if not isinstance(node, ast.Constant):
            continue
        if isinstance(node.value, bool):
            yield tree.edit("constant", node, ast.Constant(not node.value))
        elif isinstance(node.value, int):
            yield tree.edit("constant", node, ast.Constant(node.value + 1))
            yield tree.edit("constant", node, ast.Constant(node.value - 1))
        elif node.value == ".":
            yield tree.edit("constant", node, ast.Constant("0"))


def _ranges(tree: Tree) -> Iterator[Edit]:
    for node in tree.nodes:
        if not _calls(node, "range"):
            continue
        assert isinstance(node, ast.Call)
        match node.args:
            case [stop]:
                new = ["range(stop - 1)", "range(stop + 1)", "range(1, stop)"]
                start = stop
            case [start, stop]:
                new = ["range(start, stop - 1)", "range(start, stop + 1)", "range(start + 1, stop)"]
            case _:
                continue
        for text in new:
            yield tree.edit("range", node, expression(text, start=start, stop=stop))


def _slices(tree: Tree) -> Iterator[Edit]:
    for node in tree.nodes:
        if not isinstance(node, ast.Slice):
            continue
        one = ast.Constant(1)
        if node.upper is not None:
            shorter = ast.BinOp(node.upper, ast.Sub(), one)
            longer = ast.BinOp(node.upper, ast.Add(), one)
            yield tree.edit("slice", node, ast.Slice(node.lower, shorter, node.step))
            yield tree.edit("slice", node, ast.Slice(node.lower, longer, node.step))
            yield tree.edit("slice", node, ast.Slice(node.lower, None, node.step))
        if node.lower is not None:
            later = ast.BinOp(node.lower, ast.Add(), one)
            yield tree.edit("slice", node, ast.Slice(later, node.upper, node.step))
            yield tree.edit("slice", node, ast.Slice(None, node.upper, node.step))
        if node.lower is None and node.upper is None and node.step is None:
            yield tree.edit("slice", node, ast.Slice(one, None, None))


def _swapped(tree: Tree) -> Iterator[Edit]:
    """Yield indices, neighbouring arguments and the parts of a pair in the wrong order."""
    for node in tree.nodes:
        match node:
            case ast.Subscript(value=ast.Subscript(value=inner, slice=first), slice=second):
                if not isinstance(first, ast.Slice) and not isinstance(second, ast.Slice):
                    around = ast.Subscript(inner, second, ast.Load())
                    yield tree.edit("swapped", node, ast.Subscript(around, first, node.ctx))
            case ast.Call(args=[ast.expr(), ast.expr(), *_]):
                for index in range(len(node.args) - 1):
                    args = list(node.args)
                    args[index : index + 2] = reversed(args[index : index + 2])
                    yield tree.edit("swapped", node, ast.Call(node.func, args, node.keywords))
            case ast.Tuple(elts=[first, second]) if isinstance(first, ast.expr):
                yield tree.edit("swapped", node, ast.Tuple([second, first], node.ctx))
            case ast.IfExp():
                turned = ast.IfExp(node.test, node.orelse, node.body)
                yield tree.edit("swapped", node, turned)


def _dropped(tree: Tree) -> Iterator[Edit]:
    for node in tree.nodes:
        if isinstance(node, SIMPLE) or (isinstance(node, ast.Return) and node.value is not None):
            yield tree.edit("statement dropped", node)


def _conditions(tree: Tree) -> Iterator[Edit]:
    for node in tree.nodes:
        if isinstance(node, ast.If | ast.While | ast.IfExp):
            yield tree.edit("condition", node.test, _negated(node.test))
        if isinstance(node, ast.If | ast.IfExp):
            yield tree.edit("condition", node.test, ast.Constant(True))
            yield tree.edit("condition", node.test, ast.Constant(False))
        elif isinstance(node, ast.BoolOp):
            other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield tree.edit("condition", node, ast.BoolOp(other, node.values))
            for index in range(len(node.values)):
                left = node.values[:index] + node.values[index + 1 :]
                kept = left[0] if len(left) == 1 else ast.BoolOp(node.op, left)
                yield tree.edit("condition", node, kept)
        elif isinstance(node, ast.comprehension):
            for index, test in enumerate(node.ifs):
                kept_tests = node.ifs[:index] + node.ifs[index + 1 :]
                yield _field_edit(
                    "condition", node, "ifs", kept_tests, f"if {code(test)} → nothing"
                )
                negated = [*kept_tests, _negated(test)]
                yield _field_edit("condition", node, "ifs", negated, f"if {code(test)} → if not")


def _jumps(tree: Tree) -> Iterator[Edit]:
    """Jumps of another kind, and statements moved over the edge of a loop."""
    for node in tree.nodes:
        if isinstance(node, ast.Break):
            yield tree.edit("jump", node, ast.Continue())
            yield tree.edit("jump", node)
        elif isinstance(node, ast.Continue):
            yield tree.edit("jump", node, ast.Break())
            yield tree.edit("jump", node)
        elif isinstance(node, ast.For | ast.While):
            block, index = tree.siblings(node)
            if index + 1 < len(block):
                after = block[index + 1]
                moved = Change(node, "body", [*node.body, after])
                rest = tree.block(node, [*block[: index + 1], *block[index + 2 :]])
                what = f"{code(after)} → into the loop above"
                yield Edit("jump", after.lineno, what, (rest, moved))
            if len(node.body) > 1 and not isinstance(node.body[-1], ast.For | ast.While):
                last = node.body[-1]
                shorter = Change(node, "body", node.body[:-1])
                longer = tree.block(node, [*block[: index + 1], last, *block[index + 1 :]])
                what = f"{code(last)} → behind the loop"
                yield Edit("jump", last.lineno, what, (shorter, longer))


def _augmented(tree: Tree) -> Iterator[Edit]:
    for node in tree.nodes:
        if isinstance(node, ast.AugAssign):
            yield tree.edit("augmented assignment", node, ast.Assign([node.target], node.value))
            for new in ARITHMETIC.get(type(node.op), ()):
                changed = ast.AugAssign(node.target, new(), node.value)
                yield tree.edit("augmented assignment", node, changed)


OPERATORS: tuple[Callable[[Tree], Iterator[Edit]], ...] = (
    _comparison,
    _arithmetic,
    _constants,
    _ranges,
    _slices,
    _swapped,
    _dropped,
    _conditions,
    _jumps,
    _augmented,
)


def _calls(node: ast.AST, name: str) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name


def _negated(test: ast.expr) -> ast.expr:
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return test.operand
    return ast.UnaryOp(ast.Not(), test)


def _field_edit(operator: str, node: ast.AST, field: str, value: object, what: str) -> Edit:
    line = next((one.lineno for one in ast.walk(node) if isinstance(one, ast.expr)), 0)
    return Edit(operator, line, what, (Change(node, field, value),))
