"""Where the learner's files are.

A workspace is a folder that has an ``exercises/`` folder with at least one rung in it.  Commands
work in the workspace and in any folder below it.
"""

import os
from typing import NamedTuple

from grader.catalog.catalog import names
from grader.errors import NoWorkspace

PROGRESS_FOLDER = ".grader"


class Workspace(NamedTuple):
    """A learner's working folder."""

    root: str

    @property
    def exercises(self) -> str:
        """The folder of the learner's files, one for each rung."""
        return os.path.join(self.root, "exercises")

    @property
    def database(self) -> str:
        """The progress file."""
        return os.path.join(self.root, PROGRESS_FOLDER, "progress.sqlite3")

    @property
    def pages(self) -> str:
        """The folder of the pages for the browser."""
        return os.path.join(self.root, PROGRESS_FOLDER, "pages")

    @property
    def texts(self) -> str:
        """The folder of the learner's texts as they were checked."""
        return os.path.join(self.root, PROGRESS_FOLDER, "texts")

    @property
    def solutions(self) -> str:
        """The folder of the references: all of them in a clone, else those that were unlocked."""
        return os.path.join(self.root, "solutions")

    @property
    def is_clone(self) -> bool:
        """Whether this is the kit's own repository, and not a folder made by ``grader init``."""
        return os.path.isfile(os.path.join(self.root, "grader", "__init__.py"))

    def file_of(self, exercise: str) -> str:
        """Return the learner's file for a rung."""
        return os.path.join(self.exercises, f"{exercise}.py")


def find(start: str | None = None) -> Workspace:
    """Return the workspace that contains `start` (or the working folder).  Raise `NoWorkspace`.

    Plain strings and `os.path`: `pathlib` alone would cost a third of the time of `grader list`.
    """
    here = os.path.abspath(start or os.getcwd())
    folder = here
    while True:
        workspace = Workspace(folder)
        if any(os.path.isfile(workspace.file_of(name)) for name in names()):
            return workspace
        parent = os.path.dirname(folder)
        if parent == folder:
            raise NoWorkspace(
                f"no folder `exercises` in {here} or above it: go to yours,"
                " or make one with: grader init sudoku"
            )
        folder = parent
