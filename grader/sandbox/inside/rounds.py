"""Says where the work of a call goes, by line, and which loop goes round without an end.

The judge sends this text, behind `moment`, to the worker after a time-out.  The reply has numbers
and the values of names in a loop's condition.
"""

from __future__ import annotations

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import FrameType
    from typing import Any

    from grader.sandbox.inside.moment import ONLY_AST, Scope, ast, described, evaluated

FIRST_SAMPLE = 64
"""The round of a loop in which its condition is looked at first; then after each doubling."""
MOST_NAMES = 4
MOST_LOOPS = 8
MOST_ITEMS = 600
DEEPEST = 4
LONG = 0.3
"""The part of all counted lines that a loop must have run before all names are looked at."""
MOST_HELD = 20_000
LARGEST_GLOBAL = 2_000


class Enough(BaseException):
    """Ends a call after enough lines."""


class Loop:
    """A `while` loop and what its condition names, or a `for` loop over a list that has a name."""

    def __init__(self, node: Any) -> None:
        self.line: int = node.lineno
        self.counts = isinstance(node, ast.For)
        self.plain = False
        """Whether the condition is a single value, so that a loop with a false one has ended."""
        if self.counts:
            self.always = False
            self.parts = [node.iter]
        else:
            self.always = isinstance(node.test, ast.Constant)
            self.parts = [] if self.always else named(node.test)
            self.plain = node.test in self.parts


class Run:
    """One loop in one activation of its function."""

    def __init__(self, loop: Loop, frame: FrameType, left: int) -> None:
        self.loop = loop
        self.left = left
        self.frame = frame
        self.rounds = 0
        self.next = FIRST_SAMPLE
        self.first: Any = None
        self.same = True
        self.shown: list[Any] = []
        self.sampled = 0
        self.held: Any = None
        self.looked_at = 0
        self.repeats = False
        self.sizes: list[int] = []

    def step(self, lines: float) -> None:
        """Count a round; look at the condition in some of them, and in the round after each.

        Once it has gone on for so many lines, look at all names, in two rounds.
        """
        self.rounds += 1
        if self.looked_at == 0:
            if lines >= 0 and not self.loop.counts:
                self.looked_at, self.held = self.rounds, held_by(self.frame)
        elif self.rounds == self.looked_at + 1:
            self.repeats = self.held is not None and self.held == held_by(self.frame)
            self.held = None
        if self.rounds not in (self.next, self.next + 1) or self.loop.always:
            return
        scope = Scope(self.frame)
        if self.loop.counts:
            self._measure(scope)
            return
        try:
            values = [evaluated(part, scope) for part in self.loop.parts]
            held = [frozen(value, [MOST_ITEMS], 0) for value in values]
        except Exception:
            self.same = False
            self.shown = []
            return
        if self.first is None:
            self.first = held
        self.same = self.same and held == self.first and (not self.loop.plain or bool(values[0]))
        if self.rounds == self.next:
            self.sampled = self.rounds
            self.shown = [[described(value)] for value in values]
        else:
            self.next *= 2
            for pair, value in zip(self.shown, values):  # noqa: B905 - as many
                pair.append(described(value))

    def _measure(self, scope: Scope) -> None:
        """Note how many items the list has, in this round or in the one before."""
        try:
            value = evaluated(self.loop.parts[0], scope)
        except Exception:
            return
        if type(value) is not list:
            return
        if self.rounds == self.next:
            self.sampled, self.sizes = self.rounds, [len(value)]
        else:
            self.next *= 2
            self.sizes.append(len(value))


def answer(worker: dict[str, Any], request: dict[str, Any]) -> str:
    """Call the submission for so many lines; return the fields of the reply."""
    loops = endless_loops(request["source"].encode("latin-1"))
    counts: dict[int, int] = {}
    calls: dict[int, int] = {}
    runs: dict[tuple[int, int], Run] = {}
    ended: list[Run] = []
    left = request["most"]
    filename = worker["FILENAME"]

    def enter(frame: FrameType, event: str, argument: object) -> Any:
        if frame.f_code.co_filename != filename:
            return None
        line = frame.f_code.co_firstlineno
        calls[line] = calls.get(line, 0) + 1
        return step

    def step(frame: FrameType, event: str, argument: object) -> Any:
        nonlocal left
        line = frame.f_lineno
        if event == "line":
            counts[line] = counts.get(line, 0) + 1
            if line in loops:
                run = runs.get((id(frame), line))
                if run is None:
                    run = runs[id(frame), line] = Run(loops[line], frame, left)
                run.step(run.left - left - LONG * request["most"])
            left -= 1
            if left < 0:
                live = set()
                above: FrameType | None = frame
                while above is not None:
                    live.add(id(above))
                    above = above.f_back
                ended.extend(run for (owner, _), run in runs.items() if owner in live)
                raise Enough
        elif event == "return":
            for loop in loops:
                runs.pop((id(frame), loop), None)
        return step

    sys.settrace(enter)
    worker["call"](request["submission"], request["arguments"])
    sys.settrace(None)
    found = {
        "total": request["most"] - max(0, left),
        "cut": left < 0,
        "lines": [list(item) for item in sorted(counts.items(), key=lambda item: -item[1])[:20]],
        "calls": [list(item) for item in sorted(calls.items(), key=lambda item: -item[1])[:10]],
        "loops": [
            [
                run.loop.line,
                run.rounds,
                run.loop.always,
                run.same and run.sampled > FIRST_SAMPLE,
                run.sampled,
                run.left - max(0, left),
                [
                    [part.lineno, part.col_offset, part.end_col_offset, *pair]
                    for part, pair in zip(run.loop.parts, run.shown)  # noqa: B905 - as many
                    if len(pair) == 2
                ],
                run.sizes,
                run.looked_at if run.repeats else 0,
            ]
            for run in sorted(ended, key=lambda run: -run.left)[:MOST_LOOPS]
        ],
    }
    return '"rounds":{%s}' % ",".join(
        worker["quote"](name) + ":" + worker["encode"](value) for name, value in found.items()
    )


