"""What learners get wrong: each function looks for a place where the mistake can be made."""

import ast
from collections.abc import Callable, Iterator, Sequence

from grader.dev.mutants.edits import Change, Edit, Tree, code, expression, names_in, statements

Function = ast.FunctionDef
Loop = ast.For | ast.While

FORMULAS = (
    "row // side + col // side",
    "row % side * side + col % side",
    "row // side * side + col % side",
    "row % side * side + col // side",
    "row // side * side",
    "col // side",
    "(row // side + col // side) % 9",
    "row // side * side + row // side",
)
"""What learners write for the box of a cell, `row // side * side + col // side`."""
CORNERS = ("start // side", "start % side", "start % side * side", "start - side", "start")
"""What they write for the first row or column of its box, `start // side * side`."""
MOST_CELLS = 9


def _box_number(tree: Tree) -> Iterator[Edit]:
    for node in tree.nodes:
        match node:
            case ast.BinOp(
                left=ast.BinOp(
                    left=ast.BinOp(left=row, op=ast.FloorDiv(), right=side), op=ast.Mult()
                ),
                op=ast.Add(),
                right=ast.BinOp(left=col, op=ast.FloorDiv()),
            ):
                for text in FORMULAS:
                    new = expression(text, row=row, col=col, side=side)
                    yield tree.edit("box formula", node, new)
            case ast.BinOp(
                left=ast.BinOp(left=start, op=ast.FloorDiv(), right=side), op=ast.Mult()
            ):
                for text in CORNERS:
                    yield tree.edit("box formula", node, expression(text, start=start, side=side))
            case ast.BinOp(left=start, op=ast.Sub(), right=ast.BinOp(op=ast.Mod(), right=side)):
                for text in CORNERS:
                    yield tree.edit("box formula", node, expression(text, start=start, side=side))


def _walk_through_box(tree: Tree) -> Iterator[Edit]:
    """`i // 3` and `i % 3` by the wrong number, or both the same: the diagonal alone is checked."""
    for node in tree.nodes:
        match node:
            case ast.BinOp(left=ast.Name() as i, op=ast.FloorDiv() | ast.Mod(), right=by):
                for text in ("i // (by + 1)", "i % (by + 1)", "i // by", "i % by", "i % (by - 1)"):
                    yield tree.edit("box walked wrongly", node, expression(text, i=i, by=by))
            case ast.Subscript(
                value=ast.Subscript(slice=ast.BinOp(right=ast.BinOp(op=ast.FloorDiv()) as down)),
                slice=ast.BinOp(left=left, op=ast.Add(), right=ast.BinOp(op=ast.Mod())),
            ):
                diagonal = ast.BinOp(left, ast.Add(), down)
                yield tree.edit("box walked wrongly", node.slice, diagonal)


def _cells_ignored(tree: Tree) -> Iterator[Edit]:
    """Yield checks that pass over one cell of the unit: each, the middle, the first, the last."""
    for node in tree.nodes:
        if isinstance(node, ast.For) and isinstance(node.target, ast.Name):
            for test in _tests_in(node):
                for unequal in _guards(node.target, node.iter):
                    yield tree.edit("cell ignored", test, ast.BoolOp(ast.And(), [test, unequal]))
            for inner in node.body:
                if isinstance(inner, ast.Expr | ast.AugAssign) and not _may_write(inner):
                    for unequal in _guards(node.target, node.iter):
                        yield tree.edit("cell ignored", inner, ast.If(unequal, [inner], []))
        elif isinstance(node, ast.comprehension) and isinstance(node.target, ast.Name):
            for unequal in _guards(node.target, node.iter):
                changed = Change(node, "ifs", [*node.ifs, unequal])
                what = f"for {code(node.target)} in {code(node.iter)} → if {code(unequal)}"
                yield Edit("cell ignored", node.iter.lineno, what, (changed,))


def _guards(target: ast.Name, source: ast.expr) -> Iterator[ast.expr]:
    """Yield tests that leave out one value of a loop over a range."""
    match source:
        case ast.Call(func=ast.Name(id="range"), args=[ast.Constant(value=int(count))]):
            for left_out in range(min(count, MOST_CELLS)):
                yield expression(f"i != {left_out}", i=target)
        case ast.Call(func=ast.Name(id="range"), args=[start, stop]):
            yield expression("i != start", i=target, start=start)
            yield expression("i != stop - 1", i=target, stop=stop)
            yield expression("i != start + 1", i=target, start=start)


