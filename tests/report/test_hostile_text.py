"""Hostile text in every field of a report comes out of every renderer as text that can be seen."""

import dataclasses
import html
import io
import json
import re
import unicodedata
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from rich.text import Text

from grader.catalog import catalog
from grader.grading import Remark, Report
from grader.judge.case import CaseResult, Frame, Verdict
from grader.judge.session import Submission
from grader.learner.progress import Attempt, Standing
from grader.learner.trial import Input
from grader.measure.steps import Recorded
from grader.measure.unfold import Chunk, Function, Guess, Step, Steps, Write
from grader.points import plain_rules
from grader.problems.answer import Answer, Finding
from grader.report.formats.exercism import to_exercism
from grader.report.formats.github import Placed, annotations, step_summary
from grader.report.formats.gradescope import to_gradescope
from grader.report.formats.json_report import to_json
from grader.report.formats.junit import to_junit
from grader.report.page import check as page
from grader.report.page import class_index, stepper
from grader.report.terminal import attempts, comparison, prose, trials
from grader.report.terminal import check as terminal
from grader.report.terminal.console import TextConsole
from grader.sandbox.capture import Output
from grader.watch import screen
from grader.watch.screen import State, View
from grader.why.guesses import WrongGuess
from grader.why.moment import Moment
from grader.why.playback import Playback
from tests.conftest import ROOT

MARKUP = "[/x][link=http://evil]L[/link][bold red]B[/]:skull:"
CONTROLS = "\x1b[7;35;45m\x1b]8;;http://evil\x1b\\\x1b]52;c;ZXZpbA==\x07\x1b[2J\x9b2J\r\x00\x7f"
DIRECTIONS = "\u202e\u2066\u200f\u2028\u200b"
HOSTILE = f"<b id=evil>`{MARKUP}{CONTROLS}{DIRECTIONS}\ud800\udcff&::error::evil|"
EXERCISE = "05_bitmask"
PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
COLOUR = re.compile(r"\x1b\[[0-9;]*m")


def hostile(kind: type, **given: object) -> Any:
    """An instance of a dataclass or a named tuple whose text fields are all hostile."""
    if dataclasses.is_dataclass(kind):
        types = {field.name: field.type for field in dataclasses.fields(kind)}
    else:
        types = kind.__annotations__
    values = {name: HOSTILE for name, type_ in types.items() if type_ in (str, "str")}
    return kind(**{**values, **given})


def result(verdict: Verdict = Verdict.WRONG_ANSWER, **given: object) -> CaseResult:
    finding = hostile(Finding, cells=((0, 2),))
    drawn = hostile(Answer, puzzle=PUZZLE, rows=((HOSTILE,) * 9,) * 9)
    values: dict[str, object] = {
        "verdict": verdict,
        "findings": (finding,) * 6,
        "advice": (HOSTILE,) * 3,
        "frames": (hostile(Frame, line=2),) * 12,
        "frames_left_out": 3,
        "output": hostile(Output, dropped=7),
        "answer": drawn,
        "calls": 2,
    }
    return hostile(CaseResult, **{**values, **given})  # type: ignore[no-any-return]


def report(verdict: Verdict = Verdict.WRONG_ANSWER, **given: object) -> Report:
    failure = None if verdict.accepted else result(verdict)
    in_words = result(verdict, answer=hostile(Answer))
    values: dict[str, object] = {
        # The kit's own words.
        "exercise": EXERCISE,
        "title": "Bitmask",
        "isolation": "jail",
        "kit": "1",
        "python": "3",
        "verdict": verdict,
        "passed": 0,
        "total": 3,
        "cases": (result(verdict), in_words),
        "failure": failure,
        "smallest": failure,
        "notices": (HOSTILE,),
        "seed": 1,
        "cpu": 0.1,
        "wall": 0.1,
        "memory": 1,
        "lines": 5,
        "reference_lines": 5,
        "remark": hostile(Remark, times=3.0, line=1, share=0.5, count=9),
    }
    return hostile(Report, **{**values, **given})  # type: ignore[no-any-return]


