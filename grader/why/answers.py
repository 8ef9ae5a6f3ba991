"""Why the answer of a rung is wrong that fills no board: seen in the answers alone.

The submission is not changed and not run again here, so nothing is sure; `case_repair` confirms.
"""

import ast
import difflib
import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from grader.english import quoted
from grader.grading import Report, Task
from grader.judge.case import CaseResult, Verdict
from grader.judge.raised import lines_of
from grader.judge.why import Fact, Why
from grader.problems.faults import PROBLEMS, problem_with

LONGEST_LINE = 70
TOO_MANY = "returned many more boards"
"""Begins a message that says nothing about a single board."""
UNITS = ("row", "column", "box")
RETURNED = re.compile(r"returned '?(?P<got>[^';]*)'?; this puzzle is '(?P<wanted>[^']*)'")
SOLVABLE = re.compile(r"returned '(?P<got>[^']*)'; this puzzle has exactly one solution")
BOARD = re.compile(r"board \d+ (?P<trouble>.*)", re.DOTALL)
ONE_LINE = re.compile(r"has two queens on one (?P<line>column|diagonal): row (?P<upper>\d+), column"
                      r" (?P<left>\d+) and row (?P<lower>\d+), column (?P<right>\d+)")  # fmt: skip
LENGTH = re.compile(r"has '(?P<row>[.Q]*)' as row (?P<number>\d+): ")


class Seen(NamedTuple):
    """What the answers show."""

    cause: str
    fact: str
    question: str
    unit: str | None = None
    code: str = ""
    """A pattern of the line that it is about; empty if that is unknown."""


def answer_why(task: Task, report: Report) -> Why | None:
    """Return what the wrong answers of a check have in common; None if that isn't clear."""
    failed = [case for case in report.cases if case.verdict is Verdict.WRONG_ANSWER]
    if not failed or report.failure is None or report.failure.verdict is not Verdict.WRONG_ANSWER:
        return None
    found = _kind_of_value(failed[0]) or {
        "isValidSudoku": _valid_sudoku,
        "solve_sudoku": _puzzle_string,
        "solveNQueens": _n_queens,
    }.get(task.exercise.problem.entry_point, _nothing)(failed)
    source = lines_of(task.submission.text)
    if found is None and task.exercise.problem.entry_point == "makePuzzle":
        found = _seeds(report.failure.message, "\n".join(source))
    return None if found is None else _why(found, source)


def _why(seen: Seen, source: Sequence[str]) -> Why:
    line = 0
    if seen.code:
        pattern = re.compile(seen.code)
        line = next((number for number, one in _code_of(source) if pattern.search(one)), 0)
    text = [seen.fact]
    if line:
        code = source[line - 1].strip()
        text.append(f"Line {line}: {code[:LONGEST_LINE]}{'…' if len(code) > LONGEST_LINE else ''}")
    text.append(seen.question)
    return Why(seen.cause, seen.unit, (line,) if line else (), False, Fact(), tuple(text))


def _code_of(source: Sequence[str]) -> Iterator[tuple[int, str]]:
    """Yield the lines, with their numbers from 1, that are outside of texts of several lines."""
    inside = False
    for number, line in enumerate(source, 1):
        marks = line.count('"""') + line.count("'''")
        if not inside and not marks:
            yield number, line
        inside ^= marks % 2 == 1


def _nothing(_: Sequence[CaseResult]) -> Seen | None:
    return None


def _kind_of_value(case: CaseResult) -> Seen | None:
    """Return what is meant by an answer of another type."""
    value = case.answer.value
    if not case.message.startswith("returned "):
        return None
    if value == "None":
        if case.output.text.strip():
            return Seen(
                "other",
                "Your function printed something, and returned None.",
                "`print` shows a value to you; `return` hands it to the caller. Which one is here?",
                code=r"\bprint\(",
            )
        return Seen(
            "other",
            "Your function returned None: on this way through it, no `return` with a value ran.",
            "Follow this case by hand: at which line does the function end?",
        )
    if value in ("'True'", "'False'"):
        word = value.strip("'")
        return Seen(
            "type",
            f"Your function returned the text {value}, and not the value {word}.",
            "What do the quotes make of it?",
            code=rf"""return.*["']{word}["']""",
        )
    if value in ("0", "1"):
        return Seen(
            "type",
            f"Your function returned the number {value}, and not True or False.",
            "Which of the two words is meant?",
            code=rf"return\s+{value}\b",
        )
    return None