def _tests_in(loop: ast.For) -> Iterator[ast.expr]:
    """Yield the comparisons of equal values in the conditions of a loop's own statements."""
    for statement in loop.body:
        if isinstance(statement, ast.If):
            for part in ast.walk(statement.test):
                if isinstance(part, ast.Compare) and isinstance(part.ops[0], ast.Eq | ast.In):
                    yield part


def _digits_missing(tree: Tree) -> Iterator[Edit]:
    for node in tree.nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if len(node.value) >= 9 and node.value.startswith("123456789"):
                for new in (node.value[:-1], node.value[1:], node.value[:4] + node.value[5:]):
                    yield tree.edit("digit missing", node, ast.Constant(new))
        elif isinstance(node, ast.Constant) and isinstance(node.value, int):
            if node.value not in (0x1FF, 0x3FE):
                continue
            for bit in (1, 4, 8):
                yield tree.edit("digit missing", node, ast.Constant(node.value & ~(1 << bit)))


def _few_candidates(tree: Tree) -> Iterator[Edit]:
    """Yield loops with the recursive call that end after one, two or some tries."""
    for node in tree.nodes:
        if not isinstance(node, Loop) or not _recursive_calls(tree, node):
            continue
        if isinstance(node, ast.For):
            for text in ("list(items)[:1]", "list(items)[:2]", "list(items)[:4]",
                         "list(items)[:-1]", "list(items)[1:]"):  # fmt: skip
                yield tree.edit("few candidates", node.iter, expression(text, items=node.iter))
        else:
            for most in (1, 2, 4):
                test = expression(f"(test) and tries < {most}", test=node.test)
                body = [*statements("tries += 1"), *node.body]
                loop = ast.While(test, body, node.orelse)
                yield tree.edit("few candidates", node, *statements("tries = 0"), loop)


def _last_left_out(tree: Tree) -> Iterator[Edit]:
    for node in tree.nodes:
        match node:
            case ast.Call(func=ast.Name(id="len"), args=[_]):
                yield tree.edit("last left out", node, expression("n - 1", n=node))
            case ast.For() | ast.comprehension():
                if not isinstance(node.iter, ast.Name):
                    continue
                for text in ("list(items)[:-1]", "list(items)[1:]"):
                    new = expression(text, items=node.iter)
                    yield tree.edit("last left out", node.iter, new)


def _undo(tree: Tree) -> Iterator[Edit]:
    """Undoing in the wrong place: on success, on both ways, before the search, after the loop."""
    for node in tree.nodes:
        if not isinstance(node, ast.If) or not _recursive_calls(tree, node.test):
            continue
        block, index = tree.siblings(node)
        undo = block[index + 1 :]
        if not undo or any(isinstance(one, ast.Return) for one in undo):
            continue
        where = code(node.test)
        branch = Change(node, "body", [*undo, *node.body])
        gone = tree.block(node, block[: index + 1])
        yield Edit(
            "undo in the wrong place", node.lineno, f"undo on success of {where}", (branch, gone)
        )
        yield Edit(
            "undo in the wrong place", node.lineno, f"undo on both ways of {where}", (branch,)
        )
        before = tree.block(node, [*block[:index], *undo, node])
        yield Edit("undo in the wrong place", node.lineno, f"undo before {where}", (before,))
        none = tree.block(node, block[: index + 1])
        yield Edit("undo in the wrong place", node.lineno, f"no undo at all after {where}", (none,))
        for count in range(1, len(undo)):
            kept = tree.block(node, [*block[: index + 1], *undo[:count]])
            what = f"undo without its last {len(undo) - count} after {where}"
            yield Edit("undo in the wrong place", node.lineno, what, (kept,))


def _result_lost(tree: Tree) -> Iterator[Edit]:
    """Yield searches whose result is not returned, or that end at the first dead end."""
    for node in tree.nodes:
        match node:
            case ast.If(test=test, body=[ast.Return(value=value)], orelse=[]) if value is not None:
                if not _recursive_calls(tree, test):
                    continue
                yield tree.edit("first dead end ends all", node, ast.Return(test))
                yield tree.edit("result not returned", node, ast.Expr(test))
                yield tree.edit("result not returned", node, ast.Expr(test), ast.Return(value))
                yield tree.edit("result not returned", node, ast.If(test, [ast.Break()], []))
                yield tree.edit("result not returned", node, ast.If(test, [ast.Return(None)], []))
            case ast.Return(value=ast.expr() as value) if _recursive_calls(tree, value):
                yield tree.edit("result not returned", node, ast.Expr(value))


