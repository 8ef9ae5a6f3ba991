"""Records one call of a submission step by step: the lines that run, and what they change.

The judge sends this text to a worker, behind `syntax` and `marks`.  Like everything that runs next
to a submission it can't be trusted: what it sends is only shown.

An event is the number of a site, or a tuple of that number and values.  Events come in *chunks*.
The first ones are kept one after the other.  When they are many, a later chunk is kept only if it
is one of the last or among the wanted ones, and then it begins with a *picture*: the variables of
all open calls.  So memory is bounded, and the same run gives the same chunks.

A container goes by its identity, which stays its own because it is kept alive.  It is copied when
it is seen: the list ``[identity, kind, size, items]``; the identity alone if it was seen before.
Events are sent in the format of `marshal`, the quickest there is, without line ends; the grader
reads it by itself.
"""

from __future__ import annotations

import gc
import sys
from _collections import (  # type: ignore[import-not-found]  # the rest takes long to import
    OrderedDict,
    defaultdict,
    deque,
)
from itertools import chain, count
from marshal import dumps, loads

import _signal as signal  # type: ignore[import-not-found]  # what `signal` adds is an enumeration, which takes long to import
from time import process_time

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from grader.sandbox.inside.effects import (
        AFTER,
        AFTER_CALL,
        ALIVE,
        CHANGED,
        ENDED,
        FIND,
        IDENTITY,
        IN_SET,
        ITEM,
        KEY,
        LESS,
        LOOK,
        NOTE,
        OUT_OF,
        PLAIN,
        SEE,
        TYPE,
    )
    from grader.sandbox.inside.marks import (
        BEGIN,
        COUNT,
        DEPTH,
        FAULT,
        FLUSH,
        FRAMES,
        GROWING,
        LOCALS,
        MARK,
        MOST,
        OWN_FRAME,
        TOO_DEEP,
        Marks,
        TooLong,
    )
    from grader.sandbox.inside.syntax import parse

FORMAT = 2
"""Of `marshal`: the quickest, without references."""
CHUNK = 8_192
"""Events between two looks of the recorder."""
MOST_OF_CHUNK = 4 * CHUNK
EVENTS_FOR_A_VARIABLE = 64
"""Of a picture: of many variables one is taken less often."""
MOST_BYTES = 12_000_000
"""Of all chunks that are kept."""
AT_THE_START = 8_000_000
EVENTS_AT_THE_START = 300_000
LAST_CHUNKS = 3
MOST_STEPS = 2_000_000
"""After so many a search is stopped."""
PIECE = 256
"""Events that are written at a time."""
LARGEST_PIECE = 100_000
"""Bytes; a larger one holds long texts or numbers, which are then cut."""
LARGEST_CONTAINER = 1_000
"""Items; of a larger one only the size is shown."""
MOST_ATTRIBUTES = 162
DEEPEST = 4
"""Containers in one another."""
LONGEST = 200
"""Characters of a text."""
WIDEST = 600
"""Bits of a number."""
MOST_GUESSES = 400
AGAIN = 0.1
"""CPU seconds until `TimeIsUp` is raised again, if the submission caught it."""
LIST, TUPLE, SET, DICT, OBJECT, OTHER = range(6)
SORTS = {list: LIST, tuple: TUPLE, set: SET, frozenset: SET}
ENDED_TYPES = frozenset({list, deque})
"""Of what has a first item and a last one."""
TAKES_MORE = {set: SET, list: LIST, deque: LIST, dict: DICT, defaultdict: DICT, OrderedDict: DICT}
"""Of what takes all items of another container, as they are."""
LISTED = (bytearray,)
LISTED_BY_NAME = (("deque", "collections"), ("array", "array"))
"""What is shown like a list: name and module, for to import them would take long."""
VALUES = (1, 3, 1, 0, 1, 1, 2, 2, 3, 1, 2, 3, 1, 0)
"""How many values go with each kind of what a site tells."""
PLAIN_TYPES = frozenset({int, str, bool, float, type(None)})
"""Of what is recorded as it is."""


