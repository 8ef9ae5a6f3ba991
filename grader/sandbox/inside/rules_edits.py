"""Edits that let the rules themselves do a part of the work, to see which part is at fault.

A check, a bookkeeping or the taking back of a guess is replaced or completed by one that looks at
the board.  This runs in a worker that is used for nothing else, after `statement_edits`.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from grader.sandbox.inside.statement_edits import StatementEdits
    from grader.sandbox.inside.syntax import (
        BOOK_INIT,
        BOX,
        CHECK,
        COLUMN,
        ROW,
        STRICT,
        UNDO_BOARD,
        UNDO_BOOKS,
        Edit,
        as_list,
        ast,
        called,
        clone,
        expression,
        filled,
        is_text,
        load,
        name_of,
        names_in,
        root_of,
        statements,
        walk,
    )


class Site:
    """Where a digit goes onto the board: the statement, and what it is called there."""

    __slots__ = ("board", "column", "digit", "row", "statement")

    def __init__(self, statement: Any, board: Any, row: Any, column: Any, digit: Any) -> None:
        self.statement = statement
        self.board = board
        self.row = row
        self.column = column
        self.digit = digit

    def parts(self) -> tuple[Any, Any, Any, Any]:
        """The board, the row, the column and the digit."""
        return self.board, self.row, self.column, self.digit


class RulesEdits(StatementEdits):
    """Edits that ask the rules."""

    def rules_edits(self) -> Iterator[Edit]:
        """All of them; each is a weaker witness than a small edit."""
        sites = self.sites()
        yield from self._guarded(sites)
        yield from self._checked(sites)
        yield from self._restored(sites)
        yield from self._entered(sites)
        yield from self._related()
        yield from self._open_at_start()

    def _open_at_start(self) -> Iterator[Edit]:
        """The digits that are kept for a cell at the start, without those that it sees."""
        for node in self.nodes:
            if not isinstance(node, ast.Assign) or not self.in_setup(node):
                continue
            target = node.targets[0]
            if not isinstance(target, ast.Subscript) or self.is_cell(target):
                continue
            for board, row, column in self.pairs[:2]:
                if names_in(row) | names_in(column) <= self.in_loops(node):
                    new = expression(
                        "type(A)([d for d in A if not __seen__(B, C, D, d, 0)])",
                        A=node.value, B=board, C=row, D=column,
                    )  # fmt: skip
                    yield Edit([(node, "value", new)], node.lineno, BOOK_INIT, 0, 5)

    def _related(self) -> Iterator[Edit]:
        """Whether two cells share a unit, answered by the rules."""
        for function in self.functions:
            names = [one.arg for one in function.args.args if one.arg != "self"]
            last = function.body[-1]
            if not isinstance(last, ast.Return) or self.is_recursive(function):
                continue
            if not isinstance(last.value, (ast.Compare, ast.BoolOp)) or len(names) not in (2, 4):
                continue
            if names_in(last.value) & (self.boards | self.flats | set(self.books)):
                continue
            pair = "{}, {}" if len(names) == 2 else "({}, {}), ({}, {})"
            for kind in (ROW, COLUMN, BOX, 0):
                asked = f"__same__({pair.format(*names)}, {kind})"
                for text, cause, rank in (
                    (f"X and {asked}", STRICT, 3),
                    (f"X or {asked}", CHECK, 3),
                    (asked, CHECK, 4),
                ):
                    new = expression(text, X=last.value)
                    yield Edit([(last, "value", new)], last.lineno, cause, kind, rank)

    def sites(self) -> list[Site]:
        """Where digits go onto the board, in the function that has the loop over them."""
        found = []
        for placement in self.placements:
            board, row, column = self.where(placement.targets[0])
            site = Site(placement, board, row, column, placement.value)
            function = self.function(placement)
            if function is None:
                continue
            if self.around(placement, ast.For, ast.While) is not None or self.is_recursive(
                function
            ):
                found.append(site)
                continue
            found += self._calls_of_helper(function, site)
        return found

    def _calls_of_helper(self, helper: Any, site: Site) -> Iterator[Site]:
        """The calls of a function that places a digit, with what its arguments are there."""
        for node in self.nodes:
            if called(node) != helper.name or not isinstance(node, ast.Call):
                continue
            names = [one.arg for one in helper.args.args]
            names = names[names[:1] == ["self"] :]
            given = dict(zip(names, node.args))  # noqa: B905 - a call
            parts = [filled(clone(load_all(part)), given) for part in site.parts()]
            known = self.known(node)
            if all(names_in(part) <= known | {"str", "int"} for part in parts):
                yield Site(self.statement(node), *parts)

    def _guarded(self, sites: list[Site]) -> Iterator[Edit]:
        """The rules, asked once more where a digit is placed: says which unit no check covers."""
        for site in sites:
            loop = self.around(site.statement, ast.For, ast.While)
            if loop is None or self.function(loop) is not self.function(site.statement):
                continue
            checks = self._checks_of(loop)
            if any(self.asks_books(check) for check in checks):
                continue  # what lacks may be the entering as well as the asking
            owner, field, index = self.parents[id(site.statement)]
            body = getattr(owner, field)
            for kind in (ROW, COLUMN, BOX, 0):
                new = self._asked(f"if __seen__(A, B, C, D, {kind}): continue", site)
                line = self._line_for(checks, kind) or site.statement.lineno
                yield Edit([(owner, field, [*body[:index], *new, *body[index:]])], line, CHECK,
                           kind, 5 if kind else 6)  # fmt: skip

    def asks_books(self, check: Any) -> bool:
        """Whether a check looks at the bookkeeping, and not at the board."""
        names = {name_of(part) for part in walk(check)}
        names |= {
            name_of(part)
            for function in self.functions
            if function.name in names
            for part in walk(function)
        }
        return bool(names & set(self.books)) or any(
            self._is_changed(name) for name in names - self.boards - self.flats - {""}
        )

    def _asked(self, text: str, site: Site, **parts: Any) -> list[Any]:
        return statements(text, A=site.board, B=site.row, C=site.column, D=site.digit, **parts)

    def _checked(self, sites: list[Site]) -> Iterator[Edit]:
        """A check that demands too much, or is wrong in every way, answered by the rules."""
        for node in self.nodes:
            if not isinstance(node, ast.expr) or self.function(node) is None:
                continue
            parent, field, _ = self.parents[id(node)]
            asked = node.operand if isinstance(node, ast.UnaryOp) else node
            helper = next((one for one in self.functions if one.name == called(asked)), None)
            asks = helper is not None and self._checks(helper)
            if self._checks(self.function(node)) or self.asks_books(helper if asks else node):
                continue
            if not asks and not (
                isinstance(parent, ast.If) and field == "test" and self.is_check(node)
            ):
                continue
            home = self.function(node)
            near = [site for site in sites if self.function(site.statement) is home]
            if not near and asks:
                near = [
                    Site(node, board, row, column, expression("A[B][C]", A=board, B=row, C=column))
                    for board, row, column in self.pairs
                    if name_of(board) in names_in(node)
                ]
            known = self.known(node)
            for site in near[:2]:
                if not all(names_in(part) <= known | {"str", "int"} for part in site.parts()[:3]):
                    continue
                yield from self._answered_by_rules(node, site, helper if asks else None)

    def _answered_by_rules(self, node: Any, site: Site, helper: Any) -> Iterator[Edit]:
        parent, field, index = self.parents[id(node)]
        line = node.lineno
        if helper is not None:
            line = self._refusal(helper)
        for text, cause, kind, rank in (
            ("X or not __seen__(A, B, C, D, 0)", STRICT, 0, 5),
            ("X and __seen__(A, B, C, D, 0)", STRICT, 0, 5),
            ("not __seen__(A, B, C, D, 0)", CHECK, 0, 7),
            ("__seen__(A, B, C, D, 0)", CHECK, 0, 7),
            ("X or __seen__(A, B, C, D, 1)", CHECK, ROW, 6),
            ("X or __seen__(A, B, C, D, 2)", CHECK, COLUMN, 6),
            ("X or __seen__(A, B, C, D, 3)", CHECK, BOX, 6),
        ):
            if helper is None and rank > 6:
                continue
            new = self._asked(text, site, X=node)[0].value
            here = line if cause == STRICT or helper is None else 0
            here = here or self._line_for([helper], kind) or node.lineno
            yield Edit([(parent, field, index, new)], here, cause, kind, rank)

    def _refusal(self, helper: Any) -> int:
        """The line of a check in which most is compared."""
        lines = [one.lineno for one in walk(helper) if isinstance(one, ast.Compare)]
        return lines[-1] if lines else int(helper.lineno)

    def _restored(self, sites: list[Site]) -> Iterator[Edit]:
        """What the search changes, put back as it was when a guess has failed."""
        for function in self.functions:
            if not self.is_recursive(function):
                continue
            for loop in walk(function):
                if not isinstance(loop, (ast.For, ast.While)) or self.function(loop) != function:
                    continue
                yield from self._restored_in(loop, sites)

    def _restored_in(self, loop: Any, sites: list[Site]) -> Iterator[Edit]:
        calls = [node for node in walk(loop) if called(node) in self.recursive]
        if not calls or self.around(calls[0], ast.For, ast.While) is not loop:
            return
        statement = self.statement(calls[0])
        owner, field, index = self.parents[id(statement)]
        if not isinstance(owner, (ast.For, ast.While, ast.If)) or self.function(
            owner
        ) is not self.function(loop):
            return
        block = getattr(owner, field)
        books = self._roots(statement)
        near = [site for site in sites if self.around(site.statement, ast.For, ast.While) is loop]
        boards = [site.board for site in near[:1]]
        choices = [([book], UNDO_BOOKS, unit, 5) for book, unit in books]
        choices += [([board], UNDO_BOARD, 0, 5) for board in boards]
        if len(books) > 1:
            choices.append(([book for book, _ in books], UNDO_BOOKS, 0, 6))
        for held, cause, unit, rank in choices:
            names = ast.Tuple(held, ast.Load(), lineno=loop.lineno, col_offset=0)
            before = statements("__kept__ = __keep__(A)", A=names)
            after = statements("__put_back__(__kept__, A)", A=names)
            line = self._line_of_undoing(block[index:], cause, bool(unit))
            changed = [*block, *after]
            if isinstance(block[-1], (ast.Return, ast.Break, ast.Continue)) and len(block) > 1:
                changed = [*block[:-1], *after, block[-1]]
            if owner is loop:
                yield Edit([(loop, "body", [*before, *changed])], line, cause, unit, rank)
            else:
                yield Edit([(owner, field, changed), (loop, "body", [*before, *loop.body])],
                           line, cause, unit, rank)  # fmt: skip

    def _line_of_undoing(self, rest: list[Any], cause: int, single: bool) -> int:
        """The line of what follows the recursive call and takes back; else of that call."""
        for statement in rest[1:]:
            helper = next(
                (one for one in self.functions for part in walk(statement)
                 if one.name == called(part) and one.name not in self.recursive), None
            )  # fmt: skip
            if helper is not None:
                lines = [
                    one.lineno for one in walk(helper)
                    if isinstance(one, ast.stmt) and (self._sign(one) if cause == UNDO_BOOKS
                    else isinstance(one, ast.Assign) and self.is_cell(one.targets[0]))
                ]  # fmt: skip
                return lines[0] if lines else int(helper.lineno)
        return int(rest[0].end_lineno)

    def _roots(self, statement: Any) -> list[tuple[Any, int]]:
        """The bookkeeping that can be reached from a statement, with its units."""
        known = self.known(statement) | self._module_names()
        found = {}
        for node in self.nodes:
            if not isinstance(node, (ast.Name, ast.Attribute)) or not isinstance(
                node.ctx, ast.Load
            ):
                continue
            name = name_of(node)
            if name in self.boards or name in self.flats or name in found:
                continue
            if not self._is_changed(name) or not names_in(node) <= known:
                continue
            found[name] = (node, self.books.get(name, 0))
        return list(found.values())[:6]

    def _is_changed(self, name: str) -> bool:
        """Whether anything changes what a container with this name holds."""
        if not self._changed:
            self._changed = {"", *self._changed_names()}
        return name in self._changed

    def _changed_names(self) -> Iterator[str]:
        for node in self.nodes:
            if not isinstance(node, ast.stmt) or not self._sign(node):
                continue
            if isinstance(node, ast.Expr):
                changed = [getattr(node.value.func, "value", None)]
            else:
                changed = as_list(getattr(node, "targets", None) or node.target)
            yield from map(root_of, changed)

    def _entered(self, sites: list[Site]) -> Iterator[Edit]:
        """The givens, entered as the search enters a digit."""
        entry = next((one for one in self.functions if one.name == self.entry), None)
        if entry is None:
            return
        for site in sites:
            if not all(isinstance(part, ast.Name) for part in (site.row, site.column)):
                continue
            owner, field, _ = self.parents[id(site.statement)]
            block = getattr(owner, field)
            entering = [
                one for one in block
                if one is not site.statement and self._enters(one, block)
            ]  # fmt: skip
            if not entering:
                continue
            yield from self._entered_by(entry, site, entering)

    def _enters(self, statement: Any, block: list[Any]) -> bool:
        if self._around_recursion(statement) <= 0:
            return False
        return any(
            (self._enters_element(one) or self.changes_books(getattr(one, "value", None)))
            and not self.is_cell(getattr(one, "targets", [None])[0])
            for one in walk(statement)
            if isinstance(one, ast.stmt)
        )

    def _enters_element(self, statement: Any) -> bool:
        """Whether a statement adds something, or strikes it out of one element of many."""
        sign = self._sign(statement)
        if sign >= 0:
            return sign > 0
        target = statement.target if isinstance(statement, ast.AugAssign) else None
        if isinstance(statement, ast.Expr):
            target = getattr(statement.value.func, "value", None)
        return isinstance(target, ast.Subscript)

    def _entered_by(self, entry: Any, site: Site, entering: list[Any]) -> Iterator[Edit]:
        function = self.function(site.statement)
        digits = self.named("digit", site.statement)
        needed = set().union(*(names_in(one) for one in entering))
        helping: list[Any] = []
        for one in reversed([node for node in walk(function) if isinstance(node, ast.Assign)]):
            target = name_of(one.targets[0])
            if target in needed - digits and target not in (site.row.id, site.column.id):
                if not any(called(part) in self.recursive for part in walk(one)):
                    helping.insert(0, one)
                    needed |= names_in(one.value)
        place_ = next(
            (place_ for place_, one in enumerate(entry.body)
             if any(called(part) in self.searching for part in walk(one))
             and not isinstance(one, (ast.FunctionDef, ast.ClassDef))), None
        )  # fmt: skip
        if place_ is None:
            return
        for value in ("A[B][C]", "int(A[B][C])", "int(A[B][C]) - 1"):
            for digit in sorted(digits & needed):
                new = statements(
                    f"for {site.row.id} in range(9):\n for {site.column.id} in range(9):\n"
                    f"  if A[B][C] != '.':\n   {digit} = {value}",
                    A=site.board, B=site.row, C=site.column,
                )  # fmt: skip
                new[0].body[0].body[0].body += [*helping, *entering]
                line = self._line_of_setup(entry, place_)
                changed = [*entry.body[:place_], *new, *entry.body[place_:]]
                yield Edit([(entry, "body", changed)], line, BOOK_INIT, 0, 5)

    def _line_of_setup(self, entry: Any, place_: int) -> int:
        """The line where the givens are looked at, or the one before the search."""
        for one in walk(ast.Module(entry.body[:place_], [])):
            if isinstance(one, ast.Compare) and any(
                is_text(part, ".") for part in (one.left, *one.comparators)
            ):
                return int(one.lineno)
        return int(entry.body[max(0, place_ - 1)].end_lineno)

    def _checks_of(self, loop: Any) -> list[Any]:
        """The code that decides whether a digit may be placed."""
        asked = [one.test for one in walk(loop) if isinstance(one, ast.If)]
        source = loop.iter if isinstance(loop, ast.For) else loop.test
        asked = [one for one in asked if self.is_check(one)] + [source]
        names = {called(part) for part in walk(loop)} - self.recursive
        names |= self._reached_from(names)
        found = [
            function
            for function in self.functions
            if function.name in names and self._checks(function)
        ]
        return found or asked[:-1] or [source]

    def _line_for(self, checks: list[Any], kind: int) -> Any:
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
        if kind == BOX and checks and isinstance(checks[-1], ast.FunctionDef):
            return int(checks[-1].body[-1].lineno)
        if not lines:
            return 0
        return lines[-1] if kind == BOX else max(before, default=lines[0])


def load_all(node: Any) -> Any:
    """The same expression, to be read."""
    return load(node) if hasattr(node, "ctx") else node
