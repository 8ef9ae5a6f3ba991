"""The step of a recorded call to look at first: where the cause shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from grader.judge.case import Verdict
from grader.judge.why import Why
from grader.measure.steps import Recorded
from grader.measure.unfold import ROUND, Steps, Write
from grader.sudoku.shape import EMPTY
from grader.why import words
from grader.why.guesses import WrongGuess
from grader.why.observe import SIDE, sight
from grader.why.repair import Write as Seen
from grader.why.repetition import repetition

AT_THE_END = {"cells", "base", "early-true", "loop", "raise", "state"}
"""Causes that show in the last run of their line, where nothing else is seen."""


class Moment(NamedTuple):
    """A step, and what is said about it."""

    step: int
    """Its number in the recording, from 0."""
    text: tuple[str, ...]
    """Short lines; empty if the cause is not known."""
    line: int
    """The line that the cause is in, from 1; 0 if it is not known."""


def moment(
    recorded: Recorded, why: Why | None, guesses: Sequence[WrongGuess] = ()
) -> Moment | None:
    """Return the step to show first; None if no step stands out.

    `guesses` is the most expensive wrong guesses.
    """
    steps = recorded.steps
    if steps is None or recorded.result.verdict.accepted:
        return None
    sign = first_sign(recorded.puzzle, steps)
    if recorded.result.verdict is Verdict.TIME_LIMIT and not (why is not None and why.sure):
        return _slow(recorded, steps, why, guesses, sign)
    if why is None or not why.lines:
        return None if sign is None else Moment(sign.step, (sign.text,), 0)
    line = why.lines[0] if why.sure else 0
    text = words.text(
        why.cause, why.unit, why.lines, recorded.source.splitlines(), [sign.text] if sign else []
    )
    runs = _runs(steps, why.lines[0])
    if not runs:
        return None if sign is None else Moment(sign.step, text, line)
    if sign is None:
        return Moment(runs[-1] if why.cause in AT_THE_END else runs[0], text, line)
    if why.cause == "result":
        return Moment(next((run for run in runs if run >= sign.step), runs[-1]), text, line)
    return Moment(max((run for run in runs if run <= sign.step), default=runs[0]), text, line)


def _runs(steps: Steps, line: int) -> list[int]:
    """Return the steps at a line; if it never ran, those at the line next to it that did."""
    ran = {step.line for _, step in steps.each() if step.line and step.kind != ROUND}
    nearest = min(ran, key=lambda one: (abs(one - line), one < line), default=0)
    return [number for number, step in steps.each() if step.line == nearest and step.kind != ROUND]


def _slow(
    recorded: Recorded,
    steps: Steps,
    why: Why | None,
    guesses: Sequence[WrongGuess],
    sign: Sign | None,
) -> Moment | None:
    """Return what stands out in a call that did not end: facts alone, and no line is accused."""
    again = repetition(steps)
    if again is not None:
        told = why.text[-1:] if why is not None and why.cause == "loop" else ()
        return Moment(again.step, (again.text, *told), 0)
    if sign is not None:
        return Moment(sign.step, (sign.text,), 0)
    if why is not None and why.cause == "loop" and why.lines:
        runs = _runs(steps, why.lines[0])
        if runs:
            return Moment(runs[-1], why.text, 0)
    if guesses:
        return Moment(guesses[0].guess.step, (f"{guesses[0].text}.",), 0)
    return None


class Sign(NamedTuple):
    """The first write that no right solver makes."""

    step: int
    text: str


def first_sign(puzzle: str, steps: Steps) -> Sign | None:
    """Return the first write that went wrong for sure; None if there is none, or no 9×9 board.

    A wrong guess is none: a right solver makes many.  Nor is a digit that goes where it can't
    stand and is taken away by the next write: some solvers place it first and check it then.
    """
    if len(puzzle) != SIDE * SIDE:
        return None
    writes = steps.writes
    seen = sight(puzzle, [_seen(write) for write in writes])
    if seen.solved_at is not None and seen.spoiled is not None:
        step = writes[seen.solved_at].step if seen.solved_at < len(writes) else writes[-1].step
        did = "emptied a cell" if seen.spoiled.symbol == 0 else "wrote on"
        return Sign(step, f"Your board was full and right; then line {seen.spoiled.line} {did}.")
    if seen.given_at is not None and seen.given is not None:
        where = words.with_index(divmod(seen.given.cell, SIDE))
        did = "empties" if seen.given.symbol == 0 else "overwrites"
        text = f"Line {seen.given.line} {did} the given in {where}."
        return Sign(writes[seen.given_at - 1].step, text)
    standing = [
        write
        for write, following in zip(writes, (*writes[1:], None), strict=False)
        if following is None or following.cell != write.cell
    ]
    clash = sight(puzzle, [_seen(write) for write in standing])
    if clash.clash_at is None or clash.clash is None:
        return None
    where = words.with_index(divmod(clash.clash.cell, SIDE))
    digit = clash.clash.symbol
    text = f"A {digit} goes to {where}; its {clash.clash_units[0]} has a {digit} already."
    return Sign(standing[clash.clash_at - 1].step, text)


def _seen(write: Write) -> Seen:
    symbol = write.symbol
    number = 0 if symbol == EMPTY else int(symbol) if symbol in "123456789" else 31
    return Seen(write.cell, number, write.line)
