"""Shows in the terminal what a submission answers on an input that the learner can see."""

from rich.console import Console
from rich.text import Text

from grader.judge.case import CaseResult, Verdict
from grader.learner.trial import Input
from grader.report.terminal import check as terminal
from grader.report.words import seconds, sentence


def show(console: Console, submission: str, one: Input, result: CaseResult) -> None:
    """Print the input, the answer, the verdict by the rules, the time and what was printed."""
    console.print()
    head = Text()
    head.append(result.verdict.value, terminal.style(result.verdict))
    head.append(f"   {one.name}", "bold")
    if result.case == one.name:
        head.append(f"   {seconds(result.cpu)}", "dim")
    console.print(head)
    if one.remark:
        console.print(Text(sentence(one.remark), "yellow"))
    if not result.verdict.accepted:
        console.print(Text(sentence(result.message), "bold"))
        for advice in result.advice:
            console.print(Text(sentence(advice), "yellow"))
    parts = [terminal.boards(result)]
    if result.frames:
        parts.append(terminal.traceback(result.frames, result.frames_left_out, submission))
    if result.output.text:
        parts.append(terminal.printed(result))
    for part in parts:
        if part is not None and result.verdict is not Verdict.NOT_STARTED:
            console.print()
            console.print(part)
