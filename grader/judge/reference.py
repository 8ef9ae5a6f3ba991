"""The reference solution of an exercise, as something to run."""

from grader.catalog import catalog
from grader.catalog.exercise import Exercise
from grader.judge.session import Source


def reference(exercise: Exercise) -> Source:
    """The text of the reference, and what to call in it."""
    with open(catalog.reference_path(exercise.name), "rb") as file:
        return Source(f"{exercise.name}.py", file.read(), exercise.problem.entry_point)