class TimeIsUp(BaseException):
    """Raised inside the submission when it was recorded for long enough."""


class Recorder:
    """Takes the events of one call."""

    def __init__(self, marks: Marks, open_calls: Any = None) -> None:
        self.events: list[Any] = []
        self.marks = marks
        self._open_calls = open_calls
        self.end = float("inf")
        """CPU seconds of this process at which time is up."""
        self.stopped = ""
        """Why the call was ended: ``time`` or ``steps``."""
        self.steps = self.writes = 0
        self._items: dict[int, list[int]] = {}
        """Where in an event of a site containers stand that got an item."""
        for site, (_, _, _, told) in enumerate(marks.sites):
            at = 1
            for how, _ in told:
                if how == ITEM:
                    self._items.setdefault(site, []).append(at)
                at += VALUES[how]
        self._kept: list[list[Any]] = []
        self._bytes = 0
        self._starting = True
        self._busy = False
        self._cutting = False
        self._piece = 8
        self._last: list[tuple[int, list[bytes], list[Any]]] = []
        self._guesses: list[tuple[Any, ...]] = []
        self._open: dict[int, tuple[int, int, str]] = {}
        self._moments: list[list[int]] = []
        self._rows: dict[int, int] = {}
        self._wanted: list[list[int]] = []
        self._picture: list[bytes] = []
        self._alive: dict[int, object] = {}
        self._scope: dict[str, Any] = {}
        self._file = ""
        self._active = False
        self._board: Any = None
        self._names: dict[str, Any] = {}
        """Those of the module, where the marks read how many events make a chunk."""
        self._frames_known: set[int] = set()
        """The calls of generators whose variables the grader knows."""

    # What the marks call

    def names(self, scope: dict[str, Any], file: str) -> dict[str, object]:
        """What the module of the submission needs beside its own names."""
        self._scope = scope
        self._file = file
        self._names = scope
        room = self._with_room
        return {
            MOST: CHUNK,
            FRAMES: self._frames_known,
            BEGIN: count(1).__next__,
            CHANGED: room(self.changed),
            OUT_OF: room(self.out_of),
            NOTE: room(self.note),
            AFTER: self.after,
            AFTER_CALL: self.after_call,
            GROWING: self.growing,
            MARK: self.events.append,
            SEE: room(self.copied),
            LOOK: room(self.copied),
            KEY: room(self.key),
            IN_SET: room(self.in_set),
            FIND: room(self.find),
            LOCALS: room(self.variables_here),
            TYPE: type,
            PLAIN: PLAIN_TYPES,
            ALIVE: self._alive,
            IDENTITY: id,
            ENDED: ENDED_TYPES,
            FAULT: Exception,
            COUNT: self.events.__len__,
            FLUSH: room(self.look),
            DEPTH: room(self.depth),
            TOO_DEEP: RecursionError,
        }

    def _with_room(self, function: Any) -> Any:
        """The function, with the interpreter's own limit of open calls while it runs.

        Where the limit is reached it raises `RecursionError` like any call; then nothing is seen.
        """
        limit = self._open_calls
        if limit is None:
            return function

        def call(*arguments: Any) -> Any:
            before = limit.get_limit()
            limit.set_limit(before)  # refused, if one could not come back to it
            limit.set_limit(limit.roomy)
            try:
                return function(*arguments)
            finally:
                limit.set_limit(before)

        return call

    def copied(self, value: Any) -> Any:
        """What is recorded of a value that may have changed."""
        kind = type(value)
        try:
            sort = SORTS.get(kind)  # type: ignore[call-overload]
            if sort is not None:
                size = len(value)
                if size <= LARGEST_CONTAINER and is_flat(value):
                    number = id(value)
                    self._alive[number] = value
                    return [number, sort, size, [*value]]
            return self._see(value, kind, 0)
        except RecursionError:
            raise
        except Exception:
            return [0, OTHER, 0, "?"]

    def changed(self, held: Any, how: str, given: Any) -> Any:
        """What is recorded of a container that took all items of another, or lost them.

        That is its identity, the sign of what happened, and the items, if they are few and plain.
        """
        number, sort = id(held), TAKES_MORE.get(type(held))
        if sort == LIST and getattr(held, "maxlen", None) is not None:
            return self.copied(held)
        unknown = number not in self._alive or given is held
        if unknown or sort is None or (how == LESS and sort != SET):
            return self.copied(held)
        kind = type(given)
        if sort == DICT:
            if kind not in (dict, defaultdict, OrderedDict):
                return self.copied(held)
            items = list(chain.from_iterable(dict.items(given)))
            items[::2] = map(self.key, items[::2])
            items[1::2] = [self._nested(item, 0) for item in items[1::2]]
            return [number, how, items]
        if kind not in (set, frozenset, list, tuple, str, range, deque) or len(given) > len(held):
            return self.copied(held)
        if not is_flat(given):
            if sort == SET:
                return self.copied(held)
            return [number, how, [self._nested(item, 0) for item in given]]
        return [number, how, [*given]]

    def note(self, site: int, value: Any) -> Any:
        """Record the value that a name gets inside of an expression; return it."""
        try:
            known = type(value) in PLAIN_TYPES
            self.events.append((site, value if known else self.copied(value)))
        except Exception:
            pass
        return value

    def after(self, site: int, held: Any, method: str, *arguments: Any, **named: Any) -> Any:
        """Call a method that may change an object, and look at that; return what it returns."""
        result = getattr(held, method)(*arguments, **named)
        self.note(site, held)
        return result

    def after_call(self, site: int, function: Any, *arguments: Any, **named: Any) -> Any:
        """Call a function that may change its first argument, and look at that."""
        result = function(*arguments, **named)
        self.note(site, arguments[0])
        return result

    def growing(self, kind: Any, *arguments: Any, **named: Any) -> Any:
        """A dictionary that makes items by itself; then each of them is recorded."""
        made = kind(*arguments, **named)
        if kind is not defaultdict:
            return made
        recorder, site = self, self.marks.growing

        class Growing(defaultdict):  # type: ignore[misc]
            __slots__ = ()

            def __missing__(self, key: Any) -> Any:
                value = defaultdict.__missing__(self, key)
                recorder.grown(site, self, key, value)
                return value

            def __reduce__(self) -> Any:
                return defaultdict, (self.default_factory,), None, None, iter(self.items())

        Growing.__name__ = Growing.__qualname__ = "defaultdict"
        Growing.__module__ = "collections"
        grown = Growing(made.default_factory)
        dict.update(grown, made)
        return grown

    def grown(self, site: int, held: Any, key: Any, value: Any) -> None:
        """Record that a dictionary made an item."""
        if id(held) not in self._alive:
            return
        try:
            item = value if type(value) in PLAIN_TYPES else self.copied(value)
            self.events.append((site, id(held), self.key(key), item))
        except Exception:
            pass

    def find(self, *way: Any) -> Any:
        """What is recorded of a container that was not seen before, and of those that hold it."""
        return tuple([self.copied(one) for one in way])

    def key(self, value: Any) -> Any:
        """What stands for a key: a tuple of plain values goes by them."""
        kind = type(value)
        if kind in PLAIN_TYPES:
            return value
        if kind is tuple and PLAIN_TYPES.issuperset(map(type, value)):
            return value
        if issubclass(kind, tuple):
            return tuple([self.key(one) for one in tuple.__iter__(value)])
        if kind is frozenset:
            return f"{{{', '.join(sorted(map(repr, map(self.key, value))))}}}"[:LONGEST]
        return self._see_other(value, kind, DEEPEST + 1)

    def in_set(self, container: Any, item: Any) -> Any:
        """What was added to a set, or taken out; the whole set if that has no name."""
        found = self.key(item)
        return found if type(found) is tuple else self.copied(container)

    def out_of(self, container: Any, item: Any) -> Any:
        """What was taken out of a set; the whole container if it is a list."""
        if type(container) is set:
            return self.in_set(container, item)
        return self.copied(container)

    def variables_here(self, number: int) -> Any:
        """The number of a generator's call that goes on, and its variables."""
        frame: Any = sys._getframe(1)
        while frame.f_code.co_filename != self._file:
            frame = frame.f_back
        code, held = frame.f_code, dict(frame.f_locals)
        own = code.co_varnames + code.co_cellvars
        self._frames_known.add(number)
        return [number, self._variables({name: held[name] for name in own if name in held})]

    def _see(self, value: Any, kind: Any, depth: int) -> Any:
        if kind in PLAIN_TYPES:
            return value
        items: list[Any] = []
        if issubclass(kind, (list, tuple, set, frozenset)):
            base: Any = (
                kind if kind in SORTS else next(one for one in SORTS if issubclass(kind, one))
            )
            sort = SORTS[base]
            total: int = base.__len__(value)
            if total <= LARGEST_CONTAINER:
                items = list(base.__iter__(value))
        elif issubclass(kind, dict):
            sort, total = DICT, dict.__len__(value)
            if total <= LARGEST_CONTAINER:
                ordered = kind.__module__ == "collections"  # one of these may have moved its keys
                for pair in kind.items(value) if ordered else dict.items(value):
                    items += pair
        elif issubclass(kind, LISTED) or (kind.__name__, kind.__module__) in LISTED_BY_NAME:
            sort, total = LIST, len(value)
            items = list(value) if total <= LARGEST_CONTAINER else []
        else:
            return self._see_other(value, kind, depth)
        number = id(value)
        if depth > DEEPEST:
            return [0, OTHER, total, f"{total} items"]
        self._alive[number] = value  # before its items, for a container may hold itself
        if sort == DICT:
            items[::2] = map(self.key, items[::2])
            items[1::2] = [self._nested(item, depth) for item in items[1::2]]
        elif not is_flat(items):
            by_value = self.key if sort == SET else None
            items = [
                by_value(item) if by_value and isinstance(item, tuple)
                else self._nested(item, depth)
                for item in items
            ]  # fmt: skip
        return [number, sort, total, items]

    def _nested(self, item: Any, depth: int) -> Any:
        """What is recorded of an item: if it was seen before, that it is there."""
        kind = type(item)
        if kind in PLAIN_TYPES or (kind is tuple and PLAIN_TYPES.issuperset(map(type, item))):
            return item
        if id(item) in self._alive:
            return [id(item)]
        return self._see(item, kind, depth + 1)

    def _see_other(self, value: Any, kind: Any, depth: int) -> Any:
        if issubclass(kind, int) and not hasattr(value, "_name_"):
            return int.__add__(value, 0)
        if issubclass(kind, str) and not hasattr(value, "_name_"):
            return str.__add__(value, "")
        name = type.__dict__["__name__"].__get__(kind)
        if kind in (bytes, range, complex):
            return [0, OTHER, 0, repr(value)[:LONGEST]]
        dictionary = type.__dict__["__dict__"].__get__
        if dictionary(kind).get("__module__") != MODULE or depth > DEEPEST:
            return [0, OTHER, 0, f"a {name}"[:LONGEST]]
        number = id(value)
        if number in self._alive and depth:
            return [number]
        items: list[Any] = []
        for attribute, held in self._attributes(value, kind, dictionary)[:MOST_ATTRIBUTES]:
            if attribute == "_name_":  # a member of an enumeration
                return [0, OTHER, 0, f"{name}.{held}"[:LONGEST]]
            items += [attribute, held]
        self._alive[number] = value  # before its attributes are looked at
        items[1::2] = [self._nested(held, depth) for held in items[1::2]]
        return [number, OBJECT, len(items) // 2, items]

    def _attributes(self, value: Any, kind: Any, dictionary: Any) -> list[tuple[str, Any]]:
        """The attributes of an object, without asking the object."""
        found: list[tuple[str, Any]] = []
        for owner in type.__dict__["__mro__"].__get__(kind):
            for name, slot in dictionary(owner).items():
                if name == "__dict__" and type(slot).__name__ == "getset_descriptor":
                    found += dict.items(slot.__get__(value))
                elif type(slot).__name__ == "member_descriptor" and owner is not kind.__base__:
                    try:
                        found.append((name, slot.__get__(value)))
                    except AttributeError:  # it has no value yet
                        continue
        return [(name, held) for name, held in found if type(name) is str]

    def depth(self) -> int:
        """How many calls of the submission's functions are open."""
        return len(self._frames(sys._getframe(1)))

    def _frames(self, frame: Any) -> list[tuple[int, Any]]:
        """The open calls, the first one first: the number of the function, and the frame."""
        found = []
        first_lines = self.marks.first_lines
        while frame is not None:
            code = frame.f_code
            if code.co_filename == self._file:
                number = first_lines.get((code.co_name, code.co_firstlineno))
                if number is not None:
                    found.append((number, frame))
            frame = frame.f_back
        return found[::-1]

    # Chunks

    def start(self, board: Any, wanted: list[list[int]]) -> None:
        """Begin: what was recorded while the module was loaded doesn't count."""
        self._board = board
        self._wanted = wanted
        self._cells = [] if board is None else [cell for row in board for cell in row]
        self._filled = sum(cell != "." for cell in self._cells)
        self._begin_picture(None)
        self.events.clear()
        self._active = True

    def look(self) -> None:
        """Take the events into the recording.  Raise `TimeIsUp`."""
        if not self._active:
            self.events.clear()
            return
        self._busy = True
        try:
            self._take_chunk()
            if not self._starting:
                self._begin_picture(sys._getframe(1))
        finally:
            self._busy = False
        if self.steps >= MOST_STEPS:
            self.stopped = "steps"
            raise TimeIsUp
        self.interrupt()

    def interrupt(self, *_: object) -> None:
        """Raise `TimeIsUp` if time is up; while a chunk is taken, right after it."""
        if not self._busy and process_time() >= self.end:
            self.stopped = self.stopped or "time"
            raise TimeIsUp

    def finish(self) -> None:
        """Take what is left."""
        self._active = False
        self._take_chunk()
        if not self._starting:
            for cell, (write, step, symbol) in list(self._open.items()):
                self._close(cell, write, step, symbol, self.steps)
        for first, picture, events in self._last:
            self._keep(first, picture, self._written(events))

    def _take_chunk(self) -> None:
        events = self.events
        first = self.steps
        if self._starting:
            # Nothing else is done here, for most recordings never get any further.
            self._keep(first, self._picture, self._written(events))
            self._picture = []
            self.steps += len(events)
            if self._bytes >= AT_THE_START or self.steps >= EVENTS_AT_THE_START:
                self._end_the_start()
        else:
            self._find_writes(events)
            self.steps += len(events)
            ends = [end for start, end in self._wanted if start < self.steps and first < end]
            if ends:
                self._keep(first, self._picture, self._written(events[: max(ends) + 1 - first]))
            else:
                self._last.append((first, self._picture, events[:]))
                del self._last[:-LAST_CHUNKS]
        events.clear()

    def _written(self, events: list[Any]) -> list[bytes]:
        """The events in the format of `marshal`, some at a time, with long texts and numbers cut.

        Once one was too long to be written, all that follows is looked through before.
        """
        pieces = []
        start = 0
        while start < len(events):
            piece = events[start : start + self._piece]
            start += len(piece)
            self._piece = min(2 * self._piece, PIECE)  # few at first: they may be giants
            data = b""
            if not self._cutting:
                try:
                    data = dumps(piece, FORMAT)
                except (ValueError, MemoryError):
                    self._cutting = True
            if not data or len(data) > LARGEST_PIECE:
                self._cutting = True
                data = dumps(cut(piece), FORMAT)
            pieces.append(data)
        return pieces

    def _end_the_start(self) -> None:
        """Find the writes of the first chunks, now that not all chunks will be kept."""
        self._starting = False
        self.steps = 0
        for _, _, pieces in self._kept:
            for piece in map(loads, pieces):
                self._find_writes(piece)
                self.steps += len(piece)

    def _keep(self, first: int, picture: list[bytes], events: list[bytes]) -> None:
        size = sum(map(len, events)) + sum(map(len, picture))
        if self._bytes + size <= MOST_BYTES:
            self._kept.append([first, picture, events])
            self._bytes += size

    def _find_writes(self, events: list[Any]) -> None:
        """See for how many writes each digit stayed on the board, in a long search."""
        items, rows, opened = self._items, self._rows, self._open
        low = high = self._filled
        kinds = list(map(type, events))
        place = -1
        for _ in range(kinds.count(list)):
            place = kinds.index(list, place + 1)
            step, event = self.steps + place, events[place]
            for at in items[event[0]]:
                held, column, symbol = event[at : at + 3]
                row = rows.get(held) if type(held) is int else None
                if row is None or type(column) is not int or type(symbol) is not str:
                    continue
                self.writes += 1
                cell = row * len(rows) + column % len(rows)
                before = opened.get(cell)
                if before is not None and before[2] != symbol:
                    self._close(cell, *before, step)
                    del opened[cell]
                if symbol != "." and cell not in opened:
                    opened[cell] = (self.writes, step, symbol[:1])
                self._filled += (symbol != ".") - (self._cells[cell] != ".")
                self._cells[cell] = symbol
                low, high = min(low, self._filled), max(high, self._filled)
        self._moments.append([self.steps + len(events), low, high])

    def _close(self, cell: int, write: int, step: int, symbol: str, end: int) -> None:
        self._guesses.append((self.writes - write, write, step, end, cell, symbol))
        if len(self._guesses) > 4 * MOST_GUESSES:
            self._guesses.sort(reverse=True)
            del self._guesses[MOST_GUESSES:]

    def _begin_picture(self, frame: Any) -> None:
        """Take the variables of the module and of all open calls, and the board."""
        self._alive.clear()
        board = None if self._board is None else self.copied(self._board)
        calls = [
            [number, held.get(OWN_FRAME, 0), self._variables(held)]
            for number, held in [(one, dict(each.f_locals)) for one, each in self._frames(frame)]
        ]
        known = EVENTS_FOR_A_VARIABLE * sum(len(one[2]) for one in calls)
        self._names[MOST] = max(CHUNK, min(known, MOST_OF_CHUNK))
        self._frames_known.clear()
        self._frames_known.update([one[1] for one in calls])
        self._picture = self._written([[board, self._variables(self._scope), calls]])
        if self._board is not None:
            self._rows = {id(row): number for number, row in enumerate(self._board)}

    def _variables(self, held: dict[str, Any]) -> list[Any]:
        found: list[Any] = []
        for name, value in list(held.items())[:500]:
            kind = type(value)
            if type(name) is not str or name.startswith("__"):
                continue
            if kind in PLAIN_TYPES:
                found.append([name[:LONGEST], value])
                continue
            if kind is type(sys):
                continue
            if isinstance(value, type) or kind.__name__ in CALLABLE:
                continue
            known = id(value) in self._alive
            found.append([name[:LONGEST], [id(value)] if known else self.copied(value)])
        return found

    def fields(self) -> list[Any]:
        """The whole recording."""
        self._guesses.sort(reverse=True)
        marks = self.marks
        guesses = [list(one) for one in self._guesses[:MOST_GUESSES]]
        kept = sorted(self._kept)
        return [self.steps, self.writes, self.stopped, marks.sites, marks.functions, marks.masks,
                self._moments, guesses, kept]  # fmt: skip


MODULE = "submission"
CALLABLE = ("function", "builtin_function_or_method", "method", "_lru_cache_wrapper")


def is_flat(items: Any) -> bool:
    """Whether all items are plain values, or tuples of such: these may be recorded as they are."""
    kinds = set(map(type, items))
    if kinds <= PLAIN_TYPES:
        return True
    if tuple not in kinds:
        return False
    if len(kinds) == 1:
        return PLAIN_TYPES.issuperset(map(type, chain.from_iterable(items)))
    if len(kinds - PLAIN_TYPES) > 1:
        return False
    return PLAIN_TYPES.issuperset(map(type, chain(*[one for one in items if type(one) is tuple])))


def cut(value: Any) -> Any:
    kind = type(value)
    if kind is int:
        if value.bit_length() <= WIDEST:
            return value
        return [0, OTHER, 0, f"a number of {value.bit_length():,} bits"]
    if kind is str:
        return value if len(value) <= LONGEST else value[:LONGEST] + "…"
    if kind is list or kind is tuple:
        return kind([cut(item) for item in value])
    return value if kind in PLAIN_TYPES else [0, OTHER, 0, "?"]


def answer(worker: dict[str, Any], request: dict[str, Any]) -> str:
    """Load the submission with its marks, or record a call of what was loaded."""
    if request["what"] == "load":
        return load(worker, request)
    return record(worker, request)


def load(worker: dict[str, Any], request: dict[str, Any]) -> str:
    """Load the submission anew, with marks; the reply says whether that worked."""
    source = request["source"].encode("latin-1")
    file = worker["FILENAME"]
    try:
        plain = compile(source, file, "exec", dont_inherit=True)
        tree = parse(source)
        open_calls = worker["limits"].get("open_calls")
        recorder = Recorder(Marks(tree), open_calls)
        module = type(sys)(worker["MODULE_NAME"])
        names = module.__dict__
        names.update(worker["provided_names"](plain, request["prelude"]))
        names.update(__file__=file, exit=sys.exit, quit=sys.exit)
        names.update(recorder.names(names, file))
        sys.modules[worker["MODULE_NAME"]] = module
        provided = dict(names)
        exec(compile(tree, file, "exec", dont_inherit=True), names)
        recorder._scope = {name: names[name] for name in names if name not in provided}
        submission, _ = worker["find_entry_point"](module, request["entry_point"], provided)
    except (TooLong, RecursionError, MemoryError):
        return '"marked":false'
    except BaseException as error:
        text: str = worker["describe_exception"](error)
        return text
    if open_calls is not None and submission is not None:
        submission = open_calls.limited(submission)
    worker["recorded"] = (submission, recorder)
    return '"marked":%s' % ("false" if submission is None else "true")


def record(worker: dict[str, Any], request: dict[str, Any]) -> str:
    """Make some calls, and record the last one; reply as for a call, with the recording."""
    submission, recorder = worker["recorded"]
    call: Callable[..., str] = worker["call"]
    *before, last = request["calls"]
    for arguments in before:
        call(submission, arguments)
        recorder.events.clear()

    def watch(*arguments: Any) -> object:
        recorder.start(arguments[0] if request["board"] else None, request["wanted"])
        try:
            start_clock(recorder, request["seconds"])
            return submission(*arguments)
        finally:
            recorder.end = float("inf")
            recorder.finish()

    # The collector would look through all events again and again; memory is limited anyway.
    gc.disable()
    reply = call(watch, last)
    recording = dumps(recorder.fields(), FORMAT).replace(b"\x1b", b"\x1bE").replace(b"\n", b"\x1bN")
    return "%s\t%s" % (reply, recording.decode("latin-1"))


def start_clock(recorder: Recorder, seconds: float) -> None:
    """Raise `TimeIsUp` after so much CPU time; without timers, at the next look after it."""
    recorder.end = process_time() + seconds
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGPROF, recorder.interrupt)
        signal.setitimer(signal.ITIMER_PROF, seconds, AGAIN)
