"""Hints: first a lesson about the last failure, then the exercise's own hints in order."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from grader.catalog import catalog
from grader.catalog.exercise import Exercise
from grader.english import listed, quoted
from grader.grading import Report
from grader.judge.case import CaseResult, Verdict
from grader.judge.excerpt import excerpt
from grader.judge.judge import FIRST_WAS_RIGHT
from grader.learner import steps
from grader.measure.hot_spots import HotSpot
from grader.problems.board_answer import CELL_RULE, WRITTEN_NOWHERE
from grader.sudoku import rules
from grader.sudoku.notation import draw_grid

UNITS = (("row", "rows"), ("column", "columns"), ("box", "boxes"))
"""The kinds of broken rules that are repetitions, and their plurals."""
NO_BLANKS = "solved"
"""The suite whose boards even a function that does nothing solves."""

READ_THE_STATEMENT = """\
The function is still empty. The text at the top of the file explains the task. Solve a few cells
of its example by hand and watch what you do: that is the algorithm."""
NOT_IN_PLACE = """\
The grader looks at the list that it passed to your function. `board = ...` only gives your own
variable a new value, and a copy is another list. Write single cells: `board[row][col] = digit`."""
NOTHING_LEFT = """\
Every board with empty cells comes back unchanged. Put a `print` next to the line that writes a
digit. If it prints nothing, the search never reaches that line. Is the search called? Does it find
the empty cells? If it prints a lot, every digit is removed again. Then there are two possible
causes. Perhaps a right guess is not kept: when the recursive call returns True, return True at
once, before the line that sets '.' again. Or a check rejects digits that are allowed."""
GAVE_UP = """\
Some boards come back unchanged: the search tried digits, found no solution and removed them all.
But there is a solution, so the search skips it. Does a check reject a digit that is allowed? (Check
the box first: work out by hand which box row 4, column 8 is in.) When you remove a digit, do you
also remove it from every set or mask? Do you try every digit, in every cell?"""
CELLS_ARE_STRINGS = """\
A cell holds a string of one character: '5', not 5. If you loop over numbers, write `str(number)`
into the board. If you compare, compare strings with strings."""
KEEP_THE_GIVENS = """\
Your code changed a given. Your loop must skip every cell that is not '.', and undoing may only
change cells that were empty when the search began."""
BOXES_ONLY = """\
On the boards that failed, no digit appears twice in a row or a column, but some do in a box.
So look at the box. Do you check it, and which nine cells does the check visit? The box of a cell
begins at row `row // 3 * 3` and column `col // 3 * 3`; its number is `row // 3 * 3 + col // 3`.
Work both out by hand for row 4, column 8."""
ONE_LINE_KIND = """\
On the boards that failed, digits appear twice in {wrong}, and in nothing else. So look at your
check of the {single}. Is there one? Does it visit all cells of the {single}? Does it mix up `row`
and `col`?"""
STOPPED_EARLY = """\
Every digit on the board obeys the rules, but some cells are still empty: the search stopped too
early. If no digit fits in a cell, an earlier guess was wrong. Return False to the call that made
the guess. That call must set the cell back to '.' and try the next digit. Does your code do that?
If not, a wrong digit stays, and the rest of the search sees a filled cell. Also check that you
`return True` only if no cell is empty."""
UNDO = """\
Digits are repeated, and not in one kind of unit only: there are some in {units}. There are three
usual causes. Perhaps the check compares a number with a string: 5 and '5' are never equal. Perhaps
its answer is used the wrong way round. Or your code misses a digit that is on the board: when a
guess fails, undo *everything* that placing the digit changed, and nothing else."""
REPEATED = """\
Digits are repeated, in {units}. Take the two cells of the message. Which of them got the digit
first, and which line of your code should then have ruled it out for the other one? Does that line
reach the whole row, column and box? And after a wrong guess, is all that you keep as it was before
the guess?"""
INCOMPLETE = """\
Every digit on the board obeys the rules, but some cells are still empty: the search stopped too
early. If no digit fits in a cell, an earlier guess was wrong. Does your code then go back to that
guess, and try the next digit there? And does it say "solved" only if no cell is open?"""
NOTHING_FOUND = """\
The boards that failed come back unchanged: your code found no solution, or it found one and did not
write it into the board. Put a `print` next to the line that writes the digits. If it never prints,
a right digit was ruled out. Work out by hand which cells your code rules a digit out for when a 5
goes to row 4, column 8. And after a wrong guess, is all that you keep as it was before the
guess?"""
GIVENS_FIRST = """\
Your code changed a given. Before the first guess, each given must be placed like any other digit:
nothing else is possible in its cell. Does your code look at all 81 cells for that?"""
TOO_LARGE = """\
A cell got a number with two digits, so more than the digits 1 to 9 were tried. Where do they come
from: a `range` that goes too far, or a mask in which bits above the ninth are set? (`~` sets them
all.)"""
KEPT_STATE = """\
The first board of a run is right, and a later one is not: something is left over from the board
before. Look for variables outside the function, for class attributes, and for default arguments
such as `seen=[]`. Python makes them once, and they keep their contents."""
DIFFERENT_ANSWERS = """\
Each answer is right by itself, and two of them don't fit together: the message names the calls. An
answer must depend on the arguments of its call and on nothing else: not on earlier calls, not on
the clock, and not on random numbers that the arguments don't decide."""
BY_HAND = """\
Work this call out by hand, in small steps, and print what your code holds after each of them. Which
is the first step that differs?"""
MADE_SURE = """\
Which line of your code makes sure that this can't be? Does it run on every way to the puzzle that
is returned?"""
CALLED = """\
On case {case}, {function} got

{given}

and returned

{returned}

{message}"""
LONGEST_VALUE = 400
"""Characters of an argument or an answer in a lesson."""
RAISED = """\
The message says what happened. Below it is your line that was running, and what its variables
held at that moment. Which of these values did you not expect? Follow it back to the line that made
it."""
MEMORY = """\
Memory fills up when a search keeps copies: of the board in every call, or of every board that it
has seen. One board is enough, if you change it and change it back."""
OUTPUT = "Print less: inside the search, a single `print` runs thousands of times."
TIME = """\
Your code can be slow for two reasons: too much work for each digit that you try, or too many digits
tried."""
ENDLESS = """\
On case {case}, {share} of the executed lines are in lines {lines}: does that loop ever end? Each
round must change something, and the loop's condition must depend on it."""
DOMINANT = """\
This is where the time goes: on case {case}, {share} of the executed lines are in {function}
(lines {lines}). Can the function do less in each call, or can you call it less often?"""


