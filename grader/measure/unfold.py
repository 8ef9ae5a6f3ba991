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
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple

from grader.judge.reply import safe
from grader.measure.marshalled import Value, read

EFFECT, LINE, CALL, RETURN, ROUND, INSIDE, PAUSE = range(7)
ANYWHERE = -1
"""Stands for the function that runs, whichever it is."""
(
    NAME, ITEM, CONTAINER, GONE, RETURNED, LEVEL, ADDED, DROPPED, ATTRIBUTE, VARIABLES, TAKEN,
    INSERTED, FRAME, WAITS,
) = range(14)  # fmt: skip
VALUES = (1, 3, 1, 0, 1, 1, 2, 2, 3, 1, 2, 3, 1, 0)
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
MORE, LESS, NONE = "+", "-", "0"
"""Signs of what happened to a container: it got items, lost items, lost all."""
MANY = -1
"""The size of a container that is not known."""
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
                line >= 0 and EFFECT <= kind <= PAUSE and ANYWHERE <= function < functions
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
    """`MANY` if that is not known."""
    items: list[Any]

    @property
    def whole(self) -> bool:
        """Whether all its items are known."""
        return self.total == len(self.items) // (2 if self.kind in (DICT, OBJECT) else 1)


class _Waiting(NamedTuple):
    """A call of a generator that gave a value and was left."""

    function: int
    names: dict[str, Any]
    around: int
    """The number of the call that gets its values from this one; 0 for none."""


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
        self._frames: list[int] = []
        """The numbers of the open calls; 0 for those of functions that are no generators."""
        self._delegate: list[bool] = []
        """Whether an open call gets its values from the one above it."""
        self._waiting: dict[int, _Waiting] = {}
        self._tuples: dict[str, int] = {}
        """The numbers of tuples that go by their values."""
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
        self._tuples.clear()
        self._leave(0)
        self._waiting.clear()
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
                case [int(function), int(frame), list(held)] if 0 <= function < len(self.functions):
                    self._enter(function, frame)
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
        number, *values = event if isinstance(event, (tuple, list)) else (event,)
        if type(number) is not int or not 0 <= number < len(self._sites):
            raise ValueError("a step has no place")
        site = self._sites[number]
        if len(values) != sum(VALUES[how] for how, _ in site.told):
            raise ValueError("a step has too few values, or too many")
        if self._returning:
            self._returning = False
            self._frames[-1] = 0  # it will not go on
            self._leave(len(self._calls) - 1)
        if site.told and site.told[0][0] == FRAME:
            self._go_on(site, values[0])
        elif site.kind == CALL:
            self._enter(site.function)
        elif site.function != ANYWHERE:
            self._return_to(site.function)
        if not self._calls:
            raise ValueError("a step is in no call")
        if site.kind == ROUND:
            here = self._names[-1]
            for _, name in site.told:
                self._covered.setdefault(name, here.get(name, MISSING))
        elif self._covered and site.kind != INSIDE and site.function != ANYWHERE:
            self._uncover()
        at = 0
        for how, name in site.told:
            count = VALUES[how]
            self._take(how, name, values[at : at + count])
            at += count
        if site.line:
            self._line = site.line
        self._returning = site.kind == RETURN
        if site.kind == PAUSE:
            self._pause()
        depth = len(self._calls)
        line = site.line if site.kind in (LINE, CALL, RETURN, ROUND) else 0
        return Step(line, site.kind, site.function, depth, self._changes)

    def _enter(self, function: int, frame: int = 0) -> None:
        if len(self._calls) >= MOST_CALLS:
            raise ValueError("the calls are too deep")
        self._calls.append(function)
        self._names.append({})
        self._around.append(self._covered)
        self._frames.append(frame)
        self._delegate.append(False)
        self._covered = {}
        self._changes.append(["call", function])

    def _leave(self, depth: int) -> None:
        if 0 <= depth < len(self._calls):
            self._covered = self._around[depth]
            for place in range(depth, len(self._calls)):
                left = _Waiting(self._calls[place], self._names[place], 0)
                self._waiting.setdefault(self._frames[place], left)
            del self._calls[depth:], self._names[depth:], self._around[depth:]
            del self._frames[depth:], self._delegate[depth:]
            self._changes.append(["leave", depth])

    def _go_on(self, site: Site, value: Value) -> None:
        """Begin the call of a generator, or go back into it."""
        number, held = value if isinstance(value, list) and len(value) == 2 else (value, [])
        if type(number) is not int or number <= 0 or not isinstance(held, list):
            raise ValueError("a call has no number")
        if site.kind == CALL:
            self._enter(site.function, number)
            return
        if number in self._frames:
            self._leave(self._frames.index(number) + 1)
        else:
            way = [number]
            while way[-1] in self._waiting and self._waiting[way[-1]].around not in (0, *way):
                way.append(self._waiting[way[-1]].around)
            if way[-1] in self._frames:
                self._leave(self._frames.index(way.pop()) + 1)
            for one in reversed(way):
                known = self._waiting.pop(one, _Waiting(site.function, {}, 0))
                self._enter(known.function, one)
                for name, shown in known.names.items():
                    self._set(len(self._calls) - 1, name, shown)
                self._delegate[-1] = one != number
        self._variables(len(self._calls) - 1, held)
        self._delegate[-1] = any(how == WAITS for how, _ in site.told)

    def _pause(self) -> None:
        """Leave a generator that gave a value, and those that get their values from it."""
        depth = len(self._calls) - 1
        while depth > 0 and self._delegate[depth - 1]:
            depth -= 1
        for place in range(depth, len(self._calls)):
            around = self._frames[place - 1] if place > depth else 0
            self._waiting[self._frames[place]] = _Waiting(
                self._calls[place], self._names[place], around
            )
        self._leave(depth)

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
        elif how not in (FRAME, WAITS):
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
        if held is None or _is_whole(rest[0], identity):
            for value in rest:
                self._value(value)
            return
        by_value = held.kind in (SET, DICT)
        shown = [self._value(rest[0], key=by_value), *map(self._value, rest[1:])]
        if how == ADDED and held.kind == SET:
            self._add(held, shown[0])
        elif how == DROPPED and held.kind == SET:
            self._drop(held, shown[0])
        elif held.kind == LIST:
            self._change_list(held, how, rest[0], shown)
        elif held.kind == (OBJECT if how == ATTRIBUTE else DICT):
            if how in (TAKEN, DROPPED):
                self._drop_key(held, shown[0])
            elif how in (ITEM, ATTRIBUTE):
                self._put(held, *shown)
        elif held.kind == SET and how == TAKEN:
            self._drop(held, shown[0])

    def _change_list(self, held: _Container, how: int, key: Value, shown: list[Any]) -> None:
        size = held.total
        if how == ADDED:
            self._splice(held, size, 0, shown)
        elif how == DROPPED:
            if not held.whole:
                self._splice(held, size - 1, 1, [])
            elif shown[0] in held.items:
                self._splice(held, held.items.index(shown[0]), 1, [])
        elif type(key) is int and how == INSERTED:
            place = max(0, key + size) if key < 0 else min(key, size)
            self._splice(held, place, 0, shown[1:])
        elif type(key) is int and -size <= key < size and how in (TAKEN, ITEM):
            self._splice(held, key % size, 1, [] if how == TAKEN else shown[1:])

    def _add(self, held: _Container, item: Any) -> None:
        """Put an item into a set."""
        place, there = _find(held.items, item)
        if not held.whole:
            self._resize(held, MANY)
        elif not there:
            self._splice(held, place, 0, [item])

    def _drop(self, held: _Container, item: Any) -> None:
        """Take an item out of a set."""
        place, there = _find(held.items, item)
        if not held.whole:
            self._resize(held, MANY)
        elif there:
            self._splice(held, place, 1, [])

    def _put(self, held: _Container, key: Any, value: Any) -> None:
        """Give a key of a dictionary a value, or an attribute of an object."""
        if not held.whole:
            self._resize(held, MANY)
            return
        keys = held.items[::2]
        if key in keys:
            self._splice(held, 2 * keys.index(key) + 1, 1, [value])
        else:
            self._splice(held, len(held.items), 0, [key, value])

    def _drop_key(self, held: _Container, key: Any) -> None:
        keys = held.items[::2]
        if not held.whole:
            self._resize(held, MANY)
        elif key in keys:
            self._splice(held, 2 * keys.index(key), 2, [])

    def _change_several(self, held: _Container, how: str, items: list[Value]) -> None:
        """Put all items into a container, or take them out; or take out all that are there."""
        by_value = held.kind in (SET, DICT)
        if how == NONE and held.kind != OBJECT:
            removed = len(held.items)
            held.items, held.total = [], 0
            self._changes.append(["hold", held.number, held.kind, 0, 0, removed, []])
            self._see_board(held)
        elif held.kind == DICT and how == MORE:
            for key, value in zip(items[::2], items[1::2], strict=True):
                self._put(held, self._value(key, key=True), self._value(value))
        elif held.kind == LIST and how == MORE:
            self._splice(held, held.total, 0, [self._value(item) for item in items])
        elif held.kind == SET and how in (MORE, LESS):
            for item in items:
                change = self._add if how == MORE else self._drop
                change(held, self._value(item, key=by_value))

    def _resize(self, held: _Container, total: int) -> None:
        """Note that a container of which not all is known has another size."""
        held.total = total
        self._changes.append(["hold", held.number, held.kind, total, 0, 0, []])

    def _splice(self, held: _Container, start: int, removed: int, items: list[Any]) -> None:
        if not held.whole:
            self._resize(held, held.total + len(items) - removed)
            return
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

    def _value(self, value: Value, *, key: bool = False) -> Any:
        """Return what the player shows; a `key` of a dictionary or a set goes by its text."""
        if value is None or isinstance(value, bool):
            return value
        if isinstance(value, int):
            return value if -EXACT < value < EXACT else {"text": str(value)}
        if isinstance(value, str):
            return _text(value)
        if isinstance(value, list):
            return self._container(value)
        if isinstance(value, tuple) and not key:
            return self._tuple(value)
        if isinstance(value, (tuple, float)):
            return {"text": _text(repr(value))}
        return {"text": "?"}

    def _tuple(self, value: tuple[Value, ...]) -> Any:
        """Return a tuple that goes by its value, which is held once."""
        text = repr(value)
        number = self._tuples.get(text)
        if number is None:
            items = [self._value(item, key=True) for item in value]
            number = self._tuples[text] = self._numbers
            self._numbers += 1
            self._changes.append(["hold", number, TUPLE, len(items), 0, 0, items])
        return [number]

    def _container(self, value: list[Value]) -> Any:
        match value:
            case [int(identity), str(how), list(items)]:
                held = self._known.get(identity)
                if held is None:
                    return {"text": "…"}
                self._change_several(held, how, items)
                return [held.number]
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
        shown = [
            self._value(item, key=kind == SET or (kind == DICT and place % 2 == 0))
            for place, item in enumerate(items)
        ]
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


def _find(items: list[Any], item: Any) -> tuple[int, bool]:
    """Return the place of an item among those of a set, and whether it is there."""
    order = _order(item)
    place = bisect_left(items, order, key=_order)
    for here in range(place, len(items)):
        if items[here] == item:
            return here, True
        if _order(items[here]) != order:
            break
    return place, False


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
