"""Puts marks into a submission, so that each line that runs says so, with what it changed.

The judge sends this text to a worker, behind `effects` and before `steps`.  The marks stand in the
syntax tree, and no trace function is used: they take a quarter of the time, see each round of a
comprehension, and are the same in every version of Python.  Line numbers stay as they are.

A mark is a call that appends an *event*: the number of its *site*, alone or in a tuple with
values; in a list if it may write into the board.  A site is a place in the code: line, kind,
function, and what the values are.  The values are looked at before the event is appended, so no
other event gets between them.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from grader.sandbox.inside.effects import (
        FRAME,
        ITEM,
        LEVEL,
        RETURNED,
        VALUE,
        WAITS,
        Effects,
        has_changes,
    )
    from grader.sandbox.inside.nodes import (
        call,
        constant,
        either,
        holds_statements,
        is_in,
        is_short,
        item_of,
        load_name,
        names_of_masks,
        own,
        place_at,
    )
    from grader.sandbox.inside.plain import names_stored, root
    from grader.sandbox.inside.syntax import ast, walk

# What a mark calls, beside what effects do; names that no submission has by accident.
MARK, COUNT, MOST, FLUSH, DEPTH, LOCALS, BEGIN, FRAMES, OWN_FRAME, FAULT, TOO_DEEP = (
    "__mark__", "__count__", "__most__", "__flush__", "__depth__", "__locals__", "__begin__",
    "__frames__", "__frame__", "__fault__", "__too_deep__",
)  # fmt: skip
GROWING = "__growing__"
DEFAULT_DICTIONARIES = ("defaultdict", "collections.defaultdict")
# Kinds of sites.  What happens inside of an expression is no step, and ends no comprehension; at a
# pause a generator gives a value to who asked for it.
EFFECT, LINE, CALL, RETURN, ROUND, INSIDE, PAUSE = range(7)
ANYWHERE = -1
"""Stands for the function, whichever it is."""
MOST_SITES = 20_000


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
        self.growing = self._new_site(0, EFFECT, ANYWHERE, [[ITEM, ""]])
        """The site at which a dictionary makes an item by itself."""
        self._effects = Effects(tree, self._site_inside)
        self._bare: dict[tuple[int, int, int], int] = {}
        """The sites without values."""
        self._function = -1
        self._loops: list[int] = []
        self._generator = False
        for node in walk(tree):
            if isinstance(node, ast.Call) and root(node.func) in DEFAULT_DICTIONARIES:
                node.args.insert(0, node.func)
                node.func = load_name(GROWING, node.lineno)
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
        self._effects.enter(function)
        self._generator = any(
            isinstance(node, (ast.Yield, ast.YieldFrom))
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
        effects = [self._effects.named(one.arg, line) for one in parameters]
        # The look comes second: its picture has this call already.
        marked = [*self._mark(CALL, line, effects), *self._look(line)]
        if self._generator:
            place = place_at(line)
            target = ast.Name(OWN_FRAME, ast.Store(), **place)
            marked[:0] = [ast.Assign([target], call(BEGIN, [], line), **place)]
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
        if self._generator:
            effects = [self._frame(at or line), *effects]
        at = at or line
        place = place_at(at)
        marked = ast.Expr(self._append(kind, line, effects, at), **place)
        if not effects:
            return [marked]
        # What is looked at once more may be gone, or refuse; that must not show in the program.
        instead = ast.Pass(**place)
        if kind != EFFECT:
            least = effects[: int(self._generator)]
            instead = ast.Expr(self._append(kind, line, least, at), **place)
        handler = ast.ExceptHandler(load_name(FAULT, at), None, [instead], **place)
        return [ast.Try([marked], [handler], [], [], **place)]

    def _frame(self, line: int) -> Any:
        """The effect that says which call of a generator goes on."""
        number = load_name(OWN_FRAME, line)
        known = is_in(number, FRAMES, line)
        return FRAME, "", [either(known, number, call(LOCALS, [number], line), line)]

    def _append(self, kind: int, line: int, effects: list[Any], at: int) -> Any:
        if effects:
            told = [[how, name] for how, name, _ in effects]
            site = self._new_site(line, kind, self._function, told)
        else:
            place = (line, kind, self._function)
            if place not in self._bare:
                self._bare[place] = self._new_site(*place, [])
            site = self._bare[place]
        values = [value for _, _, values in effects for value in values]
        event = constant(site, at)
        if effects:
            # Those that may write into the board are lists, to be found quickly.
            kind_of_event = ast.List if any(how == ITEM for how, _, _ in effects) else ast.Tuple
            event = kind_of_event([event, *values], ast.Load(), **place_at(at))
        return call(MARK, [event], at)

    def _new_site(self, line: int, kind: int, function: int, told: list[Any]) -> int:
        if len(self.sites) >= MOST_SITES:
            raise TooLong
        self.sites.append([line, kind, function, told])
        return len(self.sites) - 1

    def _site_inside(self, line: int, how: int, name: str) -> int:
        """A site for what happens inside of an expression."""
        return self._new_site(line, INSIDE, self._function, [[how, name]])

    def _look(self, line: int) -> list[Any]:
        """A statement that has the recorder look at the events, when there are many."""
        place = place_at(line)
        many = ast.Compare(call(COUNT, [], line), [ast.Gt()], [load_name(MOST, line)], **place)
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
        before = self._line(node, due)
        self._rounds(node)
        if isinstance(node, ast.Continue):
            again = self._mark(LINE, self._loops[-1], [], line) if self._loops else []
            return [*before, *again, node], []
        if isinstance(node, (ast.Break, ast.Raise, ast.Pass)):
            return [*before, node], []
        effects = self._effects
        if isinstance(node, (ast.For, ast.AsyncFor)):
            before += self._first(node, "iter")
            self._loop(node, effects.of_loop(node, line))
        elif isinstance(node, (ast.If, ast.While)):
            self._test(node)
        elif isinstance(node, (ast.With, ast.AsyncWith)):
            targets = [item.optional_vars for item in node.items if item.optional_vars]
            due = [effect for target in targets for effect in effects.of_target(target, line)]
            node.body = self._block(node.body, due)
            return [*before, node], [level(line)]
        elif hasattr(node, "handlers"):
            self._try(node)
        elif hasattr(node, "cases"):
            before += self._first(node, "subject")
            for case in node.cases:
                case.body = self._block(case.body, effects.of_pattern(case.pattern, line))
        else:
            self._pauses(node)
            return [*before, node], effects.of_statement(node)
        return [*before, node], []

    def _line(self, node: Any, due: list[Any]) -> list[Any]:
        """The mark before a statement."""
        if self._generator and any(isinstance(part, ast.YieldFrom) for part in own(node)):
            due = [*due, (WAITS, "", [])]
        return self._mark(LINE, node.lineno, due)

    def _first(self, node: Any, field: str) -> list[Any]:
        """Statements for what is computed once, if that changes anything."""
        value = getattr(node, field)
        if not has_changes(value):
            return []
        line, name = node.lineno, f"__{field}{node.lineno}__"
        place = place_at(line)
        first = ast.Assign([ast.Name(name, ast.Store(), **place)], value, **place)
        effects = self._effects.of_expression(value, line)
        setattr(node, field, load_name(name, line))
        return [first, *self._mark(EFFECT, line, effects)]

    def _test(self, node: Any) -> None:
        """Mark a statement that begins with a test: what that changes shows on both ways."""
        line = node.lineno
        due = self._effects.of_expression(node.test, line)
        if isinstance(node, ast.While):
            self._loop(node, due)
        else:
            node.body = self._block(node.body, due)
        if isinstance(node, ast.If) and node.orelse:
            node.orelse = self._block(node.orelse, due)
        elif not node.orelse:
            node.orelse = self._mark(EFFECT, line, due) if due else []

    def _pauses(self, statement: Any) -> None:
        """Mark where a generator gives a value."""
        for node in own(statement) if self._generator else ():
            if isinstance(node, ast.Yield):
                line = node.lineno
                pause = self._append(PAUSE, line, [self._frame(line)], line)
                value = node.value or constant(None, line)
                pair = ast.Tuple([value, pause], ast.Load(), **place_at(line))
                node.value = item_of(pair, constant(0, line), line)

    def _return(self, node: Any, due: list[Any]) -> list[Any]:
        line = node.lineno
        effects = self._effects
        if node.value is None or isinstance(node.value, (ast.Constant, ast.Name)):
            value = node.value or constant(None, line)
            due = [*due, (RETURNED, "", [effects.converted(value, line)])]
            return [*self._mark(RETURN, line, due), node]
        before = self._line(node, due)
        self._rounds(node)
        self._pauses(node)
        place = place_at(line)
        kept = ast.Assign([ast.Name(VALUE, ast.Store(), **place)], node.value, **place)
        given = load_name(VALUE, line)
        plain = effects.plain.value(node.value)
        changed = effects.of_expression(node.value, line)
        changed.append((RETURNED, "", [given if plain else effects.converted(given, line)]))
        after = self._mark(RETURN, line, changed)
        return [*before, kept, *after, ast.Return(load_name(VALUE, line), **place)]

    def _loop(self, node: Any, due: list[Any]) -> None:
        line = node.lineno
        self._loops.append(line)
        look = [] if is_short(node) else self._look(line)
        node.body = [*look, *self._block(node.body, due, closing=line)]
        self._loops.pop()
        if node.orelse:
            after = due if isinstance(node, ast.While) else []
            node.orelse = self._block(node.orelse, after)

    def _try(self, node: Any) -> None:
        node.body = self._block(node.body)
        for handler in node.handlers:
            due = [level(handler.lineno)]
            if handler.name:
                due.append(self._effects.named(handler.name, handler.lineno))
            handler.body = self._block(handler.body, due)
        if node.orelse:
            node.orelse = self._block(node.orelse)
        if node.finalbody:
            node.finalbody = self._block(node.finalbody, [level(node.finalbody[0].lineno)])

    def _rounds(self, statement: Any) -> None:
        """Mark the rounds of the comprehensions in a statement, and what changes in them."""
        outside = {id(node) for node in own(statement)}
        for node in list(own(statement, comprehensions=True)):
            if id(node) not in outside and (
                isinstance(node, ast.NamedExpr)
                or (isinstance(node, ast.Call) and self._effects.changes(node))
            ):
                self._effects.inside(node)
        for node in list(own(statement, comprehensions=True)):
            generators = getattr(node, "generators", None)
            if generators:
                last = generators[-1]
                line = node.lineno
                effects = [
                    self._effects.named(name, line)
                    for one in generators
                    for name in names_stored(one.target)
                ]
                appended = self._append(ROUND, line, effects, line)
                # To append returns None, so the condition always holds.
                passed = ast.UnaryOp(ast.Not(), appended, **place_at(line))
                last.ifs = [passed, *last.ifs]


def level(line: int) -> Any:
    return LEVEL, "", [call(DEPTH, [], line)]
