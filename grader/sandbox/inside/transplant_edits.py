"""Statements of the program, or what undoes them, repeated at places where they may be missing.

This runs in a worker that is used for nothing else, after `rules_edits`.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from grader.sandbox.inside.rules_edits import RulesEdits
    from grader.sandbox.inside.syntax import (
        BOOK_INIT,
        BOOK_PLACE,
        LOOP,
        UNDO_BOARD,
        UNDO_BOOKS,
        UNKNOWN,
        Edit,
        ast,
        called,
        dump,
        names_in,
        place,
        statements,
        walk,
    )

MOST_DONORS = 24
LONGEST_LOOP = 3


class Edits(RulesEdits):
    """All edits of a program, those that are tried first at the start."""

    def edits(self) -> Iterator[Edit]:
        """All of them; some may be the same."""
        yield from self.expression_edits()
        yield from self.statement_edits()
        yield from self.rules_edits()
        yield from self.transplants()

    def transplants(self) -> Iterator[Edit]:
        """A statement from elsewhere, at the start or end of a block, or beside the recursion."""
        donors = self._donors()
        for owner, field, block in self.blocks():
            if isinstance(owner, ast.ClassDef):
                continue
            places = self._places(block)
            for donor in donors:
                if not self._fits_in(donor, block[-1]):
                    continue
                # What takes back mostly stands at the end.
                for spot in reversed(places):
                    beside = {dump(one) for one in block[max(0, spot - 1) : spot + 1]}
                    if dump(donor) in beside:
                        continue
                    cause = self._cause_at(donor, block, spot)
                    if cause == UNKNOWN:
                        continue
                    above = [one for one in block[:spot] if not self._is_tick_statement(one)]
                    line = above[-1].end_lineno if above else getattr(
                        owner, "lineno", block[0].lineno)  # fmt: skip
                    changed = [*block[:spot], donor, *block[spot:]]
                    takes_back = cause in (UNDO_BOARD, UNDO_BOOKS)
                    lonely = takes_back and not any(self._undoes(one) for one in block)
                    yield Edit([(owner, field, changed)], line, cause,
                               self._unit_of(donor), 4 + lonely)  # fmt: skip

    def _undoes(self, statement: Any) -> bool:
        """Whether a statement takes something back, or goes on with the search."""
        emptied = isinstance(statement, ast.Assign) and self.is_cell(statement.targets[0])
        return (
            self._sign(statement) < 0
            or (emptied and self.is_blank(statement.value))
            or self._calls_helper(statement)
            or any(called(part) in self.recursive for part in walk(statement))
        )

    def _donors(self) -> list[Any]:
        found: dict[str, Any] = {}
        for placement in self.placements:
            for blank in ("'.'", "0") if self.counts_cells else ("'.'",):
                emptied = statements(f"A = {blank}")
                emptied[0].targets = placement.targets
                found.setdefault(dump(emptied[0]), emptied[0])
        for node in self.nodes:
            if not isinstance(node, ast.stmt) or self.function(node) is None:
                continue
            if isinstance(node, ast.For) and len(node.body) <= LONGEST_LOOP:
                if not any(called(part) in self.recursive for part in walk(node)):
                    if any(self._sign(one) for one in node.body):
                        found.setdefault(dump(node), node)
                        self._turned_round(node, found)
                continue
            if not isinstance(node, (ast.Assign, ast.AugAssign, ast.Expr)):
                continue
            helper = called(getattr(node, "value", None)) in self.defined - self.recursive
            writes = isinstance(node, ast.Assign) and self.is_cell(node.targets[0])
            counts = isinstance(node, ast.AugAssign)
            if self._sign(node) or writes or counts or (helper and isinstance(node, ast.Expr)):
                found.setdefault(dump(node), node)
                for body in self._inverses(node):
                    found.setdefault(dump(body[0]), body[0])
        return list(found.values())[:MOST_DONORS]

    def _turned_round(self, loop: Any, found: dict[str, Any]) -> None:
        """Add the loop in which each statement takes back what it does in this one."""
        body: list[Any] = []
        for one in loop.body:
            if self._is_tick_statement(one):
                continue
            inverse = self._inverses(one)
            if not inverse:
                return
            body += inverse[0]
        turned = ast.For(loop.target, loop.iter, body, [], **place(loop))
        found.setdefault(dump(turned), turned)

    def _places(self, block: list[Any]) -> list[int]:
        """Where in a block something may be missing."""
        end = len(block)
        if isinstance(block[-1], (ast.Return, ast.Break, ast.Continue)):
            end -= 1
        places = {1 if self._is_tick_statement(block[0]) else 0, end}
        for spot, statement in enumerate(block):
            if any(called(part) in self.recursive for part in walk(statement)):
                places |= {spot, min(spot + 1, end)}
        return sorted(places)

    def _fits_in(self, donor: Any, statement: Any) -> bool:
        """Whether all that a statement needs is known at another one."""
        made = names_in(donor.target) if isinstance(donor, ast.For) else set()
        known = self.known(statement) | self._module_names() | self.defined | made
        return names_in(donor) <= known | {"range", "enumerate", "str", "int", "len"}

    def _unit_of(self, donor: Any) -> int:
        return 0 if id(donor) not in self.parents else self.unit_at(donor)

    def _cause_at(self, donor: Any, block: list[Any], spot: int) -> int:
        """What it would mean that a statement is missing at a place."""
        if isinstance(donor, ast.Assign) and self.is_cell(donor.targets[0]):
            return UNDO_BOARD if self.is_blank(donor.value) else UNKNOWN
        inner = donor.body if isinstance(donor, ast.For) else [donor]
        helper = called(getattr(donor, "value", None)) in self.defined
        if isinstance(donor, ast.AugAssign) and not self._sign(donor):
            return LOOP
        if not helper and not any(self._sign(one) for one in inner):
            return UNKNOWN
        where = block[min(spot, len(block) - 1)]
        if self.in_setup(where):
            return BOOK_INIT
        if any(called(part) in self.recursive for one in block[spot:] for part in walk(one)):
            return BOOK_PLACE
        if any(called(part) in self.recursive for one in block[:spot] for part in walk(one)):
            return UNDO_BOOKS
        beside = self._around_recursion(where)
        if beside:
            return BOOK_PLACE if beside > 0 else UNDO_BOOKS
        role = self._role_of(self.function(where))
        return BOOK_PLACE if role > 0 else UNDO_BOOKS
