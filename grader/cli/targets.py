"""What a TARGET on the command line means: an exercise, a file, or standard input."""

import os
import sys
from typing import NamedTuple

from grader.catalog import catalog
from grader.catalog.exercise import Exercise, rung_of
from grader.errors import NoWorkspace, UserError
from grader.judge.session import Submission
from grader.judge.session import reference as reference
from grader.learner import progress, source_file
from grader.learner.progress import Progress, Standing
from grader.learner.workspace import Workspace, find


class Target(NamedTuple):
    """A submission to judge, and the exercise that it is judged as."""

    exercise: Exercise
    submission: Submission
    own: bool
    """Whether it is the learner's own file for that exercise; then progress is recorded."""


def exercise_named(text: str) -> Exercise:
    """Return the exercise that `text` means."""
    return catalog.find(text)


def standings() -> dict[str, Standing]:
    """Return the learner's progress in every exercise that was started."""
    return Progress(workspace().database).standings()


def current() -> Exercise:
    """Return the learner's current exercise; the last one if all are accepted."""
    return catalog.load(progress.current(catalog.names(), standings()) or catalog.names()[-1])


def workspace() -> Workspace:
    """Return the learner's folder."""
    return find()


def target(text: str, rung: str | None, function: str | None) -> Target:
    """Return the target that `text` names."""
    exercise = exercise_named(rung) if rung else None
    if text == "-":
        exercise = exercise or _any_right_answer()
        return _target(exercise, "<stdin>", _standard_input(), function, own=False)
    looks_like_a_path = text.endswith((".py", ".ipynb")) or os.sep in text or "/" in text
    if looks_like_a_path or os.path.exists(text):
        return _file(text, exercise, function)
    named = exercise_named(text)
    return own_file(named, function, exercise)


def own_file(
    exercise: Exercise, function: str | None = None, judged_as: Exercise | None = None
) -> Target:
    """Return the learner's file of an exercise."""
    path = workspace().file_of(exercise.name)
    if not os.path.exists(path):
        raise UserError(_missing(path))
    found = _file(path, judged_as or exercise, function)
    return found._replace(own=found.own and judged_as in (None, exercise))


def _missing(path: str) -> str:
    """Return what to do if the learner's folder lacks the file of a rung."""
    folder, name = os.path.split(os.path.relpath(path))
    rung = rung_of(name)
    numbered = sorted(file for file in os.listdir(folder) if rung_of(file) == rung)
    if numbered:
        return f"in {folder}, rename {numbered[0]} to {name}: that rung has a new number"
    missing = os.path.join(folder, name)
    return f"there is no file {missing}: write its stub with: grader reset {rung[:-3]}"


def _file(path: str, exercise: Exercise | None, function: str | None) -> Target:
    name = os.path.basename(path)
    if os.path.isdir(path):
        raise UserError(f"{path} is a folder: name a Python file, or an exercise such as 05")
    if not os.path.exists(path):
        raise UserError(f"there is no file {path}")
    if not name.endswith((".py", ".ipynb")):
        raise UserError(f"{path} is not a Python file: its name does not end in .py")
    text = source_file.read(path)
    if name.endswith(".ipynb"):
        text = _of_notebook(path, text)
    stem = name.removesuffix(".py").removesuffix(".ipynb")
    rung = rung_of(stem)
    if exercise is None:
        numbered = stem != rung and catalog.renumbered(stem) in catalog.names()
        exercise = catalog.load(rung) if numbered else _any_right_answer()
    own = rung == exercise.rung and _is_own(path, exercise)
    return _target(exercise, name if own else path, text, function, own)


def _of_notebook(path: str, data: bytes) -> bytes:
    """Return the code cells of a notebook, in their order."""
    from grader.classroom.layouts import Kind
    from grader.classroom.program import program

    made = program(Kind.NOTEBOOK, data)
    if made.problem:
        raise UserError(f"{path} can't be judged: {made.problem}")
    return made.text


def _is_own(path: str, exercise: Exercise) -> bool:
    """Return whether a file is the learner's own for this exercise."""
    try:
        own = find().file_of(exercise.name)
    except NoWorkspace:
        return False
    if os.path.realpath(os.path.dirname(path)) != os.path.realpath(os.path.dirname(own)):
        return False
    if not os.path.exists(own):
        raise UserError(_missing(own))
    return os.path.realpath(path) == os.path.realpath(own)


def _standard_input() -> bytes:
    text = sys.stdin.buffer.read(source_file.LARGEST_FILE + 1)
    if len(text) > source_file.LARGEST_FILE:
        raise UserError(
            f"standard input is not a program: it has over {source_file.LARGEST_FILE:,} bytes"
        )
    return text


def _any_right_answer() -> Exercise:
    """Return the exercise for a file that names none: it must be right but need not be fast."""
    return catalog.load(catalog.CLASSIC_END).without_gates


def _target(exercise: Exercise, name: str, text: bytes, function: str | None, own: bool) -> Target:
    problem = exercise.problem
    if function and problem.names:  # one of several, which alone is judged: no attempt at the rung
        return Target(exercise.only(function), Submission(name, text, problem.entry_point), False)
    return Target(exercise, Submission(name, text, function or problem.entry_point), own)