def _valid_sudoku(failed: Sequence[CaseResult]) -> Seen | None:
    refused = [case for case in failed if case.message.startswith("returned False")]
    if len(refused) == len(failed):
        if any(set(case.answer.puzzle or "1") == {"."} for case in refused):
            return Seen(
                "empty-test",
                "A board without any digit was refused: '.' was counted as if it were a digit.",
                "What does your code do when it meets a cell that holds '.'?",
            )
        return None
    if refused:
        return None
    missed = {unit for case in failed for unit in UNITS if f" in {unit} " in case.message}
    if len(missed) == 1:
        unit = missed.pop()
        return Seen(
            "check",
            f"Every board that you called valid by mistake has a digit twice in a {unit}.",
            f"Which cells of the {unit} does your code compare? Work it out for row 4, column 8.",
            unit,
        )
    return None


def _puzzle_string(failed: Sequence[CaseResult]) -> Seen | None:
    for case in failed:
        if found := RETURNED.match(case.message) or SOLVABLE.match(case.message):
            got = found["got"]
            near = difflib.get_close_matches(got.lower().strip(" ."), PROBLEMS, 1, 0.7)
            if got not in PROBLEMS and near:
                return Seen(
                    "other",
                    f"Your function returned {quoted(got)}; the text is {quoted(near[0])}.",
                    "Compare the two, letter by letter.",
                    code=re.escape(got),
                )
    pairs = [(found, case) for case in failed if (found := RETURNED.match(case.message))]
    if len(pairs) != len(failed):
        return None
    return _order(pairs) or _layout(pairs) or _zeros(pairs)


Pairs = Sequence[tuple[re.Match[str], CaseResult]]
"""What was returned for a faulty puzzle, and the case."""


def _order(pairs: Pairs) -> Seen | None:
    """Return what to say if puzzles with two faults get the later one."""
    named = {(found["got"], found["wanted"]) for found, _ in pairs}
    if len({wanted for _, wanted in named}) != 1 or len({got for got, _ in named}) != 1:
        return None
    got, wanted = named.pop()
    if got not in PROBLEMS or PROBLEMS.index(got) < PROBLEMS.index(wanted):
        return None
    if not all(_has_fault(got, _puzzle(case)) for _, case in pairs):
        return None
    return Seen(
        "other",
        f"A puzzle has two faults: it got {quoted(got)}, but {quoted(wanted)} comes first.",
        "In which order does your code ask for the faults?",
        code=re.escape(got),
    )


def _layout(pairs: Pairs) -> Seen | None:
    """Return what to say if a digit that appears twice in one kind of unit goes unseen."""
    notes = {case.note.partition(",")[0] for _, case in pairs}
    units = {unit for unit in UNITS if f"a digit twice in a {unit}" in notes}
    if len(notes) != 1 or len(units) != 1:
        return None
    unit = units.pop()
    return Seen(
        "check",
        f"Puzzles with a digit twice in a {unit} are not called `invalid layout`.",
        f"Which cells of the {unit} does your code compare? Work it out for row 4, column 8.",
        unit,
    )


def _zeros(pairs: Pairs) -> Seen | None:
    """Return what to say if nothing but a zero is the trouble."""
    if not all("0" in _puzzle(case) and found["wanted"] == PROBLEMS[0] for found, case in pairs):
        return None
    return Seen(
        "empty-test",
        "A puzzle with '0' was taken as if the 0 were an empty cell.",
        "Which characters may a puzzle hold, and which ones does your code let through?",
    )