LONG_CELL = re.compile(r"holds the (str '-?\d\d+'|int (\d\d+|-\d+|0)\b)")
UNREADABLE = """\
Python reads the whole file before it runs the first line, and at line {line} it did not understand
it. So none of your code has run yet, and its idea may well be right."""
BROKEN = {
    verdict.value for verdict in (Verdict.SYNTAX_ERROR, Verdict.IMPORT_ERROR, Verdict.RUNTIME_ERROR)
}
"""Verdicts about which a hint of the exercise says nothing."""


class Hint(NamedTuple):
    """One hint of an exercise."""

    number: int
    """From 1."""
    total: int
    text: str
    """Markdown."""


class Lesson(NamedTuple):
    """What the last failure teaches."""

    verdict: str
    """Of the check that failed."""
    text: str
    """Markdown."""
    level: int = 1
    """From 1, where the cause is known and the lesson has several levels."""
    levels: int = 1
    following: str = ""
    """The text of the next level; empty if this is the last one."""
    runs: bool = True
    """Whether the submission came so far that a hint of the exercise says something about it."""


def next_hint(exercise: Exercise, used: int) -> Hint:
    """Return the hint after the first `used`; the last one again when all were used."""
    number = min(used + 1, len(exercise.hints))
    return Hint(number, len(exercise.hints), exercise.hints[number - 1])


def lesson(report: Report) -> str:
    """Return what a failed check teaches, as Markdown.

    Return an empty text if the check was accepted or its message says enough.

    All failing boards count, because a single board can break more rules than the mistake causes.
    """
    failure = report.failure
    if failure is None:
        return ""
    why = report.why
    if why is not None and failure.verdict is not Verdict.RUNTIME_ERROR:
        return steps.joined(steps.levels(why, catalog.load(report.exercise)))
    if why is not None and why.sure:
        said = _joined(failure.advice) or RAISED
        return steps.joined((said, *steps.levels(why, catalog.load(report.exercise))[-2:]))
    match failure.verdict:
        case Verdict.NOT_STARTED:
            return READ_THE_STATEMENT
        case Verdict.SYNTAX_ERROR:
            return _unreadable(failure)
        case Verdict.IMPORT_ERROR:
            return _joined((failure.message, *failure.advice))
        case Verdict.RUNTIME_ERROR:
            return _joined(failure.advice) or RAISED
        case Verdict.TIME_LIMIT:
            return TIME
        case Verdict.MEMORY_LIMIT:
            return MEMORY
        case Verdict.OUTPUT_LIMIT:
            return OUTPUT
        case Verdict.WRONG_ANSWER:
            return _wrong_answer(report, failure)
    return _joined(failure.advice)


def time_lesson(case: str, spots: tuple[HotSpot, ...]) -> str:
    """Which cost dominates, as Markdown, from the lines executed in each function."""
    total = sum(spot.lines for spot in spots)
    if not total:
        return TIME
    hottest = max(spots, key=lambda spot: spot.lines)
    loop = hottest.busiest
    if hottest.share_of_busiest * hottest.lines > 0.98 * total and len(loop) <= 4:
        share = _percent(hottest.share_of_busiest * hottest.lines / total)
        return ENDLESS.format(share=share, case=case, lines=_span(loop[0], loop[-1]))
    return DOMINANT.format(
        case=case,
        share=_percent(hottest.lines / total),
        function=quoted(hottest.function),
        lines=_span(hottest.first, hottest.last),
    )


