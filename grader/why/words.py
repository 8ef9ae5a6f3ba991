"""What is said about a cause: what was seen, the learner's own line, and what to look at.

It is for a reader in the first month of Python, in at most three short lines, and never the edit.
"""

import re
from collections.abc import Sequence

from grader.catalog.exercise import Exercise
from grader.catalog.tracks import Track
from grader.judge.why import Fact
from grader.problems.problem import Problem
from grader.sudoku.rules import Cell, describe_cell, describe_index
from grader.why.observe import Sight

LONGEST_LINE = 70
"""Characters of the learner's own line."""
LOOK_AT = {
    "check": "Which cells does this check look at, and which ones not?",
    "strict": "The digit that you try must be compared with the other cells, not with itself.",
    "digits": "Which digits are tried, or written, here? They should be 1 to 9, and nothing else.",
    "cells": "Which cells does your code come to, and which ones never?",
    "empty-test": "An empty cell holds '.', and all else is filled. Is that what this asks?",
    "type": "A cell holds a string: '5' and 5 are never equal. What is on each side here?",
    "copy": "A copy is another list, and a name is not a copy. How many lists are there really?",
    "given": "Was this cell empty at the start? A given must stay as it is.",
    "undo-board": "When a guess fails, its cell must hold '.' again. Does it always?",
    "undo-books": "Placing a digit changes several things. Is each changed back after a bad guess?",
    "book-init": "Before the search, each given must be in your sets, lists or masks. Is it?",
    "book-place": "A digit goes onto the board: which of your sets, lists or masks hear of it?",
    "book-key": "Work this index out by hand for row 4, column 8, and for row 1, column 4.",
    "result": "The search below answers True or False. What happens to its answer?",
    "base": "How does the search see that no cell is left, and what does it answer then?",
    "early-true": 'This says "done". Has every cell been filled by then?',
    "early-false": "This gives up. Has every digit been tried by then?",
    "dead-end": "What does the function answer when no digit fits?",
    "no-recursion": "Does the search go on from here to the next cell?",
    "invert": "Read this condition aloud. Is it true when it should be?",
    "loop": "What changes in each round here, and does the condition look at it?",
    "state": "This is made once, and it keeps what it holds from one call to the next.",
    "raise": "Which value in this line did you not expect? They are shown with the error.",
    "slow": "How often does this line run?",
    "other": "Follow this line by hand on the small board.",
}
IN_UNIT = {
    "check": "Which cells of the {unit} does your check look at? Work it out for row 4, column 8.",
    "strict": "Does the check of the {unit} meet the very cell that is being filled?",
    "undo-books": "The search takes digits back. Is the one for the {unit} taken back too?",
    "book-init": "Before the search, each given must be noted for its {unit}. Is it?",
    "book-place": "A digit goes onto the board: is it noted for its {unit}?",
    "book-key": "Which {unit} is meant here? Work it out for row 4, column 8, and row 1, column 4.",
}
ELSEWHERE = {
    "check": "Which cells does this line reach, and which ones should it? Follow it by hand.",
    "strict": "Does this line count a cell among its own peers?",
    "digits": "Which digits, or bits, does this line let through? There are nine, and no more.",
    "type": "What are the values on both sides of this line: numbers, bits, or texts?",
    "undo-board": "When a guess fails, what must be as it was before the guess? Is it?",
    "dead-end": "What comes of a guess when its cell, or another one, has nothing left?",
    "no-recursion": "Follow this line by hand on the small board.",
    "base": "How does the search see that nothing is open any more, and what then?",
    "early-false": "This gives up. Has every choice been tried by then?",
    "result": "What happens to the answer of the search that is called here?",
    "copy": "Is this another list, or a second name of the same one? What happens to it then?",
}
"""The same for a program that keeps what it knows elsewhere than on the board."""
OF_ANSWERS = {
    "check": "What does this line compare, and what should it? Follow it by hand.",
    "strict": "What does this refuse that is right? Follow it by hand.",
    "cells": "What does your code come to here, and what does it never come to?",
    "type": "What are the values on both sides of this line: numbers, texts, or something else?",
    "early-true": "Has everything been looked at when this line gives the answer?",
    "early-false": "This gives up. Has everything been looked at by then?",
    "base": "How does your code see that it is at the end, and what does it answer then?",
    "dead-end": "What does the function answer when it finds nothing?",
    "result": "What happens to the value that comes back here?",
    "undo-books": "What is noted before going on is taken back afterwards. Is all of it?",
    "book-place": "What is noted here before your code goes on? Is anything left out?",
}
"""The same for a problem in which no board is filled."""
KEPT_FOR_ANSWERS = {"copy", "invert", "loop", "no-recursion", "state", "raise"}
"""Causes whose usual sentence fits there too."""
FOLLOW = "Follow this line by hand on the case above: what should it give?"
EMPTIES = re.compile(r"""[^=!<>]=\s*(['"])\.\1""")
"""A line that empties a cell, or gives a name to what an empty cell holds."""
MISSING = {"undo-board", "undo-books", "book-init", "book-place"}
"""What is often no wrong line, but a line that isn't there."""


