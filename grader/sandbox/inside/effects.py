"""Finds what a statement changes, and writes the expressions that record it.

The judge sends this text to a worker, behind `nodes` and before `marks`.  An *effect* is a kind, a
name and expressions; these run right after the statement.  Where a container got something, or
lost something, that alone is recorded, for a look at all of it costs more than most statements.

What a statement computes on its way to a container is kept under a name: to compute it again
could cost much, or give something else by then.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from grader.sandbox.inside.nodes import (
        call,
        captured,
        constant,
        either,
        evaluated,
        is_fixed,
        is_in,
        is_simple,
        item_of,
        listed,
        load_name,
        own,
        store_name,
    )
    from grader.sandbox.inside.plain import NUMBERS_ONLY, Plain, names_stored, root
    from grader.sandbox.inside.syntax import ast, walk

# What the expressions call; names that no submission has by accident.
SEE, LOOK, TYPE, PLAIN, ALIVE, IDENTITY, KEY, IN_SET, OUT_OF, FIND, ENDED, CHANGED, VALUE = (
    "__see__", "__look__", "__type__", "__plain__", "__alive__", "__identity__", "__key__",
    "__in_set__", "__out_of__", "__find__", "__ended__", "__changed__", "__value__",
)  # fmt: skip
NOTE, AFTER, AFTER_CALL = "__note__", "__after__", "__after_call__"
# Kinds of effects: a name's new value; an item (container, key, new value); a container that
# may have changed; a name that is gone; what is returned; how deep the calls are; a container and
# what was added to it, or taken out; an attribute (object, name, new value); all variables of a
# call that goes on; what stood at a place or under a key is gone (container, key); an item at a
# place in a list (list, place, item); the number of a generator's call; it waits for another one.
(
    NAME, ITEM, CONTAINER, GONE, RETURNED, LEVEL, ADDED, DROPPED, ATTRIBUTE, VARIABLES, TAKEN,
    INSERTED, FRAME, WAITS,
) = range(14)  # fmt: skip
CHANGING = {
    "add", "append", "appendleft", "clear", "difference_update", "discard", "extend", "extendleft",
    "insert", "intersection_update", "move_to_end", "pop", "popitem", "popleft", "remove",
    "reverse", "rotate", "setdefault", "sort", "subtract", "symmetric_difference_update", "update",
}  # fmt: skip
CHANGING_FIRST = {"heapify", "heappop", "heappush", "heappushpop", "heapreplace", "insort",
                  "insort_left", "insort_right", "setattr", "delattr", "shuffle"}  # fmt: skip
"""Functions that change their first argument."""
ENDS = {"pop": -1, "popleft": 0}
MORE, LESS, NONE = "+", "-", "0"
SEVERAL = {"update": MORE, "extend": MORE, "difference_update": LESS}
"""Methods that add all items of another container, or take them out."""
IN_PLACE = {"BitOr": MORE, "Add": MORE, "Sub": LESS}
BUILT_IN = {"list", "dict", "set", "deque", "defaultdict", "OrderedDict", "Counter", "UserDict",
            "UserList", "bytearray", "array"}  # fmt: skip


class Effects:
    """Knows what the statements of a module change; `enter` each function first."""

    def __init__(self, tree: Any, site: Callable[[int, int, str], int]) -> None:
        self.plain = Plain(tree)
        self._site = site
        """Returns a site for what happens inside of an expression."""
        nodes = walk(tree)
        called = {id(node.func) for node in nodes if isinstance(node, ast.Call)}
        self._grows = any(
            (isinstance(node, ast.FunctionDef) and node.name == "__missing__")
            or (_last(node) == "defaultdict" and id(node) not in called)
            for node in nodes
            if isinstance(node, (ast.FunctionDef, ast.Name, ast.Attribute))
        )
        """Whether a container may get others in a way that is not recorded."""
        self._by_look = any(
            isinstance(node, ast.ClassDef) and any(_last(one) in BUILT_IN for one in node.bases)
            for node in nodes
        )
        """Whether a method may do something else than its name says."""
        self._methods = {
            part.name
            for node in nodes
            if isinstance(node, ast.ClassDef)
            for part in node.body
            if isinstance(part, ast.FunctionDef)
        }
        self._bounded = any(getattr(node, "arg", "") == "maxlen" for node in nodes) or any(
            isinstance(node, ast.Call) and _last(node.func) == "deque" and len(node.args) > 1
            for node in nodes
        )
        """Whether a deque may lose an item at one end when it gets one at the other."""
        self._shared = self.plain.shared
        self._bound: set[str] = set()
        self._kept = 0

    def enter(self, function: Any) -> None:
        """Say of which function the next questions are."""
        self.plain.enter(function)

    # Statements

    def of_statement(self, node: Any) -> list[Any]:
        """Return the effects of a statement without other statements in it."""
        line = node.end_lineno or node.lineno
        found = self.of_expression(node, line)
        if isinstance(node, ast.Assign):
            source = node.value if len(node.targets) == 1 else None
            plain = self.plain.value(node.value)
            for target in node.targets:
                found += self.of_target(target, line, plain=plain, source=source)
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            plain = self.plain.value(node.value)
            found += self.of_target(node.target, line, plain=plain, source=node.value)
        elif isinstance(node, ast.AugAssign):
            # In place: a container is the same one afterwards, with other items.
            plain = self.plain.value(node.value) and (
                type(node.op).__name__ in NUMBERS_ONLY or self.plain.value(node.target)
            )
            anew: list[Any] = []
            sign = IN_PLACE.get(type(node.op).__name__)
            if not plain and sign is not None and not self._by_look:
                anew = [constant(sign, line), self._keep(node, "value", line)]
            found += self.of_target(node.target, line, plain=plain, anew=anew)
        elif isinstance(node, ast.Delete):
            for target in node.targets:
                found += self._of_deleted(target, line)
        return found

    def of_loop(self, node: Any, line: int) -> list[Any]:
        """Return what a round of a `for` loop sets."""
        self._kept = 0
        self._bound = set(names_stored(node.target)) | self._shared
        return self.of_target(node.target, line, plain=self.plain.items(node.iter))

    def of_target(
        self, target: Any, line: int, *, plain: bool = False, source: Any = None, anew: Any = None
    ) -> list[Any]:
        """Return what an assignment to a target changes; `plain` if what is assigned is.

        `source` is what is assigned, if that is known.  `anew` is not None if the value was
        changed in place: what it was changed by, if that is known.
        """
        if isinstance(target, ast.Name):
            return [self.named(target.id, line, plain=plain, anew=anew)]
        if isinstance(target, (ast.Tuple, ast.List)):
            return [effect for one in target.elts for effect in self.of_target(one, line)]
        if isinstance(target, ast.Starred):
            return self.of_target(target.value, line)
        path, way = root(target), target.value
        held = self._keep(target, "value", line)
        if not is_simple(way):
            return [self._looked_at(held, path, line)]
        if isinstance(target, ast.Attribute):
            value = ast.Attribute(held, target.attr, ast.Load(), lineno=line, col_offset=0)
            shown = value if plain else self.converted(value, line, anew=anew)
            name = constant(target.attr, line)
            return [(ATTRIBUTE, path, [self._identity(held, way, line), name, shown])]
        if isinstance(target.slice, ast.Slice):
            return [self._looked_at(held, path, line)]
        plain_key = self.plain.value(target.slice)
        kind_of_key = target.slice
        key = self._keep(target, "slice", line)
        known = isinstance(source, ast.Name) and source.id not in self._bound
        if (known or is_fixed(source)) and not self._by_look:
            value = source
        else:
            value = item_of(held, key, line)
        values = [
            self._identity(held, way, line),
            self._key(key, kind_of_key, plain_key, line),
            value if plain else self.converted(value, line, anew=anew),
        ]
        return [(ITEM, path, values)]

    def _of_deleted(self, target: Any, line: int) -> list[Any]:
        if isinstance(target, ast.Name):
            return [(GONE, target.id, [])]
        if not isinstance(target, (ast.Attribute, ast.Subscript)):
            return []
        path, way = root(target.value), target.value
        held = self._keep(target, "value", line)
        by_key = isinstance(target, ast.Subscript) and not isinstance(target.slice, ast.Slice)
        if not by_key or self._by_look or not is_simple(way):
            return [self._looked_at(held, path, line)]
        plain, written = self.plain.value(target.slice), target.slice
        key = self._keep(target, "slice", line)
        values = [self._identity(held, way, line), self._key(key, written, plain, line)]
        return [(TAKEN, path, values)]

    def of_expression(self, node: Any, line: int) -> list[Any]:
        """Return what the calls in an expression change, and the names that it sets."""
        self._kept = 0
        self._bound = set(names_stored(node)) | self._shared
        found: list[Any] = []
        for part, sure in evaluated(node):
            if isinstance(part, ast.NamedExpr):
                name = part.target.id
                if not sure:
                    self.inside(part)
                elif not name.startswith("__value"):
                    found.append(self.named(name, line))
            elif isinstance(part, ast.Call):
                found += self._of_call(part, sure, line)
        return found

    def inside(self, node: Any) -> None:
        """Have a change inside of an expression recorded right there: it may happen or not."""
        line = node.lineno
        if isinstance(node, ast.NamedExpr):
            site = constant(self._site(line, NAME, node.target.id), line)
            node.value = call(NOTE, [site, node.value], line)
            return
        function, arguments = node.func, node.args
        if isinstance(function, ast.Attribute) and function.attr in CHANGING:
            site = constant(self._site(line, CONTAINER, root(function.value)), line)
            node.args = [site, function.value, constant(function.attr, line), *arguments]
            node.func = load_name(AFTER, line)
        elif arguments:
            site = constant(self._site(line, CONTAINER, root(arguments[0])), line)
            node.args = [site, function, *arguments]
            node.func = load_name(AFTER_CALL, line)

    def named(self, name: str, line: int, *, plain: bool = False, anew: Any = None) -> Any:
        """Return the effect that a name has a new value."""
        value = load_name(name, line)
        if plain or self.plain.value(value):
            return NAME, name, [value]
        return NAME, name, [self.converted(value, line, anew=anew)]

    def of_pattern(self, pattern: Any, line: int) -> list[Any]:
        """Return the effects of a pattern of a `match`."""
        return [self.named(name, line) for name in captured(pattern)]

    # Calls

    def changes(self, part: Any) -> bool:
        """Return whether a call may change a container."""
        function = part.func
        if not isinstance(function, ast.Attribute):
            return root(function) in CHANGING_FIRST
        mine = isinstance(function.value, ast.Name) and function.value.id in ("self", "cls")
        if mine and function.attr in self._methods:
            return False
        return function.attr in CHANGING or function.attr in CHANGING_FIRST

    def _of_call(self, part: Any, sure: bool, line: int) -> list[Any]:
        if not self.changes(part):
            return []
        if not sure:
            self.inside(part)
            return []
        function = part.func
        if isinstance(function, ast.Attribute) and function.attr in CHANGING:
            return [self._of_method(part, line)]
        if not part.args or isinstance(part.args[0], ast.Starred):
            return []
        path = root(part.args[0])
        return [self._looked_at(self._keep(part.args, 0, line), path, line)]

    def _of_method(self, part: Any, line: int) -> Any:
        """Return the effect of a method that changes a container."""
        function, arguments = part.func, part.args
        way, name, count = function.value, function.attr, len(part.args)
        path = root(way)
        held = self._keep(function, "value", line)
        if (
            self._by_look
            or not is_simple(way)  # it may be a new one, and would then be seen as it is now
            or part.keywords
            or any(isinstance(one, ast.Starred) for one in arguments)
        ):
            return self._looked_at(held, path, line)
        if count == 0 and name in ENDS:
            kind = is_in(call(TYPE, [held], line), ENDED, line)
            place = constant(ENDS[name], line)
            value = either(kind, place, call(LOOK, [held], line), line)
            return TAKEN, path, [self._identity(held, way, line), value]
        if count == 0 and name == "clear":
            parts = [self._identity(held, way, line), constant(NONE, line), listed([], line)]
            return CONTAINER, path, [listed(parts, line)]
        if count == 1 and name in SEVERAL and not hasattr(arguments[0], "generators"):
            given = self._keep(arguments, 0, line)
            parts = [held, constant(SEVERAL[name], line), given]
            return CONTAINER, path, [call(CHANGED, parts, line)]
        if count == 1 and name in ("add", "append", "discard", "remove"):
            return self._of_item(held, name, part, line, way)
        if count == 1 and name == "appendleft" and not self._bounded:
            plain = self.plain.value(arguments[0])
            item = self._keep(arguments, 0, line)
            value = item if plain else self.converted(item, line)
            return INSERTED, path, [self._identity(held, way, line), constant(0, line), value]
        if count == 2 and name == "insert":
            plain = self.plain.value(arguments[1])
            place, item = self._keep(arguments, 0, line), self._keep(arguments, 1, line)
            value = item if plain else self.converted(item, line)
            return INSERTED, path, [self._identity(held, way, line), place, value]
        if (name == "pop" and count) or (name == "setdefault" and count == 2):
            plain, written = self.plain.value(arguments[0]), arguments[0]
            key = self._keep(arguments, 0, line)
            values = [self._identity(held, way, line), self._key(key, written, plain, line)]
            if name == "pop":
                return TAKEN, path, values
            return ITEM, path, [*values, self.converted(item_of(held, key, line), line)]
        return self._looked_at(held, path, line)

    def _of_item(self, held: Any, name: str, part: Any, line: int, way: Any) -> Any:
        """Return the effect of a method that adds one item, or takes one out."""
        if name == "append" and self._bounded:
            return self._looked_at(held, root(way), line)
        plain = self.plain.value(part.args[0])
        item = self._keep(part.args, 0, line)
        if plain:
            value = item
        elif name == "append":
            value = self.converted(item, line)
        else:
            other = call(OUT_OF if name == "remove" else IN_SET, [held, item], line)
            value = either(is_in(call(TYPE, [item], line), PLAIN, line), item, other, line)
        how = ADDED if name in ("add", "append") else DROPPED
        return how, root(way), [self._identity(held, way, line), value]

    def _looked_at(self, held: Any, path: str, line: int) -> Any:
        return CONTAINER, path, [call(LOOK, [held], line)]

    # Values

    def converted(self, value: Any, line: int, *, anew: Any = None) -> Any:
        """Return the value itself if it is a plain one, and else what the recorder makes of it.

        `anew` is not None if it may have changed since it was seen before.
        """
        if self.plain.value(value):
            return value
        looked = value
        if not isinstance(value, ast.Name):  # to be looked up only once
            looked = store_name(VALUE, value, line)
            value = load_name(VALUE, line)
        if anew:
            other = call(CHANGED, [value, *anew], line)
        elif anew is not None:
            other = call(LOOK, [value], line)
        else:
            number = call(IDENTITY, [value], line)
            known = listed([number], line)
            other = either(is_in(number, ALIVE, line), known, call(SEE, [value], line), line)
        return either(is_in(call(TYPE, [looked], line), PLAIN, line), value, other, line)

    def _key(self, key: Any, written: Any, plain: bool, line: int) -> Any:
        """Return what stands for a key: it goes by its value, not by its identity."""
        if plain or is_fixed(written):
            return key
        if isinstance(written, ast.Tuple):
            return key if all(map(self.plain.value, written.elts)) else call(KEY, [key], line)
        known = is_in(call(TYPE, [key], line), PLAIN, line)
        return either(known, key, call(KEY, [key], line), line)

    def _identity(self, held: Any, way: Any, line: int) -> Any:
        """Return the identity of a container; if it may be a new one, how it is found."""
        number = call(IDENTITY, [held], line)
        if not self._grows or isinstance(way, ast.Name):
            return number
        steps = [held]
        while isinstance(way, (ast.Attribute, ast.Subscript)):
            way = way.value
            steps.append(way)
        return either(is_in(number, ALIVE, line), number, call(FIND, steps[::-1], line), line)

    def _keep(self, holder: Any, place: Any, line: int) -> Any:
        """Return a node that reads a part of a statement once more.

        If its value could be another one by then, or costs anything to find, it is kept.
        """
        in_list = isinstance(holder, list)
        part = holder[place] if in_list else getattr(holder, place)
        if is_fixed(part):
            return part
        if isinstance(part, ast.Name) and part.id not in self._bound:
            return load_name(part.id, line)
        self._kept += 1
        name = f"__value{self._kept}__"
        kept = store_name(name, part, line)
        if in_list:
            holder[place] = kept
        else:
            setattr(holder, place, kept)
        return load_name(name, line)


def has_changes(node: Any) -> bool:
    """Return whether an expression may change a container, or set a name."""
    for part in own(node):
        function = getattr(part, "func", None)
        if getattr(function, "attr", getattr(function, "id", "")) in CHANGING | CHANGING_FIRST:
            return True
        if isinstance(part, ast.NamedExpr):
            return True
    return False


def _last(node: Any) -> str:
    return root(node).rpartition(".")[2]
