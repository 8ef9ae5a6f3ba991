"""Turns what a worker recorded of a call into steps that a player can show.

A recording is read as hostile data: other data is refused as a whole, and what can't be
understood of a value is shown as ``?``.  The player needs no knowledge of Python: each step says
what changed, in *changes* that are lists which JSON can hold:

- ``["call", function]``, and ``["leave", depth]``: so many calls are left open
- ``["set", depth, name, value]`` and ``["drop", depth, name]``: a variable of the call at that
  depth, from 0; -1 stands for the module
- ``["hold", number, kind, size, start, removed, items]``: what a container holds
- ``["write", cell, symbol]``: a cell of the board
- ``["give", value]``: what the call is about to return

A value is a number, a text, a truth value, None, ``[number]`` for a container, or ``{"text": …}``.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple

from grader.judge.reply import safe
from grader.measure.marshalled import Value, read

EFFECT, LINE, CALL, RETURN, ROUND = range(5)
(
    NAME, ITEM, CONTAINER, GONE, RETURNED, LEVEL, ADDED, DROPPED, ATTRIBUTE, VARIABLES, TAKEN,
) = range(11)  # fmt: skip
VALUES = (1, 3, 1, 0, 1, 1, 2, 2, 3, 1, 2)
"""How many values go with each of these."""
LIST, TUPLE, SET, DICT, OBJECT, OTHER = range(6)
MOST_VALUES = 4_000_000
MOST_CALLS = 5_000
"""Open at once."""
LONGEST = 200
"""Characters of a text that is shown."""
EXACT = 1 << 53
"""The smallest integer that a browser's numbers may not hold exactly."""
NUMBER = re.compile(r"\d{1,9}")
MISSING = object()
Change = list[Any]


class Site(NamedTuple):
    """A place in the submission that says when it runs."""

    line: int
    """From 1; 0 for an effect, which is not a step."""
    kind: int
    function: int
    told: tuple[tuple[int, str], ...]
    """The kinds and names of the values that come with it."""


class Function(NamedTuple):
    """A function of the submission."""

    name: str
    line: int
    end: int
    around: int
    """The number of the function that it is in; -1 for none."""
    outer: tuple[str, ...]
    """The names that it declares as `nonlocal`."""
    of_module: tuple[str, ...]
    """The names that it declares as `global`."""


class Write(NamedTuple):
    """A write into the board."""

    step: int
    """The number of the event that made it, from 0."""
    cell: int
    symbol: str
    before: str
    line: int
    """The line that made it, from 1; 0 if that is not known."""
    depth: int


class Guess(NamedTuple):
    """A digit, from the write that put it down to the one that took it away."""

    writes: int
    """How many writes came after it while it stood."""
    write: int
    """Its own number, from 1."""
    step: int
    end: int
    """The step that took it away; the last step if none did."""
    cell: int
    symbol: str


class Step(NamedTuple):
    """One step, and what changed before it."""

    line: int
    """The line that is about to run, from 1; 0 if there is none."""
    kind: int
    function: int
    depth: int
    """Open calls, this one included."""
    changes: list[Change]


@dataclass
class Chunk:
    """Steps without a gap."""

    first: int
    """The number of the first, from 0."""
    board: str
    """The board before it."""
    steps: list[Step] = field(default_factory=list)


@dataclass(frozen=True)
class Steps:
    """The steps of one call."""

    total: int
    """Of the whole call; more than there are in `chunks` if it was long."""
    stopped: str
    """Why it was ended before its end: ``time`` or ``steps``; empty if it wasn't."""
    functions: tuple[Function, ...]
    masks: frozenset[str]
    """Names that are used with operations on bits."""
    chunks: tuple[Chunk, ...]
    writes: tuple[Write, ...]
    """Those in `chunks`."""
    all_writes: int
    guesses: tuple[Guess, ...]
    """The digits that stood longest, of the whole call."""
    depths: tuple[tuple[int, int, int], ...]
    """Of a long call: step, and between how many and how many cells were filled until then."""
    boards: frozenset[int] = frozenset()
    """The numbers under which the board is held."""

    @property
    def complete(self) -> bool:
        """Whether every step was kept."""
        return sum(len(chunk.steps) for chunk in self.chunks) == self.total

    def each(self) -> Iterator[tuple[int, Step]]:
        """Yield all steps that were kept, with their numbers."""
        for chunk in self.chunks:
            yield from enumerate(chunk.steps, chunk.first)


