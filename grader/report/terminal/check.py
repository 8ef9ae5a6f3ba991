"""Shows a report in the terminal."""

from collections.abc import Iterator

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from grader.english import counted
from grader.grading import Report
from grader.judge.case import CaseResult, Frame, Variable, Verdict
from grader.judge.excerpt import excerpt
from grader.report.terminal import grid
from grader.report.visible import one_line, visible
from grader.report.words import (
    MOST_FINDINGS,
    counted_lines,
    marked_cells,
    megabytes,
    remark,
    replay_command,
    seconds,
    sentence,
    step_command,
    tone,
)
from grader.sudoku import notation

STYLES = {"good": "bold green", "open": "bold yellow", "bad": "bold red", "fault": "bold magenta"}
MOST_FRAMES = 8
NARROW = 76
LONGEST_WORD = 100
"""Characters of a value that is not wrapped: a puzzle of 81 cells fits in."""


def style(verdict: Verdict) -> str:
    """Return the style of a verdict's words."""
    return STYLES[tone(verdict.value)]


def show_failure(console: Console, exercise: str, submission: str, failure: CaseResult) -> None:
    """Print the first failure of a check that still goes on."""
    console.print()
    console.print(
        Text(failure.verdict.value, style(failure.verdict)).append(f"   {exercise}", "bold")
    )
    for part in _failure(submission, failure):
        console.print(part)


def show(console: Console, report: Report, *, failure_shown: bool = False) -> None:
    """Print one report; without its first failure, if `show_failure` has printed that."""
    console.print()
    if failure_shown:
        console.print(f"{report.passed} of {report.total} cases passed")
        for part in _functions(report):
            console.print(part)
        for part in _smallest(report.smallest) if report.smallest is not None else ():
            console.print(part)
    else:
        console.print(head(report, f"   {report.exercise}"))
        for part in parts(report):
            console.print(part)
    command = replay_command(report)
    if command:
        console.print()
        if report.stopped:
            console.print(Text(f"The check {one_line(report.stopped)}.", "dim"))
        # Unwrapped, so that it can be copied.
        console.print(Text("Run this case again: ").append(command, "bold"), soft_wrap=True)
        if step := step_command(report):
            console.print(Text("Step through it:     ").append(step, "bold"), soft_wrap=True)
    console.print()
    console.print(costs(report))


def show_other_failures(console: Console, report: Report) -> None:
    """Print which other cases failed, if all cases were asked for."""
    failed = [case for case in report.cases if not case.verdict.accepted]
    others = [case for case in failed if report.failure and case.case != report.failure.case]
    if others:
        console.print(Text("\nOther cases that failed", "underline"))
    for case in others:
        console.print(
            Text(f"{one_line(case.case)}  ", "bold").append(sentence(case.message), "not bold")
        )


def show_why(console: Console, report: Report) -> None:
    """Print the cause and the line, for a report that was shown before they were known."""
    for part in _why(report):
        console.print(part)


def head(report: Report, exercise: str = "") -> Text:
    """Return the verdict and the count of cases, with `exercise` between them."""
    text = Text()
    text.append(report.verdict.value, style(report.verdict))
    text.append(exercise, "bold")
    return text.append(f"   {report.passed} of {report.total} cases passed")


def parts(report: Report) -> Iterator[RenderableType]:
    """Yield what there is to say about the verdict, from the most important to the least."""
    yield from _functions(report)
    for notice in report.notices:
        yield Text(f"Note: {one_line(notice)}.")
    if report.verdict is Verdict.GRADER_ERROR:
        yield Text(f"\nThe grader itself failed: {visible(report.message)}")
        yield "This says nothing about your solution. Please report it, with the seed below."
    elif report.failure is not None:
        yield from _why(report)
        yield from _failure(report.submission, report.failure)
        if report.smallest is not None:
            yield from _smallest(report.smallest)
    elif report.message:
        yield Text(f"\n{visible(report.message)}")
    if slow := remark(report):
        yield Text(f"\n{slow}", "yellow")


def _functions(report: Report) -> Iterator[RenderableType]:
    """Yield a table of the functions, if the problem has several."""
    if not report.parts:
        return
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column(justify="right")
    table.add_column()
    for part in report.parts:
        passed = f"{part.passed} of {part.total}"
        verdict = Text("not asked in full", "dim")
        if part.verdict is not None:
            verdict = Text(part.verdict.value, style(part.verdict))
        table.add_row(Text(f"  {part.function}"), passed, verdict)
    yield table


def costs(report: Report) -> Text:
    """Return what the check used, and how the submission was judged."""
    text = Text(style="dim")
    if counted := counted_lines(report):
        text.append(f"{counted}\n")
    text.append(
        f"CPU time {seconds(report.cpu)} · memory {megabytes(report.memory)} · seed {report.seed}"
    )
    if report.isolation_lowered:
        text.append(f"\nisolation: {report.isolation}")
    return text


