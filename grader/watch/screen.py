"""Draws the screen of watch mode: a pure function of the state."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum

from rich.console import Console, RenderableType
from rich.constrain import Constrain
from rich.text import Text

from grader.catalog.exercise import Exercise
from grader.english import counted
from grader.grading import Report
from grader.judge.session import Submission
from grader.learner.progress import Standing
from grader.report.editorial import editorial
from grader.report.terminal import check as terminal
from grader.report.terminal import comparison, prose
from grader.report.visible import one_line
from grader.report.words import replay_command, step_command

ACCEPTED, TRIED, TO_DO = "●", "◐", "○"
RULE = "─"
GAP = 3
"""Columns between two keys."""
FEW_LINES = 22
"""Below this many lines, the screen leaves out the rung's idea."""


class View(Enum):
    """What fills the middle of the screen."""

    VERDICT = "verdict"
    HINTS = "hints"
    LIST = "list"
    SOLUTION = "solution"


@dataclass(frozen=True)
class Running:
    """A running check."""

    done: int = 0
    total: int = 0
    """Cases; 0 while the number is unknown."""
    seconds: int = 0
    """Seconds since it began."""


@dataclass(frozen=True)
class State:
    """All that the screen shows."""

    ladder: tuple[Exercise, ...]
    current: int
    """Index of the current rung."""
    standings: Mapping[str, Standing]
    view: View = View.VERDICT
    running: Running | None = None
    report: Report | None = None
    """The last verdict on the current rung."""
    at: str = ""
    """The time of day of that verdict."""
    hints: tuple[str, ...] = ()
    """Markdown: the hints that the learner asked for, the newest first."""
    solution: Submission | None = None
    """The reference, if it is shown."""
    chosen: int = 0
    """Index of the rung that is pointed to in the list."""
    scroll: int = 0
    """Lines of the middle that are hidden above."""
    page: str = ""
    """Path of the page that `grader report` made of this rung; empty for none."""
    beside: bool = False
    """Whether there is a page beside the editor."""
    notice: str = ""
    """A word above the keys."""

    @property
    def exercise(self) -> Exercise:
        """The current rung."""
        return self.ladder[self.current]

    @property
    def file(self) -> str:
        """The path of the learner's file."""
        return f"exercises/{self.exercise.name}.py"

    def standing(self, exercise: Exercise) -> Standing:
        """Return the progress in that rung."""
        return self.standings.get(exercise.name, Standing())


@dataclass(frozen=True)
class Screenful:
    """What to draw: as many lines as the screen has."""

    lines: tuple[str, ...]
    scroll: int
    """As in the state, but at most the length of the middle."""
    page: int
    """Lines of the middle that are visible."""


