"""Tells which rung's file was saved.

Editors write in place, or into another file which they then rename, or empty the file first and
fill it later; all that comes out as one or more `Saved`.
"""

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from watchfiles import watch

from grader.learner.workspace import Workspace
from grader.watch.events import Deleted, Events, Saved, Told

STEP = 5
"""Milliseconds of quiet that make several changes one save."""
LONGEST_BURST = 50
"""Milliseconds after which a file that keeps changing is checked anyway."""
LONGEST_BLIND = 1000
"""Milliseconds after which the files are checked even without a reported change."""
BETWEEN_LOOKS = 300
"""Milliseconds between two looks at the files if the system does not report changes."""


class OwnWrites:
    """The files that the kit has written itself, as it left them: that does not count as a save."""

    def __init__(self, workspace: Workspace) -> None:
        self._workspace = workspace
        self._left: dict[str, Version | None] = {}

    def note(self, exercise: str) -> None:
        """Remember the file of an exercise as it is now; an empty name is none."""
        if exercise:
            self._left[exercise] = version(self._workspace.file_of(exercise))

    def has_made(self, exercise: str) -> bool:
        """Return whether the file is still as the kit has left it."""
        left = self._left.get(exercise)
        return left is not None and left == version(self._workspace.file_of(exercise))


class Version(NamedTuple):
    """A file as it was written at some moment."""

    inode: int
    changed: int
    size: int


def version(path: str) -> Version | None:
    """Return the current version; None if there is no file."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return Version(found.st_ino, found.st_mtime_ns, found.st_size)


@contextmanager
def watching(
    folder: str, exercises: tuple[str, ...], events: Events, *, poll: bool
) -> Iterator[None]:
    """Put every save of a file of `exercises` into `events`."""
    paths = {name: os.path.join(folder, f"{name}.py") for name in exercises}
    stop = threading.Event()
    # Taken here and not in the thread, so that a save that comes at once is news.
    arguments = (paths, versions(paths), events, stop, poll)
    thread = threading.Thread(target=_watch, args=arguments, name="files", daemon=True)
    thread.start()
    try:
        yield
    finally:
        stop.set()
        thread.join(timeout=2)


def versions(paths: dict[str, str]) -> dict[str, Version | None]:
    """Return the current version of each file."""
    return {name: version(path) for name, path in paths.items()}


def look(
    paths: dict[str, str], seen: dict[str, Version | None], gone: set[str], events: Events
) -> None:
    """Put what has happened since the last look into `events`; update `seen` and `gone`.

    A file that is not there has been deleted if the next look doesn't find it either: some editors
    delete a file and write it anew.
    """
    now = versions(paths)
    for name in paths:
        if now[name] is None and seen[name] is not None:
            if name in gone:
                seen[name] = None
                events.put(Deleted(name))
            gone.add(name)
            continue
        gone.discard(name)
        if now[name] != seen[name]:
            seen[name] = now[name]
            events.put(Saved(name))


def _watch(
    paths: dict[str, str],
    seen: dict[str, Version | None],
    events: Events,
    stop: threading.Event,
    poll: bool,
) -> None:
    folder = os.path.dirname(next(iter(paths.values())))
    gone: set[str] = set()
    looking = f"looked at every {BETWEEN_LOOKS / 1000:g} s"

    def report(force_polling: bool) -> None:
        # An event only says that it is time to look: a save can bring several of them, some of
        # them late, and some systems lose one now and then.
        for _ in watch(
            folder,
            watch_filter=None,
            step=STEP,
            debounce=LONGEST_BURST,
            rust_timeout=LONGEST_BLIND,
            yield_on_timeout=True,
            stop_event=stop,
            raise_interrupt=False,
            recursive=False,
            force_polling=force_polling,
            poll_delay_ms=BETWEEN_LOOKS,
        ):
            look(paths, seen, gone, events)

    try:
        if poll:
            events.put(Told(f"The files are {looking}."))
        try:
            report(poll)
        except OSError as error:
            if poll:
                raise
            # Too many watches of other programs, or a folder on another machine.
            events.put(Told(f"No news of saves here ({error}): the files are {looking}."))
            report(True)
    except Exception as error:
        events.put(Told(f"Saves are not noticed any more ({error}). Press r to check."))
