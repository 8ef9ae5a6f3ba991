"""Renders a recorded call as one page that plays it: the code, the variables and the board."""

import json
import zlib
from base64 import b64encode
from typing import Any, NamedTuple

from grader.catalog import catalog
from grader.english import counted
from grader.grading import Report
from grader.judge.session import Submission
from grader.measure.steps import Recorded
from grader.report.page import board
from grader.report.page.document import render
from grader.report.page.source import numbered_lines
from grader.report.visible import one_line
from grader.report.words import sentence
from grader.sandbox.isolation import Isolation
from grader.sudoku import notation
from grader.sudoku.shape import side_of
from grader.why.failure import failure_of
from grader.why.playback import Playback, play_failure


def page(playback: Playback, title: str, beside: Recorded | None = None) -> str:
    """Return the page of a recorded call.

    `beside` is another solver on the same board, which goes in step with it, write by write.
    """
    recorded, first = playback.recorded, playback.first
    result = recorded.result
    boards = [_Board("yours", recorded, "Your board")] if recorded.puzzle else []
    if beside is not None and beside.steps is not None and beside.puzzle:
        boards.append(_Board("beside", beside, one_line(beside.name, 40)))
    return render(
        "stepper.html.j2",
        script="stepper.js",
        sheet="stepper.css",
        title=f"Step by step: {one_line(recorded.name, 60)}",
        kicker=title,
        name=one_line(recorded.name, 60),
        accepted=result.verdict.accepted,
        verdict=result.verdict.value,
        message="" if result.verdict.accepted else sentence(result.message),
        first=first,
        notes=notes(playback),
        lines=numbered_lines(recorded.source),
        boards=boards,
        guesses=playback.guesses,
        knows_wrong=bool(playback.solution),
        recording=packed(_data(playback, beside)),
    )


def page_of(report: Report, isolation: Isolation) -> str | None:
    """Return the page that plays the failure of a report; None if there is nothing to play."""
    failure = failure_of(report)
    if failure is None:
        return None
    exercise = catalog.load(report.exercise)
    entry_point = report.function or exercise.problem.entry_point
    submission = Submission(report.submission, report.source.encode(), entry_point)
    _, playback = play_failure(exercise, submission, isolation, failure, report.why)
    if playback is None:
        return None
    return page(playback, f"{exercise.number} · {exercise.title}")


def notes(playback: Playback) -> list[str]:
    """Return what a reader should know about the recording, in sentences."""
    steps = playback.steps
    said = []
    if playback.after:
        calls = counted(playback.after, "call")
        said.append(
            f"Alone, this board is solved. Here it fails after {calls} with other boards:"
            " what does your code keep from one call to the next?"
        )
    elif not playback.fails_alone:
        said.append(
            "Alone, this board is solved. In the check it failed after other boards: what does your"
            " code keep from one call to the next?"
        )
    if steps.stopped == "time":
        said.append("It was stopped when its time was up; these are the steps until then.")
    elif steps.stopped:
        said.append(f"It was stopped after {steps.total:,} steps.")
    if not steps.complete:
        kept = sum(len(chunk.steps) for chunk in steps.chunks)
        said.append(
            f"{steps.total:,} steps are too many for a page: it has {kept:,}, the first ones, the"
            " last ones, and those around the wrong guesses."
        )
    return said


def summary(playback: Playback) -> list[str]:
    """Return the lines that a terminal shows beside the page."""
    recorded, steps = playback.recorded, playback.steps
    result = recorded.result
    name = one_line(recorded.name)
    if result.verdict.accepted:
        lines = [f"{name} solved it." if recorded.puzzle else f"{name}: the answer is right."]
    else:
        lines = [f"{name}: {result.verdict.value}. {sentence(result.message)}"]
    writes = f", {steps.all_writes:,} writes into the board" if recorded.puzzle else ""
    lines.append(f"{steps.total:,} steps{writes}")
    return [*lines, *notes(playback), *(f"{one.text}." for one in playback.guesses)]


class _Board(NamedTuple):
    """A board on the page."""

    id: str
    recorded: Recorded
    caption: str

    @property
    def table(self) -> object:
        puzzle = self.recorded.puzzle
        return board.table(notation.to_rows(puzzle), self.caption, puzzle)


def packed(data: object) -> str:
    """Return data as a browser unpacks it: JSON, compressed, in base 64."""
    text = json.dumps(data, separators=(",", ":"), ensure_ascii=True).encode("ascii")
    packer = zlib.compressobj(6, zlib.DEFLATED, 16 + zlib.MAX_WBITS)
    return b64encode(packer.compress(text) + packer.flush()).decode("ascii")


def _data(playback: Playback, beside: Recorded | None) -> dict[str, Any]:
    recorded, steps, first = playback.recorded, playback.steps, playback.first
    frames = recorded.result.frames
    return {
        "puzzle": recorded.puzzle,
        "solution": playback.solution,
        "total": steps.total,
        "writes": steps.all_writes,
        "first": None if first is None else first.step,
        "end": _ending(recorded),
        "endLine": frames[-1].line if frames else 0,
        "broken": [
            row * side_of(recorded.puzzle) + column
            for finding in recorded.result.findings[:1]
            for row, column in finding.cells
        ]
        if recorded.puzzle
        else [],
        "functions": [
            [function.name, function.line, function.end, function.around]
            for function in steps.functions
        ],
        "masks": sorted(steps.masks),
        "guesses": [[one.guess.step, one.guess.end] for one in playback.guesses],
        "depths": steps.depths,
        "boards": sorted(steps.boards),
        "chunks": [
            {
                "first": chunk.first,
                "board": chunk.board,
                "steps": [
                    [step.line, step.kind, step.function, step.depth, *step.changes]
                    for step in chunk.steps
                ],
            }
            for chunk in steps.chunks
        ],
        "beside": _beside(beside),
    }


def _ending(recorded: Recorded) -> str:
    if recorded.result.verdict.accepted:
        return "The call has ended, and the answer is right."
    return f"{recorded.result.verdict.value}: {sentence(recorded.result.message)}"


def _beside(recorded: Recorded | None) -> dict[str, Any] | None:
    if recorded is None or recorded.steps is None:
        return None
    return {
        "puzzle": recorded.puzzle,
        "writes": [[write.cell, write.symbol] for write in recorded.steps.writes],
        "all": recorded.steps.all_writes,
    }