def draw(console: Console, state: State) -> Screenful:
    """Return the screen in the size of `console`."""
    width, height = console.size
    above = _lines(console, _header(state, width, height))
    below = _lines(console, _footer(state, width))
    middle = _lines(console, _middle(state))
    room = max(1, height - len(above) - len(below))
    if state.view is View.LIST:
        # The rung that is pointed to stays in sight.
        scroll = max(0, min(state.chosen + 1 - room // 2, len(middle) - room))
        shown = middle[scroll : scroll + room]
    elif len(middle) > room:
        room = max(1, room - 1)
        scroll = max(0, min(state.scroll, len(middle) - room))
        shown = middle[scroll : scroll + room]
        shown += _lines(console, [_position(scroll, room, len(middle))])
        room += 1
    else:
        scroll, shown = 0, middle
    shown += [""] * (room - len(shown))
    return Screenful(tuple([*above, *shown, *below][:height]), scroll, room)


def _lines(console: Console, parts: Iterable[RenderableType]) -> list[str]:
    with console.capture() as capture:
        for part in parts:
            console.print(part)
    return capture.get().split("\n")[:-1]


def _position(scroll: int, room: int, total: int) -> Text:
    left = total - scroll - room
    if left:
        return Text(f"… {counted(left, 'more line')}: ↓", "dim")
    return Text("the end: ↑ goes back", "dim")


# Above


def _header(state: State, width: int, height: int) -> list[RenderableType]:
    exercise = state.exercise
    title = Text(f"{exercise.number} · {exercise.title}", "bold")
    idea = [Text(exercise.idea, "dim")] if height > FEW_LINES else []
    rule = Text(RULE * width, "dim")
    return [_apart(title, _ladder(state), width), *idea, rule, _verdict(state, width)]


def _ladder(state: State) -> Text:
    text = Text()
    for index, exercise in enumerate(state.ladder):
        standing = state.standing(exercise)
        mark = ACCEPTED if standing.accepted else TRIED if standing.attempts else TO_DO
        style = "green" if standing.accepted else "yellow" if standing.attempts else "dim"
        text.append(mark, f"{style} underline" if index == state.current else style)
    done = sum(state.standing(exercise).accepted for exercise in state.ladder)
    return text.append(f"  {done} of {len(state.ladder)}")


def _verdict(state: State, width: int) -> Text:
    if state.running is not None:
        text = Text("Checking …", "bold")
        if state.running.total:
            text.append(f"   {state.running.done} of {state.running.total} cases", "not bold")
        seconds = f"{state.running.seconds} s" if state.running.seconds else ""
        return _apart(text, Text(seconds, "dim"), width)
    if state.report is None:
        last = state.standing(state.exercise).last_verdict
        return Text(f"Your last check said {last}" if last else "Not checked yet", "bold")
    return _apart(terminal.head(state.report), Text(state.at, "dim"), width)


def _apart(left: Text, right: Text, width: int) -> Text:
    """Both on one line, at its ends; one below the other if the line is too short."""
    space = width - left.cell_len - right.cell_len
    return Text.assemble(left, " " * space if space > 1 else "\n", right)


# In the middle


def _middle(state: State) -> list[RenderableType]:
    match state.view:
        case View.LIST:
            return _list(state)
        case View.SOLUTION:
            return _solution(state)
        case View.HINTS:
            return _hints(state)
    if state.report is not None:
        return _report(state, state.report)
    if state.running is not None:
        words = "This one takes a while. You need not wait: saving again begins anew at once."
        return ["", Text(words, "dim")] if state.running.seconds > 1 else []
    return [
        "",
        _markdown(state.exercise.about),
        "",
        Text.assemble("Write your solution in ", (state.file, "bold"), " and save it."),
        "Every save is checked, and the verdict appears here.",
    ]


def _report(state: State, report: Report) -> list[RenderableType]:
    parts: list[RenderableType] = list(terminal.parts(report))
    if report.verdict.accepted:
        parts += ["", *_after_acceptance(state)]
    command = replay_command(report)
    if command:
        parts.append("")
        if report.stopped:
            parts.append(Text(f"The check {report.stopped}.", "dim"))
        parts += [Text("Run this case again, in another terminal:"), Text(command, "bold")]
    return [*parts, "", terminal.costs(report)]


def _after_acceptance(state: State) -> list[RenderableType]:
    parts: list[RenderableType] = [Text.assemble(("s", "bold"), "  read how the reference does it")]
    if state.current + 1 < len(state.ladder):
        following = state.ladder[state.current + 1]
        go_on = f"  go on to the next rung: {following.number} · {following.title}"
        parts.append(Text.assemble(("n", "bold"), go_on))
    elif all(state.standing(exercise).accepted for exercise in state.ladder):
        parts.append("That was the last rung: you have passed them all.")
    return parts


def _list(state: State) -> list[RenderableType]:
    width = max(len(exercise.title) for exercise in state.ladder)
    rows: list[RenderableType] = [""]
    for index, exercise in enumerate(state.ladder):
        standing = state.standing(exercise)
        mark = ACCEPTED if standing.accepted else TRIED if standing.attempts else TO_DO
        row = f"{mark} {exercise.number} · {exercise.title:<{width}}  {standing.state}"
        if index == state.chosen:
            rows.append(Text(f"> {row}", "bold reverse"))
        else:
            rows.append(Text(f"  {row}"))
    return rows


def _hints(state: State) -> list[RenderableType]:
    return [part for text in state.hints for part in ("", _markdown(text))]


def _solution(state: State) -> list[RenderableType]:
    if state.solution is None:
        return []
    title = Text(f"The reference, solutions/{state.solution.name}", "bold")
    text = _markdown(editorial(state.solution))
    beside = f"Beside your own, with times:  grader solution {state.exercise.number}"
    code = comparison.highlighted(state.solution)
    return ["", title, "", text, "", code, "", Text(beside, "dim")]


def _markdown(text: str) -> RenderableType:
    return Constrain(prose.markdown(text), prose.WIDEST)


# Below


def _footer(state: State, width: int) -> list[RenderableType]:
    parts: list[RenderableType] = []
    if state.notice:
        parts.append(Text(one_line(state.notice, 2 * width), "yellow"))
    parts.append(Text(RULE * width, "dim"))
    # Put together by hand, because a line must not end between a key and its word.
    keys = Text()
    column = 0
    for key, word in _keys(state):
        entry = Text.assemble((key, "bold"), (f" {word}", "dim"))
        if column and column + GAP + entry.cell_len > width:
            keys.append("\n")
            column = 0
        elif column:
            keys.append(" " * GAP)
            column += GAP
        keys.append(entry)
        column += entry.cell_len
    parts.append(keys)
    return parts


def _keys(state: State) -> list[tuple[str, str]]:
    if state.view is View.LIST:
        return [("↑ ↓", "choose"), ("Enter", "go there"), ("l", "back"), ("q", "quit")]
    if state.view is View.SOLUTION:
        return [("↑ ↓", "scroll"), ("s", "back"), ("q", "quit")]
    back = [("Esc", "back")] if state.view is View.HINTS else []
    keys = [("h", "next hint"), *back, ("r", "run again"), ("n", "next rung"), ("l", "list")]
    if state.standing(state.exercise).accepted:
        keys.append(("s", "solution"))
    if state.report is not None and step_command(state.report):
        keys.append(("t", "step through"))
    if state.page or state.beside:
        keys.append(("o", "page" if state.beside else "report"))
    return [*keys, ("q", "quit")]