REPORTS = [report(verdict) for verdict in Verdict] + [
    report(failure=None),
    report(failure=result(answer=hostile(Answer))),
    report(Verdict.RUNTIME_ERROR, remark=hostile(Remark, times=3.0, line=99, share=0.5, count=9)),
]


def playback_of(verdict: Verdict) -> Playback:
    guess = Guess(1, 1, 0, 1, 2, HOSTILE)
    changes = [["call", 0], ["set", 0, HOSTILE, {"text": HOSTILE}], ["write", 2, HOSTILE]]
    steps: Steps = hostile(
        Steps, total=9, functions=(hostile(Function, line=1, end=2, around=-1, outer=(),
        of_module=()),), masks=frozenset({HOSTILE}), chunks=(Chunk(0, PUZZLE,
        [Step(1, 1, 0, 1, changes)]),), writes=(hostile(Write, step=0, cell=2, line=1, depth=1),),
        all_writes=1, guesses=(guess,), depths=((9, 0, 1),),
    )  # fmt: skip
    recorded: Recorded = hostile(Recorded, puzzle=PUZZLE, result=result(verdict), steps=steps)
    wrong = WrongGuess(guess, 1.0, HOSTILE)
    return Playback(recorded, steps, "", (wrong,), Moment(0, (HOSTILE,), 1))


ATTEMPT: Attempt = hostile(Attempt, passed=1, total=2, cpu=0.1, seed=1, at=1.0)
SUBMISSION = Submission(HOSTILE, f"x = 1 # {HOSTILE}".encode("utf-8", "surrogatepass"), HOSTILE)


def controls(text: str) -> set[str]:
    """The characters that no renderer may let through."""
    hidden = {c for c in set(text) - {"\n"} if unicodedata.category(c) in ("Cc", "Cf", "Cs", "Zl")}
    return hidden - {"\t"}


Draw = Callable[[TextConsole], None]


def on_screen(**state: object) -> Draw:
    ladder = catalog.all_exercises()
    index = catalog.names().index(EXERCISE)

    def draw(console: TextConsole) -> None:
        values: dict[str, Any] = {"standings": {EXERCISE: Standing(accepted=True)}, **state}
        frame = screen.draw(console, State(ladder=ladder, current=index, **values))
        console.print(Text.from_ansi("\n".join(frame.lines)))
        assert not controls(COLOUR.sub("", "".join(frame.lines)))

    return draw


DRAWN: dict[str, Draw] = {
    **{
        f"check-{number}": lambda console, one=one: terminal.show(console, one)  # type: ignore[misc]
        for number, one in enumerate(REPORTS)
    },
    **{
        f"watch-{number}": on_screen(report=one, at="now", notice=HOSTILE)
        for number, one in enumerate(REPORTS)
    },
    "watch-hints": on_screen(view=View.HINTS, hints=(HOSTILE, f"**x**\n\n{HOSTILE}")),
    "watch-list": on_screen(view=View.LIST, page=HOSTILE, notice=HOSTILE),
    "run": lambda console: trials.show(
        console, HOSTILE, hostile(Input), result(Verdict.RUNTIME_ERROR)
    ),
    "hint": lambda console: prose.show(console, HOSTILE, HOSTILE),
    "trace": lambda console: console.print(
        "\n".join(stepper.summary(playback_of(Verdict.WRONG_ANSWER)))
    ),
    "progress": lambda console: attempts.show(console, catalog.load(EXERCISE), [ATTEMPT]),
    "solution": lambda console: comparison.show_code(console, SUBMISSION, SUBMISSION),
    "diff": lambda console: comparison.show_diff(console, SUBMISSION, SUBMISSION),
    "string": lambda console: console.print(HOSTILE),
}


CUT = {"progress", "diff"}
"""What shows no such text, or only its beginning."""


