"""Tells which rung's file was saved.

Editors write in place, or into another file which they then rename, or empty the file first and
fill it later; all that comes out as one or more `Saved`.
"""

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from watchfiles import Change, watch

from grader.watch.events import Events, Saved, Told

STEP = 5
"""Milliseconds of quiet that make several changes one save."""
LONGEST_BURST = 50
"""Milliseconds after which a file that goes on changing is looked at anyway."""
BETWEEN_LOOKS = 300
"""Milliseconds between two looks at the files where the system does not tell of changes."""


class Version(NamedTuple):
    """A file as it was written at some moment."""

    inode: int
    changed: int
    size: int


def version(path: str) -> Version | None:
    """The version that is there now; None for no file."""
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
    stop = threading.Event()
    thread = threading.Thread(
        target=_watch, args=(folder, exercises, events, stop, poll), name="files", daemon=True
    )
    thread.start()
    try:
        yield
    finally:
        stop.set()
        thread.join(timeout=2)


def _watch(
    folder: str, exercises: tuple[str, ...], events: Events, stop: threading.Event, poll: bool
) -> None:
    files = {f"{name}.py": name for name in exercises}
    # A save can bring several events, some of them late, and only one of them is news.
    seen = {name: version(os.path.join(folder, file)) for file, name in files.items()}

    def of_an_exercise(change: Change, path: str) -> bool:
        return change is not Change.deleted and os.path.basename(path) in files

    def report(force_polling: bool) -> None:
        for changes in watch(
            folder,
            watch_filter=of_an_exercise,
            step=STEP,
            debounce=LONGEST_BURST,
            stop_event=stop,
            raise_interrupt=False,
            recursive=False,
            force_polling=force_polling,
            poll_delay_ms=BETWEEN_LOOKS,
        ):
            for file in sorted({os.path.basename(path) for _, path in changes}):
                name = files[file]
                now = version(os.path.join(folder, file))
                if now is not None and now != seen[name]:
                    seen[name] = now
                    events.put(Saved(name))

    try:
        try:
            report(poll)
        except OSError:
            if poll:
                raise
            # Too many watches of other programs, or a folder on another machine.
            every = f"{BETWEEN_LOOKS / 1000:g} s"
            events.put(Told(f"This folder reports no changes, so it is looked at every {every}."))
            report(True)
    except Exception as error:
        events.put(Told(f"Saves are not noticed any more ({error}). Press r to check."))