def _unreadable(failure: CaseResult) -> str:
    """Return what Python did not understand, with the line and the mark under it."""
    said = _joined((failure.message, *failure.advice))
    if not failure.frames:
        return said
    frame = failure.frames[-1]
    shown = "\n".join(f"    {line}" for line in excerpt(frame) if line)
    return f"{UNREADABLE.format(line=frame.line)}\n\n{shown}\n\n{said}"


def _wrong_answer(report: Report, failure: CaseResult) -> str:
    exercise = catalog.load(report.exercise)
    failed = [case for case in report.cases if case.verdict is Verdict.WRONG_ANSWER]
    compare = exercise.problem.function(failure.function).compare
    if compare is not None and all(case.call > 1 for case in failed):
        return steps.joined((_joined((failure.message,)), DIFFERENT_ANSWERS))
    if FIRST_WAS_RIGHT in failure.advice or all(case.call > 1 for case in failed):
        return KEPT_STATE
    filled = [case for case in failed if not case.message.startswith("returned ")]
    boards = [case for case in filled if case.answer.puzzle and case.answer.rows]
    if not boards:
        said = _joined(failed[0].advice)
        question = BY_HAND if exercise.problem.entry_point != "makePuzzle" else MADE_SURE
        return said or steps.joined((_called(failed[0], exercise), question))
    if any(case.message.startswith(WRITTEN_NOWHERE) for case in boards):
        return NOT_IN_PLACE
    if any(LONG_CELL.search(case.message) for case in boards):
        return TOO_LARGE
    if any(CELL_RULE in case.message for case in boards):
        return CELLS_ARE_STRINGS
    kinds = {kind for case in boards for kind in _broken(case)}
    if "symbol" in kinds:
        return CELLS_ARE_STRINGS
    from grader.why.words import keeps_on_board  # an accepted check needs none of it

    on_board = keeps_on_board(report.source, exercise)
    if "given" in kinds:
        return KEEP_THE_GIVENS if on_board else GIVENS_FIRST
    unchanged = [case for case in boards if _flat(case) == case.answer.puzzle]
    if len(unchanged) == len(boards):
        if not on_board:
            return NOTHING_FOUND
        right = (case for case in report.cases if case.verdict.accepted)
        return GAVE_UP if any(case.suite != NO_BLANKS for case in right) else NOTHING_LEFT
    repeated = kinds - {"empty"}
    if not repeated:
        return STOPPED_EARLY if on_board else INCOMPLETE
    if repeated == {"box"}:
        return BOXES_ONLY
    if repeated in ({"row"}, {"column"}):
        (single,) = repeated
        return ONE_LINE_KIND.format(wrong=f"{single}s", single=single)
    units = listed([plural for kind, plural in UNITS if kind in repeated])
    return (UNDO if on_board else REPEATED).format(units=units)


def _called(case: CaseResult, exercise: Exercise) -> str:
    """Return a call and its wrong answer, in a form that can be read."""
    answer = case.answer
    given, caption = answer.given, ""
    if answer.puzzle is not None:
        takes_board = exercise.problem.function(case.function).parameters[:1] == ("board",)
        given = draw_grid(answer.puzzle) if takes_board else answer.puzzle
    elif answer.given_rows is not None:
        caption = f" ({answer.given})" if answer.given else ""
        given = _drawn(answer.given_rows)
    name = f"{case.case} ({case.note})" if case.note else case.case
    if case.calls > 1:
        name += f", call {case.call} of {case.calls}"
    return CALLED.format(
        case=name,
        function=quoted(case.function or exercise.problem.entry_point) + caption,
        given=_unchanged(given),
        returned=_unchanged(answer.value if answer.rows is None else _drawn(answer.rows)),
        message=_joined((case.message,)),
    )


def _drawn(rows: Sequence[Sequence[str]]) -> str:
    """Return a board of single characters; one of another form row by row."""
    try:
        return draw_grid("".join("".join(row) for row in rows))
    except ValueError:
        return "\n".join(" ".join(row) for row in rows)


def _unchanged(text: str) -> str:
    """Return a text as Markdown that shows it as it is."""
    cut = text if len(text) <= LONGEST_VALUE else text[:LONGEST_VALUE] + "…"
    return "\n".join(f"    {line}" for line in cut.splitlines())


def _broken(case: CaseResult) -> set[str]:
    """Return the kinds of rule that an answer breaks, as `rules.Violation` names them."""
    puzzle, rows = case.answer.puzzle, case.answer.rows
    assert puzzle is not None and rows is not None
    return {violation.kind for violation in rules.violations(puzzle, rows)}


def _flat(case: CaseResult) -> str:
    return "".join("".join(row) for row in case.answer.rows or ())


def _joined(advice: tuple[str, ...]) -> str:
    sentences = [f"{text[0].upper()}{text[1:]}" for text in advice if text]
    return " ".join(one if one.endswith((".", "?", "!")) else f"{one}." for one in sentences)


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def _span(first: int, last: int) -> str:
    return f"{first}" if first == last else f"{first} to {last}"
