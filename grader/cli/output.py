"""Writes what a command was asked to write, into a file or on standard output."""

import sys

from grader.errors import UserError


def write(path: str, text: str) -> None:
    """Write `text` as UTF-8 to a file, or to standard output where `path` is ``-``."""
    if path == "-":
        sys.stdout.write(text)
        return
    try:
        with open(path, "w", encoding="utf-8", newline="") as file:
            file.write(text)
    except OSError as error:
        raise UserError(f"{path} can't be written: {error.strerror}") from None
