"""Puts marks into a submission, so that each line that runs says so, with what it changed.

The judge sends this text to a worker, behind `syntax` and before `steps`.  The marks stand in the
syntax tree, and no trace function is used: they take a quarter of the time, see each round of a
comprehension, and are the same in every version of Python.  Line numbers stay as they are.

A mark is a call that appends an *event*: the number of its *site*, alone or in a tuple with
values.  A site is a place in the code: line, kind, function, and what the values are.  The values
are looked at before the event is appended, so no other event gets between them.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from grader.sandbox.inside.plain import NUMBERS_ONLY, Plain, names_stored, root
    from grader.sandbox.inside.syntax import ast, walk

# What a mark calls; names that no submission has by accident.
MARK, SEE, LOOK, TYPE, PLAIN, ALIVE, IDENTITY, COUNT, FLUSH, DEPTH = (
    "__mark__", "__see__", "__look__", "__type__", "__plain__", "__alive__", "__identity__",
    "__count__", "__flush__", "__depth__",
)  # fmt: skip
KEY, IN_SET, FIND, LOCALS, FAULT, TOO_DEEP, ENDED, VALUE = (
    "__key__", "__in_set__", "__find__", "__locals__", "__fault__", "__too_deep__", "__ended__",
    "__value__",
)  # fmt: skip
# Kinds of sites.
EFFECT, LINE, CALL, RETURN, ROUND = range(5)
# What the values of a site are: a name's new value; an item (container, key, new value); a
# container that may have changed; a name that is gone; what is returned; how deep the calls are;
# a container and what was added to it, or taken out, by one of the methods in `SMALL`; an
# attribute (object, name, new value); all variables of a call that goes on; a list of which the
# first or the last item is gone (the list, the place).
(
    NAME, ITEM, CONTAINER, GONE, RETURNED, LEVEL, ADDED, DROPPED, ATTRIBUTE, VARIABLES, TAKEN,
) = range(11)  # fmt: skip
SMALL = {"add": ADDED, "append": ADDED, "discard": DROPPED, "remove": DROPPED}
ENDS = {"pop": -1, "popleft": 0}
CHUNK = 8_192
"""Events between two looks of the recorder."""
MOST_SITES = 20_000
CHANGING = {
    "add", "append", "appendleft", "clear", "difference_update", "discard", "extend", "extendleft",
    "insert", "intersection_update", "move_to_end", "pop", "popitem", "popleft", "remove",
    "reverse", "rotate", "setdefault", "sort", "subtract", "symmetric_difference_update", "update",
}  # fmt: skip
CHANGING_FIRST = {"heapify", "heappop", "heappush", "heappushpop", "heapreplace", "insort",
                  "insort_left", "insort_right", "setattr", "delattr", "shuffle"}  # fmt: skip
"""Functions that change their first argument."""
HARMLESS = {"abs", "chr", "int", "len", "max", "min", "ord", "str"}
"""Functions that can be called once more."""
BOUNDED = 100
"""Rounds; a loop over a range that is no longer needs no look of its own."""


class TooLong(Exception):
    """The submission is too long to be marked."""


class Marks:
    """Marks every function of a tree, and knows the sites afterwards."""

    def __init__(self, tree: Any) -> None:
        self.sites: list[list[Any]] = []
        """Line, kind, function, and pairs of a kind of value and a name."""
        self.functions: list[list[Any]] = []
        """Name, line, last line, number of the function around it or -1, and the names in it that
        belong to a function further out, and to the module."""
        self.first_lines: dict[tuple[str, int], int] = {}
        """The numbers of functions, by what a code object knows of them."""
        self.masks = names_of_masks(tree)
        self._plain = Plain(tree)
        self._grows = any(
            getattr(node, "id", getattr(node, "attr", getattr(node, "name", "")))
            in ("defaultdict", "setdefault", "__missing__")
            for node in walk(tree)
        )
        """Whether a container may get others without an assignment."""
        self._kept = 0
        self._bare: dict[tuple[int, int, int], int] = {}
        """The sites without values."""
        self._function = -1
        self._loops: list[int] = []
        self._generator = False
        for number, function in self._find(tree):
            self._mark_function(number, function)

    def _find(self, tree: Any) -> list[tuple[int, Any]]:
        """The functions of a tree with their numbers, the outer ones first."""
        stack = [(tree, -1)]
        found = []
        while stack:
            node, around = stack.pop()
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                number = len(self.functions)
                shared = [
                    [name for part in own(node, whole=True) if isinstance(part, kind)
                     for name in part.names]
                    for kind in (ast.Nonlocal, ast.Global)
                ]  # fmt: skip
                self.functions.append([node.name, node.lineno, node.end_lineno, around, *shared])
                for line in (node.lineno, *(one.lineno for one in node.decorator_list)):
                    self.first_lines[node.name, line] = number
                found.append((number, node))
                around = number
            below = []
            for field in node._fields:
                value = getattr(node, field, None)
                items = value if isinstance(value, list) else [value]
                below += [(item, around) for item in items if holds_statements(item)]
            stack += reversed(below)
        return found

    def _mark_function(self, number: int, function: Any) -> None:
        self._function = number
        self._loops = []
        self._plain.enter(function)
        self._generator = any(
            isinstance(node, (ast.Yield, ast.YieldFrom, ast.Await))
            for statement in function.body
            for node in own(statement, whole=True)
        )
        body = function.body
        head = []
        if isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
            head, body = body[:1], body[1:]
        arguments = function.args
        parameters = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
        parameters += [one for one in (arguments.vararg, arguments.kwarg) if one is not None]
        line = function.lineno
        effects = [self._named(one.arg, line) for one in parameters]
        # The look comes second: its picture has this call already.
        marked = [*self._mark(CALL, line, effects), *self._look(line)]
        marked += self._block(body) if body else []
        last = function.body[-1]
        if not isinstance(last, (ast.Return, ast.Raise)):
            end = last.end_lineno or line
            effect = (RETURNED, "", [constant(None, end)])
            marked += self._mark(RETURN, end, [effect])
        function.body = [*head, *marked]

    def _mark(self, kind: int, line: int, effects: list[Any], at: int = 0) -> list[Any]:
        """A statement that appends an event; none if there is nothing to say."""
        if kind == EFFECT and not effects:
            return []
        at = at or line
        place = place_at(at)
        marked = ast.Expr(self._append(kind, line, effects, at), **place)
        if not effects:
            return [marked]
        # What is looked at once more may be gone, or refuse; that must not show in the program.
        instead = ast.Pass(**place)
        if kind != EFFECT:
            instead = ast.Expr(self._append(kind, line, [], at), **place)
        handler = ast.ExceptHandler(load_name(FAULT, at), None, [instead], **place)
        return [ast.Try([marked], [handler], [], [], **place)]

    def _append(self, kind: int, line: int, effects: list[Any], at: int) -> Any:
        site = len(self.sites)
        if site >= MOST_SITES:
            raise TooLong
        if not effects:
            site = self._bare.setdefault((line, kind, self._function), site)
        if site == len(self.sites):
            told = [[how, name] for how, name, _ in effects]
            self.sites.append([line, kind, self._function, told])
        values = [value for _, _, values in effects for value in values]
        event = constant(site, at)
        if effects:
            event = ast.Tuple([event, *values], ast.Load(), **place_at(at))
        return call(MARK, [event], at)

    def _look(self, line: int) -> list[Any]:
        """A statement that has the recorder look at the events, when there are many."""
        place = place_at(line)
        many = ast.Compare(call(COUNT, [], line), [ast.Gt()], [constant(CHUNK, line)], **place)
        look = ast.Expr(ast.BoolOp(ast.And(), [many, call(FLUSH, [], line)], **place), **place)
        # Where no more calls may be open, the next look will do.
        handler = ast.ExceptHandler(load_name(TOO_DEEP, line), None, [ast.Pass(**place)], **place)
        return [ast.Try([look], [handler], [], [], **place)]

    def _block(self, body: list[Any], due: Any = (), closing: int = 0) -> list[Any]:
        """The statements with their marks.

        `due` is what has changed before the first of them; `closing` is the line of the loop that
        they are the body of.
        """
        out: list[Any] = []
        due = list(due)
        for statement in body:
            marked, due = self._statement(statement, due)
            out += marked
        if not isinstance(body[-1], (ast.Return, ast.Raise, ast.Break, ast.Continue)):
            kind = LINE if closing else EFFECT
            out += self._mark(kind, closing, due, body[-1].end_lineno or body[-1].lineno)
        return out

    def _statement(self, node: Any, due: list[Any]) -> tuple[list[Any], list[Any]]:
        """A statement with the mark before it, and what it changes."""
        line = node.lineno
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            return [*self._mark(EFFECT, 0, due, line), node], []
        if isinstance(node, (ast.Global, ast.Nonlocal)):
            return [node], due
        if isinstance(node, ast.Return):
            return self._return(node, due), []
        before = [*self._mark(LINE, line, due)]
        self._rounds(node)
        if isinstance(node, ast.Continue):
            again = self._mark(LINE, self._loops[-1], [], line) if self._loops else []
            return [*before, *again, node], []
        if isinstance(node, (ast.Break, ast.Raise, ast.Pass)):
            return [*before, node], []
        if isinstance(node, (ast.For, ast.AsyncFor, ast.While)):
            self._loop(node)
        elif isinstance(node, ast.If):
            node.body = self._block(node.body, self._effects_of(node.test, line))
            if node.orelse:
                node.orelse = self._block(node.orelse, self._effects_of(node.test, line))
        elif isinstance(node, (ast.With, ast.AsyncWith)):
            targets = [item.optional_vars for item in node.items if item.optional_vars]
            node.body = self._block(node.body, self._stored(targets, line))
            return [*before, node], [level(line)]
        elif hasattr(node, "handlers"):
            self._try(node)
        elif hasattr(node, "cases"):
            for case in node.cases:
                names = captured(case.pattern)
                case.body = self._block(case.body, [self._named(name, line) for name in names])
        else:
            return [*before, node], self._effects(node)
        # A test that ended a loop, or held not, has changed something too.
        return [*before, node], self._effects_of(node.test, line) if hasattr(node, "test") else []

    def _return(self, node: Any, due: list[Any]) -> list[Any]:
        line = node.lineno
        if node.value is None or isinstance(node.value, (ast.Constant, ast.Name)):
            value = node.value or constant(None, line)
            effects = [*due, (RETURNED, "", [self._converted(value, line)])]
            return [*self._mark(RETURN, line, effects), node]
        before = self._mark(LINE, line, due)
        self._rounds(node)
        place = place_at(line)
        kept = ast.Assign([ast.Name(VALUE, ast.Store(), **place)], node.value, **place)
        given = load_name(VALUE, line)
        plain = self._plain.value(node.value)
        effects = self._effects_of(node.value, line)
        effects.append((RETURNED, "", [given if plain else self._converted(given, line)]))
        after = self._mark(RETURN, line, effects)
        return [*before, kept, *after, ast.Return(load_name(VALUE, line), **place)]

    def _loop(self, node: Any) -> None:
        line = node.lineno
        if isinstance(node, ast.While):
            due = self._effects_of(node.test, line)
        else:
            due = self._stored([node.target], line, plain=self._plain.items(node.iter))
        if self._generator:
            due = [level(line), *due]
        self._loops.append(line)
        look = [] if is_short(node) else self._look(line)
        node.body = [*look, *self._block(node.body, due, closing=line)]
        self._loops.pop()
        if node.orelse:
            after = self._effects_of(node.test, line) if isinstance(node, ast.While) else []
            node.orelse = self._block(node.orelse, after)

    def _try(self, node: Any) -> None:
        node.body = self._block(node.body)
        for handler in node.handlers:
            due = [level(handler.lineno)]
            if handler.name:
                due.append(self._named(handler.name, handler.lineno))
            handler.body = self._block(handler.body, due)
        if node.orelse:
            node.orelse = self._block(node.orelse)
        if node.finalbody:
            node.finalbody = self._block(node.finalbody, [level(node.finalbody[0].lineno)])

    def _effects(self, node: Any) -> list[Any]:
        """What a statement without other statements in it changes."""
        line = node.end_lineno or node.lineno
        found: list[Any] = []
        if isinstance(node, ast.Assign):
            found += self._stored(node.targets, line, plain=self._plain.value(node.value))
        elif isinstance(node, ast.AugAssign):
            # In place: a container is the same one afterwards, with other items.
            plain = self._plain.value(node.value) and (
                type(node.op).__name__ in NUMBERS_ONLY or self._plain.value(node.target)
            )
            found += self._stored([node.target], line, plain=plain, anew=True)
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            found += self._stored([node.target], line, plain=self._plain.value(node.value))
        elif isinstance(node, ast.Delete):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    found.append((GONE, target.id, []))
                elif isinstance(target, (ast.Attribute, ast.Subscript)):
                    found.append(self._container(target, line))
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            function = node.value.func
            if isinstance(function, ast.Attribute) and function.attr in CHANGING:
                if not is_simple(function.value):
                    found.append(self._container(function, line))
        found += self._effects_of(node, line)
        waits = (ast.Yield, ast.YieldFrom, ast.Await)
        if self._generator and any(isinstance(part, waits) for part in own(node)):
            found[:0] = [level(line), (VARIABLES, "", [call(LOCALS, [], line)])]
        return found

    def _container(self, part: Any, line: int) -> Any:
        """The container that a target or a method belongs to: it may have changed.

        If it costs a call to find it, it is kept under a name from then on.
        """
        if is_simple(part.value):
            return container(part.value, line)
        self._kept += 1
        place = place_at(line)
        name = f"__value{self._kept}__"
        path = root(part.value)
        part.value = ast.NamedExpr(ast.Name(name, ast.Store(), **place), part.value, **place)
        return CONTAINER, path, [call(LOOK, [load_name(name, line)], line)]

    def _named(self, name: str, line: int, *, plain: bool = False, anew: bool = False) -> Any:
        value = load_name(name, line)
        if plain or self._plain.value(value):
            return NAME, name, [value]
        return NAME, name, [self._converted(value, line, anew=anew)]

    def _converted(self, value: Any, line: int, *, anew: bool = False) -> Any:
        """The value itself if it is a plain one, and else what the recorder makes of it.

        `anew` if it may have changed since it was seen before.
        """
        if self._plain.value(value):
            return value
        place = place_at(line)
        looked = value
        if not isinstance(value, ast.Name):  # to be looked up only once
            looked = ast.NamedExpr(ast.Name(VALUE, ast.Store(), **place), value, **place)
            value = load_name(VALUE, line)
        other = call(LOOK if anew else SEE, [value], line)
        if not anew:
            number = call(IDENTITY, [value], line)
            known = ast.Compare(number, [ast.In()], [load_name(ALIVE, line)], **place)
            other = ast.IfExp(known, ast.List([number], ast.Load(), **place), other, **place)
        return ast.IfExp(is_plain_type(looked, line), value, other, **place)

    def _key(self, key: Any, line: int) -> Any:
        """What stands for a key: it goes by its value, not by its identity."""
        parts = key.elts if isinstance(key, ast.Tuple) else [key]
        if all(map(self._plain.value, parts)):
            return key
        other = call(KEY, [key], line)
        if isinstance(key, ast.Tuple):
            return other
        return ast.IfExp(is_plain_type(key, line), key, other, **place_at(line))

    def _identity(self, node: Any, line: int) -> Any:
        """The identity of a container; if it may be a new one, how it is found."""
        number = call(IDENTITY, [node], line)
        if not self._grows or isinstance(node, ast.Name):
            return number
        place = place_at(line)
        way = [node]
        while isinstance(way[-1], (ast.Attribute, ast.Subscript)):
            way.append(way[-1].value)
        known = ast.Compare(number, [ast.In()], [load_name(ALIVE, line)], **place)
        return ast.IfExp(known, number, call(FIND, way[::-1], line), **place)

    def _stored(
        self, targets: list[Any], line: int, *, plain: bool = False, anew: bool = False
    ) -> list[Any]:
        """What an assignment to these targets changes; `plain` if what is assigned is."""
        found: list[Any] = []
        for target in targets:
            if isinstance(target, ast.Name):
                found.append(self._named(target.id, line, plain=plain, anew=anew))
            elif isinstance(target, (ast.Tuple, ast.List)):
                found += self._stored(target.elts, line)
            elif isinstance(target, ast.Starred):
                found += self._stored([target.value], line)
            elif not isinstance(target, (ast.Attribute, ast.Subscript)):
                continue
            elif not is_simple(target.value):
                found.append(self._container(target, line))
            elif isinstance(target, ast.Attribute) or is_simple(target.slice):
                attribute = isinstance(target, ast.Attribute)
                value = reading(target)
                values = [
                    self._identity(target.value, line),
                    constant(target.attr, line) if attribute else self._key(target.slice, line),
                    value if plain else self._converted(value, line, anew=anew),
                ]
                found.append((ATTRIBUTE if attribute else ITEM, root(target), values))
            else:
                found.append(container(target.value, line))
        return found

    def _effects_of(self, node: Any, line: int) -> list[Any]:
        """What the calls in an expression may change, and the names that it sets."""
        found: list[Any] = []
        for part in own(node):
            if isinstance(part, ast.NamedExpr) and not part.target.id.startswith("__value"):
                found.append(self._named(part.target.id, line))
            if not isinstance(part, ast.Call):
                continue
            function = part.func
            method = isinstance(function, ast.Attribute)
            if method and is_simple(function.value) and function.attr in CHANGING:
                small = node_is(node, part) and function.attr in SMALL and not part.keywords
                alone = node_is(node, part) or getattr(node, "value", None) is part
                if alone and function.attr in ENDS and not part.args and not part.keywords:
                    found.append(self._taken(function, line))
                elif small and len(part.args) == 1 and is_simple(part.args[0]):
                    found.append(self._small(function, part.args[0], line))
                else:
                    found.append(container(function.value, line))
                continue
            name = function.attr if method else root(function)
            if name in CHANGING_FIRST and part.args and is_simple(part.args[0]):
                found.append(container(part.args[0], line))
        return found

    def _taken(self, function: Any, line: int) -> Any:
        """A method that takes one item from an end."""
        held = function.value
        place = place_at(line)
        kind = ast.Compare(call(TYPE, [held], line), [ast.In()], [load_name(ENDED, line)], **place)
        other = call(LOOK, [held], line)
        value = ast.IfExp(kind, constant(ENDS[function.attr], line), other, **place)
        return TAKEN, root(held), [self._identity(held, line), value]

    def _small(self, function: Any, item: Any, line: int) -> Any:
        """A method that adds one item, or takes one out."""
        name, held = function.attr, function.value
        if self._plain.value(item):
            value = item
        elif name == "append":
            value = self._converted(item, line)
        else:
            anew = call(LOOK, [held], line)
            other = anew if name == "remove" else call(IN_SET, [held, item], line)
            value = ast.IfExp(is_plain_type(item, line), item, other, **place_at(line))
        return SMALL[name], root(held), [self._identity(held, line), value]

    def _rounds(self, statement: Any) -> None:
        """Mark the rounds of the comprehensions in a statement."""
        for node in list(own(statement, comprehensions=True)):
            generators = getattr(node, "generators", None)
            if generators:
                last = generators[-1]
                line = node.lineno
                effects = [
                    self._named(name, line)
                    for one in generators
                    for name in names_stored(one.target)
                ]
                appended = self._append(ROUND, line, effects, line)
                # To append returns None, so the condition always holds.
                passed = ast.UnaryOp(ast.Not(), appended, **place_at(line))
                last.ifs = [passed, *last.ifs]


def holds_statements(node: Any) -> bool:
    return isinstance(node, (ast.stmt, ast.excepthandler)) or type(node).__name__ == "match_case"


def place_at(line: int) -> dict[str, int]:
    return {"lineno": line, "col_offset": 0, "end_lineno": line, "end_col_offset": 0}


def load_name(name: str, line: int) -> Any:
    return ast.Name(name, ast.Load(), **place_at(line))


def constant(value: object, line: int) -> Any:
    return ast.Constant(value, **place_at(line))


def call(name: str, arguments: list[Any], line: int) -> Any:
    return ast.Call(load_name(name, line), arguments, [], **place_at(line))


def is_plain_type(value: Any, line: int) -> Any:
    kind = call(TYPE, [value], line)
    return ast.Compare(kind, [ast.In()], [load_name(PLAIN, line)], **place_at(line))


def is_short(loop: Any) -> bool:
    """Whether it is a loop over a few numbers or letters that stand there."""
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


def level(line: int) -> Any:
    return LEVEL, "", [call(DEPTH, [], line)]


def container(node: Any, line: int) -> Any:
    return CONTAINER, root(node), [call(LOOK, [node], line)]


def is_simple(node: Any) -> bool:
    """Whether an expression can be looked at once more: it calls nothing."""
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


def reading(node: Any) -> Any:
    """A target, to be read."""
    fields = {name: getattr(node, name) for name in node._fields}
    fields["ctx"] = ast.Load()
    return type(node)(**fields, **place_at(node.lineno))


def node_is(statement: Any, part: Any) -> bool:
    """Whether the statement is this call and nothing else."""
    return isinstance(statement, ast.Expr) and statement.value is part


def own(node: Any, *, whole: bool = False, comprehensions: bool = False) -> Iterator[Any]:
    """What belongs to a statement itself: no other statement, no function of its own.

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


def captured(pattern: Any) -> list[str]:
    """The names that a pattern of a `match` sets; none if there are alternatives."""
    nodes = walk(pattern)
    if any(type(node).__name__ == "MatchOr" for node in nodes):
        return []
    names = [getattr(node, "name", None) or getattr(node, "rest", None) for node in nodes]
    return [name for name in names if isinstance(name, str)]


def names_of_masks(tree: Any) -> list[str]:
    """The names that are used with operations on bits."""
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
    return sorted(found - {""})[:500]
