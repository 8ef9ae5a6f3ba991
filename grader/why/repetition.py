"""Sees that a call which never ended did the same again and again, in what was recorded of it."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice, pairwise
from typing import Any, NamedTuple

from grader.measure.unfold import Change, Chunk, Step, Steps

FEWEST_ROUNDS = 5
MOST_ROUNDS = 500
"""That are compared with one another."""
MOST_NAMES = 3
Signature = tuple[int, int, int]
State = tuple[list[tuple[int, str, Any]], str]


class Repetition(NamedTuple):
    """The part of a recording from which on the same lines run, in the same order."""

    step: int
    """The first step of it, from 0."""
    lines: tuple[int, int]
    """The first and the last line that run, from 1."""
    same: bool
    """Whether the board and all variables come again too: then it never ends."""
    changing: tuple[str, ...]
    """If not, the variables that differ from round to round."""

    @property
    def text(self) -> str:
        """What a reader sees."""
        first, last = self.lines
        where = f"line {first} runs" if first == last else f"lines {first} to {last} run"
        if self.same:
            return (
                f"From here on the steps repeat: {where} again and again, with the same board and"
                " the same variables."
            )
        names = " and ".join(f"`{name}`" for name in self.changing)
        return f"From here on only {where}, again and again; {names} changes each time."


class _Unsure(Exception):
    """A variable holds what can't be looked into."""


def repetition(steps: Steps) -> Repetition | None:
    """Return where a call that was stopped began to repeat itself; None if it was not seen to."""
    if not steps.stopped or not steps.chunks:
        return None
    chunk = steps.chunks[0]
    signatures = [_signature(step) for step in chunk.steps]
    middle = 2 * len(signatures) // 3
    period = _period(signatures[middle:])
    if period is None:
        return None
    lines = {line for line, _, _ in signatures[middle : middle + period] if line}
    late = {step.line for step in steps.chunks[-1].steps if step.line}
    if not lines or (len(steps.chunks) > 1 and not late <= lines):
        return None
    try:
        return _compared(chunk, signatures, middle, period, (min(lines), max(lines)))
    except _Unsure:
        return None


def _compared(
    chunk: Chunk, signatures: Sequence[Signature], middle: int, period: int, lines: tuple[int, int]
) -> Repetition | None:
    """Compare the states at the beginnings of rounds."""
    rounds = range(middle, len(signatures), period)[:MOST_ROUNDS]
    states = list(_states(chunk, rounds))
    again = next((i for i, state in enumerate(states[1:], 1) if state == states[0]), None)
    if again is not None:
        whole = again * period
        start = middle
        while start > 0 and signatures[start - 1] == signatures[start - 1 + whole]:
            start -= 1
        early = range(start, middle + whole + 1, whole)
        states = list(_states(chunk, islice(early, MOST_ROUNDS)))
        pairs = enumerate(pairwise(states))
        found = next((i for i, (one, other) in pairs if one == other), None)
        step = middle if found is None else early[found]
        return Repetition(chunk.first + step, lines, same=True, changing=())
    if len(states) < 2 or states[0][1] != states[1][1]:
        return None  # it writes into the board: a search, perhaps
    both = zip(states[0][0], states[1][0], strict=True)
    names = tuple(one[1] for one, other in both if one != other)[:MOST_NAMES]
    if not names:
        return None
    start = middle
    while start > 0 and signatures[start - 1] == signatures[start - 1 + period]:
        start -= 1
    return Repetition(chunk.first + start, lines, same=False, changing=tuple(dict.fromkeys(names)))


def _signature(step: Step) -> Signature:
    return step.line, step.function, step.depth


def _period(signatures: Sequence[Signature]) -> int | None:
    """Return after how many steps the same lines come again, all the way; None if they don't."""
    borders = [0] * len(signatures)
    size = 0
    for at in range(1, len(signatures)):
        while size and signatures[at] != signatures[size]:
            size = borders[size - 1]
        size += signatures[at] == signatures[size]
        borders[at] = size
    period = len(signatures) - size
    return period if period * FEWEST_ROUNDS <= len(signatures) else None


class _State:
    """The variables and the board, as the page shows them."""

    def __init__(self, board: str) -> None:
        self.board = list(board)
        self.names: list[tuple[int, dict[str, Any]]] = [(-1, {})]
        """Those of the module, and of each open call with the number of its function."""
        self.held: dict[int, tuple[int, int, list[Any]]] = {}

    def make(self, change: Change) -> None:
        what, *of = change
        if what == "call":
            self.names.append((of[0], {}))
        elif what == "leave":
            del self.names[of[0] + 1 :]
        elif what == "write":
            self.board[of[0]] = of[1]
        elif what == "hold":
            number, kind, size, start, removed, items = of
            before = self.held.get(number, (0, 0, []))[2]
            self.held[number] = kind, size, before[:start] + items + before[start + removed :]
        elif what == "set":
            self.names[of[0] + 1][1][of[1]] = of[2]
        elif what == "drop":
            self.names[of[0] + 1][1].pop(of[1], None)

    def frozen(self) -> State:
        """Return all variables, and the board.  Raise `_Unsure`."""
        variables = [
            (function, name, self._value(value, ()))
            for function, held in self.names
            for name, value in sorted(held.items())
        ]
        return variables, "".join(self.board)

    def _value(self, value: Any, inside: tuple[int, ...]) -> Any:
        if isinstance(value, dict):
            text = str(value.get("text"))
            if text.startswith(("a ", "?", "…")):
                raise _Unsure
            return "text", text
        if not isinstance(value, list):
            return type(value).__name__, value
        number = value[0]
        if number in inside:
            return "itself", len(inside) - inside.index(number)
        kind, size, items = self.held[number]
        if len(items) < size:
            raise _Unsure
        return kind, size, [self._value(item, (*inside, number)) for item in items]


def _states(chunk: Chunk, wanted: Iterable[int]) -> Iterator[State]:
    """Yield the states at some steps of a chunk, given by their places in it."""
    state = _State(chunk.board)
    done = 0
    for place in wanted:
        if place >= len(chunk.steps):
            return
        for step in chunk.steps[done : place + 1]:
            for change in step.changes:
                state.make(change)
        done = place + 1
        yield state.frozen()
