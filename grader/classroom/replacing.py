"""Writes a file in the place of another one: at once or not at all."""

import io
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import IO


@contextmanager
def replacing(path: str) -> Iterator[IO[bytes]]:
    """Write a file that takes the place of the one at `path`, if any, when it is complete."""
    new = f"{path}.new"
    try:
        with open(new, "wb") as file:
            yield file
        with suppress(FileNotFoundError):
            shutil.copymode(path, new)
        os.replace(new, path)
    except BaseException:  # the disk is full, or Ctrl-C: the old one stays
        with suppress(OSError):
            os.remove(new)
        raise


@contextmanager
def replacing_text(path: str, encoding: str = "utf-8") -> Iterator[IO[str]]:
    """Write a text in the same way; names that are not valid UTF-8 get escapes."""
    with (
        replacing(path) as file,
        io.TextIOWrapper(file, encoding, errors="backslashreplace", newline="") as text,
    ):
        yield text
