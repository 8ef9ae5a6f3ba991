"""The lesson of a known cause in levels: the fact, then the question, then the edit."""

import re
from collections.abc import Sequence

from grader.catalog.exercise import Exercise
from grader.judge.why import UNITS, Why

LEVEL = "\n\n---\n\n"
"""Stands between the levels of a lesson, which is Markdown."""
ANY_UNIT = "row, column or box"
CODE = re.compile(r"((?:At l|Beside l|L)ine \d+): (.*)", re.DOTALL)
EDITS = {
    "check": "Let the check look at every cell of the {unit}, and at no other cell. A loop over"
    " `range(9)` meets them all. The box of a cell begins at row `row // 3 * 3` and at column"
    " `col // 3 * 3`.",
    "strict": "Leave the cell itself out of the comparison, or check before you write the digit.",
    "digits": 'Try `for digit in "123456789"`, or `range(1, 10)` with `str(number)`. With a mask,'
    " keep nine bits: `& 0b111111111`.",
    "cells": "Begin at 0 and end after 8 in both directions: `range(9)` for rows and for columns.",
    "empty-test": "Ask `board[row][col] == '.'`: that, and nothing else, is an empty cell.",
    "type": "Make both sides the same type: write `str(number)` where you compare, and where you"
    " put the digit into the board.",
    "copy": "Change the list that you were given: `board[row][col] = digit`. Nine sets are"
    " `[set() for _ in range(9)]`; `[set()] * 9` is one set with nine names.",
    "given": "Write, and later empty, only cells that held '.' when the search began.",
    "undo-board": "After the recursive call has failed, write '.' into the cell again, before the"
    " next digit or after the last one.",
    "undo-books": "After the recursive call has failed, take the digit out of each set, list or"
    " mask into which you put it, also the one for the {unit}.",
    "book-init": "Go through all 81 cells before the search, and note each given for its row, its"
    " column and its box.",
    "book-place": "Where you write the digit into the board, note it for the {unit} too.",
    "book-key": "The number of a box is `row // 3 * 3 + col // 3`; rows go by `row`, columns by"
    " `col`.",
    "result": "Write `if` before the recursive call, and return True in it: the answer of the call"
    " below must become your own answer.",
    "base": "When no cell is left to fill, return True before anything else happens.",
    "early-true": "Return True only when no cell is empty; in a loop, that is after its end.",
    "early-false": "Return False only after the last digit was tried: after the loop, not in it.",
    "dead-end": "When all nine digits have failed, return False, so that the call above tries its"
    " next digit.",
    "no-recursion": "After you have written a digit, call the search again for the next cell.",
    "invert": "Turn the condition round: add `not`, or take it away.",
    "loop": "Each round must change what the condition asks for: take the cell out of the list, or"
    " count on. A name such as `changed` becomes True only where something has really changed.",
    "state": "Make it inside the function, at the start of each call.",
}
"""What repairs a cause, in words; `{unit}` is the unit, or "row, column or box"."""
CHECKS = ("isValidSudoku", "solve_sudoku")
"""The functions that say of a given board which digits appear twice."""


def levels(why: Why, exercise: Exercise) -> tuple[str, ...]:
    """Return what a learner reads about a cause, one level after the other; each is Markdown.

    Without an edit, where those that are known fit another kind of program.
    """
    facts, code, questions = [], "", []
    for text in why.text:
        if found := CODE.fullmatch(text):
            code = f"{found[1]}: `{found[2].replace('`', chr(39))}`"
        elif not code and text is not why.text[-1]:
            facts.append(text)
        else:
            questions.append(text)
    question = "\n\n".join(filter(None, [code, " ".join(questions)]))
    edit = EDITS.get(why.cause, "") if _has_edit(why, exercise) else ""
    edit = why.edit or edit.format(unit=why.unit or ANY_UNIT)
    if edit and code:
        edit = f"{code}\n\n{edit}"
    return tuple(filter(None, (" ".join(facts), question, edit)))


def _has_edit(why: Why, exercise: Exercise) -> bool:
    """Return whether what is said about a cause in general is right for this exercise."""
    if why.cause == "loop":
        return bool(why.lines) and "`break`" not in why.text[-1]
    if exercise.problem.fills_board:
        from grader.why.words import ELSEWHERE  # an accepted check needs none of it

        return why.text[-1] not in ELSEWHERE.values()
    return why.cause == "check" and exercise.problem.entry_point in CHECKS


def joined(found: Sequence[str]) -> str:
    """Return levels as one text, which `split` takes apart."""
    return LEVEL.join(found)


def name_of(level: str) -> str:
    """Return what a level is: the fact before the question before the edit."""
    edits = [edit.format(unit=unit) for edit in EDITS.values() for unit in (*UNITS, ANY_UNIT)]
    if level.endswith(tuple(edits)):
        return "what to change"
    return "a question about your line" if CODE.match(level) else "a question"


def split(lesson: str) -> list[str]:
    """Return the levels of a lesson; one that knows no cause has a single level."""
    return lesson.split(LEVEL) if lesson else []