def unfold(data: bytes, puzzle: str) -> Steps:
    """Return the steps in a recording.  Raise ValueError.

    `puzzle` is the board at the beginning; empty if there is none.
    """
    values = read(data, MOST_VALUES)
    match values:
        case [[int(total), int(writes), str(stopped), list(sites), list(functions), list(masks),
               list(moments), list(guesses), list(kept)]]:  # fmt: skip
            pass
        case _:
            raise ValueError("it is not a recording")
    reader = _Unfolder(_sites(sites, len(functions)), _functions(functions), puzzle)
    chunks = []
    end = 0
    for chunk in kept:
        match chunk:
            case [int(first), list(picture), list(events)] if end <= first <= total:
                chunks.append(reader.chunk(first, picture, events))
                end = first + len(chunks[-1].steps)
            case _:
                raise ValueError("a chunk is damaged")
    if end > total or writes < 0:
        raise ValueError("there are more steps than there were")
    complete = sum(len(chunk.steps) for chunk in chunks) == total
    found = tuple(reader.writes)
    return Steps(
        total=total,
        stopped=stopped if stopped in ("time", "steps") else "",
        functions=reader.functions,
        masks=frozenset(_text(name) for name in masks if isinstance(name, str)),
        chunks=tuple(chunks),
        writes=found,
        all_writes=len(found) if complete else writes,
        guesses=tuple(
            guesses_of(found, total) if complete else _guesses(guesses, len(puzzle), total)
        ),
        depths=() if complete else _moments(moments, len(puzzle), total),
        boards=frozenset(reader.boards),
    )


def guesses_of(writes: Sequence[Write], end: int) -> list[Guess]:
    """Return each digit that was written, those that stood for most writes first."""
    found = []
    standing: dict[int, tuple[int, Write]] = {}
    for number, write in enumerate(writes, 1):
        before = standing.get(write.cell)
        if before is not None and before[1].symbol == write.symbol:
            continue
        if before is not None:
            found.append(_guess(before, number, write.step))
            del standing[write.cell]
        if write.symbol != ".":
            standing[write.cell] = (number, write)
    found += [_guess(one, len(writes), end) for one in standing.values()]
    return sorted(found, reverse=True)


def _guess(begun: tuple[int, Write], number: int, step: int) -> Guess:
    first, write = begun
    return Guess(number - first, first, write.step, step, write.cell, write.symbol)


def _sites(listed: list[Value], functions: int) -> tuple[Site, ...]:
    found = []
    for one in listed:
        match one:
            case [int(line), int(kind), int(function), list(told)] if (
                line >= 0 and EFFECT <= kind <= ROUND and 0 <= function < functions
            ):
                values = []
                for pair in told:
                    match pair:
                        case [int(how), str(name)] if 0 <= how < len(VALUES):
                            values.append((how, _text(name)))
                        case _:
                            raise ValueError("a site is damaged")
                found.append(Site(line, kind, function, tuple(values)))
            case _:
                raise ValueError("a site is damaged")
    return tuple(found)


def _functions(listed: list[Value]) -> tuple[Function, ...]:
    found: list[Function] = []
    for one in listed:
        match one:
            case [str(name), int(line), int(end), int(around), list(outer), list(module)] if (
                -1 <= around < len(found)
            ):
                names = [
                    tuple(_text(each) for each in each_list if isinstance(each, str))
                    for each_list in (outer, module)
                ]
                found.append(Function(_text(name), line, end, around, *names))
            case _:
                raise ValueError("a function is damaged")
    return tuple(found)


def _guesses(listed: list[Value], cells: int, total: int) -> list[Guess]:
    found = []
    for one in listed:
        match one:
            case [int(writes), int(write), int(step), int(end), int(cell), str(symbol)] if (
                0 <= writes < EXACT
                and 0 < write < EXACT
                and 0 <= step <= end <= total
                and 0 <= cell < cells
            ):
                found.append(Guess(writes, write, step, end, cell, _symbol(symbol)))
            case _:
                raise ValueError("a guess is damaged")
    return sorted(found, reverse=True)


def _bytes(pieces: list[Value]) -> bytes:
    return b"".join([piece for piece in pieces if isinstance(piece, bytes)])


def _moments(listed: list[Value], cells: int, total: int) -> tuple[tuple[int, int, int], ...]:
    found: list[tuple[int, int, int]] = []
    for one in listed:
        match one:
            case [int(step), int(low), int(high)] if (
                found[-1][0] if found else 0
            ) <= step <= total and 0 <= low <= high <= cells:
                found.append((step, low, high))
            case _:
                raise ValueError("a depth is damaged")
    return tuple(found)


