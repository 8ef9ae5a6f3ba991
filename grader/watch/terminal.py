"""The terminal in watch mode: a second screen, without a cursor, always drawn completely."""

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress

from rich.console import Console, ConsoleDimensions

# Lines that are too long for a terminal which has just become smaller are cut, not broken in two.
ENTER = "\x1b[?1049h\x1b[?25l\x1b[?7l"
LEAVE = "\x1b[?7h\x1b[?25h\x1b[?1049l"
HOME = "\x1b[H"
ERASE_LINE = "\x1b[K"
"""Before the line and not after it: then the cursor may be on its last character."""


def is_there() -> bool:
    """Return whether keys can be read and a screen can be drawn."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


@contextmanager
def second_screen() -> Iterator[None]:
    """Draw on the second screen; always restore the first one afterwards."""
    _write(ENTER)
    try:
        yield
    finally:
        with suppress(OSError, ValueError):  # the terminal may be gone
            _write(LEAVE)


def show(lines: Sequence[str]) -> None:
    """Draw all lines, from the top, in one write."""
    text = "\r\n".join(ERASE_LINE + line for line in lines)
    _write(f"{HOME}{text}")


def fit(console: Console) -> None:
    """Give `console` the terminal's current size."""
    with suppress(OSError):
        size = os.get_terminal_size(sys.stdout.fileno())
        console.size = ConsoleDimensions(max(size.columns, 20), max(size.lines, 5))


def _write(text: str) -> None:
    # Errors: a terminal without UTF-8 gets question marks and not a traceback.
    sys.stdout.buffer.write(text.encode(sys.stdout.encoding or "utf-8", "replace"))
    sys.stdout.buffer.flush()
