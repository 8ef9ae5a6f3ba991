"""What the names and lines of a submission are for, as far as its syntax tree shows it.

This runs in a worker that is used for nothing else, after `syntax`.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from grader.sandbox.inside.syntax import (
        ADDING,
        BOX,
        COLUMN,
        REMOVING,
        ROW,
        TICK,
        assigned,
        ast,
        called,
        children,
        dump,
        expression,
        is_number,
        is_text,
        load,
        name_of,
        names_in,
        root_of,
        walk,
    )


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
        self._changing: dict[str, bool] = {}
        self._homes: dict[int, Any] = {}
        self._changed: set[str] = set()
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
        self._find_contents()
        self._find_loops()
        self.find_books()
        self._find_kept()
        self.counts_cells = any(map(self._counts_cell, self.nodes))
        """Whether the board, or a grid of its own, holds 0 for an empty cell."""

    def _counts_cell(self, node: Any) -> bool:
        if isinstance(node, ast.IfExp):
            return is_number(node.body, 0)
        sides = (node.left, *node.comparators) if isinstance(node, ast.Compare) else ()
        return any(map(self.is_cell, sides)) and any(is_number(one, 0) for one in sides)

    def _find_loops(self) -> None:
        """The loops in which a program without recursion searches, and what they call."""
        self.search_loops: set[int] = set()
        if self.recursive:
            return
        homes = [self.function(one) for one in self.placements]
        writers = {home.name for home in homes if home is not None} - {self.entry}
        for node in self.nodes:
            if isinstance(node, ast.While):
                names = {called(part) for part in walk(node)} & self.defined
                if names & writers or any(part in self.placements for part in walk(node)):
                    self.search_loops.add(id(node))
                    self.searching |= self._reached_from(names)

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
        key = id(node)
        if key not in self.parents:
            return None
        if key not in self._homes:
            self._homes[key] = self.around(node, ast.FunctionDef)
        return self._homes[key]

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
        self.laid_out: set[str] = set()
        for node in self.nodes:
            # A grid of its own, made from the board, or all cells of it in one row.
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.ListComp):
                sources = {name_of(one.iter) for one in node.value.generators}
                names = {name_of(target) for target in node.targets}
                if self._is_laid_out(node.value):
                    self.laid_out |= names
                elif sources & self.boards:
                    self.boards |= names
        self._find_own_grids()
        self.boards.discard("")
        self.flats = self._flat_boards()
        """Names of boards that are one row of 81 cells, or a dictionary of cells."""
        self.roles: dict[str, set[tuple[int, str]]] = {
            "row": set(),
            "column": set(),
            "digit": set(),
        }
        """What a name is for, in which function (0 outside of any)."""
        self.pairs: list[tuple[Any, Any, Any]] = []
        """Board, row and column of each write and each look for an empty cell."""
        self.placements: list[Any] = []
        seen = set()
        for node in self.nodes:
            if not self.is_cell(node):
                continue
            board, row, column = self.where(node)
            parent, field, _ = self.parents[id(node)]
            writes = field == "targets" and isinstance(parent, ast.Assign)
            looks = isinstance(parent, ast.Compare) and any(
                self.is_blank(one) for one in (parent.left, *parent.comparators)
            )
            home = self.home(node)
            if field == "value" and isinstance(parent, ast.Assign):
                if isinstance(row, ast.Name) and isinstance(column, ast.Name):
                    self.roles["row"].add((home, row.id))
                    self.roles["column"].add((home, column.id))
            if not (writes or looks):
                continue
            if isinstance(row, ast.Name):
                self.roles["row"].add((home, row.id))
            if isinstance(column, ast.Name):
                self.roles["column"].add((home, column.id))
            if dump(node) not in seen:
                seen.add(dump(node))
                self.pairs.append((board, row, column))
            if writes and not self.is_blank(parent.value):
                self.placements.append(parent)
                at = names_in(row) | names_in(column)
                at |= self._bound_beside(at, node)
                held = {root_of(part) for part in walk(parent.value)
                        if isinstance(part, ast.Subscript)}  # fmt: skip
                for name in names_in(parent.value) - {"str", "self", "int", "chr", "ord"} - at:
                    if name not in self.boards | held:
                        self.roles["digit"].add((home, name))
        for _ in range(2):
            for role in self.roles.values():
                role |= self._passed_on(role)
        both = self.roles["row"] & self.roles["column"]
        self.roles["row"] -= both
        self.roles["column"] -= both
        self.roles["digit"] -= self.roles["row"] | self.roles["column"]

    def _bound_beside(self, names: set[str], node: Any) -> set[str]:
        """The names that a loop around a node sets together with one of these: no digits to try."""
        found = set()
        for one in self.up(node):
            if isinstance(one, ast.For) and isinstance(one.target, ast.Tuple):
                if names & names_in(one.target):
                    found |= names_in(one.target)
        return found

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

    def _find_own_grids(self) -> None:
        """Grids of its own from which the board is filled at the end."""
        for node in self.nodes:
            if not isinstance(node, ast.Assign) or not isinstance(node.targets[0], ast.Subscript):
                continue
            target = node.targets[0].value
            if isinstance(target, ast.Subscript) and name_of(target.value) in self.boards:
                self.boards |= {
                    name_of(part.value.value)
                    for part in walk(node.value)
                    if isinstance(part, ast.Subscript) and isinstance(part.value, ast.Subscript)
                    and isinstance(part.slice, ast.Name)
                }  # fmt: skip

    def _is_laid_out(self, made: Any) -> bool:
        """Whether a list holds the cells of all rows, one row behind the other."""
        if len(made.generators) != 2 or any(one.ifs for one in made.generators):
            return False
        rows, cells = made.generators
        return (
            name_of(rows.iter) in self.boards
            and name_of(cells.iter) == name_of(rows.target) != ""
            and name_of(cells.target) in names_in(made.elt)
        )

    def _flat_boards(self) -> set[str]:
        """Names that are asked for an empty cell, and written, by one index."""
        asked, written = set(), set()
        deep = {
            name_of(node.value.value)
            for node in self.nodes
            if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Subscript)
        }
        for node in self.nodes:
            if isinstance(node, ast.Compare) and len(node.ops) == 1:
                sides = (node.left, node.comparators[0])
                blank = any(self.is_blank(one) for one in sides)
                asked |= {
                    name_of(one.value)
                    for one in sides
                    if isinstance(one, ast.Subscript)
                    and blank
                    and isinstance(node.ops[0], (ast.Eq, ast.NotEq))
                }
            if isinstance(node, ast.Assign):
                for target in node.targets:
                    if isinstance(target, ast.Subscript) and (
                        self.is_blank(node.value) or not isinstance(node.value, ast.Constant)
                    ):
                        written.add(name_of(target.value))
        for loop in self.nodes:
            # The board is filled from it at the end.
            if not isinstance(loop, ast.For) or not isinstance(loop.target, ast.Tuple):
                continue
            item = name_of(loop.target.elts[-1])
            if called(loop.iter) == "enumerate" and loop.iter.args and any(
                isinstance(one, ast.Assign) and item in names_in(one.value)
                and isinstance(one.targets[0], ast.Subscript)
                and root_of(one.targets[0]) in self.boards
                for one in walk(loop)
            ):  # fmt: skip
                asked.add(name_of(loop.iter.args[0]))
        return (asked & written | self.laid_out) - deep - self.boards - {""}

    def is_blank(self, node: Any) -> bool:
        """Whether this is what may stand for an empty cell."""
        return is_text(node, ".", "0", "", " ") or is_number(node, 0)

    def is_cell(self, node: Any) -> bool:
        """Whether this is a cell of the board, in whatever form that is kept."""
        if not isinstance(node, ast.Subscript) or isinstance(node.slice, ast.Slice):
            return False
        if isinstance(node.value, ast.Subscript):
            return name_of(node.value.value) in self.boards
        return name_of(node.value) in self.flats

    def holds_cell(self, node: Any) -> bool:
        """Whether this is a cell of the board, or a name for what one holds."""
        return self.is_cell(node) or (
            isinstance(node, ast.Name) and (self.home(node), node.id) in self.contents
        )

    def _find_contents(self) -> None:
        """The names for what a cell holds."""
        self.contents: set[tuple[int, str]] = set()
        lines = set()
        for _ in range(2):
            for node in self.nodes:
                if isinstance(node, ast.Assign) and self.is_cell(node.value):
                    self.contents |= {(self.home(node), name_of(one)) for one in node.targets}
                if not isinstance(node, (ast.For, ast.comprehension)):
                    continue
                source, target = node.iter, node.target
                if called(source) == "enumerate" and source.args:
                    source = source.args[0]
                    target = target.elts[-1] if isinstance(target, ast.Tuple) else target
                home = self.home(node)
                row = isinstance(source, ast.Subscript) and name_of(source.value) in self.boards
                if name_of(source) in self.boards:
                    lines.add((home, name_of(target)))
                if row or (home, name_of(source)) in lines:
                    self.contents.add((home, name_of(target)))

    def where(self, cell: Any) -> tuple[Any, Any, Any]:
        """The board, the row and the column of a cell."""
        if isinstance(cell.value, ast.Subscript):
            return cell.value.value, cell.value.slice, cell.slice
        if isinstance(cell.slice, ast.Tuple) and len(cell.slice.elts) == 2:
            return cell.value, cell.slice.elts[0], cell.slice.elts[1]
        row, column = expression("A // 9", A=cell.slice), expression("A % 9", A=cell.slice)
        return cell.value, row, column

    def cell_of(self, board: Any, row: Any, column: Any) -> Any:
        """The cell, read, as the program would write it; what `where` takes apart."""
        if name_of(board) not in self.flats:
            return expression("A[B][C]", A=board, B=row, C=column)
        if isinstance(row, ast.BinOp) and isinstance(row.op, ast.FloorDiv):
            return expression("A[B]", A=board, B=row.left)
        return expression("A[B, C]", A=board, B=row, C=column)

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
            if not name or name in self.boards | self.flats or name[:1].isupper():
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
        made: dict[str, list[str]] = {}
        for node in self.nodes:
            for target, value in assigned(node) if isinstance(node, ast.Assign) else []:
                if not isinstance(value, ast.Constant):
                    made.setdefault(dump(value), []).append(name_of(target))
        like = {name for names in made.values() if len(names) > 1 for name in names}
        for name, found in votes.items():
            if len(found) > 1 or name in like:
                self.books[name] = max(set(found), key=found.count)
        for name in votes:
            if name not in self.books:
                continue
            for word, unit in (("row", ROW), ("col", COLUMN), ("box", BOX), ("block", BOX),
                               ("grid", BOX), ("square", BOX), ("sub", BOX)):  # fmt: skip
                if word in name.lower():
                    self.books[name] = unit
            for letter, unit in (("r", ROW), ("c", COLUMN), ("b", BOX)):
                if letter in name.lower().split("_"):
                    self.books[name] = unit

    def _spell_out(self, votes: dict[str, list[int]]) -> None:
        """Elements whose key is a name of its own, with what that name stands for as well."""
        meant: dict[str, list[Any]] = {}
        for node in self.nodes:
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                told = called(node.value) in self.defined - self.recursive
                if told or isinstance(node.value, (ast.BinOp, ast.Tuple)):
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

    def _find_kept(self) -> None:
        """Sets beside the board that the search enters something into, and takes it out again."""
        self.kept: set[str] = set()
        for node in self.nodes:
            held = None
            if isinstance(node, ast.AugAssign) and isinstance(node.op, (ast.BitOr, ast.Sub)):
                held = node.target
            elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
                if called(node.value) in ("add", "update", "remove", "discard"):
                    held = getattr(node.value.func, "value", None)
            function = self.function(node)
            if self.is_recursive(function) and isinstance(held, (ast.Name, ast.Attribute)):
                own = {
                    name_of(target)
                    for one in walk(function)
                    if isinstance(one, ast.Assign)
                    for target in one.targets
                }
                self.kept |= {name_of(held)} - own - self.boards

    def is_scratch(self, name: str, node: Any) -> bool:
        """Whether a container is made in the check around a node, for one cell."""
        function = self.function(node)
        if not self._checks(function):
            return False
        names = {one.arg for one in function.args.args}
        if not names & (self.named("row", node) | self.named("column", node)):
            return False
        return any(
            isinstance(one, ast.Assign) and name in map(name_of, one.targets)
            for one in walk(function)
        )

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
            if cell is None and isinstance(one, (ast.Compare, ast.Call)):
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
        if not isinstance(cell.value, ast.Subscript):
            return 0
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

    def is_digit(self, node: Any) -> bool:
        """Whether this is a name for a digit that is tried."""
        if not isinstance(node, ast.Name):
            return False
        if node.id in self.named("digit", node):
            return True
        return any(
            isinstance(one, (ast.For, ast.comprehension))
            and name_of(one.target) == node.id
            and (
                (isinstance(one.iter, ast.Constant) and type(one.iter.value) is str)
                or (called(one.iter) == "range" and is_number(one.iter.args[0], 1))
            )
            for loop in self.up(node)
            for one in (loop, *getattr(loop, "generators", ()))
        )

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
                and bool(self._mentioned(function) & (self.boards | set(self.books)))
                and not any(self.function(one) is function for one in self.placements)
                and not self._finds_empty(function)
            )  # fmt: skip
        return self._checking[id(function)]

    def _mentioned(self, function: Any) -> set[str]:
        """The names in a function, and in the functions that it calls."""
        names = {name_of(one) for one in walk(function)}
        for other in self.functions:
            if other.name in names and other is not function:
                names |= {name_of(one) for one in walk(other)}
        return names

    def _finds_empty(self, function: Any) -> bool:
        return any(
            isinstance(one, ast.Compare)
            and (
                any(is_text(part, ".") for part in (one.left, *one.comparators))
                or self._looks_for_zero(one, function)
            )
            for one in walk(function)
        )

    def _looks_for_zero(self, test: Any, function: Any) -> bool:
        """Whether a test asks a grid of numbers for an empty cell, to give its position."""
        sides = (test.left, *test.comparators)
        if not any(is_number(one, 0) for one in sides) or not any(map(self.is_cell, sides)):
            return False
        return any(
            isinstance(one, ast.Return) and isinstance(one.value, (ast.Tuple, ast.List))
            for one in walk(function)
        )

    def in_setup(self, node: Any) -> bool:
        """Whether the node stands where bookkeeping is filled, outside the search."""
        function = self.function(node)
        if any(id(one) in self.search_loops for one in (node, *self.up(node))):
            return False
        return function is None or function.name not in self.searching

    def mutates_books(self, statement: Any) -> int:
        """1 for a statement that enters something into the bookkeeping, -1 for taking it out."""
        sign = self._sign(statement)
        if not sign and isinstance(statement, ast.Expr) and self.changes_books(statement.value):
            sign = 1
        if not sign or id(statement) not in self.parents:
            return sign
        function = self.function(statement)
        if self.in_setup(statement):
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
        if isinstance(owner, ast.For):
            return self._around_recursion(owner)
        if not isinstance(owner, ast.If):
            return 0
        asked = any(called(node) in self.recursive for node in walk(owner.test))
        return -1 if asked else self._around_recursion(owner)

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
        if isinstance(statement, ast.AugAssign) and isinstance(statement.target, ast.Subscript):
            if isinstance(statement.op, (ast.BitOr, ast.Add, ast.BitXor)):
                return 1
            if isinstance(statement.op, (ast.BitAnd, ast.Sub)):
                return -1
        if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Subscript):
            if self.is_cell(statement.targets[0]):
                return 0
            if isinstance(statement.value, ast.Constant):
                return 1 if statement.value.value else -1
            return int(root_of(statement.targets[0]) in self.books)
        return 0

    def changes_books(self, call: Any) -> bool:
        """Whether this calls a function that changes the bookkeeping, and does no searching."""
        name = called(call)
        if name not in self.defined or name in self.recursive or name == self.entry:
            return False
        if name not in self._changing:
            self._changing[name] = any(
                self._sign(part)
                for function in self.functions
                if function.name == name and not any(
                    called(part) in self.recursive for part in walk(function))
                for part in walk(function)
                if isinstance(part, ast.stmt)
            )  # fmt: skip
        return self._changing[name]

    def is_tick(self, node: Any) -> bool:
        return isinstance(node, ast.expr) and (name_of(node) == TICK or called(node) == TICK)

    def known(self, node: Any) -> set[str]:
        """The names that are bound around a node, and those of functions."""
        found = {"self", *self.defined}
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

    def _inside(self, node: Any) -> Iterator[Any]:
        for one in self.up(node):
            if isinstance(one, ast.FunctionDef):
                return
            yield one

    def tuples_like(self, items: list[Any], place_: Any) -> list[Any]:
        """The tuples of the program that could stand beside others, by their length and names."""
        lengths = {len(item.elts) for item in items if isinstance(item, ast.Tuple)}
        known = self.known(place_)
        held = {dump(item) for item in items}
        found = {
            dump(node): node
            for node in self.nodes
            if isinstance(node, ast.Tuple)
            and isinstance(node.ctx, ast.Load)
            and len(node.elts) in lengths
            and names_in(node) <= known
        }
        return [node for text, node in found.items() if text not in held]

    def unit_of_tuple(self, node: Any) -> int:
        """The unit that a tuple in a set of all digits stands for."""
        return self.unit_of_key(node, node)
