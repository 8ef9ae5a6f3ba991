"""Every way to change a submission by one small edit that takes back a learner's usual mistake.

This runs in a worker that is used for nothing else, on a syntax tree.  An edit is a list of
attributes to set, with a code for the cause that it would confirm; none holds a solution.
"""

from __future__ import annotations

import _ast as ast  # what `ast` adds takes long to import

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

ONLY_AST = 0x400
TICK = "__tick__"
ROW, COLUMN, BOX = 1, 2, 3
# The same order as `grader.judge.why.CAUSES`.
(
    CHECK, STRICT, DIGITS, CELLS, EMPTY_TEST, TYPE, COPY, GIVEN, UNDO_BOARD, UNDO_BOOKS, BOOK_INIT,
    BOOK_PLACE, BOOK_KEY, RESULT, BASE, EARLY_TRUE, EARLY_FALSE, DEAD_END, NO_RECURSION, INVERT,
    LOOP, STATE, RAISE, SLOW, UNKNOWN,
) = range(25)  # fmt: skip

ADDING = {"add", "append", "insert", "update"}
REMOVING = {"remove", "discard", "pop", "popleft", "clear", "difference_update"}
INVERSE = {"add": "discard", "append": "pop", "remove": "add", "discard": "add", "pop": "append"}


class Edit:
    """One change: what to set where, and what it would mean."""

    __slots__ = ("cause", "changes", "line", "rank", "unit")

    def __init__(self, changes: list[Any], line: int, cause: int, unit: int, rank: int) -> None:
        self.changes = [one if len(one) == 4 else (one[0], one[1], -1, one[2]) for one in changes]
        """Object, attribute, place in a list or -1, new value."""
        self.line = line
        self.cause = cause
        self.unit = unit
        self.rank = rank
        """0 for an exact edit; the more, the more of the program it could stand for."""


def parse(source: bytes | str, mode: str = "exec") -> Any:
    return compile(source, "<submission>", mode, ONLY_AST, dont_inherit=True)


def children(node: Any) -> Iterator[tuple[Any, str, int]]:
    """The nodes right below one, each with its field and its place in it, or -1."""
    for field in node._fields:
        value = getattr(node, field, None)
        if isinstance(value, list):
            for index, item in enumerate(value):
                if isinstance(item, ast.AST):
                    yield item, field, index
        elif isinstance(value, ast.AST):
            yield value, field, -1


def walk(node: Any) -> list[Any]:
    """A node and all below it, from the outside in and in the order of the text."""
    found = []
    stack = [node]
    while stack:
        node = stack.pop()
        found.append(node)
        below = []
        for field in node._fields:
            value = getattr(node, field, None)
            if type(value) is list:
                below += [item for item in value if isinstance(item, ast.AST)]
            elif field != "ctx" and isinstance(value, ast.AST):
                below.append(value)
        stack += reversed(below)
    return found


def dump(node: Any) -> str:
    """The tree in a text, without places; equal texts are equal code."""
    if isinstance(node, list):
        return "[%s]" % ",".join([dump(item) for item in node])
    if not isinstance(node, ast.AST):
        return repr(node)
    fields = [dump(getattr(node, name, None)) for name in node._fields if name != "ctx"]
    return "%s(%s)" % (type(node).__name__, ",".join(fields))


def as_list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [] if value is None else [value]


def filled(template: Any, parts: dict[str, Any]) -> Any:
    """The template with its capital names replaced by nodes."""
    if isinstance(template, ast.Name) and template.id in parts:
        return parts[template.id]
    for child, field, index in children(template):
        new = filled(child, parts)
        if new is not child:
            if index < 0:
                setattr(template, field, new)
            else:
                getattr(template, field)[index] = new
    return template


def expression(text: str, **parts: Any) -> Any:
    return filled(parse(text, "eval").body, parts)


def statements(text: str, **parts: Any) -> list[Any]:
    body: list[Any] = filled(parse(text), parts).body
    return body


def storing(node: Any) -> Any:
    """The same target, to be written."""
    fields = {name: getattr(node, name) for name in node._fields}
    fields["ctx"] = ast.Store()
    place = {name: getattr(node, name) for name in ("lineno", "col_offset")}
    return type(node)(**fields, **place)


def load(node: Any) -> Any:
    """The same target, to be read."""
    if isinstance(node, ast.Tuple):
        return ast.Tuple([load(item) for item in node.elts], ast.Load(), **place(node))
    fields = {name: getattr(node, name) for name in node._fields}
    fields["ctx"] = ast.Load()
    return type(node)(**fields, **place(node))


def instrument(tree: Any) -> None:
    """Have every round of a loop and every call counted."""
    for node in list(walk(tree)):
        if isinstance(node, (ast.For, ast.While, ast.FunctionDef)):
            node.body = [*statements(TICK + "()"), *node.body]


def is_number(node: Any, *values: int) -> bool:
    if not isinstance(node, ast.Constant) or type(node.value) is not int:
        return False
    return not values or node.value in values


def is_text(node: Any, *values: str) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is str and node.value in values


def is_truth(node: Any, value: bool) -> bool:
    return isinstance(node, ast.Constant) and node.value is value


def name_of(node: Any) -> str:
    """A name, or the last part of one with dots; empty for all else."""
    if isinstance(node, ast.Name):
        return node.id
    return node.attr if isinstance(node, ast.Attribute) else ""


def names_in(node: Any) -> set[str]:
    return {part.id for part in walk(node) if isinstance(part, ast.Name)}


def called(node: Any) -> str:
    return name_of(node.func) if isinstance(node, ast.Call) else ""


def root_of(node: Any) -> str:
    """The name of the container that an element belongs to, however deep."""
    while isinstance(node, ast.Subscript):
        node = node.value
    return name_of(node)


