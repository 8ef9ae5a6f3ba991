"""The clone of the repository that the kit runs from."""

from pathlib import Path
from typing import NamedTuple

import grader
from grader.errors import NotAClone


class Clone(NamedTuple):
    """The folders of the repository."""

    root: Path

    @property
    def exercises(self) -> Path:
        """The stubs."""
        return self.root / "exercises"

    @property
    def solutions(self) -> Path:
        """The references."""
        return self.root / "solutions"

    @property
    def rungs(self) -> Path:
        """The catalog's entries."""
        return self.root / "grader" / "catalog" / "rungs"

    @property
    def submissions(self) -> Path:
        """The golden corpus, and the hostile one in it."""
        return self.root / "tests" / "submissions"


def find_clone() -> Clone:
    """Return the clone that contains this package.  Raise `NotAClone`."""
    clone = Clone(Path(grader.__file__).resolve().parents[1])
    if clone.submissions.is_dir() and clone.solutions.is_dir():
        return clone
    raise NotAClone(
        "`grader dev` works in a clone of the repository only: this kit was installed without its"
        " tests; clone it, and install it with `pip install -e .`"
    )