def _state_kept(tree: Tree) -> Iterator[Edit]:
    """Containers that are made once for all calls: global, or a default argument."""
    for function in tree.nodes:
        if not isinstance(function, Function):
            continue
        made_here = {one.arg for one in function.args.args}
        for statement in function.body:
            pair = _container(statement)
            if pair and not names_in(pair[1]) & made_here:
                name, value = pair
                yield from _kept(tree, function, statement, name, value)
            made_here |= {
                one.id
                for one in ast.walk(statement)
                if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)
            }


def _kept(
    tree: Tree, function: Function, statement: ast.stmt, name: str, value: ast.expr
) -> Iterator[Edit]:
    gone = tree.replaced(statement)
    arguments = function.args
    argument = Change(arguments, "args", [*arguments.args, ast.arg(name)])
    defaults = Change(arguments, "defaults", [*arguments.defaults, value])
    what = f"{code(statement)} → a default argument"
    yield Edit("state kept", statement.lineno, what, (gone, argument, defaults))
    outermost = [function, *tree.owners(function)][-2]
    assert isinstance(outermost, ast.stmt)
    body = tree.root.body
    index = body.index(outermost)
    moved = ast.Assign([ast.Name(name, ast.Store())], value)
    globally = Change(tree.root, "body", [*body[:index], moved, *body[index:]])
    what = f"{code(statement)} → a global"
    yield Edit("state kept", statement.lineno, what, (gone, globally))


def _container(statement: ast.stmt) -> tuple[str, ast.expr] | None:
    """Return the name and the value of a statement that makes a new container."""
    match statement:
        case ast.Assign(targets=[ast.Name(id=name)], value=value):
            pass
        case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
            pass
        case _:
            return None
    multiplied = isinstance(value, ast.BinOp) and isinstance(value.left, ast.List)
    kinds = (ast.List, ast.Dict, ast.Set, ast.ListComp, ast.DictComp, ast.SetComp)
    return (name, value) if multiplied or isinstance(value, kinds) else None


def _copies(tree: Tree) -> Iterator[Edit]:
    """Yield the same object where a copy was made, and nine times the same where nine were."""
    for node in tree.nodes:
        match node:
            case ast.Call(func=ast.Attribute(value=value, attr="copy"), args=[]):
                yield tree.edit("copy", node, value)
            case ast.Call(func=ast.Name(id="list" | "set" | "dict" | "deepcopy"), args=[value]):
                yield tree.edit("copy", node, value)
            case ast.Subscript(value=value, slice=ast.Slice(lower=None, upper=None)):
                if isinstance(node.ctx, ast.Load):
                    yield tree.edit("copy", node, value)
            case ast.ListComp(
                elt=elt,
                generators=[ast.comprehension(iter=ast.Call(func=ast.Name(id="range"), args=[n]))],
            ) if not names_in(elt) & names_in(node.generators[0].target):
                yield tree.edit("copy", node, expression("[one] * n", one=elt, n=n))


def _order(tree: Tree) -> Iterator[Edit]:
    """Two neighbouring checks with a `return` each, or two neighbouring steps, in wrong order."""
    for node in tree.nodes:
        if not isinstance(node, ast.If) or not _returns(node):
            continue
        block, index = tree.siblings(node)
        if index + 1 < len(block):
            after = block[index + 1]
            turned = tree.block(node, [*block[:index], after, node, *block[index + 2 :]])
            what = f"if {code(node.test)} → after {code(after)}"
            yield Edit("wrong order", node.lineno, what, (turned,))


def _returns(node: ast.If) -> bool:
    return isinstance(node.body[-1], ast.Return) and not node.orelse


def _recursive_calls(tree: Tree, node: ast.AST) -> list[ast.Call]:
    """Return the calls in a node of a function (or method) in which the node stands."""
    around = {one.name for one in tree.owners(node) if isinstance(one, Function)}
    return [
        call
        for call in ast.walk(node)
        if isinstance(call, ast.Call)
        and (
            (isinstance(call.func, ast.Name) and call.func.id in around)
            or (isinstance(call.func, ast.Attribute) and call.func.attr in around)
        )
    ]


def _may_write(statement: ast.stmt) -> bool:
    """Return whether a statement puts something into a board, as `board[row][col]` does."""
    return any(
        isinstance(one, ast.Subscript)
        and isinstance(one.ctx, ast.Store)
        and isinstance(one.value, ast.Subscript)
        for one in ast.walk(statement)
    )


MISCONCEPTIONS: Sequence[Callable[[Tree], Iterator[Edit]]] = (
    _box_number,
    _walk_through_box,
    _cells_ignored,
    _digits_missing,
    _few_candidates,
    _last_left_out,
    _undo,
    _result_lost,
    _state_kept,
    _copies,
    _order,
)