class Program:
    """A submission's tree, and what its names stand for as far as that can be seen."""

    def __init__(self, tree: Any, entry: str) -> None:
        self.tree = tree
        self.entry = entry
        self.parents: dict[int, tuple[Any, str, int]] = {}
        self._bound: dict[int, set[str]] = {}
        self._counting: dict[int, set[str]] = {}
        self._checking: dict[int, bool] = {}
        self._helping: dict[int, int] = {}
        self.nodes = list(walk(tree))
        for node in self.nodes:
            for child, field, index in children(node):
                self.parents.setdefault(id(child), (node, field, index))
        self.functions = [node for node in self.nodes if isinstance(node, ast.FunctionDef)]
        self.defined = {function.name for function in self.functions}
        self.shifts = any(isinstance(node, ast.LShift) for node in self.nodes)
        self.recursive = self._recursive()
        self.searching = self._reached_from(self.recursive)
        """The functions of the search: those that reach themselves, and those that they call."""
        self.find_board()
        self.find_books()

    # Where a node stands

    def up(self, node: Any) -> Iterator[Any]:
        """What a node stands in, from the inside out."""
        while id(node) in self.parents:
            node = self.parents[id(node)][0]
            yield node

    def around(self, node: Any, *kinds: type) -> Any:
        return next((one for one in self.up(node) if isinstance(one, kinds)), None)

    def statement(self, node: Any) -> Any:
        while not isinstance(node, ast.stmt):
            node = self.parents[id(node)][0]
        return node

    def function(self, node: Any) -> Any:
        return self.around(node, ast.FunctionDef)

    def is_recursive(self, function: Any) -> bool:
        return function is not None and function.name in self.recursive

    def _recursive(self) -> set[str]:
        """The functions that can reach themselves."""
        calls = {
            function.name: {called(node) for node in walk(function)} & self.defined
            for function in self.functions
        }
        nested = {
            outer.name: {
                inner.name for inner in walk(outer) if isinstance(inner, ast.FunctionDef)
            } - {outer.name}
            for outer in self.functions
        }  # fmt: skip
        found = set()
        for start in calls:
            seen: set[str] = set()
            todo = [start]
            while todo:
                for name in calls[todo.pop()]:
                    if name not in seen:
                        seen.add(name)
                        todo.append(name)
            if start in seen and not (nested[start] and start not in calls[start]):
                found.add(start)
        return found

    def _reached_from(self, names: set[str]) -> set[str]:
        found = set(names)
        todo = list(names)
        while todo:
            name = todo.pop()
            for function in self.functions:
                if function.name == name:
                    inner = {called(node) for node in walk(function)} & self.defined
                    todo += inner - found
                    found |= inner
        return found

    # What the names stand for

    def find_board(self) -> None:
        self.boards: set[str] = set()
        entries = [one for one in self.functions if one.name == self.entry]
        for function in entries[-1:]:
            arguments = [argument.arg for argument in function.args.args]
            self.boards |= set([name for name in arguments if name != "self"][:1])
        for node in self.nodes:
            if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Subscript):
                statement = self.parents[id(node)][0]
                with_dot = isinstance(statement, ast.Compare) and any(
                    is_text(one, ".") for one in (statement.left, *statement.comparators)
                )
                if with_dot or (
                    isinstance(statement, ast.Assign) and is_text(statement.value, ".")
                ):
                    self.boards.add(name_of(node.value.value))
            if isinstance(node, ast.Assign) and name_of(node.value) in self.boards:
                self.boards |= {name_of(target) for target in node.targets}
        self.boards.discard("")
        self.roles: dict[str, set[tuple[int, str]]] = {"row": set(), "column": set(), "digit": set()}
        """What a name is for, in which function (0 outside of any)."""
        self.pairs: list[tuple[Any, Any, Any]] = []
        """Board, row and column of each write and each look for an empty cell."""
        self.placements: list[Any] = []
        seen = set()
        for node in self.nodes:
            if not self.is_cell(node):
                continue
            row, column = node.value.slice, node.slice
            parent, field, _ = self.parents[id(node)]
            writes = field == "targets" and isinstance(parent, ast.Assign)
            looks = isinstance(parent, ast.Compare) and any(
                is_text(one, ".", "0", "", " ") for one in (parent.left, *parent.comparators)
            )
            if not (writes or looks):
                continue
            home = self.home(node)
            if isinstance(row, ast.Name):
                self.roles["row"].add((home, row.id))
            if isinstance(column, ast.Name):
                self.roles["column"].add((home, column.id))
            if dump(node) not in seen:
                seen.add(dump(node))
                self.pairs.append((node.value.value, row, column))
            if (
                writes
                and not is_text(parent.value, ".", "0", "", " ")
                and not is_number(parent.value, 0)
            ):
                self.placements.append(parent)
                for name in names_in(parent.value) - {"str", "self", "int", "chr", "ord"}:
                    if name not in self.boards:
                        self.roles["digit"].add((home, name))
        for _ in range(2):
            for role in self.roles.values():
                role |= self._passed_on(role)
        both = self.roles["row"] & self.roles["column"]
        self.roles["row"] -= both
        self.roles["column"] -= both
        self.roles["digit"] -= self.roles["row"] | self.roles["column"]

    def home(self, node: Any) -> int:
        """Which function a node belongs to."""
        function = self.function(node)
        return 0 if function is None else id(function)

    def named(self, role: str, node: Any) -> set[str]:
        """The names around a node that stand for a row, a column or a digit."""
        homes = {id(one) for one in (node, *self.up(node)) if isinstance(one, ast.FunctionDef)}
        return {name for home, name in self.roles[role] if home in homes}

    def _passed_on(self, names: set[tuple[int, str]]) -> set[tuple[int, str]]:
        """The names that arguments have where they come from, and the other way round."""
        found = set()
        by_name = {function.name: function for function in self.functions}
        for node in self.nodes:
            home = self.home(node)
            if isinstance(node, ast.Call) and called(node) in by_name:
                callee = by_name[called(node)]
                parameters = [one.arg for one in callee.args.args]
                if isinstance(node.func, ast.Attribute):
                    parameters = parameters[1:]
                for argument, parameter in zip(node.args, parameters):  # noqa: B905 - a call
                    inner = argument
                    if called(argument) in ("str", "int") and argument.args:
                        inner = argument.args[0]
                    pair = {(home, name_of(inner)), (id(callee), parameter)}
                    if isinstance(inner, ast.Name) and names & pair:
                        found |= pair
            elif isinstance(node, ast.Assign) and called(node.value) in ("str", "int"):
                target, value = node.targets[0], node.value.args[:1]
                if (home, name_of(target)) in names and value:
                    inner_names = names_in(value[0])
                    found |= {(home, name) for name in inner_names if name not in self.boards}
        return found

    def is_cell(self, node: Any) -> bool:
        """Whether this is a cell of the board."""
        return (
            isinstance(node, ast.Subscript)
            and isinstance(node.value, ast.Subscript)
            and name_of(node.value.value) in self.boards
        )

    def find_books(self) -> None:
        """Containers beside the board: their elements, with the unit that each is kept for."""
        self.books: dict[str, int] = {}
        self.elements: dict[str, list[Any]] = {}
        votes: dict[str, list[int]] = {}
        seen = set()
        for node in self.nodes:
            if not isinstance(node, ast.Subscript) or isinstance(node.slice, ast.Slice):
                continue
            name = root_of(node)
            if not name or name in self.boards or name[:1].isupper():
                continue
            parent, field, _ = self.parents[id(node)]
            nested = isinstance(parent, ast.Subscript) and field == "value"
            if isinstance(node.value, ast.Subscript) and not nested:
                continue
            keys = names_in(node.slice)
            if not keys:
                continue
            votes.setdefault(name, []).append(self.unit_of_key(node.slice, node))
            text = dump(node)
            if text not in seen:
                seen.add(text)
                self.elements.setdefault(name, []).append(load(node))
        self._spell_out(votes)
        for name, found in votes.items():
            if len(found) > 1:
                self.books[name] = max(set(found), key=found.count)
        for name in votes:
            if name not in self.books:
                continue
            for word, unit in (("row", ROW), ("col", COLUMN), ("box", BOX), ("block", BOX),
                               ("grid", BOX), ("square", BOX), ("sub", BOX)):  # fmt: skip
                if word in name.lower():
                    self.books[name] = unit

    def _spell_out(self, votes: dict[str, list[int]]) -> None:
        """Elements whose key is a name of its own, with what that name stands for as well."""
        meant: dict[str, list[Any]] = {}
        for node in self.nodes:
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                if isinstance(node.value, (ast.BinOp, ast.Tuple)):
                    meant.setdefault(node.targets[0].id, []).append(node.value)
        for name, elements in self.elements.items():
            for element in list(elements):
                for value in meant.get(name_of(element.slice), ()):
                    new = expression("A[B]", A=element.value, B=value)
                    if all(dump(new) != dump(one) for one in elements):
                        elements.append(new)
                    votes[name].append(self.unit_of_key(value, value))

    def unit_of_key(self, key: Any, place_: Any) -> int:
        names = names_in(key)
        rows, columns = self.named("row", place_), self.named("column", place_)
        if any(isinstance(part, (ast.FloorDiv, ast.Mod, ast.Div)) for part in walk(key)):
            return BOX
        if names & rows and names & columns:
            return BOX
        if names & rows:
            return ROW
        if names & columns:
            return COLUMN
        return BOX if names and any("b" in name for name in names) else 0

    # What an edit would mean

    def in_loops(self, node: Any) -> set[str]:
        """The names that the loops around a node count with."""
        found = set()
        for one in self.up(node):
            if isinstance(one, ast.For):
                found |= names_in(one.target)
            if isinstance(one, (ast.GeneratorExp, ast.ListComp, ast.SetComp)):
                for generator in one.generators:
                    found |= names_in(generator.target)
            if isinstance(one, ast.FunctionDef):
                break
        return found

    def unit_at(self, node: Any) -> int:
        """The unit that the code around a node is about; 0 if that can't be seen."""
        for one in (node, *self.up(node)):
            if isinstance(one, ast.Subscript) and self.books.get(root_of(one)):
                return self.books[root_of(one)]
            if isinstance(one, ast.Call) and isinstance(one.func, ast.Attribute):
                for part in walk(one.func.value):
                    if name_of(part) in self.books:
                        return self.books[name_of(part)]
            if isinstance(one, ast.Assign) and len(one.targets) == 1:
                target = name_of(one.targets[0]).lower()
                if isinstance(one.targets[0], ast.Name) and any(
                    isinstance(part, (ast.FloorDiv, ast.Mod, ast.Div)) for part in walk(one.value)
                ):
                    return BOX
                if "box" in target or "block" in target:
                    return BOX
            if isinstance(one, ast.BinOp) and isinstance(one.op, (ast.FloorDiv, ast.Mod, ast.Div)):
                return BOX
            cell = one if self.is_cell(one) else None
            if cell is None and isinstance(one, ast.Compare):
                cell = next((part for part in walk(one) if self.is_cell(part)), None)
            if cell is not None:
                return self.unit_of_cell(cell, one)
            if isinstance(one, ast.stmt):
                break
        statement = self.statement(node)
        for one in (statement, *self.up(statement)):
            if isinstance(one, ast.FunctionDef):
                low = one.name.lower()
                for word, unit in (("row", ROW), ("col", COLUMN), ("box", BOX), ("block", BOX)):
                    if word in low:
                        return unit
                return 0
            if isinstance(one, ast.For):
                cells = [part for part in walk(one) if self.is_cell(part)]
                units = {self.unit_of_cell(cell, one.body[-1]) for cell in cells} - {0}
                if len(units) == 1:
                    return units.pop()
        return 0

    def unit_of_cell(self, cell: Any, place_: Any = None) -> int:
        """The unit that a cell is looked up for; `place_` says where, for one that was made."""
        row, column = cell.value.slice, cell.slice
        for part in walk(cell):
            if isinstance(part, (ast.FloorDiv, ast.Mod, ast.Div)):
                return BOX
        anchor = cell if place_ is None or id(cell) in self.parents else place_
        counting = self.in_loops(anchor)
        in_row, in_column = names_in(row) & counting, names_in(column) & counting
        if in_row and in_column:
            return BOX if self.is_check(anchor) else 0
        if in_row:
            return COLUMN
        if in_column:
            return ROW
        return 0

    def is_check(self, node: Any) -> bool:
        """Whether the node stands where the rules are looked at."""
        if self._checks(self.function(node)):
            return True
        for one in (node, *self.up(node)):
            parent = self.parents.get(id(one), (None, "", 0))
            if isinstance(parent[0], (ast.If, ast.IfExp)) and parent[1] == "test":
                return bool(names_in(one) & self.named("digit", node)) and not any(
                    called(part) in self.recursive for part in walk(one)
                )
            if isinstance(one, ast.stmt):
                return False
        return False

    def _checks(self, function: Any) -> bool:
        """Whether a function looks at the rules, and does nothing else."""
        if function is None:
            return False
        if id(function) not in self._checking:
            self._checking[id(function)] = (
                not self.is_recursive(function)
                and function.name != self.entry
                and any(isinstance(one, (ast.Return, ast.Yield)) and one.value is not None
                        for one in walk(function))
                and bool({name_of(one) for one in walk(function)} & (self.boards | set(self.books)))
                and not any(self.function(one) is function for one in self.placements)
                and not self._finds_empty(function)
            )  # fmt: skip
        return self._checking[id(function)]

    def _finds_empty(self, function: Any) -> bool:
        return any(
            isinstance(one, ast.Compare)
            and any(is_text(part, ".") for part in (one.left, *one.comparators))
            for one in walk(function)
        )

    def in_setup(self, node: Any) -> bool:
        """Whether the node stands where bookkeeping is filled, outside the search."""
        function = self.function(node)
        return function is None or function.name not in self.searching

    def mutates_books(self, statement: Any) -> int:
        """1 for a statement that enters something into the bookkeeping, -1 for taking it out."""
        sign = self._sign(statement)
        if not sign or id(statement) not in self.parents:
            return sign
        function = self.function(statement)
        if function is None or function.name not in self.searching:
            return 1  # at the start something can only be entered, if by striking it out
        if not self.is_recursive(function):
            return self._role_of(function) or sign
        return self._around_recursion(statement) or sign

    def _around_recursion(self, statement: Any) -> int:
        """1 for a statement before the recursive call of its block, -1 for one behind it."""
        owner, field, index = self.parents[id(statement)]
        block = getattr(owner, field)
        if not isinstance(block, list):
            return 0
        for sign, part in ((-1, block[:index]), (1, block[index + 1 :])):
            if any(called(node) in self.recursive for one in part for node in walk(one)):
                return sign
        return 0

    def _role_of(self, helper: Any) -> int:
        """What a helper is called for: to enter (1) or to take back (-1); 0 if that isn't clear."""
        if id(helper) not in self._helping:
            signs = {
                self._around_recursion(self.statement(node))
                for node in self.nodes
                if called(node) == helper.name and self.is_recursive(self.function(node))
            } - {0}
            self._helping[id(helper)] = signs.pop() if len(signs) == 1 else 0
        return self._helping[id(helper)]

    def _sign(self, statement: Any) -> int:
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call):
            function = statement.value.func
            if isinstance(function, ast.Attribute):
                if function.attr in ADDING:
                    return 1
                if function.attr in REMOVING:
                    return -1
        if isinstance(statement, ast.AugAssign):
            if isinstance(statement.op, (ast.BitOr, ast.Add, ast.BitXor)):
                return 1
            if isinstance(statement.op, (ast.BitAnd, ast.Sub)):
                return -1
        if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Subscript):
            if self.is_cell(statement.targets[0]):
                return 0
            if isinstance(statement.value, ast.Constant):
                return 1 if statement.value.value else -1
        return 0

    def meaning(self, node: Any) -> tuple[int, int]:
        """The cause and the unit that an edit at an expression stands for."""
        unit = self.unit_at(node)
        statement = self.statement(node)
        for one in (node, *self.up(node)):
            parent, field, _ = self.parents.get(id(one), (None, "", 0))
            if isinstance(parent, ast.Subscript) and field == "slice":
                if root_of(parent) in self.books:
                    return BOOK_KEY, unit
            if isinstance(one, ast.stmt):
                break
        change = self.mutates_books(statement)
        if change and self.is_check(node):
            return CHECK, unit
        if change:
            books = BOOK_INIT if self.in_setup(node) else BOOK_PLACE
            return (books if change > 0 or self.in_setup(node) else UNDO_BOOKS), unit
        for one in self.up(node):
            if self.is_cell(one) and isinstance(self.parents[id(one)][0], ast.Compare):
                if self._finds_empty(self.parents[id(one)][0]):
                    return CELLS, 0
            if isinstance(one, ast.stmt):
                break
        for one in (node, *self.up(node)):
            if isinstance(one, ast.Compare) and any(
                is_text(part, ".", "0", " ", "") or is_number(part, 0) or is_truth(part, False)
                for part in (one.left, *one.comparators)
            ):
                dotted = any(is_text(part, ".") for part in (one.left, *one.comparators))
                if dotted or any(self.is_cell(part) for part in walk(one)):
                    return EMPTY_TEST, 0
            parent, field, _ = self.parents.get(id(one), (None, "", 0))
            if field == "iter":
                target = names_in(parent.target)
                if target & self.named("digit", parent):
                    return DIGITS, 0
                if self.is_check(parent):
                    return CHECK, unit
                body = parent if isinstance(parent, ast.For) else self.statement(parent)
                if self._fills_books(body) and not self._finds_empty(body):
                    return BOOK_INIT, 0
                return CELLS, 0
            if isinstance(one, ast.stmt):
                break
        if (
            is_number(node)
            and node.value > 80
            and isinstance(getattr(self.parents[id(node)][0], "op", None), (ast.BitAnd, ast.BitXor))
        ):
            return DIGITS, 0
        if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
            target = statement.targets[0].id
            if self._is_key(target):
                return BOOK_KEY, self._unit_of_name(target) or unit
            if target in self.named("digit", node):
                return DIGITS, 0
        if statement in self.placements:
            for one in (node, *self.up(node)):
                parent, field, _ = self.parents.get(id(one), (None, "", 0))
                if parent is statement and field == "value":
                    return DIGITS, 0
        if self.is_check(node):
            return CHECK, unit
        if isinstance(statement, ast.Assign):
            targets = {one.id for target in statement.targets for one in walk(target)
                       if isinstance(one, ast.Name)}  # fmt: skip
            if targets and targets <= self.named("row", node) | self.named("column", node):
                return CELLS, 0
        if isinstance(statement, (ast.Assign, ast.Return)) and unit == BOX:
            return (BOOK_KEY if self.books else CHECK), BOX
        if isinstance(statement, (ast.If, ast.While)) and self.is_recursive(self.function(node)):
            if not any(called(one) in self.recursive for one in walk(statement.test)):
                if any(is_truth(getattr(one, "value", None), True) for one in statement.body):
                    return BASE, 0
                if any(called(one) in self.recursive for one in walk(statement)):
                    return CELLS, 0
        for one in (node, *self.up(node)):
            if called(one) in self.recursive:
                return CELLS, 0
            if isinstance(one, ast.stmt):
                break
        return UNKNOWN, unit

    def _fills_books(self, body: Any) -> bool:
        return any(self.mutates_books(one) > 0 for one in walk(body) if isinstance(one, ast.stmt))

    def _is_key(self, name: str) -> bool:
        return any(
            isinstance(node.slice, ast.Name) and node.slice.id == name
            for nodes in self.elements.values()
            for node in nodes
            if name_of(node.value) in self.books
        )

    def _unit_of_name(self, name: str) -> int:
        for book, nodes in self.elements.items():
            if any(names_in(node.slice) == {name} for node in nodes):
                return self.books.get(book, 0)
        return 0

    # The edits

    def edits(self) -> Iterator[Edit]:
        """All of them, in the order of the program; some may be the same."""
        same: dict[tuple[str, str], list[Edit]] = {}
        for node in self.nodes:
            if not isinstance(node, ast.expr) or self.is_tick(node):
                continue
            parent, field, index = self.parents[id(node)]
            if field in ("ctx", "annotation", "returns", "decorator_list", "bases"):
                continue
            if any(isinstance(one, ast.arguments) for one in self.up(node)):
                continue
            for alternative, cause, unit, rank in self.alternatives(node, parent, field, index):
                if cause is None:
                    cause, found = self.meaning(node)
                    unit = unit or found
                edit = Edit([(parent, field, index, alternative)], node.lineno, cause, unit, rank)
                if cause in (CHECK, BOOK_KEY):
                    old = apply(edit)  # the unit is that of the code as it should be
                    edit.unit = self.unit_at(parent) or unit
                    take_back(old)
                yield edit
                if isinstance(node, (ast.BinOp, ast.Compare, ast.Call)):
                    same.setdefault((dump(node), dump(alternative)), []).append(edit)
        for edits in same.values():
            if len(edits) > 1:
                changes = [one for edit in edits for one in edit.changes]
                yield Edit(changes, edits[0].line, edits[0].cause, edits[0].unit, 1)
        yield from self._all_divisions()
        yield from self.statement_edits()

    def _all_divisions(self) -> Iterator[Edit]:
        """Every `%` of a statement made `//`, and the other way round."""
        for owner in self.nodes:
            if not isinstance(owner, (ast.Assign, ast.Expr, ast.Return, ast.If, ast.AugAssign)):
                continue
            found = [
                one for field in ("test", "value", "targets", "target")
                for part in as_list(getattr(owner, field, None))
                for one in walk(part)
                if isinstance(one, ast.BinOp) and isinstance(one.op, (ast.Mod, ast.FloorDiv))
            ]  # fmt: skip
            for old, new in ((ast.Mod, ast.FloorDiv()), (ast.FloorDiv, ast.Mod())):
                same = [one for one in found if isinstance(one.op, old)]
                if len(same) > 1:
                    cause, unit = self.meaning(same[0])
                    yield Edit([(one, "op", new) for one in same], same[0].lineno, cause, unit, 1)

    def is_tick(self, node: Any) -> bool:
        return isinstance(node, ast.expr) and (name_of(node) == TICK or called(node) == TICK)

    def alternatives(
        self, node: Any, parent: Any, field: str, index: int
    ) -> Iterator[tuple[Any, Any, int, int]]:
        """What could stand in the place of an expression: node, cause, unit, rank."""
        load = isinstance(getattr(node, "ctx", None), ast.Load) or not hasattr(node, "ctx")
        if isinstance(node, ast.Constant):
            yield from self._constants(node)
        elif isinstance(node, ast.Compare) and len(node.ops) == 1:
            yield from self._comparisons(node)
        elif isinstance(node, ast.BoolOp):
            yield from self._conditions(node)
        elif isinstance(node, ast.UnaryOp):
            cause = INVERT if isinstance(node.op, ast.Not) else None
            yield node.operand, cause, 0, 0
        elif isinstance(node, ast.BinOp):
            yield from self._arithmetic(node, parent)
        elif isinstance(node, ast.Call):
            yield from self._calls(node)
        elif isinstance(node, ast.Subscript) and load:
            yield from self._subscripts(node, parent)
        elif isinstance(node, ast.Name) and load:
            yield from self._names(node, parent, field)
        elif isinstance(node, (ast.ListComp, ast.List)) and load:
            yield from self._lists(node)
        elif isinstance(node, ast.Tuple) and len(node.elts) == 2 and load:
            yield expression("(B, A)", A=node.elts[0], B=node.elts[1]), CELLS, 0, 0
        if (
            field == "value"
            and parent in self.placements
            and isinstance(node, (ast.Call, ast.BinOp, ast.Subscript))
            and called(node) != "str"
        ):
            yield expression("str(A)", A=node), TYPE, 0, 0
        if field == "test" and not isinstance(node, (ast.Constant, ast.UnaryOp, ast.Compare)):
            yield expression("not A", A=node), INVERT, 0, 0
        if (
            field == "value"
            and isinstance(parent, ast.Return)
            and not isinstance(node, (ast.Constant, ast.UnaryOp, ast.Tuple))
        ):
            yield expression("not A", A=node), INVERT, 0, 0

    def _constants(self, node: Any) -> Iterator[tuple[Any, Any, int, int]]:
        value = node.value
        if type(value) is int:
            others = {value + 1, value - 1}
            if value in (6, 7, 8, 10, 11, 12):
                others.add(9)
            if value in (1, 5, 6, 9):
                others.add(3)
            if value in (2, 3):
                others.add(9)
            if value > 80 or value == 72:
                others |= {81, 511, 1022}
            for other in sorted(others - {value, -1}):
                yield ast.Constant(other, **place(node)), None, 0, 0
            if value == 0 and isinstance(self.parents[id(node)][0], ast.Compare):
                yield expression("'.'"), EMPTY_TEST, 0, 0
        elif type(value) is bool:
            statement = self.statement(node)
            if isinstance(statement, ast.Return):
                cause = self._answer_cause(statement, value)
                yield ast.Constant(not value, **place(node)), cause, 0, 0
            else:
                yield ast.Constant(not value, **place(node)), None, 0, 0
        elif type(value) is str:
            if value in ("0", "", " ", "-", "_", "x") or value == ",":
                yield expression("'.'"), EMPTY_TEST, 0, 0
            if value == ".":
                return
            if len(value) > 4 and value.strip("0123456789.") == "":
                yield expression("'123456789'"), DIGITS, 0, 0
        elif value is None:
            yield expression("True"), RESULT, 0, 0
            yield expression("False"), DEAD_END, 0, 0

    def _answer_cause(self, statement: Any, value: bool) -> int:
        """What a wrong `return True` or `return False` is."""
        if self.is_check(statement):
            return CHECK
        owner = self.parents[id(statement)][0]
        if isinstance(owner, ast.If) and any(
            called(part) in self.recursive for part in walk(owner.test)
        ):
            return RESULT
        if isinstance(owner, ast.If) and not any(
            isinstance(one, (ast.For, ast.While)) for one in self._inside(statement)
        ):
            return BASE
        return DEAD_END if value else BASE

    def _inside(self, node: Any) -> Iterator[Any]:
        for one in self.up(node):
            if isinstance(one, ast.FunctionDef):
                return
            yield one

    def _comparisons(self, node: Any) -> Iterator[tuple[Any, Any, int, int]]:
        left, op, right = node.left, node.ops[0], node.comparators[0]
        swaps = {
            ast.Eq: "!=", ast.NotEq: "==", ast.In: "not in", ast.NotIn: "in",
            ast.Is: "==", ast.IsNot: "!=",
        }  # fmt: skip
        if type(op) in swaps:
            cause = INVERT
            if any(is_text(one, ".", "0", " ", "") for one in (left, right)):
                cause = EMPTY_TEST
            yield expression("A %s B" % swaps[type(op)], A=left, B=right), cause, 0, 0
        order = {ast.Lt: ("<=", ">"), ast.LtE: ("<",), ast.Gt: (">=", "<", "!="),
                 ast.GtE: (">", "<")}  # fmt: skip
        for other in order.get(type(op), ()):
            yield expression("A %s B" % other, A=left, B=right), None, 0, 0
        if isinstance(op, ast.Eq):
            yield expression("A >= B", A=left, B=right), None, 0, 1
        for one, text in ((left, "F(A) {} B"), (right, "A {} F(B)")):
            if isinstance(one, (ast.Name, ast.Subscript, ast.BinOp)):
                for convert in ("str", "int"):
                    if isinstance(op, (ast.Eq, ast.NotEq, ast.In, ast.NotIn)):
                        if convert == "int" and self.is_cell(one):
                            continue
                        if text.startswith("A") and isinstance(op, (ast.In, ast.NotIn)):
                            continue
                        sign = {ast.Eq: "==", ast.NotEq: "!=", ast.In: "in", ast.NotIn: "not in"}
                        yield (
                            expression(text.format(sign[type(op)]).replace("F", convert),
                                       A=left, B=right),
                            TYPE, 0, 0,
                        )  # fmt: skip
        if isinstance(op, (ast.In, ast.NotIn, ast.Eq, ast.NotEq)) and self.is_check(node):
            yield from self._more_checks(node, isinstance(op, (ast.In, ast.Eq)))
            # It must not meet itself.
            cell = next((part for part in (left, right) if self.is_cell(part)), None)
            if cell is not None:
                text = (
                    "A and (R, C) != (X, Y)" if isinstance(op, ast.Eq) else "A or (R, C) == (X, Y)"
                )
                for _, row, column in self._own_pairs(node):
                    if isinstance(op, (ast.Eq, ast.NotEq)):
                        yield (
                            expression(text, A=node, R=cell.value.slice, C=cell.slice, X=row,
                                       Y=column),
                            STRICT, self.unit_of_cell(cell), 1,
                        )  # fmt: skip

    def _own_pairs(self, node: Any) -> list[tuple[Any, Any, Any]]:
        """The ways in which the function around a node may call its own cell."""
        function = self.function(node)
        if function is None:
            return []
        names = [argument.arg for argument in function.args.args if argument.arg != "self"]
        names = [name for name in names if name not in self.boards][:3]
        found = [
            (None, expression(one), expression(other))
            for one, other in zip(names, names[1:])  # noqa: B905 - neighbours
        ]
        return found or self.pairs[:2]

    def _more_checks(self, node: Any, positive: bool) -> Iterator[tuple[Any, Any, int, int]]:
        """The same condition with one more container asked."""
        right = node.comparators[0]
        if not isinstance(right, ast.Subscript) or not isinstance(node.ops[0], (ast.In, ast.NotIn)):
            return
        asked = {
            dump(part) for part in walk(self.statement(node)) if isinstance(part, ast.Subscript)
        }
        for name, unit in self.books.items():
            for element in self.elements.get(name, []):
                if dump(element) not in asked and dump(element) != dump(right):
                    text = "A or B in C" if positive else "A and B not in C"
                    yield expression(text, A=node, B=node.left, C=element), CHECK, unit, 0

    def _conditions(self, node: Any) -> Iterator[tuple[Any, Any, int, int]]:
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield (
            ast.BoolOp(other, node.values, **place(node)),
            (CHECK if self.is_check(node) else None),
            0,
            0,
        )
        for index, value in enumerate(node.values):
            rest = node.values[:index] + node.values[index + 1 :]
            shorter = rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest, **place(node))
            cause = STRICT if self.is_check(node) else None
            yield shorter, cause, self.unit_at(value), 1

    def _arithmetic(self, node: Any, parent: Any) -> Iterator[tuple[Any, Any, int, int]]:
        others = {
            ast.FloorDiv: ("%", "*"), ast.Mod: ("//",), ast.Mult: ("//", "+"), ast.Add: ("-", "*"),
            ast.Sub: ("+",), ast.Div: ("//",), ast.BitAnd: ("|", "& ~"), ast.BitOr: ("&",),
            ast.BitXor: ("& ~", "|"),
        }  # fmt: skip
        for sign in others.get(type(node.op), ()):
            yield expression("A %s B" % sign, A=node.left, B=node.right), None, 0, 0
        if not isinstance(node.op, ast.LShift):
            yield node.left, None, 0, 0
            yield node.right, None, 0, 0
        if isinstance(node.op, ast.BitOr) and isinstance(parent, (ast.BinOp, ast.Assign)):
            yield expression("~A", A=node), INVERT, 0, 0
        if isinstance(node.op, ast.Mult):
            if isinstance(node.left, ast.List) and len(node.left.elts) == 1:
                yield (
                    expression("[A for _ in range(B)]", A=node.left.elts[0], B=node.right),
                    COPY,
                    0,
                    0,
                )
        if isinstance(node.op, ast.LShift):
            for change in ("A << B - 1", "A << B + 1", "A << int(B)", "A << int(B) - 1"):
                if "int" in change and isinstance(node.right, ast.Call):
                    continue
                cause = TYPE if "int" in change else None
                yield expression(change, A=node.left, B=node.right), cause, 0, 0
        if isinstance(node.op, ast.Sub) and "ord" not in names_in(node):
            yield expression("B - A", A=node.left, B=node.right), None, 0, 0
        if isinstance(node.op, ast.BitOr) and not (
            isinstance(parent, ast.BinOp) and isinstance(parent.op, ast.BitOr)
        ):
            asked = {dump(part) for part in walk(node)}
            for name, unit in self.books.items():
                for element in self.elements.get(name, []):
                    if dump(element) not in asked:
                        yield expression("A | B", A=node, B=element), CHECK, unit, 0
        if isinstance(parent, ast.BinOp):
            return
        if any(isinstance(part, (ast.FloorDiv, ast.Mod, ast.Div)) for part in walk(node)):
            yield from self._boxes(node)

    def _boxes(self, node: Any) -> Iterator[tuple[Any, Any, int, int]]:
        """What box arithmetic should be, with the names that are there."""
        names = sorted(names_in(node) - {"self", "int", "len"})
        counting = sorted(self.in_loops(node))
        shapes = []
        rows = sorted(self.named("row", node)) or names
        columns = sorted(self.named("column", node)) or names
        near = names_in(self.function(node)) if self.function(node) is not None else set()
        for row in (name for name in rows if name in near):
            for column in (name for name in columns if name in near):
                if row != column:
                    shapes.append(f"{row} // 3 * 3 + {column} // 3")
        for name in names:
            shapes += [f"{name} // 3 * 3", f"{name} // 3", f"{name} % 3", f"{name} // 9",
                       f"{name} % 9"]  # fmt: skip
            for other in counting:
                if other != name:
                    shapes += [f"{name} // 3 * 3 + {other} // 3", f"{name} // 3 * 3 + {other} % 3",
                               f"{name} // 3 * 3 + {other}"]  # fmt: skip
        for shape in shapes:
            yield expression(shape), None, BOX, 0

    def _calls(self, node: Any) -> Iterator[tuple[Any, Any, int, int]]:
        name = called(node)
        arguments = node.args
        if name in ("str", "int", "list", "set", "deepcopy", "copy", "sorted", "tuple"):
            if len(arguments) == 1:
                kind = TYPE if name in ("str", "int") else COPY
                yield arguments[0], kind, 0, 0
            elif isinstance(node.func, ast.Attribute) and name == "copy" and not arguments:
                yield node.func.value, COPY, 0, 0
            if name in ("str", "int") and len(arguments) == 1:
                yield expression("F(A) + 1".replace("F", name) if name == "int" else "str(A + 1)",
                                 A=arguments[0]), None, 0, 0  # fmt: skip
                yield expression("F(A) - 1".replace("F", name) if name == "int" else "str(A - 1)",
                                 A=arguments[0]), None, 0, 0  # fmt: skip
        if name in ("str", "int") and isinstance(arguments[0], ast.Name) and self.shifts:
            bits = expression("F(A.bit_length())".replace("F", name), A=arguments[0])
            yield bits, DIGITS, 0, 0
        if name == "bit_length":
            yield expression("A - 1", A=node), DIGITS, 0, 0
            yield expression("A + 1", A=node), DIGITS, 0, 0
        if name in ("min", "max"):
            other = "max" if name == "min" else "min"
            new = ast.Call(expression(other), arguments, node.keywords, **place(node))
            yield new, UNKNOWN, 0, 0
        if name in ("any", "all"):
            other = "all" if name == "any" else "any"
            new = ast.Call(expression(other), arguments, node.keywords, **place(node))
            yield new, None, 0, 0
        if name == "range" and self.parents[id(node)][1] == "iter":
            if any(is_number(one, 9, 10) for one in arguments):
                yield expression("'123456789'"), TYPE, 0, 1
        if name == "range":
            digits, _ = self.meaning(arguments[0]) if arguments else (None, 0)
            if len(arguments) == 3:
                yield expression("range(A, B)", A=arguments[0], B=arguments[1]), None, 0, 0
            if len(arguments) == 2 and is_number(arguments[0]):
                yield expression("range(A)", A=arguments[1]), digits, 0, 0
                if is_number(arguments[1]):
                    yield expression("range(1, 10)"), digits, 0, 0
                    yield expression("range(9)"), digits, 0, 0
            if len(arguments) == 1 and is_number(arguments[0]):
                yield expression("range(1, 10)"), digits, 0, 0
            if len(arguments) == 2 and isinstance(arguments[1], ast.BinOp):
                for corner in sorted(self._corners() & self.known(node) - names_in(node)):
                    yield expression(f"range({corner}, {corner} + 3)"), digits, BOX, 0
            if len(arguments) == 2 and not is_number(arguments[0]):
                yield expression("range(A, A + 3)", A=arguments[0]), digits, 0, 0
                yield expression("range(9)"), digits, 0, 1
            if len(arguments) == 1 and not is_number(arguments[0]):
                yield expression("range(A + 1)", A=arguments[0]), digits, 0, 0
                yield expression("range(9)"), digits, 0, 1
        if name in self.defined:
            for place_ in range(len(arguments) - 1):
                swapped = list(arguments)
                swapped[place_], swapped[place_ + 1] = swapped[place_ + 1], swapped[place_]
                cause = BOOK_KEY if self.books else CHECK
                yield (
                    ast.Call(node.func, swapped, node.keywords, **place(node)),
                    (CELLS if name in self.recursive else cause),
                    0,
                    0,
                )
            for number, argument in enumerate(arguments):
                if (
                    isinstance(argument, (ast.Name, ast.Constant))
                    and name_of(argument) not in self.boards
                ):
                    for change in ("A + 1", "str(A)", "int(A)"):
                        changed = list(arguments)
                        changed[number] = expression(change, A=argument)
                        cause = (
                            TYPE if "(" in change else (LOOP if name in self.recursive else None)
                        )
                        if cause == LOOP:
                            cause = NO_RECURSION
                        yield (
                            ast.Call(node.func, changed, node.keywords, **place(node)),
                            cause,
                            0,
                            0,
                        )

    def _corners(self) -> set[str]:
        """Names for what was worked out with `//` or `%`."""
        return {
            node.targets[0].id
            for node in self.nodes
            if isinstance(node, ast.Assign)
            and isinstance(node.targets[0], ast.Name)
            and any(isinstance(part, (ast.FloorDiv, ast.Mod)) for part in walk(node.value))
        }

    def _subscripts(self, node: Any, parent: Any) -> Iterator[tuple[Any, Any, int, int]]:
        if isinstance(node.slice, ast.Slice):
            cause = COPY
            if not (node.slice.lower is None and node.slice.upper is None):
                about = names_in(self.statement(node)) & self.named("digit", node) or self.is_check(node)
                cause = DIGITS if about else CELLS
            yield node.value, cause, 0, 0
            return
        if self.is_cell(node) and (
            (isinstance(parent, ast.Assign) and isinstance(parent.targets[0], ast.Name))
            or called(parent) in ADDING
        ):
            yield expression("int(A)", A=node), TYPE, 0, 0
            yield expression("str(A)", A=node), TYPE, 0, 0
        if isinstance(node.value, ast.Subscript) and not isinstance(node.value.slice, ast.Slice):
            swapped = expression("A[C][B]", A=node.value.value, B=node.value.slice, C=node.slice)
            yield swapped, None, 0, 0
        if name_of(node.value) in self.books and not isinstance(parent, ast.Subscript):
            unit = self.books[name_of(node.value)]
            for other in self.books:
                if other != name_of(node.value):
                    same = expression("A[B]", A=self.elements[other][0].value, B=node.slice)
                    yield same, None, unit, 0
            for elements in self.elements.values():
                for element in elements:
                    if (
                        name_of(element.value) in self.books
                        and dump(element) != dump(node)
                        and names_in(element.slice) <= self.known(node)
                    ):
                        cause = BOOK_KEY if name_of(element.value) == name_of(node.value) else None
                        yield element, cause, self.books[name_of(element.value)], 0

    def known(self, node: Any) -> set[str]:
        """The names that are bound around a node."""
        found = {"self"}
        for one in self.up(node):
            if isinstance(one, ast.FunctionDef):
                if id(one) not in self._bound:
                    self._bound[id(one)] = {argument.arg for argument in one.args.args} | {
                        part.id
                        for part in walk(one)
                        if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)
                    }
                found |= self._bound[id(one)]
        return found

    def _names(self, node: Any, parent: Any, field: str) -> Iterator[tuple[Any, Any, int, int]]:
        key = isinstance(parent, ast.Subscript) and field == "slice"
        inside = any(isinstance(one, ast.Subscript) for one in self._expression_around(node))
        calculated = isinstance(parent, ast.BinOp) or field == "comparators" or field == "left"
        if key or inside or calculated or called(parent) in self.defined:
            for other in sorted(self._counting_names(node)):
                if other != node.id:
                    yield expression(other), None, 0, 0
        if key:
            for change in ("A - 1", "A + 1", "A // 3", "A // 3 * 3", "int(A)", "int(A) - 1"):
                cause = TYPE if change == "int(A)" else None
                yield expression(change, A=node), cause, 0, 0
        if field == "value" and isinstance(parent, ast.Assign) and node.id in self.named("digit", node):
            if parent not in self.placements and isinstance(parent.targets[0], ast.Name):
                yield expression("str(A)", A=node), TYPE, 0, 0
                yield expression("int(A)", A=node), TYPE, 0, 0
        if field == "value" and isinstance(parent, ast.Assign) and parent in self.placements:
            yield expression("str(A)", A=node), TYPE, 0, 0
            yield expression("str(A + 1)", A=node), DIGITS, 0, 0
        if field == "args" and called(parent) in ADDING | REMOVING:
            for change in ("str(A)", "int(A)"):
                yield expression(change, A=node), TYPE, 0, 0
        if field in ("orelse", "elt") and not isinstance(parent, ast.stmt):
            yield expression("int(A)", A=node), TYPE, 0, 0
            yield expression("str(A)", A=node), TYPE, 0, 0
        if field == "args" and called(parent) == "range":
            yield expression("A // 3 * 3", A=node), None, BOX, 0

    def _expression_around(self, node: Any) -> Iterator[Any]:
        for one in self.up(node):
            if isinstance(one, ast.stmt):
                return
            yield one

    def _counting_names(self, node: Any) -> set[str]:
        """The names for rows, columns, digits and the like around a node."""
        function = self.function(node)
        if function is None:
            return set()
        if id(function) not in self._counting:
            used = self.named("row", node) | self.named("column", node) | self.named("digit", node)
            for part in walk(function):
                if isinstance(part, ast.Subscript) and not isinstance(part.slice, ast.Slice):
                    used |= names_in(part.slice)
                if isinstance(part, ast.For):
                    used |= names_in(part.target)
            known = self.known(node) - {"self"} - self.boards - set(self.books)
            self._counting[id(function)] = known & used
        return self._counting[id(function)]

    def _lists(self, node: Any) -> Iterator[tuple[Any, Any, int, int]]:
        if isinstance(node, ast.ListComp) and len(node.generators) == 1:
            source = node.generators[0].iter
            if name_of(source) in self.boards:
                yield source, COPY, 0, 0

    # Statements

    def blocks(self) -> Iterator[tuple[Any, str, list[Any]]]:
        for node in self.nodes:
            if isinstance(node, ast.Module):
                continue
            for field in ("body", "orelse"):
                block = getattr(node, field, None)
                if isinstance(block, list) and block and isinstance(block[0], ast.stmt):
                    yield node, field, block

    def statement_edits(self) -> Iterator[Edit]:
        for owner, field, block in self.blocks():
            if isinstance(owner, ast.ClassDef):
                continue
            for index, statement in enumerate(block):
                if isinstance(statement, ast.Expr) and self.is_tick(statement.value):
                    continue
                if isinstance(statement, (ast.FunctionDef, ast.ClassDef)):
                    continue
                yield from self._removed(owner, field, block, index)
                yield from self._moved(owner, field, block, index)
                yield from self._recursion(owner, field, block, index)
                yield from self._books(owner, field, block, index)
                yield from self._undone(owner, field, block, index)
                yield from self._exchanged(owner, field, block, index)
            yield from self._ended(owner, field, block)
            if field == "body":
                yield from self._begun(owner, block)
        yield from self._state()

    def _removed(self, owner: Any, field: str, block: list[Any], index: int) -> Iterator[Edit]:
        statement = block[index]
        rest = block[:index] + block[index + 1 :]
        if not any(not self._is_tick_statement(one) for one in rest):
            rest = [*rest, *statements("pass")]
        if isinstance(statement, ast.Return):
            inside_loop = any(
                isinstance(one, (ast.For, ast.While)) for one in self._inside(statement)
            )
            value = statement.value
            cause = EARLY_FALSE if is_truth(value, False) or value is None else EARLY_TRUE
            if self.is_check(statement):
                cause = CHECK
            if not inside_loop:
                cause = BASE if is_truth(value, True) else cause
            yield Edit([(owner, field, rest)], statement.lineno, cause, 0, 0)
        elif isinstance(statement, (ast.Break, ast.Continue)):
            yield Edit([(owner, field, rest)], statement.lineno, EARLY_FALSE, 0, 0)
        elif isinstance(statement, (ast.Assign, ast.AugAssign, ast.Expr)):
            change = self.mutates_books(statement)
            cause = {1: BOOK_PLACE, -1: UNDO_BOOKS, 0: UNKNOWN}[change]
            if isinstance(statement, ast.Assign) and self.is_cell(statement.targets[0]):
                cause = UNDO_BOARD if is_text(statement.value, ".") else GIVEN
                if is_text(statement.value, "."):
                    cause = RESULT if not self._placed_above(statement) else UNDO_BOARD
            elif isinstance(statement, ast.Assign) and name_of(statement.targets[0]) in self.boards:
                cause = COPY
            elif change > 0 and self.in_setup(statement):
                cause = BOOK_INIT
            yield Edit([(owner, field, rest)], statement.lineno, cause,
                       self.unit_at(statement), 1)  # fmt: skip
        elif isinstance(statement, ast.If):
            opened = block[:index] + statement.body + block[index + 1 :]
            yield Edit([(owner, field, opened)], statement.lineno,
                       self.meaning(statement.test)[0], 0, 1)  # fmt: skip
            if not statement.orelse:
                cause = STRICT if self.is_check(statement.test) else UNKNOWN
                if isinstance(statement.body[-1], ast.Return) and self.is_recursive(
                    self.function(statement)
                ):
                    cause = BASE
                yield Edit([(owner, field, rest)], statement.lineno, cause,
                           self.unit_at(statement.test), 1)  # fmt: skip

    def _placed_above(self, statement: Any) -> bool:
        owner, field, index = self.parents[id(statement)]
        return any(one in self.placements for one in getattr(owner, field)[:index])

    def _is_tick_statement(self, statement: Any) -> bool:
        return isinstance(statement, ast.Expr) and self.is_tick(statement.value)

    def _moved(self, owner: Any, field: str, block: list[Any], index: int) -> Iterator[Edit]:
        statement = block[index]
        if isinstance(statement, (ast.For, ast.While)):
            return
        cause, unit = self._cause_of_moving(statement)
        line = statement.lineno
        rest = block[:index] + block[index + 1 :]
        only_ticks = not any(not self._is_tick_statement(one) for one in rest)
        if only_ticks:
            rest = [*rest, *statements("pass")]
        # After the next one.
        if index + 1 < len(block):
            swapped = [*block[:index], block[index + 1], statement, *block[index + 2 :]]
            yield Edit([(owner, field, swapped)], line, cause, unit, 1)
            if index + 2 < len(block):
                last = [*rest, statement]
                yield Edit([(owner, field, last)], line, cause, unit, 1)
            if not self._is_tick_statement(block[0]) and index > 1:
                yield Edit([(owner, field, [statement, *rest])], line, cause, unit, 1)
        # Out of its block, by one and by two.
        if index == len(block) - 1 or isinstance(statement, (ast.Assign, ast.Expr, ast.AugAssign)):
            inner, inner_field = owner, field
            for _ in range(3):
                if isinstance(inner, ast.FunctionDef) or id(inner) not in self.parents:
                    break
                outer, outer_field, place_ = self.parents[id(inner)]
                outside = getattr(outer, outer_field)
                if not isinstance(outside, list):
                    break
                moved = [*outside[: place_ + 1], statement, *outside[place_ + 1 :]]
                yield Edit(
                    [(owner, field, rest), (outer, outer_field, moved)], line, cause, unit, 1
                )
                inner, inner_field = outer, outer_field
        # To the start of the block below.
        following = block[index + 1 : index + 2]
        if following and isinstance(following[0], ast.If):
            below = following[0]
            yield Edit(
                [(below, "body", [statement, *below.body]), (owner, field, rest)],
                line, cause, unit, 0,
            )  # fmt: skip
        # Into the block above.
        if index and isinstance(block[index - 1], (ast.For, ast.If, ast.While)):
            above = block[index - 1]
            yield Edit(
                [(above, "body", [*above.body, statement]), (owner, field, rest)],
                line, cause, unit, 1,
            )  # fmt: skip
            deeper = above.body[-1]
            if isinstance(deeper, (ast.For, ast.If, ast.While)):
                yield Edit(
                    [(deeper, "body", [*deeper.body, statement]), (owner, field, rest)],
                    line, cause, unit, 1,
                )  # fmt: skip

    def _cause_of_moving(self, statement: Any) -> tuple[int, int]:
        if isinstance(statement, ast.Return):
            if self.is_check(statement):
                return CHECK, 0
            if is_truth(statement.value, True):
                return EARLY_TRUE, 0
            return EARLY_FALSE, 0
        if isinstance(statement, (ast.Assign, ast.AugAssign, ast.Expr)):
            if isinstance(statement, ast.Assign) and self.is_cell(statement.targets[0]):
                return (UNDO_BOARD if is_text(statement.value, ".") else STRICT), 0
            change = self.mutates_books(statement)
            if change:
                setup = self.in_setup(statement)
                cause = BOOK_INIT if setup else BOOK_PLACE if change > 0 else UNDO_BOOKS
                return cause, self.unit_at(statement)
        if isinstance(statement, ast.AugAssign):
            return LOOP, 0
        return UNKNOWN, 0

    def _recursion(self, owner: Any, field: str, block: list[Any], index: int) -> Iterator[Edit]:
        """The answer of the recursive call."""
        statement = block[index]
        line = statement.lineno

        def instead(text: str, cause: int, call: Any, rank: int = 0) -> Edit:
            new = statements(text, A=call)
            return Edit([(owner, field, [*block[:index], *new, *block[index + 1 :]])], line, cause,
                        0, rank)  # fmt: skip

        call = getattr(statement, "value", None)
        if isinstance(statement, ast.Expr) and called(call) in self.defined:
            yield instead("if A: return True", RESULT, call)
            yield instead("return A", RESULT, call)
            yield instead("if not A: return False", RESULT, call)
            if index + 1 < len(block):
                following = block[index + 1]
                if isinstance(following, ast.Return):
                    true = is_truth(following.value, True)
                    new = statements("if A: return True", A=call)
                    yield Edit([(owner, field, [*block[:index], *new, *block[index + 2 :]])],
                               following.lineno if true else line,
                               EARLY_TRUE if true else RESULT, 0, 0)  # fmt: skip
        if isinstance(statement, ast.Return) and isinstance(call, (ast.Call, ast.BoolOp)):
            if any(called(part) in self.defined for part in walk(call)):
                yield instead("if A: return True", EARLY_FALSE, call)
        if isinstance(statement, ast.Assign) and called(call) in self.defined:
            target = statement.targets[0]
            if isinstance(target, ast.Name):
                for text in ("if A: return True",):
                    new = [statement, *statements(text, A=expression(target.id))]
                    yield Edit([(owner, field, [*block[:index], *new, *block[index + 1 :]])],
                               line, RESULT, 0, 0)  # fmt: skip
        if isinstance(statement, ast.If) and any(
            called(part) in self.recursive for part in walk(statement.test)
        ):
            for text in ("return True", "break", "return False", "continue"):
                body = [*statement.body[:-1], *statements(text)]
                yield Edit([(statement, "body", body)], statement.body[-1].lineno, RESULT, 0, 0)
                body = [*statement.body, *statements(text)]
                yield Edit([(statement, "body", body)], line, RESULT, 0, 0)
        function = self.function(statement)
        if isinstance(statement, ast.Return) and is_truth(call, True) and self.is_recursive(function):
            for other in self._recursive_calls(function):
                yield instead("return A", NO_RECURSION, other)
        if isinstance(statement, ast.Return) and statement.value is None:
            for text, value in (("return True", False), ("return False", True)):
                yield instead(text, self._answer_cause(statement, value), None)

    def _exchanged(self, owner: Any, field: str, block: list[Any], index: int) -> Iterator[Edit]:
        statement = block[index]
        if not isinstance(statement, (ast.Break, ast.Continue, ast.Return, ast.Pass)):
            return
        texts = {"break": EARLY_FALSE, "continue": EARLY_FALSE, "return False": DEAD_END,
                 "return True": BASE}  # fmt: skip
        for text, cause in texts.items():
            if isinstance(statement, ast.Return) and text.startswith("return"):
                continue
            if isinstance(statement, ast.Return):
                cause = EARLY_TRUE if is_truth(statement.value, True) else EARLY_FALSE
            inside = any(isinstance(one, (ast.For, ast.While)) for one in self._inside(statement))
            if not text.startswith("return") and not inside:
                continue
            new = [*block[:index], *statements(text), *block[index + 1 :]]
            yield Edit([(owner, field, new)], statement.lineno, cause, 0, 0)

    def _undone(self, owner: Any, field: str, block: list[Any], index: int) -> Iterator[Edit]:
        """What a placement changes, changed back: after the rest of the block, and after the loop."""
        statement = block[index]
        new: list[Any] = []
        cause, unit = UNDO_BOOKS, self.unit_at(statement)
        if statement in self.placements:
            new = [statements("A[B] = '.'", A=statement.targets[0].value,
                              B=statement.targets[0].slice)]  # fmt: skip
            cause, unit = UNDO_BOARD, 0
        elif self.mutates_books(statement) and not self.in_setup(statement):
            new = self._inverses(statement)
        elif isinstance(statement, (ast.AugAssign, ast.Assign)) and self.is_recursive(
            self.function(statement)
        ):
            new = self._inverses(statement)
        popped = getattr(statement, "value", None)
        if (
            isinstance(statement, ast.Assign)
            and called(popped) in ("pop", "popleft")
            and isinstance(owner, ast.FunctionDef)
        ):
            back = {"popleft": "appendleft", "pop": "append"}[called(popped)]
            target = load(statement.targets[0])
            new = [statements("A.%s(B)" % back, A=popped.func.value, B=target)]
            if is_number(popped.args[0] if popped.args else None, 0):
                new = [statements("A.insert(0, B)", A=popped.func.value, B=target)]
        for body in new:
            last = block[-1]
            end = len(block)
            if isinstance(last, (ast.Return, ast.Break, ast.Continue)):
                end -= 1
            yield Edit([(owner, field, [*block[:end], *body, *block[end:]])],
                       self._behind(block[:end]), cause, unit, 1)  # fmt: skip
            if isinstance(owner, (ast.For, ast.If, ast.While)):
                outer, outer_field, place_ = self.parents[id(owner)]
                outside = getattr(outer, outer_field)
                yield Edit(
                    [(outer, outer_field,
                      [*outside[: place_ + 1], *body, *outside[place_ + 1 :]])],
                    owner.end_lineno, cause, unit, 1,
                )  # fmt: skip
            # Just before a `continue` or a `return False` further down in the same block.
            for other in block[index + 1 :]:
                if isinstance(other, ast.If) and isinstance(
                    other.body[-1], (ast.Continue, ast.Return)
                ):
                    if not is_truth(getattr(other.body[-1], "value", None), True):
                        changed = [*other.body[:-1], *body, other.body[-1]]
                        yield Edit(
                            [(other, "body", changed)], other.body[-1].lineno, cause, unit, 1
                        )

    def _behind(self, block: list[Any]) -> int:
        """The last line of the recursive call in a block; of the block, if there is none."""
        for statement in block:
            if any(called(part) in self.recursive for part in walk(statement)):
                return int(statement.end_lineno)
        return int(block[-1].end_lineno)

    def _helpers(self, owner: Any, block: list[Any]) -> Iterator[Edit]:
        """A helper that writes and isn't called in a loop of the search, called there."""
        used = {called(node) for node in walk(owner)}
        if not used & self.recursive:
            return
        for function in self.functions:
            writes = [self._sign(one) for one in function.body] + [
                isinstance(one, ast.Assign) and self.is_cell(one.targets[0])
                for one in function.body
            ]
            if function.name in used | self.recursive | {self.entry} or not any(writes):
                continue
            names = [argument.arg for argument in function.args.args]
            method = names[:1] == ["self"]
            if not set(names) <= self.known(block[-1]):
                continue
            call = ("self." if method else "") + function.name
            new = statements("%s(%s)" % (call, ", ".join(names[method:])))
            board = any(writes[len(function.body) :])
            yield Edit([(owner, "body", [*block, *new])], block[-1].end_lineno,
                       UNDO_BOARD if board else UNDO_BOOKS, 0, 0)  # fmt: skip
            for index, statement in enumerate(block):
                if any(called(part) in self.recursive for part in walk(statement)):
                    body = [*block[:index], *new, *block[index:]]
                    yield Edit([(owner, "body", body)], statement.lineno, BOOK_PLACE, 0, 0)
                    body = [*block[: index + 1], *new, *block[index + 1 :]]
                    yield Edit([(owner, "body", body)], statement.end_lineno,
                               UNDO_BOARD if board else UNDO_BOOKS, 0, 0)  # fmt: skip
                    break

    def _givens_entered(self, owner: Any, field: str, block: list[Any]) -> Iterator[Edit]:
        """A helper that enters a digit, called for the givens."""
        for function in self.functions:
            names = [argument.arg for argument in function.args.args]
            method = names[:1] == ["self"]
            if len(names) - method != 3 or function.name not in self.searching:
                continue
            if not any(self._sign(one) for one in function.body):
                continue
            for board, row, column in self.pairs[:2]:
                if not names_in(row) | names_in(column) <= self.known(block[-1]):
                    continue
                name = ("self." if method else "") + function.name
                new = statements(name + "(B, C, A[B][C])", A=board, B=row, C=column)
                yield Edit([(owner, field, [*block, *new])], block[-1].lineno, BOOK_INIT, 0, 0)

    def _inverses(self, statement: Any) -> list[list[Any]]:
        """Statements that take one back."""
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call):
            call = statement.value
            if isinstance(call.func, ast.Attribute) and call.func.attr in INVERSE:
                other = INVERSE[call.func.attr]
                text = "A.%s(B)" % other if call.args and other != "pop" else "A.pop()"
                if other == "append" and not call.args:
                    return []
                return [statements(text, A=call.func.value, B=call.args[0] if call.args else None)]
        if isinstance(statement, ast.AugAssign):
            target = statement.target
            inverse = {ast.Add: "-=", ast.Sub: "+=", ast.BitOr: "&= ~", ast.BitXor: "^="}
            if type(statement.op) in inverse:
                body = statements("a %s B" % inverse[type(statement.op)], B=statement.value)
                body[0].target = target
                return [body]
            if isinstance(statement.op, ast.BitAnd) and isinstance(statement.value, ast.UnaryOp):
                body = statements("a |= B", B=statement.value.operand)
                body[0].target = target
                return [body]
        if isinstance(statement, ast.Assign) and len(statement.targets) == 1:
            value = statement.value
            if isinstance(value, ast.Constant) and type(value.value) in (bool, int):
                new = (not value.value) if type(value.value) is bool else 1 - value.value
                body = statements("a = B", B=ast.Constant(new, **place(value)))
                body[0].targets = statement.targets
                return [body]
        return []

    def _books(self, owner: Any, field: str, block: list[Any], index: int) -> Iterator[Edit]:
        """A statement on one container, repeated on another one, or changed to another method."""
        statement = block[index]
        change = self.mutates_books(statement)
        if not change:
            return
        setup = self.in_setup(statement)
        cause = BOOK_INIT if setup else BOOK_PLACE if change > 0 else UNDO_BOOKS
        element = self._element(statement)
        if element is not None:
            touched = {dump(part) for one in block for part in walk(one)
                       if isinstance(part, ast.Subscript) and self.mutates_books(one) == change}  # fmt: skip
            for name, unit in self.books.items():
                for other in self.elements[name]:
                    if dump(other) in touched or not names_in(other.slice) - {"self"} <= self.known(
                        statement
                    ):
                        continue
                    more = self._on(statement, element, other)
                    if more is not None:
                        new = [*block[: index + 1], more, *block[index + 1 :]]
                        yield Edit([(owner, field, new)], statement.lineno, cause, unit, 0)
        if isinstance(statement, ast.AugAssign):
            for sign in ("|=", "^=", "&= ~", "-=", "+="):
                body = statements("a %s B" % sign, B=statement.value)
                body[0].target = statement.target
                if dump(body[0]) != dump(statement):
                    yield Edit([(owner, field, [*block[:index], *body, *block[index + 1 :]])],
                               statement.lineno, cause, self.unit_at(statement), 0)  # fmt: skip
        elif isinstance(statement, ast.Expr):
            call = statement.value
            for other in ("add", "discard"):
                if called(call) in ("add", "discard", "remove") and called(call) != other:
                    body = statements("A.%s(B)" % other, A=call.func.value, B=call.args[0])
                    yield Edit([(owner, field, [*block[:index], *body, *block[index + 1 :]])],
                               statement.lineno, cause, self.unit_at(statement), 0)  # fmt: skip
        elif isinstance(statement, ast.Assign) and isinstance(statement.value, ast.Constant):
            pass

    def _element(self, statement: Any) -> Any:
        if isinstance(statement, ast.Expr):
            target = statement.value.func.value
        elif isinstance(statement, ast.AugAssign):
            target = statement.target
        else:
            target = statement.targets[0].value
        if isinstance(target, ast.Subscript) and root_of(target) in self.books:
            return target
        return None

    def _on(self, statement: Any, element: Any, other: Any) -> Any:
        """The statement, on another element of a container."""
        if isinstance(statement, ast.Expr):
            call = statement.value
            return (
                statements("A.%s()" % call.func.attr, A=other)[0]
                if not call.args
                else (statements("A.%s(B)" % call.func.attr, A=other, B=call.args[0])[0])
            )
        if isinstance(statement, ast.AugAssign):
            body = statements("a += B", B=statement.value)[0]
            body.op = statement.op
            body.target = storing(other)
            return body
        target = statement.targets[0]
        body = statements("A[B] = C", A=other, B=target.slice, C=statement.value)[0]
        return body

    def _ended(self, owner: Any, field: str, block: list[Any]) -> Iterator[Edit]:
        """A `return` at the end of a function, after a loop, and at the end of a branch."""
        last = block[-1]
        if isinstance(owner, ast.FunctionDef):
            if not isinstance(last, ast.Return):
                line = last.end_lineno
                check = self.is_check(last)
                for text, cause in (("return True", CHECK if check else BASE),
                                    ("return False", DEAD_END)):  # fmt: skip
                    yield Edit([(owner, field, [*block, *statements(text)])], line, cause, 0, 0)
        if isinstance(last, (ast.Return, ast.Break, ast.Continue)):
            return
        if isinstance(owner, (ast.For, ast.If)) and self.in_setup(owner):
            yield from self._givens_entered(owner, field, block)
        if isinstance(owner, (ast.For, ast.While, ast.If)):
            function = self.function(owner)
            if function is None:
                return
            inside = any(
                isinstance(one, (ast.For, ast.While)) for one in (owner, *self._inside(owner))
            )
            choices = [("return False", DEAD_END), ("return True", BASE)]
            if inside:
                choices.append(("break", UNKNOWN))
                if isinstance(owner, ast.If):
                    choices.append(("continue", UNKNOWN))
            for text, cause in choices:
                if self.is_check(last):
                    cause = CHECK
                yield Edit([(owner, field, [*block, *statements(text)])], owner.lineno, cause, 0, 1)
            if isinstance(owner, ast.For):
                outer, outer_field, place_ = self.parents[id(owner)]
                outside = getattr(outer, outer_field)
                for text, cause in (("return False", DEAD_END), ("return True", BASE)):
                    if place_ + 1 < len(outside) or not isinstance(outer, ast.FunctionDef):
                        new = [*outside[: place_ + 1], *statements(text), *outside[place_ + 1 :]]
                        yield Edit([(outer, outer_field, new)], owner.end_lineno, cause, 0, 0)
            if isinstance(owner, ast.While):
                for name in sorted(names_in(owner.test) & self.known(owner)):
                    bits = [f"{name} &= {name} - 1"] if self.shifts else []
                    for text in (f"{name} += 1", f"{name} -= 1", *bits):
                        yield Edit([(owner, field, [*block, *statements(text)])], owner.lineno,
                                   LOOP, 0, 0)  # fmt: skip

    def _begun(self, owner: Any, block: list[Any]) -> Iterator[Edit]:
        """What is missing at the start of a loop or a function."""
        start = 1 if self._is_tick_statement(block[0]) else 0
        if isinstance(owner, (ast.For, ast.While)):
            for board, row, column in self.pairs:
                if names_in(row) | names_in(column) <= self.known(block[-1]) | {"self"}:
                    new = statements("if A[B][C] != '.': continue", A=board, B=row, C=column)
                    yield Edit([(owner, "body", [*block[:start], *new, *block[start:]])],
                               block[start].lineno, GIVEN, 0, 1)  # fmt: skip
        if isinstance(owner, ast.FunctionDef) and owner.name in self.recursive:
            yield from self._givens_passed(owner, block)
            for argument in owner.args.args:
                name = argument.arg
                if name == "self" or name in self.boards:
                    continue
                lists = sorted(self._lists_of_cells(owner))
                for end in ("9", "81", *(f"len({one})" for one in lists)):
                    new = statements(f"if {name} == {end}: return True")
                    yield Edit([(owner, "body", [*block[:start], *new, *block[start:]])],
                               owner.lineno, BASE, 0, 0)  # fmt: skip
                for other in owner.args.args:
                    if other.arg not in ("self", name, *self.boards):
                        yield from self._next_row(owner, block, start, name, other.arg)
        if isinstance(owner, (ast.For, ast.While)):
            yield from self._guarded(owner, block, start)
            yield from self._helpers(owner, block)

    def _givens_passed(self, owner: Any, block: list[Any]) -> Iterator[Edit]:
        """A search from cell to cell that should go on from a given, and doesn't."""
        for index, statement in enumerate(block):
            if not any(one in self.placements for one in walk(statement)):
                continue
            for call in self._recursive_calls(owner):
                for board, row, column in self.pairs:
                    if not names_in(row) | names_in(column) <= self.known(statement):
                        continue
                    new = statements(
                        "if A[B][C] != '.': return D", A=board, B=row, C=column, D=call
                    )
                    yield Edit([(owner, "body", [*block[:index], *new, *block[index:]])],
                               statement.lineno, GIVEN, 0, 0)  # fmt: skip
            return

    def _recursive_calls(self, function: Any) -> list[Any]:
        """The different calls by which a function goes on."""
        found = {dump(one): one for one in walk(function) if called(one) in self.recursive}
        return list(found.values())[:4]

    def _next_row(
        self, owner: Any, block: list[Any], start: int, row: str, column: str
    ) -> Iterator[Edit]:
        new = statements(f"if {column} == 9: {row}, {column} = {row} + 1, 0")
        yield Edit(
            [(owner, "body", [*block[:start], *new, *block[start:]])], owner.lineno, CELLS, 0, 1
        )

    def _lists_of_cells(self, function: Any) -> set[str]:
        found = set()
        for part in walk(function):
            if isinstance(part, ast.Subscript) and isinstance(part.value, ast.Name):
                found.add(part.value.id)
        return found - self.boards - set(self.books)

    def _guarded(self, owner: Any, block: list[Any], start: int) -> Iterator[Edit]:
        """The rules, asked once more where a digit is placed: says which unit nobody looks at."""
        for placement in self.placements:
            if self.around(placement, ast.For, ast.While) is not owner:
                continue
            cell = placement.targets[0]
            checks = self._checks_of(owner, placement)
            for kind in (ROW, COLUMN, BOX):
                new = statements(
                    f"if __seen__(A, B, C, D, {kind}): continue", A=cell.value.value,
                    B=cell.value.slice, C=cell.slice, D=placement.value,
                )  # fmt: skip
                here, field, index = self.parents[id(placement)]
                body = getattr(here, field)
                line = self._line_for(checks, kind) or placement.lineno
                yield Edit(
                    [(here, field, [*body[:index], *new, *body[index:]])], line, CHECK, kind, 3
                )

    def _checks_of(self, loop: Any, placement: Any) -> list[Any]:
        """The code that decides whether a digit may be placed."""
        asked = [one.test for one in walk(loop) if isinstance(one, ast.If)]
        source = loop.iter if isinstance(loop, ast.For) else loop.test
        asked = [one for one in asked if self.is_check(one)] + [source]
        names = {called(part) for one in asked for part in walk(one)} - self.recursive
        found = [function for function in self.functions if function.name in names]
        return found or asked[:-1] or [source]

    def _line_for(self, checks: list[Any], kind: int) -> int:
        """The line of the code that looks at a kind of unit; if none does, of the last look."""
        looks = []
        for check in checks:
            for node in walk(check):
                if isinstance(node, (ast.Compare, ast.Subscript)) and not self.is_tick(node):
                    looks.append((node.lineno, self.unit_at(node)))
        lines = sorted(line for line, _ in looks)
        before = [line for line, unit in looks if unit == ROW] if kind == COLUMN else []
        for line, unit in looks:
            if unit == kind:
                return line
        if not lines:
            return 0
        return max(before, default=lines[0]) if kind != BOX else lines[-1]

    def _state(self) -> Iterator[Edit]:
        """What is made once and kept from call to call, made anew."""
        entry = next((one for one in self.functions if one.name == self.entry), None)
        for function in self.functions:
            defaults = function.args.defaults
            offset = len(function.args.args) - len(defaults)
            for index, default in enumerate(defaults):
                if isinstance(default, (ast.List, ast.Dict, ast.Set, ast.Call, ast.ListComp)):
                    name = function.args.args[offset + index].arg
                    new = statements(f"if {name} is None: {name} = A", A=default)
                    changed = [*defaults[:index], expression("None"), *defaults[index + 1 :]]
                    yield Edit(
                        [(function.args, "defaults", changed),
                         (function, "body", [*new, *function.body])],
                        function.lineno, STATE, 0, 0,
                    )  # fmt: skip
            if function.decorator_list:
                yield Edit([(function, "decorator_list", [])], function.lineno, STATE, 0, 0)
        if entry is None:
            return
        for owner in self.nodes:
            if not isinstance(owner, (ast.Module, ast.ClassDef)):
                continue
            for statement in owner.body:
                if not isinstance(statement, ast.Assign) or not isinstance(
                    statement.targets[0], ast.Name
                ):
                    continue
                name = statement.targets[0].id
                if isinstance(statement.value, ast.Lambda):
                    continue
                if isinstance(owner, ast.Module):
                    new = statements(f"global {name}\n{name} = A", A=statement.value)
                else:
                    new = statements(f"self.{name} = A", A=statement.value)
                yield Edit([(entry, "body", [*new, *entry.body])], statement.lineno, STATE, 0, 0)


def place(node: Any) -> dict[str, int]:
    return {"lineno": node.lineno, "col_offset": node.col_offset}


def apply(edit: Edit) -> list[tuple[Any, str, Any]]:
    """Make the change; return what takes it back, if it is set in reverse order."""
    old = []
    for owner, field, index, new in edit.changes:
        held = getattr(owner, field)
        old.append((owner, field, held))
        if index >= 0:
            items = list(held)
            items[index] = new
            new = items
        setattr(owner, field, new)
    return old


def take_back(old: list[tuple[Any, str, Any]]) -> None:
    for owner, field, held in reversed(old):
        setattr(owner, field, held)
