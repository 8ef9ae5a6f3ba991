"""Says where the work of a submission goes that ran out of time: a loop without end, or a line."""

from dataclasses import replace
from typing import NamedTuple

from grader.english import counted, quoted
from grader.grading import Report, Task
from grader.judge.moment import Part, read_part
from grader.judge.raised import lines_of
from grader.judge.session import Session, limits_of
from grader.judge.why import Fact, Why
from grader.problems.answer import Arguments, Checker, Plain
from grader.problems.board_answer import puzzle_of
from grader.problems.count_solutions import check_count
from grader.sandbox.process import Budget
from grader.sudoku.solver import count_solutions

MOST_LINES = 200_000
"""Lines of the submission that are counted."""
LONGEST = 4.0
"""CPU seconds, for a submission that hides its work in few lines."""
MANY_ROUNDS = 65
NOTABLE = 0.5
"""The part of all lines that must have run inside a loop for it to be named."""
LONGEST_LINE = 70
MOST_PARTS = 4
FEW_BLANKS = 3
"""Empty cells of a board on which every search ends at once."""


class Loop(NamedTuple):
    """A loop that was running when the counting stopped."""

    line: int
    rounds: int
    always: bool
    """Whether it is `while True`, or the like."""
    same: bool
    """Whether its condition's values were the same whenever they were looked at."""
    sampled: int
    """The first of two rounds in which the values are known; 0 if they are not."""
    parts: tuple[tuple[Part, Part], ...]
    """What the condition names, in both rounds."""
    lines: int
    """Lines that ran since it began."""
    sizes: tuple[int, ...] = ()
    """How long the list is that a `for` loop runs over, in both rounds."""
    repeated: int = 0
    """A round after which all names held what they had held before it; 0 if none is known."""


class Work(NamedTuple):
    """What was counted."""

    total: int
    cut: bool
    """Whether the counting stopped before the call ended."""
    lines: tuple[tuple[int, int], ...]
    """Line numbers and how often each ran, the busiest first."""
    calls: tuple[tuple[int, int], ...]
    """The first line of a function, and how often it was called."""
    loops: tuple[Loop, ...]


def work_why(task: Task, report: Report) -> Why | None:
    """Return where the time goes in the case that ran out of it; None if nothing stands out."""
    case = next(
        (case for case in task.cases() if report.failure and case.id == report.failure.case), None
    )
    if case is None or report.failure is None:
        return None
    limits = limits_of(task.exercise)
    names = task.exercise.problem.names
    session = Session(task.submission, task.isolation.start, limits, functions=names)
    try:
        if not session.ready():
            return None
        arguments = case.calls[report.failure.call - 1]
        reply = session.rounds(arguments, MOST_LINES, Budget(LONGEST), case.function)
    finally:
        session.close()
    source = lines_of(task.submission.text)
    found = said(read_work((reply.fields or {}).get("rounds"), source), source)
    if found is None or found.cause != "slow":
        return found
    return _without_search(arguments) or _beyond_the_limit(case.check, arguments) or found


def said(work: Work, source: list[str]) -> Why | None:
    """Return the loop that never ends, or the line with most of the work."""
    if not work.lines or not work.cut:
        return None
    busy = [
        loop
        for loop in work.loops
        if loop.rounds >= MANY_ROUNDS and loop.lines >= NOTABLE * work.total
    ]
    stuck = [loop for loop in busy if loop.same and loop.parts]
    if stuck:
        return _stuck(stuck[0], source)
    growing = [loop for loop in busy if len(loop.sizes) == 2 and loop.sizes[0] < loop.sizes[1]]
    if growing:
        return _growing(growing[0], source)
    moving = [loop for loop in busy if _runs_away(loop)]
    if moving:
        return _moving(moving[0], source)
    always = next((loop for loop in busy if loop.always), None)
    if always is not None:
        line = always.line
        first = f"The loop in line {line} went round {always.rounds:,} times, and goes on."
        question = "Which `break` or `return` ends it, and is that line ever reached?"
        return _why("loop", line, first, question, source)
    again = next((loop for loop in work.loops if loop.repeated), None)
    if again is not None:
        return _again(again, source)
    line, count = work.lines[0]
    share = 100 * count / work.total
    first = (
        f"Of the first {counted(work.total, 'line')} that your code ran, {share:.0f} % are"
        f" line {line}: it ran {count:,} times."
    )
    question = "Can this line run less often, or can its result be kept?"
    around = [(at, times) for at, times in work.calls if at <= line and _function(source, at)]
    if around and max(around)[1] > 1:
        at, times = max(around)
        name = quoted(_function(source, at))
        question = (
            f"It is in {name}, which was called {times:,} times: can it do less each time,"
            " or be called less often?"
        )
    # The line may be a healthy one that runs often: it is quoted, and not accused.
    return replace(_why("slow", line, first, question, source), lines=())


def _again(loop: Loop, source: list[str]) -> Why:
    first = (
        f"The loop in line {loop.line} never ends: in every variable, round {loop.repeated + 1:,}"
        f" begins with the same value as round {loop.repeated:,}."
    )
    names = [part.code for part, _ in loop.parts] or _names(source, loop.line)
    question = "Which line ends it, and why is that line not reached?"
    if names and not loop.always:
        shown = " or ".join(quoted(name) for name in names)
        question = f"Which lines change {shown}, and do they run when they should, and only then?"
    return _why("loop", loop.line, first, question, source)