def _failure(submission: str, failure: CaseResult) -> Iterator[RenderableType]:
    yield ""
    if failure.can_run_again:
        title = Text("Case ")
        title.append(failure.case, "bold")
        if failure.function:
            title.append(" of ").append(one_line(failure.function), "bold")
        if failure.note:
            title.append(f" ({one_line(failure.note)})")
        if failure.calls > 1:
            title.append(f", call {failure.call} of {failure.calls}")
        yield title
    yield Text(sentence(failure.message), "bold")
    for finding in failure.findings[1:MOST_FINDINGS]:
        yield Text(sentence(finding.message))
    left_out = len(failure.findings) - MOST_FINDINGS
    if left_out > 0:
        yield Text(f"… and {left_out} more.", "dim")
    for advice in failure.advice:
        yield Text(sentence(advice), "yellow")
    if failure.verdict is Verdict.TIME_LIMIT and failure.limit_reason:
        yield Text(f"The limit is {failure.limit_reason}.")
    if failure.frames:
        yield ""
        yield traceback(failure.frames, failure.frames_left_out, submission)
    if failure.variables:
        yield held(failure.variables)
    drawn = boards(failure)
    if drawn is not None:
        yield ""
        yield drawn
    if failure.output.text:
        yield ""
        yield printed(failure)


def _why(report: Report) -> Iterator[RenderableType]:
    """Return the cause and the line, where they are known."""
    # The message of an exception says where and why already.
    if report.why is None or (
        report.why.cause == "raise" and report.failure is not None and report.failure.advice
    ):
        return
    yield ""
    for line in report.why.text:
        yield Text(one_line(line), "yellow")


def boards(result: CaseResult) -> RenderableType | None:
    """Return the puzzle and the answer, drawn; None if there is nothing to draw."""
    answer = result.answer
    marked = marked_cells(result.findings)
    shown: list[RenderableType] = []
    if answer.puzzle is not None:
        given = [list(row) for row in notation.to_rows(answer.puzzle)]
        # Where no board comes back, the given one shows what is wrong.
        wrong = marked if answer.rows is None else set()
        drawn = grid.draw(given, answer.puzzle, wrong)
        caption = f"Given: {one_line(answer.given)}" if answer.given else "Given"
        shown.append(Group(Text(caption, "underline"), drawn))
        if wrong:
            shown.append(_legend("breaks the rule"))
    elif answer.given_rows is not None:
        caption = f"Given: {one_line(answer.given)}" if answer.given else "Given"
        known = "".join(map("".join, answer.given_rows))
        shown.append(Group(Text(caption, "underline"), grid.draw(answer.given_rows, known)))
    elif answer.given:
        shown.append(_unwrapped("Given", answer.given))
    if answer.rows is not None:
        drawn = grid.draw(answer.rows, answer.puzzle or "", marked)
        shown.append(Group(Text("Came back", "underline"), drawn))
        if marked:
            meaning = "is wrong" if answer.puzzle is None else "breaks the rule"
            shown.append(_legend(meaning))
    elif answer.value:
        shown.append(_unwrapped("Came back", answer.value))
    if not shown:
        return None
    if answer.rows is None or (answer.puzzle is None and answer.given_rows is None):
        return Group(*shown)
    return Group(Columns(shown[:2], padding=(0, 4)), *shown[2:])


def _unwrapped(caption: str, value: str) -> Text:
    """Return a value behind its caption; a long one on a line of its own, to be copied whole."""
    text = one_line(value)
    if len(caption) + len(text) > NARROW and len(text) <= LONGEST_WORD:
        return Text(f"{caption}\n{text}", no_wrap=True, overflow="ignore")
    return Text(f"{caption}  {text}")


def _legend(meaning: str) -> Text:
    return Text(f"{grid.MARK} {meaning}", "dim")


def traceback(frames: tuple[Frame, ...], left_out: int, name: str) -> RenderableType:
    """Return the learner's own lines that were running, the last one last."""
    table = Table.grid(padding=(0, 1))
    table.add_column(style="dim")
    table.add_column(justify="right", style="dim")
    table.add_column()
    if len(frames) > MOST_FRAMES:
        left_out += len(frames) - MOST_FRAMES
        frames = frames[: MOST_FRAMES // 2] + frames[-MOST_FRAMES // 2 :]
    for number, frame in enumerate(frames):
        if left_out and number == MOST_FRAMES // 2:
            table.add_row("", "", Text(f"… {left_out} more calls …", "dim"))
        function = "" if frame.function in ("", "<module>") else f"in {frame.function}"
        place = f"line {frame.line}"
        shown = excerpt(frame)
        table.add_row(Text(one_line(function)), place, Text(shown.code))
        if shown.mark:
            table.add_row("", "", Text(shown.mark, "bold red"))
    return Group(Text(f"Your lines in {one_line(name)}", "underline"), table)


def held(variables: tuple[Variable, ...]) -> RenderableType:
    """Return what the variables of the line held when it failed."""
    pairs = [f"{one_line(one.name)} = {one_line(one.value)}" for one in variables]
    return Text("At that moment: ", "dim").append("   ".join(pairs), "not dim")


def printed(result: CaseResult) -> RenderableType:
    """Return what the submission printed; long text with its middle left out."""
    text = Text()
    text.append("Printed", "underline")
    if result.output.dropped:
        text.append(f"  ({result.output.dropped:,} bytes left out of the middle)", "dim")
    lines = visible(result.output.text).rstrip("\n").split("\n")
    if len(lines) > 20:
        lines = [*lines[:10], f"[… {len(lines) - 20} lines left out …]", *lines[-10:]]
    return Group(text, Padding(Text("\n".join(line[:200] for line in lines)), (0, 0, 0, 2)))


def _smallest(smallest: CaseResult) -> Iterator[RenderableType]:
    cells = counted((smallest.answer.puzzle or "").count("."), "empty cell")
    yield ""
    yield Text(f"The smallest board found on which it fails has {cells}:", "bold")
    yield Text(sentence(smallest.message))
    drawn = boards(smallest)
    if drawn is not None:
        yield drawn
