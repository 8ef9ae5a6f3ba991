"""Small edits inside of expressions that take back a learner's usual mistakes.

This runs in a worker that is used for nothing else, after `syntax`, `program` and `meanings`.
"""

from __future__ import annotations

import itertools

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from grader.sandbox.inside.meanings import Meanings
    from grader.sandbox.inside.syntax import (
        ADDING,
        BASE,
        BOOK_KEY,
        BOOK_PLACE,
        BOX,
        CELLS,
        CHECK,
        COLUMN,
        COPY,
        DEAD_END,
        DIGITS,
        EARLY_FALSE,
        EARLY_TRUE,
        EMPTY_TEST,
        GIVEN,
        INVERT,
        LOOP,
        NO_RECURSION,
        RAISE,
        REMOVING,
        RESULT,
        ROW,
        SLOW,
        STRICT,
        TYPE,
        UNDO_BOARD,
        UNDO_BOOKS,
        UNKNOWN,
        Edit,
        apply,
        as_list,
        ast,
        called,
        dump,
        expression,
        is_number,
        is_truth,
        load,
        name_of,
        names_in,
        place,
        root_of,
        take_back,
        walk,
    )


class ExpressionEdits(Meanings):
    """Edits inside of expressions."""

    def expression_edits(self) -> Iterator[Edit]:
        """All of them, in the order of the program; some may be the same."""
        same: dict[tuple[str, str], list[Edit]] = {}
        for node in self.nodes:
            if not isinstance(node, ast.expr) or self.is_tick(node):
                continue
            parent, field, index = self.parents[id(node)]
            if field in ("ctx", "annotation", "returns", "decorator_list", "bases"):
                continue
            if not isinstance(node, ast.Constant) and any(
                isinstance(one, ast.arguments) for one in self.up(node)
            ):
                continue
            for alternative, cause, unit, rank in self.alternatives(node, parent, field, index):
                told = unit if cause == CHECK else 0
                if cause is None:
                    cause, found = self.meaning(node)
                    unit = unit or found
                edit = Edit([(parent, field, index, alternative)], node.lineno, cause, unit, rank)
                if cause in (CHECK, BOOK_KEY):
                    old = apply(edit)  # the unit is that of the code as it should be
                    edit.unit = (
                        told
                        or self._unit_of_key_at(parent, alternative)
                        or self.unit_at(parent)
                        or unit
                    )
                    take_back(old)
                yield edit
                if isinstance(node, (ast.BinOp, ast.Compare, ast.Call)):
                    same.setdefault((dump(node), dump(alternative)), []).append(edit)
        for edits in same.values():
            if len(edits) > 1:
                changes = [one for edit in edits for one in edit.changes]
                yield Edit(changes, edits[0].line, edits[0].cause, edits[0].unit, 1)
        yield from self._all_divisions()
        yield from self._all_signs()
        yield from self._both_corners()

    def _both_corners(self) -> Iterator[Edit]:
        """Both coordinates of a box at once: `row // 3` and `col // 3`, times 3 or not."""
        statements_ = [one for one in self.nodes if isinstance(one, ast.stmt)]
        for one, other in itertools.pairwise([*statements_, ast.Pass()]):
            if not isinstance(one, (ast.Assign, ast.Expr, ast.Return, ast.If, ast.For)):
                continue
            both = [one, other] if isinstance(one, ast.Assign) and isinstance(
                other, ast.Assign) else [one]  # fmt: skip
            for shape, text in ((ast.FloorDiv, "A // 3 * 3"), (ast.Mod, "A // 3 * 3"),
                                (ast.Mod, "A - A % 3")):  # fmt: skip
                parts = [
                    part for owner in both for field in ("value", "test", "iter")
                    for whole in as_list(getattr(owner, field, None)) for part in walk(whole)
                    if isinstance(part, ast.BinOp) and isinstance(part.op, shape)
                    and isinstance(part.left, ast.Name) and is_number(part.right, 3)
                    and not isinstance(self.parents[id(part)][0], ast.BinOp)
                ]  # fmt: skip
                if len(parts) != 2:
                    continue
                changes = [
                    (*self.parents[id(part)], expression(text, A=part.left)) for part in parts
                ]
                cause, unit = self.meaning(parts[0])
                yield Edit(changes, parts[0].lineno, cause, unit or BOX, 0)
            yield from self._crossed(both)

    def _crossed(self, both: list[Any]) -> Iterator[Edit]:
        """The row in the place of the column, and the other way round, in two lines."""
        if len(both) != 2 or not all(isinstance(one.value, ast.BinOp) for one in both):
            return
        names = [[part for part in walk(one.value) if isinstance(part, ast.Name)] for one in both]
        if [len(found) for found in names] != [1, 1] or names[0][0].id == names[1][0].id:
            return
        if not all(any(isinstance(part, (ast.FloorDiv, ast.Mod)) for part in walk(one.value))
                   for one in both):  # fmt: skip
            return
        (first,), (second,) = names
        changes = [
            (*self.parents[id(first)], expression(second.id)),
            (*self.parents[id(second)], expression(first.id)),
        ]
        cause, unit = self.meaning(first)
        yield Edit(changes, both[0].lineno, cause, unit or BOX, 0)

    def _all_signs(self) -> Iterator[Edit]:
        """Every `|` of a chain made `&`, and the other way round."""
        for node in self.nodes:
            if not isinstance(node, ast.BinOp) or not isinstance(node.op, (ast.BitOr, ast.BitAnd)):
                continue
            chain = [node]
            sign = type(node.op)
            while isinstance(getattr(chain[-1].left, "op", None), sign):
                chain.append(chain[-1].left)
            if len(chain) > 1 and not isinstance(self.parents[id(node)][0], ast.BinOp):
                new = ast.BitAnd() if isinstance(node.op, ast.BitOr) else ast.BitOr()
                yield Edit([(one, "op", new) for one in chain], node.lineno, CHECK, 0, 0)

    def _unit_of_key_at(self, parent: Any, new: Any) -> int:
        """The unit by what a changed index is now; 0 if the change is in no index of a book."""
        if not isinstance(parent, ast.Subscript) or parent.slice is not new:
            return 0
        return self.unit_of_key(new, parent) if root_of(parent) in self.books else 0

    def _all_divisions(self) -> Iterator[Edit]:
        """Every `%` or `/` of a statement made `//`, and the other way round."""
        for owner in self.nodes:
            if not isinstance(owner, (ast.Assign, ast.Expr, ast.Return, ast.If, ast.AugAssign)):
                continue
            found = [
                one for field in ("test", "value", "targets", "target")
                for part in as_list(getattr(owner, field, None))
                for one in walk(part)
                if isinstance(getattr(one, "op", None), (ast.Mod, ast.FloorDiv, ast.Div))
            ]  # fmt: skip
            for old, new in ((ast.Mod, ast.FloorDiv()), (ast.FloorDiv, ast.Mod()),
                             (ast.Div, ast.FloorDiv())):  # fmt: skip
                same = [one for one in found if isinstance(one.op, old)]
                if len(same) > 1:
                    cause, unit = self.meaning(same[0])
                    yield Edit([(one, "op", new) for one in same], same[0].lineno, cause, unit, 1)

    def alternatives(
        self, node: Any, parent: Any, field: str, index: int
    ) -> Iterator[tuple[Any, Any, int, int]]:
        """What could stand in the place of an expression: node, cause, unit, rank."""
        load = isinstance(getattr(node, "ctx", None), ast.Load) or not hasattr(node, "ctx")
        if isinstance(node, ast.Constant):
            yield from self._constants(node)
        elif isinstance(node, ast.Compare) and len(node.ops) == 1:
            yield from self._comparisons(node)
        elif isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            for ops, first, rest in (
                (node.ops[:1], sides[0], sides[1:2]),
                (node.ops[1:], sides[1], sides[2:]),
            ):
                yield ast.Compare(first, ops, rest, **place(node)), None, 0, 1
        elif isinstance(node, ast.BoolOp):
            yield from self._conditions(node)
        elif isinstance(node, ast.UnaryOp):
            cause = INVERT if isinstance(node.op, ast.Not) else None
            rank = self._asked_elsewhere(node) if isinstance(parent, ast.Return) else 0
            yield node.operand, cause, 0, rank or self._runs_by_flag(node.operand, parent)
            if field == "test" and isinstance(node.operand, ast.Name):
                for text in ("A == -1", "A is None"):
                    yield expression(text, A=node.operand), None, 0, 0
                yield from self._other_ends(node, parent)
            if self.holds_cell(node.operand):
                yield expression("A == '.'", A=node.operand), EMPTY_TEST, 0, 0
        elif isinstance(node, ast.BinOp):
            yield from self._arithmetic(node, parent)
        elif isinstance(node, ast.Call):
            yield from self._calls(node)
        elif isinstance(node, ast.Subscript) and load:
            yield from self._subscripts(node, parent)
        elif isinstance(node, ast.Name) and load:
            yield from self._names(node, parent, field)
        elif isinstance(node, ast.Attribute) and load:
            yield from self._not_called(node, field)
        elif self._is_all_digits(node):
            yield from self._digits(node)
        elif isinstance(node, ast.Set):
            for other in self.tuples_like(node.elts, node):
                yield (
                    ast.Set([*node.elts, other], **place(node)),
                    CHECK,
                    self.unit_of_tuple(other),
                    0,
                )
        elif isinstance(node, (ast.ListComp, ast.List)) and load:
            yield from self._lists(node)
        elif isinstance(node, ast.Tuple) and len(node.elts) == 2 and load:
            rows, columns = self.named("row", node), self.named("column", node)
            right_way = names_in(node.elts[0]) & rows and names_in(node.elts[1]) & columns
            yield (
                expression("(B, A)", A=node.elts[0], B=node.elts[1]),
                None,
                0,
                int(bool(right_way)),
            )
        if self._may_be_shared(node, parent, field):
            # Of an argument, a copy also hides that something isn't taken back.
            rank = 2 if field == "args" and not isinstance(node, ast.Call) else 0
            yield expression("__copy__(A)", A=node), COPY, 0, rank
        if (
            field == "value"
            and parent in self.placements
            and isinstance(node, (ast.Call, ast.BinOp, ast.Subscript))
            and called(node) != "str"
        ):
            yield expression("str(A)", A=node), TYPE, 0, 0
        if (
            isinstance(parent, ast.DictComp)
            and field == "value"
            and isinstance(parent.key, ast.Name)
        ):
            if parent.key.id in names_in(node):
                yield expression("A - {B}", A=node, B=parent.key), STRICT, 0, 0
        if isinstance(node, ast.Call) and isinstance(parent, (ast.Assign, ast.If, ast.Return)):
            yield from self._searched(node)
        if field == "test" and self.holds_cell(node):
            yield expression("A != '.'", A=node), EMPTY_TEST, 0, 0
            yield expression("A == '.'", A=node), EMPTY_TEST, 0, 1
        if field == "test" and not isinstance(node, (ast.Constant, ast.UnaryOp, ast.Compare)):
            yield expression("not A", A=node), INVERT, 0, self._runs_by_flag(node, parent)
        if (
            field == "value"
            and isinstance(parent, ast.Return)
            and not isinstance(node, (ast.Constant, ast.UnaryOp, ast.Tuple))
        ):
            cause = DEAD_END if self.follows_digits(parent) else INVERT
            yield expression("not A", A=node), cause, 0, self._asked_elsewhere(node)
        if field == "value" and isinstance(parent, ast.Yield) and isinstance(node, ast.Name):
            yield expression("__copy__(A)", A=node), COPY, 0, 0
        if field == "iter" and isinstance(node, (ast.Name, ast.Attribute, ast.Subscript)):
            yield from self._gone_through(node, parent)
        if field == "value" and isinstance(parent, ast.Assign):
            yield from self._with_unused(node, parent)
            yield from self._next_digits(node, parent)
        if isinstance(node, ast.List) and load and node.elts and self.is_constraint(node.elts[0]):
            yield from self._constraints(node)

    def _next_digits(self, node: Any, made: Any) -> Iterator[tuple[Any, Any, int, int]]:
        """The digit after the one in the cell, where a search without recursion begins anew."""
        if not is_number(node, 0, 1) or not any(
            id(one) in self.search_loops for one in self.up(made)
        ):
            return
        for placement in self.placements:
            if name_of(made.targets[0]) not in names_in(placement.value) - {""}:
                continue
            cell = load(placement.targets[0])
            for text in ("A + 1", "int(A) + 1", "1 if A == '.' else int(A) + 1"):
                yield expression(text, A=cell), LOOP, 0, 0

    def _with_unused(self, node: Any, made: Any) -> Iterator[tuple[Any, Any, int, int]]:
        """A set of which another one should be taken, that was worked out above and is not used."""
        if isinstance(node, (ast.Constant, ast.Compare, ast.Lambda, ast.ListComp)):
            return
        if (isinstance(node, ast.Dict) and not node.keys) or called(node) in ("dict", "Dict"):
            for kind in ("set", "list", "int", "dict"):
                yield expression(f"__filling__({kind})"), RAISE, 0, 0
        owner, field, index = self.parents[id(made)]
        block = getattr(owner, field)
        function = self.function(made) or self.tree
        loaded = {part.id for part in walk(function) if isinstance(part, ast.Name)
                  and isinstance(part.ctx, ast.Load)}  # fmt: skip
        for above in block[:index] if isinstance(block, list) else []:
            name = name_of(getattr(above, "targets", [None])[0])
            if isinstance(above, ast.Assign) and name and name not in loaded:
                yield expression(f"A - {name}", A=node), None, 0, 0
                yield expression(f"A & ~{name}", A=node), None, 0, 0
                yield expression(f"A | {name}", A=node), None, 0, 0

    def _runs_by_flag(self, node: Any, loop: Any) -> int:
        """1 for the flag of a loop: turned round, the loop does nothing, which is no repair."""
        if not isinstance(loop, ast.While) or not isinstance(node, ast.Name):
            return 0
        test = getattr(loop.test, "operand", loop.test)
        return int(name_of(test) == node.id and self._only_truths(node))

    def _other_ends(self, node: Any, branch: Any) -> Iterator[tuple[Any, Any, int, int]]:
        """The end of a search asked of another name: of one that is None if nothing was found."""
        function = self.function(node)
        if not isinstance(branch, ast.If) or not self.is_recursive(function):
            return
        if not isinstance(branch.body[-1], ast.Return):
            return
        names = {
            name_of(one.targets[0])
            for one in walk(function)
            if isinstance(one, ast.Assign) and is_truth(one.value, None)
        }
        for name in sorted(names - names_in(node) - {""}):
            yield expression(f"{name} is None"), BASE, 0, 0

    def _gone_through(self, node: Any, loop: Any) -> Iterator[tuple[Any, Any, int, int]]:
        """What a loop goes through, as a copy, turned round, or without what is no digit."""
        body = [part for one in getattr(loop, "body", []) for part in walk(one)]
        changes = [one for one in body if called(one) in ADDING | REMOVING]
        if any(dump(getattr(one.func, "value", None)) == dump(node) for one in changes):
            cause = CHECK if self.is_check(node) else None
            yield expression("list(A)", A=node), cause, 0, 0
        if any(called(one) == "pop" and not one.args for one in changes):
            function = self.function(node)
            back = function is not None and self._role_of(function) < 0
            yield expression("reversed(A)", A=node), UNDO_BOOKS if back else LOOP, 0, 0
        if name_of(loop.target) in self.named("digit", loop) and (
            name_of(node) == "digits" or name_of(node) in self._all_digits()
        ):
            yield expression("'123456789'"), DIGITS, 0, 0

    def _constraints(self, node: Any) -> Iterator[tuple[Any, Any, int, int]]:
        """One more constraint in the list of those that a choice meets."""
        rows = sorted(self.named("row", node) & self.known(node))[:2]
        columns = sorted(self.named("column", node) & self.known(node))[:2]
        others = sorted(names_in(node) - {*rows, *columns})[:3]
        for row in rows:
            for column in columns:
                for digit in others:
                    for unit, key in ((ROW, row), (COLUMN, column),
                                      (BOX, f"{row} // 3 * 3 + {column} // 3")):  # fmt: skip
                        more = expression(f"('another', {key}, {digit})")
                        yield ast.List([*node.elts, more], node.ctx, **place(node)), CHECK, unit, 0

    def _searched(self, node: Any) -> Iterator[tuple[Any, Any, int, int]]:
        """A call whose answer the function around it should go on with."""
        function = self.function(node)
        if function is None or called(node) not in self.defined or function.name == self.entry:
            return
        names = [one.arg for one in function.args.args]
        method = names[:1] == ["self"]
        if len(names) - method == 1 and self.around(node, ast.For, ast.While) is not None:
            if not any(called(part) == function.name for part in walk(function)):
                call = expression("%s(A)" % ("self." * method + function.name), A=node)
                yield call, NO_RECURSION, 0, 0

    def _only_truths(self, flag: Any) -> bool:
        """Whether a name stands for True and False only."""
        values = [
            one.value
            for one in walk(self.function(flag) or self.tree)
            if isinstance(one, ast.Assign) and name_of(one.targets[0]) == flag.id
        ]
        return bool(values) and all(is_truth(one, True) or is_truth(one, False) for one in values)

    def _may_be_shared(self, node: Any, parent: Any, field: str) -> bool:
        """Whether this is a container that two names stand for, or a copy that isn't deep."""
        if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice):
            return isinstance(node.ctx, ast.Load) and self.function(node) is not None
        if isinstance(node, ast.Call):
            flat = called(node) in ("copy", "list", "dict", "set") and len(node.args) < 2
            return flat and not isinstance(parent, (ast.For, ast.comprehension, ast.Compare))
        if not isinstance(node, (ast.Name, ast.Attribute)) or name_of(node) in self.defined:
            return False
        if field == "value" and isinstance(parent, ast.Assign):
            held = isinstance(node, ast.Name) and isinstance(parent.targets[0], ast.Subscript)
            positions = self.named("row", node) | self.named("column", node)
            if held and parent not in self.placements:
                return name_of(node) not in positions | self.named("digit", node)
            return name_of(node) in self.boards | self.flats | set(self.books)
        if field != "args" or name_of(node) in self.named("digit", node):
            return False
        searching = self.is_recursive(self.function(node)) or any(
            id(one) in self.search_loops for one in self.up(node)
        )
        positions = self.named("row", node) | self.named("column", node)
        handed = called(parent) in self.defined or called(parent) in ADDING
        return searching and handed and name_of(node) not in positions

    def _is_taken_off(self, node: Any) -> bool:
        """Whether a number stands behind a minus."""
        parent, field, _ = self.parents[id(node)]
        return isinstance(getattr(parent, "op", None), ast.Sub) and field == "right"

    def _stepped(self, node: Any) -> int:
        """What a wrong step is, by what takes it: digits or cells are passed over."""
        target = name_of(getattr(self.statement(node), "target", None))
        if target in self.named("digit", node):
            return DIGITS
        positions = self.named("row", node) | self.named("column", node)
        return CELLS if target in positions else LOOP

    def _oddity(self, node: Any, other: int) -> int:
        """1 for a number that nobody would write there: `[1] * 9` for what is empty at first."""
        parent, field, _ = self.parents[id(node)]
        repeated = isinstance(parent, ast.List) and isinstance(
            getattr(self.parents[id(parent)][0], "op", None), ast.Mult
        )
        return int((repeated and other != 0) or (field == "upper" and other > 81))

    def _is_bound(self, node: Any) -> bool:
        """Whether a number says where a range or a slice ends."""
        for one in (node, *self.up(node)):
            parent, field, _ = self.parents.get(id(one), (None, "", 0))
            if isinstance(parent, ast.Slice):
                return field == "upper"
            if called(parent) == "range":
                return one is parent.args[-1] and len(parent.args) < 3
            if not isinstance(parent, ast.BinOp):
                return False
        return False

    def _asked_elsewhere(self, node: Any) -> int:
        """1 if a condition asks the function around a node: that is more often the one negated."""
        function = self.function(node)
        asked = any(
            isinstance(one, (ast.If, ast.IfExp))
            and function.name in {called(one.test), called(getattr(one.test, "operand", None))}
            for one in self.nodes
        )
        return int(asked)

    def _is_all_digits(self, node: Any) -> bool:
        """Whether this lists single digits, more or less all of them."""
        items = getattr(node, "elts", [])
        return isinstance(node, (ast.List, ast.Tuple, ast.Set)) and (
            (len(items) > 5 and all(isinstance(one, ast.Constant) for one in items))
            or (len(items) == 1 and isinstance(items[0], ast.Constant)
                and type(items[0].value) is str and len(items[0].value) > 5)
        )  # fmt: skip

    def _digits(self, node: Any) -> Iterator[tuple[Any, Any, int, int]]:
        kind = {ast.List: "list", ast.Set: "set", ast.Tuple: "tuple"}[type(node)]
        numbers = type(node.elts[0].value) is int
        texts = [expression(f"{kind}('123456789')"), expression(f"{kind}(range(1, 10))")]
        yield texts[0], TYPE if numbers else DIGITS, 0, 0
        yield texts[1], DIGITS if numbers else TYPE, 0, 0
        if kind != "set":
            yield expression("set(A)", A=node), TYPE, 0, 1

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
            call = self.parents[id(node)][0]
            if value == 1 and isinstance(call, ast.Call) and self.changes_books(call):
                role = self._around_recursion(self.statement(node))
                taken = UNDO_BOOKS if role < 0 else BOOK_PLACE
                yield expression("-1"), taken, 0, 0
            for other in sorted(others - {value, -1}):
                cause, unit = self.meaning(node)
                if cause == BASE and (other > value) != self._is_taken_off(node):
                    cause = EARLY_TRUE
                if cause == CHECK and other < value and self._is_bound(node):
                    cause = STRICT
                if cause == LOOP and value:
                    cause = self._stepped(node)
                yield ast.Constant(other, **place(node)), cause, unit, self._oddity(node, other)
            if value == 0 and isinstance(self.parents[id(node)][0], ast.Compare):
                yield expression("'.'"), EMPTY_TEST, 0, 0
        elif type(value) is bool:
            statement = self.statement(node)
            if isinstance(statement, ast.Return):
                cause = self._answer_cause(statement, value)
                yield ast.Constant(not value, **place(node)), cause, 0, 0
            else:
                flag = getattr(statement, "targets", [None])[0]
                rank = any(self._runs_by_flag(flag, one) for one in self.nodes
                           if isinstance(one, ast.While))  # fmt: skip
                yield ast.Constant(not value, **place(node)), None, 0, int(rank)
        elif type(value) is str:
            if value in ("0", "", " ", "-", "_", "x") or value == ",":
                parent = self.parents[id(node)][0]
                written = isinstance(parent, ast.Assign) and self.is_cell(parent.targets[0])
                yield expression("'.'"), UNDO_BOARD if written else EMPTY_TEST, 0, 0
            if value == ".":
                return
            parent = self.parents[id(node)][0]
            if isinstance(parent, ast.Tuple) and value.isalpha():
                yield expression("'another'"), BOOK_KEY, 0, 1
            if len(value) > 4 and value.strip("0123456789.") == "":
                yield expression("'123456789'"), DIGITS, 0, 0
        elif value is None:
            function = self.function(node)
            finds = function is not None and self._finds_empty(function)
            yield expression("True"), BASE if finds else RESULT, 0, int(finds)
            yield expression("False"), BASE if finds else DEAD_END, 0, int(finds)
            if self.is_recursive(function) and isinstance(self.statement(node), ast.Return):
                for argument in function.args.args:
                    if argument.arg != "self":
                        yield expression(argument.arg), BASE, 0, 1

    def _comparisons(self, node: Any) -> Iterator[tuple[Any, Any, int, int]]:
        left, op, right = node.left, node.ops[0], node.comparators[0]
        swaps = {
            ast.Eq: "!=", ast.NotEq: "==", ast.In: "not in", ast.NotIn: "in",
            ast.Is: "==", ast.IsNot: "!=",
        }  # fmt: skip
        if isinstance(op, (ast.Eq, ast.NotEq, ast.Is, ast.IsNot)):
            yield from self._sentinels(node)
        if type(op) in swaps:
            cause = None if isinstance(op, (ast.Is, ast.IsNot)) else INVERT
            if isinstance(op, ast.IsNot) and self.is_check(node):
                cause = STRICT
            yield expression("A %s B" % swaps[type(op)], A=left, B=right), cause, 0, 0
        order = {ast.Lt: ("<=", ">"), ast.LtE: ("<",), ast.Gt: (">=", "<", "!="),
                 ast.GtE: (">", "<")}  # fmt: skip
        for other in order.get(type(op), ()):
            turned = {"<", ">"} & {other[0]} - {"<" if isinstance(op, (ast.Lt, ast.LtE)) else ">"}
            cause = INVERT if turned else None
            sizes = [called(one) in ("len", "bit_count", "count", "sum") for one in (left, right)]
            if turned and any(sizes) and not any(map(is_number, (left, right))):
                cause = SLOW  # the most choices first, and not the fewest
            yield expression("A %s B" % other, A=left, B=right), cause, 0, 0
        if isinstance(op, ast.Eq):
            yield expression("A >= B", A=left, B=right), None, 0, 1
            yield from self._last_cell(node)
        if isinstance(op, (ast.Lt, ast.LtE, ast.Gt, ast.GtE, ast.Eq)) and all(
            isinstance(one, (ast.Name, ast.Attribute)) for one in (left, right)
        ):
            if {name_of(left), name_of(right)} & self.kept:
                yield expression("A & B", A=left, B=right), CHECK, 0, 0
        yield from self._empty_tests(node)
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
                            expression(text, A=node, R=self.where(cell)[1],
                                       C=self.where(cell)[2], X=row, Y=column),
                            STRICT, self.unit_of_cell(cell), 0,
                        )  # fmt: skip

    def _last_cell(self, node: Any) -> Iterator[tuple[Any, Any, int, int]]:
        """The last row, which the search takes for the last cell; or the last column."""
        if not isinstance(node.left, ast.Name) or not is_number(node.comparators[0], 8):
            return
        for role, other in (("row", "column"), ("column", "row")):
            if node.left.id in self.named(role, node):
                for name in sorted(self.named(other, node) & self.known(node)):
                    yield expression(f"A and {name} == 8", A=node), EARLY_TRUE, 0, 0

    def _sentinels(self, node: Any) -> Iterator[tuple[Any, Any, int, int]]:
        """A comparison with what a function of the program gives for "nothing found"."""
        if not isinstance(node.left, ast.Name):
            return
        asked = dump(node.comparators[0])
        sign = "==" if isinstance(node.ops[0], (ast.Eq, ast.Is)) else "!="
        found = {}
        if any(called(one) in ("find", "rfind") for one in self.nodes):
            found["-1"] = expression("-1")
        for one in self.nodes:
            value = one.value if isinstance(one, ast.Return) else None
            items = value.elts if isinstance(value, (ast.List, ast.Tuple)) else [value]
            plain = all(isinstance(item, (ast.Constant, ast.UnaryOp)) for item in items)
            if value is not None and plain and not is_truth(value, True):
                found[dump(value)] = value
        for text, value in list(found.items())[:4]:
            if text != asked:
                yield expression(f"A {sign} B", A=node.left, B=value), None, 0, 0

    def _empty_tests(self, node: Any) -> Iterator[tuple[Any, Any, int, int]]:
        """What asks whether a cell is empty, asked of the dot, or of 0 in a grid of numbers."""
        left, op, right = node.left, node.ops[0], node.comparators[0]
        for one, other in ((left, right), (right, left)):
            if isinstance(other, ast.UnaryOp):
                other = other.operand
            if not isinstance(other, ast.Constant) or not self.holds_cell(one):
                if not (self.holds_cell(one) and isinstance(op, (ast.In, ast.NotIn))):
                    continue
            negative = isinstance(op, (ast.NotEq, ast.NotIn, ast.IsNot))
            for blank in ("'.'", "0"):
                if isinstance(other, ast.Constant) and repr(other.value) == blank:
                    continue
                for sign in ("!=", "==") if negative else ("==", "!="):
                    right_way = (sign == "!=") == negative
                    text = expression(f"A {sign} {blank}", A=one)
                    yield text, EMPTY_TEST, 0, 0 if right_way else 1

    def _own_pairs(self, node: Any) -> list[tuple[Any, Any, Any]]:
        """The ways in which the function around a node may call its own cell."""
        function = self.function(node)
        if function is None:
            return []
        names = [argument.arg for argument in function.args.args if argument.arg != "self"]
        names = [name for name in names if name not in self.boards][:3]
        found = [
            (None, expression(one), expression(other)) for one, other in itertools.pairwise(names)
        ]
        used = {
            name for part in walk(function) if isinstance(part, ast.Subscript)
            for name in [name_of(part.value)] if is_number(part.slice, 0, 1)
        }  # fmt: skip
        for one in function.args.args:
            if one.arg in used:
                first, second = expression(f"{one.arg}[0]"), expression(f"{one.arg}[1]")
                found.insert(0, (None, first, second))
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
        if isinstance(node.op, ast.Or) and all(isinstance(one, (ast.Compare, ast.BoolOp))
                                               for one in node.values):  # fmt: skip
            yield from self._same_unit(node)
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        cause, unit = self.meaning(node)
        if cause == CHECK:
            # Said of a conflict, `or` sees more of them than `and`; said of a fit, fewer.
            fits = any(
                isinstance(part, ast.Not)
                or (isinstance(part, ast.Compare)
                    and isinstance(part.ops[0], (ast.NotEq, ast.NotIn)))
                for part in walk(node)
            )  # fmt: skip
            cause = STRICT if isinstance(node.op, ast.Or) != fits else CHECK
        yield ast.BoolOp(other, node.values, **place(node)), cause, unit, 0
        yield from self._more_calls(node)
        yield from self._more_books(node)
        for index, value in enumerate(node.values):
            rest = node.values[:index] + node.values[index + 1 :]
            shorter = rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest, **place(node))
            shorter_means = cause if self.is_check(node) and cause in (CHECK, STRICT) else None
            yield shorter, shorter_means, self.unit_at(value), 1

    def _cells_at(self, pair: Any) -> Iterator[tuple[Any, Any, Any]]:
        """The boards of which a pair of names may be a position."""
        if len(pair.elts) == 2 and all(isinstance(one, ast.Name) for one in pair.elts):
            for board in sorted(self.boards & (self.known(pair) | self._module_names())):
                yield expression(board), pair.elts[0], pair.elts[1]

    def _module_names(self) -> set[str]:
        """The names that are assigned outside of all functions."""
        return {
            target.id
            for statement in self.tree.body
            if isinstance(statement, ast.Assign)
            for target in statement.targets
            if isinstance(target, ast.Name)
        }

    def _more_calls(self, node: Any) -> Iterator[tuple[Any, Any, int, int]]:
        """One more helper asked beside those of a condition."""
        values = [one.operand if isinstance(one, ast.UnaryOp) else one for one in node.values]
        asked = {called(one) for one in values}
        like = next((one for one in values if called(one) in self.defined), None)
        if like is None:
            return
        negated = like not in node.values
        for function in self.functions:
            names = [one.arg for one in function.args.args]
            method = names[:1] == ["self"]
            if function.name in asked | self.recursive | {self.entry}:
                continue
            if isinstance(like.func, ast.Attribute) != method:
                continue
            choices = [list(like.args)] if len(like.args) == len(names) - method else []
            if set(names[method:]) <= self.known(node):
                choices.append([expression(name) for name in names[method:]])
            choices += self._given_boxes(names[method:], like)
            low = function.name.lower()
            unit = next((unit for word, unit in (("row", ROW), ("col", COLUMN), ("bo", BOX),
                         ("bl", BOX), ("sq", BOX)) if word in low), 0)  # fmt: skip
            for arguments in choices:
                call = expression("%s()" % ("self." * method + function.name))
                call.args = arguments
                if negated:
                    call = expression("not A", A=call)
                yield ast.BoolOp(node.op, [*node.values, call], **place(node)), CHECK, unit, 0

    def _given_boxes(self, names: list[str], like: Any) -> list[list[Any]]:
        """Arguments for a helper that wants the corner of a box, or its number."""
        known = self.known(like)
        positions = [
            next(iter(sorted(self.named(role, like) & known)), "") for role in ("row", "column")
        ]
        missing = [place_ for place_, name in enumerate(names) if name not in known]
        if len(missing) != 2 or not all(positions):
            return []
        found = []
        for shape in ("{0} // 3 * 3", "{0}", "{0} // 3"):
            arguments = [expression(name) for name in names]
            for place_, position in zip(missing, positions):  # noqa: B905 - two each
                arguments[place_] = expression(shape.format(position))
            found.append(arguments)
        return found

    def _more_books(self, node: Any) -> Iterator[tuple[Any, Any, int, int]]:
        """One more table asked beside those of a condition: `a[r][d] or b[c][d]`."""
        last = node.values[-1]
        inner = last.operand if isinstance(last, ast.UnaryOp) else last
        if not isinstance(inner, ast.Subscript) or root_of(inner) not in self.books:
            return
        asked = {root_of(part) for part in walk(node) if isinstance(part, ast.Subscript)}
        key = inner.slice if isinstance(inner.value, ast.Subscript) else None
        for name, unit in self.books.items():
            if name in asked:
                continue
            for element in self.elements.get(name, []):
                if not names_in(element) <= self.known(node) | self._module_names():
                    continue
                if key is None and dump(element.slice) != dump(inner.slice):
                    continue
                more = element if key is None else expression("A[B]", A=element, B=key)
                if inner is not last:
                    more = expression("not A", A=more)
                yield ast.BoolOp(node.op, [*node.values, more], **place(node)), CHECK, unit, 0

    def _same_unit(self, node: Any) -> Iterator[tuple[Any, Any, int, int]]:
        """One more way in which two cells may share a unit: equal rows, or equal columns."""
        for value in node.values:
            sides = [*getattr(value, "comparators", []), getattr(value, "left", None)]
            if len(sides) == 2 and all(
                isinstance(one, ast.Subscript) and is_number(one.slice, 0, 1) for one in sides
            ):
                other = expression(str(1 - sides[0].slice.value))
                same = expression("A[C] == B[C]", A=sides[1].value, B=sides[0].value, C=other)
                yield expression("A or B", A=node, B=same), None, (ROW, COLUMN)[other.value], 0
        names = sorted(names_in(node) & self.known(node) - self.boards - {"self"})[:6]
        asked = {dump(one) for one in node.values}
        for one, other in itertools.combinations(names, 2):
            same = expression(f"{one} == {other}")
            if dump(same) not in asked:
                unit = next((unit for first, unit in ((("r", "y"), ROW), (("c", "x"), COLUMN))
                             if one.lower().startswith(first)
                             or other.lower().startswith(first)), 0)  # fmt: skip
                yield expression("A or B", A=node, B=same), None, unit, 0

    def _arithmetic(self, node: Any, parent: Any) -> Iterator[tuple[Any, Any, int, int]]:
        others = {
            ast.FloorDiv: ("%", "*"), ast.Mod: ("//",), ast.Mult: ("//", "+"), ast.Add: ("-", "*"),
            ast.Sub: ("+",), ast.Div: ("//",), ast.BitAnd: ("|", "& ~", "-"), ast.BitOr: ("&",),
            ast.BitXor: ("& ~", "|"),
        }  # fmt: skip
        for sign in others.get(type(node.op), ()):
            inverted = isinstance(node.op, ast.BitAnd) and sign != "|"
            yield (
                expression("A %s B" % sign, A=node.left, B=node.right),
                (INVERT if inverted else None),
                0,
                0,
            )
        if isinstance(node.op, (ast.Add, ast.Sub)) and isinstance(
            getattr(node.right, "op", None), (ast.Mod, ast.FloorDiv, ast.Mult)
        ):
            first = ast.BinOp(node.left, node.op, node.right.left, **place(node))
            turned = ast.BinOp(first, node.right.op, node.right.right, **place(node))
            yield turned, None, 0, 0  # as if there were brackets
        if not isinstance(node.op, ast.LShift):
            sooner = isinstance(node.op, ast.Sub) and self.meaning(node)[0] == BASE
            yield node.left, EARLY_TRUE if sooner else None, 0, 0
            yield node.right, None, 0, 0
        if isinstance(node.op, ast.BitOr) and isinstance(parent, (ast.BinOp, ast.Assign)):
            yield expression("~A", A=node), INVERT, 0, 1
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
            yield expression("B - A", A=node.left, B=node.right), INVERT, 0, 0
        if isinstance(node.op, ast.BitOr) and not (
            isinstance(parent, ast.BinOp) and isinstance(parent.op, ast.BitOr)
        ):
            asked = {dump(part) for part in walk(node)}
            for name, unit in self.books.items():
                for element in self.elements.get(name, []):
                    if dump(element) not in asked:
                        yield expression("A | B", A=node, B=element), CHECK, unit, 0
        if isinstance(node.op, ast.BitAnd) and not isinstance(parent, ast.BinOp):
            yield from self._met(node)
        text = isinstance(getattr(parent, "left", None), ast.Constant) and (
            type(parent.left.value) is str
        )
        if isinstance(parent, ast.BinOp) and not text:
            return
        if any(isinstance(part, (ast.FloorDiv, ast.Mod, ast.Div)) for part in walk(node)):
            yield from self._boxes(node)

    def _met(self, node: Any) -> Iterator[tuple[Any, Any, int, int]]:
        """One more container in an intersection of those that hold what is left."""
        asked = {root_of(part) for part in walk(node) if isinstance(part, ast.Subscript)}
        if not asked & set(self.books):
            return
        for name, unit in self.books.items():
            for element in self.elements.get(name, []):
                if name not in asked and names_in(element.slice) <= self.known(node):
                    yield expression("A & B", A=node, B=element), CHECK, unit, 0

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
            yield new, SLOW, 0, 0
        if name in ("any", "all"):
            other = "all" if name == "any" else "any"
            new = ast.Call(expression(other), arguments, node.keywords, **place(node))
            yield new, self._cause_of_quantifier(node), 0, 0
        if name == "range" and any(is_number(one, 9, 10) for one in arguments):
            if self.parents[id(node)][1] in ("iter", "args"):
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
                yield expression("range(81)"), digits, 0, 0
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
                if self.holds_cell(argument) or (
                    isinstance(argument, (ast.Name, ast.Constant))
                    and name_of(argument) not in self.boards
                ):
                    for change in ("A + 1", "str(A)", "int(A)"):
                        changed = list(arguments)
                        changed[number] = expression(change, A=argument)
                        goes_on = LOOP if name in self.recursive else None
                        meant: Any = TYPE if "(" in change else goes_on
                        yield (
                            ast.Call(node.func, changed, node.keywords, **place(node)),
                            meant,
                            0,
                            0,
                        )

    def _cause_of_quantifier(self, node: Any) -> Any:
        """What `any` for `all` is, or the other way round."""
        if any(called(part) in self.recursive for part in walk(node)):
            return EARLY_FALSE if called(node) == "all" else EARLY_TRUE
        parent, field, _ = self.parents[id(node)]
        if isinstance(parent, ast.If) and field == "test" and not self.is_check(node):
            if self.is_recursive(self.function(node)) and self.ends(parent):
                return EARLY_TRUE if called(node) == "any" else BASE
        return None

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
                cause = self.meaning(node)[0]
                if cause == UNKNOWN:
                    cause = CHECK if self.is_check(node) else CELLS
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
                        same = name_of(element.value) == name_of(node.value)
                        yield (
                            element,
                            BOOK_KEY if same else None,
                            self.books[name_of(element.value)],
                            0,
                        )

    def _names(self, node: Any, parent: Any, field: str) -> Iterator[tuple[Any, Any, int, int]]:
        yield from self._not_called(node, field)
        key = isinstance(parent, ast.Subscript) and field == "slice"
        inside = any(isinstance(one, ast.Subscript) for one in self._expression_around(node))
        calculated = isinstance(parent, ast.BinOp) or field == "comparators" or field == "left"
        listed = isinstance(parent, (ast.Tuple, ast.List)) and isinstance(parent.ctx, ast.Load)
        noted = field == "args" and called(parent) in ADDING | REMOVING
        if key or inside or calculated or listed or noted or called(parent) in self.defined:
            for other in sorted(self._counting_names(node)):
                if other != node.id:
                    yield expression(other), None, 0, 0
        if isinstance(parent, ast.Slice):
            handed = any(called(one) in self.recursive for one in self._expression_around(node))
            yield expression("A + 1", A=node), LOOP if handed else None, 0, 0
            yield expression("A - 1", A=node), None, 0, 0
        if isinstance(parent, ast.BinOp) and isinstance(parent.op, ast.FloorDiv):
            yield expression("A % 9", A=node), None, 0, 0
        if isinstance(parent, ast.Tuple) and self.holds_cell(node):
            yield expression("int(A)", A=node), TYPE, 0, 0
        if field == "orelse" and isinstance(parent, ast.IfExp) and called(parent.body) == "int":
            yield expression("0"), EMPTY_TEST, 0, 0
        if field == "args" and called(parent) in self.recursive and len(parent.args) > 1:
            positions = self.named("row", node) | self.named("column", node)
            stepped = any(
                isinstance(one, ast.BinOp) and names_in(one) & positions for one in parent.args
            )
            if node.id in positions and stepped:
                yield expression("0"), CELLS, 0, 0
        if key:
            for change in ("A - 1", "A + 1", "A // 3", "A // 3 * 3", "int(A)", "int(A) - 1"):
                cause = TYPE if change == "int(A)" else None
                yield expression(change, A=node), cause, 0, 0
        if (
            field == "value"
            and isinstance(parent, ast.Assign)
            and node.id in self.named("digit", node)
        ):
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

    def _not_called(self, node: Any, field: str) -> Iterator[tuple[Any, Any, int, int]]:
        """A function that is named, and should be called."""
        if isinstance(node, ast.Attribute) and node.attr.startswith("is") and field != "func":
            cause = EMPTY_TEST if self.holds_cell(node.value) else None
            yield expression("A()", A=node), cause, 0, 0
        if name_of(node) not in self.defined or field == "func":
            return
        callee = next(one for one in self.functions if one.name == name_of(node))
        names = [one.arg for one in callee.args.args]
        names = names[names[:1] == ["self"] :]
        for step in ("", " + 1"):
            arguments = [
                name + (step if place_ == len(names) - 1 else "")
                for place_, name in enumerate(names)
            ]
            call = expression("A(%s)" % ", ".join(arguments), A=node)
            if set(names) <= self.known(node):
                yield call, NO_RECURSION, 0, 0
        yield expression("A(%s)" % ", ".join("0" for _ in names), A=node), NO_RECURSION, 0, 0

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
        if (
            isinstance(node, ast.ListComp)
            and isinstance(node.elt, ast.Name)
            and self.is_check(node)
        ):
            last = node.generators[-1]
            if not last.ifs and name_of(last.target) == node.elt.id:
                filled_ = expression("A != '.'", A=node.elt)
                only = ast.comprehension(last.target, last.iter, [filled_], 0)
                generators = [*node.generators[:-1], only]
                yield ast.ListComp(node.elt, generators, **place(node)), STRICT, 0, 0
        if isinstance(node, ast.ListComp) and isinstance(node.elt, ast.Tuple):
            targets = set().union(*(names_in(one.target) for one in node.generators))
            last = node.generators[-1]
            for board, row, column in self._cells_at(node.elt):
                if targets >= names_in(row) | names_in(column) and not last.ifs:
                    asked = expression("A[B][C] == '.'", A=board, B=row, C=column)
                    only = ast.comprehension(last.target, last.iter, [asked], 0)
                    generators = [*node.generators[:-1], only]
                    yield ast.ListComp(node.elt, generators, **place(node)), GIVEN, 0, 0
        if isinstance(node, ast.ListComp) and len(node.generators) == 1:
            source = node.generators[0].iter
            if name_of(source) in self.boards:
                yield source, COPY, 0, 0
            only = node.generators[0]
            grids = self.flats | {
                name_of(one.value) for one in self.nodes
                if isinstance(one, ast.Subscript) and name_of(one.slice) == name_of(only.target)
            }  # fmt: skip
            if (
                name_of(source) in grids
                and not only.ifs
                and name_of(node.elt) == name_of(only.target)
            ):
                asked = expression("A[B] == '.'", A=source, B=node.elt)
                new = ast.comprehension(only.target, source, [asked], 0)
                yield ast.ListComp(node.elt, [new], **place(node)), GIVEN, 0, 0