def _puzzle(case: CaseResult) -> str:
    """Return the puzzle of a case, which the kit itself has put into quotes."""
    return str(ast.literal_eval(case.answer.given or "''"))


def _has_fault(fault: str, puzzle: str) -> bool:
    if fault == "invalid length":
        return len(puzzle) != 81
    digits = "".join(character if character in "123456789" else "." for character in puzzle)
    return fault == "invalid layout" and problem_with(digits[:81].ljust(81, ".")) == fault


def _n_queens(failed: Sequence[CaseResult]) -> Seen | None:
    told = [case for case in failed if not case.message.startswith(TOO_MANY)]
    troubles = [found["trouble"] for case in told if (found := BOARD.match(case.message))]
    if not troubles or len(troubles) != len(told):
        return None
    lines = [found for trouble in troubles if (found := ONE_LINE.match(trouble))]
    if len(lines) == len(troubles):
        kinds = {_line_of(found) for found in lines}
        if len(kinds) == 1:
            kind = kinds.pop()
            first = lines[0]
            places = (
                f"row {first['upper']}, column {first['left']}"
                f" and row {first['lower']}, column {first['right']}"
            )
            return Seen(
                "check",
                f"Two queens stand on one {kind}: {places}.",
                QUESTIONS[kind],
                "column" if kind == "column" else None,
            )
        if "column" not in kinds:
            return Seen(
                "check",
                "Queens stand on one diagonal, on falling ones and on rising ones.",
                "What do all cells of one diagonal have in common? Look at row + column.",
            )
    lengths = [found for trouble in troubles if (found := LENGTH.match(trouble))]
    if lengths and len(lengths) == len(troubles):
        first = lengths[0]
        return Seen(
            "other",
            f"Row {first['number']} is '{first['row']}': it has {len(first['row'])} characters.",
            "How many dots are before the queen, and how many behind her, if n is 4?",
        )
    return None


def _seeds(message: str, source: str) -> Seen | None:
    """Return what to say if the puzzles of several calls don't go together."""
    if found := TWO_PUZZLES.match(message):
        fact = f"One seed, {found['seed']}, gave two different puzzles."
        if SEEDED.search(source):
            question = (
                "`random` starts from the seed. What else do your choices depend on: an earlier"
                " call, the clock, the order of a set?"
            )
            return Seen("other", fact, question)
        if DRAWS.search(source) or re.search(UNSEEDED, source):
            question = "Where does `random` get `seed`? Without it, each call draws other numbers."
            code = UNSEEDED if re.search(UNSEEDED, source) else DRAWS.pattern
            return Seen("other", fact, question, code=code)
        return Seen("other", fact, "What do your choices depend on, besides `seed`?")
    if found := ONE_PUZZLE.match(message):
        fact = f"Two seeds, {found['other']} and {found['seed']}, gave the same puzzle."
        return Seen("other", fact, "Which lines use `seed`, and do they use all of it?")
    return None


TWO_PUZZLES = re.compile(r"`makePuzzle\((?P<seed>\d+)\)` is not the same puzzle as before")
ONE_PUZZLE = re.compile(
    r"`makePuzzle\((?P<seed>\d+)\)` is the same puzzle as `makePuzzle\((?P<other>\d+)\)`"
)
UNSEEDED = r"\bRandom\(\s*\)"
SEEDED = re.compile(r"\b(?:Random|seed)\(\s*[^)\s]")
DRAWS = re.compile(r"\b(?:shuffle|choices?|sample|randint|randrange|random|getrandbits)\(")
QUESTIONS = {
    "column": "How does your code know which columns are taken?",
    "falling diagonal": "On a falling diagonal, row - column is the same everywhere. Is that kept?",
    "rising diagonal": "On a rising diagonal, row + column is the same everywhere. Is that kept?",
}


def _line_of(found: re.Match[str]) -> str:
    if found["line"] == "column":
        return "column"
    return "falling diagonal" if int(found["right"]) > int(found["left"]) else "rising diagonal"
