"""``trace``: step through a function of a notebook as ``grader trace`` steps through a file."""

from dataclasses import dataclass, field
from html import escape

from grader.api.checking import exercise_and_source
from grader.api.travel import Definition
from grader.errors import InvalidInput
from grader.grading import Task, grade, new_seed
from grader.learner.trial import examples, own_input
from grader.report.page import stepper
from grader.report.words import sentence
from grader.sandbox import isolation
from grader.why.explain import explain
from grader.why.failure import failure_of
from grader.why.playback import own_case, play, play_failure

HEIGHT = 760
"""Points of the frame in a notebook."""


@dataclass(frozen=True, repr=False)
class Steps:
    """A recorded call: a page in a notebook, and a few lines of text elsewhere."""

    text: str
    """What happened, in lines."""
    page: str = field(default="", repr=False)
    """The page that plays it; empty if nothing could be recorded."""

    def __repr__(self) -> str:
        return self.text

    def _repr_html_(self) -> str:
        if not self.page:
            return f"<p>{escape(self.text)}</p>"
        # A frame of its own origin: the page's style and script stay in it.
        return (
            f'<iframe title="Step by step" sandbox="allow-scripts" width="100%" height="{HEIGHT}"'
            f' style="border: 0" srcdoc="{escape(self.page)}"></iframe>'
        )


def trace(
    solution: Definition,
    exercise: str | int | None = None,
    *,
    board: str | None = None,
    seed: int | None = None,
) -> Steps:
    """Record a call of `solution` step by step, and show it: lines, variables and the board.

    It plays the smallest board on which a check of `exercise` fails, or the public example if the
    solution is accepted; with `board`, 81 cells in any usual notation, it plays that one.  `seed`
    draws the same cases again.  Raise what `check` raises, and ValueError for what is not a board.
    """
    chosen, source = exercise_and_source(solution, exercise)
    level = isolation.choose()
    failure = None
    if board is not None:
        try:
            case = own_case(chosen, own_input(chosen, board, "your board").text)
        except InvalidInput as error:
            raise ValueError(str(error)) from None
    else:
        task = Task(chosen, source, level, new_seed() if seed is None else seed)
        report = grade(task)
        failure = failure_of(report)
        if failure is None:
            example = examples(chosen)[0]
            case = own_case(chosen, example.text, example.function)
        else:
            why = explain(task, report)
            recorded, playback = play_failure(chosen, source, level, failure, why)
    if failure is None:
        recorded, playback = play(chosen, source, level, case)
    if playback is None:
        trouble = recorded.result.message or "this program can't be recorded step by step"
        return Steps(sentence(trouble))
    lines = "\n".join(stepper.summary(playback))
    return Steps(lines, stepper.page(playback, f"{chosen.number} · {chosen.title}"))
