"""Hints: those of the exercise, one after the other, and first a word about the last failure."""

from typing import NamedTuple

from grader.catalog.exercise import Exercise
from grader.english import quoted
from grader.grading import Report
from grader.judge.case import CaseResult, Verdict
from grader.judge.judge import FIRST_WAS_RIGHT
from grader.measure.hot_spots import HotSpot
from grader.problems.board_answer import CELL_RULE, WRITTEN_NOWHERE
from grader.sudoku import rules

NO_BLANKS = "solved"
"""The suite whose boards a function passes that does nothing."""

READ_THE_STATEMENT = """\
Nothing is written yet. The text at the top of the file says what is asked; solve a few cells of
its example by hand and watch what you do: that is the algorithm."""
NOT_IN_PLACE = """\
The board that the grader looks at is the very list that it handed you. `board = ...` only gives
your own variable a new value, and a copy is another list. Write single cells: `board[row][col] =
digit`."""
NOTHING_LEFT = """\
Every board that has empty cells comes back as it was. Put a `print` beside the line that writes a
digit. If it prints nothing, the search never gets there: is it called at all, and does it find
the empty cells? If it prints a lot, everything is taken back in the end. Then either a right
guess is not kept (when the search below says True, return True at once, before the line that sets
'.' again), or a check refuses digits that are allowed."""
GAVE_UP = """\
Some boards come back as they were: the search tried, found nothing and took everything back,
although there is a solution. So it passes the solution by. Does a check refuse a digit that is
allowed? (The box is the usual suspect: work out by hand which box row 4, column 8 is in.) Is a
digit that is taken back also taken out of every set or mask that you keep? Is every digit tried,
in every cell?"""
CELLS_ARE_STRINGS = """\
A cell holds a string of one character, '5' and not 5. Where you loop over numbers, write
`str(number)` into the board; where you compare, compare strings with strings."""
KEEP_THE_GIVENS = """\
A given was overwritten. Your loop has to pass by every cell that is not '.', and undoing may
touch only cells that were empty when the search began."""
BOXES_ONLY = """\
On the boards that failed, every row and every column is right, and only boxes are wrong. So look
at the box: is it checked at all, and which nine cells does the check visit? The box of a cell
begins at row `row // 3 * 3` and column `col // 3 * 3`; its number is `row // 3 * 3 + col // 3`.
Work both out by hand for row 4, column 8."""
ONE_LINE_KIND = """\
On the boards that failed, only {wrong} are wrong, and the other rules hold. So look at the check
of the {single}: is it there, does it go over all of its cells, does it mix up `row` and `col`?"""
STOPPED_EARLY = """\
Every digit that is there obeys the rules, but cells are still empty: the search stopped too
early. When nothing fits in a cell, an earlier guess was wrong: return False to whoever made it,
who must set the cell back to '.' and try the next digit. Is that undo there? A cell that keeps
its wrong digit looks filled to everyone after. And does `return True` come only when no cell is
empty any more?"""
UNDO = """\
Digits are doubled although you check before you place? Then something believes in a digit that
has been taken back, or misses one that is there. When a guess fails, *everything* that placing it
changed must be put back: the cell on the board, and each list, set or mask that you keep beside
it."""
KEPT_STATE = """\
The first board of a run is right, and a later one is not: something is left over from the board
before. Look for variables outside of the function, for class attributes, and for default
arguments such as `seen=[]`: they are made once and keep what they hold."""
RAISED = """\
The last line of the message says what happened, and the line of yours above it says where. Print
the values that this line uses just before it runs: what you print is shown with the verdict."""
MEMORY = """\
Memory fills up when a search keeps copies: of the board in every call, or of everything that it
has seen. One board, changed and changed back, is enough."""
OUTPUT = "Print less: inside the search, a single `print` runs thousands of times."
TIME = """\
Two things can be slow: too much work for each digit that is tried, or too many digits tried."""
ENDLESS = """\
{share} of the lines that it executed on case {case} are in lines {lines}: does that loop ever
end? Something in it must change in every round, and the condition must look at just that."""
DOMINANT = """\
Where the time goes: of the lines that it executed on case {case}, {share} are in {function}
(lines {lines}). Can it do less when it is called, or be called less often?"""


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


def next_hint(exercise: Exercise, used: int) -> Hint:
    """Return the hint after the first `used`; the last one again when all were used."""
    number = min(used + 1, len(exercise.hints))
    return Hint(number, len(exercise.hints), exercise.hints[number - 1])


def lesson(report: Report) -> str:
    """Return what a failed check teaches, as Markdown.

    Empty if it was accepted or says enough itself.

    It looks at all failing boards, because one alone can break more rules than the mistake does.
    """
    failure = report.failure
    if failure is None:
        return ""
    match failure.verdict:
        case Verdict.NOT_STARTED:
            return READ_THE_STATEMENT
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


def _wrong_answer(report: Report, failure: CaseResult) -> str:
    failed = [case for case in report.cases if case.verdict is Verdict.WRONG_ANSWER]
    if FIRST_WAS_RIGHT in failure.advice or all(case.call > 1 for case in failed):
        return KEPT_STATE
    boards = [case for case in failed if case.answer.puzzle and case.answer.rows]
    if not boards:
        return _joined(failed[0].advice)
    if any(case.message.startswith(WRITTEN_NOWHERE) for case in boards):
        return NOT_IN_PLACE
    if any(CELL_RULE in case.message for case in boards):
        return CELLS_ARE_STRINGS
    kinds = {kind for case in boards for kind in _broken(case)}
    if "symbol" in kinds:
        return CELLS_ARE_STRINGS
    if "given" in kinds:
        return KEEP_THE_GIVENS
    unchanged = [case for case in boards if _flat(case) == case.answer.puzzle]
    if len(unchanged) == len(boards):
        right = (case for case in report.cases if case.verdict.accepted)
        return GAVE_UP if any(case.suite != NO_BLANKS for case in right) else NOTHING_LEFT
    repeated = kinds - {"empty"}
    if repeated == {"box"}:
        return BOXES_ONLY
    if repeated in ({"row"}, {"column"}):
        (single,) = repeated
        return ONE_LINE_KIND.format(wrong=f"{single}s", single=single)
    return UNDO if repeated else STOPPED_EARLY


def _broken(case: CaseResult) -> set[str]:
    """Return the kinds of rule that an answer breaks, as `rules.Violation` names them."""
    puzzle, rows = case.answer.puzzle, case.answer.rows
    assert puzzle is not None and rows is not None
    return {violation.kind for violation in rules.violations(puzzle, rows)}


def _flat(case: CaseResult) -> str:
    return "".join("".join(row) for row in case.answer.rows or ())


def _joined(advice: tuple[str, ...]) -> str:
    return " ".join(f"{text[0].upper()}{text[1:]}." for text in advice if text)


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def _span(first: int, last: int) -> str:
    return f"{first}" if first == last else f"{first} to {last}"