@pytest.mark.parametrize("is_terminal", [True, False])
@pytest.mark.parametrize("name", DRAWN)
def test_the_terminal_shows_text_only(name: str, is_terminal: bool) -> None:
    drawn = io.StringIO()
    console = TextConsole(
        file=drawn, width=500, height=200, force_terminal=is_terminal, legacy_windows=False,
        color_system="truecolor" if is_terminal else None,
    )  # fmt: skip
    DRAWN[name](console)
    text = drawn.getvalue()
    bare = COLOUR.sub("", text)
    assert controls(bare) == set()
    assert "7;35;45" not in text.replace("\\x1b[7;35;45m", "").replace("[7;35;45m", "")
    assert "💀" not in text
    if name not in CUT:  # the markup is there, as text; a narrow column may break it
        squeezed = "".join(bare.split())
        for part in ("[/x]", "[link=http://evil]L[/link]", "[boldred]B[/]", ":skull:"):
            assert part in squeezed, part


@pytest.mark.parametrize("number", range(len(REPORTS)))
def test_documents_hold_text_only(number: int) -> None:
    one = REPORTS[number]
    placed = [Placed(one, HOSTILE)]
    documents = {
        "json": to_json([one]),
        "junit": to_junit([one]),
        "exercism": to_exercism(one),
        "github": annotations(placed),
        "summary": step_summary(placed),
        "page": page.page(one, [ATTEMPT]),
        "index": page.index(
            HOSTILE, [hostile(page.IndexRow, href="", verdict="Accepted", passed=1, total=2)]
        ),
    }
    if one.verdict is not Verdict.GRADER_ERROR:
        documents["gradescope"] = to_gradescope(one, plain_rules(_cases()))
    for name, text in documents.items():
        assert controls(text) == set(), name
        text.encode()  # no surrogate is left
        if name in ("junit", "page", "index"):
            assert "<b id" not in text
            assert controls(html.unescape(text)) == set(), name
        if name in ("exercism", "gradescope"):
            assert set().union(*map(controls, strings(json.loads(text)))) == set(), name
    lines = documents["github"].splitlines()
    assert [line.split(" ")[0] for line in lines] in (["::error"], ["::notice"])
    assert "<b" not in documents["summary"]


@cache
def _cases() -> Any:
    from grader.hidden.cases import draw_cases

    return draw_cases(catalog.load(EXERCISE), 1)


def strings(value: object) -> list[str]:
    """All texts in a JSON document, names too."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, list):
        return [text for item in value for text in strings(item)]
    if isinstance(value, dict):
        return [text for pair in value.items() for item in pair for text in strings(item)]
    return []


def test_pages_of_steps_and_of_a_class_hold_text_only() -> None:
    played = playback_of(Verdict.WRONG_ANSWER)
    line = hostile(class_index.Line, href="", share=1.0, cpu_seconds=1.0, is_late=True)
    bar = hostile(class_index.Bar, number=1, share=1.0)
    chosen = [
        hostile(class_index.Filter, group=group, students=(HOSTILE,), share=1.0)
        for group in ("Verdict", "What went wrong", "Points", "Also")
    ]
    pair = hostile(class_index.PairLine, percent=61)
    shown = hostile(
        class_index.Class, students=1, accepted=0, filters=chosen, absent=[HOSTILE],
        failing=[bar], pairs=[pair], more_pairs=0, rows=[line], seed=1,
    )  # fmt: skip
    for text in (stepper.page(played, HOSTILE, played.recorded), class_index.class_page(shown)):
        assert controls(html.unescape(text)) == set()
        assert "<b id" not in text
        text.encode()


def test_every_command_prints_on_the_console_that_escapes() -> None:
    made = re.compile(r"\bConsole\(")
    makers = {
        path.name
        for path in (ROOT / "grader").rglob("*.py")
        if made.search(path.read_text(encoding="utf-8").replace("class TextConsole(Console)", ""))
    }
    assert makers == set()
