"""Wrong digits on the way: those that differ from the one solution, and what they cost."""

from typing import NamedTuple

from grader.measure.unfold import Guess, Steps
from grader.sudoku.rules import describe_cell
from grader.sudoku.shape import EMPTY, side_of
from grader.sudoku.solver import solutions

LARGEST_SIDE = 9
"""Of a board that is solved here; larger ones may take hours."""


class WrongGuess(NamedTuple):
    """A wrong digit, and the writes that were made while it stood."""

    guess: Guess
    share: float
    """The part of all writes that lie under it, from 0 to 1."""
    text: str


def the_solution(puzzle: str) -> str:
    """Return the one solution of a board; empty if it has none or several, or is too large."""
    if not puzzle or side_of(puzzle) > LARGEST_SIDE:
        return ""
    found = solutions(puzzle, limit=2)
    return found[0] if len(found) == 1 else ""


def wrong_guesses(steps: Steps, puzzle: str, solution: str) -> list[WrongGuess]:
    """Return the wrong digits, those with most writes under them first."""
    if not solution:
        return []
    return [
        _wrong_guess(guess, steps, side_of(puzzle))
        for guess in steps.guesses
        if guess.writes and puzzle[guess.cell] == EMPTY and solution[guess.cell] != guess.symbol
    ]


def _wrong_guess(guess: Guess, steps: Steps, side: int) -> WrongGuess:
    share = guess.writes / max(1, steps.all_writes)
    where = describe_cell(divmod(guess.cell, side))
    writes = "1 write" if guess.writes == 1 else f"{guess.writes:,} writes"
    found_out = f"found out {writes} later" if guess.end < steps.total else "never found out"
    percent = f"{100 * share:.0f} %" if share >= 0.01 else "under 1 %"
    text = (
        f"The {guess.symbol} in {where} is wrong; {found_out}; {percent} of all writes lie under it"
    )
    return WrongGuess(guess, share, text)