def _names(source: list[str], line: int) -> list[str]:
    """Return the name that a loop's condition is; nothing for any other condition."""
    code = source[line - 1].partition("#")[0].strip() if 0 < line <= len(source) else ""
    name = code.removeprefix("while ").removesuffix(":").removeprefix("not ").strip()
    return [name] if name.isidentifier() else []


def _without_search(arguments: Arguments) -> Why | None:
    """Return what to say of a board that needs next to no search; None for any other."""
    try:
        blanks = puzzle_of(arguments[0]).count(".")
    except TypeError:
        return None
    if blanks > FEW_BLANKS:
        return None
    cells = "No cell is" if not blanks else "1 cell is" if blanks == 1 else f"{blanks} cells are"
    first = f"{cells} empty on this board, and your code still does not come to an end."
    return Why("loop", None, (), False, Fact(), (first, "What ends your search, or your loop?"))


def _beyond_the_limit(check: Checker, arguments: Arguments) -> Why | None:
    """Return what to say if a count of solutions goes on although its answer is certain."""
    if check is not check_count:
        return None
    puzzle, limit = puzzle_of(arguments[0]), arguments[1]
    assert isinstance(limit, int), "the kit itself sent it"
    if count_solutions(puzzle, limit) < limit:
        return None
    first = f"`limit` is {limit:,} here, and the board has that many solutions or more."
    question = (
        "When your code has found that many, nothing can change the answer any more."
        " Does the search stop then, in all its open calls?"
    )
    return Why("slow", None, (), False, Fact(), (first, question))


def _stuck(loop: Loop, source: list[str]) -> Why:
    held = " and ".join(f"{quoted(part.code)} is {_value(part)}" for part, _ in loop.parts)
    first = (
        f"In {loop.rounds:,} rounds the condition in line {loop.line} never changed: in round"
        f" {loop.sampled:,} and in round {loop.sampled + 1:,} {held}."
    )
    names = " or ".join(quoted(part.code) for part, _ in loop.parts)
    return _why("loop", loop.line, first, f"Which line in the loop should change {names}?", source)


def _moving(loop: Loop, source: list[str]) -> Why:
    part, later = next((one, two) for one, two in loop.parts if one.value != two.value)
    first = (
        f"After {loop.rounds:,} rounds the loop in line {loop.line} goes on: {quoted(part.code)} is"
        f" {part.value} in round {loop.sampled:,} and {later.value} in the next."
    )
    return _why("loop", loop.line, first, "Does it ever come to where the loop ends?", source)


def _growing(loop: Loop, source: list[str]) -> Why:
    first = (
        f"After {loop.rounds:,} rounds the loop in line {loop.line} goes on: its list has"
        f" {counted(loop.sizes[0], 'item')} in round {loop.sampled:,} and {loop.sizes[1]:,} in the"
        " next."
    )
    question = "Which line adds to this list while the loop runs over it?"
    return _why("loop", loop.line, first, question, source)


def _runs_away(loop: Loop) -> bool:
    """Return whether a number in the condition grows or falls from round to round."""
    return any(
        one.type == two.type == "int" and one.value != two.value and abs(_int(two)) > loop.sampled
        for one, two in loop.parts
    )


def _int(part: Part) -> int:
    try:
        return int(part.value)
    except ValueError:
        return 0


def _why(cause: str, line: int, first: str, question: str, source: list[str]) -> Why:
    code = source[line - 1].strip() if 0 < line <= len(source) else ""
    if len(code) > LONGEST_LINE:
        code = code[: LONGEST_LINE - 1] + "…"
    return Why(cause, None, (line,), False, Fact(), (first, f"Line {line}: {code}", question))


def _value(part: Part) -> str:
    return part.value or part.words


def _function(source: list[str], line: int) -> str:
    """Return the name behind the `def` of a line; empty if there is none."""
    code = source[line - 1].strip() if 0 < line <= len(source) else ""
    return code.partition("def ")[2].partition("(")[0].strip() if "def " in code else ""


def read_work(reply: Plain, source: list[str]) -> Work:
    """Return what a worker counted; nothing where the reply is not what it sends."""
    fields = reply if isinstance(reply, dict) else {}
    total = fields.get("total")
    loops = []
    for item in _items(fields.get("loops")):
        match item:
            case [
                int(line),
                int(rounds),
                bool(always),
                bool(same),
                int(sampled),
                int(lines),
                list(parts),
                list(sizes),
                int(repeated),
            ]:
                pairs = tuple(
                    pair for one in parts[:MOST_PARTS] if (pair := _pair(one, source)) is not None
                )
                lengths = tuple(size for size in sizes[:2] if type(size) is int)
                loops.append(
                    Loop(line, rounds, always, same, sampled, pairs, lines, lengths, repeated)
                )
    return Work(
        total if type(total) is int and total > 0 else 1,
        fields.get("cut") is True,
        _numbers(fields.get("lines")),
        _numbers(fields.get("calls")),
        tuple(loops),
    )


def _pair(item: Plain, source: list[str]) -> tuple[Part, Part] | None:
    match item:
        case [int(line), int(start), int(end), one, two] if 0 < line <= len(source):
            code = source[line - 1].encode("utf-8", "replace")[max(start, 0) : max(end, 0)]
            text = code.decode("utf-8", "replace")
            return read_part(text, one), read_part(text, two)
    return None


def _numbers(value: Plain) -> tuple[tuple[int, int], ...]:
    found = []
    for item in _items(value):
        match item:
            case [int(line), int(count)]:
                found.append((line, count))
    return tuple(found)


def _items(value: Plain) -> list[Plain]:
    return value[:20] if isinstance(value, list) else []