@lru_cache(4096)
def _text(text: str) -> str:
    return safe(text if len(text) <= LONGEST else text[: LONGEST - 1] + "…")


def _symbol(value: object) -> str:
    return safe(value) if isinstance(value, str) and len(value) == 1 else "?"


@dataclass(eq=False)
class _Container:
    number: int
    kind: int
    total: int
    items: list[Any]


class _Unfolder:
    """Follows the events of a recording."""

    def __init__(
        self, sites: tuple[Site, ...], functions: tuple[Function, ...], puzzle: str
    ) -> None:
        self.functions = functions
        self.writes: list[Write] = []
        self._sites = sites
        self._cells = list(puzzle)
        self._side = round(len(puzzle) ** 0.5)
        self._numbers = 0
        self._known: dict[int, _Container] = {}
        self._calls: list[int] = []
        self._returning = False
        self._board: _Container | None = None
        self.boards: set[int] = set()
        self._rows: dict[int, int] = {}
        self._changes: list[Change] = []
        self._names: list[dict[str, Any]] = []
        """The variables of the open calls."""
        self._around: list[dict[str, Any]] = []
        """What was covered when each of them began."""
        self._covered: dict[str, Any] = {}
        """What a comprehension's own variables hide; `MISSING` for nothing."""
        self._line = 0
        self._step = 0

    def chunk(self, first: int, picture: list[Value], events: list[Value]) -> Chunk:
        self._step = first
        self._changes = []
        if picture:
            self._take_picture(_bytes(picture))
        chunk = Chunk(first, "".join(self._cells))
        begun = self._changes
        self._changes = []
        steps = chunk.steps
        for piece in read(_bytes(events), MOST_VALUES):
            for event in piece if isinstance(piece, list) else [None]:
                self._changes = begun
                begun = []
                steps.append(self._event(event))
                self._step += 1
        return chunk

    def _take_picture(self, picture: bytes) -> None:
        match read(picture, MOST_VALUES):
            case [[[board, list(module), list(calls)]]]:
                pass
            case _:
                raise ValueError("a picture is damaged")
        self._known.clear()
        self._rows.clear()
        self._board = None
        self._calls.clear()
        self._names.clear()
        self._around.clear()
        self._covered = {}
        self._returning = False
        self._changes.append(["leave", 0])
        if board is not None and self._side:
            shown = self._value(board)
            if isinstance(shown, list) and isinstance(board, list):
                self._board = self._known.get(board[0])  # type: ignore[arg-type]
                self._find_rows()
                self._read_cells()
        self._variables(-1, module)
        for call in calls:
            match call:
                case [int(function), int(), list(held)] if 0 <= function < len(self.functions):
                    self._enter(function)
                    self._variables(len(self._calls) - 1, held)
                case _:
                    raise ValueError("a picture is damaged")

    def _variables(self, depth: int, held: list[Value]) -> None:
        for pair in held:
            match pair:
                case [str(name), value]:
                    self._set(depth, _text(name), self._shown(value))
                case _:
                    raise ValueError("a picture is damaged")

    def _event(self, event: Value) -> Step:
        number, *values = event if isinstance(event, tuple) else (event,)
        if type(number) is not int or not 0 <= number < len(self._sites):
            raise ValueError("a step has no place")
        site = self._sites[number]
        if len(values) != sum(VALUES[how] for how, _ in site.told):
            raise ValueError("a step has too few values, or too many")
        if self._returning:
            self._returning = False
            self._leave(len(self._calls) - 1)
        if site.kind == CALL:
            self._enter(site.function)
        else:
            self._return_to(site.function)
        if site.kind == ROUND:
            here = self._names[-1]
            for _, name in site.told:
                self._covered.setdefault(name, here.get(name, MISSING))
        elif self._covered:
            self._uncover()
        at = 0
        for how, name in site.told:
            count = VALUES[how]
            self._take(how, name, values[at : at + count])
            at += count
        if site.line:
            self._line = site.line
        depth = len(self._calls)
        self._returning = site.kind == RETURN
        line = site.line if site.kind != EFFECT else 0
        return Step(line, site.kind, site.function, depth, self._changes)

    def _enter(self, function: int) -> None:
        if len(self._calls) >= MOST_CALLS:
            raise ValueError("the calls are too deep")
        self._calls.append(function)
        self._names.append({})
        self._around.append(self._covered)
        self._covered = {}
        self._changes.append(["call", function])

    def _leave(self, depth: int) -> None:
        if 0 <= depth < len(self._calls):
            self._covered = self._around[depth]
            del self._calls[depth:], self._names[depth:], self._around[depth:]
            self._changes.append(["leave", depth])

    def _set(self, depth: int, name: str, shown: Any) -> None:
        if depth >= 0:
            self._names[depth][name] = shown
        self._changes.append(["set", depth, name, shown])

    def _uncover(self) -> None:
        """Take away the variables of a comprehension that has ended."""
        depth = len(self._calls) - 1
        for name, before in self._covered.items():
            if before is MISSING:
                self._names[depth].pop(name, None)
                self._changes.append(["drop", depth, name])
            else:
                self._set(depth, name, before)
        self._covered = {}

    def _return_to(self, function: int) -> None:
        """Leave the calls that an exception ended; go back into a generator."""
        if self._calls and self._calls[-1] == function:
            return
        for depth in range(len(self._calls) - 1, -1, -1):
            if self._calls[depth] == function:
                self._leave(depth + 1)
                return
        self._enter(function)

    def _take(self, how: int, name: str, values: Sequence[Value]) -> None:
        if how == NAME:
            self._set(self._owner(name), name, self._shown(values[0]))
        elif how == VARIABLES:
            if isinstance(values[0], list):
                self._variables(len(self._calls) - 1, values[0])
        elif how == GONE:
            owner = self._owner(name)
            if owner >= 0:
                self._names[owner].pop(name, None)
            self._changes.append(["drop", owner, name])
        elif how == RETURNED:
            self._changes.append(["give", self._shown(values[0])])
        elif how == LEVEL:
            if type(values[0]) is int and values[0] > 0:
                self._leave(values[0])
        elif how == CONTAINER:
            self._value(values[0])
        else:
            self._change_item(how, values)

    def _owner(self, name: str) -> int:
        """Return the depth of the call that the name belongs to; -1 for the module."""
        here = len(self._calls) - 1
        function = self.functions[self._calls[here]]
        if name in function.of_module:
            return -1
        if name not in function.outer:
            return here
        around = function.around
        while around >= 0:
            for depth in range(here, -1, -1):
                if self._calls[depth] == around and name not in self.functions[around].outer:
                    return depth
            around = self.functions[around].around
        return here

    def _change_item(self, how: int, values: Sequence[Value]) -> None:
        identity, *rest = values
        if isinstance(identity, tuple):  # the containers on the way to one that was not known
            for one in identity:
                self._value(one)
            return
        held = self._known.get(identity) if type(identity) is int else None
        shown = [self._value(value) for value in rest]
        if held is None or _is_whole(rest[0], identity):
            return
        items = held.items
        if how == ADDED and held.kind == SET:
            if shown[0] not in items and len(items) == held.total:
                order = _order(shown[0])
                place = next((i for i, item in enumerate(items) if order < _order(item)), -1)
                self._splice(held, len(items) if place < 0 else place, 0, shown)
        elif how == ADDED:
            if held.kind == LIST and len(items) == held.total:
                self._splice(held, len(items), 0, shown)
        elif how == TAKEN:
            end = len(items) - 1 if rest[0] == -1 else 0
            if held.kind == LIST and items and len(items) == held.total:
                self._splice(held, end, 1, [])
        elif how == DROPPED:
            if held.kind in (SET, LIST) and shown[0] in items:
                self._splice(held, items.index(shown[0]), 1, [])
        elif held.kind == LIST:
            key = rest[0]
            if type(key) is int and -len(items) <= key < len(items):
                self._splice(held, key % len(items), 1, shown[1:])
        elif held.kind == (OBJECT if how == ATTRIBUTE else DICT):
            keys = items[::2]
            if shown[0] in keys:
                self._splice(held, 2 * keys.index(shown[0]) + 1, 1, shown[1:])
            else:
                self._splice(held, len(items), 0, shown)

    def _splice(self, held: _Container, start: int, removed: int, items: list[Any]) -> None:
        held.items[start : start + removed] = items
        if held.kind in (DICT, OBJECT):
            held.total = len(held.items) // 2
        else:
            held.total += len(items) - removed
        self._changes.append(["hold", held.number, held.kind, held.total, start, removed, items])
        if held.number in self._rows and removed == len(items) == 1:
            self._write(held, start)  # even if the digit is the one that was there
        else:
            self._see_board(held)

    def _see_board(self, held: _Container) -> None:
        """Note the writes into the board, if this is it or a row of it."""
        if held is self._board:
            self._find_rows()
            for row in held.items[: self._side]:
                found = self._row(row)
                if found is not None:
                    self._compare(found)
        elif held.number in self._rows:
            self._compare(held)

    def _row(self, shown: Any) -> _Container | None:
        if not isinstance(shown, list):
            return None
        return next((one for one in self._known.values() if one.number == shown[0]), None)

    def _find_rows(self) -> None:
        self._rows = {}
        if self._board is not None:
            self.boards.add(self._board.number)
            for row, shown in enumerate(self._board.items[: self._side]):
                if isinstance(shown, list):
                    self._rows[shown[0]] = row

    def _read_cells(self) -> None:
        """Take the board as it is in a picture: what happened before was not kept."""
        for held in self._known.values():
            if held.number in self._rows:
                start = self._rows[held.number] * self._side
                for column, item in enumerate(held.items[: self._side]):
                    self._cells[start + column] = _symbol(item)

    def _compare(self, held: _Container) -> None:
        """Note the cells of a row that differ from what is known of the board."""
        start = self._rows[held.number] * self._side
        for column, item in enumerate(held.items[: self._side]):
            if self._cells[start + column] != _symbol(item):
                self._write(held, column)

    def _write(self, held: _Container, column: int) -> None:
        if column >= self._side:
            return
        cell = self._rows[held.number] * self._side + column
        symbol = _symbol(held.items[column])
        self._changes.append(["write", cell, symbol])
        before = self._cells[cell]
        self.writes.append(Write(self._step, cell, symbol, before, self._line, len(self._calls)))
        self._cells[cell] = symbol

    def _shown(self, value: Value) -> Any:
        """Return what the player shows of a variable: the board is shown anyway."""
        shown = self._value(value)
        if isinstance(shown, list):
            if self._board is not None and shown[0] == self._board.number:
                return {"text": "the board"}
            if shown[0] in self._rows:
                return {"text": f"row {self._rows[shown[0]] + 1} of the board"}
        return shown

    def _value(self, value: Value) -> Any:
        """Return what the player shows."""
        if value is None or isinstance(value, bool):
            return value
        if isinstance(value, int):
            return value if -EXACT < value < EXACT else {"text": str(value)}
        if isinstance(value, str):
            return _text(value)
        if isinstance(value, list):
            return self._container(value)
        if isinstance(value, (tuple, float)):
            return {"text": _text(repr(value))}
        return {"text": "?"}

    def _container(self, value: list[Value]) -> Any:
        match value:
            case [int(identity)]:
                known = self._known.get(identity)
                return {"text": "…"} if known is None else [known.number]
            case [int(identity), int(kind), int(total), list(items)] if (
                LIST <= kind <= OBJECT and 0 <= total < EXACT
            ):
                return self._hold(identity, kind, total, items)
            case [int(), int(), int(), str(text)]:
                return {"text": _text(text)}
        return {"text": "?"}

    def _hold(self, identity: int, kind: int, total: int, items: list[Value]) -> Any:
        held = self._known.get(identity)
        fresh = held is None or held.kind != kind
        if held is None or fresh:
            held = _Container(self._numbers, kind, total, [])
            self._numbers += 1
            self._known[identity] = held
        shown = [self._value(item) for item in items]
        if kind == SET:
            shown.sort(key=_order)
        before = held.items
        if not fresh and before == shown and held.total == total:
            return [held.number]
        start, end = _common(before, shown)
        held.items, held.total = shown, total
        self._changes.append(
            ["hold", held.number, kind, total, start, len(before) - start - end,
             shown[start : len(shown) - end]]
        )  # fmt: skip
        self._see_board(held)
        return [held.number]


def _common(before: Sequence[Any], after: Sequence[Any]) -> tuple[int, int]:
    """Return how many items are the same at the start, and at the end."""
    most = min(len(before), len(after))
    start = 0
    while start < most and before[start] == after[start]:
        start += 1
    end = 0
    while end < most - start and before[-1 - end] == after[-1 - end]:
        end += 1
    return start, end


def _is_whole(value: Value, identity: Value) -> bool:
    """Whether a value is all that a container holds, and not one item of it."""
    return isinstance(value, list) and len(value) > 1 and value[0] == identity


def _order(shown: Any) -> tuple[int, list[int], str]:
    """Return what the items of a set are sorted by: numbers, letters, tuples by their numbers."""
    if isinstance(shown, int):
        return 0, [shown], ""
    if isinstance(shown, str):
        return 1, [], shown
    text = str(shown.get("text", "")) if isinstance(shown, dict) else ""
    return 2, [int(one) for one in NUMBER.findall(text)], text
