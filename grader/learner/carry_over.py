"""Puts the learner's own functions of an earlier rung into the stub of a rung that calls them."""

import os

from grader.catalog import catalog
from grader.catalog.exercise import Exercise
from grader.catalog.stub import render_stub
from grader.errors import UserError
from grader.learner import source_file
from grader.learner.workspace import Workspace

END_OF_STATEMENT = '"""\n'
"""Ends the text at the top of a stub."""


def carry_over(exercise: Exercise, workspace: Workspace) -> str:
    """Copy the accepted functions that an exercise uses into its untouched file.

    Return a sentence for the learner; an empty text if the exercise uses none, if the file is not
    the stub any more, or if the earlier file can't be read.  The caller must know that the earlier
    exercise is accepted.  Raise OSError if the file can't be written.
    """
    if exercise.uses is None:
        return ""
    earlier = catalog.find(exercise.uses)
    path = workspace.file_of(exercise.name)
    stub = render_stub(exercise)
    source = os.path.join(workspace.exercises, f"{earlier.name}.py")
    try:
        if source_file.read(path) != stub.encode():
            return ""
        written = source_file.read(source).decode("utf-8")
    except (UserError, UnicodeDecodeError):
        return ""
    # Their own statement is the stub's, so it needs no parser to be left out.
    written = written.removeprefix(_statement(render_stub(earlier)))
    problem = earlier.problem
    what = f"functions of {earlier.rung}" if problem.names else problem.entry_point
    statement = _statement(stub)
    comment = f"# Your {what}, copied from {earlier.name}.py.\n"
    text = f"{statement}\n\n{comment}{written.strip()}\n{stub.removeprefix(statement)}"
    source_file.replace(path, text.encode())
    were, them = ("were", "them") if problem.names else ("was", "it")
    return f"Your {what} {were} copied into {exercise.name}.py, which uses {them}."


def _statement(stub: str) -> str:
    """Return the text at the top of a stub, with the marks around it."""
    return stub[: stub.index(END_OF_STATEMENT, 3) + len(END_OF_STATEMENT)]
