"""What an edit would mean: the cause that a mistake in an expression or a statement is.

This runs in a worker that is used for nothing else, after `syntax` and `program`.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from grader.sandbox.inside.program import Program
    from grader.sandbox.inside.syntax import (
        ADDING,
        BASE,
        BOOK_INIT,
        BOOK_KEY,
        BOOK_PLACE,
        BOX,
        CELLS,
        CHECK,
        DEAD_END,
        DIGITS,
        EARLY_FALSE,
        EMPTY_TEST,
        LOOP,
        RESULT,
        UNDO_BOARD,
        UNDO_BOOKS,
        UNKNOWN,
        ast,
        called,
        is_number,
        is_text,
        is_truth,
        name_of,
        names_in,
        root_of,
        walk,
    )

LONGEST_WAY = 24
"""Steps on the way of a value, from name to name and from function to function."""


class Meanings(Program):
    """Causes, by where the code stands and by where its value goes."""

    def meaning(self, node: Any) -> tuple[int, int]:
        """The cause and the unit that an edit at an expression stands for."""
        cause, unit = self._by_place(node)
        if cause == UNKNOWN:
            cause = self.goes_to(node)
        return cause, unit

    def goes_to(self, node: Any) -> int:
        """The cause that a wrong value would be, by what is done with it."""
        return self._follow(node, set())

    def _follow(self, node: Any, been: set[int]) -> int:
        if id(node) in been or len(been) > LONGEST_WAY:
            return UNKNOWN
        been.add(id(node))
        for one in (node, *self.up(node)):
            if id(one) not in self.parents:
                return UNKNOWN
            parent, field, index = self.parents[id(one)]
            found = self._next_stop(one, parent, field, index, been)
            if found is not None:
                return found
            if isinstance(one, ast.stmt):
                return UNKNOWN
        return UNKNOWN

    def _next_stop(
        self, node: Any, parent: Any, field: str, index: int, been: set[int]
    ) -> int | None:
        """What the place of a value says of its purpose; None if only the next one out does."""
        if isinstance(parent, ast.Subscript) and field == "slice":
            return BOOK_KEY if root_of(parent) in self.books else None
        if self._is_asked_for(node, parent, field):
            return CHECK
        if field == "args" and called(parent) in ADDING and isinstance(parent.func, ast.Attribute):
            name = root_of(parent.func.value)
            if name not in self.books and not self._is_stack(name):
                found = self._named_as({name}, parent, been)
                return found if found in (CHECK, DIGITS) else None
        if isinstance(parent, ast.Call) and field == "args":
            return self._given_to(parent, index, been)
        if isinstance(parent, (ast.For, ast.comprehension)) and field == "iter":
            return self._gone_over(parent, been)
        if isinstance(parent, (ast.Return, ast.Yield)):
            return self._answered(self.function(parent), been)
        if isinstance(parent, (ast.Assign, ast.AugAssign)) and field == "value":
            targets = parent.targets if isinstance(parent, ast.Assign) else [parent.target]
            if any(self.is_cell(one) for one in targets):
                return DIGITS
            change = self.mutates_books(parent)
            if change:
                return self.of_books(parent, change)
            named = set().union(*(names_in(one) for one in targets))
            return self._named_as(named | {name_of(one) for one in targets}, parent, been)
        if isinstance(parent, (ast.If, ast.While)) and field == "test":
            return self._decides(node, parent, been)
        if isinstance(parent, ast.Expr):
            held = getattr(getattr(node, "func", None), "value", None)
            if isinstance(held, ast.Name) and held.id not in self.books:
                return UNKNOWN  # a set of its own
            change = self.mutates_books(parent)
            return self.of_books(parent, change) if change else UNKNOWN
        return None

    def _is_asked_for(self, node: Any, parent: Any, field: str) -> bool:
        """Whether a value is what keeps digits out: `digit not in used`, `set(DIGITS) - used`."""
        if isinstance(parent, ast.Compare) and field == "comparators":
            return isinstance(parent.ops[0], (ast.In, ast.NotIn)) and self.is_digit(parent.left)
        if isinstance(parent, ast.BinOp) and field == "right" and isinstance(parent.op, ast.Sub):
            left = parent.left
            every = called(left) in ("set", "frozenset") or isinstance(left, ast.Set)
            return every or name_of(left).isupper()
        return False

    def _decides(self, node: Any, branch: Any, been: set[int]) -> int:
        """What a condition is for: what its branch answers, or puts into a container."""
        if self.is_check(node):
            return CHECK
        for one in branch.body:
            inside: Any = getattr(one, "value", None)
            if isinstance(one, ast.Return) or isinstance(inside, ast.Yield):
                return self._answered(self.function(branch), been)
            if called(inside) in ADDING and isinstance(inside.func, ast.Attribute):
                return self._named_as({root_of(inside.func.value)}, branch, been)
        return UNKNOWN

    def _given_to(self, call: Any, index: int, been: set[int]) -> int | None:
        """What an argument is for."""
        callee = next((one for one in self.functions if one.name == called(call)), None)
        if callee is None:
            return None
        if self._checks(callee):
            return CHECK
        names = [one.arg for one in callee.args.args]
        names = names[names[:1] == ["self"] and isinstance(call.func, ast.Attribute) :]
        found = UNKNOWN
        if index < len(names):
            found = self._named_as({names[index]}, callee, been)
        if found == UNKNOWN:
            return CELLS if self.is_recursive(callee) else None
        return found

    def _gone_over(self, loop: Any, been: set[int]) -> int:
        """What the items of a loop are for."""
        targets = names_in(loop.target)
        if targets & self.named("digit", loop):
            return DIGITS
        for placement in self.placements:
            _, row, column = self.where(placement.targets[0])
            inside = any(one is loop for one in self.up(placement))
            if inside and targets & (names_in(row) | names_in(column)):
                return CELLS
        found = self._named_as(targets, loop, been)
        return CHECK if found in (UNKNOWN, CELLS) and self.is_check(loop) else found

    def of_loop(self, node: Any) -> int:
        """What it is to leave the loop around a node too early, or too late."""
        loop = self.around(node, ast.For, ast.While)
        if loop is None or self.is_check(node):
            return CHECK if self.is_check(node) else UNKNOWN
        if any(called(part) in self.recursive for part in walk(loop)):
            return EARLY_FALSE
        if self._fills_books(loop) and self.in_setup(loop):
            return BOOK_INIT
        if self._finds_empty(loop):
            return CELLS
        return EARLY_FALSE

    def _answered(self, function: Any, been: set[int]) -> int:
        """What the answer of a function is for."""
        if function is None or self.is_recursive(function):
            return UNKNOWN
        if self._checks(function):
            return CHECK
        for node in self.nodes:
            if called(node) == function.name:
                found = self._follow(node, been)
                if found in (BOOK_INIT, BOOK_PLACE, UNDO_BOOKS):
                    return BOOK_KEY  # what is entered is worked out here
                if found != UNKNOWN:
                    return found
        return CELLS if self._finds_empty(function) else UNKNOWN

    def _named_as(self, names: set[str], node: Any, been: set[int]) -> int:
        """What names are for, around a node."""
        names = names - {""}
        if names & self.named("digit", node):
            return DIGITS
        positions = self.named("row", node) | self.named("column", node)
        scope = node if isinstance(node, ast.FunctionDef) else self.function(node) or self.tree
        for use in walk(scope):
            if name_of(use) in names and isinstance(getattr(use, "ctx", None), ast.Load):
                found = self._follow(use, been)
                if found != UNKNOWN:
                    return found
        return CELLS if names & positions else UNKNOWN

    def of_books(self, statement: Any, change: int) -> int:
        """What a mistake in a statement on the bookkeeping is."""
        if self.is_check(statement) or self._lists_peers(self.function(statement)):
            return CHECK
        if self.in_setup(statement):
            return BOOK_INIT
        return BOOK_PLACE if change > 0 else UNDO_BOOKS

    def _lists_peers(self, function: Any) -> bool:
        """Whether a function works out cells from a cell, without a look at the board."""
        if function is None or function.name == self.entry or self.is_recursive(function):
            return False
        if names_in(function) & (self.boards | self.flats) or not function.args.args:
            return False
        if not any(isinstance(one, (ast.For, ast.comprehension)) for one in walk(function)):
            return False
        last = function.body[-1]
        made = {
            name_of(one.targets[0]) for one in walk(function) if isinstance(one, ast.Assign)
            and isinstance(one.value, (ast.Set, ast.SetComp, ast.List, ast.ListComp, ast.Call))
        }  # fmt: skip
        value = getattr(last, "value", None)
        kinds = (ast.SetComp, ast.ListComp, ast.BinOp)
        return isinstance(last, ast.Return) and (
            name_of(value) in made - {""} or isinstance(value, kinds)
            or (called(value) in ("set", "list", "frozenset") and bool(getattr(value, "args", ())))
        )  # fmt: skip

    def _is_stack(self, name: str) -> bool:
        """Whether a loop goes on as long as a container holds something."""
        return any(isinstance(one, ast.While) and name_of(one.test) == name for one in self.nodes)

    def is_constraint(self, node: Any) -> bool:
        """Whether this is in a list of tuples, each with a word for its kind, kept for a choice."""
        for one in self.up(node):
            if isinstance(one, (ast.List, ast.Tuple)) and len(one.elts) > 1 and all(
                isinstance(item, ast.Tuple) and any(
                    isinstance(part, ast.Constant) and type(part.value) is str
                    for part in item.elts
                )
                for item in one.elts
            ):  # fmt: skip
                return True
            if isinstance(one, ast.stmt):
                break
        return False

    def _is_digit_range(self, node: Any) -> bool:
        """Whether this is in a `range` from 1, whose numbers go into no row and no column."""
        source = node
        while id(source) in self.parents and called(source) != "range":
            source = self.parents[id(source)][0]
            if isinstance(source, ast.stmt):
                return False
        if called(source) != "range" or len(source.args) != 2 or not is_number(source.args[0], 1):
            return False
        parent, _, index = self.parents[id(source)]
        if called(parent) != "product" or id(parent) not in self.parents:
            return False
        loop = self.parents[id(parent)][0]
        target = getattr(loop, "target", None)
        if not isinstance(target, ast.Tuple) or index >= len(target.elts):
            return False
        positions = self.named("row", loop) | self.named("column", loop)
        return name_of(target.elts[index]) not in positions

    def _keyed(self, subscript: Any, node: Any, unit: int) -> tuple[int, int]:
        """What a wrong key is: in a table that only the check has, or where it is taken back."""
        name = root_of(subscript)
        statement = self.statement(node)
        if self.is_scratch(name, node):
            listed = self.around(node, ast.ListComp, ast.SetComp, ast.GeneratorExp)
            if listed is not None and names_in(listed.elt) & names_in(subscript.slice):
                return DIGITS, 0
            return CHECK, unit
        function = self.function(node)
        role = self._role_of(function) if function is not None else 0
        if self.is_recursive(function):
            role = self._around_recursion(statement)
        if role < 0 and self._sign(statement) and not self.in_setup(statement):
            return UNDO_BOOKS, unit
        return BOOK_KEY, unit

    def _by_place(self, node: Any) -> tuple[int, int]:
        """The cause and the unit, as far as the place of the node shows them; 0 units are none."""
        unit = self.unit_at(node)
        statement = self.statement(node)
        if self.is_constraint(node):
            return CHECK, 0
        if self._is_digit_range(node):
            return DIGITS, 0
        if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Subscript):
            whole = statement.targets[0]
            if isinstance(whole.slice, ast.Slice) and root_of(whole) in self.boards:
                return CELLS, 0  # rows of the answer
        for one in (node, *self.up(node)):
            if isinstance(one, ast.Subscript) and isinstance(one.slice, ast.Slice):
                if name_of(one.value) in self._all_digits():
                    return DIGITS, 0
            if isinstance(one, ast.stmt):
                break
        if isinstance(statement, ast.Assign) and self.is_cell(statement.targets[0]):
            if self.is_blank(statement.value):
                return UNDO_BOARD, 0
        for one in (node, *self.up(node)):
            parent, field, _ = self.parents.get(id(one), (None, "", 0))
            if isinstance(parent, ast.Subscript) and field == "slice":
                if root_of(parent) in self.books:
                    return self._keyed(parent, node, unit)
            if isinstance(one, ast.stmt):
                break
        if (self.books or self.kept) and self._is_handed_on(node):
            return BOOK_KEY, BOX
        change = self.mutates_books(statement)
        if (change and self.is_check(node)) or self._lists_peers(self.function(node)):
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
                if self._goes_over_cells(parent):
                    return CELLS, 0
                body = parent if isinstance(parent, ast.For) else self.statement(parent)
                if self._fills_books(body) and not self._collects_cells(body):
                    return (BOOK_INIT if self.in_setup(body) else CHECK), 0
                if self._collects_cells(body) or self._finds_empty(body):
                    return CELLS, 0
                found = self.goes_to(one)
                return (CELLS if found == UNKNOWN else found), 0
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
        if isinstance(statement, ast.AugAssign) and self.is_cell(statement.target):
            return DIGITS, 0
        around = self.around(node, ast.Compare)
        if is_number(node, 7, 8, 10, 11) and around is not None:
            if any(map(self.is_cell, (around.left, *around.comparators))):
                return DIGITS, 0  # a cell that counts its digits up to 9
        if isinstance(statement, ast.While) and isinstance(node, (ast.Constant, ast.Compare)):
            compared = node if isinstance(node, ast.Compare) else self.around(node, ast.Compare)
            digits = self.named("digit", node)
            if compared is not None and (
                names_in(compared) & digits or any(map(self.is_cell, walk(compared)))
            ):
                return DIGITS, 0
            if isinstance(node, ast.Constant):
                return CELLS, 0
        if isinstance(statement, ast.AugAssign) and self._counts(statement):
            return LOOP, 0
        if isinstance(statement, ast.Assign):
            targets = {one.id for target in statement.targets for one in walk(target)
                       if isinstance(one, ast.Name)}  # fmt: skip
            if targets and targets <= self.named("row", node) | self.named("column", node):
                return CELLS, 0
        if isinstance(statement, ast.Return) and isinstance(
            statement.value, (ast.Compare, ast.BoolOp)
        ):
            if not self.is_recursive(self.function(node)):
                return CHECK, unit  # whether two cells share a unit
        if isinstance(statement, (ast.Assign, ast.Return)) and unit == BOX:
            return (BOOK_KEY if self.books or self.kept else CHECK), BOX
        if isinstance(statement, (ast.If, ast.While)) and self.is_recursive(self.function(node)):
            if not any(called(one) in self.recursive for one in walk(statement.test)):
                if self.ends(statement):
                    return BASE, 0
                if any(called(one) in self.recursive for one in walk(statement)):
                    return CELLS, 0
                if isinstance(statement, ast.If) and self._moves_on(statement):
                    return CELLS, 0
        for one in (node, *self.up(node)):
            if called(one) in self.recursive:
                return CELLS, 0
            if isinstance(one, ast.stmt):
                break
        for one in self.up(node):
            if isinstance(one, ast.BinOp) and isinstance(one.op, ast.LShift):
                return DIGITS, 0
            if isinstance(one, ast.stmt):
                break
        return UNKNOWN, unit

    def _moves_on(self, branch: Any) -> bool:
        """Whether a branch sets a row or a column anew."""
        positions = self.named("row", branch) | self.named("column", branch)
        return any(
            isinstance(one, (ast.Assign, ast.AugAssign))
            and any(
                names_in(target) & positions and not isinstance(target, ast.Subscript)
                for target in (getattr(one, "targets", None) or [one.target])
            )
            for one in branch.body
        )

    def follows_digits(self, statement: Any) -> bool:
        """Whether a statement stands right behind the loop over the digits of the search."""
        owner, field, index = self.parents[id(statement)]
        block = getattr(owner, field)
        if not isinstance(block, list):
            return False
        return any(
            isinstance(loop, (ast.For, ast.While))
            and any(
                called(part) in self.recursive and self.around(part, ast.For, ast.While) is loop
                for part in walk(loop)
            )
            for loop in block[:index]
        )

    def _all_digits(self) -> set[str]:
        """The names for a text of the digits."""
        return {
            name_of(target)
            for node in self.nodes
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
            for target in node.targets
            if type(node.value.value) is str and "234567" in node.value.value
        }

    def _counts(self, statement: Any) -> bool:
        """Whether a statement steps on from one value to the next."""
        held = (ast.Set, ast.SetComp, ast.List, ast.ListComp, ast.Call)
        return not isinstance(statement.op, ast.BitOr) and not isinstance(statement.value, held)

    def _goes_over_cells(self, loop: Any) -> bool:
        """Whether this belongs to a comprehension over all cells of the board."""
        around = self.parents[id(loop)][0] if isinstance(loop, ast.comprehension) else None
        if not isinstance(around, (ast.ListComp, ast.DictComp, ast.SetComp, ast.GeneratorExp)):
            return False
        made = set().union(*(names_in(one.target) for one in around.generators))
        return len(around.generators) > 1 and any(
            self.is_cell(part) and isinstance(part.value, ast.Subscript)
            and names_in(part.value.slice) & made and names_in(part.slice) & made
            for part in walk(around)
        )  # fmt: skip

    def _is_handed_on(self, node: Any) -> bool:
        """Whether the node is in the number of a box that goes into a tuple, or to a function."""
        top = None
        for one in (node, *self.up(node)):
            if not isinstance(one, (ast.BinOp, ast.Constant, ast.Name)):
                break
            top = one
        if not isinstance(top, ast.BinOp) or id(top) not in self.parents:
            return False
        if not any(isinstance(part, (ast.FloorDiv, ast.Mod)) for part in walk(top)):
            return False
        parent, field, _ = self.parents[id(top)]
        if isinstance(parent, ast.Tuple) and len(parent.elts) > 2:
            return True
        callee = called(parent) if field == "args" else ""
        return callee in self.defined and self.changes_books(parent)

    def ends(self, branch: Any) -> bool:
        """Whether a branch of a search says that all is done."""
        if any(is_truth(getattr(one, "value", None), True) for one in branch.body):
            return True
        last = branch.body[-1]
        if isinstance(last, ast.Raise):
            return True
        if not isinstance(last, ast.Return) or is_truth(last.value, False):
            return False
        if any(called(part) in self.recursive for part in walk(last)):
            return False  # it goes on
        if self.around(branch, ast.For, ast.While) is not None:
            return False
        if last.value is not None and not is_truth(last.value, None):
            return True
        function = self.function(branch)
        values = [one.value for one in walk(function) if isinstance(one, ast.Return)]
        told = any(is_truth(value, True) or is_truth(value, False) for value in values)
        return not told

    def _fills_books(self, body: Any) -> bool:
        return any(self.mutates_books(one) > 0 for one in walk(body) if isinstance(one, ast.stmt))

    def _collects_cells(self, body: Any) -> bool:
        """Whether positions of cells are put into a list."""
        return any(
            called(one) in ADDING
            and any(isinstance(item, (ast.Tuple, ast.List)) for item in one.args)
            for one in walk(body)
        )

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
            member = isinstance(owner.test, ast.Compare) and isinstance(
                owner.test.ops[0], (ast.In, ast.NotIn)
            )
            return BASE if not member or value else EARLY_FALSE
        return DEAD_END if value else BASE
