"""Writes a command's documents into a file or to standard output."""

import sys

from grader.errors import UserError


def write(path: str, text: str) -> None:
    """Write `text` as UTF-8 to a file, or to standard output if `path` is ``-``."""
    if path == "-":
        sys.stdout.write(text)
        return
    try:
        with open(path, "w", encoding="utf-8", newline="") as file:
            file.write(text)
    except OSError as error:
        raise UserError(f"{path} can't be written: {error.strerror}") from None
