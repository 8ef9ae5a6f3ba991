"""Draws in the terminal how the attempts at an exercise went, and how its CPU time changed."""

import time
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from grader.catalog.exercise import Exercise
from grader.english import counted
from grader.judge.case import Verdict
from grader.learner.progress import Attempt
from grader.report.terminal.check import STYLES
from grader.report.words import seconds, tone

LETTERS = {
    Verdict.ACCEPTED: "A",
    Verdict.WRONG_ANSWER: "W",
    Verdict.TIME_LIMIT: "T",
    Verdict.MEMORY_LIMIT: "M",
    Verdict.OUTPUT_LIMIT: "O",
    Verdict.RUNTIME_ERROR: "R",
    Verdict.SYNTAX_ERROR: "S",
    Verdict.IMPORT_ERROR: "I",
    Verdict.NOT_STARTED: "N",
    Verdict.PROTOCOL_ERROR: "P",
}
BARS = "▁▂▃▄▅▆▇█"
MOST_SHOWN = 40
"""Attempts in one line; older ones are counted, not drawn."""


def show(console: Console, exercise: Exercise, attempts: Sequence[Attempt]) -> None:
    """Print the attempts at one exercise as a line of letters, and the CPU time as small bars."""
    days = {time.strftime("%Y-%m-%d", time.localtime(attempt.at)) for attempt in attempts}
    checks = counted(len(attempts), "check")
    on = f"on {min(days)}" if len(days) == 1 else f"on {len(days)} days, {min(days)} to {max(days)}"
    console.print()
    console.print(Text(exercise.name, "bold").append(f"   {checks} {on}", "not bold"))
    console.print(_verdicts(attempts))
    accepted = [attempt.cpu for attempt in attempts if attempt.accepted]
    if accepted:
        console.print(_times(accepted))


def show_legend(console: Console, attempts: Sequence[Attempt]) -> None:
    """Print a legend of the letters that were drawn."""
    drawn = {attempt.verdict for attempt in attempts}
    words = [f"{letter} {verdict.value}" for verdict, letter in LETTERS.items()
             if verdict.value in drawn]  # fmt: skip
    console.print()
    console.print(Text(", ".join(words), "dim"))


def _verdicts(attempts: Sequence[Attempt]) -> Text:
    line = Text("  verdicts  ")
    letters = {verdict.value: letter for verdict, letter in LETTERS.items()}
    earlier = len(attempts) - MOST_SHOWN
    if earlier > 0:
        line.append(f"({earlier} earlier) ", "dim")
    for attempt in attempts[-MOST_SHOWN:]:
        # The word may be of another version of the kit.
        line.append(letters.get(attempt.verdict, "?"), STYLES[tone(attempt.verdict)])
    return line


def _times(accepted: Sequence[float]) -> Text:
    shown = accepted[-MOST_SHOWN:]
    top = max(shown)
    line = Text("  CPU time  ")
    for value in shown:
        line.append(BARS[round((len(BARS) - 1) * value / top)], "cyan")
    line.append(f"  best {seconds(min(accepted))}, last {seconds(accepted[-1])}")
    return line
