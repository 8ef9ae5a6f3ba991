"""Single keys from the terminal, without Enter; the terminal's settings are always restored."""

import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from grader.watch.events import Events, Pressed

NAMES = {
    "\r": "enter", "\n": "enter", " ": "page down", "\x7f": "backspace", "\x1b": "escape",
    "\x1b[A": "up", "\x1b[B": "down", "\x1b[C": "right", "\x1b[D": "left",
    "\x1bOA": "up", "\x1bOB": "down", "\x1bOC": "right", "\x1bOD": "left",
    "\x1b[5~": "page up", "\x1b[6~": "page down", "\x1b[H": "home", "\x1b[F": "end",
    "\x1b[1~": "home", "\x1b[4~": "end", "\x1bOH": "home", "\x1bOF": "end",
    "\x04": "q",
}  # fmt: skip
"""What keys send, where it isn't the character itself; Ctrl-D quits, as in a shell."""
REST_OF_A_KEY = 0.05
"""Seconds within which the rest of an arrow key's characters follow the first, even over ssh."""


def split(text: str) -> tuple[list[str], str]:
    """Return the names of the keys that `text` begins with, and the start of one cut off."""
    keys: list[str] = []
    while text:
        length = 1
        if text.startswith(("\x1b[", "\x1bO")):
            length = 3
            while (
                text.startswith("\x1b[")
                and length <= len(text)
                and text[length - 1] in "0123456789;"
            ):
                length += 1
            if length > len(text):
                return keys, text
        elif text == "\x1b":
            return keys, text
        keys.append(NAMES.get(text[:length], text[:length]))
        text = text[length:]
    return [key for key in keys if not key.startswith("\x1b")], ""


if sys.platform == "win32":

    @contextmanager
    def reading(events: Events) -> Iterator[None]:
        """Put every key into `events`."""

        def read() -> None:
            import msvcrt

            special = {"H": "up", "P": "down", "I": "page up", "Q": "page down"}
            while True:
                character = msvcrt.getwch()
                if character in "\x00\xe0":
                    key = special.get(msvcrt.getwch(), "")
                else:
                    key = NAMES.get(character, character)
                if key:
                    events.put(Pressed(key))

        threading.Thread(target=read, name="keys", daemon=True).start()
        yield

else:

    @contextmanager
    def reading(events: Events) -> Iterator[None]:
        """Put every key into `events`; restore the terminal afterwards."""
        import termios
        import tty

        terminal = sys.stdin.fileno()
        before = termios.tcgetattr(terminal)
        stopped, stop = os.pipe()
        thread = threading.Thread(
            target=_read, args=(terminal, stopped, events), name="keys", daemon=True
        )
        try:
            tty.setcbreak(terminal, termios.TCSADRAIN)
            thread.start()
            yield
        finally:
            os.close(stop)
            with suppress(termios.error):  # the terminal may be gone
                termios.tcsetattr(terminal, termios.TCSADRAIN, before)
            if thread.ident is not None:
                thread.join()
            os.close(stopped)

    def _read(terminal: int, stopped: int, events: Events) -> None:
        import select

        rest = b""
        while True:
            ready = select.select([terminal, stopped], [], [], REST_OF_A_KEY if rest else None)[0]
            if stopped in ready:
                return
            piece = b""
            if terminal in ready:
                try:
                    piece = os.read(terminal, 1024)
                except OSError:
                    piece = b""
                if not piece:  # the terminal was closed
                    events.put(Pressed("q"))
                    return
            keys, left = split((rest + piece).decode("utf-8", "replace"))
            rest = left.encode()
            if left and not piece:  # nothing followed: it was the key Escape
                keys, rest = [NAMES.get(left, "")], b""
            for key in keys:
                if key:
                    events.put(Pressed(key))