def endless_loops(source: bytes) -> dict[int, Loop]:
    """Return the loops of a program that may have no end, by their lines."""
    found = {}
    stack: list[Any] = [compile(source, "", "exec", ONLY_AST, dont_inherit=True)]
    while stack:
        node = stack.pop()
        listed = isinstance(node, ast.For) and isinstance(node.iter, (ast.Name, ast.Attribute))
        if listed or isinstance(node, ast.While):
            found[node.lineno] = Loop(node)
        for field in node._fields:
            value = getattr(node, field, None)
            stack += [
                item
                for item in (value if type(value) is list else [value])
                if isinstance(item, ast.AST)
            ]
    return found


def named(test: Any) -> list[Any]:
    """Return the values that a condition names, from left to right."""
    if isinstance(test, (ast.Name, ast.Attribute, ast.Subscript)):
        return [test]
    found: list[Any] = []
    for field in test._fields:
        value = getattr(test, field, None)
        if field == "func":
            continue
        for item in value if type(value) is list else [value]:
            if isinstance(item, ast.AST):
                found += named(item)
    return found[:MOST_NAMES]


def frozen(value: Any, room: list[int], depth: int) -> Any:
    """Return a copy that can be compared later; raise for what is too large or unknown."""
    room[0] -= 1
    kind = type(value)
    if kind in (int, str, bool, float, type(None)):
        return (kind.__name__, value)
    if kind not in (list, tuple, set, frozenset, dict) or room[0] < len(value) or depth > DEEPEST:
        raise LookupError
    if kind is dict:
        return [
            (frozen(key, room, depth + 1), frozen(item, room, depth + 1))
            for key, item in value.items()
        ]
    items = [frozen(item, room, depth + 1) for item in value]
    return sorted(items, key=repr) if kind in (set, frozenset) else items


def held_by(frame: FrameType) -> Any:
    """Return what all names hold that a round may change; None for what can't be compared."""
    filename, room = frame.f_code.co_filename, [MOST_HELD]
    known: dict[int, int] = {}
    found: list[Any] = []
    try:
        for name, value in frame.f_globals.items():
            try:
                found.append((name, held(value, [LARGEST_GLOBAL], {})))
            except LookupError:  # a table; or something strange, which few loops change
                found.append((name, (type(value).__name__, getattr(value, "__len__", int)())))
        above: FrameType | None = frame
        while above is not None and above.f_code.co_filename == filename:
            found += [(name, held(value, room, known)) for name, value in above.f_locals.items()]
            above = above.f_back
    except Exception:
        return None
    return found


def held(value: Any, room: list[int], known: dict[int, int]) -> Any:
    """Return a copy that can be compared later; raise LookupError for what is unknown."""
    room[0] -= 1
    kind = type(value)
    if room[0] < 0:
        raise LookupError
    if kind in (int, str, bool, float, range, type(None)):
        return (kind.__name__, value)
    if isinstance(value, (type, type(sys), type(held), type(len), type(known.get))):
        return id(value)
    if id(value) in known:
        return ("again", known[id(value)])
    known[id(value)] = len(known)
    if kind in (list, tuple):
        return (kind.__name__, [held(item, room, known) for item in value])
    if kind in (set, frozenset):
        return (kind.__name__, sorted([held(item, room, {}) for item in value], key=repr))
    if kind is dict:
        return [(held(key, room, known), held(item, room, known)) for key, item in value.items()]
    if kind.__mro__ == (kind, object) and type(kind) is type and kind.__module__ != "builtins":
        return held(object.__getattribute__(value, "__dict__"), room, known)
    raise LookupError
