"""Small edits of statements: added, left out, moved, or changed for another one.

This runs in a worker that is used for nothing else, after `syntax`, `program` and
`expression_edits`.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from grader.sandbox.inside.expression_edits import ExpressionEdits
    from grader.sandbox.inside.syntax import (
        ADDING,
        BASE,
        BOOK_INIT,
        BOOK_PLACE,
        BOX,
        CELLS,
        CHECK,
        COLUMN,
        COPY,
        DEAD_END,
        EARLY_FALSE,
        EARLY_TRUE,
        GIVEN,
        INVERSE,
        LOOP,
        NO_RECURSION,
        REMOVING,
        RESULT,
        ROW,
        STATE,
        STRICT,
        UNDO_BOARD,
        UNDO_BOOKS,
        UNKNOWN,
        Edit,
        ast,
        called,
        clone,
        dump,
        expression,
        is_number,
        is_text,
        is_truth,
        load,
        name_of,
        names_in,
        place,
        root_of,
        statements,
        storing,
        walk,
    )


LONGEST_LOOK = 3
"""Statements below a condition that looks at one cell."""


class StatementEdits(ExpressionEdits):
    """Edits of statements."""

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
                yield from self._assigned(owner, field, block, index)
                yield from self._other_units(owner, field, block, index)
                yield from self._other_books(owner, field, block, index)
                yield from self._undone(owner, field, block, index)
                yield from self._exchanged(owner, field, block, index)
            yield from self._ended(owner, field, block)
            yield from self._all_undone(owner, field, block)
            yield from self._tail_moved(owner, field, block)
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
            elif self._finds_empty(self.function(statement)) and (
                value is None or is_truth(value, None)
            ):
                cause = EARLY_TRUE  # no cell is empty, it says, and has looked at some only
            if value is not None and not isinstance(value, ast.Constant):
                if self.follows_digits(statement):
                    cause = DEAD_END
            yield Edit([(owner, field, rest)], statement.lineno, cause, 0, 0)
        elif isinstance(statement, (ast.Break, ast.Continue)):
            yield Edit([(owner, field, rest)], statement.lineno, self.of_loop(statement), 0, 0)
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
            meant = (cause, unit) if cause != UNKNOWN else self._cause_of_moving(block[index + 1])
            if meant[0] == UNDO_BOOKS and cause == UNKNOWN:
                meant = BOOK_PLACE, meant[1]  # it comes behind the search, and should come before
            yield Edit([(owner, field, swapped)], line, *meant, 1)
            if index + 2 < len(block):
                last = [*rest, statement]
                yield Edit([(owner, field, last)], line, cause, unit, 1)
            if not self._is_tick_statement(block[0]) and index > 1:
                yield Edit([(owner, field, [statement, *rest])], line, cause, unit, 1)
        # Out of its block, by one and by two.
        if index == len(block) - 1 or isinstance(statement, (ast.Assign, ast.Expr, ast.AugAssign)):
            inner, _inner_field = owner, field
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
                inner, _inner_field = outer, outer_field
        # To the start of the block below.
        following = block[index + 1 : index + 2]
        if following and isinstance(following[0], ast.If) and self.is_check(following[0].test):
            below = following[0]
            if cause == BOOK_PLACE:
                cause = STRICT
            yield Edit(
                [(below, "body", [statement, *below.body]), (owner, field, rest)],
                line, cause, unit, int(cause == STRICT),
            )  # fmt: skip
        # Into the loop below, where it is done anew in each round.
        if following and isinstance(statement, ast.Assign):
            loop = next(
                (one for one in block[index + 1 : index + 3]
                 if isinstance(one, (ast.For, ast.While))), None
            )  # fmt: skip
            if loop is not None and not self.is_cell(statement.targets[0]):
                again = statement
                yield Edit([(loop, "body", [again, *loop.body])], line,
                           self._cause_of_starting(statement), 0, 1)  # fmt: skip
        # Into the block above.
        if index and isinstance(block[index - 1], (ast.For, ast.If, ast.While)):
            above = block[index - 1]
            if any(called(part) == "append" and self._is_stack(root_of(part.func.value))
                   for part in walk(statement) if isinstance(part, ast.Call)
                   and isinstance(part.func, ast.Attribute)):  # fmt: skip
                cause = EARLY_FALSE  # only the last choice goes onto the stack
                if isinstance(statement, ast.If) and not statement.orelse:
                    opened = [*above.body, *statement.body]
                    yield Edit([(above, "body", opened), (owner, field, rest)],
                               statement.body[0].lineno, cause, 0, 0)  # fmt: skip
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

    def _cause_of_starting(self, statement: Any) -> int:
        """What it is to set a name once, which each round of a loop should start with."""
        cause = self.meaning(statement.value)[0]
        return LOOP if cause == UNKNOWN else cause

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
        if isinstance(statement, ast.For) and self.in_setup(statement):
            if self._fills_books(statement):
                return BOOK_INIT, 0
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
        if isinstance(statement, ast.Expr) and called(call) in self.recursive:
            yield instead("__found__ = A\nif __found__: return __found__", RESULT, call)
            yield instead("return A", RESULT, call)
            yield instead("if not A: return False", RESULT, call)
            for argument in walk(call):
                if isinstance(argument, ast.Name) and self.parents[id(argument)][0] is call:
                    if self.parents[id(argument)][1] == "args":
                        yield instead(f"{argument.id} = A", RESULT, call)
            if index + 1 < len(block):
                following = block[index + 1]
                if isinstance(following, ast.Return):
                    true = is_truth(following.value, True)
                    new = statements("if A: return True", A=call)
                    yield Edit([(owner, field, [*block[:index], *new, *block[index + 2 :]])],
                               following.lineno if true else line,
                               EARLY_TRUE if true else RESULT, 0, 0)  # fmt: skip
        if isinstance(statement, ast.Return) and isinstance(call, (ast.Call, ast.BoolOp)):
            if any(called(part) in self.recursive for part in walk(call)):
                found = "__found__ = A\nif __found__: return __found__"
                yield instead(found, EARLY_FALSE, call)
                for one in block[:index]:
                    if one in self.placements:  # what behind the `return` never ran is not there
                        new = statements(f"{found}\na = '.'", A=call)
                        new[-1].targets = one.targets
                        changed = [*block[:index], *new, *block[index + 1 :]]
                        yield Edit([(owner, field, changed)], line, EARLY_FALSE, 0, 0)
        if isinstance(statement, ast.Return) and isinstance(call, ast.Name):
            if self.is_recursive(self.function(statement)) and self.around(statement, ast.For):
                yield instead("if A: return A", EARLY_FALSE, call)
        if isinstance(statement, ast.Assign) and called(call) in self.recursive:
            target = statement.targets[0]
            if isinstance(target, ast.Name):
                for text in ("if A: return True",):
                    new = [statement, *statements(text, A=expression(target.id))]
                    yield Edit([(owner, field, [*block[:index], *new, *block[index + 1 :]])],
                               line, RESULT, 0, 0)  # fmt: skip
        if isinstance(statement, ast.If) and any(
            called(part) in self.recursive for part in walk(statement.test)
        ):
            asked = statement.test
            if isinstance(asked, ast.Compare):
                asked = asked.left
            value = getattr(statement.body[-1], "value", None)
            if called(asked) in self.recursive and isinstance(value, ast.Name):
                yield instead("__found__ = A\nif __found__: return __found__", RESULT, asked)
            for text in ("return True", "break", "return False", "continue"):
                body = [*statement.body[:-1], *statements(text)]
                rank = int(is_truth(getattr(statement.body[-1], "value", None), True))
                yield Edit([(statement, "body", body)], statement.body[-1].lineno, RESULT, 0, rank)
                body = [*statement.body, *statements(text)]
                yield Edit([(statement, "body", body)], line, RESULT, 0, rank)
        function = self.function(statement)
        if function is not None and not self.recursive and self.places_digits(function):
            yield from self._goes_on(owner, field, block, index)
        if (
            isinstance(statement, ast.Return)
            and is_truth(call, True)
            and self.is_recursive(function)
        ):
            for other in self._calls_known(statement):
                yield instead("return A", NO_RECURSION, other)
        generator = function is not None and any(
            isinstance(one, (ast.Yield, ast.YieldFrom)) for one in walk(function)
        )
        if generator and isinstance(statement, ast.Expr) and called(call) in self.recursive:
            yield instead("yield from A", NO_RECURSION, call)
        if self.is_recursive(function) and isinstance(statement, (ast.Return, ast.Pass)):
            for name in sorted(self._caught()):
                if call is None:
                    caught = isinstance(owner, ast.ExceptHandler)
                    yield instead(f"raise {name}", RESULT if caught else BASE, None)
        if isinstance(statement, ast.Return) and statement.value is None:
            for text, value in (("return True", False), ("return False", True)):
                yield instead(text, self._answer_cause(statement, value), None)

    def places_digits(self, function: Any) -> bool:
        """Whether a function writes digits, itself or by a function that it calls."""
        names = {called(part) for part in walk(function)}
        return any(
            home is function or (home is not None and home.name in names)
            for home in map(self.function, self.placements)
        )

    def _goes_on(self, owner: Any, field: str, block: list[Any], index: int) -> Iterator[Edit]:
        """A search that places a digit and never calls itself."""
        statement = block[index]
        function = self.function(statement)
        names = [one.arg for one in function.args.args]
        method = names[:1] == ["self"]
        names = names[method:]
        blanks = sorted(self.boards | self.flats)
        for step in [-1, *(place_ for place_, name in enumerate(names) if name not in blanks)]:
            given = [name + " + 1" * (place_ == step) for place_, name in enumerate(names)]
            call = "%s%s(%s)" % ("self." * method, function.name, ", ".join(given))
            known = self.known(statement)
            held = [*names, *(name for name in [*blanks, *self.books] if name in known)]
            board = "(%s,)" % ", ".join(dict.fromkeys(held)) if held else ""
            back = f"\n__put_back__(__kept__, {board})" if board else ""
            new = statements(f"if {call}: return True{back}")
            if isinstance(statement, ast.Return):
                changed = [*block[:index], *new, *block[index + 1 :]]
            else:
                changed = [*block[: index + 1], *new, *block[index + 1 :]]
            start = statements(f"__kept__ = __keep__({board})" if board else "pass")
            if owner is function:
                continue
            yield Edit([(owner, field, [*start, *changed])], statement.lineno, NO_RECURSION, 0, 1)
            loop = self.around(statement, ast.For, ast.While)
            if loop is not None and loop is not owner:
                yield Edit([(owner, field, changed), (loop, "body", [*start, *loop.body])],
                           statement.lineno, NO_RECURSION, 0, 1)  # fmt: skip

    def _exchanged(self, owner: Any, field: str, block: list[Any], index: int) -> Iterator[Edit]:
        statement = block[index]
        if not isinstance(statement, (ast.Break, ast.Continue, ast.Return, ast.Pass)):
            return
        loop = self.around(statement, ast.While)
        if loop is not None and id(loop) in self.search_loops:
            for name in sorted(names_in(loop.test) & self.known(loop) - self.defined):
                new = [*block[:index], *statements(f"{name} -= 1"), *block[index + 1 :]]
                yield Edit([(owner, field, new)], statement.lineno, EARLY_FALSE, 0, 0)
        texts = {"break": EARLY_FALSE, "continue": EARLY_FALSE, "return False": DEAD_END,
                 "return True": BASE}  # fmt: skip
        for text, cause in texts.items():
            if isinstance(statement, ast.Return) and text.startswith("return"):
                continue
            if isinstance(statement, (ast.Break, ast.Continue)):
                cause = self.of_loop(statement)
            if isinstance(statement, ast.Return):
                cause = EARLY_TRUE if is_truth(statement.value, True) else EARLY_FALSE
            inside = any(isinstance(one, (ast.For, ast.While)) for one in self._inside(statement))
            if not text.startswith("return") and not inside:
                continue
            if isinstance(statement, ast.Pass):
                cause = self._cause_of_passing(owner, text, cause)
            new = [*block[:index], *statements(text), *block[index + 1 :]]
            yield Edit([(owner, field, new)], statement.lineno, cause, 0, 0)

    def _cause_of_passing(self, owner: Any, text: str, cause: int) -> int:
        """What a `pass` is that should be another statement, by what it stands in."""
        if isinstance(owner, ast.ExceptHandler) and self.is_recursive(self.function(owner)):
            return RESULT  # the news of the search below is dropped
        if isinstance(owner, ast.For) and called(owner.iter) in self.recursive:
            return RESULT
        if isinstance(owner, ast.If) and text == "continue":
            cells = any(self.holds_cell(part) for part in walk(owner.test))
            if cells and any(self.is_blank(part) for part in walk(owner.test)):
                return GIVEN
            return CHECK if self.is_check(owner.test) else cause
        return cause

    def _undone(self, owner: Any, field: str, block: list[Any], index: int) -> Iterator[Edit]:
        """What a placement changes, changed back: at the end of the block, and after the loop."""
        statement = block[index]
        new: list[Any] = []
        cause, unit = UNDO_BOOKS, self.unit_at(statement)
        if statement in self.placements:
            new = [statements("A[B] = '.'", A=statement.targets[0].value,
                              B=statement.targets[0].slice)]  # fmt: skip
            cause, unit = UNDO_BOARD, 0
        elif (self.mutates_books(statement) and not self.in_setup(statement)) or (
            isinstance(statement, (ast.AugAssign, ast.Assign))
            and self.is_recursive(self.function(statement))
        ):
            new = self._inverses(statement)
        change = 0 if self.in_setup(statement) else self.mutates_books(statement)
        popped: Any = getattr(statement, "value", None)
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
            elif popped.args and isinstance(popped.args[0], ast.Name):
                new = [statements("A[C] = B", A=popped.func.value, B=target, C=popped.args[0])]
        if change < 0:
            for body in new:
                for place_, other in enumerate(block[:index]):
                    if any(called(part) in self.recursive for part in walk(other)):
                        entered = [*block[:place_], *body, *block[place_:]]
                        yield Edit([(owner, field, entered)], other.lineno, BOOK_PLACE, unit, 0)
                        break
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
                if (
                    isinstance(other, ast.If)
                    and isinstance(other.body[-1], (ast.Continue, ast.Return))
                    and not is_truth(getattr(other.body[-1], "value", None), True)
                ):
                    changed = [*other.body[:-1], *body, other.body[-1]]
                    yield Edit([(other, "body", changed)], other.body[-1].lineno, cause, unit, 1)

    def _all_undone(self, owner: Any, field: str, block: list[Any]) -> Iterator[Edit]:
        """All that is entered before the recursive call, taken out behind it; or the reverse."""
        spot = next(
            (place_ for place_, one in enumerate(block)
             if any(called(part) in self.recursive for part in walk(one))), None
        )  # fmt: skip
        if spot is None or isinstance(block[spot], (ast.For, ast.While)):
            return
        for part, cause in ((block[:spot], UNDO_BOOKS), (block[spot + 1 :], BOOK_PLACE)):
            back: list[Any] = []
            for one in part:
                inverses = self._inverses(one) if self._sign(one) or self._calls_helper(one) else []
                back += inverses[0] if inverses else []
            if not back:
                continue
            if cause == UNDO_BOOKS:
                end = len(block) - isinstance(block[-1], (ast.Return, ast.Break, ast.Continue))
                new = [*block[:end], *reversed(back), *block[end:]]
                if len(back) > 1:
                    yield Edit([(owner, field, new)], int(block[spot].end_lineno), cause, 0, 1)
            else:
                new = [*block[:spot], *reversed(back), *block[spot:]]
                yield Edit([(owner, field, new)], block[spot].lineno, cause, 0, 1)

    def _calls_helper(self, statement: Any) -> bool:
        return isinstance(statement, ast.Expr) and self.changes_books(statement.value)

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
            inner = [one for one in walk(function) if isinstance(one, ast.stmt)]
            writes = [self._sign(one) for one in inner] + [
                isinstance(one, ast.Assign) and self.is_cell(one.targets[0]) for one in inner
            ]
            if function.name in used | self.recursive | {self.entry} or not any(writes):
                continue
            names = [argument.arg for argument in function.args.args]
            method = names[:1] == ["self"]
            if not set(names) <= self.known(block[-1]):
                continue
            call = ("self." if method else "") + function.name
            new = statements("%s(%s)" % (call, ", ".join(names[method:])))
            board = any(writes[len(inner) :])
            for index, statement in enumerate(block):
                if isinstance(statement, (ast.Assign, ast.AugAssign, ast.Expr)):
                    yield Edit(
                        [(owner, "body", [*block[:index], *new, *block[index + 1 :]])],
                        statement.lineno,
                        BOOK_PLACE if self._around_recursion(statement) > 0 else UNDO_BOOKS, 0, 0,
                    )  # fmt: skip
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
        if isinstance(statement, ast.Expr) and self.changes_books(statement.value):
            return self._turned_calls(statement.value)
        popped: Any = getattr(statement, "value", None)
        if isinstance(statement, ast.Expr) and called(popped) in ("pop", "popleft"):
            return self._put_back(popped)
        taken: Any = getattr(statement, "value", None)
        if isinstance(statement, ast.Assign) and called(taken) == "pop" and taken.args:
            if not is_number(taken.args[0]) and isinstance(taken.func, ast.Attribute):
                return [statements("A[B] = C", A=taken.func.value, B=taken.args[0],
                                   C=load(statement.targets[0]))]  # fmt: skip
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

    def _assigned(self, owner: Any, field: str, block: list[Any], index: int) -> Iterator[Edit]:
        """An expression whose value is dropped, assigned; an assignment that adds."""
        statement = block[index]
        value: Any = getattr(statement, "value", None)
        line = statement.lineno

        def instead(new: list[Any], cause: int, rank: int = 0) -> Edit:
            return Edit([(owner, field, [*block[:index], *new, *block[index + 1 :]])], line, cause,
                        self.unit_at(statement), rank)  # fmt: skip

        if isinstance(statement, ast.Expr) and isinstance(value, ast.Yield):
            yield instead(statements("pass"), STRICT)
            yield from self._more_yields(owner, field, block, index)
        if isinstance(statement, ast.Expr):
            if isinstance(value, ast.Compare) and isinstance(value.ops[0], ast.Eq):
                new = statements("a = B", B=value.comparators[0])
                new[0].targets = [storing(value.left)] if hasattr(value.left, "ctx") else []
                cell = self.is_cell(value.left)
                if root_of(value.left) in self.books:
                    role = self._around_recursion(statement) or self._role_of(
                        self.function(statement)
                    )
                    if new[0].targets:
                        yield instead(new, self.of_books(statement, role or 1))
                    return
                cause = (UNDO_BOARD if self.is_blank(value.comparators[0]) else LOOP) if cell else (
                    LOOP)  # fmt: skip
                if new[0].targets:
                    yield instead(new, cause)
            if isinstance(value, ast.BinOp) and isinstance(value.left, (ast.Name, ast.Subscript)):
                new = statements("a = B", B=value)
                new[0].targets = [storing(value.left)]
                change = self.mutates_books(new[0])
                yield instead(new, self.of_books(statement, change) if change else LOOP)
            if (
                isinstance(value, ast.Call)
                and isinstance(value.func, ast.Attribute)
                and value.func.attr not in ADDING | REMOVING
                and isinstance(value.func.value, (ast.Name, ast.Subscript, ast.Attribute))
            ):
                held = value.func.value
                new = statements("a = B", B=value)
                new[0].targets = [storing(held)]
                cause = UNKNOWN
                if root_of(held) in {*self.books, *self.kept}:
                    after = self._around_recursion(statement) or self._role_of(
                        self.function(statement)
                    )
                    cause = UNDO_BOOKS if after < 0 else self.of_books(statement, 1)
                yield instead(new, cause)
            if (
                called(value) in ADDING
                and value.args
                and isinstance(value.args[-1], (ast.Tuple, ast.List))
            ):
                for board, row, column in self._cells_at(value.args[-1]):
                    new = statements("if A[B][C] == '.': pass", A=board, B=row, C=column)
                    new[0].body = [statement]
                    yield instead(new, GIVEN)
        if isinstance(statement, ast.Assign) and self._makes_container(value):
            yield from self._made_apart(statement, instead)
        if isinstance(statement, ast.Assign) and len(statement.targets) == 1:
            target = statement.targets[0]
            if isinstance(target, ast.Name) and self._is_row_gone_over(target):
                yield instead(statements("A[:] = B", A=load(target), B=value), COPY)
            if isinstance(target, ast.Name) and self._is_given_board(target):
                yield instead(statements("A[:] = B", A=load(target), B=value), COPY)
            book = isinstance(target, ast.Subscript) and root_of(target) in self.books
            again = isinstance(target, ast.Name) and any(
                name_of(one.targets[0]) == target.id
                for one in block[:index]
                if isinstance(one, ast.Assign)
            )
            if not (book or again):
                return
            cause, _ = self.meaning(value)
            if book:
                cause = self.of_books(statement, self._around_recursion(statement) or 1)
            for sign in ("|=", "+="):
                new = statements("a %s B" % sign, B=value)
                new[0].target = target
                yield instead(new, cause)
            if book and isinstance(value, (ast.Set, ast.Call, ast.List)):
                items = getattr(value, "elts", None) or getattr(value, "args", [])
                for method in ("add", "append"):
                    if len(items) == 1:
                        new = statements("A.%s(B)" % method, A=load(target), B=items[0])
                        yield instead(new, cause)
        if isinstance(statement, ast.AugAssign) and isinstance(statement.target, ast.Name):
            for sign in ("|=", "&="):
                if isinstance(statement.op, (ast.BitAnd, ast.BitOr, ast.BitXor)):
                    new = statements("a %s B" % sign, B=value)
                    new[0].target = statement.target
                    if dump(new[0]) != dump(statement):
                        yield instead(new, self.meaning(value)[0])

    def _makes_container(self, value: Any) -> bool:
        kinds = (ast.List, ast.ListComp, ast.Dict, ast.DictComp, ast.Set, ast.BinOp, ast.Call)
        return isinstance(value, kinds)

    def _made_apart(self, statement: Any, instead: Any) -> Iterator[Edit]:
        """`a = b = []`, and `row = []; a, b = row, row`: a container for each of the names."""
        if len(statement.targets) > 1:
            new = []
            for target in statement.targets:
                one = statements("a = B", B=statement.value)[0]
                one.targets = [target]
                new.append(one)
            yield instead(new, COPY)

    def _is_given_board(self, target: Any) -> bool:
        """Whether a name is what the solver was called with."""
        function = self.function(target)
        return (
            function is not None
            and function.name == self.entry
            and target.id in [one.arg for one in function.args.args]
        )

    def _is_row_gone_over(self, target: Any) -> bool:
        """Whether a name is the row of the board that the loop around it has come to."""
        loop = self.around(target, ast.For)
        if loop is None or target.id not in names_in(loop.target):
            return False
        return bool(names_in(loop.iter) & self.boards)

    def _more_yields(self, owner: Any, field: str, block: list[Any], index: int) -> Iterator[Edit]:
        """The units of a cell, one by one: the one that is missing."""
        statement = block[index]
        if not isinstance(statement.value.value, ast.Tuple):
            return
        counting = sorted(self.in_loops(statement))
        for row in sorted(self.named("row", statement) & self.known(statement)):
            for column in sorted(self.named("column", statement) & self.known(statement)):
                for unit, key in (
                    (ROW, row),
                    (COLUMN, column),
                    (BOX, f"{row} // 3 * 3 + {column} // 3"),
                ):
                    texts = [f"'another', {key}"] if row not in counting else []
                    for name in counting:
                        if {name} & {row, column}:
                            continue
                        texts.append({
                            ROW: f"{row}, {name}",
                            COLUMN: f"{name}, {column}",
                            BOX: f"{row} // 3 * 3 + {name} // 3, {column} // 3 * 3 + {name} % 3",
                        }[unit])  # fmt: skip
                    for text in texts:
                        new = statements(f"yield {text}")
                        changed = [*block[: index + 1], *new, *block[index + 1 :]]
                        yield Edit([(owner, field, changed)], statement.lineno, CHECK, unit, 1)

    def _put_back(self, call: Any) -> list[list[Any]]:
        """What was looked at and then taken off a list, put back: `r, c = free[0]`."""
        held = call.func.value if isinstance(call.func, ast.Attribute) else None
        if held is None:
            return []
        first = called(call) == "popleft" or (call.args and is_number(call.args[0], 0))
        for node in walk(self.function(call) or self.tree):
            value = getattr(node, "value", None)
            if not isinstance(node, ast.Assign) or not isinstance(value, ast.Subscript):
                continue
            if dump(value.value) != dump(held) or not isinstance(
                value.slice, (ast.Constant, ast.UnaryOp)
            ):
                continue
            back = "appendleft" if called(call) == "popleft" else "append"
            text = "A.insert(0, B)" if first and back == "append" else f"A.{back}(B)"
            return [statements(text, A=held, B=load(node.targets[0]))]
        return []

    def _turned_calls(self, call: Any) -> list[list[Any]]:
        """Calls that take back what one does: with the flag turned, or of the other helper."""
        found = [[ast.Expr(call, **place(call))]] if self._turns_bits(called(call)) else []
        for place_, argument in enumerate(call.args):
            if isinstance(argument, ast.Constant) and argument.value in (0, 1):
                other: Any = not argument.value
                if type(argument.value) is int:
                    other = 1 - argument.value
                turned = [*call.args[:place_], ast.Constant(other, **place(argument)),
                          *call.args[place_ + 1 :]]  # fmt: skip
                new = statements("A()", A=call.func)
                new[0].value.args = turned
                found.append(new)
        return found

    def _turns_bits(self, name: str) -> bool:
        """Whether a helper takes back by its second call what it did by its first."""
        return any(
            function.name == name
            and all(
                isinstance(one, ast.AugAssign) and isinstance(one.op, ast.BitXor)
                for one in function.body
                if not self._is_tick_statement(one) and not isinstance(one, ast.Return)
            )
            for function in self.functions
        )

    def _other_units(self, owner: Any, field: str, block: list[Any], index: int) -> Iterator[Edit]:
        """A look at a cell in a row or a column, repeated for the other kind of unit."""
        statement = block[index]
        looks = isinstance(statement, ast.If) and len(statement.body) < LONGEST_LOOK
        enters = isinstance(statement, ast.Expr) and called(statement.value) in ADDING
        if not looks and not enters:
            return
        part = statement.test if looks else statement.value
        cells = [one for one in walk(part) if self.is_cell(one)]
        if len(cells) != 1 or not isinstance(cells[0].value, ast.Subscript):
            return
        board, row, column = self.where(cells[0])
        counting = self.in_loops(statement)
        for kept, name in ((row, name_of(column)), (column, name_of(row))):
            if not isinstance(kept, ast.Name) or name not in counting:
                continue
            for other in sorted(self._counting_names(cells[0]) - counting):
                for text, unit in ((f"A[{other}][{name}]", ROW), (f"A[{name}][{other}]", COLUMN)):
                    twin = clone(statement)
                    found = [one for one in walk(twin) if dump(one) == dump(cells[0])]
                    new = expression(text, A=board)
                    found[0].value, found[0].slice = new.value, new.slice
                    if dump(twin) == dump(statement):
                        continue
                    yield Edit([(owner, field, [*block[: index + 1], twin, *block[index + 1 :]])],
                               statement.lineno, CHECK, unit, 1)  # fmt: skip

    def _other_books(self, owner: Any, field: str, block: list[Any], index: int) -> Iterator[Edit]:
        """A look into one set or table, repeated for one that the function never looks into."""
        statement = block[index]
        if not isinstance(statement, ast.If) or not self.is_check(statement.test):
            return
        held = [one for one in walk(statement.test) if isinstance(one, ast.Subscript)
                and isinstance(one.value, (ast.Name, ast.Attribute))
                and name_of(one.value) in self.books]  # fmt: skip
        if len(held) != 1 or len(statement.body) >= LONGEST_LOOK:
            return
        asked = {name_of(part) for part in walk(self.function(statement))}
        for name, unit in self.books.items():
            if name in asked:
                continue
            for element in self.elements.get(name, []):
                if not names_in(element.slice) - self.defined <= self.known(statement):
                    continue
                twin = clone(statement)
                found = next(one for one in walk(twin) if dump(one) == dump(held[0]))
                found.value, found.slice = element.value, element.slice
                line = block[-1].lineno if unit == BOX else statement.lineno
                yield Edit([(owner, field, [*block[: index + 1], twin, *block[index + 1 :]])],
                           line, CHECK, unit, 1)  # fmt: skip

    def _tail_moved(self, owner: Any, field: str, block: list[Any]) -> Iterator[Edit]:
        """The last statements of a loop, moved behind it: what follows when all digits failed."""
        if not isinstance(owner, (ast.For, ast.While)) and not isinstance(owner, ast.If):
            return
        if not isinstance(block[-1], ast.Return):
            return
        for length in (2, 3, 4):
            rest, tail = block[:-length], block[-length:]
            if not any(not self._is_tick_statement(one) for one in rest):
                return
            inner = owner
            first = next((one for one in tail if not self._is_tick_statement(one)), tail[0])
            for _ in range(2):
                if isinstance(inner, ast.FunctionDef) or id(inner) not in self.parents:
                    break
                outer, outer_field, place_ = self.parents[id(inner)]
                outside = getattr(outer, outer_field)
                if not isinstance(outside, list):
                    break
                moved = [*outside[: place_ + 1], *tail, *outside[place_ + 1 :]]
                cause = CHECK if self.is_check(first) else EARLY_FALSE
                if is_truth(block[-1].value, True):
                    cause = EARLY_TRUE
                yield Edit([(owner, field, rest), (outer, outer_field, moved)], first.lineno,
                           cause, 0, 1)  # fmt: skip
                inner = outer

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
                       if isinstance(part, ast.Subscript)
                       and self.mutates_books(one) == change}  # fmt: skip
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
        if (
            isinstance(statement, ast.Expr)
            and statement.value.args
            and called(statement.value) not in self.defined
        ):
            entered = [one.value.args[0] for one in block if isinstance(one, ast.Expr)
                       and isinstance(one.value, ast.Call) and one.value.args]  # fmt: skip
            for other in self.tuples_like(entered, statement):
                more = statements("A(B)", A=statement.value.func, B=other)
                yield Edit([(owner, field, [*block[: index + 1], *more, *block[index + 1 :]])],
                           statement.lineno, cause, self.unit_of_tuple(other), 0)  # fmt: skip
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
                    rank = int(called(call) == "remove")  # the error goes, and its cause stays
                    yield Edit([(owner, field, [*block[:index], *body, *block[index + 1 :]])],
                               statement.lineno, cause, self.unit_at(statement), rank)  # fmt: skip

    def _element(self, statement: Any) -> Any:
        if isinstance(statement, ast.Expr):
            target = getattr(statement.value.func, "value", None)
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
        return statements("A[B] = C", A=other, B=target.slice, C=statement.value)[0]

    def _ended(self, owner: Any, field: str, block: list[Any]) -> Iterator[Edit]:
        """A `return` at the end of a function, after a loop, and at the end of a branch."""
        last = block[-1]
        if isinstance(owner, ast.FunctionDef) and isinstance(last, ast.Return):
            yield from self._without_itself(owner, block)
        if isinstance(owner, ast.FunctionDef) and not isinstance(last, ast.Return):
            line = last.end_lineno
            check = self.is_check(last)
            gives = any(isinstance(one, (ast.Yield, ast.YieldFrom)) for one in walk(owner))
            for text, cause in (("return True", CHECK if check else BASE),
                                ("return False", DEAD_END)):  # fmt: skip
                yield Edit([(owner, field, [*block, *statements(text)])], line, cause, 0,
                           int(gives))  # fmt: skip
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
            gives = any(isinstance(one, (ast.Yield, ast.YieldFrom)) for one in walk(function))
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
                        rank = int(gives)  # a generator only stops there, and says nothing
                        yield Edit([(outer, outer_field, new)], owner.end_lineno, cause, 0, rank)
            if isinstance(owner, ast.While):
                yield from self._bit_taken(owner, field, block)
                for name in sorted(names_in(owner.test) & self.known(owner)):
                    bits = [f"{name} &= {name} - 1"] if self.shifts else []
                    for text in (f"{name} += 1", f"{name} -= 1", *bits):
                        yield Edit([(owner, field, [*block, *statements(text)])],
                                   self._end_of(block), LOOP, 0, 0)  # fmt: skip

    def _bit_taken(self, owner: Any, field: str, block: list[Any]) -> Iterator[Edit]:
        """The lowest bit of a mask, taken out of it where it was read."""
        for index, one in enumerate(block):
            value: Any = getattr(one, "value", None)
            if isinstance(one, ast.Assign) and isinstance(getattr(value, "op", None), ast.BitAnd):
                if isinstance(value.left, ast.Name) and isinstance(value.right, ast.UnaryOp):
                    name = value.left.id
                    new = statements(f"{name} &= {name} - 1")
                    changed = [*block[: index + 1], *new, *block[index + 1 :]]
                    yield Edit([(owner, field, changed)], one.lineno, LOOP, 0, 0)

    def _end_of(self, block: list[Any]) -> int:
        """The last line of a block."""
        return int(block[-1].end_lineno)

    def _without_itself(self, owner: Any, block: list[Any]) -> Iterator[Edit]:
        """A set of cells that is returned, without the cell that it was made for."""
        value = block[-1].value
        names = [one.arg for one in owner.args.args if one.arg != "self"]
        sets = isinstance(value, (ast.SetComp, ast.BinOp)) or any(
            isinstance(one, ast.Assign) and name_of(one.targets[0]) == name_of(value)
            and (isinstance(one.value, (ast.Set, ast.SetComp)) or called(one.value) == "set")
            for one in block
        )  # fmt: skip
        if owner.name in self.recursive or not sets or value is None:
            return
        cells = [f"{{{name}}}" for name in names]
        cells += [f"{{({one}, {other})}}" for one in names for other in names if one < other]
        cells += [f"{{({other}, {one})}}" for one in names for other in names if one < other]
        for cell in cells[:8]:
            new = statements(f"return A - {cell}", A=value)
            yield Edit([(owner, "body", [*block[:-1], *new])], block[-1].lineno, STRICT, 0, 1)

    def _begun(self, owner: Any, block: list[Any]) -> Iterator[Edit]:
        """What is missing at the start of a loop or a function."""
        start = 1 if self._is_tick_statement(block[0]) else 0
        if isinstance(owner, (ast.For, ast.While)):
            for board, row, column in self.pairs:
                if names_in(row) | names_in(column) <= self.known(block[-1]) | {"self"}:
                    cell = self.cell_of(board, row, column)
                    new = statements("if A != '.': continue", A=cell)
                    yield Edit([(owner, "body", [*block[:start], *new, *block[start:]])],
                               block[start].lineno, GIVEN, 0, 1)  # fmt: skip
        if isinstance(owner, ast.FunctionDef) and owner.name in self.recursive:
            yield from self._givens_passed(owner, block)
            yield from self._end_asked(owner, block)
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
        if isinstance(owner, ast.While):
            flag = getattr(owner.test, "operand", owner.test)
            if isinstance(flag, ast.Name) and self._only_truths(flag):
                new = statements(f"{flag.id} = {flag is not owner.test}")
                yield Edit([(owner, "body", [*block[:start], *new, *block[start:]])],
                           owner.lineno, LOOP, 0, 0)  # fmt: skip
        if isinstance(owner, (ast.For, ast.While)):
            yield from self._helpers(owner, block)

    def _end_asked(self, owner: Any, block: list[Any]) -> Iterator[Edit]:
        """Where nothing is left to fill, and nothing looks for that."""
        for index, statement in enumerate(block):
            if not isinstance(statement, ast.Assign) or not isinstance(
                statement.targets[0], ast.Tuple
            ):
                continue
            source = statement.value
            while isinstance(source, (ast.Subscript, ast.Call)):
                inside = source.func if isinstance(source, ast.Call) else source.value
                source = inside.value if isinstance(inside, ast.Attribute) else inside
                if isinstance(inside, ast.Attribute) and isinstance(source, ast.Name):
                    source = inside if source.id == "self" else source
                    break
            if name_of(source) and name_of(source) not in self.defined:
                new = statements("if not A: return True", A=source)
                yield Edit([(owner, "body", [*block[:index], *new, *block[index:]])],
                           max(owner.lineno, statement.lineno - 1), BASE, 0, 0)  # fmt: skip

    def _givens_passed(self, owner: Any, block: list[Any]) -> Iterator[Edit]:
        """A search from cell to cell that should go on from a given, and doesn't."""
        for index, statement in enumerate(block):
            if not any(one in self.placements or called(one) in self.recursive
                       for one in walk(statement)):  # fmt: skip
                continue
            for call in self._calls_known(statement):
                for board, row, column in self.pairs:
                    known = self.known(statement)
                    names = names_in(board) | names_in(row) | names_in(column)
                    if not names <= known | self._module_names():
                        continue
                    cell = self.cell_of(board, row, column)
                    new = statements("if A != '.': return D", A=cell, D=call)
                    # It does ask for empty cells, and has no way on from the others.
                    asks = isinstance(statement, ast.If) and any(
                        self.is_blank(part) for part in walk(statement.test)
                    )
                    cause = NO_RECURSION if asks else GIVEN
                    yield Edit([(owner, "body", [*block[:index], *new, *block[index:]])],
                               self._gap(block, index, names), cause, 0, 1)  # fmt: skip
            return

    def _gap(self, block: list[Any], index: int, names: set[str]) -> int:
        """The line of a gap that reaches up to what returns, or sets one of the names."""
        start = index
        while index and not self._is_tick_statement(block[index - 1]):
            above = block[index - 1]
            if isinstance(above, ast.If) and isinstance(above.body[-1], ast.Return):
                if index < start:
                    return int(above.end_lineno)
                break
            stored = {part.id for part in walk(above) if isinstance(part, ast.Name)
                      and isinstance(part.ctx, ast.Store)}  # fmt: skip
            if stored & names:
                break
            index -= 1
        return int(block[start].lineno)

    def _caught(self) -> set[str]:
        """The exceptions of the program's own that something waits for."""
        classes = {node.name for node in self.nodes if isinstance(node, ast.ClassDef)}
        return classes & {
            name_of(node.type) for node in self.nodes if isinstance(node, ast.ExceptHandler)
        }

    def _calls_known(self, place_: Any) -> list[Any]:
        """The recursive calls of the program of which all names are known at a place."""
        known = self.known(place_)
        found = {
            dump(one): one
            for one in self.nodes
            if called(one) in self.recursive and names_in(one) - self.defined <= known
            and isinstance(one, ast.Call)
        }  # fmt: skip
        return list(found.values())[:5]

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
            kept: list[Any] = []
            for statement in owner.body:
                if isinstance(statement, ast.FunctionDef) and statement.name == "__init__":
                    if len(statement.args.args) == 1 and isinstance(owner, ast.ClassDef):
                        new = statements("self.__init__()")
                        yield Edit([(entry, "body", [*new, *entry.body])],
                                   statement.body[-1].lineno, STATE, 0, 0)  # fmt: skip
                if not isinstance(statement, ast.Assign):
                    continue
                names = [part.id for part in walk(ast.Tuple(statement.targets, ast.Load()))
                         if isinstance(part, ast.Name)]  # fmt: skip
                if not names or isinstance(statement.value, ast.Lambda):
                    continue
                made = self._makes_container(statement.value) or isinstance(
                    statement.value, ast.Constant
                )
                if made:
                    kept.append(statement)
                if isinstance(owner, ast.Module):
                    new = statements("global %s\na = A" % ", ".join(names), A=statement.value)
                    new[1].targets = statement.targets
                else:
                    own = ", ".join(f"self.{name}" for name in names)
                    new = statements(f"{own} = A", A=statement.value)
                yield Edit([(entry, "body", [*new, *entry.body])], statement.lineno, STATE, 0, 0)
            if len(kept) > 1:
                whole = isinstance(owner, ast.Module)
                new = [
                    one
                    for statement in kept
                    for target in statement.targets
                    if isinstance(target, ast.Name)
                    for one in statements(
                        f"global {target.id}\n{target.id} = A" if whole
                        else f"self.{target.id} = A", A=statement.value,
                    )
                ]  # fmt: skip
                yield Edit([(entry, "body", [*new, *entry.body])], kept[0].lineno, STATE, 0, 1)
