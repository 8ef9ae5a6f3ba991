"""The learner's own texts as they were checked: the last two of each rung, and the accepted one."""

import os
from contextlib import suppress
from enum import Enum

from grader.catalog.exercise import rung_of
from grader.learner.workspace import Workspace


class Which(Enum):
    """Which text of a rung."""

    LAST = "last"
    BEFORE = "before"
    """The one that was checked before the last one, and differs from it."""
    ACCEPTED = "accepted"


def keep(text: str, exercise: str, workspace: Workspace, *, accepted: bool) -> None:
    """Keep a text that was checked.  Raise OSError."""
    last = read(Which.LAST, exercise, workspace)
    if text != last:
        if last is not None:
            _write(last, Which.BEFORE, exercise, workspace)
        _write(text, Which.LAST, exercise, workspace)
    if accepted:
        _write(text, Which.ACCEPTED, exercise, workspace)


def read(which: Which, exercise: str, workspace: Workspace) -> str | None:
    """Return a text that was kept; None if there is none."""
    with (
        suppress(OSError, UnicodeDecodeError),
        open(_path(which, exercise, workspace), encoding="utf-8", newline="") as file,
    ):
        return file.read()
    return None


def before(text: str, exercise: str, workspace: Workspace) -> str | None:
    """Return what was checked before `text`, which is the last one; None if nothing was."""
    if read(Which.LAST, exercise, workspace) != text:
        return None
    return read(Which.BEFORE, exercise, workspace)


def _write(text: str, which: Which, exercise: str, workspace: Workspace) -> None:
    path = _path(which, exercise, workspace)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8", newline="", errors="replace") as file:
        file.write(text)


def _path(which: Which, exercise: str, workspace: Workspace) -> str:
    return os.path.join(workspace.texts, rung_of(exercise), f"{which.value}.py")