def text(
    cause: str,
    unit: str | None,
    lines: Sequence[int],
    source: Sequence[str],
    seen: Sequence[str],
    *,
    on_board: bool = True,
) -> tuple[str, ...]:
    """Return at most three lines: what was seen, the submission's line, what to look at.

    `on_board` says whether the program keeps its guesses on the board.
    """
    said = list(seen[:1])
    if lines and 0 < lines[0] <= len(source):
        code = source[lines[0] - 1].strip()
        if len(code) > LONGEST_LINE:
            code = code[: LONGEST_LINE - 1] + "…"
        place = "Line" if cause not in MISSING else "At line"
        said.append(f"{place} {lines[0]}: {code}")
    if cause in ELSEWHERE and not on_board:
        said.append(ELSEWHERE[cause])
    elif unit and cause in IN_UNIT:
        said.append(IN_UNIT[cause].format(unit=unit))
    else:
        said.append(LOOK_AT[cause])
    return tuple(said)


def of_answer(
    cause: str, unit: str | None, lines: Sequence[int], source: Sequence[str], problem: Problem
) -> tuple[str, ...]:
    """Return the submission's line and what to look at, for a problem that returns its answer."""
    *line, question = text(cause, unit, lines, source, ())
    if cause in ("strict", "other") or not (is_about_boards(problem) or cause in KEPT_FOR_ANSWERS):
        question = OF_ANSWERS.get(cause, FOLLOW)
    return (*line, question)


def is_about_boards(problem: Problem) -> bool:
    """Return whether the problem's first argument is a Sudoku, as a board or as a text."""
    return problem.functions[0].parameters[:1] in (("board",), ("puzzle",))


def keeps_on_board(source: str, exercise: Exercise) -> bool:
    """Return whether a program probably keeps its guesses on the board, and takes them back there.

    On the later rungs it may keep candidates instead, and write the board when it is done.
    """
    later = exercise.track in (Track.A_SMALLER_SEARCH, Track.ALL_AT_ONCE)
    if not later and exercise.open_calls is None:
        return True
    return EMPTIES.search(source) is not None


def seen_in(sight: Sight, cause: str) -> tuple[list[str], Fact]:
    """Return what a run showed, the part that goes with the cause first, and as a fact."""
    told: list[tuple[str, Fact]] = []
    if sight.solved_at is not None and sight.spoiled is not None:
        did = "emptied a cell" if sight.spoiled.symbol == 0 else "wrote on"
        line = f"line {sight.spoiled.line}" if sight.spoiled.line else "your code"
        told.append(
            (
                f"After {_steps(sight.solved_at)} your board was full and right;"
                f" then {line} {did}.",
                Fact(sight.solved_at, (_cell(sight.spoiled.cell),)),
            )
        )
    if sight.given_at is not None and sight.given is not None:
        cell = _cell(sight.given.cell)
        where = with_index(cell)
        did = "emptied" if sight.given.symbol == 0 else "overwrote"
        line = f"line {sight.given.line}" if sight.given.line else "your code"
        told.append(
            (f"At step {sight.given_at}, {line} {did} the given in {where}.",
             Fact(sight.given_at, (cell,)))
        )  # fmt: skip
    if sight.clash_at is not None and sight.clash is not None:
        cell = _cell(sight.clash.cell)
        unit = sight.clash_units[0]
        digit = str(sight.clash.symbol)
        told.append(
            (
                f"At step {sight.clash_at} a {digit} went to {with_index(cell)};"
                f" its {unit} has a {digit} already.",
                Fact(sight.clash_at, (cell,), digit),
            )
        )
    if sight.empty and cause not in ("check", "book-key"):
        cell = sight.empty[0]
        told.append((f"Your code ended, and {with_index(cell)} was empty.", Fact(None, (cell,))))
    return [line for line, _ in told], told[0][1] if told else Fact()


def _steps(count: int) -> str:
    return "1 step" if count == 1 else f"{count} steps"


def _cell(number: int) -> Cell:
    return divmod(number, 9)


def with_index(cell: Cell) -> str:
    """Return a cell as a person counts, and as Python does."""
    return f"{describe_cell(cell)} ({describe_index(cell)})"
