"""Shows what is longer than the screen through a pager."""

import os
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from rich.console import Console


@contextmanager
def paged(console: Console) -> Iterator[None]:
    """Print all that follows; through a pager, if it is longer than the screen of a terminal."""
    if not console.is_terminal:
        yield
        return
    with console.capture() as capture:
        yield
    text = capture.get()
    if text.count("\n") < console.height or not _through(pager(), text):
        print(text, end="", file=console.file)


def pager() -> list[str]:
    """Return the pager's command: ``$PAGER``, or else ``less -R``; empty for none."""
    named = os.environ.get("PAGER")
    if named is None:
        return ["less", "-R"] if shutil.which("less") else []
    try:
        return shlex.split(named)
    except ValueError:
        return []


def _through(command: list[str], text: str) -> bool:
    """Let a pager show a text; return whether it could be started."""
    if not command or command == ["cat"]:
        return False
    # A plain `less` shows colours too, unless its user has settled that otherwise.
    environment = {"LESS": "-R", **os.environ}
    try:
        started = subprocess.Popen(
            command, stdin=subprocess.PIPE, env=environment, text=True,
            encoding=sys.stdout.encoding or "utf-8", errors="backslashreplace",
        )  # fmt: skip
    except OSError:
        return False
    # Ctrl-C is for the pager, as in every program that has one.
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with suppress(BrokenPipeError):  # its user has read enough
            started.communicate(text)
    finally:
        started.wait()
        signal.signal(signal.SIGINT, before)
    return True
